// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/people.h"

#include "rules/kit/cells/least.h"

#include <algorithm>

namespace escarmouche::rules::atz {

const Face &faceOf(const Atz &game, const Survivor &survivor)
{
    const SurvivorKind &kind = game.kindOf(survivor);
    const bool isTurned = survivor.wounds >= game.teams().person(survivor.kind).flip;
    return isTurned ? kind.wounded : kind.healthy;
}

int lastWound(const Atz &game, const Survivor &survivor)
{
    return game.teams().person(survivor.kind).death;
}

namespace {

/** The first who stands there and is so; -1: nobody. */
template<class IsSo>
int firstIn(const State &state, int cell, IsSo isSo)
{
    for (const int who : everyone(state)) {
        const Survivor &each = survivorAt(state, who);
        if (each.isHere() && each.cell == cell && isSo(who, each.side))
            return who;
    }
    return -1;
}

} // namespace

int survivorIn(const State &state, int cell, int besides)
{
    return firstIn(state, cell, [&](int who, int) { return who != besides; });
}

int zombiesIn(const State &state, int cell)
{
    return static_cast<int>(std::ranges::count(state.zombies, cell, &Zombie::cell));
}

bool fights(const State &state, const Zombie &zombie, int who)
{
    return zombie.cell == survivorAt(state, who).cell &&
           (zombie.fights < 0 || zombie.fights == who);
}

int zombiesOf(const State &state, int who)
{
    return static_cast<int>(std::ranges::count_if(
        state.zombies, [&](const Zombie &zombie) { return fights(state, zombie, who); }));
}

bool hasFriend(const State &state, int side, int cell, int besides)
{
    const auto isFriend = [&](int who, int its) { return who != besides && its == side; };
    return firstIn(state, cell, isFriend) >= 0;
}

bool hasEnemy(const State &state, int side, int cell)
{
    const auto isEnemyThere = [&](int, int its) { return its != side; };
    return zombiesIn(state, cell) > 0 || firstIn(state, cell, isEnemyThere) >= 0;
}

int opponentOf(const State &state, int who)
{
    const Survivor &self = survivorAt(state, who);
    return firstIn(state, self.cell, [&](int, int side) { return side != self.side; });
}

int cellOf(const State &state, int token)
{
    if (isSurvivor(state, token)) {
        const Survivor &survivor = survivorAt(state, token);
        return survivor.isHere() ? survivor.cell : kit::kNoCell;
    }
    const Zombie *zombie = zombieOf(state, token);
    return zombie ? zombie->cell : kit::kNoCell;
}

bool isEnemy(const State &state, int side, int token)
{
    return cellOf(state, token) != kit::kNoCell &&
           (!isSurvivor(state, token) || survivorAt(state, token).side != side);
}

Tokens allTokens(const State &state)
{
    Tokens tokens;
    tokens.reserve(state.survivors.size() + state.zombies.size());
    for (const int who : everyone(state))
        tokens.push_back(medium(who));
    for (const Zombie &zombie : state.zombies)
        tokens.push_back(medium(zombie.token()));
    return tokens;
}

int itemOf(const Atz &game, const Survivor &survivor, ItemType type)
{
    const auto isIt = [&](const Item &item) { return game.kindOf(item).type == type; };
    const auto item = std::ranges::find_if(survivor.items, isIt);
    return item == survivor.items.end() ? -1 : static_cast<int>(item - survivor.items.begin());
}

int itemIn(const Survivor &survivor, Slot slot)
{
    const auto item = std::ranges::find(survivor.items, slot, &Item::slot);
    return item == survivor.items.end() ? -1 : static_cast<int>(item - survivor.items.begin());
}

const Item *gunOf(const Atz &game, const Survivor &survivor)
{
    const int item = itemIn(survivor, Slot::Hand);
    if (item < 0)
        return nullptr;
    const Item &weapon = itemAt(survivor, item);
    return game.kindOf(weapon).type == ItemType::Gun ? &weapon : nullptr;
}

bool hasFoundGun(const Atz &game, const Survivor &survivor)
{
    return std::ranges::any_of(survivor.items, [&](const Item &item) {
        return item.isLoot && game.kindOf(item).type == ItemType::Gun;
    });
}

std::optional<Slot> roomFor(const Atz &game, const Survivor &survivor, const ItemKind &kind)
{
    const kit::TeamPerson &card = game.teams().person(survivor.kind); // ATZ-FIND-03
    const auto boxes = std::ranges::count(survivor.items, Slot::Box, &Item::slot);
    if (kind.type != ItemType::Gun && boxes < card.boxes)
        return Slot::Box;
    if (!kind.isWeapon())
        return std::nullopt;
    if (itemIn(survivor, Slot::Hand) < 0)
        return Slot::Hand;
    const bool hasBag = card.weapons > 1 && itemIn(survivor, Slot::Bag) < 0;
    return hasBag ? std::optional(Slot::Bag) : std::nullopt;
}

void useUp(const Atz &game, Survivor &survivor, ItemType type)
{
    survivor.items.erase(static_cast<std::size_t>(itemOf(game, survivor, type)));
}

bool isUnknown(const Atz &game, const State &state, int cell)
{
    const int building = game.field().buildingOf(cell);
    return building >= 0 && game.terms().drawsCards && // ATZ-SCEN-42
           buildingAt(state, building) == Searched::No;
}

int gloryOf(const Atz &game, const State &state, int side)
{
    const Glory &glory = game.limits().glory;
    const auto at = static_cast<std::size_t>(side);
    return state.searches[at] * glory.search + state.kills[at] / glory.zombies +
           state.victims[at] * glory.hostile;
}

int aliveOf(const State &state, int side)
{
    return static_cast<int>(std::ranges::count_if(state.survivors, [&](const Survivor &each) {
        return each.side == side && each.where != Where::Dead;
    }));
}

int costOf(const Atz &game, int cell)
{
    const MoveFigures &moves = game.limits().moves;
    if (game.field().isClear(cell))
        return moves.clear;
    return game.field().buildingOf(cell) < 0 ? moves.rough : moves.building;
}

bool canStop(const Atz &game, const State &state, int who, int cell, int points)
{
    const int side = survivorAt(state, who).side;
    const Field &field = game.field();
    if (points < 0 || !hasFriend(state, side, cell, who))
        return points >= 0;
    const auto way = [&](int from, int to) {
        const int other = field.neighbour(from, to);
        const bool isOnward = from == cell || hasFriend(state, side, from, who);
        return isOnward && !hasEnemy(state, side, other) ? costOf(game, other) : kit::kNoWay;
    };
    const auto steps = kit::stepsFrom(field, cell, way, {.most = points});
    const auto isFree = [&](int each) { return !hasFriend(state, side, each, who); };
    return kit::nearestGoal(steps, field.cells(), isFree) != kit::kNoCell;
}

Judged<void> judgeShot(const Atz &game, const State &state, int who, int token)
{
    const Survivor &survivor = survivorAt(state, who);
    const Item *gun = gunOf(game, survivor);
    if (!gun)
        return refuse({"ATZ-FIRE-01"}, "refused.no-gun");
    if (gun->isEmpty)
        return refuse({"ATZ-FIRE-01"}, "refused.empty");
    if (!isEnemy(state, survivor.side, token))
        return refuse({"ATZ-FIRE-16"}, "refused.no-enemy");
    const int cell = cellOf(state, token);
    const int far = game.field().distance(survivor.cell, cell), range = game.kindOf(*gun).range;
    if (far > range)
        return refuse({"ATZ-FIRE-02"}, "refused.too-far", far, range);
    if (const int most = game.field().farthest(); far > most)
        return refuse({"ATZ-LOS-04"}, "refused.too-dark", far, most);
    if (!game.field().sees(survivor.cell, cell))
        return refuse({"ATZ-LOS-02"}, "refused.unseen");
    return {};
}

} // namespace escarmouche::rules::atz
