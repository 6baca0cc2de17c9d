// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/rostercolumns.h"

#include "app/band/rostermodel.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kNameLetters = 31;
constexpr int kNameLeast = 17;
constexpr int kCellLetters = 3;
constexpr int kMillimetreLetters = 7; // “225 mm”
constexpr int kPriceLetters = 6;
constexpr int kIconGap = 6;
constexpr int kNameRoom = 20; // pixels about a name and between it and what stands beside

/** What an item's name needs with what stands beside it. */
int widthOf(const QTreeView &view, const QModelIndex &item, int depth)
{
    const QFontMetrics metrics = view.fontMetrics();
    const QString beside = item.data(RosterModel::KindRole).toString();
    const int icon = view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &view) + kIconGap;
    return depth * view.indentation() + metrics.horizontalAdvance(item.data().toString()) +
           (beside.isEmpty() ? 0 : metrics.horizontalAdvance(beside) + kNameRoom) +
           (item.data(Qt::DecorationRole).isNull() ? 0 : icon);
}

int widestName(const QTreeView &view, const RosterModel &model)
{
    int widest = 0;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex rank = model.index(group, 0);
        for (int at = 0; at < model.rowCount(rank); ++at) {
            const QModelIndex row = model.index(at, 0, rank);
            widest = std::max(widest, widthOf(view, row, 2));
            for (int i = 0; i < model.rowCount(row); ++i)
                widest = std::max(widest, widthOf(view, model.index(i, 0, row), 3));
        }
    }
    return widest + kNameRoom;
}

} // namespace

void sizeColumns(QTreeView &view, const RosterModel &model)
{
    const int letter = view.fontMetrics().horizontalAdvance(u'0');
    for (int column = 1; column < model.gearColumn(); ++column) {
        const int letters = model.inMillimetres(column) ? kMillimetreLetters : kCellLetters;
        view.setColumnWidth(column, letter * letters + 11);
    }
    view.setColumnWidth(model.priceColumn(), letter * kPriceLetters + 8);
    sizeNames(view, model);
    for (int column = 0; column < model.columnCount(); ++column)
        view.header()->setSectionResizeMode(
            column, column == model.gearColumn() ? QHeaderView::Stretch : QHeaderView::Interactive);
}

void sizeNames(QTreeView &view, const RosterModel &model)
{
    const int letter = view.fontMetrics().horizontalAdvance(u'0');
    int room = view.viewport()->width() - view.columnWidth(model.priceColumn());
    for (int column = 1; column < model.gearColumn(); ++column)
        room -= view.columnWidth(column);
    const int most = std::clamp(room / 2, letter * kNameLeast, letter * kNameLetters);
    view.setColumnWidth(0, std::clamp(widestName(view, model), letter * kNameLeast, most));
}

} // namespace escarmouche::app
