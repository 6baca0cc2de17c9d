// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/codec/citing.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

struct Touched {
    std::vector<RuleId> rules{{"ZZZ-TURN-01"}};

    void cite(bool isTouched, RuleId rule)
    {
        if (isTouched)
            rules.push_back(rule);
    }
};

/** Another pawn is there than that of the player whose turn it is. */
bool isShared(const Zombies &game, const State &state, Square square)
{
    for (const SeatId seat : game.everySeat()) {
        if (seat != state.turn.seat && isAbove(state, seat) && playerOf(state, seat).at == square)
            return true;
    }
    return false;
}

void citeWay(const Zombies &game, const State &state, Square goal, Touched &touched)
{
    const bool isUp = isAbove(state, state.turn.seat), isFree = state.turn.noCombat;
    const bool hasZombie = state.town.zombie(goal) != 0;
    touched.cite(isUp, {"ZZZ-MOVE-01"});
    touched.cite(isUp && hasZombie && !isFree, {"ZZZ-MOVE-04"});
    touched.cite(isUp && game.map(state).floor(goal) == Floor::Interior, {"ZZZ-MOVE-07"});
    touched.cite(!isUp, {"ZZZ-SEWER-06"});
    touched.cite(!isUp && hasZombie, {"ZZZ-SEWER-05"});
    bool isPastPawn = false, isPastCentre = false; // of a Helipad, with a zombie on it
    for (const Square square : Walk(game, state).way(goal)) {
        isPastPawn |= isShared(game, state, square);
        isPastCentre |= square % kSquares == kCentre && state.town.zombie(square) != 0 &&
                        game.tile(state, square).role == TileRole::Helipad;
    }
    touched.cite(isUp && isPastPawn, {"ZZZ-MOVE-09"});
    touched.cite(isUp && isPastCentre && isFree, {"ZZZ-WIN-05"});
}

/** Of a turn in which its player has died. */
void citeDeath(const State &state, bool isEnd, Touched &touched)
{
    const Player &player = playerOf(state, state.turn.seat);
    touched.cite(true, {"ZZZ-DEATH-02"});
    touched.cite(isEnd && player.at == kTownSquare && state.town.zombie(kTownSquare) != 0,
                 {"ZZZ-DEATH-06"});
    touched.cite(isEnd && !handOf(state, state.turn.seat).empty(), {"ZZZ-DEATH-07"});
}

} // namespace

std::vector<RuleId> rulesTouched(const Zombies &game, const State &state, const Zombies::Plan &plan)
{
    const Asked asked = askedOf(state);
    const Deed deed = plan.action.deed;
    const Square at = squareAt(state.town, plan.action.at);
    const bool isDodge = asked == Asked::Dodged, isEnd = asked == Asked::End;
    const bool isLast = playerOf(state, plan.seat).life == 1;
    Touched touched;
    touched.cite(plan.action.card != 0, {"ZZZ-CARD-01"});
    if (deed == Deed::Go)
        citeWay(game, state, at, touched);
    touched.cite(deed == Deed::Lay, {"ZZZ-TILE-01"});
    touched.cite(deed == Deed::Lay, {"ZZZ-TILE-02"});
    touched.cite(deed == Deed::Roll && asked == Asked::Fight &&
                     isShared(game, state, playerOf(state, plan.seat).at),
                 {"ZZZ-COMBAT-07"});
    touched.cite(deed == Deed::Pay, {isDodge ? "ZZZ-DODGE-02" : "ZZZ-COMBAT-03"});
    touched.cite(deed == Deed::Suffer, {isLast ? "ZZZ-COMBAT-05" : "ZZZ-COMBAT-03"});
    touched.cite(isDodge && deed != Deed::Pay, {"ZZZ-DODGE-03"});
    touched.cite(isDodge && deed != Deed::Pay, {"ZZZ-DODGE-05"});
    touched.cite(deed == Deed::Move, {"ZZZ-ZMOVE-01"});
    touched.cite(deed == Deed::Move && state.town.lying(at) != Lying::Nothing, {"ZZZ-ZMOVE-04"});
    touched.cite(deed == Deed::Discard && isEnd, {"ZZZ-TURN-03"});
    touched.cite(deed == Deed::Discard && !isEnd && game.chosen().guts, {"ZZZ-GUTS-07"});
    if (state.turn.hasDied && (deed == Deed::Move || deed == Deed::Discard || deed == Deed::End))
        citeDeath(state, isEnd && deed != Deed::Move, touched);
    return touched.rules;
}

} // namespace escarmouche::rules::zombies
