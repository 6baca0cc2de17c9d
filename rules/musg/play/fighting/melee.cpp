// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/hits.h"
#include "rules/musg/play/stage/judging.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using Blow = StrikeFrame::Blow;
using StrikeStep = StrikeFrame::Step;

namespace {

void nextBlow(const Stage &stage, StrikeFrame &frame)
{
    if (frame.at == frame.blows.size()) {
        frame.at = 0;
        frame.step = StrikeStep::Rondache;
        return;
    }
    Blow &blow = frame.blows[frame.at];
    // MUSG-MERC-11
    if (blow.automatic) {
        blow.hits = static_cast<std::uint8_t>(blow.dice - (blow.dropWorst ? 1 : 0));
        ++frame.at;
        return;
    }
    frame.step = StrikeStep::BlowRolled;
    stage.ask(rollOf(stage.fighter(blow.by).seat(), Reason::Blow, blow.dice, Reading::Each,
                     {blow.needed}));
}

void afterBlow(const Stage &stage, StrikeFrame &frame)
{
    Blow &blow = frame.blows[frame.at];
    // MUSG-CAMP-32
    const int counted = blow.dice - (blow.dropWorst ? 1 : 0);
    blow.hits = static_cast<std::uint8_t>(std::min(successes(stage, blow.needed), counted));
    Cited rules;
    rules.addIf(blow.dropWorst, {"MUSG-CAMP-32"});
    tellDice(stage, blow.by, blow.needed, blow.hits, rules);
    ++frame.at;
    frame.step = StrikeStep::NextBlow;
}

/** The strongest hit that was not rolled again yet: the defender's choice. */
Blow *worstHit(StrikeFrame &frame)
{
    Blow *worst = nullptr;
    for (Blow &blow : frame.blows) {
        // MUSG-MELEE-09
        if (blow.hits > blow.again && (!worst || blow.force > worst->force))
            worst = &blow;
    }
    return worst;
}

void mayRollAgain(const Stage &stage, StrikeFrame &frame)
{
    const Blow *hit = worstHit(frame);
    if (frame.rerolls == 0 || !hit) {
        frame.at = 0;
        frame.step = StrikeStep::NextDamage;
        return;
    }
    --frame.rerolls;
    frame.at = static_cast<std::uint8_t>(hit - frame.blows.begin());
    frame.step = StrikeStep::RondacheRolled;
    stage.ask(
        rollOf(stage.fighter(hit->by).seat(), Reason::BlowAgain, 1, Reading::Each, {hit->needed}));
}

void afterRollAgain(const Stage &stage, StrikeFrame &frame)
{
    Blow &blow = frame.blows[frame.at];
    const int stands = successes(stage, blow.needed);
    tellDice(stage, blow.by, blow.needed, stands, {{"MUSG-EQUIP-06"}});
    if (stands > 0)
        ++blow.again;
    else
        --blow.hits;
    frame.step = StrikeStep::Rondache;
}

void nextDamage(const Stage &stage, StrikeFrame &frame)
{
    if (frame.at == frame.blows.size() || !stage[frame.target].onTable())
        return stage.pop();
    const Blow &blow = frame.blows[frame.at++];
    if (blow.hits == 0)
        return;
    DamageFrame damage;
    damage.victim = frame.target;
    damage.by = blow.by;
    damage.weapon = stage.fighter(blow.by).blades[blow.blade].entry;
    damage.hits = blow.hits;
    damage.force = blow.force;
    // MUSG-MELEE-08
    const bool charged = stage[blow.by].has(Mark::Charged);
    const std::array<Term, 1> charge{{{1, {"MUSG-MELEE-08"}}}};
    Cited rules{{"MUSG-MELEE-03"}};
    rules.addIf(charged, {"MUSG-MELEE-08"});
    hit(stage, damage, rules, std::span(charge).first(charged ? 1 : 0));
}

} // namespace

void carryOut(const Stage &stage, const StrikePlan &plan)
{
    spend(stage, plan.attacker, plan.pa, {"MUSG-ACT-10"});
    plan.together.each([&](FigureId figure) { spend(stage, figure, 1, {"MUSG-FIGURANT-06"}); });
    Cited rules = plan.rules;
    rules.add({"MUSG-PROFILE-06"});
    tell(stage, rules, [&] {
        StrikeDeclared declared;
        declared.attacker = plan.attacker;
        declared.target = plan.target;
        declared.blades = plan.blades;
        declared.needed = plan.blows[0].needed;
        plan.together.each([&](FigureId figure) { declared.together.push_back(figure); });
        return declared;
    });
    StrikeFrame frame;
    frame.attacker = plan.attacker;
    frame.target = plan.target;
    frame.rerolls = plan.rerolls;
    frame.blows = plan.blows;
    stage.push(frame);
}

void run(const Stage &stage, StrikeFrame &frame)
{
    switch (frame.step) {
    case StrikeStep::NextBlow:
        return nextBlow(stage, frame);
    case StrikeStep::BlowRolled:
        return afterBlow(stage, frame);
    case StrikeStep::Rondache:
        return mayRollAgain(stage, frame);
    case StrikeStep::RondacheRolled:
        return afterRollAgain(stage, frame);
    case StrikeStep::NextDamage:
        return nextDamage(stage, frame);
    }
}

} // namespace escarmouche::rules::musg::play
