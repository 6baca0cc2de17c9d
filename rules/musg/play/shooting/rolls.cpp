// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/shooting/shotsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

namespace {

/** Natural 1s to hit matter: a burst or a stray missile (MUSG-RANGED-19, -21). */
bool onesMatter(const Gun &gun)
{
    return gun.archaic != Archaic::None;
}

Roll toHitRoll(const Stage &stage, const ShotFrame &frame, int dice)
{
    Roll roll = rollOf(stage.fighter(frame.shooter).seat(), Reason::ToHit, dice, Reading::Each, {});
    if (onesMatter(gunOf(stage, frame)) && frame.needed > 2)
        roll.breaks.push_back(2);
    roll.breaks.push_back(frame.needed);
    return roll;
}

int naturalOnes(const Stage &stage)
{
    return static_cast<int>(std::ranges::count(stage.state.chance.faces, std::uint8_t{1}));
}

void noteHits(const Stage &stage, ShotFrame &frame, std::uint8_t &hits)
{
    hits = static_cast<std::uint8_t>(successes(stage, frame.needed));
    const Gun &gun = gunOf(stage, frame);
    const int ones = onesMatter(gun) ? naturalOnes(stage) : 0;
    frame.naturalOnes = static_cast<std::uint8_t>(frame.naturalOnes + ones);
    Cited rules;
    rules.addIf(ones > 0 && gun.archaic == Archaic::BlackPowder &&
                    hasGunsmith(stage, stage.fighter(frame.shooter).seat()),
                {"MUSG-MERC-09"});
    tellDice(stage, frame.shooter, frame.needed, hits, rules);
}

/** The shooter's friends who touch the target, nearest to the shooter first. */
FixedList<FigureId, ShotFrame::kMostAstray> alliesInMelee(const Stage &stage,
                                                          const ShotFrame &frame)
{
    FixedList<FigureId, ShotFrame::kMostAstray> allies;
    const SeatId seat = stage.fighter(frame.shooter).seat();
    touchedFoes(stage.game, stage.state, frame.target).each([&](FigureId figure) {
        if (figure != frame.shooter && stage.fighter(figure).seat() == seat && !allies.full())
            allies.push_back(figure);
    });
    std::ranges::stable_sort(allies, {}, [&](FigureId ally) {
        return distance(stage.game, stage.state, frame.shooter, ally);
    });
    return allies;
}

/** A rule lets him fire into that melee, but not without risk to his friends. */
bool endangersAllies(const Stage &stage, const ShotFrame &frame)
{
    return stage.game.switches().shootingIntoMelee && frame.target.valid() &&
           gunOf(stage, frame).shape == Template::None &&
           !stage.fighter(frame.shooter).has(Trait::ShootsIntoMelee);
}

} // namespace

void rollCover(const Stage &stage, ShotFrame &frame)
{
    // MUSG-RANGED-22
    if (frame.at == frame.cover.size()) {
        frame.at = 0;
        frame.step = ShotStep::Ally;
        return;
    }
    frame.step = ShotStep::CoverRolled;
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Cover, frame.dice, Reading::Each,
                     {frame.cover[frame.at]}));
}

void afterCover(const Stage &stage, ShotFrame &frame)
{
    const int needed = frame.cover[frame.at];
    const int passed = successes(stage, needed);
    Cited rules{{"MUSG-COVER-04"}};
    // MUSG-COVER-05
    rules.addIf(passed < frame.dice, {"MUSG-COVER-05"});
    tellDice(stage, frame.shooter, needed, passed, rules);
    frame.dice = static_cast<std::uint8_t>(passed);
    // MUSG-COVER-04
    if (frame.dice > 0) {
        ++frame.at;
        frame.step = ShotStep::Cover;
    } else {
        frame.step =
            gunOf(stage, frame).shape == Template::Blast ? ShotStep::Template : ShotStep::ShotDone;
    }
}

void rollAlly(const Stage &stage, ShotFrame &frame)
{
    frame.step = ShotStep::ToHit;
    if (!endangersAllies(stage, frame) || frame.dice == 0)
        return;
    const auto allies = alliesInMelee(stage, frame);
    if (frame.at >= allies.size())
        return;
    frame.victim = allies[frame.at];
    frame.step = ShotStep::AllyRolled;
    // MUSG-RANGED-24
    const int needed = coverNeeded(gunOf(stage, frame), gunOf(stage, frame).ranges[frame.band]);
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::AllyInMelee, frame.dice,
                     Reading::Each, {needed}));
}

void afterAlly(const Stage &stage, ShotFrame &frame)
{
    const int needed = stage.state.rolled.breaks[0];
    const int passed = successes(stage, needed);
    tellDice(stage, frame.shooter, needed, passed);
    // MUSG-RANGED-24
    if (passed < frame.dice)
        frame.astray.push_back({frame.victim, static_cast<std::uint8_t>(frame.dice - passed), 0});
    frame.dice = static_cast<std::uint8_t>(passed);
    ++frame.at;
    frame.step = ShotStep::Ally;
}

void rollToHit(const Stage &stage, ShotFrame &frame)
{
    frame.at = 0;
    if (frame.needed == 0 || frame.dice == 0) {
        frame.hits = frame.dice;
        frame.step = ShotStep::AstrayToHit;
        return;
    }
    frame.step = ShotStep::HitsRolled;
    // MUSG-RANGED-07
    stage.ask(toHitRoll(stage, frame, frame.dice));
}

void afterToHit(const Stage &stage, ShotFrame &frame)
{
    noteHits(stage, frame, frame.hits);
    frame.step = ShotStep::AstrayToHit;
}

void rollAstray(const Stage &stage, ShotFrame &frame)
{
    frame.volley = frame.hits;
    if (frame.at == frame.astray.size()) {
        frame.at = 0;
        frame.step = ShotStep::Accident;
        return;
    }
    frame.step = ShotStep::AstrayRolled;
    stage.ask(toHitRoll(stage, frame, frame.astray[frame.at].dice));
}

void afterAstray(const Stage &stage, ShotFrame &frame)
{
    noteHits(stage, frame, frame.astray[frame.at].hits);
    ++frame.at;
    frame.step = ShotStep::AstrayToHit;
}

} // namespace escarmouche::rules::musg::play
