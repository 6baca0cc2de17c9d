// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"

#include <algorithm>
#include <array>

// ZZZ-TURN: the seven steps.

namespace escarmouche::rules::zombies {

namespace {

enum TurnStep : std::uint8_t {
    TurnBegin,
    TurnCutHand,
    TurnFillHand,
    TurnLayTile,
    TurnFightHere,
    TurnDrawCards,
    TurnMovePawn,
    TurnMoveZombies,
    TurnFinish,
    TurnOver
};

void reopen(const Stage &stage, SeatId seat)
{
    State &state = stage.state;
    auto &barriers = state.town.barriers;
    for (std::size_t at = barriers.size(); at-- > 0;) {
        if (barriers[at].by != seat)
            continue;
        const Barrier barrier = barriers[at];
        barriers.erase(at);
        stage.tell(zombies::at(
            state, barrier.from,
            by(seat, kReopened, {"ZZZ-CARD-01"}, {}, {kit::laidGone(kBarrierKind, barrier.id)})));
    }
}

/** A new turn: what was until then is over. */
void begin(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Player &player = playerOf(state, seat);
    player.hasPlayed = false;
    player.freeCard = 0;
    state.turn.wasBelow = player.isBelow;
    if (state.subwayClosedBy == seat)
        state.subwayClosedBy = {};
    if (seat == state.first) {
        ++state.round;
        const bool isLast = stage.game.chosen().setEnd && state.round == kLastRound;
        stage.tell(ofGame(isLast ? kLastRoundBegan : kRoundBegan, {"ZZZ-TURN-01"}, {state.round},
                          {kit::turnIs(state.round)}));
    }
    stage.tell(by(seat, kTurnBegan, {"ZZZ-TURN-01"}, {}, {kit::activeIs(seat)}));
    reopen(stage, seat);
}

/** ZZZ-SUBWAY-02: the fight is the whole turn, then the train is there. */
void runMissed(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    state.turn.isLost = true;
    if (frame.step <= TurnLayTile && state.town.zombie(playerOf(state, seat).at) != 0) {
        frame.step = TurnFightHere;
        return fightZombie(stage, {"ZZZ-SUBWAY-02"});
    }
    frame.step = TurnOver;
    if (playerOf(state, seat).waits)
        stage.ask(seat, Asked::Arrive);
}

void drawUp(const Stage &stage, SeatId seat, int to, Drawn why)
{
    const int has = static_cast<int>(handOf(stage.state, seat).size());
    if (to > has)
        stage.push(DrawFrame{seat, {small(to - has), 1}, why});
}

/** No road is open, and neither a zombie nor a Helipad is left. */
bool isDeserted(const Zombies &game, const State &state)
{
    const auto isHelipad = [&](const auto &tile) {
        return game.box().tile(tile.kind).role == TileRole::Helipad;
    };
    if (!state.isClosed || std::ranges::any_of(state.town.tiles, isHelipad))
        return false;
    for (Square square = 0; square < state.town.squares(); ++square) {
        if (state.town.zombie(square) != 0)
            return false;
    }
    return true;
}

/** Where people have agreed on an end whoever has the most zombies then wins; of equals nobody. */
void endByCount(const Stage &stage)
{
    State &state = stage.state;
    const auto most = std::ranges::max_element(state.players, {}, &Player::kills);
    const auto has = most->kills;
    if (std::ranges::count(state.players, has, &Player::kills) == 1) {
        state.winner = {static_cast<std::int8_t>(most - state.players.begin())};
        stage.tell(by(state.winner, kHasMost, {"ZZZ-WIN-02"}, {has}));
    } else {
        stage.tell(ofGame(kAsMany, {"ZZZ-WIN-02"}, {has}));
    }
    stage.end();
}

/** Cards may bring more zombies to a deserted town: each player has a turn for it, then nobody has
    won (ZZZ-TILE-04). */
void passOn(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    state.deserted = isDeserted(stage.game, state) ? small(state.deserted + 1) : std::uint8_t{0};
    if (state.deserted == stage.game.seats()) {
        stage.tell(ofGame(kDeserted, {"ZZZ-TILE-04"}));
        return stage.end();
    }
    const SeatId next = nextSeat(stage.game, state.turn.seat);
    if (stage.game.chosen().setEnd && state.round == kLastRound && next == state.first)
        return endByCount(stage);
    frame.step = TurnBegin;
    state.turn = {.seat = next};
}

} // namespace

void run(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Player &player = playerOf(state, seat);
    if (player.waits && frame.step > TurnCutHand && frame.step < TurnOver)
        return runMissed(stage, frame);
    const int step = state.turn.isLost ? int{TurnOver} : frame.step++;
    const bool wasDead = state.turn.wasDead;
    switch (step) {
    case TurnBegin:
        begin(stage);
        state.turn.wasDead = player.isDead;
        if (player.isDead)
            restart(stage, seat);
        if (player.isBound)
            stage.push(StruggleFrame{});
        return;
    case TurnCutHand: // ZZZ-GUTS-08
        if (wasDead && stage.game.chosen().guts)
            stage.push(LimitFrame{seat, small(stage.game.limits().start.cards), true});
        return;
    case TurnFillHand:
        if (wasDead && stage.game.chosen().guts)
            drawUp(stage, seat, stage.game.limits().start.cards, Drawn::AfterDeath);
        return;
    case TurnLayTile: // ZZZ-TURN-02
        if (!state.isClosed && !pilesToDraw(state).empty())
            return stage.push(LayFrame{});
        return stage.tell(by(seat, kNoTile, {"ZZZ-TURN-02"}));
    case TurnFightHere: // ZZZ-TURN-04
        if (isAbove(state, seat) && state.town.zombie(player.at) != 0)
            fightZombie(stage, {"ZZZ-TURN-04"});
        return;
    case TurnDrawCards:
        return drawUp(stage, seat, handLimit(stage.game, state, seat, true),
                      stage.game.chosen().guts ? Drawn::ByGuts : Drawn::InStep);
    case TurnMovePawn:
        if (!state.turn.hasDied) // ZZZ-DEATH-02
            stage.push(MoveFrame{});
        return;
    case TurnMoveZombies:
        return stage.push(HerdFrame{.seat = seat});
    case TurnFinish:
        return stage.push(EndFrame{});
    default:
        return passOn(stage, frame);
    }
}

void run(const Stage &stage, StruggleFrame &)
{
    stage.ask(kit::rollOf(stage.state.turn.seat, kStruggleRoll, 1, Reading::Each, {}));
}

/** ZZZ-EXP-09: a 6 frees whoever is bound. */
void take(const Stage &stage, StruggleFrame &, const ChanceAnswer &chance)
{
    constexpr int kFree = 6;
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const bool isFree = chance.faces[0] == kFree;
    stage.pop();
    const Watch watch(stage);
    playerOf(state, seat).isBound = !isFree;
    watch.tell(withFaces(chance, by(seat, isFree ? kFreed : kStruggled, {"ZZZ-EXP-09"})));
}

int stepOf(const State &state)
{
    // By how many of TurnStep have begun; movement is two steps, its roll and its way.
    static constexpr std::array kSteps{0, 0, 0, 0, 1, 2, 3, 4, 6, 7, 0};
    const auto *turn = state.frames.empty() ? nullptr : std::get_if<TurnFrame>(&state.frames[0]);
    const int step = turn && !state.turn.isLost ? kSteps.at(turn->step) : 0;
    return step == 4 && state.turn.roll > 0 ? 5 : step;
}

void run(const Stage &stage, LimitFrame &frame)
{
    if (handOf(stage.state, frame.seat).size() > frame.most)
        stage.ask(frame.seat, Asked::Surplus);
    else
        stage.pop();
}

void run(const Stage &stage, EndFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const std::uint8_t most = small(handLimit(stage.game, state, seat, false));
    if (frame.step > 0) // asked, and told what to do
        return stage.pop();
    if (handOf(state, seat).size() > most)
        return stage.push(LimitFrame{seat, most}); // ZZZ-CARD-04, ZZZ-GUTS-05
    stage.ask(seat, Asked::End);
}

} // namespace escarmouche::rules::zombies
