// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/shooting/shotsteps.h"

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

namespace {

constexpr std::int32_t kThrowReach = kPas;
constexpr std::int32_t kGuardReach = 2 * kPas; // MUSG-MERC-06
constexpr int kGuardLeast = 2;

/** Only shots at the chief himself can be taken for him, not what is passed on or splashed. */
bool isShotAtChief(const Stage &stage, const ShotFrame &frame)
{
    // MUSG-FREE-01
    return frame.victim == frame.target && stage.fighter(frame.victim).rank == Rank::Chief;
}

/** Friends at most so far from the chief who could do something for him. */
template<class May>
FigureSet helpers(const Stage &stage, FigureId chief, std::int32_t reach, May may)
{
    FigureSet set;
    friendsOf(stage.game, stage.state, stage.fighter(chief).seat()).each([&](FigureId figure) {
        if (figure != chief && !stage[figure].has(Mark::Fleeing) &&
            isWithin(stage.game, stage.state, figure, chief, reach) &&
            may(stage.fighter(figure), stage[figure]))
            set.insert(figure);
    });
    return set;
}

FigureSet trolls(const Stage &stage, FigureId chief)
{
    return helpers(stage, chief, kGuardReach, [](const Fighter &fighter, const FigureState &own) {
        // MUSG-MERC-06
        return fighter.has(Trait::InterceptsForChief) && own.pv >= kGuardLeast;
    });
}

bool mayThrowHimself(const Fighter &fighter)
{
    // MUSG-FREE-02
    return fighter.rank != Rank::Mercenary && !fighter.has(Trait::NoAttentionChef);
}

FigureSet devoted(const Stage &stage, FigureId chief)
{
    return helpers(stage, chief, kThrowReach, [](const Fighter &fighter, const FigureState &) {
        return mayThrowHimself(fighter);
    });
}

/** Who stood near enough to the chief and may not do it. */
void citeBarred(const Stage &stage, FigureId chief, Cited &rules)
{
    if (!stage.events)
        return;
    const FigureSet barred =
        helpers(stage, chief, kThrowReach, [](const Fighter &fighter, const FigureState &) {
            return !mayThrowHimself(fighter);
        });
    barred.each([&](FigureId figure) {
        rules.add({"MUSG-FREE-02"});
        rules.addIf(stage.fighter(figure).has(Trait::NoAttentionChef), {"MUSG-BAND-14"});
    });
}

/** The hit in hand goes to somebody. */
void give(const Stage &stage, ShotFrame &frame, FigureId to, Cited rules)
{
    // MUSG-RANGED-09
    rules.addIf(frame.volley > 1, {"MUSG-RANGED-09"});
    rules.addIf(frame.victim != frame.target, {"MUSG-RANGED-08"});
    --frame.hits;
    frame.step = ShotStep::NextHit;
    hitWith(stage, frame, to, 1, rules);
}

void tellTaken(const Stage &stage, FigureId by, FigureId chief, RuleId rule)
{
    stage.tell({rule}, [&] { return Intercepted{by, chief}; });
}

void ask(const Stage &stage, ShotFrame &frame, const FigureSet &choices, Prompt prompt,
         ShotStep next)
{
    frame.choices = choices;
    frame.step = next;
    stage.ask(stage.fighter(frame.victim).seat(), prompt);
}

/** The chief's friends may take the hit for him. */
void offer(const Stage &stage, ShotFrame &frame)
{
    if (frame.guard.valid() && stage[frame.guard].onTable())
        return give(stage, frame, frame.guard, {{"MUSG-MERC-06"}});
    if (!frame.guardAsked) {
        frame.guardAsked = true;
        const FigureSet guards = trolls(stage, frame.victim);
        if (!guards.empty())
            return ask(stage, frame, guards, Prompt::TakeShot, ShotStep::TrollAsked);
    }
    const FigureSet friends = devoted(stage, frame.victim);
    if (!friends.empty())
        return ask(stage, frame, friends, Prompt::AttentionChef, ShotStep::ChefAsked);
    Cited rules;
    citeBarred(stage, frame.victim, rules);
    give(stage, frame, frame.victim, rules);
}

void drop(ShotFrame &frame)
{
    frame.hits = 0;
    frame.at = 0;
    frame.step = ShotStep::AstrayHit;
}

void pass(ShotFrame &frame, FigureId next)
{
    frame.victim = next;
    frame.struck.insert(next);
    frame.step = ShotStep::NextHit;
}

/** The first victim is down: the nearest of the others, as many as the weapon has targets. */
void passOn(const Stage &stage, ShotFrame &frame)
{
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    FigureSet left;
    frame.group.each([&](FigureId figure) {
        if (stage[figure].onTable() && !frame.struck.contains(figure))
            left.insert(figure);
    });
    // MUSG-RANGED-08
    if (left.empty() || frame.struck.count() >= aimer.gun.dice)
        return drop(frame);
    const FigureSet near = nearest(aimer, left);
    const FigureId first = near.first();
    const FigureSet tied = ofOneSeat(stage.game, near, first);
    if (tied.count() == 1)
        return pass(frame, first);
    frame.choices = tied;
    frame.step = ShotStep::NextChosen;
    stage.ask(stage.fighter(first).seat(), Prompt::ChooseVictim);
}

} // namespace

