// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/legality/legality.h"

namespace escarmouche::rules::musg {

/** A line of a band with what judging it needs again and again. */
struct Line {
    const Member *member;
    const Race *race; // null: a figure with its own profile
    const Figure *figure; // null: of a race
    int price; // of one figure

    const Member *operator->() const { return member; }
};

/** Whoever joined at his rank; a promoted figure keeps a lower row. */
inline bool isHired(const Line &line)
{
    return !line.race || line->row <= line->rank;
}

/** The heads and points of a band, counted once for all chapters. Lines stand by id, so that the
    player's order changes no finding. Hirelings cost points and fill no place in the roster. */
struct Tally {
    Tally(const Catalogue &catalogue, const Band &band);

    int heads(Rank rank) const { return byRank[static_cast<std::size_t>(rank)]; }

    std::vector<Line> lines;
    std::array<int, kRanks> byRank{};
    int hiredSousChefs = 0; // not those who were promoted
    Sums sums;
};

/** The points a band may cost, and by which rule (MUSG-BAND-03, MUSG-REGROUP-02). */
struct PointLimit {
    int points = 0;
    RuleId rule;
    bool isScenario = false; // the other side's points, not a cap of creation
};
PointLimit totalLimit(const Band &band);

} // namespace escarmouche::rules::musg
