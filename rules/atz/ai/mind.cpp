// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/ai/mind.h"

#include "rules/atz/play/deeds.h"

#include <algorithm>

namespace escarmouche::rules::atz {

namespace {

constexpr int kAPoint = 1'000;
constexpr int kVictory = 400 * kAPoint, kAlive = 60 * kAPoint;
constexpr int kFar = 60; // movement points: to anywhere
constexpr int kPatience = 200; // turns: after so many a draw is as good as playing on

int worthOfItem(const Atz &game, const Item &item)
{
    const ItemKind &kind = game.kindOf(item);
    const int found = kind.type == ItemType::Gun && item.isLoot ? 40 * kAPoint : 0;
    // More than any wait is worth: dropping puts the end of an impulse off. An empty gun can be
    // reloaded.
    constexpr int kHeld = 20 * kAPoint;
    const int price = kind.price * kAPoint;
    return found + kHeld + (item.isEmpty ? price / 2 : price);
}

/** Whoever left without a gun: now all buildings must be searched (ATZ-SCEN-12). */
bool isBareOutside(const Atz &game, const Survivor &survivor)
{
    return survivor.where == Where::Left && !hasFoundGun(game, survivor);
}

/** The way to the nearest hex of those; zombies on it count as some steps more. */
template<class IsGoal>
int wayTo(const Atz &game, const State &state, const Survivor &survivor, IsGoal isGoal)
{
    constexpr int kOfEnemy = 4;
    std::array<bool, Field::kCells> isEnemyThere{};
    for (const std::int16_t token : allTokens(state)) {
        if (isEnemy(state, survivor.side, token))
            isEnemyThere[static_cast<std::size_t>(cellOf(state, token))] = true;
    }
    const auto way = [&](int from, int side) {
        const int cell = game.field().neighbour(from, side);
        return costOf(game, cell) + (isEnemyThere[static_cast<std::size_t>(cell)] ? kOfEnemy : 0);
    };
    return kit::costToNearest(game.field(), survivor.cell, way, isGoal, kFar);
}

/** How far it is to what a survivor is after: an enemy, a building to search, at last the edge. */
int worthOfPlace(const Atz &game, const State &state, const Survivor &survivor)
{
    const Field &field = game.field();
    int toFoe = kFar; // in hexes
    for (const Survivor &each : state.survivors) {
        if (each.isHere() && each.side != survivor.side)
            toFoe = std::min(toFoe, field.distance(survivor.cell, each.cell));
    }
    if (game.terms().goal == Goal::LastSide)
        return -kAPoint * toFoe;
    const bool isBare = std::ranges::any_of(
        state.survivors, [&](const Survivor &each) { return isBareOutside(game, each); });
    const bool goesOut =
        game.terms().goal == Goal::BulletsAndOut && !isBare && hasFoundGun(game, survivor);
    const auto search = [&](int cell) {
        const int building = field.buildingOf(cell);
        return building >= 0 && buildingAt(state, building) != Searched::Yes;
    };
    int away = goesOut ? kFar : wayTo(game, state, survivor, search);
    if (away >= kFar && game.terms().goal == Goal::BulletsAndOut)
        away = wayTo(game, state, survivor, [&](int cell) { return field.isOnEdge(cell); });
    return -(away + 1) * kAPoint; // whoever is there has still to leave
}

/** Zombies that are near it, the nearer the worse. */
int worthOfDanger(const Atz &game, const State &state, const Survivor &survivor)
{
    constexpr std::array<int, 6> kByDistance{3'000, 900, 700, 500, 300, 150};
    int danger = 0;
    for (const Zombie &zombie : state.zombies) {
        const auto away =
            static_cast<std::size_t>(game.field().distance(survivor.cell, zombie.cell));
        danger += away < kByDistance.size() ? kByDistance[away] : 0;
    }
    return -danger;
}

/** A draw levels all, and is worth more from turn to turn: in the end no machine declines it. */
int worthOfDraw(const State &state, int side)
{
    return kAlive * (aliveOf(state, 1 - side) - aliveOf(state, side)) +
           kAPoint * (state.round - kPatience);
}

int worthOfEnd(const State &state, SeatId seat)
{
    if (state.ending == Ending::None || state.ending == Ending::Drawn)
        return 0;
    return state.winner == seat.value ? kVictory : -kVictory;
}

} // namespace

kit::Worth AtzMind::worth(const Atz &game, const State &state, SeatId seat) const
{
    constexpr int kWound = 8 * kAPoint, kSearch = 40 * kAPoint; // more than the way to a building
    constexpr int kKill = kAPoint / 2, kNoise = 350, kBare = 40 * kAPoint;
    kit::Worth worth;
    worth.add("end", worthOfEnd(state, seat));
    for (const Survivor &each : state.survivors) {
        const bool isDead = each.where == Where::Dead;
        if (each.side != seat.value) {
            worth.add("foes", isDead ? kAlive : kWound * each.wounds);
            continue;
        }
        worth.add("alive", isDead ? 0 : kAlive - kWound * each.wounds);
        for (const Item &item : each.items)
            worth.add("items", worthOfItem(game, item));
        worth.add("bare", isBareOutside(game, each) ? -kBare : 0);
        if (!each.isHere())
            continue;
        worth.add("place", worthOfPlace(game, state, each));
        worth.add("danger", worthOfDanger(game, state, each));
    }
    if (game.terms().goal == Goal::Glory)
        worth.add("glory", kSearch * gloryOf(game, state, seat.value));
    if (game.terms().goal == Goal::BulletsAndOut)
        worth.add("searched",
                  kSearch * static_cast<int>(std::ranges::count(state.buildings, Searched::Yes)));
    worth.add("kills", kKill * state.kills[kit::indexOf(seat)]);
    for (const Shot &shot : state.shots)
        worth.add("noise", -kNoise * shot.value);
    return worth;
}

void AtzMind::shorten(const Atz & /*game*/, const State &seen, SeatId seat, Options &options)
{
    const auto deedOf = [](const auto &each) { return each.action.deed; };
    const bool isOffered = std::ranges::count(options, Deed::Offer, deedOf) > 0;
    const bool isWhoAsked = std::ranges::count(options, Deed::Activate, deedOf) > 0;
    const bool isWanted = worthOfDraw(seen, seat.value) >= 0;
    std::erase_if(options, [&](const auto &each) {
        return (isOffered && (deedOf(each) == Deed::Offer) != isWanted) ||
               (isWhoAsked && deedOf(each) == Deed::Done);
    });
}

std::vector<Weighed<Atz>> reckoned(const Atz &game, const State &seen)
{
    if (!topFrame<RollFrame>(seen))
        return {};
    const int sign = askedOf(seen) == Asked::Reroll ? kAPoint : -kAPoint;
    return kit::reckoned(game, seen, "again", [&](const Action &each) {
        const bool isAgain = each.deed == Deed::Reroll;
        return isAgain ? sign * rolledAgain(game, seen, each.die).gain / kit::kDieFaces : 0;
    });
}

std::optional<Action> pickFor(const Atz &game, const State &seen)
{
    if (const auto rolls = reckoned(game, seen); !rolls.empty())
        return rolls.front().action;
    if (!topFrame<PickFrame>(seen))
        return std::nullopt;
    const int side = topFrame<PickFrame>(seen)->side, coin = coinLeft(game, seen);
    const auto isUnarmed = [&](const Survivor &each) {
        return each.side == side && !gunOf(game, each);
    };
    const auto unarmed = static_cast<int>(std::ranges::count_if(seen.survivors, isUnarmed));
    const auto rank = [&](const Action &action) {
        constexpr int kWhole = 300, kSomebody = 200, kHand = 100, kGun = 10;
        const ItemKind &item = game.box().item(std::max<int>(action.item, 1));
        switch (action.deed) {
        case Deed::Ready:
            return kWhole;
        case Deed::Recruit: // a pistol for each must be left
            return game.kindOf(survivorAt(seen, action.who)).cost + unarmed < coin ? kSomebody : 0;
        case Deed::Equip:
            return isUnarmed(survivorAt(seen, action.who)) ? kHand : 0;
        case Deed::Buy: {
            const bool isMeant = item.type == ItemType::Gun && item.price * unarmed <= coin;
            return isMeant && isUnarmed(survivorAt(seen, action.who)) ? kGun + item.price : 0;
        }
        default:
            return action.deed == Deed::Done ? 1 : 0;
        }
    };
    std::vector<Option<Action>> options;
    game.options(seen, options);
    return std::ranges::max_element(
               options, {}, [&](const Option<Action> &option) { return rank(option.action); })
        ->action;
}

} // namespace escarmouche::rules::atz
