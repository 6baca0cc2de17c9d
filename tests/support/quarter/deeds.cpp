// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

#include <algorithm>

// What a thief may do in Quarter, and what comes of it.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;

using rules::refuse;

namespace {

constexpr int kDashes = 2; // actions that the card gives

void go(const Stage &stage, SeatId seat, int cell)
{
    Thief &thief = thiefOf(stage.state, seat);
    const auto from = Grid::placeOf(thief.at), to = Grid::placeOf(cell);
    thief.at = static_cast<std::uint8_t>(cell);
    stage.tell([&] {
        return kit::fromTo(from, to,
                           by(seat, kWent, kGoing, {}, {kit::tokenMoved(seat.value, to)}));
    });
    if (cell != kGate || thief.loot == 0)
        return;
    const int brought = thief.loot;
    thief.home = static_cast<std::uint8_t>(thief.home + brought);
    thief.loot = 0;
    stage.tell([&] {
        return by(seat, kBrought, kFinding, {brought},
                  {kit::counterIs(seat, kHome, thief.home), kit::counterIs(seat, kLoot, 0)});
    });
}

void open(const Stage &stage, SeatId seat, int cell)
{
    stage.state.streets[static_cast<std::size_t>(cell)].isOpen = true;
    stage.tell(
        [&] { return at(cell, by(seat, kOpened, kDoors, {}, {tileIs(stage.state, cell)})); });
}

void takeFind(const Stage &stage, SeatId seat, int which)
{
    State &state = stage.state;
    Find &find = state.lying[static_cast<std::size_t>(which)];
    Thief &thief = thiefOf(state, seat);
    const int kind = find.kind;
    find = {find.cell, 0, {0}, false};
    state.taken.add(kind);
    thief.loot = static_cast<std::uint8_t>(thief.loot + worthOf(kind));
    stage.tell([&] {
        return by(seat, kTook, kFinding, {kFindWord + kind},
                  {kit::tokenWent(kFirstFind + which), kit::counterIs(seat, kLoot, thief.loot)});
    });
    if (kind == kBell)
        raiseAlarm(stage, 2);
}

/** The card goes to the discard, for all to see. */
int layCard(const Stage &stage, SeatId seat, int id)
{
    State &state = stage.state;
    Hand &hand = state.hands[index(seat)];
    const auto *met = kit::heldCard(hand, id);
    const int kind = met->kind;
    hand.erase(static_cast<std::size_t>(met - hand.begin()));
    state.cards.discard.add(kind);
    stage.tell([&] { return by(seat, kPlayed, kCards, {kind}, {kit::cardWent(id)}); });
    return kind;
}

void play(const Stage &stage, SeatId seat, int id)
{
    const int kind = layCard(stage, seat, id);
    State &state = stage.state;
    if (auto *window = kit::topFrame<kit::Window>(state)) {
        window->close();
        auto &caught = std::get<CatchFrame>(state.frames[state.frames.size() - 2U]);
        caught.stopped = true;
        if (kind == kShove)
            stalk(stage, caught.from, {{kCards, 1, 1, kit::Reason::By::Player}});
    } else if (kind == kHush) {
        raiseAlarm(stage, -1);
    } else {
        auto &turn = *kit::topFrame<TurnFrame>(state);
        turn.actions = static_cast<std::uint8_t>(turn.actions + kDashes);
    }
}

} // namespace

void carryOut(const Stage &stage, SeatId seat, const Action &action)
{
    State &state = stage.state;
    if (action.deed == Deed::Play)
        return play(stage, seat, action.card);
    if (action.deed == Deed::Pass)
        return kit::topFrame<kit::Window>(state)->pass();
    auto &turn = *kit::topFrame<TurnFrame>(state);
    turn.actions = action.deed == Deed::Wait ? std::uint8_t{0} : std::uint8_t(turn.actions - 1);
    switch (action.deed) {
    case Deed::Go:
        return go(stage, seat, action.at);
    case Deed::Lay:
        return stage.push(LayFrame{action.at, static_cast<std::uint8_t>(Grid::sideTowards(
                                                  action.at, thiefOf(state, seat).at))});
    case Deed::Open:
        return open(stage, seat, action.at);
    case Deed::Look:
        return stage.push(LookFrame{seat, action.at});
    case Deed::Take:
        return takeFind(stage, seat, action.at);
    case Deed::Draw:
        return stage.push(DrawFrame{seat, {1, 1}});
    case Deed::Play:
    case Deed::Wait:
    case Deed::Pass:
        break;
    }
}

