// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/game/judging.h"

#include "rules/zombies/cards/areacards.h"
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"
#include "rules/zombies/play/filling.h"
#include "rules/zombies/play/herd.h"
#include "rules/zombies/play/moving.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>
#include <cstdlib>

// What a seat may do, and why not.

namespace escarmouche::rules::zombies {

namespace {

const RuleId kTurnOrder{"ZZZ-TURN-01"};

Judged<void> judgeLay(const Zombies &game, const State &state, const Action &action)
{
    const int kind = topFrame<LayFrame>(state)->kind;
    const TownMap map = game.map(state);
    const Tiling::Spot spot = spotOf(action.at);
    const bool isTurn = action.turn < kSides;
    if (isTurn && fits(game, state, kind, action.turn, spot))
        return {};
    if (isTurn && map.fits(kind, action.turn, spot))
        return refuse({"ZZZ-EXP-04"}, "no-room-beyond");
    if (isTurn && map.mixesRoads(kind, action.turn, spot))
        return refuse({"ZZZ-EXP-05"}, "other-area");
    const bool meetsRoad = isTurn && map.meetsRoad(kind, action.turn, spot);
    return refuse({meetsRoad ? "ZZZ-TILE-03" : "ZZZ-TILE-02"}, "does-not-fit");
}

Judged<void> judgePut(const Zombies &game, const State &state, Square square)
{
    const auto &fill = *topFrame<FillFrame>(state);
    const FillSquares squares = squaresFor(game, state, fill);
    return refuseUnless(std::ranges::find(squares, square) != squares.end(),
                        ruleOf(game, state, fill), "not-there");
}

Judged<void> judgeGo(const Zombies &game, const State &state, Square to)
{
    if (Walk(game, state).reaches(to))
        return {};
    const bool isBlocked = isAbove(state, state.turn.seat) && state.town.isThere(to) &&
                           game.map(state).floor(to) == Floor::Blocked;
    if (isBlocked)
        return refuse({"ZZZ-MOVE-03"}, "blocked");
    const Cell from = cellOf(state.town, playerOf(state, state.turn.seat).at);
    const Cell goal = state.town.isThere(to) ? cellOf(state.town, to) : from;
    if (state.turn.left == 1 && std::abs(goal.column - from.column) == 1 &&
        std::abs(goal.row - from.row) == 1)
        return refuse({"ZZZ-MOVE-02"}, "no-neighbour");
    return refuse({"ZZZ-MOVE-01"}, "too-far", state.turn.left);
}

/** ZZZ-COMBAT-03, -06, ZZZ-CARD-08 */
Judged<void> judgeRoll(const Zombies &game, const State &state, SeatId seat, const Action &action)
{
    if (askedOf(state) == Asked::Ready || action.card == 0)
        return {};
    const LaidCard *laid = laidCard(state, seat, action.card);
    if (!laid || !helpsInCombat(game.box().card(laid->card.kind)))
        return refuse({"ZZZ-COMBAT-06"}, "no-weapon");
    return refuseUnless(state.fight.weapon == 0 || state.fight.weapon == action.card,
                        {"ZZZ-CARD-08"}, "one-weapon");
}

Judged<void> judgePay(const Zombies &game, const State &state, SeatId seat)
{
    const int has = playerOf(state, seat).bullets, needed = bulletsNeeded(game, state);
    const bool isDodge = askedOf(state) == Asked::Dodged;
    return refuseUnless(has >= needed, {isDodge ? "ZZZ-DODGE-02" : "ZZZ-COMBAT-03"},
                        "not-enough-bullets", has, needed);
}

Judged<void> judgeStop(const Zombies &game, const State &state, SeatId seat)
{
    if (state.turn.steeredBy == seat && state.turn.left > 0)
        return refuse({"ZZZ-CARD-15"}, "all-of-it");
    const Player &pawn = playerOf(state, state.turn.seat);
    return refuseUnless(pawn.isBelow || game.map(state).floor(pawn.at) != Floor::Blocked,
                        {"ZZZ-TILE-10"}, "blocked");
}

/** What may be fewer is a card's alone (ZZZ-TURN-05). */
Judged<void> judgeLeave(const State &state)
{
    const auto *herd = topFrame<HerdFrame>(state);
    const auto *fill = topFrame<FillFrame>(state);
    const bool isFree = askedOf(state) == Asked::Dodged || askedOf(state) == Asked::Clear;
    return refuseUnless(isFree || (herd && herd->byCard) || (fill && fill->byCard), {"ZZZ-TURN-05"},
                        "must");
}

Judged<void> judgeClear(const Zombies &game, const State &state, Square square)
{
    const bool isOne =
        state.town.isThere(square) && square / kSquares == topFrame<ClearFrame>(state)->tile &&
        state.town.zombie(square) != 0 && game.map(state).floor(square) == Floor::Street;
    return refuseUnless(isOne, {"ZZZ-CARD-15"}, "no-zombie");
}

Judged<void> judgeDeed(const Zombies &game, const State &state, SeatId seat, const Action &action)
{
    const Square at = squareAt(state.town, action.at);
    const Player &player = playerOf(state, seat);
    switch (action.deed) {
    case Deed::Draw: {
        const auto piles = pilesToDraw(state);
        return refuseUnless(std::ranges::find(piles, action.area) != piles.end(), {"ZZZ-EXP-06"},
                            "no-such-pile");
    }
    case Deed::Order: {
        const auto &peek = *topFrame<PeekFrame>(state);
        const int most = std::min<int>(peek.most, static_cast<int>(state.top.size()));
        return refuseUnless(action.turn >= peek.placed && action.turn < most, {"ZZZ-CARD-15"},
                            "no-such-tile");
    }
    case Deed::Crawl:
        return judgeDuct(game, state, seat, at);
    case Deed::Push:
        return judgePush(game, state, squareAt(state.town, action.to));
    case Deed::Lay:
        return judgeLay(game, state, action);
    case Deed::Put:
        return judgePut(game, state, at);
    case Deed::Roll:
        return judgeRoll(game, state, seat, action);
    case Deed::Reroll:
        return refuseUnless(mayReroll(game, state), {"ZZZ-CARD-08"}, "no-reroll");
    case Deed::Pay:
        return judgePay(game, state, seat);
    case Deed::Take:
        return refuseUnless(isToken(state.town.lying(player.at)), {"ZZZ-DODGE-02"}, "no-token");
    case Deed::Leave:
        return judgeLeave(state);
    case Deed::Go:
        return judgeGo(game, state, at);
    case Deed::Stop:
        return judgeStop(game, state, seat);
    case Deed::Down:
    case Deed::Up:
        if (player.isBelow != (action.deed == Deed::Up))
            return refuse({"ZZZ-SEWER-02"}, "already");
        return judgeManhole(game, state, seat);
    case Deed::Penalty:
        return refuseUnless(action.card == 0 || player.guts > 0, {"ZZZ-GUTS-01"}, "no-guts");
    case Deed::Ride:
        if (askedOf(state) != Asked::Arrive)
            return judgeRide(game, state, seat);
        return refuseUnless(state.town.isThere(at) && isStationSquare(game, state, at),
                            {"ZZZ-SUBWAY-05"}, "no-station");
    case Deed::Move:
        return judgeShamble(game, state, *topFrame<HerdFrame>(state), at,
                            squareAt(state.town, action.to));
    case Deed::Clear:
        return judgeClear(game, state, at);
    case Deed::Aim:
        return judgeAim(game, state, *topFrame<CardFrame>(state), at);
    case Deed::Discard:
        return refuseUnless(handCard(state, seat, action.card), {"ZZZ-CARD-05"}, "no-such-card");
    default:
        return {};
    }
}

} // namespace

Judged<void> judge(const Zombies &game, const State &state, SeatId seat, const Action &action)
{
    if (state.request.what != Awaited::Decision || state.request.decision.seat != seat)
        return refuse(kTurnOrder, "not-asked");
    if (action.deed == Deed::Play)
        return judgePlay(game, state, seat, action);
    if (action.deed == Deed::Use)
        return judgeUse(game, state, seat, action);
    const Asked asked = askedOf(state);
    const auto &answers = answersTo(asked);
    if (std::ranges::find(answers, action.deed) == answers.end()) {
        const bool isFight = asked == Asked::Fight || asked == Asked::Failed;
        return refuse(isFight ? RuleId{"ZZZ-COMBAT-04"} : kTurnOrder, "not-asked");
    }
    return judgeDeed(game, state, seat, action);
}

} // namespace escarmouche::rules::zombies
