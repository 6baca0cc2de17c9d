// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/campaignlist.h"

#include "app/look/palette/lineicon.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/library/library.h"
#include "model/text.h"
#include "rules/core/campaign/campaignrules.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kCampaignUuidRole = Qt::UserRole;
constexpr int kCampaignsShown = 3; // at once

int orderOf(const model::CampaignRow &row)
{
    if (row.archived)
        return 3;
    switch (row.status) {
    case rules::CampaignStatus::Running:
        return 0;
    case rules::CampaignStatus::Preparing:
        return 1;
    case rules::CampaignStatus::Ended:
        break;
    }
    return 2;
}

QString campaignAbout(const model::CampaignRow &row, const rules::RuleSystems &systems)
{
    const rules::RuleSystem *system = systemNamed(systems, row.system);
    const bool hasBands = !system || !system->campaigns || system->campaigns->hasBands();
    QStringList facts;
    if (systems.size() > 1)
        facts << inUiLanguage(gameName(systems, row.system));
    facts << QStringList{row.archived ? CampaignList::tr("in the archive") : statusText(row.status),
                         hasBands ? CampaignList::tr("%n band(s)", nullptr, row.bands)
                                  : CampaignList::tr("%n player(s)", nullptr, row.bands),
                         CampaignList::tr("%n game(s) played", nullptr, row.played)};
    if (row.planned > 0)
        facts << CampaignList::tr("%n to come", nullptr, row.planned);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

CampaignList::CampaignList(QWidget *parent) : QListWidget(parent)
{
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        emit campaignWanted(item->data(kCampaignUuidRole).toString());
    });
}

void CampaignList::fill(const model::Library &library)
{
    const QString kept =
        currentItem() ? currentItem()->data(kCampaignUuidRole).toString() : QString();
    clear();
    auto rows = library.campaigns().list().value_or(std::vector<model::CampaignRow>{});
    std::ranges::stable_sort(rows, {}, orderOf);
    for (const model::CampaignRow &row : rows) {
        auto *item = new QListWidgetItem(
            toQString(row.name) + u'\n' + campaignAbout(row, library.systems()), this);
        item->setData(kCampaignUuidRole, toQString(row.uuid));
        if (item->data(kCampaignUuidRole).toString() == kept)
            setCurrentItem(item);
    }
    setVisible(!rows.empty());
    if (!rows.empty())
        setMaximumHeight(std::min(count(), kCampaignsShown) * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace escarmouche::app
