// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/codec/citing.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

/** Another pawn is there than that of the player whose turn it is. */
bool isShared(const Zombies &game, const State &state, Square square)
{
    for (const SeatId seat : game.everySeat()) {
        if (seat != state.turn.seat && isAbove(state, seat) && playerOf(state, seat).at == square)
            return true;
    }
    return false;
}

/** A Helipad's centre with a zombie that does not attack. */
bool isSparedCentre(const Zombies &game, const State &state, Square square)
{
    return state.turn.noCombat && square % kSquares == kCentre && state.town.zombie(square) != 0 &&
           game.tile(state, square).role == TileRole::Helipad;
}

void citeWay(const Zombies &game, const State &state, Square goal, std::vector<RuleId> &rules)
{
    const bool hasZombie = state.town.zombie(goal) != 0;
    if (!isAbove(state, state.turn.seat)) {
        if (hasZombie)
            rules.push_back({"ZZZ-SEWER-05"});
        return;
    }
    if (hasZombie && !state.turn.noCombat)
        rules.push_back({"ZZZ-MOVE-04"});
    if (game.map(state).floor(goal) == Floor::Interior)
        rules.push_back({"ZZZ-MOVE-07"});
    const Way way = Walk(game, state).way(goal);
    const auto has = [&](const auto &isOne) {
        return std::ranges::any_of(way, [&](Square square) { return isOne(game, state, square); });
    };
    if (has(isShared))
        rules.push_back({"ZZZ-MOVE-09"});
    if (has(isSparedCentre))
        rules.push_back({"ZZZ-WIN-05"});
}

/** Of a turn in which its player has died. */
void citeDeath(const State &state, bool isEnd, std::vector<RuleId> &rules)
{
    const Player &player = playerOf(state, state.turn.seat);
    if (!state.turn.hasDied)
        return;
    rules.push_back({"ZZZ-DEATH-02"});
    if (isEnd && player.at == kTownSquare && state.town.zombie(kTownSquare) != 0)
        rules.push_back({"ZZZ-DEATH-06"});
    if (isEnd && !handOf(state, state.turn.seat).empty())
        rules.push_back({"ZZZ-DEATH-07"});
}

void citeDiscard(const Zombies &game, Asked asked, std::vector<RuleId> &rules)
{
    if (asked == Asked::End)
        rules.push_back({"ZZZ-TURN-03"});
    else if (game.chosen().guts)
        rules.push_back({"ZZZ-GUTS-07"});
}

} // namespace

void citeAlso(const Zombies &game, const State &state, const Zombies::Plan &plan,
              std::vector<RuleId> &rules)
{
    const Asked asked = askedOf(state);
    const Square at = squareAt(state.town, plan.action.at);
    switch (plan.action.deed) {
    case Deed::Go:
        return citeWay(game, state, at, rules);
    case Deed::Roll:
        if (asked == Asked::Fight && isShared(game, state, playerOf(state, plan.seat).at))
            rules.push_back({"ZZZ-COMBAT-07"});
        return;
    case Deed::Take:
    case Deed::Leave:
        if (asked == Asked::Dodged)
            rules.insert(rules.end(), {{"ZZZ-DODGE-03"}, {"ZZZ-DODGE-05"}});
        return;
    case Deed::Move:
        if (state.town.lying(at) != Lying::Nothing)
            rules.push_back({"ZZZ-ZMOVE-04"});
        return citeDeath(state, false, rules);
    case Deed::Discard:
        citeDiscard(game, asked, rules);
        [[fallthrough]];
    case Deed::End:
        return citeDeath(state, asked == Asked::End, rules);
    default:
        return;
    }
}

} // namespace escarmouche::rules::zombies
