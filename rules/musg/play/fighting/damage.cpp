// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/fighting/falling.h"
#include "rules/musg/play/stage/hits.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using DamageStep = DamageFrame::Step;

namespace {

constexpr int kMostValue = 12; // MUSG-DAMAGE-04

SeatId thrower(const Stage &stage, const DamageFrame &frame)
{
    return stage.fighter(frame.by.valid() ? frame.by : frame.victim).seat();
}

Roll damageRoll(SeatId owner, Reason reason, int dice, int needed)
{
    return rollOf(owner, reason, dice, Reading::Each, {needed});
}

/** The rules a damage roll rests on at the ends of the table. */
Cited tableEnds(int needed)
{
    Cited rules;
    // MUSG-DAMAGE-02
    rules.addIf(needed == 2 || needed == 6, {"MUSG-DAMAGE-02"});
    return rules;
}

void begin(const Stage &stage, DamageFrame &frame)
{
    frame.step = DamageStep::Rolled;
    // MUSG-DAMAGE-01
    stage.ask(damageRoll(thrower(stage, frame), Reason::Damage, frame.hits, frame.needed));
}

/** The victim may have one successful die rolled again, first of the two (MUSG-CAMP-34). */
void afterRoll(const Stage &stage, DamageFrame &frame)
{
    frame.successes = static_cast<std::uint8_t>(successes(stage, frame.needed));
    tellDice(stage, frame.by, frame.needed, frame.successes, tableEnds(frame.needed));
    frame.step = DamageStep::MayReroll;
    const bool catches = stage.fighter(frame.victim).has(Trait::CatchesBlades) &&
                         !stage[frame.victim].has(Mark::CaughtBlade);
    // MUSG-CAMP-34
    if (frame.successes == 0 || !catches)
        return;
    frame.step = DamageStep::CatchAsked;
    stage.ask(stage.fighter(frame.victim).seat(), Prompt::CatchBlade);
}

void afterCatchAsked(const Stage &stage, DamageFrame &frame)
{
    frame.step = DamageStep::MayReroll;
    if (!stage.state.reply.accepted)
        return;
    mark(stage, frame.victim, Mark::CaughtBlade, true, {"MUSG-CAMP-34"});
    frame.step = DamageStep::CaughtRolled;
    stage.ask(damageRoll(thrower(stage, frame), Reason::BladeCaught, 1, frame.needed));
}

void afterCaught(const Stage &stage, DamageFrame &frame)
{
    const int stands = successes(stage, frame.needed);
    tellDice(stage, frame.by, frame.needed, stands);
    frame.successes = static_cast<std::uint8_t>(frame.successes - 1 + stands);
    frame.step = DamageStep::MayReroll;
}

/** The attacker may roll one failed die again, last of the two (MUSG-CAMP-33). */
void mayReroll(const Stage &stage, DamageFrame &frame)
{
    frame.step = DamageStep::Apply;
    // MUSG-CAMP-33
    if (!frame.by.valid() || frame.successes == frame.hits ||
        !stage.fighter(frame.by).has(Trait::RerollsDamage) ||
        stage[frame.by].has(Mark::RerolledDamage))
        return;
    frame.step = DamageStep::RerollAsked;
    stage.ask(stage.fighter(frame.by).seat(), Prompt::RerollDamage);
}

void afterRerollAsked(const Stage &stage, DamageFrame &frame)
{
    frame.step = DamageStep::Apply;
    if (!stage.state.reply.accepted)
        return;
    mark(stage, frame.by, Mark::RerolledDamage, true, {"MUSG-CAMP-33"});
    frame.step = DamageStep::RerollRolled;
    stage.ask(damageRoll(thrower(stage, frame), Reason::DamageAgain, 1, frame.needed));
}

void afterReroll(const Stage &stage, DamageFrame &frame)
{
    const int stands = successes(stage, frame.needed);
    tellDice(stage, frame.by, frame.needed, stands);
    frame.successes = static_cast<std::uint8_t>(frame.successes + stands);
    frame.step = DamageStep::Apply;
}

/** The rules that a hit's numbers rest on. */
void citeDamage(const Stage &stage, const DamageFrame &damage, int resistance, Cited &rules)
{
    rules.add({"MUSG-DAMAGE-01"});
    rules.addIf(damage.force > kMostValue || resistance > kMostValue || damage.force < 1,
                {"MUSG-DAMAGE-04"});
    rules.addIf(stage.fighter(damage.victim).armour != 0, {"MUSG-EQUIP-13"});
}

std::vector<Term> termsOf(const Stage &stage, const DamageFrame &damage, int resistance,
                          std::span<const Term> terms)
{
    std::vector<Term> all(terms.begin(), terms.end());
    const Fighter &fighter = stage.fighter(damage.victim);
    if (fighter.armour != 0)
        all.push_back({static_cast<std::int16_t>(fighter.armour), {"MUSG-EQUIP-13"}});
    if (resistance != fighter.r)
        all.push_back({static_cast<std::int16_t>(resistance - fighter.r), {"MUSG-REACT-06"}});
    return all;
}

/** The body that somebody bore lies where he fell (MUSG-MERC-07). */
void letGo(const Stage &stage, FigureId bearer)
{
    if (!stage.fighter(bearer).has(Trait::CarriesChief))
        return;
    for (std::size_t at = 0; at < stage.game.size(); ++at) {
        const FigureId body{static_cast<std::uint8_t>(at)};
        if (stage[body].has(Mark::Carried) && stage[body].foe == bearer)
            mark(stage, body, Mark::Carried, false, {"MUSG-MERC-07"});
    }
}

void apply(const Stage &stage, DamageFrame &frame)
{
    const bool wasHanging = stage[frame.victim].has(Mark::Hanging);
    for (int wound = 0; wound < frame.successes && stage[frame.victim].onTable(); ++wound) {
        if (takeWound(stage, frame.victim, frame.by, frame.weapon))
            ++frame.taken;
    }
    // MUSG-EQUIP-10
    if (frame.taken == 0 || !wasHanging)
        return stage.pop(frame.taken);
    if (!stage[frame.victim].onTable()) {
        fallDead(stage, frame.victim, frame.isShot);
        return stage.pop(frame.taken);
    }
    if (!frame.isShot)
        return stage.pop(frame.taken);
    frame.step = DamageStep::FallRolled;
    stage.ask(fallRoll(stage, frame.victim));
}

void afterFallRoll(const Stage &stage, DamageFrame &frame)
{
    if (falls(stage, frame.victim)) {
        comeDown(stage, frame.victim);
        // MUSG-EQUIP-10
        if (takeWound(stage, frame.victim, frame.by, {}))
            ++frame.taken;
    }
    stage.pop(frame.taken);
}

} // namespace

