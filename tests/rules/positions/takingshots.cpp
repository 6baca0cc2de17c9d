// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/positions/position.h"

namespace escarmouche::tests {

namespace {

/** A chief with his last PV and a fresh sous-fifre, both in the open at short range. */
Judgement chiefBeforeSousFifre(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousFifre().with("rifle"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("rifle"));
    table.at(mine[0], 20, 2).at(mine[1], 20, 20).at(foes[0], 28, 20).at(foes[1], 12, 20);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    table.withPv(foes[0], 1);
    return {[chief = foes[0]](const play::Action &action) { return shootsAt(action, {chief}); },
            play::Shoot{mine[1], 0, foes[0], {}}};
}

/** Three sous-fifres on their last legs close together; a fresh one behind a wall. */
Judgement clumpInTheOpen(PlayTable &table)
{
    const auto mine = table.band(BandBuilder("human").chief().sousChef().with("submachine-gun"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(4).with("rifle"));
    table.pieces = {lowWall(17, 16.9, 23, 17.3)};
    table.at(mine[0], 2, 2).at(mine[1], 20, 9).at(foes[0], 38, 38);
    table.at(foes[1], 11, 12).at(foes[2], 10, 13.1).at(foes[3], 11.4, 13.5).at(foes[4], 20, 18);
    table.begin();
    table.activate(mine[1]);
    table.withPa(mine[1], 1);
    for (const std::size_t weak : {1U, 2U, 3U})
        table.withPv(foes[weak], 1);
    return {[foes](const play::Action &action) {
                return shootsAt(action, {foes[1], foes[2], foes[3]});
            },
            play::Shoot{mine[1], 0, foes[1], {}}};
}

/** One activation is left in the first wave; the enemy chief's turn comes next. */
Judgement riflemanFirst(PlayTable &table)
{
    const auto mine = table.band(
        BandBuilder("human").chief().sousFifre().with("rifle").sousFifre(2).with("club"));
    const auto foes = table.band(BandBuilder("human").chief().sousFifre().with("club"));
    table.at(mine[0], 20, 2).at(mine[1], 10, 12).at(mine[2], 30, 20).at(mine[3], 33, 8);
    table.at(foes[0], 12, 20).at(foes[1], 32, 22);
    table.begin();
    table.firstWave(1);
    table.withPv(foes[0], 1);
    return {[rifle = mine[1]](const play::Action &action) { return isActivationOf(action, rifle); },
            play::Activate{mine[1]}};
}

/** A sous-chef comes round a house; who spots him carries a pistol for which he is far and a
    crossbow for which he is near, and a free shot costs no PA. */
Judgement freeShotWithTheBetterGun(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().sousFifre().with("pistol").with("crossbow"));
    const auto foes = table.band(BandBuilder("human").chief().sousChef().with("rifle"));
    table.pieces = {house(3, 13, 9, 17)};
    table.at(mine[0], 30, 2).at(mine[1], 6, 5).at(foes[0], 38, 38).at(foes[1], 6, 20);
    table.begin(1);
    table.state().seen[mine[1].value].erase(foes[1]);
    table.activate(foes[1]);
    table.act(play::Walk{foes[1], table.path(foes[1], {{13, 20}})});
    table.dice({1, 1}); // he keeps his head
    const auto &guns = table.game().fighter(mine[1]).guns;
    const std::uint8_t crossbow = guns[0].slow ? 0 : 1;
    return {[crossbow](const play::Action &action) {
                const auto *shot = std::get_if<play::Shoot>(&action);
                return shot && shot->gun == crossbow;
            },
            play::Shoot{mine[1], crossbow, foes[1], table.state()[foes[1]].place()}};
}

/** Two clumps at one distance; in one of them stands a friend with his last PV. */
Judgement grenadeWithoutFriends(PlayTable &table)
{
    const auto mine =
        table.band(BandBuilder("human").chief().with("grenade").with("pistol").sousChef());
    const auto foes = table.band(BandBuilder("human").chief().sousFifre(5));
    table.at(mine[0], 20, 20).at(mine[1], 25, 18.6).at(foes[0], 38, 38);
    table.at(foes[1], 25, 20).at(foes[2], 26.2, 20.6).at(foes[3], 26.2, 19.4);
    table.at(foes[4], 15, 20).at(foes[5], 13.8, 20.6);
    table.begin();
    table.activate(mine[0]);
    table.withPa(mine[0], 1);
    table.withPv(mine[1], 1);
    const std::uint8_t grenade =
        table.game().fighter(mine[0]).guns[0].shape == rules::musg::Template::Blast ? 0 : 1;
    return {[&table, foes, friendly = mine[1]](const play::Action &action) {
                if (!std::holds_alternative<play::Shoot>(action))
                    return false;
                const auto plan = table.game().plan(table.state(), table.asked(), action);
                const auto *shot = plan ? std::get_if<play::ShotPlan>(&plan->what) : nullptr;
                return shot && shot->victims.count() >= 2 && !shot->victims.contains(friendly);
            },
            play::Shoot{mine[0], grenade, foes[4], {}}};
}

} // namespace

PositionTheme takeTheShot()
{
    return {"take the shot",
            {{"shoot the chief on his last legs, not the fresh sous-fifre", chiefBeforeSousFifre},
             {"spray the wounded in the open, not the one behind the wall", clumpInTheOpen},
             {"activate the one who can shoot the chief before he acts", riflemanFirst},
             {"take the free shot, with the gun for which he is near", freeShotWithTheBetterGun},
             {"throw the grenade where no friend stands", grenadeWithoutFriends}}};
}

} // namespace escarmouche::tests
