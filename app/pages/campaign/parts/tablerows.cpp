// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/tablerows.h"

#include "app/look/palette/palette.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

void TableRows::set(std::vector<Column> columns, std::vector<Row> rows)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
}

int TableRows::idAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].id : 0;
}

QModelIndex TableRows::indexOf(int id) const
{
    const auto row = std::ranges::find(m_rows, id, &Row::id);
    return row == m_rows.end() ? QModelIndex() : index(static_cast<int>(row - m_rows.begin()), 0);
}

int TableRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TableRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Column &column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::ToolTipRole:
        return row.hint.isEmpty() ? row.cells.value(index.column()) : row.hint;
    case Qt::TextAlignmentRole:
        return int(column.number ? Qt::AlignRight | Qt::AlignVCenter
                                 : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return index.column() == 0 && !row.icon.isNull() ? QVariant(row.icon) : QVariant();
    case Qt::ForegroundRole:
        return row.dim ? QVariant(tone(Tone::Dim, QGuiApplication::palette())) : QVariant();
    default:
        return {};
    }
}

QVariant TableRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    const Column &column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole)
        return column.hint.isEmpty() ? column.title : column.hint;
    if (role == Qt::TextAlignmentRole)
        return int(column.number ? Qt::AlignRight | Qt::AlignVCenter
                                 : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace escarmouche::app
