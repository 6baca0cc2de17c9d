// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

// The watchman of Quarter: whom he goes for and why, how he catches, and when the bells ring.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;
using kit::Happening;

namespace {

/** Those who hold a card are asked: how many each holds all can see. */
kit::Window escapeWindow(const Quarter &game, const State &state, SeatId prey)
{
    rules::Audience asked{0};
    for (std::int8_t seat = 0; seat < game.seats(); ++seat) {
        if (!state.hands[index({seat})].empty())
            asked.seats =
                static_cast<std::uint8_t>(asked.seats | rules::Audience::only({seat}).seats);
    }
    return kit::Window::of(kEscape, asked, prey);
}

void catchPrey(const Stage &stage, SeatId prey)
{
    Thief &thief = thiefOf(stage.state, prey);
    const int from = thief.at;
    thief.at = kGate;
    thief.loot = 0;
    stage.tell([&] {
        return Happening{.kind = kCaught,
                         .rule = kCatching,
                         .seat = prey,
                         .who = prey.value,
                         .whom = kWatchman,
                         .at = Grid::placeOf(from),
                         .to = Grid::placeOf(kGate),
                         .changes = {kit::tokenMoved(prey.value, Grid::placeOf(kGate)),
                                     kit::counterIs(prey, kLoot, 0)}};
    });
    raiseAlarm(stage, 1);
}

} // namespace

Hunt Quarter::hunt(const State &state) const
{
    const auto steps = kit::stepsFrom(Grid{}, state.watchman, [&](int cell, int side) {
        return isPatrolled(state.streets, cell, side);
    });
    const auto stepsTo = [&](SeatId seat) { return int{steps[thiefOf(state, seat).at]}; };
    Hunt hunt;
    for (std::int8_t seat = 0; seat < m_thieves; ++seat)
        hunt.add({seat});
    hunt.keep(kGoing, [&](SeatId seat) { return stepsTo(seat) != kit::kUnreached; });
    hunt.keepLeast(kHunting, stepsTo);
    hunt.keepLeast(kFinding, [&](SeatId seat) { return -int{thiefOf(state, seat).loot}; });
    return hunt;
}

void stalk(const Stage &stage, int cell)
{
    State &state = stage.state;
    if (cell == state.watchman)
        return;
    const int from = state.watchman;
    state.watchman = static_cast<std::uint8_t>(cell);
    stage.tell([&] {
        return Happening{.kind = kStalked,
                         .rule = kHunting,
                         .who = kWatchman,
                         .at = Grid::placeOf(from),
                         .to = Grid::placeOf(cell),
                         .changes = {kit::tokenMoved(kWatchman, Grid::placeOf(cell))}};
    });
}

namespace {

void goFor(const Stage &stage, WatchFrame &frame, const Hunt &hunt)
{
    frame.prey = hunt.left[0];
    frame.isSure = true;
    stage.tell([&] {
        return Happening{.kind = kHunts,
                         .rule = kHunting,
                         .who = kWatchman,
                         .whom = hunt.left[0].value,
                         .reasons = hunt.reasons};
    });
}

} // namespace

void run(const Stage &stage, WatchFrame &frame)
{
    State &state = stage.state;
    if (!frame.isSure) {
        const Hunt hunt = stage.game.hunt(state);
        if (hunt.isOpen())
            return stage.ask(hunt.lot(kPreyDrawn));
        if (!hunt.left.empty())
            return goFor(stage, frame, hunt);
        stage.pop();
        return stage.tell([&] {
            return Happening{
                .kind = kRests, .rule = kHunting, .who = kWatchman, .reasons = hunt.reasons};
        });
    }
    const SeatId prey = frame.prey;
    const int goal = thiefOf(state, prey).at, from = state.watchman;
    if (frame.steps > 0 && from != goal) {
        --frame.steps;
        const int next = kit::stepTowards(Grid{}, from, goal, [&](int cell, int side) {
            return isPatrolled(state.streets, cell, side);
        });
        stalk(stage, next);
        if (next != goal)
            return;
    }
    stage.pop();
    if (state.watchman == goal)
        stage.push(CatchFrame{prey, static_cast<std::uint8_t>(from)});
}

void take(const Stage &stage, WatchFrame &frame, const rules::ChanceAnswer &chance)
{
    Hunt hunt = stage.game.hunt(stage.state);
    hunt.choose(kHunting, chance.picked, kit::Reason::By::Dice);
    goFor(stage, frame, hunt);
}

void run(const Stage &stage, CatchFrame &frame)
{
    if (!frame.asked) {
        frame.asked = true;
        return stage.push(escapeWindow(stage.game, stage.state, frame.prey));
    }
    const CatchFrame caught = frame;
    stage.pop();
    if (!caught.stopped)
        catchPrey(stage, caught.prey);
}

void run(const Stage &stage, BellsFrame &)
{
    stage.ask(kit::rollOf(rules::kNoSeat, kBells, 1, rules::Reading::Each, {4, 6}));
}

void take(const Stage &stage, BellsFrame &, const rules::ChanceAnswer &chance)
{
    const int face = chance.faces[0];
    stage.pop();
    stage.tell([&] {
        Event rang = ofGame(kRang, kAlarms);
        rang.faces = {static_cast<std::uint8_t>(face)};
        return rang;
    });
    if (face >= 4)
        raiseAlarm(stage, face == 6 ? 2 : 1);
}

} // namespace escarmouche::tests::quarter
