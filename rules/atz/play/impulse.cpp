// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <utility>

// The impulse of one survivor (ATZ-TURN-04): steps, an action, and melee at the end.

namespace escarmouche::rules::atz {

namespace {

enum ImpulseStep : std::uint8_t { kDoing, kFightsAtEnd, kEndsNow, kRunRolled };

void noteFree(State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    if (!hasFriend(state, survivor.side, survivor.cell, who))
        state.impulse.free = survivor.cell;
}

/** Whoever was stopped in a friend's hex goes back to a free one, or beside it (ATZ-STACK-06). */
void makeWay(const Stage &stage, int who)
{
    const Survivor &survivor = survivorAt(stage.state, who);
    const int free = stage.state.impulse.free;
    const auto ends = free < 0 ? roomBeside(stage.game, stage.state, who) : std::vector{free};
    if (!ends.empty() && hasFriend(stage.state, survivor.side, survivor.cell, who))
        goTo(stage, who, ends.front(), by(stage, who, told("went"), {"ATZ-STACK-06"}));
}

void goThere(const Stage &stage, int who, int cell, std::uint16_t kind, RuleId rule)
{
    State &state = stage.state;
    const int cost = costOf(stage.game, cell);
    const bool isActive = state.impulse.who == who; // not one who charges as a reaction
    if (isActive) {
        if (!state.impulse.hasMoved) // ATZ-ABIL-02
            addTo(state.impulse.actions,
                  -std::min<int>(state.impulse.actions, actionsOf(stage.game, state, who) - 1));
        addTo(state.impulse.mp, -cost);
        addTo(state.impulse.spent, cost);
        state.impulse.hasMoved = true;
    }
    goTo(stage, who, cell, by(stage, who, kind, rule, {state.impulse.mp}));
    if (isActive)
        noteFree(state, who);
}

} // namespace

void run(const Stage &stage, ImpulseFrame &frame)
{
    State &state = stage.state;
    const int who = state.impulse.who;
    const bool isHere = survivorAt(state, who).isHere();
    if (frame.step == kRunRolled) {
        const int more = successesOf(state.faces, faceOf(stage.game, survivorAt(state, who)).rep);
        addTo(state.impulse.mp, more);
        frame.step = kDoing;
        tellDice(stage, who, told("ran"), {"ATZ-RUN-01"}, {more});
    }
    if (frame.step == kDoing) {
        if (isHere && !state.impulse.isOver)
            return stage.ask(seatOf(state, who), Asked::Impulse);
        frame.step = kFightsAtEnd;
        if (isHere)
            makeWay(stage, who);
    }
    if (frame.step == kFightsAtEnd && state.impulse.answers >= 0) { // ATZ-REACT-22
        const int foe = state.impulse.answers;
        state.impulse.answers = -1;
        if (isHere && isArmed(stage.game, state, who, foe))
            return shootBack(stage, who, foe, Volley::Returned);
    }
    if (frame.step == kFightsAtEnd) {
        frame.step = kEndsNow;
        if (isHere && !state.impulse.isEntry && !state.impulse.hasFought)
            return fight(stage, who);
    }
    state.impulse = {};
    stage.tell(ofGame(told("impulse-ended"), {"ATZ-TURN-04"}, {}, {kit::actingIs(-1)}));
    stage.pop();
    endIfOver(stage);
}

void enter(const Stage &stage, int who, int cell)
{
    State &state = stage.state;
    Survivor &survivor = survivorAt(state, who);
    const int mp = faceOf(stage.game, survivor).mp - costOf(stage.game, cell);
    state.impulse = {.who = tiny(who), .mp = small(mp), .isEntry = true};
    state.impulse.actions = small(actionsOf(stage.game, state, who));
    state.impulse.spent = small(costOf(stage.game, cell));
    const Watch watch(stage);
    survivor.where = Where::Here;
    survivor.cell = medium(cell);
    auto event = by(stage, who, told("entered"), {"ATZ-TURN-02"});
    event.changes = {kit::actingIs(who)};
    watch.tell(std::move(event));
    noteFree(stage.state, who);
    stage.push(ImpulseFrame{});
    comeIntoSight(stage, who);
}

void activate(const Stage &stage, int who)
{
    Survivor &survivor = survivorAt(stage.state, who);
    const Watch watch(stage);
    survivor.hasActed = true;
    stage.state.impulse = {.who = tiny(who),
                           .mp = small(faceOf(stage.game, survivor).mp),
                           .actions = small(actionsOf(stage.game, stage.state, who)),
                           .seenBy = watchersOf(stage.game, stage.state, who)};
    auto event = by(stage, who, told("acts"), {"ATZ-TURN-03"});
    event.changes = {kit::actingIs(who)};
    watch.tell(std::move(event));
    noteFree(stage.state, who);
    stage.push(ImpulseFrame{});
}

void walk(const Stage &stage, int who, int cell)
{
    const Atz &game = stage.game;
    const bool isEmptyHouse = game.field().buildingOf(cell) >= 0 && !game.terms().drawsCards;
    goThere(stage, who, cell, told("went"), {isEmptyHouse ? "ATZ-SCEN-42" : "ATZ-MOVE-01"});
    comeIntoSight(stage, who);
}

void step(const Stage &stage, int who, int cell)
{
    const int from = survivorAt(stage.state, who).cell;
    const bool isPeeking = can(stage.game, stage.state, who, Ability::Peek); // ATZ-ABIL-04
    if (!isPeeking)
        walk(stage, who, cell);
    enterBuilding(stage, who, from, stage.state.impulse.hasRun, // ATZ-RUN-03
                  isPeeking ? cell : kit::kNoCell);
}

void chargeInto(const Stage &stage, int who, int cell)
{
    const int from = survivorAt(stage.state, who).cell;
    goThere(stage, who, cell, told("charged"), {"ATZ-REACT-44"});
    stage.state.impulse.isOver = true; // ATZ-MOVE-05, ATZ-REACT-35
    arriveAmongEnemies(stage, who, from);
}

void arriveAmongEnemies(const Stage &stage, int who, int from)
{
    if (stage.state.impulse.who == who)
        comeIntoSight(stage, who);
    const int foe = opponentOf(stage.state, who);
    if (foe >= 0 && !survivorAt(stage.state, foe).hasTested) { // ATZ-REACT-11
        survivorAt(stage.state, foe).hasTested = true;
        react(stage, Test::Charged, foe, -1);
    }
    enterBuilding(stage, who, from, stage.state.impulse.hasRun);
}

void leaveMap(const Stage &stage, int who)
{
    Survivor &survivor = survivorAt(stage.state, who);
    const Watch watch(stage);
    survivor.where = Where::Left;
    addTo(stage.state.impulse.mp, -1);
    watch.tell(by(stage, who, told("left-map"), {"ATZ-MOVE-07"}));
    survivor.cell = kit::kNoCell;
}

namespace {

Item &carried(State &state, int who, int item)
{
    return itemAt(survivorAt(state, who), item);
}

void attach(const Stage &stage, int who, Slot slot)
{
    State &state = stage.state;
    Survivor &survivor = survivorAt(state, who);
    Item &weapon = carried(state, who, itemIn(survivor, slot));
    weapon.isImproved = true;
    const int kind = weapon.kind;
    useUp(stage.game, survivor, ItemType::Improvement);
    tellOf(stage, who, told("attached"), {"ATZ-ITEM-01"}, {kind});
}

void give(const Stage &stage, int who, const Action &action)
{
    State &state = stage.state;
    Item item = carried(state, who, action.item);
    Survivor &to = survivorAt(state, action.whom);
    item.slot = roomFor(stage.game, to, stage.game.kindOf(item)).value_or(Slot::Box);
    to.items.push_back(item);
    survivorAt(state, who).items.erase(action.item);
    stage.tell([&] {
        return against(action.whom, by(stage, who, told("gave"), {"ATZ-ACT-05"}, {item.kind}));
    });
}

void swapWeapons(const Stage &stage, int who)
{
    for (Item &item : survivorAt(stage.state, who).items) {
        if (item.slot != Slot::Box)
            item.slot = item.slot == Slot::Hand ? Slot::Bag : Slot::Hand;
    }
    tellOf(stage, who, told("swapped"), {"ATZ-ACT-04"});
}

void throwGrenade(const Stage &stage, int who, int cell)
{
    useUp(stage.game, survivorAt(stage.state, who), ItemType::Grenade); // ATZ-GREN-02
    auto event = by(stage, who, told("threw"), {"ATZ-GREN-01"});
    event.to = stage.game.field().placeOf(cell);
    stage.tell(std::move(event));
    stage.push(grenadeInto(stage.state, who, cell));
}

} // namespace

VolleyFrame grenadeInto(const State &state, int who, int cell)
{
    VolleyFrame volley{.step = 1, .who = tiny(who), .why = Volley::Grenade, .cell = medium(cell)};
    for (const std::int16_t token : allTokens(state)) {
        if (cellOf(state, token) == cell && !volley.targets.full())
            volley.targets.push_back(token);
    }
    volley.dice = small(static_cast<int>(volley.targets.size()));
    return volley;
}

void spendAmmo(const Stage &stage, int who, Slot slot, RuleId rule)
{
    State &state = stage.state;
    Survivor &survivor = survivorAt(state, who);
    const int gun = itemIn(survivor, slot);
    carried(state, who, gun).isEmpty = false;
    const int kind = carried(state, who, gun).kind;
    useUp(stage.game, survivor, ItemType::Ammo);
    tellOf(stage, who, told("ammo-spent"), rule, {kind});
}

void heal(const Stage &stage, int who, int whom, std::uint16_t kind, RuleId rule)
{
    Survivor &other = survivorAt(stage.state, whom);
    const Watch watch(stage);
    --other.wounds;
    auto event = against(whom, by(stage, who, kind, rule));
    event.changes.push_back(kit::tokenPoints(whom, lastWound(stage.game, other) - other.wounds));
    watch.tell(std::move(event));
}

void handle(const Stage &stage, int who, const Action &action)
{
    State &state = stage.state;
    Survivor &survivor = survivorAt(state, who);
    const bool isFree = action.deed == Deed::Ammo || action.deed == Deed::Drop; // ATZ-ACT-07, -09
    if (!isFree)
        addTo(state.impulse.actions, -1); // ATZ-ACT-01
    switch (action.deed) {
    case Deed::Run:
        topFrame<ImpulseFrame>(state)->step = kRunRolled;
        state.impulse.hasRun = true;
        return stage.push(RollFrame{.who = tiny(who),
                                    .count = small(stage.game.limits().moves.runDice),
                                    .reason = reason("run-roll")});
    case Deed::Fire:
        stage.push(VolleyFrame{.who = tiny(who), .targets = {}});
        return nameTarget(stage, action);
    case Deed::Search:
        return stage.push(SearchFrame{.who = tiny(who)});
    case Deed::Heal:
        useUp(stage.game, survivor, ItemType::MedKit);
        return heal(stage, who, action.whom, told("healed"), {"ATZ-ITEM-03"});
    case Deed::Treat:
        return react(stage, Test::Treat, who, action.whom);
    case Deed::Throw:
        return throwGrenade(stage, who, stage.game.field().cellAt(action.at.address));
    case Deed::Reload: {
        Item &gun = carried(state, who, itemIn(survivor, action.slot));
        gun.isEmpty = false;
        return tellOf(stage, who, told("reloaded"), {"ATZ-ACT-03"}, {gun.kind});
    }
    case Deed::Swap:
        return swapWeapons(stage, who);
    case Deed::Give:
        return give(stage, who, action);
    case Deed::Attach:
        return attach(stage, who, action.slot);
    case Deed::Ammo:
        return spendAmmo(stage, who, action.slot, {"ATZ-AMMO-04"});
    default: { // Drop
        const int kind = carried(state, who, action.item).kind;
        survivor.items.erase(action.item);
        return tellOf(stage, who, told("dropped"), {"ATZ-ACT-09"}, {kind});
    }
    }
}

} // namespace escarmouche::rules::atz