namespace {

/** Why the find cannot be looked at or taken by whoever stands there; nothing: it can. */
rules::Judged<void> judgeFind(const State &state, SeatId seat, const Action &action)
{
    const bool isHere = action.at < kMostFinds && state.lying[action.at].isThere &&
                        state.lying[action.at].cell == thiefOf(state, seat).at;
    if (!isHere)
        return refuse(kFinding, "nothing-there");
    const bool hasSeen = state.lying[action.at].seen.includes(seat);
    if (action.deed == Deed::Look && hasSeen)
        return refuse(kFinding, "seen-already");
    if (action.deed == Deed::Take && !hasSeen)
        return refuse(kFinding, "not-seen");
    return {};
}

rules::Judged<void> judgeCard(const State &state, SeatId seat, int id, bool isEscape)
{
    const Hand &hand = state.hands[index(seat)];
    const auto *met = kit::heldCard(hand, id);
    if (!met)
        return refuse(kCards, "no-such-card");
    if (isEscape && met->kind == kDash)
        return refuse(kCards, "no-escape");
    if (!isEscape && met->kind == kShove)
        return refuse(kCards, "nobody-caught");
    if (!isEscape && met->kind == kHush && state.alarm == 0)
        return refuse(kCards, "all-quiet");
    return {};
}

rules::Judged<void> judgeGround(const State &state, SeatId seat, const Action &action)
{
    const int cell = thiefOf(state, seat).at;
    const int side = action.at < kCells ? Grid::sideTowards(cell, action.at) : -1;
    switch (action.deed) {
    case Deed::Go:
        if (side < 0 || !meet(state.streets, cell, side))
            return refuse(kGoing, "no-way");
        if (!isWay(state.streets, cell, side))
            return refuse(kDoors, "door-shut");
        return {};
    case Deed::Lay:
        if (state.tiles.empty())
            return refuse(kLaying, "no-tiles");
        if (side < 0 || !isFree(state.streets, cell, side))
            return refuse(kLaying, "not-free");
        return {};
    default: // Open
        if (side < 0 || !meet(state.streets, cell, side) || isWay(state.streets, cell, side))
            return refuse(kDoors, "no-door");
        return {};
    }
}

} // namespace

rules::Judged<void> judge(const State &state, SeatId seat, const Action &action)
{
    if (state.request.what != rules::Awaited::Decision || state.request.decision.seat != seat)
        return refuse(kTurns, "not-asked");
    const bool isEscape = state.request.decision.prompt == kEscape;
    const bool isOfBoth = action.deed == Deed::Play;
    if (!isOfBoth && isEscape != (action.deed == Deed::Pass))
        return refuse(kTurns, "not-asked");
    switch (action.deed) {
    case Deed::Go:
    case Deed::Lay:
    case Deed::Open:
        return judgeGround(state, seat, action);
    case Deed::Look:
    case Deed::Take:
        return judgeFind(state, seat, action);
    case Deed::Play:
        return judgeCard(state, seat, action.card, isEscape);
    case Deed::Draw:
        if (state.hands[index(seat)].full())
            return refuse(kCards, "hand-full", kMostCards, kMostCards);
        if (state.cards.stock.empty() && state.cards.discard.empty())
            return refuse(kCards, "no-cards");
        return {};
    case Deed::Wait:
    case Deed::Pass:
        break;
    }
    return {};
}

void raiseAlarm(const Stage &stage, int by)
{
    const int alarm = std::clamp(stage.state.alarm + by, 0, kFullAlarm);
    stage.state.alarm = static_cast<std::uint8_t>(alarm);
    stage.tell([&] {
        return ofGame(kAlarmed, kAlarms, {alarm}, {kit::counterIs(rules::kNoSeat, kAlarm, alarm)});
    });
}

} // namespace escarmouche::tests::quarter
