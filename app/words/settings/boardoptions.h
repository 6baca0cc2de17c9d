// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** What a person likes to see of a board. */
struct BoardOptions {
    static constexpr int kSlowest = 25;
    static constexpr int kFastest = 400;

    /** What stands beside a board: folded where the page is narrow, or as somebody chose. */
    enum class Side { ByRoom, Open, Folded };

    /** Of a match that machines play among themselves: act by act, only how each turn ends, or only
        how it came out. */
    enum class Machines { Acts, Turns, Result };

    bool grid = false;
    bool heights = false; // written on the terrain
    bool miniMap = true; // where the board is larger than the view
    bool animated = true;
    int speed = 100; // of animations, per cent
    bool letters = false; // on the tokens, instead of the outlines of the figures
    bool portraits = true; // on the tokens of those who have one
    Side side = Side::ByRoom;
    Machines machines = Machines::Acts;
    bool followed = true; // whoever a machine acts with is brought into sight

    bool operator==(const BoardOptions &) const = default;
};

} // namespace escarmouche::app
