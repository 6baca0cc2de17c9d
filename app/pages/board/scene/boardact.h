// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Not overlay.h alone: the moc of Qt 6.4 fails on <compare> where nothing of std was read before.
#include "app/look/parts/die.h"
#include "rules/core/board/boardface.h"
#include "rules/core/journal/told.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::app {

// What a board plays, one after another.

/** Somebody sets out to do something: what was said before is read, and gone. */
struct BoardStart {
};

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

/** Something flies from one place to another; in close combat, a blow falls. */
struct BoardShot {
    rules::Place from;
    rules::Place to;
    bool isHit = false;
    bool isBlow = false;
};

/** A token goes down, or takes to its heels. */
struct BoardFate {
    int token = -1;
    bool isRout = false;
};

/** A patch of the board is struck; its outline stays until somebody sets out again, or not. */
struct BoardBlast {
    rules::OverlayPatch area;
    bool stays = false;
};

/** Dice that were thrown about a token lie beside it. */
struct BoardDice {
    int token = -1;
    std::vector<LyingDie> dice;
};

/** What became of a token, or of what flew to a place, in a word or two that rise there; what
    follows does not wait until they are gone. */
struct BoardWord {
    int token = -1;
    rules::Phrase word;
    rules::Outcome::Tone tone = rules::Outcome::Tone::Plain;
    std::string act = {}; // key of the act of which it came; empty: none is known
    std::optional<rules::Place> place = {}; // then it is about no token
    bool isAnew = false; // tells what was last said there, too
};

using BoardAct = std::variant<BoardStart, BoardMove, BoardAim, BoardShot, BoardFate, BoardBlast,
                              BoardDice, BoardWord>;

} // namespace escarmouche::app
