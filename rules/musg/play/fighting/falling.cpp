// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/fighting/falling.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/stage/lookups.h"

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

bool isFreeAt(const Stage &stage, FigureId climber, const Place &at, const Bystanders &others)
{
    Base base = stage.game.base(stage.state, climber);
    base.place = at;
    return kit::geometry::isFree(stage.game.table(), base, others.bases);
}

/** The nearest place round the foot where nobody stands. */
Place landing(const Stage &stage, FigureId climber)
{
    static constexpr std::array<Point, 8> kRound = {
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    constexpr std::int32_t kStep = 25;
    constexpr std::int32_t kFarthest = 5 * kPas;
    FigureSet self;
    self.insert(climber);
    const Bystanders others = bystanders(stage.game, stage.state, self);
    const kit::geometry::Table &table = stage.game.table();
    const Place from = stage[climber].place();
    const Place foot{from.at, table.landing(from)};
    for (std::int32_t reach = 0; reach <= kFarthest; reach += kStep) {
        for (const Point way : kRound) {
            const Point at = from.at + kit::geometry::scaled(way, reach);
            const Place place{at, table.landing({at, from.level})};
            if (isFreeAt(stage, climber, place, others))
                return place;
        }
    }
    return foot;
}

void fallTo(const Stage &stage, FigureId climber, const Place &to)
{
    FigureState &own = stage[climber];
    const Place from = own.place();
    own.at = to.at;
    own.level = to.level;
    mark(stage, climber, Mark::Hanging, false, {"MUSG-EQUIP-10"});
    stage.tell({{"MUSG-EQUIP-10"}}, [&] { return FigureMoved{climber, MoveKind::Fall, from, to}; });
}

bool isSure(const Stage &stage, FigureId climber)
{
    return stage.fighter(climber).has(Trait::FallBestOfTwo);
}

} // namespace

Roll fallRoll(const Stage &stage, FigureId climber)
{
    // MUSG-CAMP-28
    const int dice = isSure(stage, climber) ? 2 : 1;
    return rollOf(stage.fighter(climber).seat(), Reason::ClimberFalls, dice, Reading::Each, {2});
}

bool falls(const Stage &stage, FigureId climber)
{
    // MUSG-EQUIP-10
    const int holds = successes(stage, 2);
    Cited rules;
    rules.addIf(isSure(stage, climber), {"MUSG-CAMP-28"});
    tellDice(stage, climber, 2, holds, rules);
    return holds == 0;
}

void comeDown(const Stage &stage, FigureId climber)
{
    fallTo(stage, climber, landing(stage, climber));
}

void fallDead(const Stage &stage, FigureId climber, bool byShot)
{
    const Place from = stage[climber].place();
    fallTo(stage, climber, {from.at, stage.game.table().landing(from)});
    // MUSG-EQUIP-10
    if (byShot)
        mark(stage, climber, Mark::FellToDeath, true, {"MUSG-EQUIP-10"});
}

} // namespace escarmouche::rules::musg::play
