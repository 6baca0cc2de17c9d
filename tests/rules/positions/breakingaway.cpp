// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

bool breaksAway(const play::Action &action)
{
    return std::holds_alternative<play::BreakAway>(action);
}

/** Three friends with rifles may not shoot while he is in their way; alone he does no harm. */
Judgement clearTheLineOfFire(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre(4).with("rifle"));
    const auto foes = table.band(BandBuilder("orc").chief().with("two-handed-axe").sousFifre());
    table.at(mine[0], 20, 2).at(mine[1], 20, 20).at(mine[2], 14, 14).at(mine[3], 20, 11);
    table.at(mine[4], 26, 14).at(foes[0], 20, 21).at(foes[1], 38, 38);
    table.begin();
    table.withPv(mine[1], 1);
    table.activate(mine[1]);
    return {breaksAway, play::BreakAway{mine[1], table.path(mine[1], {{17.5, 19}})}};
}

/** A figurant with one PV is in his way. */
Judgement cutHimDown(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("sword").sousFifre());
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().figurant());
    table.at(mine[0], 20, 20).at(mine[1], 20, 4);
    table.at(foes[0], 38, 38).at(foes[1], 34, 38).at(foes[2], 20, 21);
    table.begin();
    table.activate(mine[0]);
    return {[extra = foes[2]](const play::Action &action) { return isStrikeAt(action, extra); },
            play::Strike{mine[0], foes[2], 1}};
}

/** Two orcs with axes; thanks to the friend beside him it costs but one of three PA, and two walks
    take him far from their charges. */
Judgement saveTheChief(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("sword").sousFifre());
    const auto foes = table.band(BandBuilder("orc").chief().sousFifre(2).with("two-handed-axe"));
    table.at(mine[0], 20, 20).at(mine[1], 21.4, 19.2);
    table.at(foes[0], 38, 38).at(foes[1], 19.5, 20.87).at(foes[2], 20.5, 20.87);
    table.begin();
    table.withPv(mine[0], 1);
    table.activate(mine[0]);
    return {breaksAway, play::BreakAway{mine[0], table.path(mine[0], {{20, 16}})}};
}

/** The last turn: one blow does not put a fresh enemy out; two pas back lie ten points. */
Judgement ontoTheObjective(PlayTable &table)
{
    play::Objective spot;
    spot.at = PlayTable::place(20, 14.5).at;
    spot.pointsAtEnd = 10;
    table.scenario.objectives = {spot};
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    table.at(mine[0], 20, 3).at(mine[1], 20, 20).at(foes[0], 38, 38).at(foes[1], 20, 21);
    table.begin();
    table.onTurn(8);
    for (const auto foe : foes)
        table.withMark(foe, play::Mark::Activated);
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    return {[&table, figure = mine[1]](const play::Action &action) {
                return breaksAway(action) &&
                       isOn(table, 0, figure, placeAfter(table, figure, action));
            },
            play::BreakAway{mine[1], table.path(mine[1], {{20, 17.3}})}};
}

/** With one PA he gets rid of an armoured swordsman, with two he sprays three wounded enemies. */
Judgement freeTheMachineGun(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().with("machine-gun").sousFifre());
    const auto foes = table.band(BandBuilder("human")
                                     .chief()
                                     .sousFifre()
                                     .with("heavy-armour")
                                     .with("shield")
                                     .with("sword")
                                     .sousFifre(3)
                                     .with("rifle"));
    table.at(mine[0], 20, 20).at(mine[1], 20, 4).at(foes[0], 38, 38).at(foes[1], 20, 19);
    table.at(foes[2], 19, 32).at(foes[3], 20.5, 32.4).at(foes[4], 22, 32);
    table.begin();
    for (const std::size_t weak : {2U, 3U, 4U})
        table.withPv(foes[weak], 1);
    table.activate(mine[0]);
    return {[&table, chief = mine[0], foes](const play::Action &action) {
                constexpr std::int32_t kMedium = 2000;
                const auto there = placeAfter(table, chief, action);
                return breaksAway(action) && gapFrom(table, chief, there, foes[2]) <= kMedium;
            },
            play::BreakAway{mine[0], table.path(mine[0], {{20, 24}})}};
}

} // namespace

PositionTheme breakAway()
{
    return {"break away",
            {{"break away so that three friends may shoot", clearTheLineOfFire},
             {"cut the figurant down rather than turn away", cutHimDown},
             {"the dying chief leaves two axes while it costs one PA", saveTheChief},
             {"break away onto the objective in the last turn", ontoTheObjective},
             {"break away to bring the machine gun to bear", freeTheMachineGun}}};
}

} // namespace escarmouche::tests
