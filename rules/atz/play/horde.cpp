// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"
#include "rules/kit/horde/routes.h"

#include <algorithm>
#include <tuple>
#include <utility>

// Zombies: the impulse of all, whom each goes for and how far it comes; and how they get here.

namespace escarmouche::rules::atz {

namespace {

enum HordeStep : std::uint8_t { kStirring, kShambling, kFacing, kBiting };

using Costs = kit::Steps<Field>;

// A hex costs so much a point, and one more if it is not clear: clear ground is the better way.
constexpr int kPoint = 64;

/** Cost of a zombie's way by hex (ATZ-ZMOVE-03): over clear ground and both patches. */
class Ways
{
public:
    Ways(const Atz &game, const Zombie &zombie, int goal, KnownWays &known)
        : m_game(game), m_own(game.field().patchOf(zombie.cell)),
          m_theirs(game.field().patchOf(goal))
    {
        const bool isOpen = m_own < 0 || m_own == m_theirs; // as from any open ground
        auto met = known.find({goal, isOpen ? -1 : m_own});
        if (met == known.end())
            met = known
                      .emplace(std::pair(goal, isOpen ? -1 : m_own),
                               kit::stepsTo(game.field(), goal, *this))
                      .first;
        m_costs = &met->second;
    }

    int operator()(int cell, int side) const
    {
        const Field &field = m_game.field();
        const int other = field.neighbour(cell, side);
        const int patch = field.patchOf(other);
        if (patch >= 0 && patch != m_own && patch != m_theirs)
            return kit::kNoWay;
        return costOf(m_game, other) * kPoint + (patch >= 0 ? 1 : 0);
    }
    int whole(int cell) const { return (*m_costs)[static_cast<std::size_t>(cell)]; }
    bool reaches(int cell) const { return whole(cell) != kit::kUnreached; }
    /** In movement points. */
    int points(int cell) const { return whole(cell) / kPoint; }
    const Costs &costs() const { return *m_costs; }

private:
    const Atz &m_game;
    int m_own, m_theirs;
    const Costs *m_costs = nullptr;
};

/** West to east, then north to south (ATZ-TURN-06). */
auto orderOf(const Atz &game, int cell)
{
    const kit::Hex hex = game.field().hexOf(cell);
    return std::tuple(2 * hex.q + hex.r, hex.r);
}

/** The first of those in that order; -1: there is none. */
int firstOf(const Atz &game, const State &state, std::uint32_t survivors)
{
    const auto all = those(state, [&](int who) {
        return (survivors & bitOf(who)) != 0 && survivorAt(state, who).isHere();
    });
    const auto first = std::ranges::min_element(
        all, {}, [&](int who) { return orderOf(game, cellOf(state, who)); });
    return first == all.end() ? -1 : *first;
}

/** ATZ-TURN-06: by what the way costs, then in the order in which they came. */
void lineUp(const Atz &game, State &state, KnownWays &known)
{
    std::vector<std::pair<int, std::uint16_t>> line;
    for (const Zombie &zombie : state.zombies) {
        const Hunt hunt = huntOf(game, state, zombie, known);
        if (hunt.left.empty())
            continue; // it stays (ATZ-ZMOVE-03)
        const Survivor &prey = survivorAt(state, hunt.left[0]);
        line.emplace_back(pointsTo(game, zombie, prey.cell, known), zombie.id);
    }
    std::ranges::sort(line);
    state.movers.clear();
    for (const auto &[cost, id] : line)
        state.movers.push_back(id);
}

/** Whoever goes, and comes to stand in that hex. */
void shamble(const Stage &stage, HordeFrame &frame, Zombie &zombie, Hunt hunt)
{
    State &state = stage.state;
    if (hunt.isOpen()) {
        const auto which = std::ranges::find(hunt.left, frame.prey) - hunt.left.begin();
        hunt.choose({"ATZ-ZMOVE-02"}, static_cast<std::size_t>(which), kit::Reason::By::Dice);
    }
    const Field &field = stage.game.field();
    const int prey = frame.prey;
    const bool isCharge = survivorAt(state, prey).cell == frame.goal;
    const Watch watch(stage);
    const Place from = field.placeOf(zombie.cell), to = field.placeOf(frame.goal);
    zombie.cell = frame.goal;
    if (isCharge) { // ATZ-ZMOVE-04
        frame.charged |= bitOf(prey);
        ++frame.chargers[static_cast<std::size_t>(prey)];
    }
    auto event =
        fromTo(from, to, ofGame(told("shambled"), {isCharge ? "ATZ-ZMOVE-04" : "ATZ-ZMOVE-01"}));
    event.who = zombie.token();
    event.whom = prey;
    event.reasons = hunt.reasons;
    event.changes = {kit::tokenMoved(zombie.token(), to)};
    watch.tell(std::move(event));
}

void nextMover(const Stage &stage, HordeFrame &frame)
{
    stage.state.movers.erase(0);
    frame.prey = -1;
    frame.goal = kit::kNoCell;
}

/** The first of the line looks for its prey and goes; between several it asks for a lot. */
void moveNext(const Stage &stage, HordeFrame &frame, KnownWays &known)
{
    State &state = stage.state;
    Zombie *zombie = zombieOf(state, kFirstZombie + state.movers[0]);
    const Hunt hunt = huntOf(stage.game, state, *zombie, known);
    if (survivorIn(state, zombie->cell) >= 0 || hunt.left.empty())
        return nextMover(stage, frame); // ATZ-ZMOVE-05
    if (frame.prey < 0) {
        if (hunt.isOpen())
            return stage.ask(hunt.lot(reason("prey-picked")));
        frame.prey = hunt.left[0];
    }
    if (frame.goal == kit::kNoCell) {
        const auto goals = goalsOf(stage.game, state, *zombie, frame.prey, known);
        if (goals.size() > 1)
            return stage.ask(kit::pickOf(goals.size(), reason("goal-picked")));
        frame.goal = medium(goals.front());
    }
    if (frame.goal != zombie->cell)
        shamble(stage, frame, *zombie, hunt);
    nextMover(stage, frame);
}

} // namespace

int pointsTo(const Atz &game, const Zombie &zombie, int goal, KnownWays &known)
{
    const Ways ways(game, zombie, goal, known);
    return ways.reaches(zombie.cell) ? ways.points(zombie.cell) : kit::kUnreached;
}

Hunt huntOf(const Atz &game, const State &state, const Zombie &zombie, KnownWays &known)
{
    Hunt hunt;
    std::array<int, kMostSurvivors> points{};
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        if (!each.isHere())
            continue;
        points[static_cast<std::size_t>(who)] = pointsTo(game, zombie, each.cell, known);
        hunt.add(tiny(who));
    }
    const auto costOfPrey = [&](std::int8_t who) { return points[static_cast<std::size_t>(who)]; };
    const auto isReached = [&](std::int8_t who) { return costOfPrey(who) != kit::kUnreached; };
    if (!std::ranges::all_of(hunt.left, isReached))
        hunt.keep({"ATZ-ZMOVE-03"}, isReached);
    hunt.keepLeast({"ATZ-ZMOVE-01"}, costOfPrey);
    return hunt;
}

