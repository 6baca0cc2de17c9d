// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** A two-handed axe kills him in two blows; three shots of the pistol hardly wound him. */
Judgement chargeTheRifleman(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().with("two-handed-axe").with("pistol"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("rifle"));
    table.at(mine[0], 20, 20).at(foes[0], 20, 39.5).at(foes[1], 20, 29);
    table.begin();
    table.activate(mine[0]);
    return {[&table, target = foes[1]](const play::Action &action) {
                return chargesAt(table, action, target);
            },
            play::Charge{mine[0], table.path(mine[0], {{20, 28}})}};
}

/** Four orcs with two-handed axes seven pas away; the chief has two PV, a pistol and the better
    blade. He may shoot, or make off: both are better than to go among them or to wait. */
Judgement notIntoFourAxes(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().with("two-handed-energy-axe").with("pistol"));
    const auto foes = table.band(BandBuilder("orc").chief().sousFifre(4).with("two-handed-axe"));
    table.at(mine[0], 20, 20).at(foes[0], 20, 39);
    table.at(foes[1], 17, 28).at(foes[2], 19, 28).at(foes[3], 21, 28).at(foes[4], 23, 28);
    table.begin();
    table.activate(mine[0]);
    table.withPv(mine[0], 2);
    return {[&table, chief = mine[0]](const play::Action &action) {
                constexpr std::int32_t kMuch = 200;
                const auto here = table.state()[chief].place();
                const auto there = placeAfter(table, chief, action);
                return std::holds_alternative<play::Shoot>(action) ||
                       nearestFoe(table, chief, there) >= nearestFoe(table, chief, here) + kMuch;
            },
            play::Walk{mine[0], table.path(mine[0], {{20, 11}})}};
}

/** To charge him takes a test of nerves, and then a blow in three; two shots are better and leave
    his axe seven pas away. */
Judgement shootTheOrcChief(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().sousFifre().with("rifle").with("sword"));
    const auto foes = table.band(BandBuilder("orc").chief().with("two-handed-axe").sousFifre());
    table.at(mine[0], 20, 2).at(mine[1], 20, 20).at(foes[0], 20, 28).at(foes[1], 38, 38);
    table.begin();
    table.withPv(foes[0], 1);
    table.activate(mine[1]);
    return {[chief = foes[0]](const play::Action &action) { return shootsAt(action, {chief}); },
            play::Shoot{mine[1], 0, foes[0], {}}};
}

/** Both are in reach, neither has acted: one has a machine gun, the other a dagger and less armour.
 */
Judgement tieUpTheMachineGun(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("sword"));
    const auto foes = table.band(BandBuilder("human")
                                     .chief()
                                     .sousFifre()
                                     .with("machine-gun")
                                     .with("light-armour")
                                     .sousFifre());
    table.at(mine[0], 20, 8).at(mine[1], 20, 20).at(foes[0], 20, 39);
    table.at(foes[1], 16, 27).at(foes[2], 24, 27);
    table.begin();
    table.activate(mine[1]);
    return {[&table, gunner = foes[1]](const play::Action &action) {
                return chargesAt(table, action, gunner);
            },
            play::Charge{mine[1], table.path(mine[1], {{16.5, 26.13}})}};
}

/** Their chief fights a friend and cannot be shot at; one blow that wounds puts him out. */
Judgement chargeTheEngagedChief(PlayTable &table)
{
    const auto mine = table.band(
        BandBuilder("human").chief().sousChef().with("energy-axe").with("pistol").sousFifre());
    const auto foes = table.band(BandBuilder("human").chief().with("sword").sousFifre());
    table.at(mine[0], 2, 2).at(mine[1], 20, 20).at(mine[2], 20, 28);
    table.at(foes[0], 20, 27).at(foes[1], 29, 20);
    table.begin();
    table.withPv(foes[0], 1);
    table.activate(mine[1]);
    return {[&table, chief = foes[0]](const play::Action &action) {
                return chargesAt(table, action, chief);
            },
            play::Charge{mine[1], table.path(mine[1], {{20, 26}})}};
}

} // namespace

PositionTheme chargeOrShoot()
{
    return {"charge or shoot",
            {{"charge the lone rifleman with the great axe", chargeTheRifleman},
             {"two PV do not go among four axes", notIntoFourAxes},
             {"shoot the orc chief, do not charge him", shootTheOrcChief},
             {"charge the machine gun, not the dagger", tieUpTheMachineGun},
             {"charge the chief who cannot be shot at", chargeTheEngagedChief}}};
}

} // namespace escarmouche::tests