FigureSet interceptorsFor(const Stage &stage, FigureId chief)
{
    FigureSet able = trolls(stage, chief);
    devoted(stage, chief).each([&](FigureId figure) { able.insert(figure); });
    return able;
}

void giveNextHit(const Stage &stage, ShotFrame &frame)
{
    if (frame.hits == 0)
        return drop(frame);
    if (!stage[frame.victim].onTable())
        return passOn(stage, frame);
    frame.at = 0;
    frame.cover.clear();
    if (frame.victim != frame.target) {
        const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
        for (const Hurdle &hurdle : furtherHurdles(aimer, frame.target, frame.victim))
            frame.cover.push_back(hurdle.needed);
    }
    frame.step = ShotStep::FurtherCover;
}

void afterNextChosen(const Stage &stage, ShotFrame &frame)
{
    pass(frame, stage.state.reply.figure);
}

void rollFurtherCover(const Stage &stage, ShotFrame &frame)
{
    if (frame.at == frame.cover.size()) {
        frame.step = ShotStep::Take;
        return;
    }
    frame.step = ShotStep::FurtherCoverRolled;
    // MUSG-RANGED-08
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Cover, 1, Reading::Each,
                     {frame.cover[frame.at]}));
}

void afterFurtherCover(const Stage &stage, ShotFrame &frame)
{
    const int needed = frame.cover[frame.at];
    const int passed = successes(stage, needed);
    Cited rules{{"MUSG-RANGED-08"}, {"MUSG-COVER-03"}};
    rules.addIf(passed == 0, {"MUSG-COVER-05"});
    tellDice(stage, frame.shooter, needed, passed, rules);
    ++frame.at;
    frame.step = ShotStep::FurtherCover;
    if (passed > 0)
        return;
    --frame.hits;
    frame.step = ShotStep::NextHit;
}

void takeHit(const Stage &stage, ShotFrame &frame)
{
    if (isShotAtChief(stage, frame))
        return offer(stage, frame);
    give(stage, frame, frame.victim, {});
}

void afterTroll(const Stage &stage, ShotFrame &frame)
{
    frame.step = ShotStep::Take;
    if (!stage.state.reply.accepted)
        return;
    frame.guard = stage.state.reply.figure;
    tellTaken(stage, frame.guard, frame.victim, {"MUSG-MERC-06"});
}

void afterChef(const Stage &stage, ShotFrame &frame)
{
    if (!stage.state.reply.accepted)
        return give(stage, frame, frame.victim, {});
    const FigureId figure = stage.state.reply.figure;
    tellTaken(stage, figure, frame.victim, {"MUSG-FREE-01"});
    give(stage, frame, figure, {{"MUSG-FREE-01"}});
}

void giveAstrayHit(const Stage &stage, ShotFrame &frame)
{
    if (frame.at == frame.astray.size()) {
        frame.step = ShotStep::ShotDone;
        return;
    }
    const ShotFrame::Astray &astray = frame.astray[frame.at];
    ++frame.at;
    if (astray.hits > 0 && stage[astray.ally].onTable())
        hitWith(stage, frame, astray.ally, astray.hits, {{"MUSG-RANGED-24"}});
}

} // namespace escarmouche::rules::musg::play
