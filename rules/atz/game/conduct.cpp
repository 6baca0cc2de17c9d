// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/game/judging.h"
#include "rules/atz/play/people.h"
#include "rules/kit/cells/least.h"

#include <algorithm>
#include <utility>

// What survivors whom nobody plays do (ATZ-FIND-07): fight, fire at the nearest, go near, charge.

namespace escarmouche::rules::atz {

namespace {

Tokens enemiesOf(const State &state, int side)
{
    Tokens tokens = allTokens(state);
    std::erase_if(tokens, [&](int token) { return !isEnemy(state, side, token); });
    return tokens;
}

/** The nearest of the enemies at whom it can fire, or of all if there are none such. */
Tokens nearestFoes(const Atz &game, const State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    Tokens foes = enemiesOf(state, survivor.side);
    if (hasLoadedGun(game, survivor))
        std::erase_if(foes, [&](int foe) { return !isArmed(game, state, who, foe); });
    kit::keepLeast(
        foes, [&](int foe) { return game.field().distance(survivor.cell, cellOf(state, foe)); });
    return foes;
}

/** Its ways: past nobody, and into no building that may be full; to its goal in any case. */
auto pathsOf(const Atz &game, const State &state, int who, int goal = kit::kNoCell)
{
    return waysPast(game, [&game, &state, who, goal](int cell) {
        return cell != goal && (isUnknown(game, state, cell) || survivorIn(state, cell, who) >= 0 ||
                                zombiesIn(state, cell) > 0);
    });
}

/** Where it could fire at somebody, by the least movement; kNoCell: nowhere. */
int firingPlace(const Atz &game, const State &state, int who)
{
    const Field &field = game.field();
    const Survivor &survivor = survivorAt(state, who);
    const int range = game.kindOf(*gunOf(game, survivor)).range;
    const Tokens foes = enemiesOf(state, survivor.side);
    const auto steps = kit::stepsFrom(field, survivor.cell, pathsOf(game, state, who));
    return kit::nearestGoal(steps, field.cells(), [&](int cell) {
        return std::ranges::any_of(foes, [&](int foe) {
            const int there = cellOf(state, foe);
            return field.distance(cell, there) <= range && field.sees(cell, there);
        });
    });
}

/** The next step of the shortest way there. */
std::optional<Action> stepTo(const Atz &game, const State &state, int who, int goal)
{
    if (goal == kit::kNoCell)
        return {};
    const auto paths = pathsOf(game, state, who, goal);
    const auto steps = kit::stepsTo(game.field(), goal, paths);
    const auto next = kit::nearer(game.field(), survivorAt(state, who).cell, steps, paths);
    if (next.empty())
        return {};
    return Action{.deed = Deed::Go, .at = meant(game.field(), next[0])};
}

Action shotAt(const Atz &game, const Survivor &survivor, int token)
{
    return {.deed = Deed::Fire,
            .whom = medium(token),
            .dice = small(game.kindOf(*gunOf(game, survivor)).mostDice)};
}

/** A wish that the rules allow, or the end of the impulse. */
Action orEnd(const Atz &game, const State &state, const std::optional<Action> &wish)
{
    const SeatId seat = state.request.decision.seat;
    return wish && judge(game, state, seat, *wish) ? *wish : Action{};
}

std::optional<Action> impulseOf(const Atz &game, const State &state)
{
    const int who = state.impulse.who;
    const Survivor &survivor = survivorAt(state, who);
    const bool mayAct = state.impulse.actions > 0 && !state.impulse.isEntry;
    if (isLocked(state, who) || (!mayAct && !state.impulse.isEntry))
        return Action{};
    const bool isLoaded = hasLoadedGun(game, survivor);
    if (!isLoaded && mayAct && game.terms().isTrained && gunOf(game, survivor)) {
        const bool hasAmmo = itemOf(game, survivor, ItemType::Ammo) >= 0;
        return Action{.deed = hasAmmo ? Deed::Ammo : Deed::Reload, .slot = Slot::Hand};
    }
    const Tokens foes = nearestFoes(game, state, who);
    if (isLoaded && foes.empty())
        return orEnd(game, state, stepTo(game, state, who, firingPlace(game, state, who)));
    if (foes.empty() || !mayAct)
        return Action{};
    const bool isPicked = std::ranges::find(foes, state.impulse.foe) != foes.end();
    if (!isPicked && foes.size() > 1)
        return {};
    const int foe = isPicked ? state.impulse.foe : foes[0];
    if (isLoaded)
        return orEnd(game, state, shotAt(game, survivor, foe));
    return orEnd(game, state, stepTo(game, state, who, cellOf(state, foe)));
}

/** Of those that the rules allow, the first of the least rank. */
template<class Rank>
Action leastOf(const Atz &game, const State &state, Rank rank)
{
    const auto isAllowed = [&](const Action &each) {
        return judge(game, state, state.request.decision.seat, each).has_value();
    };
    return kit::leastOf(candidates(game, state), isAllowed, rank);
}

/** Into the row in which zombies come first, and so on (ATZ-SCEN-25). */
Action entryOf(const Atz &game, const State &state)
{
    return leastOf(game, state, [&](const Action &action) {
        const std::string address = textOf(action.at.address);
        return std::pair(action.who, game.limits().entryRows.find(address[1]));
    });
}

/** The nearest of those who may be named, with all dice. */
Action aimOf(const Atz &game, const State &state)
{
    const VolleyFrame &volley = *topFrame<VolleyFrame>(state);
    if (!volley.targets.empty())
        return {.deed = Deed::Shoot};
    const int cell = survivorAt(state, volley.who).cell;
    return leastOf(game, state, [&](const Action &action) {
        return std::pair(action.panic, game.field().distance(cell, cellOf(state, action.whom)));
    });
}

Action shelterOf(const Atz &game, const State &state)
{
    const int cell = survivorAt(state, topFrame<DuckFrame>(state)->who).cell;
    return leastOf(game, state, [&](const Action &action) {
        const bool stays = action.deed == Deed::Stay;
        return stays ? Field::kCells
                     : game.field().distance(cell, game.field().cellAt(action.at.address));
    });
}

} // namespace

std::optional<Action> conductOf(const Atz &game, const State &state)
{
    switch (askedOf(state)) {
    case Asked::Enter:
        return entryOf(game, state);
    case Asked::Impulse:
        return impulseOf(game, state);
    case Asked::Aim:
        return aimOf(game, state);
    case Asked::Duck:
        return shelterOf(game, state);
    case Asked::Surprise: {
        const Survivor &survivor = survivorAt(state, topFrame<EntryFrame>(state)->who);
        for (const Zombie &zombie : state.zombies) {
            if (zombie.cell == survivor.cell && hasLoadedGun(game, survivor))
                return shotAt(game, survivor, zombie.token());
        }
        return Action{.deed = Deed::Fight};
    }
    default: // also a star's row: the best (ATZ-STAR-04)
        return leastOf(game, state, [](const Action &) { return 0; });
    }
}

void run(const Stage &stage, LotFrame &frame)
{
    const auto foes = nearestFoes(stage.game, stage.state, frame.who).size();
    stage.ask(kit::pickOf(foes, reason("foe-picked")));
}

void take(const Stage &stage, LotFrame &frame, const ChanceAnswer &chance)
{
    stage.state.impulse.foe = nearestFoes(stage.game, stage.state, frame.who)[chance.picked];
    stage.pop();
}

} // namespace escarmouche::rules::atz
