// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/shooting/shotsteps.h"

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

// Whoever is under a template, one after another: a blast hits him, a flame may be stopped first.

void touchNext(const Stage &stage, ShotFrame &frame)
{
    if (frame.pending.empty()) {
        frame.step = ShotStep::ShotDone;
        return;
    }
    frame.victim = frame.pending.first();
    frame.pending.erase(frame.victim);
    frame.shotAt.insert(frame.victim);
    // MUSG-RANGED-16
    if (gunOf(stage, frame).shape == Template::Blast)
        return hitWith(stage, frame, frame.victim, 1, {{"MUSG-RANGED-16"}});
    frame.cover.clear();
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    for (const Hurdle &hurdle :
         hurdles(aimer, stage.game.base(stage.state, frame.victim), frame.victim))
        frame.cover.push_back(hurdle.needed);
    frame.at = 0;
    frame.step = ShotStep::TouchedCover;
}

void rollTouchedCover(const Stage &stage, ShotFrame &frame)
{
    if (frame.at == frame.cover.size()) {
        frame.step = ShotStep::Touched;
        return hitWith(stage, frame, frame.victim, 1, {{"MUSG-RANGED-17"}});
    }
    frame.step = ShotStep::TouchedCoverRolled;
    // MUSG-RANGED-17
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Cover, 1, Reading::Each,
                     {frame.cover[frame.at]}));
}

void afterTouchedCover(const Stage &stage, ShotFrame &frame)
{
    const int needed = frame.cover[frame.at];
    const int passed = successes(stage, needed);
    Cited rules{{"MUSG-COVER-01"}, {"MUSG-COVER-03"}};
    rules.addIf(passed == 0, {"MUSG-COVER-05"});
    tellDice(stage, frame.shooter, needed, passed, rules);
    ++frame.at;
    frame.step = passed > 0 ? ShotStep::TouchedCover : ShotStep::Touched;
}

} // namespace escarmouche::rules::musg::play
