// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/judging.h"

// Chapters still being written; each line goes when its chapter comes.

namespace escarmouche::rules::musg::play {

// turn
void run(const Stage &stage, TurnFrame &)
{
    stage.pop();
}
void run(const Stage &stage, ActivationFrame &)
{
    stage.pop();
}
void run(const Stage &stage, MoraleFrame &)
{
    stage.pop();
}
void run(const Stage &stage, TestFrame &)
{
    stage.pop();
}
// turn
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const ChooseZone &)
{
    return refuse({}, "unbuilt");
}
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const PlaceFigure &)
{
    return refuse({}, "unbuilt");
}
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const HoldBack &)
{
    return refuse({}, "unbuilt");
}
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const Activate &)
{
    return refuse({}, "unbuilt");
}
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const EndWave &)
{
    return refuse({}, "unbuilt");
}
Judged<Plan> judge(const Skirmish &, const State &, SeatId, const EndActivation &)
{
    return refuse({}, "unbuilt");
}
// turn
void putOut(const Stage &stage, FigureId figure, FigureId by, EntryId weapon)
{
    stage[figure].standing = Standing::OutOfAction;
    stage.tell({{"MUSG-PROFILE-08"}}, [&] { return PutOut{figure, by, weapon}; });
}
void carryOut(const Stage &, const ZonePlan &) {}
void carryOut(const Stage &, const PlacePlan &) {}
void carryOut(const Stage &, const ActivatePlan &) {}
void carryOut(const Stage &, const EndPlan &) {}
// turn
void addZones(const Skirmish &, const State &, Options &) {}
void addPlacings(const Skirmish &, const State &, Options &) {}
void addActivations(const Skirmish &, const State &, Options &) {}
void addActs(const Skirmish &, const State &, Options &) {}
Action samplePlacing(const Skirmish &, const State &, const PlaceFigure &action, Generator &)
{
    return action;
}
BoardView Skirmish::view(const State &, SeatId) const
{
    return {};
}
void Skirmish::show(const Event &, SeatId, BoardView &) const {}
BattleReport Skirmish::report(const State &) const
{
    return {};
}
const State &Skirmish::seenBy(const State &state, SeatId, State &) const
{
    return state;
}
} // namespace escarmouche::rules::musg::play
