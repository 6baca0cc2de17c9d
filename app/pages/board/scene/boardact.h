// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Not overlay.h alone: the moc of Qt 6.4 fails on <compare> where nothing of std was read before.
#include "rules/core/board/boardface.h"

#include <variant>
#include <vector>

namespace escarmouche::app {

// What a board plays, one after another.

/** A token goes through these places, the first being where it stood. */
struct BoardMove {
    int token = -1;
    std::vector<rules::Place> way;
};

/** One token aims at another; the line stays until something comes of it. */
struct BoardAim {
    int token = -1;
    int target = -1;
};

/** Something flies from one place to another. */
struct BoardShot {
    rules::Place from;
    rules::Place to;
    bool isHit = false;
};

/** A patch of the board is struck. */
struct BoardBlast {
    rules::OverlayPatch area;
};

using BoardAct = std::variant<BoardMove, BoardAim, BoardShot, BoardBlast>;

} // namespace escarmouche::app
