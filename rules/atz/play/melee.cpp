// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <ranges>

// A round in one hex (ATZ-MELEE), wounds, and who dies.

namespace escarmouche::rules::atz {

namespace {

enum FollowStep : std::uint8_t { kGoesOn, kFightsOn, kHasFollowed };

/** Those who stand there. */
std::vector<int> standingIn(const State &state, int cell)
{
    return those(state, [&](int who) { return cellOf(state, who) == cell; });
}

/** The owner picks which zombie dies, where they differ. */
bool isChoice(const State &state, int who)
{
    int kind = 0;
    return std::ranges::any_of(state.zombies, [&](const Zombie &zombie) {
        if (!fights(state, zombie, who))
            return false;
        const bool differs = kind != 0 && zombie.kind != kind;
        kind = zombie.kind;
        return differs;
    });
}

RollFrame meleeRoll(const Atz &game, const State &state, int who, int foe)
{
    const Survivor &survivor = survivorAt(state, who);
    return {.who = tiny(who),
            .against = tiny(foe),
            .count = small(meleeDice(game, survivor)),
            .reason = reason("melee-roll")};
}

/** Those who would fight are still there. */
bool isOn(const State &state, const MeleeFrame &frame)
{
    const int cell = cellOf(state, frame.who);
    return cell >= 0 &&
           (frame.foe >= 0 ? cellOf(state, frame.foe) == cell : zombiesOf(state, frame.who) > 0);
}

/** ATZ-MELEE-06 */
void compareWithSurvivor(const Stage &stage, const MeleeFrame &frame)
{
    const int who = frame.who, foe = frame.foe, own = frame.successes;
    const int foeRep = faceOf(stage.game, survivorAt(stage.state, foe)).rep;
    const int theirs = successesOf(stage.state.faces, foeRep);
    tellDice(stage, foe, told("melee-answered"), {"ATZ-MELEE-06"}, {own, theirs});
    stage.pop();
    if (own == theirs)
        return;
    followOn(stage, own > theirs ? who : foe);
    wound(stage, own > theirs ? foe : who, 1, {"ATZ-MELEE-06"}, own > theirs ? who : foe);
}

void compareWithZombies(const Stage &stage, const MeleeFrame &frame)
{
    State &state = stage.state;
    const Limits &limits = stage.game.limits();
    const int who = frame.who, zombies = frame.zombies;
    const int own = frame.successes, theirs = successesOf(state.faces, limits.zombies.rep);
    tellDice(stage, who, told("melee-compared"), {"ATZ-MELEE-04"}, {own, theirs});
    if (own > theirs) {
        if (isChoice(state, who))
            return stage.ask(seatOf(state, who), Asked::Kill);
        const auto first = std::ranges::find_if(
            state.zombies, [&](const Zombie &zombie) { return fights(state, zombie, who); });
        return killInMelee(stage, first->token());
    }
    stage.pop();
    if (theirs > own)
        wound(stage, who, woundsOf(limits.melee, zombies, theirs, own), {"ATZ-MELEE-04"});
}

/** One wound (ATZ-COMP-05, -06). */
void strike(const Stage &stage, int who, RuleId rule, int doer)
{
    State &state = stage.state;
    Survivor &survivor = survivorAt(state, who);
    const Face &before = faceOf(stage.game, survivor);
    const Watch watch(stage);
    ++survivor.wounds;
    const Face &after = faceOf(stage.game, survivor);
    auto event = by(stage, who, told("wounded"), rule, {survivor.wounds});
    event.changes.push_back(
        kit::tokenPoints(who, lastWound(stage.game, survivor) - survivor.wounds));
    watch.tell(std::move(event));
    if (survivor.wounds >= lastWound(stage.game, survivor)) {
        const Watch dying(stage);
        auto death = by(stage, who, told("died"), {"ATZ-COMP-06"});
        survivor.where = Where::Dead;
        if (doer >= 0 && survivorAt(state, doer).side != survivor.side)
            ++state.victims[static_cast<std::size_t>(survivorAt(state, doer).side)];
        survivor.cell = kit::kNoCell;
        survivor.items.clear();
        dying.tell(std::move(death));
    } else if (&before != &after) {
        if (state.impulse.who == who) {
            const int left = after.mp - state.impulse.spent;
            state.impulse.mp = small(std::clamp(left, 0, int{state.impulse.mp}));
        }
        tellOf(stage, who, told("turned"), {"ATZ-COMP-05"});
    }
}

} // namespace

int meleeDice(const Atz &game, const Survivor &survivor) // ATZ-MELEE-02
{
    return faceOf(game, survivor).melee + (hasVest(game, survivor) ? 1 : 0);
}

int woundsOf(const MeleeFigures &figures, int zombies, int theirs, int own)
{
    const bool isOverrun = zombies >= figures.crowd && theirs >= figures.times * own;
    return isOverrun ? 2 : 1;
}

void run(const Stage &stage, MeleeFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who, foe = frame.foe;
    const Survivor &survivor = survivorAt(state, who);
    if (frame.step == 0) {
        if (!isOn(state, frame))
            return stage.pop();
        if (foe < 0 && frame.cure < 0 && !state.isCureTried &&
            can(stage.game, state, who, Ability::Cure)) // ATZ-ABIL-01
            return stage.ask(seatOf(state, who), Asked::Cure);
    }
    const int step = frame.step++;
    if (step == 0)
        return stage.push(meleeRoll(stage.game, state, who, foe));
    if (step == 1) {
        frame.successes = small(successesOf(state.faces, faceOf(stage.game, survivor).rep));
        const int own = frame.successes;
        tellDice(stage, who, told("melee-rolled"), {"ATZ-MELEE-02"}, {own});
        if (foe >= 0)
            return stage.push(meleeRoll(stage.game, state, foe, who));
        frame.zombies = small(std::min<int>(zombiesOf(state, who), kMostFaces));
        return stage.push(RollFrame{.against = frame.who,
                                    .count = frame.zombies,
                                    .reason = reason("melee-roll")}); // ATZ-MELEE-03
    }
    if (foe >= 0)
        compareWithSurvivor(stage, frame);
    else
        compareWithZombies(stage, frame);
}

void fight(const Stage &stage, int who)
{
    const int cell = survivorAt(stage.state, who).cell, foe = opponentOf(stage.state, who);
    const bool isAmongZombies = zombiesIn(stage.state, cell) > 0;
    if (isAmongZombies && foe >= 0)
        stage.push(BrawlFrame{.who = tiny(who), .cell = medium(cell)});
    else if (isAmongZombies || foe >= 0)
        stage.push(MeleeFrame{.who = tiny(who), .foe = tiny(foe)});
}

void run(const Stage &stage, BrawlFrame &frame)
{
    State &state = stage.state;
    const auto here = standingIn(state, frame.cell);
    const int zombies = std::min<int>(zombiesIn(state, frame.cell), kMostFaces);
    switch (frame.step++) {
    case 0:
        return stage.push(MeleeFrame{.who = frame.who, .foe = tiny(opponentOf(state, frame.who))});
    case 1:
        if (here.size() > 1 && zombies > 0)
            stage.ask(kit::rollOf(kNoSeat, reason("divide-roll"), zombies, Reading::Each, {}));
        return;
    case 2:
        for (const int who : std::views::reverse(here))
            stage.push(MeleeFrame{.who = tiny(who)});
        return;
    default:
        for (Zombie &zombie : state.zombies)
            zombie.fights = -1;
        stage.pop();
    }
}

void take(const Stage &stage, BrawlFrame &frame, const ChanceAnswer &chance)
{
    constexpr int kFaces = 6;
    const auto here = standingIn(stage.state, frame.cell);
    std::size_t next = 0;
    for (Zombie &zombie : stage.state.zombies) {
        if (zombie.cell != frame.cell || next >= chance.faces.size())
            continue;
        const int face = chance.faces[next++];
        zombie.fights = tiny(here[(static_cast<std::size_t>(face) - 1) * here.size() / kFaces]);
    }
    stage.tell(
        [&] { return withFaces(chance, by(stage, frame.who, told("divided"), {"ATZ-MELEE-07"})); });
}

void killInMelee(const Stage &stage, int zombie)
{
    const int who = topFrame<MeleeFrame>(stage.state)->who;
    stage.pop();
    removeZombie(stage, zombie, {"ATZ-MELEE-04"}, who);
    followOn(stage, who);
}

// Whoever has cleared its hex goes on to the next fight (ATZ-ABIL-09).

void followOn(const Stage &stage, int who)
{
    if (can(stage.game, stage.state, who, Ability::FollowOn))
        stage.push(FollowFrame{.who = tiny(who)});
}

std::vector<int> nextFights(const Atz &game, const State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    std::vector<int> cells;
    for (int side = 0; survivor.isHere() && !isLocked(state, who) && side < Field::kSides; ++side) {
        const int cell = game.field().neighbour(survivor.cell, side);
        if (cell != kit::kNoCell && hasEnemy(state, survivor.side, cell) &&
            !hasFriend(state, survivor.side, cell))
            cells.push_back(cell);
    }
    return cells;
}

void run(const Stage &stage, FollowFrame &frame)
{
    const int who = frame.who;
    if (frame.step == kGoesOn && !nextFights(stage.game, stage.state, who).empty())
        return stage.ask(seatOf(stage.state, who), Asked::Follow);
    if (frame.step++ != kFightsOn)
        return stage.pop();
    fight(stage, who);
}

void follow(const Stage &stage, const Action &action)
{
    auto *frame = topFrame<FollowFrame>(stage.state);
    const int who = frame->who, from = survivorAt(stage.state, who).cell;
    frame->step = action.deed == Deed::Go ? kFightsOn : kHasFollowed;
    if (action.deed != Deed::Go)
        return;
    goTo(stage, who, stage.game.field().cellAt(action.at.address),
         by(stage, who, told("followed-on"), {"ATZ-ABIL-09"}));
    arriveAmongEnemies(stage, who, from);
}

// A zombie that is cured (ATZ-ABIL-01).

void tryCure(const Stage &stage, const Action &action)
{
    auto *melee = topFrame<MeleeFrame>(stage.state);
    const bool isTried = action.deed == Deed::Cure;
    melee->cure = medium(isTried ? action.whom : 0);
    stage.state.isCureTried = isTried;
    if (isTried)
        react(stage, Test::Cure, melee->who, -1);
}

void cure(const Stage &stage, const TestFrame &test)
{
    constexpr int kEnough = 2;
    const int zombie = topFrame<MeleeFrame>(stage.state)->cure;
    stage.pop();
    if (test.row < kEnough)
        return;
    removeZombie(stage, zombie, {"ATZ-ABIL-01"}, test.who, told("cured"));
    stage.push(MeetingFrame{.who = test.who, .isCured = true});
}

void removeZombie(const Stage &stage, int token, RuleId rule, int killer, std::uint16_t kind)
{
    State &state = stage.state;
    const auto zombie = std::ranges::find(state.zombies, token, &Zombie::token);
    const Watch watch(stage);
    if (killer >= 0)
        ++state.kills[static_cast<std::size_t>(survivorAt(state, killer).side)]; // ATZ-CAMP-02
    auto event = against(token, by(stage, killer, kind, rule));
    event.to = stage.game.field().placeOf(zombie->cell);
    state.pool.add(zombie->kind); // ATZ-COMP-10
    state.zombies.erase(static_cast<std::size_t>(zombie - state.zombies.begin()));
    event.changes.push_back(kit::tokenWent(token));
    watch.tell(std::move(event));
}

void wound(const Stage &stage, int who, int many, RuleId rule, int doer)
{
    const Survivor &survivor = survivorAt(stage.state, who);
    const bool isTough = can(stage.game, stage.state, who, Ability::CheatDeath);
    for (int left = many; left > 0 && survivor.isHere(); --left) {
        if (!isTough || survivor.wounds + 1 < lastWound(stage.game, survivor)) {
            strike(stage, who, rule, doer);
            continue;
        }
        auto *life = topFrame<TestFrame>(stage.state); // of the same blow
        if (life && life->test == Test::Life && life->who == who)
            return addTo(life->chargers, left);
        return stage.push(TestFrame{
            .who = tiny(who), .test = Test::Life, .foe = tiny(doer), .chargers = small(left)});
    }
}

void cheatDeath(const Stage &stage, const TestFrame &test)
{
    if (test.row > 0)
        tellOf(stage, test.who, told("lived"), {"ATZ-ABIL-07"});
    else
        strike(stage, test.who, {"ATZ-ABIL-07"}, test.foe);
    wound(stage, test.who, test.chargers - 1, {"ATZ-ABIL-07"}, test.foe);
}

void layShot(const Stage &stage, int who, int cell, int value, RuleId rule)
{
    State &state = stage.state;
    if (Shot *shot = kit::entryAt(state.shots, cell))
        addTo(shot->value, value);
    stage.tell([&] {
        auto event = by(stage, who, told("shot-lies"), rule, {value});
        event.to = stage.game.field().placeOf(cell);
        event.changes = {shotsIn(stage.game, state, cell)};
        return event;
    });
}

void emptyGun(const Stage &stage, int who, RuleId rule)
{
    Survivor &survivor = survivorAt(stage.state, who);
    Item &gun = itemAt(survivor, itemIn(survivor, Slot::Hand));
    gun.isEmpty = true;
    tellOf(stage, who, told("emptied"), rule, {gun.kind});
}

} // namespace escarmouche::rules::atz
