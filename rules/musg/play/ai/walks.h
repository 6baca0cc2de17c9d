// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/moving/going.h"

#include <optional>
#include <utility>
#include <vector>

namespace escarmouche::rules::musg::play {

/** One figure's walks in one decision: the spots in reach by what they are worth, and the ways to
    the best of them. */
class Walks
{
public:
    Walks(const Table &table, const Field &field);

    /** What the best of them is worth beside what could be done from there: what may follow an
        attack. */
    int promise() const;

    /** Adds the best walk that there is a way for, if it is worth more than `least`; where nothing
        is worth much, one towards the nearest enemy or objective. */
    void weigh(int least, Candidates &out);

private:
    /** A place to go to, and what it would be worth to be there. */
    struct Spot {
        Stand stand;
        Worth worth;
        int total = 0;
        bool isTried = false;
    };

    Worth gain(const Stand &stand) const;
    void gather();
    void gatherAt(Point at);
    void add(const Stand &stand);
    Spot *bestUntried(int least);
    bool isInReach(Ground::SpotId spot) const;

    bool isLegal(const Path &path) const;
    Path straightTo(const Place &place) const;
    bool mayGoStraight(Ground::SpotId to) const;
    std::optional<Path> wayTo(const Stand &stand, bool search);
    std::optional<Path> wayBySpot(Ground::SpotId to);
    bool addWay(const Spot &spot, Candidates &out);

    void goOn(Candidates &out);
    Path alongTheWay(const Place &goal);
    Path straightOn(const Place &goal) const;
    Path around(const Place &goal) const;
    Worth onTheWay(const Place &place) const;

    const Table &m_table;
    const Field &m_field;
    Ground &m_ground;
    FigureId m_own;
    Place m_here;
    std::optional<Ground::SpotId> m_hereSpot;
    kit::geometry::Gait m_gait;
    std::vector<kit::geometry::Other> m_others;
    int m_left; // PA after the walk
    Worth m_stay;
    int m_searches = 1; // one that finds nothing costs most
    Ground::Distances m_onFoot; // empty: of one who climbs
    std::vector<Spot> m_spots;
    std::vector<std::pair<std::int32_t, Ground::SpotId>> m_bends; // by length of the way
};

} // namespace escarmouche::rules::musg::play