std::vector<int> goalsOf(const Atz &game, const State &state, const Zombie &zombie, int prey,
                         KnownWays &known)
{
    const Ways ways(game, zombie, survivorAt(state, prey).cell, known);
    const int mp = game.limits().zombies.speeds[static_cast<std::size_t>(zombie.speed())].mp;
    const int all = ways.points(zombie.cell);
    return kit::endsOfWay(
        game.field(), zombie.cell, ways.costs(), ways,
        [&](int cell) { return mp - (all - ways.points(cell)); },
        [&](int cell) { return costOf(game, cell); });
}

void run(const Stage &stage, HordeFrame &frame)
{
    State &state = stage.state;
    KnownWays known;
    if (frame.step == kStirring) {
        const int die = state.dice[kZombieSide];
        const bool isActive = die <= stage.game.limits().zombies.rep; // ATZ-INIT-02
        state.active = kNoSeat;
        stage.tell([&] {
            return ofGame(isActive ? told("zombies-act") : told("zombies-rest"), {"ATZ-INIT-02"},
                          {die}, {kit::activeIs(kNoSeat)});
        });
        if (!isActive)
            return stage.pop();
        lineUp(stage.game, state, known);
        frame.step = kShambling;
    }
    if (frame.step == kShambling) {
        while (!state.movers.empty() && state.request.what == Awaited::Nothing)
            moveNext(stage, frame, known);
        if (state.request.what != Awaited::Nothing)
            return;
        frame.step = kFacing;
    }
    if (frame.step == kFacing) { // ATZ-TURN-05
        const int who = firstOf(stage.game, state, frame.charged);
        if (who >= 0) {
            frame.charged &= ~bitOf(who);
            if (survivorAt(state, who).hasTested)
                return;
            survivorAt(state, who).hasTested = true;
            return stage.push(TestFrame{.who = tiny(who),
                                        .test = Test::Charged,
                                        .chargers = frame.chargers[static_cast<std::size_t>(who)]});
        }
        frame.step = kBiting;
        for (const int each : everyone(state))
            frame.charged |= bitOf(each); // who has still to fight
    }
    const int who = firstOf(stage.game, state, frame.charged);
    if (who < 0) {
        stage.pop();
        return endIfOver(stage);
    }
    const int cell = survivorAt(state, who).cell;
    for (const int each : everyone(state))
        frame.charged &= cellOf(state, each) == cell ? ~bitOf(each) : ~0U;
    if (zombiesIn(state, cell) > 0) // ATZ-MELEE-01
        fight(stage, who);
}

