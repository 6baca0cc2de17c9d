// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/seasonchoice.h"

#include "model/library/campaigns.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QInputDialog>

#include <algorithm>

namespace escarmouche::app {

namespace {

struct SeasonChoice {
    Q_DECLARE_TR_FUNCTIONS(SeasonChoice)
};

/** The name; where others have it too, with the beginning of its uuid. */
QString nameAmong(const std::vector<model::CampaignRow> &rows, const model::CampaignRow &row)
{
    constexpr std::size_t kBeginning = 8;
    const QString name = toQString(row.name);
    return std::ranges::count(rows, row.name, &model::CampaignRow::name) < 2
               ? name
               : QStringLiteral("%1 (%2)").arg(name, toQString(row.uuid.substr(0, kBeginning)));
}

} // namespace

rules::Result<bool> chooseSeasonBefore(model::Campaigns &campaigns, const std::string &campaign,
                                       QWidget *parent)
{
    const auto rows = campaigns.mayComeBefore(campaign);
    const auto before = campaigns.seasonBefore(campaign);
    if (!rows || !before)
        return rules::fail(rows ? before.error() : rows.error());
    QStringList names{SeasonChoice::tr("(none: it is the first season)")};
    int current = 0;
    for (const model::CampaignRow &row : *rows) {
        if (row.uuid == *before)
            current = static_cast<int>(names.size());
        names << nameAmong(*rows, row);
    }
    bool isChosen = false;
    const QString name = QInputDialog::getItem(parent, SeasonChoice::tr("Season before"),
                                               SeasonChoice::tr("This campaign goes on from:"),
                                               names, current, false, &isChosen);
    const auto place = names.indexOf(name);
    if (!isChosen || place == current)
        return false;
    const auto done = campaigns.setSeasonBefore(
        campaign, place == 0 ? std::string() : (*rows)[static_cast<std::size_t>(place - 1)].uuid);
    return done ? rules::Result<bool>(true) : rules::fail(done.error());
}

} // namespace escarmouche::app
