// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

void addObjective(PlayTable &table, double x, double y, int eachTurn, int atEnd)
{
    play::Objective spot;
    spot.at = PlayTable::place(x, y).at;
    spot.pointsEachTurn = eachTurn;
    spot.pointsAtEnd = atEnd;
    table.scenario.objectives.push_back(spot);
}

/** Ends on that objective. */
std::function<bool(const play::Action &)> holds(const PlayTable &table, std::size_t objective,
                                                play::FigureId figure)
{
    return [&table, objective, figure](const play::Action &action) {
        return isOn(table, objective, figure, placeAfter(table, figure, action));
    };
}

/** One walk from an objective that nobody holds; the enemy is far away on the other side. */
Judgement walkOntoIt(PlayTable &table)
{
    addObjective(table, 10, 20, 5, 0);
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(2).with("sword"));
    table.at(mine[0], 16, 3).at(mine[1], 16, 20);
    table.at(foes[0], 38, 38).at(foes[1], 36, 20).at(foes[2], 36, 24);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {holds(table, 0, mine[1]), play::Walk{mine[1], table.path(mine[1], {{12, 20}})}};
}

/** The last turn: he alone holds ten points; the enemy who might be walked at is out of reach. */
Judgement stayOnIt(PlayTable &table)
{
    addObjective(table, 20, 20, 0, 10);
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    table.at(mine[0], 20, 3).at(mine[1], 20, 20).at(foes[0], 38, 38).at(foes[1], 20, 36);
    table.begin();
    table.onTurn(8);
    for (const auto foe : foes)
        table.withMark(foe, play::Mark::Activated);
    table.activate(mine[1]);
    return {holds(table, 0, mine[1]), play::EndActivation{}};
}

/** The last turn: one shot does not put the holder out, one step denies him ten points. */
Judgement contestIt(PlayTable &table)
{
    addObjective(table, 20, 20, 0, 10);
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("pistol"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    table.at(mine[0], 20, 3).at(mine[1], 20, 11.5).at(foes[0], 38, 38).at(foes[1], 20, 20);
    table.begin();
    table.onTurn(8);
    for (const auto foe : foes)
        table.withMark(foe, play::Mark::Activated);
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {holds(table, 0, mine[1]), play::Walk{mine[1], table.path(mine[1], {{20, 17}})}};
}

/** The only objective lies just before one of the two zones, and he chooses first. */
Judgement chooseTheNearZone(PlayTable &table)
{
    addObjective(table, 20, 31, 5, 0);
    table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.band(BandBuilder("human").chief().sousFifre(3).with("rifle"));
    table.start();
    table.dice({6, 1});
    return {[](const play::Action &action) {
                const auto *zone = std::get_if<play::ChooseZone>(&action);
                return zone && zone->zone == 1;
            },
            play::ChooseZone{1}};
}

/** Two objectives equally near: one swarms with axes, the other is free. */
Judgement takeTheFreeOne(PlayTable &table)
{
    addObjective(table, 12, 20, 5, 0);
    addObjective(table, 28, 20, 5, 0);
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("orc").chief().sousFifre(4).with("two-handed-axe"));
    table.at(mine[0], 28, 3).at(mine[1], 20, 20).at(foes[0], 2, 38);
    table.at(foes[1], 9, 22).at(foes[2], 11, 22).at(foes[3], 13, 22).at(foes[4], 11, 18);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {holds(table, 1, mine[1]), play::Walk{mine[1], table.path(mine[1], {{25, 20}})}};
}

} // namespace

PositionTheme holdTheObjective()
{
    return {"hold the objective",
            {{"walk onto the objective nobody holds", walkOntoIt},
             {"stay on the objective in the last turn", stayOnIt},
             {"contest the objective rather than scratch its holder", contestIt},
             {"choose the zone beside the objective", chooseTheNearZone},
             {"take the free objective, not the one full of axes", takeTheFreeOne}}};
}

} // namespace escarmouche::tests
