// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/herd.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

enum HerdStep : std::uint8_t { HerdWarn, HerdThrow, HerdMoving };

/** It is in the middle of its way. */
bool goesOn(const HerdFrame &herd, std::uint16_t zombie)
{
    constexpr int kFast = 2; // squares (ZZZ-EXP-09)
    const bool isFast = breedOf(zombie) != Breed::Plain;
    const int paces = isFast ? std::max<int>(herd.paces, kFast) : herd.paces;
    return zombie != 0 && zombie == herd.moving && herd.paced < paces;
}

/** The first pawn above ground there (ZZZ-ZMOVE-05). */
SeatId pawnOn(const Zombies &game, const State &state, Square square)
{
    for (const SeatId seat : game.everySeat()) {
        if (playerOf(state, seat).at == square && isAbove(state, seat))
            return seat;
    }
    return {};
}

} // namespace

bool canAnyMove(const Zombies &game, const State &state, const HerdFrame &herd)
{
    bool can = false;
    forEachShamble(game, state, herd, [&](Square, Square) { return can = true; });
    return can;
}

Judged<void> judgeMover(const Zombies &game, const State &state, const HerdFrame &herd, Square from)
{
    const std::uint16_t zombie = state.town.zombie(from);
    const bool isElsewhere = zombie != 0 && zombie != herd.moving &&
                             ((herd.tile >= 0 && from / kSquares != herd.tile) ||
                              (herd.area >= 0 && areaOf(game.tile(state, from).set) != herd.area));
    if (zombie == 0 || isElsewhere)
        return refuse({"ZZZ-ZMOVE-01"}, "no-zombie");
    if (isFought(state, from)) // no card ends a combat before its success or the last life
        return refuse({"ZZZ-COMBAT-04"}, "in-combat");
    const bool hasMoved = std::ranges::find(herd.moved, zombie) != herd.moved.end();
    if (!goesOn(herd, zombie) && (hasMoved || herd.left == 0))
        return refuse({"ZZZ-TURN-05"}, "moved-already");
    return {};
}

Judged<void> judgeShamble(const Zombies &game, const State &state, const HerdFrame &herd,
                          Square from, Square to)
{
    if (!state.town.isThere(from) || !state.town.isThere(to))
        return refuse({"ZZZ-ZMOVE-01"}, "no-zombie");
    if (auto mover = judgeMover(game, state, herd, from); !mover)
        return mover;
    const TownMap map = game.map(state);
    const auto towards =
        std::ranges::find_if(kAllSides, [&](Side side) { return map.next(from, side) == to; });
    if (towards == kAllSides.end())
        return refuse({"ZZZ-ZMOVE-02"}, "no-neighbour");
    if (!map.hasWay(from, *towards))
        return refuse(map.ruleOfWall(from, to), "no-way");
    return refuseUnless(state.town.zombie(to) == 0, {"ZZZ-ZMOVE-03"}, "zombie-there");
}

void run(const Stage &stage, HerdFrame &frame)
{
    State &state = stage.state;
    if (!frame.byCard && frame.step == HerdWarn) {
        frame.step = HerdThrow;
        return openWindow(stage, Asked::Herd, kit::allSeats(stage.game.seats()), frame.seat);
    }
    if (!frame.byCard && frame.step == HerdThrow) {
        if (state.turn.skipsZombies)
            return stage.pop();
        return stage.ask(kit::rollOf(frame.seat, kZombieRoll, 1, Reading::Sum, {}));
    }
    const bool hasMoves = frame.left > 0 || goesOn(frame, frame.moving);
    if (hasMoves && !frame.moved.full() && canAnyMove(stage.game, state, frame))
        stage.ask(frame.seat, Asked::Move);
    else
        stage.pop();
}

void take(const Stage &stage, HerdFrame &frame, const ChanceAnswer &chance)
{
    frame.step = HerdMoving;
    frame.left = small(chance.faces[0] + stage.state.turn.zombieBonus);
    stage.tell(withFaces(chance, by(frame.seat, kRolledZombies, {"ZZZ-ZMOVE-01"}, {frame.left})));
}

void shamble(const Stage &stage, Square from, Square to)
{
    State &state = stage.state;
    auto &herd = *topFrame<HerdFrame>(state);
    const std::uint16_t zombie = state.town.zombie(from);
    if (!goesOn(herd, zombie)) {
        --herd.left;
        herd.paced = 0;
        herd.moving = zombie;
        herd.moved.push_back(zombie);
    }
    ++herd.paced;
    state.town.zombie(from) = 0;
    state.town.zombie(to) = zombie;
    const SeatId met = pawnOn(stage.game, state, to);
    const auto areaOn = [&](Square square) { return areaOf(stage.game.tile(state, square).set); };
    const bool crosses = areaOn(from) != areaOn(to);
    const RuleId rule{met.valid()      ? "ZZZ-ZMOVE-05"
                      : herd.byCard    ? "ZZZ-CARD-15"
                      : crosses        ? "ZZZ-EXP-10"
                      : herd.paced > 1 ? "ZZZ-EXP-09"
                                       : "ZZZ-ZMOVE-01"};
    const Place goal = placeOf(state.town, to);
    auto event = by(herd.seat, met.valid() ? kReached : kShambled, rule, {},
                    {kit::tokenMoved(zombieToken(zombie), goal)});
    event.who = zombieToken(zombie);
    stage.tell(fromTo(placeOf(state.town, from), goal, against(met, std::move(event))));
    endIfWon(stage);
}

// Zombies that a card takes away.

void run(const Stage &stage, ClearFrame &frame)
{
    return frame.left == 0 ? stage.pop() : stage.ask(frame.seat, Asked::Clear);
}

void clearOne(const Stage &stage, Square square)
{
    auto &clear = *topFrame<ClearFrame>(stage.state);
    --clear.left;
    const std::array one{static_cast<StoredSquare>(square)};
    clearAway(stage, clear.seat, one, clear.collects, square);
}

} // namespace escarmouche::rules::zombies
