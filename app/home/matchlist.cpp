// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/matchlist.h"

#include "model/library/library.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMatchRole = Qt::UserRole;
constexpr int kMatchesShown = 4; // at once

QString sides(const model::GameRow &row)
{
    QStringList names;
    for (const model::GameSeat &seat : row.seats)
        names << toQString(seat.name);
    return names.join(QStringLiteral(" – "));
}

QString outcome(const model::GameRow &row)
{
    for (const model::GameSeat &seat : row.seats) {
        if (seat.result == rules::SeatResult::Win)
            return MatchList::tr("%1 has won").arg(toQString(seat.name));
    }
    return MatchList::tr("A draw");
}

QString progress(const model::GameRow &row)
{
    if (row.isOver)
        return outcome(row);
    if (row.turn < 1)
        return MatchList::tr("Setting up");
    if (row.awaited < 0)
        return MatchList::tr("Turn %1").arg(row.turn);
    const auto seat = static_cast<std::size_t>(row.awaited);
    return MatchList::tr("Turn %1, %2 to act").arg(row.turn).arg(toQString(row.seats[seat].name));
}

} // namespace

MatchList::MatchList(QWidget *parent) : QListWidget(parent)
{
    connect(this, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit matchWanted(item->data(kMatchRole).toString()); });
}

void MatchList::fill(const model::Library &library)
{
    clear();
    auto rows = library.matches().value_or(std::vector<model::GameRow>{});
    std::ranges::stable_partition(rows, [](const model::GameRow &row) { return !row.isOver; });
    for (const model::GameRow &row : rows) {
        auto *item = new QListWidgetItem(sides(row) + u'\n' + progress(row), this);
        item->setData(kMatchRole, toQString(row.uuid));
    }
    setVisible(!rows.empty());
    if (!rows.empty())
        setMaximumHeight(std::min(count(), kMatchesShown) * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace escarmouche::app
