// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/shooting/aiming.h"

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

/** What a shot or a template is aimed at: a figure's base, or a mere point as tall as one. */
Base baseAt(const Aimer &aimer, FigureId target, const Place &at)
{
    if (target.valid())
        return aimer.game.base(aimer.state, target);
    return {at, 0, aimer.game.switches().figureHeight};
}

/** The rules that the numbers of the shot rest on. */
void citeNumbers(const ToHit &shot, ShotPlan &plan)
{
    plan.rules.add({"MUSG-RANGED-02"});
    for (const Term &term : shot.terms)
        plan.rules.add(term.rule);
    plan.rules.addIf(shot.terms.size() > 1, {"MUSG-RANGED-06"});
}

void setNumbers(const Aimer &aimer, const Base &base, ShotPlan &plan)
{
    const ToHit shot = toHit(aimer, base);
    plan.distance = shot.distance;
    plan.band = static_cast<std::uint8_t>(shot.band);
    plan.terms = shot.terms;
    plan.needed = static_cast<std::uint8_t>(shot.needed);
    citeNumbers(shot, plan);
    for (const Hurdle &hurdle : hurdles(aimer, base, plan.target)) {
        plan.cover.push_back(hurdle.needed);
        plan.coverDistances.push_back(hurdle.distance);
    }
    if (!plan.cover.empty()) {
        plan.rules.add({"MUSG-COVER-01"});
        plan.rules.add({"MUSG-COVER-03"});
    }
}

void setDamage(const Aimer &aimer, ShotPlan &plan)
{
    plan.force = static_cast<std::int16_t>(aimer.gun.force);
    if (!plan.target.valid())
        return;
    plan.resistance =
        static_cast<std::int16_t>(resistance(aimer.game, aimer.state, plan.target, aimer.figure));
    plan.toWound = static_cast<std::int16_t>(damageNeeded(plan.force, plan.resistance));
}

/** The rules of the shooter and his gun. */
void citeShooter(const Aimer &aimer, ShotPlan &plan)
{
    plan.rules.add({"MUSG-RANGED-22"});
    // MUSG-RANGED-27
    plan.rules.addIf(aimer.fighter().guns.size() > 1, {"MUSG-RANGED-27"});
    plan.rules.addIf(aimer.isEngaged, {"MUSG-RANGED-25"});
    plan.rules.addIf(plan.shots > 1, {"MUSG-MERC-09"});
}

Judged<ShotPlan> aimPlain(const Aimer &aimer, ShotPlan plan)
{
    plan.victims = groupOf(aimer, plan.target);
    const FigureSet near = nearest(aimer, plan.victims);
    // MUSG-RANGED-08
    if (!near.contains(plan.target))
        return refuse({"MUSG-RANGED-08"}, "not-the-nearest");
    const FigureSet tied = ofOneSeat(aimer.game, near, plan.target);
    if (tied.count() > 1)
        plan.tied = tied;
    plan.rules.addIf(plan.victims.count() > 1, {"MUSG-RANGED-08"});
    // MUSG-RANGED-07
    plan.dice = static_cast<std::uint8_t>(aimer.gun.dice);
    setNumbers(aimer, aimer.game.base(aimer.state, plan.target), plan);
    const bool inMelee = aimer.spares() && isEngaged(aimer.game, aimer.state, plan.target);
    plan.rules.addIf(inMelee && !aimer.isEngaged, {"MUSG-MERC-08"});
    setDamage(aimer, plan);
    return plan;
}

Judged<ShotPlan> aimBlast(const Aimer &aimer, ShotPlan plan)
{
    const Base base = baseAt(aimer, plan.target, plan.aim);
    if (!plan.target.valid()) {
        const ToHit shot = toHit(aimer, base);
        if (shot.band == 3)
            return refuse({"MUSG-RANGED-02"}, "out-of-range", shot.distance, aimer.gun.ranges[2]);
        if (shot.needed > 6)
            return refuse({"MUSG-RANGED-05"}, "impossible-shot", shot.needed, 6);
        if (!kit::geometry::sees(aimer.game.table(), aimer.game.base(aimer.state, aimer.figure),
                                 base))
            return refuse({"MUSG-LOS-01"}, "not-seen");
    }
    plan.rules.add({"MUSG-RANGED-14"});
    plan.aim = base.place;
    plan.victims = underBlast(aimer.game, aimer.state, plan.aim);
    // MUSG-RANGED-17
    if (touchesAllyInMelee(aimer, plan.victims) && !aimer.mayFireIntoMelee())
        return refuse({"MUSG-RANGED-17"}, "template-on-ally-in-melee");
    setNumbers(aimer, base, plan);
    if (aimer.game.switches().scatter == Scatter::InsteadOfCt)
        plan.needed = 0;
    setDamage(aimer, plan);
    return plan;
}

Judged<ShotPlan> aimFlame(const Aimer &aimer, ShotPlan plan)
{
    const Base base = baseAt(aimer, plan.target, plan.aim);
    plan.aim = base.place;
    if (plan.aim.at == aimer.state[aimer.figure].at)
        return refuse({"MUSG-RANGED-17"}, "aim-at-oneself");
    plan.victims = inFlame(aimer, flameOf(aimer, plan.aim.at));
    if (plan.target.valid() && !plan.victims.contains(plan.target)) {
        plan.distance = distance(aimer.game, aimer.state, aimer.figure, plan.target);
        return refuse({"MUSG-RANGED-17"}, "beyond-flame", plan.distance,
                      aimer.game.switches().flameLength);
    }
    // MUSG-RANGED-17
    if (touchesAllyInMelee(aimer, plan.victims) && !aimer.mayFireIntoMelee())
        return refuse({"MUSG-RANGED-17"}, "template-on-ally-in-melee");
    plan.rules.add({"MUSG-RANGED-17"});
    plan.needed = 0;
    setDamage(aimer, plan);
    return plan;
}

bool isOnTable(const Aimer &aimer, const Place &at)
{
    return aimer.game.table().holds(at.at, 0) && aimer.game.table().supports(at);
}

} // namespace

Judged<ShotPlan> aim(const Aimer &aimer, FigureId target, const Place &at)
{
    ShotPlan plan;
    plan.shooter = aimer.figure;
    plan.target = target;
    plan.gun = aimer.index;
    plan.aim = at;
    plan.pa = static_cast<std::uint8_t>(priceOf(aimer.game, aimer.gun));
    plan.shots = static_cast<std::uint8_t>(aimer.gun.shotsPerAction);
    citeShooter(aimer, plan);
    if (target.valid()) {
        if (const auto refusal = spared(aimer, target))
            return tl::unexpected<Refusal>(*refusal);
    } else if (!aimer.isTemplate() || aimer.isEngaged || !isOnTable(aimer, at)) {
        return refuse({"MUSG-RANGED-14"}, "no-aim");
    }
    switch (aimer.gun.shape) {
    case Template::None:
        return aimPlain(aimer, plan);
    case Template::Blast:
        return aimBlast(aimer, plan);
    case Template::Flame:
        return aimFlame(aimer, plan);
    }
    return plan;
}

} // namespace escarmouche::rules::musg::play
