// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/moving/going.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Gait;

namespace {

/** What friends who have not acted could shoot at those, once nobody is in melee with them. */
int freedShots(const Table &table, FigureId own, const FigureSet &foes)
{
    int most = 0;
    friendsOf(table.game, table.seen, table.seat).each([&](FigureId mate) {
        if (mate == own || table.seen[mate].has(Mark::Activated))
            return;
        foes.each([&](FigureId foe) {
            const int harm = table.scene.mights()
                                 .of(table.game, table.seen, mate, foe)
                                 .fireAt(distance(table.game, table.seen, mate, foe));
            if (harm > most && isInSight(table.game, table.seen, mate, foe))
                most = harm;
        });
    });
    return most / 2;
}

} // namespace

void weighBreakAway(const Table &table, const Field &field, Candidates &out)
{
    const FigureId own = field.own();
    const FigureSet foes = touchedFoes(table.game, table.seen, own);
    const Place here = table.seen[own].place();
    const int left = table.seen[own].pa - breakAwayPrice(table.game, table.seen, own);
    const Gait gait = gaitOf(table.game, own, MoveKind::BreakAway);
    const auto others = othersFor(table.game, table.seen, own, foes);
    const int stays = field.dangerAmong(foes, here, 1000);
    const int freed = freedShots(table, own, foes);
    for (std::size_t at = 0; at < kDirections.size(); at += 2) {
        const Point direction = kDirections[at];
        const Path path = kit::geometry::shortened(
            table.game.table(), field.at(here), straight(table.seen, own, direction, gait.budget),
            gait, others);
        if (path.count < 2)
            continue;
        const Place there = path.last();
        Candidate candidate{BreakAway{own, path}};
        candidate.worth[Motive::Danger] = stays - field.danger(there);
        candidate.worth[Motive::Prospect] = field.fire(there, left);
        candidate.worth[Motive::Objective] = field.objective(there) - field.objective(here);
        candidate.worth[Motive::Support] = freed;
        candidate.worth[Motive::Price] = kTrouble;
        out.push_back(std::move(candidate));
    }
}

} // namespace escarmouche::rules::musg::play
