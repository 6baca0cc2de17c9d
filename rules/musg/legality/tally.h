// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/legality/legality.h"

#include <array>
#include <cstdint>
#include <vector>

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

/** The line with what judging needs of it. */
Line lineOf(const Catalogue &catalogue, const Band &band, const Member &member);

/** Whether a figure has no place in this band as it is: its race, rank, row or list says so. Such
    a one goes first where some must go, and never counts as one that the roster needs. */
bool isMisplaced(const Catalogue &catalogue, const Band &band, const Line &line);

/** The heads and points of a band. Hirelings cost points and fill no place in the roster. */
class Heads
{
public:
    int heads(Rank rank) const { return m_heads[static_cast<std::size_t>(rank)]; }
    /** Those who have their place in the band. */
    int placed(Rank rank) const { return m_placed[static_cast<std::size_t>(rank)]; }

    int hiredSousChefs = 0; // not those who were promoted
    int listedFigurants = 0; // who came with a printed list
    Sums sums;

    /** Counts a line so many times: 1 as it joins, -1 as it leaves. */
    void count(const Catalogue &catalogue, const Band &band, const Line &line, int times);

private:
    struct Points { // nothing is cut off here, so that what was added can be taken away
        std::int64_t heroes = 0;
        std::int64_t sousFifres = 0;
        std::int64_t others = 0;
    };

    std::array<int, kRanks> m_heads{};
    std::array<int, kRanks> m_placed{};
    Points m_points;
};

/** The heads and points of a band, counted once for all chapters. Lines stand by id, so that the
    player's order changes no finding. */
class Tally : public Heads
{
public:
    Tally(const Catalogue &catalogue, const Band &band);
    /** The heads and points of a whole band, and none of its lines yet. */
    explicit Tally(const Heads &whole) : Heads(whole) {}

    void add(const Catalogue &catalogue, const Band &band, const Line &line);

    std::vector<Line> lines;
};

/** The points a band may cost, and by which rule (MUSG-BAND-03, MUSG-REGROUP-02). */
struct PointLimit {
    int points = 0;
    RuleId rule;
    bool isScenario = false; // the other side's points, not a cap of creation
};
PointLimit totalLimit(const Band &band);

} // namespace escarmouche::rules::musg
