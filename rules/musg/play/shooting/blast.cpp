// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/burst.h"
#include "rules/kit/geometry/sight/cover.h"
#include "rules/musg/play/shooting/shotsteps.h"

namespace escarmouche::rules::musg::play {

using ShotStep = ShotFrame::Step;

namespace {

constexpr int kDud = 1;
constexpr int kOnTheSpot = 6;

/** Where the line from the shooter meets the obstacle that stopped the missile. */
Place atObstacle(const Stage &stage, const ShotFrame &frame)
{
    const Aimer aimer(stage.game, stage.state, frame.shooter, frame.gun);
    const Place from = stage[frame.shooter].place();
    const Hurdles all = hurdles(aimer, aimedBase(stage, frame), frame.target);
    if (frame.at >= all.size())
        return frame.aim;
    const std::int32_t reach = all[frame.at].distance + stage.game.radius();
    const Point line = frame.aim.at - from.at;
    const auto whole =
        static_cast<std::int32_t>(kit::geometry::lengthUp(kit::geometry::squaredLength(line)));
    if (whole == 0) // aimed at straight above or below him
        return from;
    const std::int32_t level =
        from.level + (frame.aim.level - from.level) * std::min(reach, whole) / whole;
    return {from.at + kit::geometry::scaled(line, std::min(reach, whole)), level};
}

/** The blast goes off there. */
void explode(const Stage &stage, ShotFrame &frame, const Place &at, Cited rules)
{
    rules.add({"MUSG-RANGED-16"});
    tell(stage, rules, [&] { return BurstAt{frame.shooter, at, false}; });
    frame.pending = underBlast(stage.game, stage.state, at);
    frame.step = ShotStep::Touched;
}

void askScatter(const Stage &stage, ShotFrame &frame)
{
    frame.step = ShotStep::ScatterRolled;
    stage.ask(rollOf(stage.fighter(frame.shooter).seat(), Reason::Scatter, 1, Reading::Sum, {}));
}

bool scatters(const Stage &stage, const ShotFrame &frame)
{
    switch (stage.game.switches().scatter) {
    case Scatter::OnMiss:
        // MUSG-RANGED-14
        return frame.hits == 0;
    case Scatter::Always:
    case Scatter::InsteadOfCt:
        return true;
    }
    return false;
}

} // namespace

FigureSet underBlast(const Skirmish &game, const State &state, const Place &centre)
{
    FigureSet touched;
    onTable(game, state).each([&](FigureId figure) {
        const kit::geometry::Base base = game.base(state, figure);
        // MUSG-RANGED-16
        if (!state[figure].has(Mark::Hidden) &&
            kit::geometry::isInBlast(centre, game.switches().blastRadius, base) &&
            !kit::geometry::isShielded(game.table(), centre, base))
            touched.insert(figure);
    });
    return touched;
}

void layBlast(const Stage &stage, ShotFrame &frame)
{
    // A gun that burst has no shell left to go off elsewhere.
    if (frame.burst) {
        frame.step = ShotStep::ShotDone;
        return;
    }
    if (frame.dice == 0)
        return explode(stage, frame, atObstacle(stage, frame), {{"MUSG-RANGED-14"}});
    if (scatters(stage, frame))
        return askScatter(stage, frame);
    explode(stage, frame, frame.aim, {{"MUSG-RANGED-14"}});
}

void afterScatter(const Stage &stage, ShotFrame &frame)
{
    // MUSG-RANGED-15
    const int face = stage.state.chance.faces[0];
    tellDice(stage, frame.shooter, 0, face);
    if (face == kDud) {
        stage.tell({{"MUSG-RANGED-15"}}, [&] { return BurstAt{frame.shooter, frame.aim, true}; });
        frame.step = ShotStep::ShotDone;
        return;
    }
    if (face == kOnTheSpot)
        return explode(stage, frame, frame.aim, {{"MUSG-RANGED-15"}});
    frame.at = stage.game.switches().scatterTurns[face - kDud - 1];
    frame.step = ShotStep::ScatterDistanceRolled;
    stage.ask(
        rollOf(stage.fighter(frame.shooter).seat(), Reason::ScatterDistance, 1, Reading::D3, {}));
}

void afterScatterDistance(const Stage &stage, ShotFrame &frame)
{
    const int pas = reading(stage.state.rolled, stage.state.chance);
    tellDice(stage, frame.shooter, 0, pas);
    const Point at =
        kit::geometry::scattered(stage[frame.shooter].at, frame.aim.at, frame.at, pas * kPas);
    const Place place{at, stage.game.table().landing({at, frame.aim.level})};
    explode(stage, frame, place, {{"MUSG-RANGED-15"}, {"MUSG-PROFILE-01"}});
}

} // namespace escarmouche::rules::musg::play
