// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/values/number.h"

#include <optional>
#include <vector>

namespace escarmouche::rules::musg {

/** What one line of a band could give up: figures whole, or paid gear of those who stay. */
struct Surplus {
    struct Gear {
        EntryId entry;
        int price = 0; // each
        int onEach = 0;
    };
    MemberId member;
    int figures = 0;
    int removable = 0; // of those figures
    int price = 0; // of a figure with all it carries
    std::vector<Gear> gear;
    bool alike = false; // all who stay give the same, so that the line is not split

    /** Pieces of one thing that can go only together, when that many figures went. */
    int piecesAtOnce(int gone) const { return alike ? figures - gone : 1; }
};

/** How much of a surplus is given up: the figures that go, and of the others that many pieces. */
struct Sacrifice {
    std::size_t surplus = 0; // its place
    int figures = 0;
    std::vector<int> pieces; // by place in Surplus::gear
};

/** The least points that reach the sum wanted; among equal ones, as few figures and then as few
    pieces as possible. Exact while the work is bounded (a band beyond any table is given up by the
    largest first). None when all of it is too little. */
std::optional<std::vector<Sacrifice>> leastOf(const std::vector<Surplus> &surpluses, int wanted);

} // namespace escarmouche::rules::musg
