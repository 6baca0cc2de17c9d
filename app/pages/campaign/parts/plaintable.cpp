// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/plaintable.h"

#include "app/look/palette/palette.h"
#include "app/look/parts/roomydelegate.h"

#include <QHeaderView>

#include <algorithm>

namespace escarmouche::app {

PlainTable::PlainTable(QWidget *parent) : QTreeView(parent), m_rows(new TableRows(this))
{
    setModel(m_rows);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setItemsExpandable(false);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setIconSize({kIconSize, kIconSize});
    setItemDelegate(new RoomyDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    RoomyDelegate::dress(*header());
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlainTable::chosenChanged);
}

void PlainTable::fill(std::vector<TableRows::Column> columns, std::vector<TableRows::Row> rows)
{
    const int id = chosen();
    m_rows->set(std::move(columns), std::move(rows));
    fit();
    choose(id);
}

int PlainTable::chosen() const
{
    return m_rows->idAt(currentIndex());
}

// The row itself, else the first one, so that Enter always has a meaning.
void PlainTable::choose(int id)
{
    QModelIndex index = m_rows->indexOf(id);
    if (!index.isValid())
        index = m_rows->index(0, 0);
    setCurrentIndex(index);
    emit chosenChanged();
}

void PlainTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fit();
}

// Each column as wide as its texts; one takes what is left, and no less than a few letters.
void PlainTable::fit()
{
    constexpr int kLeastLetters = 14;
    const int columns = m_rows->columnCount();
    int left = viewport()->width();
    for (int column = 0; column < columns; ++column) {
        if (column == m_wide)
            continue;
        resizeColumnToContents(column);
        left -= columnWidth(column);
    }
    if (m_wide < columns)
        setColumnWidth(m_wide, std::max(left, kLeastLetters * fontMetrics().averageCharWidth()));
}

} // namespace escarmouche::app
