// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/owedlist.h"

#include "app/look/literal/literal.h"
#include "app/words/sentences/campaignwords.h"
#include "model/library/library.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>
#include <map>

namespace escarmouche::app {

namespace {

constexpr int kOwedCampaignRole = Qt::UserRole;
constexpr int kOwedFixtureRole = Qt::UserRole + 1;
constexpr int kPostGameRole = Qt::UserRole + 2;
constexpr int kOwedShown = 3; // at once

/** What people still have to do about a game, as rules::owed() has it; empty: nothing. */
QString owedText(const model::FixtureRow &row)
{
    if (row.openPostGames > 0)
        return OwedList::tr("%n post-game(s) to close", nullptr, row.openPostGames);
    const auto what = rules::owedBefore(row.status, row.at, localNow());
    if (!what || row.bands < rules::kLeastAtTable)
        return {};
    return what == rules::Owed::What::Date ? OwedList::tr("Date to be agreed")
                                           : OwedList::tr("Result to be entered");
}

} // namespace

OwedList::OwedList(QWidget *parent) : QListWidget(parent)
{
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        const QString campaign = item->data(kOwedCampaignRole).toString();
        if (const QVariant fixture = item->data(kOwedFixtureRole); fixture.isValid())
            emit fixtureWanted(campaign, fixture.toInt(), item->data(kPostGameRole).toBool());
        else
            emit questionsWanted(campaign);
    });
}

void OwedList::fill(const model::Library &library)
{
    clear();
    std::map<std::string, QString> names;
    for (const model::CampaignRow &row :
         library.campaigns().list().value_or(std::vector<model::CampaignRow>{})) {
        names[row.uuid] = toQString(row.name);
        if (row.questions > 0 && !row.archived)
            add(toQString(row.name), tr("%n open question(s)", nullptr, row.questions), row.uuid);
    }
    for (const model::FixtureRow &row :
         library.campaigns().fixtures().value_or(std::vector<model::FixtureRow>{})) {
        const QString what = owedText(row);
        if (what.isEmpty())
            continue;
        auto *item = add(toQString(row.title), names[row.campaign] + QStringLiteral(" · ") + what,
                         row.campaign);
        item->setData(kOwedFixtureRole, row.fixture.value);
        item->setData(kPostGameRole, row.openPostGames > 0);
    }
    setVisible(count() > 0);
    if (count() > 0)
        setMaximumHeight(std::min(count(), kOwedShown) * sizeHintForRow(0) + 2 * frameWidth());
}

QListWidgetItem *OwedList::add(const QString &title, const QString &what,
                               const std::string &campaign)
{
    const QString text = title + u'\n' + what;
    auto *item = new QListWidgetItem(text, this);
    item->setToolTip(tipText(text)); // where a narrow window cuts it
    item->setData(kOwedCampaignRole, toQString(campaign));
    return item;
}

} // namespace escarmouche::app
