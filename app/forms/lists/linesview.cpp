// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesview.h"

#include "app/forms/lists/linesdelegate.h"

namespace escarmouche::app {

LinesView::LinesView(QAbstractItemModel *lines, QWidget *parent) : QListView(parent)
{
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setItemDelegate(new LinesDelegate(this));
    setModel(lines);
}

DiceLines::DiceLines(QAbstractItemModel *lines, Typed typed, QWidget *parent)
    : LinesView(lines, parent), m_typed(std::move(typed))
{
}

} // namespace escarmouche::app