void hit(const Stage &stage, DamageFrame damage, Cited rules, std::span<const Term> terms)
{
    // MUSG-EQUIP-13
    const int against = resistance(stage.game, stage.state, damage.victim, damage.by);
    damage.needed = static_cast<std::uint8_t>(damageNeeded(damage.force, against));
    citeDamage(stage, damage, against, rules);
    tell(stage, rules, [&] {
        return FigureHit{damage.victim, damage.by,
                         damage.force,  static_cast<std::int16_t>(against),
                         damage.needed, termsOf(stage, damage, against, terms)};
    });
    stage.push(damage);
}

bool takeWound(const Stage &stage, FigureId victim, FigureId by, EntryId weapon)
{
    FigureState &own = stage[victim];
    // MUSG-INJURY-10
    if (stage.fighter(victim).has(Trait::IgnoresFirstWound) && !own.has(Mark::WoundIgnored)) {
        stage.tell({{"MUSG-INJURY-10"}}, [&] { return WoundIgnored{victim}; });
        mark(stage, victim, Mark::WoundIgnored, true, {"MUSG-INJURY-10"});
        return false;
    }
    // MUSG-DAMAGE-03
    own.pv = static_cast<std::int8_t>(own.pv - 1);
    stage.tell({{"MUSG-DAMAGE-03"}}, [&] { return Wounded{victim, by, weapon, own.pv}; });
    // MUSG-PROFILE-08
    if (own.pv <= 0) {
        putOut(stage, victim, by, weapon);
        letGo(stage, victim);
    }
    return true;
}

void run(const Stage &stage, DamageFrame &frame)
{
    switch (frame.step) {
    case DamageStep::Begin:
        return begin(stage, frame);
    case DamageStep::Rolled:
        return afterRoll(stage, frame);
    case DamageStep::CatchAsked:
        return afterCatchAsked(stage, frame);
    case DamageStep::CaughtRolled:
        return afterCaught(stage, frame);
    case DamageStep::MayReroll:
        return mayReroll(stage, frame);
    case DamageStep::RerollAsked:
        return afterRerollAsked(stage, frame);
    case DamageStep::RerollRolled:
        return afterReroll(stage, frame);
    case DamageStep::Apply:
        return apply(stage, frame);
    case DamageStep::FallRolled:
        return afterFallRoll(stage, frame);
    }
}

} // namespace escarmouche::rules::musg::play
