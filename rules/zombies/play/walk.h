// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/passes.h"
#include "rules/zombies/play/zombies.h"

// Where a pawn can go, and how (ZZZ-MOVE, ZZZ-SEWER-06).

namespace escarmouche::rules::zombies {

inline constexpr int kMostSteps = 24, kMostBlocked = 4;

/** How the pawn whose turn it is moves with what is left of its movement. */
class PawnMoves
{
public:
    PawnMoves(const Zombies &game, const State &state);

    TownGround ground() const { return m_map.ground(); }
    int from() const { return m_pawn.at; }
    int steps() const { return m_most; }
    int passes() const { return m_blocked; }
    /** It passes squares that are blocked. */
    kit::Step step(int square, int side, int other) const;
    /** It goes on over no zombie that it has to fight. */
    bool stops(int square) const;
    bool isTooFar(int steps, int square) const;
    bool canEnd(Square square) const;

private:
    const State &m_state;
    const Player &m_pawn;
    TownMap m_map;
    int m_blocked, m_most, m_mostElsewhere; // than on streets
};

/** All squares that it can reach. */
class Walk : public kit::Passes<PawnMoves, kMostSteps, kMostBlocked>
{
public:
    Walk(const Zombies &game, const State &state);

    bool reaches(Square square) const;

private:
    const Town &m_town;
};
using Way = Walk::Way;

} // namespace escarmouche::rules::zombies
