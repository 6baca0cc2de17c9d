// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/walk.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

PawnMoves::PawnMoves(const Zombies &game, const State &state)
    : m_state(state), m_pawn(playerOf(state, state.turn.seat)), m_map(game.map(state)),
      m_blocked(std::min<int>(state.turn.blocked, kMostBlocked)),
      m_most(std::min<int>(state.turn.left, kMostSteps)),
      m_mostElsewhere(m_most - state.turn.streetBonus)
{
    if (!m_pawn.isBelow)
        m_most -= state.turn.sewerBonus;
    m_mostElsewhere = std::min(m_mostElsewhere, m_most);
}

kit::Step PawnMoves::step(int square, int side, int other) const
{
    using kit::Step;
    if (m_pawn.isBelow)
        return Step::Free; // ZZZ-SEWER-06
    if (m_map.hasWay(square, static_cast<Side>(side))) {
        const bool isAllowed = !m_state.turn.streetOnly || m_map.floor(other) == Floor::Street;
        return isAllowed ? Step::Free : Step::No;
    }
    if (m_blocked == 0 || m_map.isBarred(square, other))
        return Step::No;
    if (m_map.floor(other) == Floor::Blocked)
        return Step::Pass;
    return m_map.floor(square) == Floor::Blocked ? Step::Free : Step::No;
}

bool PawnMoves::stops(int square) const
{
    return square != m_pawn.at && !m_pawn.isBelow && !m_state.turn.noCombat &&
           m_state.town.zombie(square) != 0;
}

bool PawnMoves::isTooFar(int steps, int square) const
{
    return steps > (m_map.floor(square) == Floor::Street ? m_most : m_mostElsewhere);
}

bool PawnMoves::canEnd(Square square) const
{
    return m_pawn.isBelow || m_map.floor(square) != Floor::Blocked;
}

Walk::Walk(const Zombies &game, const State &state)
    : Passes(PawnMoves(game, state), static_cast<std::size_t>(state.town.squares())),
      m_town(state.town)
{
}

bool Walk::reaches(Square square) const
{
    return m_town.isThere(square) && steps(square) > 0 && mover().canEnd(square);
}

} // namespace escarmouche::rules::zombies
