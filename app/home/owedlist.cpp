// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/owedlist.h"

#include "app/campaign/campaignwords.h"
#include "app/look/lineicon.h"
#include "model/library/library.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kCampaignRole = Qt::UserRole;
constexpr int kFixtureRole = Qt::UserRole + 1;
constexpr int kPostGameRole = Qt::UserRole + 2;
constexpr int kOwedShown = 3; // at once

/** As rules::owed() has it, of a row: its date has gone by, or it has none. */
bool isDue(const model::FixtureRow &row)
{
    const bool toCome = row.status == rules::FixtureStatus::Proposed ||
                        row.status == rules::FixtureStatus::Confirmed;
    return toCome && row.bands >= 2 && row.at < localNow(); // no date comes first
}

} // namespace

OwedList::OwedList(QWidget *parent) : QListWidget(parent)
{
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        emit fixtureWanted(item->data(kCampaignRole).toString(), item->data(kFixtureRole).toInt(),
                           item->data(kPostGameRole).toBool());
    });
}

void OwedList::fill(const model::Library &library)
{
    clear();
    for (const model::FixtureRow &row :
         library.fixtures().value_or(std::vector<model::FixtureRow>{})) {
        const bool postGame = row.openPostGames > 0;
        if (!postGame && !isDue(row))
            continue;
        const QString what = postGame ? tr("%n post-game(s) to close", nullptr, row.openPostGames)
                                      : tr("Result to be entered");
        auto *item = new QListWidgetItem(toQString(row.title) + u'\n' + what, this);
        item->setToolTip(toQString(row.title));
        item->setData(kCampaignRole, toQString(row.campaign));
        item->setData(kFixtureRole, row.fixture.value);
        item->setData(kPostGameRole, postGame);
    }
    setVisible(count() > 0);
    if (count() > 0)
        setMaximumHeight(std::min(count(), kOwedShown) * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace escarmouche::app
