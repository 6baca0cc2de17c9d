// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/shooting/aiming.h"

#include "rules/kit/geometry/ground/contact.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

// MUSG-RANGED-06
constexpr int kBestSkill = 2;
constexpr int kWorstSkill = 6;

/** Whether a friend of the shooter, himself aside, touches the target. */
bool isEngagedByFriend(const Aimer &aimer, FigureId target)
{
    FigureSet friends = aimer.game.figuresOf(aimer.fighter().seat());
    friends.erase(aimer.figure);
    return !touched(aimer.game, aimer.state, target, friends).empty();
}

/** What melee forbids. */
std::optional<Refusal> sparedByMelee(const Aimer &aimer, FigureId target)
{
    // MUSG-RANGED-25
    if (aimer.isEngaged && !inContact(aimer.game, aimer.state, aimer.figure, target))
        return Refusal{{"MUSG-RANGED-25"}, "only-own-opponent"};
    if (!isEngagedByFriend(aimer, target) || aimer.mayFireIntoMelee())
        return {};
    // MUSG-RANGED-23
    if (aimer.isEngaged)
        return Refusal{{"MUSG-RANGED-25"}, "touches-ally"};
    return Refusal{{"MUSG-RANGED-23"}, "in-melee-with-ally"};
}

void addTerm(ToHit &shot, int amount, RuleId rule)
{
    if (amount == 0)
        return;
    shot.terms.push_back({static_cast<std::int16_t>(amount), rule});
    shot.needed += amount;
}

/** What the next two come to at most. */
constexpr int kMostAdded = 2;

int rangeTerm(int band)
{
    // MUSG-RANGED-03
    return band == 0 ? -1 : band == 2 ? 1 : 0;
}

int elevationTerm(const Skirmish &game, const Base &shooter, const Base &target)
{
    const std::int32_t step = game.switches().elevationStep;
    const std::int32_t rise = kit::geometry::rise(shooter, target);
    // MUSG-RANGED-04
    return rise >= step ? -1 : rise <= -step ? 1 : 0;
}

int bandAt(const Gun &gun, std::int32_t distance)
{
    // MUSG-RANGED-02
    int band = 0;
    // MUSG-PROFILE-05
    while (band < 3 && distance > gun.ranges[static_cast<std::size_t>(band)])
        ++band;
    return band;
}

/** Most who are spared stand too far off, and that is soon seen. */
std::optional<Refusal> outOfShot(const Aimer &aimer, const Base &target)
{
    const Base shooter = aimer.game.base(aimer.state, aimer.figure);
    const std::int32_t range = aimer.gun.ranges[2];
    if (!kit::geometry::isWithin(shooter, target, range))
        return Refusal{
            {"MUSG-RANGED-02"}, "out-of-range", kit::geometry::distance(shooter, target), range};
    // Most can hit whatever is in range, and nothing need be added up.
    if (std::max(aimer.fighter().ct, kBestSkill) <= kWorstSkill - kMostAdded)
        return {};
    const int needed = toHit(aimer, target).needed;
    // MUSG-RANGED-05
    if (needed > kWorstSkill)
        return Refusal{{"MUSG-RANGED-05"}, "impossible-shot", needed, kWorstSkill};
    return {};
}

std::optional<Refusal> beyondFlame(const Aimer &aimer, FigureId target)
{
    const std::int32_t length = aimer.game.switches().flameLength;
    const std::int32_t away = distance(aimer.game, aimer.state, aimer.figure, target);
    if (away <= length)
        return {};
    return Refusal{{"MUSG-RANGED-17"}, "beyond-flame", away, length};
}

/** A better shooter of the unit has his shots before a worse one (MUSG-FIGURANT-07). */
bool comesTooLate(const Aimer &aimer)
{
    const ActivationFrame *active = activation(aimer.state);
    if (!active)
        return false;
    bool late = false;
    const auto compare = [&](FigureId other) {
        // MUSG-FIGURANT-07
        late = late || (aimer.game.fighter(other).ct > aimer.fighter().ct &&
                        aimer.state[other].shots > aimer.state[aimer.figure].shots);
    };
    compare(active->leader);
    active->others.each(compare);
    return late;
}

std::optional<Refusal> gunFails(const Aimer &aimer)
{
    const FigureState &own = aimer.state[aimer.figure];
    if (((own.gunsLost >> aimer.index) & 1) != 0) {
        if (aimer.gun.archaic == Archaic::BlackPowder)
            return Refusal{{"MUSG-RANGED-19"}, "gun-burst"};
        return Refusal{{"MUSG-RANGED-18"}, "no-ammunition"};
    }
    // MUSG-RANGED-12
    if (((own.gunsEmpty >> aimer.index) & 1) != 0)
        return Refusal{{"MUSG-RANGED-12"}, "not-loaded"};
    return {};
}

} // namespace

Aimer::Aimer(const Skirmish &match, const State &now, FigureId shooter, std::uint8_t gunIndex)
    : game(match), state(now), figure(shooter), index(gunIndex),
      gun(match.fighter(shooter).guns[gunIndex]), isEngaged(play::isEngaged(match, now, shooter))
{
}

bool isDouble(const Skirmish &game, const State &state, FigureId figure, std::size_t gun)
{
    const auto &guns = game.fighter(figure).guns;
    const FigureState &own = state[figure];
    for (std::size_t at = 0; at < gun && guns[gun].entry.valid(); ++at) {
        const auto differs = [&](std::uint8_t set) {
            return ((set >> at) & 1) != ((set >> gun) & 1);
        };
        if (guns[at].entry == guns[gun].entry && !differs(own.gunsLost) && !differs(own.gunsEmpty))
            return true;
    }
    return false;
}

