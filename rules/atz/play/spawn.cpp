// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <utility>

// Zombies that shots bring (ATZ-SPAWN).

namespace escarmouche::rules::atz {

namespace {

/** ATZ-SPAWN-02: in the direction of the counter, or as near to it as there is room. */
int hexOfComing(const Atz &game, const State &state, int from, int side, int distance)
{
    const Field &field = game.field();
    std::vector<int> line{from};
    for (int step = 0; step < distance; ++step) {
        const int next = field.neighbour(line.back(), side);
        if (next == kit::kNoCell)
            break;
        line.push_back(next);
    }
    while (!line.empty()) {
        if (survivorIn(state, line.back()) < 0)
            return line.back();
        line.pop_back();
    }
    for (int turn = 0; turn < Field::kSides; ++turn) {
        const int beside = field.neighbour(from, (side + turn) % Field::kSides);
        if (beside != kit::kNoCell && survivorIn(state, beside) < 0)
            return beside;
    }
    return from;
}

void addSet(const Atz &game, State &state)
{
    for (int kind = 1; kind <= static_cast<int>(kZombieKinds); ++kind)
        state.pool.add(
            kind,
            game.limits().zombies.speeds[static_cast<std::size_t>((kind - 1) % 3)].perDirection);
}

} // namespace

State Atz::fresh() const
{
    State state;
    state.survivors = m_survivors;
    addSet(*this, state);
    const ZombieFigures &zombies = limits().zombies;
    for (std::size_t kind = 1; kind <= zombies.cards.size(); ++kind)
        state.cards.stock.add(static_cast<int>(kind), zombies.cards[kind - 1]);
    const int items = static_cast<int>(m_box.items.size());
    for (int item = 1; item <= items; ++item)
        state.loot.stock.add(item, m_box.item(item).loot);
    state.loot.stock.add(items + 1, zombies.noFind);
    return state;
}

void putZombie(const Stage &stage, int kind, int cell, RuleId rule)
{
    State &state = stage.state;
    if (state.zombies.full())
        return;
    const Watch watch(stage);
    state.zombies.push_back({++state.lastZombie, small(kind), static_cast<std::int16_t>(cell)});
    const Zombie &zombie = state.zombies.back();
    auto event = ofGame(kZombieCame, rule, {},
                        {kit::tokenCame(tokenOf(stage.game, zombie)),
                         kit::counterIs(kNoSeat, kInPool, state.pool.size)});
    event.who = zombie.token();
    event.to = stage.game.field().placeOf(cell);
    watch.tell(std::move(event));
}

void run(const Stage &stage, SpawnFrame &frame)
{
    State &state = stage.state;
    if (frame.coming > 0) {
        if (state.pool.empty()) {
            const Watch watch(stage);
            addSet(stage.game, state);
            watch.tell(ofGame(kSecondSet, {"ATZ-COMP-10"}));
        }
        return stage.ask(state.pool.pick(kZombiePicked, {}));
    }
    if (state.shots.empty())
        return stage.pop();
    const int dice = std::min<int>(state.shots[0].value, kMostDice);
    const int from = stage.game.limits().shots.spawnFrom;
    stage.ask(kit::rollOf(kNoSeat, kSpawnRoll, dice, Reading::Each, {from}));
}

void take(const Stage &stage, SpawnFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    if (frame.coming == 0) {
        const Shot shot = state.shots[0];
        state.shots.erase(0);
        frame.cell = shot.cell;
        const auto coming = std::ranges::count_if(
            chance.faces, [&](int face) { return face >= stage.game.limits().shots.spawnFrom; });
        frame.coming = small(static_cast<int>(coming));
        stage.tell([&] {
            auto event =
                withFaces(chance, ofGame(kSpawnRolled, {"ATZ-SPAWN-01"}, {int{frame.coming}},
                                         {shotsIn(stage.game, state, shot.cell)}));
            event.at = stage.game.field().placeOf(shot.cell);
            return event;
        });
        return;
    }
    --frame.coming;
    const int distance = frame.distance, from = frame.cell;
    const int kind = state.pool.draw(chance.picked);
    const Zombie drawn{.kind = small(kind)};
    putZombie(stage, kind, hexOfComing(stage.game, state, from, drawn.direction(), distance),
              {"ATZ-SPAWN-02"});
}

} // namespace escarmouche::rules::atz
