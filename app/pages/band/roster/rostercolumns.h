// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

class QTreeView;

namespace escarmouche::app {

class RosterModel;

/** The widths of a roster's columns. Each has the room its numbers need, names and gear share the
    rest; a column drawn to a width by hand keeps it. Needs the model to be the view's. */
class RosterColumns
{
public:
    RosterColumns(QTreeView &view, const RosterModel &model);

    /** Of all columns but those drawn by hand. */
    void size();
    /** The share of names alone, after a change of width: what the widest needs with what stands
        beside it, half the rest at most. */
    void sizeNames();
    /** What was drawn by hand counts no longer, as after a change of units. */
    void forget();

private:
    void setWidth(int column, int width);
    void resized(int column);

    QTreeView &m_view;
    const RosterModel &m_model;
    std::set<int> m_byHand;
    bool m_sizing = false;
};

} // namespace escarmouche::app
