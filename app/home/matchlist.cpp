// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/matchlist.h"

#include "app/text/dates.h"
#include "app/text/phrases.h"
#include "app/text/tooltip.h"
#include "model/library/library.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMatchRole = Qt::UserRole;
constexpr int kMostSeen = 6; // seen at once
constexpr int kLeastSeen = 3; // where there is little room

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

/** "Pitched battle · Turn 3, Vega to act · 24/10/2026 19:30". */
QString about(const model::GameRow &row)
{
    QStringList facts;
    if (!row.title.empty())
        facts << inUiLanguage(row.title);
    facts << progress(row) << momentText(row.updatedAt);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

MatchList::MatchList(QWidget *parent) : QListWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit matchWanted(item->data(kMatchRole).toString()); });
}

void MatchList::fill(const model::Library &library)
{
    clear();
    auto rows = library.matches().value_or(std::vector<model::GameRow>{});
    std::ranges::stable_partition(rows, [](const model::GameRow &row) { return !row.isOver; });
    for (const model::GameRow &row : rows) {
        auto *item = new QListWidgetItem(sides(row) + u'\n' + about(row), this);
        item->setToolTip(literalToolTip(item->text())); // where a narrow window cuts it
        item->setData(kMatchRole, toQString(row.uuid));
    }
    setVisible(!rows.empty());
    setMaximumHeight(heightOf(kMostSeen));
    updateGeometry();
}

int MatchList::heightOf(int lines) const
{
    return std::min(count(), lines) * std::max(0, sizeHintForRow(0)) + 2 * frameWidth();
}

QSize MatchList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), heightOf(kMostSeen)};
}

QSize MatchList::minimumSizeHint() const
{
    return {QListWidget::minimumSizeHint().width(), heightOf(kLeastSeen)};
}

} // namespace escarmouche::app
