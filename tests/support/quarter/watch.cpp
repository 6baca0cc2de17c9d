// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/ids.h"

// The watchman of Quarter: whom he goes for and why, how he catches, and when the bells ring.

namespace escarmouche::tests::quarter {

namespace kit = rules::kit;
namespace {

/** Something that he does, and why. */
Event ofWatchman(std::uint16_t kind, const Why &why, kit::Changes changes = {})
{
    Event event = ofGame(kind, kHunting, {}, std::move(changes));
    event.who = kWatchman;
    event.reasons = why;
    return event;
}

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
    const auto from = Grid::placeOf(thief.at), to = Grid::placeOf(kGate);
    thief.at = kGate;
    thief.loot = 0;
    stage.tell([&] {
        Event caught = kit::fromTo(from, to, by(prey, kCaught, kCatching));
        caught.whom = kWatchman;
        caught.changes = {kit::tokenMoved(prey.value, to), kit::counterIs(prey, kLoot, 0)};
        return caught;
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

void stalk(const Stage &stage, int cell, const Why &why)
{
    State &state = stage.state;
    if (cell == state.watchman)
        return;
    const auto from = Grid::placeOf(state.watchman), to = Grid::placeOf(cell);
    state.watchman = static_cast<std::uint8_t>(cell);
    stage.tell([&] {
        return kit::fromTo(from, to, ofWatchman(kStalked, why, {kit::tokenMoved(kWatchman, to)}));
    });
}

namespace {

/** Where he goes next, and why: the ways that lead on, of these the shortest, of these the first.
 */
kit::Hunt<std::int16_t, Grid::kSides> nextStep(const State &state, int goal)
{
    const auto isWay = [&](int cell, int side) { return isPatrolled(state.streets, cell, side); };
    const auto steps = kit::stepsTo(Grid{}, goal, isWay);
    kit::Hunt<std::int16_t, Grid::kSides> next;
    for (int side = 0; side < Grid::kSides; ++side)
        next.add(static_cast<std::int16_t>(Grid::neighbour(state.watchman, side)));
    next.keep(kDoors, [&](int cell) {
        return cell >= 0 && isWay(state.watchman, Grid::sideTowards(state.watchman, cell));
    });
    next.keepLeast(kHunting, [&](int cell) { return steps[static_cast<std::size_t>(cell)]; });
    if (next.isOpen())
        next.choose(kHunting, 0, kit::Reason::By::Order);
    return next;
}

void goFor(const Stage &stage, WatchFrame &frame, const Hunt &hunt)
{
    frame.prey = hunt.left[0];
    frame.isSure = true;
    stage.tell([&] { return kit::against(frame.prey, ofWatchman(kHunts, hunt.reasons)); });
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
        return stage.tell([&] { return ofWatchman(kRests, hunt.reasons); });
    }
    const SeatId prey = frame.prey;
    const int goal = thiefOf(state, prey).at, from = state.watchman;
    if (frame.steps > 0 && from != goal) {
        --frame.steps;
        const auto next = nextStep(state, goal);
        stalk(stage, next.left[0], next.reasons);
        if (next.left[0] != goal)
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
