// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/burst.h"

#include "rules/musg/play/shooting/shotsteps.h"

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

kit::geometry::Flame flameOf(const Aimer &aimer, Point at)
{
    const Switches &switches = aimer.game.switches();
    return kit::geometry::flame(aimer.game.base(aimer.state, aimer.figure), at,
                                switches.flameLength, switches.flameWidth);
}

FigureSet inFlame(const Aimer &aimer, const kit::geometry::Flame &flame)
{
    FigureSet touched;
    onTable(aimer.game, aimer.state).each([&](FigureId figure) {
        // MUSG-RANGED-17
        if (figure != aimer.figure && sees(aimer.game, aimer.state, aimer.figure, figure) &&
            kit::geometry::isInFlame(flame, aimer.game.base(aimer.state, figure)))
            touched.insert(figure);
    });
    return touched;
}

bool touchesAllyInMelee(const Aimer &aimer, const FigureSet &touched)
{
    bool met = false;
    touched.each([&](FigureId figure) {
        met = met || (figure != aimer.figure &&
                      aimer.game.fighter(figure).seat() == aimer.fighter().seat() &&
                      isEngaged(aimer.game, aimer.state, figure));
    });
    return met;
}

void layFlame(const Stage &stage, ShotFrame &frame)
{
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    const kit::geometry::Flame flame = flameOf(aimer, frame.aim.at);
    stage.tell({{"MUSG-RANGED-17"}}, [&] { return FlameLaid{frame.shooter, flame.corners}; });
    frame.pending = inFlame(aimer, flame);
    frame.step = ShotStep::Touched;
}

} // namespace escarmouche::rules::musg::play