void take(const Stage &stage, HordeFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const Zombie &zombie = *zombieOf(state, kFirstZombie + state.movers[0]);
    KnownWays known;
    if (frame.prey < 0)
        frame.prey = huntOf(stage.game, state, zombie, known).left[chance.picked];
    else
        frame.goal = medium(goalsOf(stage.game, state, zombie, frame.prey, known)[chance.picked]);
}

// Zombies that shots bring (ATZ-SPAWN).

namespace {

/** ATZ-SPAWN-02: in the direction of the counter, or as near to it as there is room. */
int hexOfComing(const Atz &game, const State &state, int from, int side, int distance)
{
    const Field &field = game.field();
    int farthest = kit::kNoCell;
    for (int step = 0, cell = from; step <= distance && cell != kit::kNoCell; ++step) {
        if (survivorIn(state, cell) < 0)
            farthest = cell;
        cell = field.neighbour(cell, side);
    }
    if (farthest != kit::kNoCell)
        return farthest;
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
    state.zombies.push_back({++state.lastZombie, small(kind), medium(cell)});
    const Zombie &zombie = state.zombies.back();
    auto event = ofGame(told("zombie-came"), rule, {},
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
            watch.tell(ofGame(told("second-set"), {"ATZ-COMP-10"}));
        }
        return stage.ask(state.pool.pick(reason("zombie-picked"), {}));
    }
    if (state.shots.empty())
        return stage.pop();
    const int dice = std::min<int>(state.shots[0].value, kMostDice);
    const int from = stage.game.limits().shots.spawnFrom;
    stage.ask(kit::rollOf(kNoSeat, reason("spawn-roll"), dice, Reading::Each, {from}));
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
            auto event = withFaces(chance, ofGame(told("spawn-rolled"), {"ATZ-SPAWN-01"},
                                                  {int{frame.coming}},
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
