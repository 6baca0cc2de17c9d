// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <array>
#include <utility>

// Reactions (ATZ-REACT), flight (ATZ-FLEE), duels and ducking (ATZ-DUCK).

namespace escarmouche::rules::atz {

namespace {

enum TestStep : std::uint8_t { kStarPicks, kTestRolls, kTestRolled, kRowPicked, kLoadAsked };

/** Of a roll for each test. */
constexpr std::array kTestRules{"ATZ-REACT-01", "ATZ-REACT-01", "ATZ-REACT-21", "ATZ-REACT-31",
                                "ATZ-ABIL-07",  "ATZ-ABIL-08",  "ATZ-ABIL-01"};

/** An empty gun that ammo would load (ATZ-REACT-03). */
bool couldLoad(const Atz &game, const Survivor &survivor)
{
    const Item *gun = gunOf(game, survivor);
    return gun && gun->isEmpty && itemOf(game, survivor, ItemType::Ammo) >= 0;
}

/** Somebody there can be shot at (ATZ-REACT-03). */
bool isArmedAgainst(const Atz &game, const State &state, int who, int cell)
{
    return std::ranges::any_of(allTokens(state), [&](int token) {
        return cellOf(state, token) == cell && isArmed(game, state, who, token);
    });
}

/** ATZ-REACT-12, -13 */
void reactToCharge(const Stage &stage, const TestFrame &test)
{
    const Survivor &survivor = survivorAt(stage.state, test.who);
    const bool isCovered = !stage.game.field().isClear(survivor.cell);
    switch (facingOf(test.row, isCovered, hasLoadedGun(stage.game, survivor), test.chargers)) {
    case Facing::Fires:
        return stage.push(VolleyFrame{
            .who = test.who, .why = Volley::Charged, .cell = survivor.cell, .targets = {}});
    case Facing::Flees:
        return stage.push(FlightFrame{.who = test.who});
    case Facing::Fights:
        return holds(stage, test.who, {"ATZ-REACT-12"});
    }
}

/** ATZ-REACT-43 */
void tryCharge(const Stage &stage, const TestFrame &test)
{
    State &state = stage.state;
    const bool isActive = state.impulse.who == test.who;
    if (test.row == 0) {
        state.impulse.isOver = isActive || state.impulse.isOver;
        return holds(stage, test.who, {"ATZ-REACT-43"});
    }
    if (test.row == 1 && isArmedAgainst(stage.game, state, test.who, test.cell)) {
        if (isActive)
            state.impulse.hasRun = false; // no second charge is part of that run (ATZ-RUN-04)
        return stage.push(VolleyFrame{.who = test.who, .cell = test.cell, .targets = {}});
    }
    chargeInto(stage, test.who, test.cell);
}

/** ATZ-REACT-22 */
void reactToShots(const Stage &stage, const TestFrame &test)
{
    State &state = stage.state;
    const int cell = survivorAt(state, test.who).cell;
    const bool isActive = state.impulse.who == test.who;
    const bool isCharge = isActive && cell == survivorAt(state, test.foe).cell;
    const bool isCovered = !stage.game.field().isClear(cell);
    const bool answers = isArmed(stage.game, state, test.who, test.foe);
    if (test.row == 0)
        return isCharge || isCovered ? stage.push(DuckFrame{test.who, test.foe})
                                     : stage.push(FlightFrame{.who = test.who});
    if (isCharge || (test.row == 1 && isCovered && !answers))
        return holds(stage, test.who, {"ATZ-REACT-22"});
    if (!answers || (test.row == 1 && !isCovered))
        return stage.push(DuckFrame{test.who, test.foe, true});
    if (test.row == 2 && isActive)
        state.impulse.answers = test.foe; // when it has moved
    else
        shootBack(stage, test.who, test.foe, Volley::Returned);
}

/** One of the two is gone, or out of sight again: the test falls flat. */
bool isPast(const Stage &stage, const TestFrame &test)
{
    const State &state = stage.state;
    const bool isBoth = cellOf(state, test.who) >= 0 &&
                        (test.foe < 0 || test.test == Test::Life || cellOf(state, test.foe) >= 0);
    return !isBoth ||
           (test.test == Test::Sight && !isInSight(stage.game, state, test.who, test.foe));
}

} // namespace

bool couldAnswer(const Atz &game, const State &state, const TestFrame &test)
{
    const Survivor &survivor = survivorAt(state, test.who);
    return couldLoad(game, survivor) ||
           (test.test == Test::Charged ? hasLoadedGun(game, survivor)
                                       : isArmed(game, state, test.who, test.foe));
}

Facing facingOf(int successes, bool isCovered, bool isArmed, int chargers)
{
    constexpr int kMany = 3;
    const bool fires = successes == 2 || (successes == 1 && isCovered);
    if (fires && isArmed)
        return Facing::Fires;
    const bool flees = successes == 0 || (successes == 1 && chargers >= kMany);
    return flees && !isCovered ? Facing::Flees : Facing::Fights;
}

void holds(const Stage &stage, int who, RuleId rule)
{
    tellOf(stage, who, told("holds"), rule);
}

void react(const Stage &stage, Test test, int who, int foe)
{
    stage.push(TestFrame{.who = tiny(who), .test = test, .foe = tiny(foe)});
}

void shootBack(const Stage &stage, int who, int foe, Volley why)
{
    stage.push(VolleyFrame{.who = tiny(who), .why = why, .foe = tiny(foe), .targets = {}});
}

void run(const Stage &stage, TestFrame &frame)
{
    State &state = stage.state;
    const Survivor &survivor = survivorAt(state, frame.who);
    if (frame.step == kStarPicks && isPast(stage, frame))
        return stage.pop();
    if (frame.step == kStarPicks) { // ATZ-STAR-02, -04
        if (stage.game.kindOf(survivor).isStar && frame.test < Test::Sight) // ATZ-STAR-03
            return stage.ask(seatOf(state, frame.who), Asked::Row);
        frame.step = kTestRolls;
    }
    if (frame.step == kTestRolls) {
        frame.step = kTestRolled;
        return stage.push(RollFrame{.who = frame.who, .count = 2, .reason = reason("test-roll")});
    }
    if (frame.step == kTestRolled) {
        frame.row = small(successesOf(state.faces, faceOf(stage.game, survivor).rep));
        const int row = frame.row, who = frame.who;
        const RuleId rule{kTestRules.at(static_cast<std::size_t>(frame.test))};
        tellDice(stage, who, told("tested"), rule, {row});
    }
    const bool isReaction = frame.test != Test::Charge && frame.test <= Test::Sight;
    if (isReaction && frame.step != kLoadAsked && frame.row > 0 &&
        couldLoad(stage.game, survivor)) {
        frame.step = kLoadAsked;
        return stage.ask(seatOf(state, frame.who), Asked::Load);
    }
    const TestFrame test = frame;
    stage.pop();
    switch (test.test) {
    case Test::Charged:
        return reactToCharge(stage, test);
    case Test::Charge:
        return tryCharge(stage, test);
    case Test::Fired:
        return reactToShots(stage, test);
    case Test::Sight:
        return reactToSight(stage, test);
    case Test::Life:
        return cheatDeath(stage, test);
    case Test::Cure:
        return cure(stage, test);
    case Test::Treat:
        return test.row > 0 ? heal(stage, test.who, test.foe, told("treated"), {"ATZ-ABIL-08"})
                            : void();
    }
}

void loadOrNot(const Stage &stage, const Action &action)
{
    if (action.deed == Deed::Ammo)
        spendAmmo(stage, topFrame<TestFrame>(stage.state)->who, Slot::Hand, {"ATZ-REACT-03"});
}

void pickRow(const Stage &stage, const Action &action)
{
    auto *test = topFrame<TestFrame>(stage.state);
    if (action.deed == Deed::Test) {
        test->step = kTestRolls;
        return;
    }
    test->row = action.successes;
    test->step = kRowPicked;
    const int who = test->who;
    tellOf(stage, who, told("picked-row"), {"ATZ-STAR-02"}, {action.successes});
}

void run(const Stage &stage, FlightFrame &frame)
{
    const SeatId owner = stage.game.seatOf(survivorAt(stage.state, frame.who).side);
    stage.ask(kit::rollOf(owner, reason("flight-roll"), 1, Reading::Sum, {}));
}

void take(const Stage &stage, FlightFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const Atz &game = stage.game;
    const Field &field = game.field();
    const int who = frame.who, side = chance.faces[0] - 1;
    const Survivor &survivor = survivorAt(state, who);
    int left = faceOf(game, survivor).mp + game.limits().moves.fleeBonus;
    int at = survivor.cell, end = survivor.cell;
    for (bool goesOn = true; goesOn;) { // ATZ-FLEE-01
        at = field.neighbour(at, side);
        if (at == kit::kNoCell || hasEnemy(state, survivor.side, at) || costOf(game, at) > left)
            break;
        left -= costOf(game, at);
        if (!hasFriend(state, survivor.side, at, who))
            end = at; // ATZ-STACK-06
        goesOn = field.isClear(at);
    }
    if (state.impulse.who == who)
        state.impulse.isOver = true; // ATZ-FLEE-03
    const int start = survivor.cell;
    const std::uint16_t kind = end == start ? told("cannot-flee") : told("fled");
    goTo(stage, who, end, withFaces(chance, by(stage, who, kind, {"ATZ-FLEE-01"}, {side + 1})));
    stage.pop();
    enterBuilding(stage, who, start, true); // ATZ-FLEE-02
}

// Survivors of different sides who come into sight of each other (ATZ-REACT-31 to -36).

namespace {

enum DuelStep : std::uint8_t { kOwnDie, kTheirDie, kFaster, kFirstFired, kSecondFired, kBothFired };

/** What a way to a charge costs; enemies elsewhere bar it. */
int costToCharge(const Atz &game, const State &state, int who, int goal)
{
    const Survivor &survivor = survivorAt(state, who);
    const auto ways = waysPast(
        game, [&](int cell) { return cell != goal && hasEnemy(state, survivor.side, cell); });
    const auto steps = kit::stepsFrom(game.field(), survivor.cell, ways);
    return steps[static_cast<std::size_t>(goal)];
}

void testAfterDuel(const Stage &stage, int missed, int shooter)
{
    stage.pop();
    if (cellOf(stage.state, missed) >= 0 && cellOf(stage.state, shooter) >= 0)
        react(stage, Test::Fired, missed, shooter);
}

void compareDice(const Stage &stage, DuelFrame &frame)
{
    State &state = stage.state;
    const Atz &game = stage.game;
    const int who = frame.who, foe = frame.foe, own = frame.total;
    const int theirs = state.faces[0] + faceOf(game, survivorAt(state, foe)).rep;
    const bool isOwnArmed = isArmed(game, state, who, foe);
    const bool isFoeArmed = isArmed(game, state, foe, who);
    stage.tell([&] {
        return against(foe, by(stage, who, told("dueled"), {"ATZ-REACT-34"}, {own, theirs}));
    });
    state.hit = 0;
    if (own == theirs) {
        frame.step = kBothFired;
        if (isFoeArmed)
            shootBack(stage, foe, who, Volley::Together);
        if (isOwnArmed)
            shootBack(stage, who, foe, Volley::Together);
        return;
    }
    frame.isFoeFirst = theirs > own;
    const bool isArmedFirst = frame.isFoeFirst ? isFoeArmed : isOwnArmed;
    frame.step = isArmedFirst ? kFirstFired : kSecondFired;
    if (!isArmedFirst && !(frame.isFoeFirst ? isOwnArmed : isFoeArmed))
        return stage.pop();
    const bool isFoe = frame.isFoeFirst == isArmedFirst;
    shootBack(stage, isFoe ? foe : who, isFoe ? who : foe, Volley::Rushed);
}

} // namespace

std::uint32_t watchersOf(const Atz &game, const State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    std::uint32_t watchers = 0;
    for (const int other : everyone(state)) {
        if (isEnemy(state, survivor.side, other) &&
            game.field().sees(cellOf(state, other), survivor.cell))
            watchers |= bitOf(other);
    }
    return watchers;
}

bool isInSight(const Atz &game, const State &state, int watcher, int who)
{
    const int from = survivorAt(state, watcher).cell, to = survivorAt(state, who).cell;
    return game.field().distance(from, to) < game.limits().shots.inSight &&
           game.field().sees(from, to);
}

void comeIntoSight(const Stage &stage, int who)
{
    State &state = stage.state;
    const Atz &game = stage.game;
    std::vector<std::pair<int, int>> watching; // how far away, who
    for (const int other : everyone(state)) {
        const bool isNew = (state.impulse.seenBy & bitOf(other)) == 0;
        if (isNew && isEnemy(state, survivorAt(state, who).side, other) &&
            !isLocked(state, other) && isInSight(game, state, other, who)) // ATZ-REACT-32
            watching.emplace_back(game.field().distance(cellOf(state, other), cellOf(state, who)),
                                  other);
    }
    std::ranges::sort(watching, std::greater());
    for (const auto &[far, other] : watching) {
        state.impulse.seenBy |= bitOf(other);
        react(stage, Test::Sight, other, who);
    }
}

void reactToSight(const Stage &stage, const TestFrame &test)
{
    const State &state = stage.state;
    const bool shoots = isArmed(stage.game, state, test.who, test.foe);
    if (test.row == 1)
        return shoots ? stage.push(DuelFrame{.who = test.who, .foe = test.foe})
                      : stage.push(DuckFrame{test.who, test.foe});
    if (test.row == 2 && shoots)
        return shootBack(stage, test.who, test.foe, Volley::Returned);
    const Survivor &survivor = survivorAt(state, test.who);
    const int goal = survivorAt(state, test.foe).cell;
    if (test.row == 2 && !hasFriend(state, survivor.side, goal) && // ATZ-STACK-04
        costToCharge(stage.game, state, test.who, goal) <= faceOf(stage.game, survivor).mp)
        return stage.push(TestFrame{.who = test.who, .test = Test::Charge, .cell = medium(goal)});
    holds(stage, test.who, {"ATZ-REACT-33"});
}

void run(const Stage &stage, DuelFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who, foe = frame.foe;
    const int first = frame.isFoeFirst ? foe : who, second = frame.isFoeFirst ? who : foe;
    switch (frame.step) {
    case kOwnDie:
    case kTheirDie:
        if (frame.step == kTheirDie)
            frame.total = small(state.faces[0] + faceOf(stage.game, survivorAt(state, who)).rep);
        return stage.push(RollFrame{.who = frame.step++ == kOwnDie ? frame.who : frame.foe,
                                    .count = 1,
                                    .reason = reason("duel-roll")});
    case kFaster:
        return compareDice(stage, frame);
    case kFirstFired:
        if ((state.hit & bitOf(second)) != 0)
            return stage.pop(); // it loses its shot
        if (!isArmed(stage.game, state, second, first))
            return testAfterDuel(stage, second, first);
        frame.step = kSecondFired;
        return shootBack(stage, second, first, Volley::Rushed);
    case kSecondFired:
        return (state.hit & bitOf(first)) != 0 ? stage.pop() : testAfterDuel(stage, first, second);
    default: {
        const auto hits = frame.hits;
        if (hits[0] == 0 && hits[1] == 0)
            return testAfterDuel(stage, foe, who);
        stage.pop();
        wound(stage, who, hits[0], {"ATZ-REACT-34"}, foe);
        wound(stage, foe, hits[1], {"ATZ-REACT-34"}, who);
    }
    }
}

// Whoever looks for cover from a shooter (ATZ-DUCK).

std::vector<int> shelters(const Atz &game, const State &state, int who, int foe)
{
    const Field &field = game.field();
    const Survivor &survivor = survivorAt(state, who);
    const int from = survivor.cell, shooter = survivorAt(state, foe).cell;
    const int mp = faceOf(game, survivor).mp;
    const auto isBarred = [&](int cell) { return hasEnemy(state, survivor.side, cell); };
    const auto steps = kit::stepsFrom(field, from, waysPast(game, isBarred), {.most = mp});
    const auto back = kit::stepsTo(field, shooter, waysPast(game, [](int) { return false; }));
    std::vector<int> ends;
    for (int cell = 0; cell < field.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const bool isNearer = back[at] < back[static_cast<std::size_t>(from)];
        if (cell == from || steps[at] > mp || isNearer ||
            hasFriend(state, survivor.side, cell, who))
            continue;
        const bool covers = field.isClear(from) && !field.isClear(cell); // ATZ-DUCK-02
        if (covers || !field.sees(shooter, cell))
            ends.push_back(cell);
    }
    return ends;
}

void run(const Stage &stage, DuckFrame &frame)
{
    const int who = frame.who;
    if (!shelters(stage.game, stage.state, who, frame.foe).empty())
        return stage.ask(seatOf(stage.state, who), Asked::Duck);
    stage.pop();
    holds(stage, who, {"ATZ-DUCK-02"});
}

void duck(const Stage &stage, const Action &action)
{
    State &state = stage.state;
    const int who = topFrame<DuckFrame>(state)->who;
    stage.pop();
    if (action.deed == Deed::Stay)
        return holds(stage, who, {"ATZ-REACT-22"});
    const int from = survivorAt(state, who).cell;
    if (state.impulse.who == who)
        state.impulse.isOver = true; // ATZ-DUCK-04
    goTo(stage, who, stage.game.field().cellAt(action.at.address),
         by(stage, who, told("ducked"), {"ATZ-DUCK-01"}));
    enterBuilding(stage, who, from, false); // ATZ-DUCK-03
}

} // namespace escarmouche::rules::atz
