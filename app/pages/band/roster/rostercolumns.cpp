// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rostercolumns.h"

#include "app/pages/band/roster/rostermodel.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostNameLetters = 31;
constexpr int kNameLeast = 17;
constexpr int kCellLetters = 3;
constexpr int kMillimetreLetters = 7; // “225 mm”
constexpr int kPriceLetters = 6;
constexpr int kIconSpace = 6;
constexpr int kNameRoom = 20; // pixels about a name and between it and what stands beside

/** What an item's name needs with what stands beside it. */
int widthOf(const QTreeView &view, const QModelIndex &item, int depth)
{
    const QFontMetrics metrics = view.fontMetrics();
    const QString beside = item.data(RosterModel::KindRole).toString();
    const int icon =
        view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &view) + kIconSpace;
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

RosterColumns::RosterColumns(QTreeView &view, const RosterModel &model)
    : m_view(view), m_model(model)
{
    QObject::connect(view.header(), &QHeaderView::sectionResized, &view,
                     [this](int column) { resized(column); });
}

void RosterColumns::size()
{
    const int letter = m_view.fontMetrics().horizontalAdvance(u'0');
    for (int column = 1; column < m_model.gearColumn(); ++column) {
        const int letters = m_model.inMillimetres(column) ? kMillimetreLetters : kCellLetters;
        setWidth(column, letter * letters + 11);
    }
    setWidth(m_model.priceColumn(), letter * kPriceLetters + 8);
    sizeNames();
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_view.header()->setSectionResizeMode(column, column == m_model.gearColumn()
                                                          ? QHeaderView::Stretch
                                                          : QHeaderView::Interactive);
}

void RosterColumns::sizeNames()
{
    const int letter = m_view.fontMetrics().horizontalAdvance(u'0');
    int room = m_view.viewport()->width() - m_view.columnWidth(m_model.priceColumn());
    for (int column = 1; column < m_model.gearColumn(); ++column)
        room -= m_view.columnWidth(column);
    const int most = std::clamp(room / 2, letter * kNameLeast, letter * kMostNameLetters);
    setWidth(0, std::clamp(widestName(m_view, m_model), letter * kNameLeast, most));
}

void RosterColumns::forget()
{
    m_byHand.clear();
}

void RosterColumns::setWidth(int column, int width)
{
    if (m_byHand.contains(column))
        return;
    m_sizing = true;
    m_view.setColumnWidth(column, width);
    m_sizing = false;
}

// Gear takes what the others leave: its width is nobody's wish.
void RosterColumns::resized(int column)
{
    if (!m_sizing && column != m_model.gearColumn())
        m_byHand.insert(column);
}

} // namespace escarmouche::app
