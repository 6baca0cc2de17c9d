// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTreeView;

namespace escarmouche::app {

class RosterModel;

/** Gives each column of a roster the room its numbers need; names and gear share the rest. */
void sizeColumns(QTreeView &view, const RosterModel &model);
/** The share of names alone, after a change of width: what the widest needs with what stands
    beside it, half the rest at most. */
void sizeNames(QTreeView &view, const RosterModel &model);

} // namespace escarmouche::app
