// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

#include <algorithm>

// A round of Quarter: turns, cards, tiles and finds. The watchman stands in watch.cpp.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;

namespace {

/** A house brings something face down. */
void furnish(const Stage &stage, int cell, std::vector<kit::BoardChange> &changes)
{
    State &state = stage.state;
    if (state.houses == kMostFinds)
        return;
    const int find = state.houses++;
    state.lying[static_cast<std::size_t>(find)] = {static_cast<std::uint8_t>(cell), 0, {0}, true};
    changes.push_back(kit::tokenCame(findToken(state, find, false)));
}

} // namespace

// The steps of the frames.

void run(const Stage &stage, RoundFrame &frame)
{
    State &state = stage.state;
    const int step = frame.step++;
    if (state.alarm == kFullAlarm || (step == 0 && state.round == kRounds)) {
        stage.end();
        return stage.tell([] { return ofGame(kOver, kEnd); });
    }
    if (step == 0) {
        const int round = ++state.round;
        stage.tell([&] { return ofGame(kRoundBegan, kTurns, {round}, {kit::turnIs(round)}); });
    }
    if (step < stage.game.seats()) {
        const SeatId seat{static_cast<std::int8_t>(step)};
        state.active = seat;
        stage.push(TurnFrame{seat});
        return stage.tell([&] { return by(seat, kTurnBegan, kTurns, {}, {kit::activeIs(seat)}); });
    }
    if (step == stage.game.seats())
        return stage.push(WatchFrame{});
    frame.step = 0;
    stage.push(BellsFrame{});
}

void run(const Stage &stage, TurnFrame &frame)
{
    if (frame.actions > 0 && stage.state.alarm < kFullAlarm)
        stage.ask(frame.seat, kYourTurn);
    else
        stage.pop();
}

void run(const Stage &stage, DrawFrame &frame)
{
    State &state = stage.state;
    switch (kit::nextCard(frame.drawing, state.cards)) {
    case kit::NextCard::Ready:
        return stage.ask(state.cards.stock.pick(kCardDrawn, rules::Audience::only(frame.seat)));
    case kit::NextCard::Shuffled:
        return stage.tell([&] { return ofGame(kShuffled, kCards, {}, {cardsLeft(state)}); });
    case kit::NextCard::None:
        return stage.pop();
    }
}

void take(const Stage &stage, DrawFrame &frame, const rules::ChanceAnswer &chance)
{
    State &state = stage.state;
    const SeatId seat = frame.seat;
    const int kind = state.cards.stock.draw(chance.picked);
    const std::uint16_t id = ++state.lastCard;
    state.hands[index(seat)].push_back({id, static_cast<std::uint8_t>(kind)});
    stage.tell([&] {
        const rules::Card back{.id = id, .pile = kHandPile, .owner = seat};
        return by(seat, kDrew, kCards, {}, {kit::cardCame(back), cardsLeft(state)});
    });
    stage.tell([&] {
        return alone(by(seat, kSaw, kCards, {kind}, {kit::cardKnown(id, std::uint16_t(kind))}));
    });
}

void run(const Stage &stage, LayFrame &)
{
    stage.ask(stage.state.tiles.pick(kTileDrawn, {}));
}

void take(const Stage &stage, LayFrame &frame, const rules::ChanceAnswer &chance)
{
    State &state = stage.state;
    const LayFrame laying = frame;
    const int kind = state.tiles.draw(chance.picked);
    state.streets[laying.cell] = {static_cast<std::uint8_t>(kind), laying.turn, false};
    stage.pop();
    std::vector<kit::BoardChange> changes{tileIs(state, laying.cell), tilesLeft(state)};
    if (kind == kHouse)
        furnish(stage, laying.cell, changes);
    stage.tell([&] {
        return at(laying.cell, by(state.active, kLaid, kLaying, {kTileWord + kind}, changes));
    });
}

namespace {

/** It is looked at; its kind is known to whoever looks. */
void lookAt(const Stage &stage, const LookFrame &look)
{
    Find &find = stage.state.lying[look.find];
    find.seen.seats =
        static_cast<std::uint8_t>(find.seen.seats | rules::Audience::only(look.seat).seats);
    const int kind = find.kind, token = kFirstFind + look.find;
    stage.tell([&] { return at(find.cell, by(look.seat, kLooked, kFinding)); });
    stage.tell([&] {
        return alone(by(look.seat, kFound, kFinding, {kFindWord + kind},
                        {kit::tokenKnown(token, std::uint16_t(kFindKind + kind))}));
    });
}

} // namespace

void run(const Stage &stage, LookFrame &frame)
{
    const LookFrame look = frame;
    if (stage.state.lying[look.find].seen.seats == 0)
        return stage.ask(stage.state.finds.pick(kFindDrawn, rules::Audience::only(look.seat)));
    stage.pop();
    lookAt(stage, look);
}

void take(const Stage &stage, LookFrame &frame, const rules::ChanceAnswer &chance)
{
    const LookFrame look = frame;
    Find &find = stage.state.lying[look.find];
    find.kind = static_cast<std::uint8_t>(stage.state.finds.draw(chance.picked));
    stage.pop();
    lookAt(stage, look);
}

} // namespace escarmouche::tests::quarter