int priceOf(const Skirmish &game, const Gun &gun)
{
    // MUSG-RANGED-12
    const bool loadsApart = gun.slow && gun.pa > 1 && game.switches().splitSlowReload;
    return loadsApart ? 1 : gun.pa;
}

RuleId priceRule(const Fighter &fighter, const Gun &gun)
{
    if ((gun.slow || gun.heavy) && fighter.has(Trait::HeavyCostsOne))
        return {"MUSG-MERC-09"};
    if (gun.slow)
        return {"MUSG-RANGED-12"};
    // MUSG-RANGED-13
    return gun.heavy ? RuleId{"MUSG-RANGED-13"} : RuleId{"MUSG-RANGED-11"};
}

std::optional<Refusal> cannotFire(const Aimer &aimer, int pa)
{
    const FigureState &own = aimer.state[aimer.figure];
    if (own.has(Mark::Fleeing))
        return Refusal{{"MUSG-ROUT-06"}, "flees"};
    if (aimer.fighter().ct == 0)
        return Refusal{{"MUSG-PROFILE-14"}, "cannot-shoot"};
    if (const auto fails = gunFails(aimer))
        return fails;
    // MUSG-ACT-09
    // MUSG-RANGED-11
    if (own.pa < pa)
        return Refusal{priceRule(aimer.fighter(), aimer.gun), "too-few-pa", own.pa, pa};
    if (aimer.isEngaged && !aimer.game.switches().shootingWhileEngaged)
        return Refusal{{"MUSG-ACT-13"}, "engaged"};
    if (pa > 0 && comesTooLate(aimer))
        return Refusal{{"MUSG-FIGURANT-07"}, "better-shooter-first"};
    return {};
}

ToHit toHit(const Aimer &aimer, const Base &target)
{
    const Base shooter = aimer.game.base(aimer.state, aimer.figure);
    ToHit shot;
    shot.distance = kit::geometry::distance(shooter, target);
    shot.band = bandAt(aimer.gun, shot.distance);
    shot.needed = aimer.fighter().ct;
    // MUSG-PROFILE-12
    addTerm(shot, std::clamp(shot.needed, kBestSkill, kWorstSkill) - shot.needed,
            {"MUSG-PROFILE-12"});
    addTerm(shot, rangeTerm(shot.band), {"MUSG-RANGED-03"});
    addTerm(shot, elevationTerm(aimer.game, shooter, target), {"MUSG-RANGED-04"});
    // MUSG-RANGED-05
    addTerm(shot, std::max(shot.needed, kBestSkill) - shot.needed, {"MUSG-RANGED-05"});
    return shot;
}

std::optional<Refusal> spared(const Aimer &aimer, FigureId target)
{
    const FigureState &other = aimer.state[target];
    if (aimer.game.fighter(target).seat() == aimer.fighter().seat())
        return Refusal{{"MUSG-RANGED-08"}, "own-side"};
    if (!other.onTable())
        return Refusal{{"MUSG-PROFILE-08"}, "not-on-table"};
    // MUSG-MERC-10
    if (other.has(Mark::Hidden))
        return Refusal{{"MUSG-MERC-10"}, "hidden"};
    const Base base = aimer.game.base(aimer.state, target);
    if (aimer.gun.bands) {
        if (const auto out = outOfShot(aimer, base))
            return out;
    } else if (const auto beyond = beyondFlame(aimer, target)) {
        return beyond;
    }
    if (const auto melee = sparedByMelee(aimer, target))
        return melee;
    // MUSG-LOS-01
    if (!sees(aimer.game, aimer.state, aimer.figure, target))
        return Refusal{{"MUSG-LOS-01"}, "not-seen"};
    return {};
}

FigureSet eligible(const Aimer &aimer)
{
    FigureSet set;
    foesOf(aimer.game, aimer.state, aimer.fighter().seat()).each([&](FigureId foe) {
        if (!spared(aimer, foe))
            set.insert(foe);
    });
    return set;
}

FigureSet groupOf(const Aimer &aimer, FigureId victim)
{
    const FigureSet foes = foesOf(aimer.game, aimer.state, aimer.fighter().seat());
    return chain(aimer.game, aimer.state, victim, foes,
                 [&](FigureId foe) { return !spared(aimer, foe); });
}

FigureSet nearest(const Aimer &aimer, const FigureSet &among)
{
    FigureSet set;
    std::int32_t least = 0;
    among.each([&](FigureId figure) {
        const std::int32_t away = distance(aimer.game, aimer.state, aimer.figure, figure);
        // MUSG-RANGED-08
        if (set.empty() || away < least) {
            set = {};
            least = away;
        }
        if (away == least)
            set.insert(figure);
    });
    return set;
}

FigureId firstOfGroup(const Aimer &aimer, FigureId target)
{
    if (aimer.isTemplate() || spared(aimer, target))
        return target;
    return nearest(aimer, groupOf(aimer, target)).first();
}

FigureSet ofOneSeat(const Skirmish &game, const FigureSet &among, FigureId figure)
{
    FigureSet set;
    among.each([&](FigureId other) {
        if (game.fighter(other).seat() == game.fighter(figure).seat())
            set.insert(other);
    });
    return set;
}

} // namespace escarmouche::rules::musg::play
