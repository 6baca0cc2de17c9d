// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/areacards.h"
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"
#include "rules/zombies/play/filling.h"
#include "rules/zombies/play/herd.h"
#include "rules/zombies/play/moving.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <tuple>

// What cards do, one verb at a time.

namespace escarmouche::rules::zombies {

namespace {

constexpr RuleId kComesToNothing{"ZZZ-CARD-15"};

int amountOf(const State &state, SeatId seat, What what)
{
    Player player = playerOf(state, seat);
    const std::uint8_t *tokens = tokensOf(player, what);
    return tokens ? *tokens : static_cast<int>(handOf(state, seat).size());
}

bool isInTown(const Zombies &game, const State &state, Square square)
{
    const Set set = game.tile(state, square).set;
    return set == Set::Base || set == Set::Z6;
}

/** ZZZ-CARD-13 */
bool isAllowedAt(const Zombies &game, const State &state, const CardFrame &card, Square square)
{
    return !game.box().card(card.card.kind).townOnly || isInTown(game, state, square);
}

/** How zombies come by a card: on which squares, how many. */
FillFrame fillOf(const CardFrame &card, const Effect &effect)
{
    const bool isAtManholes = effect.where == Where::Manholes;
    return {.seat = card.seat,
            .tile = static_cast<std::int16_t>(isAtManholes ? -1 : card.at / kSquares),
            .zombies = small(effect.n),
            .floor = effect.where == Where::OneTileStreet ? Floor::Street : Floor::Interior,
            .byCard = true};
}

Judged<void> judgeAdding(const Zombies &game, const State &state, const CardFrame &card,
                         const Effect &effect)
{
    if (state.zombies == 0)
        return refuse({"ZZZ-SETUP-07"}, "no-stock");
    if (effect.where != Where::Manholes && !isAllowedAt(game, state, card, card.at))
        return refuse({"ZZZ-CARD-13"}, "not-in-town");
    if (effect.where == Where::OneStation && !game.tile(state, card.at).isStation)
        return refuse({"ZZZ-SUBWAY-05"}, "no-station");
    if (effect.where == Where::OneBuilding && game.tile(state, card.at).role != TileRole::Named)
        return refuse(kComesToNothing, "no-building");
    return refuseUnless(!squaresFor(game, state, fillOf(card, effect)).empty(), kComesToNothing,
                        "no-free-square");
}

/** On which tile, or in the middle of what, a card takes zombies away. */
Square clearedFrom(const State &state, const CardFrame &card, const Effect &effect)
{
    const bool isAimed =
        effect.where != Where::OwnSquareAndOrthogonal && effect.where != Where::OwnTileStreet;
    return isAimed ? card.at : playerOf(state, card.seat).at;
}

/** The squares whose zombies a card takes away; the player chooses where it takes fewer. */
FillSquares squaresOf(const Zombies &game, const State &state, const CardFrame &card,
                      const Effect &effect)
{
    FillSquares squares;
    const TownMap map = game.map(state);
    const Square from = clearedFrom(state, card, effect);
    const auto add = [&](Square square) {
        if (square != kNowhere && state.town.zombie(square) != 0)
            squares.push_back(static_cast<StoredSquare>(square));
    };
    if (effect.where == Where::OwnSquareAndOrthogonal) {
        add(from);
        for (const Side side : kAllSides)
            add(map.next(from, side));
        return squares;
    }
    if (effect.where == Where::Line4) {
        add(from);
        return squares;
    }
    for (int within = 0; within < kSquares; ++within) {
        const Square square = squareOf(from / kSquares, within);
        if (effect.where == Where::OneTileRange2 || map.floor(square) == Floor::Street)
            add(square);
    }
    return squares;
}

HerdFrame herdOf(const Zombies &game, const CardFrame &card, const Effect &effect)
{
    HerdFrame herd{
        .seat = card.seat, .left = small(effect.n), .paces = small(effect.steps), .byCard = true};
    if (effect.where == Where::OneTile)
        herd.tile = static_cast<std::int16_t>(card.at / kSquares);
    if (effect.where == Where::SameSet)
        herd.area = static_cast<std::int8_t>(areaOf(game.box().card(card.card.kind).set));
    return herd;
}

Judged<void> judgeClearing(const Zombies &game, const State &state, const CardFrame &card,
                           const Effect &effect)
{
    const Square own = playerOf(state, card.seat).at;
    if (!isAllowedAt(game, state, card, clearedFrom(state, card, effect)))
        return refuse({"ZZZ-CARD-13"}, "not-in-town");
    if (effect.where == Where::OneTileRange2 && tilesBetween(state, own, card.at) > 2)
        return refuse(kComesToNothing, "too-many-tiles", 2);
    if (effect.where == Where::Line4 && !isInLine(game, state, own, card.at))
        return refuse(kComesToNothing, "not-in-line");
    return refuseUnless(!squaresOf(game, state, card, effect).empty(), kComesToNothing,
                        "no-zombie");
}

Judged<void> judgeStreet(const Zombies &game, const State &state, Square square)
{
    const bool isOne = state.town.isThere(square) && game.map(state).floor(square) == Floor::Street;
    return refuseUnless(isOne, kComesToNothing, "no-street");
}

Judged<void> judgeBarrier(const Zombies &game, const State &state, const CardFrame &card)
{
    const TownMap map = game.map(state);
    for (const Square square : {card.at, card.to}) {
        if (auto street = judgeStreet(game, state, square); !street)
            return street;
    }
    if (!isAllowedAt(game, state, card, card.at) || !isAllowedAt(game, state, card, card.to))
        return refuse({"ZZZ-CARD-13"}, "not-in-town");
    const bool isWay = std::ranges::any_of(
        kAllSides, [&](Side side) { return map.stepTo(card.at, side) == card.to; });
    return refuseUnless(isWay && !state.town.barriers.full(), kComesToNothing, "no-way");
}

/** ZZZ-CARD-13: both pawns in the town, neither below ground (ZZZ-SEWER-07). */
Judged<void> judgeSwap(const Zombies &game, const State &state, SeatId seat, SeatId whom)
{
    for (const SeatId each : {seat, whom}) {
        const Player &player = playerOf(state, each);
        if (player.isBelow)
            return refuse({"ZZZ-SEWER-07"}, "below");
        if (!isInTown(game, state, player.at))
            return refuse({"ZZZ-CARD-13"}, "not-in-town");
        if (state.town.zombie(player.at) != 0)
            return refuse(kComesToNothing, "in-combat");
    }
    const Player &other = playerOf(state, whom);
    return refuseUnless(!other.waits && other.at != playerOf(state, seat).at, kComesToNothing,
                        "no-effect");
}

Judged<void> judgeManholeAt(const Zombies &game, const State &state, const CardFrame &card,
                            const Effect &effect)
{
    if (auto first = judgeFirstSquare(game, state, card, effect); !first)
        return first;
    if (effect.op == Op::SewerMoveToken) {
        const bool isFree =
            state.town.isThere(card.to) && card.to / kSquares == card.at / kSquares &&
            isTownStreet(game, state, card.to) && state.town.lying(card.to) == Lying::Nothing;
        return refuseUnless(isFree, {"ZZZ-SEWER-01"}, "no-free-square");
    }
    for (const SeatId seat : game.everySeat()) {
        if (playerOf(state, seat).at == card.at)
            return refuse(kComesToNothing, "somebody-there");
    }
    return {};
}

/** On the board's own grid; of two as near the one that was laid first. */
Square nearestManhole(const State &state, Square from)
{
    const Cell here = cellOf(state.town, from);
    Square best = kNowhere;
    int least = std::numeric_limits<int>::max();
    for (Square square = 0; square < state.town.squares(); ++square) {
        const Cell there = cellOf(state.town, square);
        const int away = std::abs(there.column - here.column) + std::abs(there.row - here.row);
        if (state.town.lying(square) == Lying::Manhole && away < least)
            std::tie(best, least) = std::pair(square, away);
    }
    return best;
}

Judged<void> judgeGain(const Zombies &game, const State &state, SeatId seat, What what)
{
    const Player &player = playerOf(state, seat);
    const Most &most = game.limits().most;
    if (player.isDead)
        return refuse({"ZZZ-DEATH-04"}, "is-dead");
    if (what == What::Life && player.life >= most.life)
        return refuse({"ZZZ-MOVE-08"}, "most-life", player.life, most.life);
    if (what == What::Guts && (!game.chosen().guts || player.guts >= most.guts))
        return refuse({"ZZZ-GUTS-01"}, "most-guts", player.guts, most.guts);
    return {};
}

} // namespace

Judged<void> judgeFirstSquare(const Zombies &game, const State &state, const CardFrame &card,
                              const Effect &effect)
{
    switch (effect.op) {
    case Op::RoadBlock:
        return judgeStreet(game, state, card.at);
    case Op::SewerMoveToken:
    case Op::SewerCloseToken:
        return refuseUnless(state.town.lying(card.at) == Lying::Manhole, {"ZZZ-SEWER-01"},
                            "no-manhole-there");
    default:
        return {};
    }
}

Judged<void> judgeEffect(const Zombies &game, const State &state, const CardFrame &card,
                         const Effect &effect)
{
    const SeatId seat = card.seat;
    const auto refuseIf = [](bool nothing, std::string_view why) {
        return refuseUnless(!nothing, kComesToNothing, why);
    };
    switch (effect.op) {
    case Op::Gain:
        return judgeGain(game, state, seat, effect.what);
    case Op::Lose:
        if (card.whom.valid() && effect.notLast && amountOf(state, card.whom, effect.what) < 2)
            return refuse(kComesToNothing, "last-life");
        return refuseUnless(effect.what != What::Guts || game.chosen().guts, {"ZZZ-SETUP-05"},
                            "no-guts");
    case Op::Steal:
        if (amountOf(state, card.whom, effect.what) == 0)
            return refuse(kComesToNothing, "nothing-to-take");
        return refuseIf(effect.what == What::Card && handOf(state, seat).full(), "hand-full");
    case Op::DiscardInPlay:
        return refuseIf(!laidCard(state, card.whom, card.other), "nothing-laid");
    case Op::ZombiesAdd:
        return judgeAdding(game, state, card, effect);
    case Op::ZombiesRemove:
        return judgeClearing(game, state, card, effect);
    case Op::ZombiesShift:
        return refuseIf(!canAnyMove(game, state, herdOf(game, card, effect)), "no-zombie");
    case Op::RoadBlock:
        return judgeBarrier(game, state, card);
    case Op::TileExtra:
    case Op::TilePeek:
        return refuseUnless(tilesInPile(state, kTownPile) > 0, {"ZZZ-TURN-02"}, "no-tiles");
    case Op::BuildingSeal:
        return judgeSeal(game, state, card);
    case Op::Teleport:
        return judgeLanding(game, state, card);
    case Op::DodgeOn:
        return refuseUnless(game.chosen().dodge, {"ZZZ-DODGE-01"}, "no-dodge");
    case Op::SwapPawns:
        return judgeSwap(game, state, seat, card.whom);
    case Op::SewerMoveToken:
    case Op::SewerCloseToken:
        return judgeManholeAt(game, state, card, effect);
    case Op::SewerForceUp:
        return refuseIf(nearestManhole(state, playerOf(state, card.whom).at) == kNowhere,
                        "no-manhole-there");
    case Op::SewerGainToken:
        return refuseUnless(state.manholes > 0, {"ZZZ-SETUP-07"}, "no-stock");
    case Op::SubwayExpress:
        return judgeRide(game, state, seat);
    case Op::SkipStep:
        return refuseIf(effect.step == SkippedStep::Zombies && state.turn.skipsZombies,
                        "no-effect");
    case Op::MovePassBlocked:
        return refuseUnless(isAbove(state, seat), {"ZZZ-SEWER-06"}, "below");
    case Op::MoveBonus:
        return refuseUnless(!effect.sewerOnly || !isAbove(state, seat) || !state.turn.hasMoved,
                            {"ZZZ-SEWER-06"}, "not-below");
    default:
        return {};
    }
}

namespace {

void loseSome(const Stage &stage, SeatId whom, const Effect &effect)
{
    if (effect.what == What::Guts)
        return moveGuts(stage, whom, -effect.n, kComesToNothing);
    for (int each = 0; each < effect.n; ++each) {
        if (!effect.notLast || playerOf(stage.state, whom).life > 1)
            loseLife(stage, whom, kComesToNothing);
    }
}

void stealTokens(const Stage &stage, const CardFrame &card, const Effect &effect)
{
    const Watch watch(stage);
    Player &to = playerOf(stage.state, card.seat);
    std::uint8_t &has = *tokensOf(playerOf(stage.state, card.whom), effect.what);
    int many = std::min<int>(effect.n, has);
    if (effect.what == What::Life)
        many = std::min(many, stage.game.limits().most.life - to.life);
    addTo(has, -many);
    addTo(*tokensOf(to, effect.what), many);
    watch.tell(
        against(card.whom, by(card.seat, kStole, kComesToNothing, {thing(effect.what), many})));
}

void bar(const Stage &stage, const CardFrame &card)
{
    State &state = stage.state;
    state.town.barriers.push_back({++state.lastBarrier, card.at, card.to, card.seat});
    stage.tell(at(state, card.at,
                  by(card.seat, kBarred, kComesToNothing, {},
                     {kit::laidIs(barrierLaid(state.town, state.town.barriers.back()))})));
}

void clearSome(const Stage &stage, const CardFrame &card, const Effect &effect)
{
    const FillSquares squares = squaresOf(stage.game, stage.state, card, effect);
    if (static_cast<int>(squares.size()) <= effect.n)
        return clearAway(stage, card.seat, squares.span(), effect.collects, kNowhere);
    const int tile = clearedFrom(stage.state, card, effect) / kSquares;
    stage.push(
        ClearFrame{card.seat, static_cast<std::int16_t>(tile), small(effect.n), effect.collects});
}

void swapPawns(const Stage &stage, const CardFrame &card)
{
    const Watch watch(stage);
    std::swap(playerOf(stage.state, card.seat).at, playerOf(stage.state, card.whom).at);
    watch.tell(against(card.whom, by(card.seat, kSwapped, kComesToNothing)));
    endIfWon(stage);
}

void changeManhole(const Stage &stage, const CardFrame &card, bool moves)
{
    State &state = stage.state;
    const Watch watch(stage);
    Changes changes{kit::tokenWent(lyingToken(card.at, Lying::Manhole))};
    state.town.lying(card.at) = Lying::Nothing;
    if (moves) {
        state.town.lying(card.to) = Lying::Manhole;
        changes.push_back(kit::tokenCame(lyingOn(state.town, card.to)));
    } else {
        ++state.manholes;
    }
    watch.tell(at(state, card.at,
                  by(card.seat, moves ? kManholeMoved : kManholeGone, {"ZZZ-SEWER-01"}, {},
                     std::move(changes))));
}

void forceUp(const Stage &stage, SeatId whom)
{
    State &state = stage.state;
    const Watch watch(stage);
    Player &player = playerOf(state, whom);
    player.at = static_cast<StoredSquare>(nearestManhole(state, player.at));
    player.isBelow = false;
    watch.tell(at(state, player.at, by(whom, kCameUp, {"ZZZ-SEWER-03"})));
    const bool isMoving = whom == state.turn.seat && topFrame<MoveFrame>(state);
    if (isMoving && state.town.zombie(player.at) != 0)
        fightZombie(stage, {"ZZZ-SEWER-06"});
}

/** ZZZ-CARD-14: the card that was played last does nothing. */
void cancelBelow(const Stage &stage, SeatId seat)
{
    State &state = stage.state;
    for (std::size_t at = state.frames.size(); at-- > 0;) {
        auto *card = std::get_if<CardFrame>(&state.frames[at]);
        if (!card || card->next > 0)
            continue;
        card->isCancelled = true;
        return stage.tell(
            against(card->seat, by(seat, kCancelled, {"ZZZ-CARD-14"}, {card->card.kind})));
    }
}

void gainTokens(const Stage &stage, SeatId seat, What what, int many)
{
    const Watch watch(stage);
    const int got = gain(stage, seat, what, many);
    const RuleId rule{what == What::Manhole ? "ZZZ-SEWER-01" : "ZZZ-MOVE-08"};
    watch.tell(by(seat, kGained, rule, {thing(what), got}));
}

} // namespace

void perform(const Stage &stage, const CardFrame &card, const Effect &effect)
{
    State &state = stage.state;
    Turn &turn = state.turn;
    const SeatId seat = card.seat;
    if (!judgeEffect(stage.game, state, card, effect))
        return; // what it was for is there no more
    switch (effect.op) {
    case Op::CombatBonus:
        return addTo(state.fight.bonus, effect.n);
    case Op::CombatKill:
        state.fight.isWon = true;
        return;
    case Op::CombatSetDie:
        state.fight.natural = small(effect.value);
        return;
    case Op::PreventLifeLoss:
        state.fight.isSpared = true;
        return;
    case Op::MoveBonus:
        addTo(turn.left, effect.n);
        return addTo(turn.sewerBonus, effect.sewerOnly ? effect.n : 0);
    case Op::MoveSet:
        turn.left = small(effect.n);
        turn.streetOnly = effect.streetOnly;
        return;
    case Op::MoveMult:
        for (std::uint8_t *part : {&turn.left, &turn.streetBonus, &turn.sewerBonus})
            *part = small(*part * effect.num / effect.den);
        return;
    case Op::MoveAddRoll:
        turn.dice = 2;
        return;
    case Op::MovePassBlocked:
        return addTo(turn.blocked, effect.squares);
    case Op::NoCombat:
        turn.noCombat = true;
        return;
    case Op::SkipStep: {
        const bool isMove = effect.step == SkippedStep::Move;
        (isMove ? turn.skipsMove : turn.skipsZombies) = true;
        return stage.tell(by(turn.seat, isMove ? kSkipsMove : kSkipsZombies, {"ZZZ-CARD-01"}));
    }
    case Op::Steer:
        turn.steeredBy = seat;
        return stage.tell(against(turn.seat, by(seat, kSteered, {"ZZZ-CARD-01"})));
    case Op::Gain:
        return gainTokens(stage, seat, effect.what, effect.n);
    case Op::Lose:
        if (card.whom.valid())
            return loseSome(stage, card.whom, effect);
        for (int each = 1; each < stage.game.seats(); ++each)
            loseSome(stage, kit::seatAfter(seat, stage.game.seats(), each), effect);
        return;
    case Op::Steal:
        if (effect.what == What::Card)
            return stage.push(StealFrame{seat, card.whom});
        return stealTokens(stage, card, effect);
    case Op::Draw:
        return stage.push(
            DrawFrame{seat, {small(effect.n), 1}, effect.mayPlay ? Drawn::ForFree : Drawn::ByCard});
    case Op::DiscardInPlay:
        return discardLaid(stage, card.whom, card.other, kLost, kComesToNothing);
    case Op::ZombiesAdd:
        return stage.push(fillOf(card, effect));
    case Op::ZombiesRemove:
        return clearSome(stage, card, effect);
    case Op::ZombiesShift:
        return stage.push(herdOf(stage.game, card, effect));
    case Op::ZombiesRollBonus:
        return addTo(turn.zombieBonus, effect.n);
    case Op::TileExtra:
        return stage.push(LayFrame{.step = kFromTown});
    case Op::TilePeek:
        stage.push(PeekFrame{seat, small(effect.n)});
        return stage.tell(by(seat, kPeeked, kComesToNothing, {effect.n}));
    case Op::BuildingSeal:
        return seal(stage, card);
    case Op::Teleport:
        return land(stage, card);
    case Op::DodgeOn:
        for (const int face : effect.values)
            turn.dodges =
                static_cast<std::uint8_t>(turn.dodges | 1U << static_cast<unsigned>(face));
        return;
    case Op::RoadBlock:
        return bar(stage, card);
    case Op::SwapPawns:
        return swapPawns(stage, card);
    case Op::CancelCard:
        return cancelBelow(stage, seat);
    case Op::SewerSkipPenalty:
        return addTo(playerOf(state, seat).freePenalties, effect.turns);
    case Op::SewerGainToken:
        return gainTokens(stage, seat, What::Manhole, effect.n);
    case Op::SewerMoveToken:
    case Op::SewerCloseToken:
        return changeManhole(stage, card, effect.op == Op::SewerMoveToken);
    case Op::SewerForceUp:
        return forceUp(stage, card.whom);
    case Op::SubwayExpress:
        turn.left = 0;
        return stage.ask(seat, Asked::Arrive);
    case Op::SubwayClose:
        state.subwayClosedBy = seat;
        return stage.tell(by(seat, kStationsClosed, {"ZZZ-SUBWAY-01"}));
    case Op::StopAfterCombat:
        turn.stopsAfterCombat = true;
        return;
    default: // of laid cards, as long as they lie there
        return;
    }
}

} // namespace escarmouche::rules::zombies
