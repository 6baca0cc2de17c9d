// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rules/rows/play_aim.h"
#include "tests/rules/rows/play_morale.h"

namespace escarmouche::tests {

// Single clauses of shooting whose other rows would not notice them broken.

/** The PA that one shot with that weapon costs; every die shows a 1. */
inline int paOfShot(Trial &trial, const char *gun)
{
    FightTable table(trial);
    const auto he = table.add(0, chief("elf", {gun}), 1000);
    const auto it = table.add(1, chief("human"), at(500));
    table.activate(he);
    table.act(Shoot{he, 0, it, {}});
    return 9 - table[he].pa;
}

inline void addGunClauses(RuleRows &rows)
{
    rows.push_back(
        {"the heavy weapons, 2 PA each", {"MUSG-RANGED-13"}, {"MUSG-RANGED-11"}, [](Trial &trial) {
             for (const char *gun :
                  {"machine-gun", "bazooka", "grenade-launcher", "cannon", "howitzer"})
                 trial.equal(paOfShot(trial, gun), 2, gun);
         }});
    rows.push_back({"flamethrower, shotgun and assault rifle are not heavy",
                    {"MUSG-ACT-09"},
                    {"MUSG-RANGED-13"},
                    [](Trial &trial) {
                        for (const char *gun : {"flamethrower", "shotgun", "assault-rifle"})
                            trial.equal(paOfShot(trial, gun), 1, gun);
                    }});
    rows.push_back(fight("of a group who is out of range is passed over", {"MUSG-RANGED-07"},
                         {"MUSG-RANGED-08"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(1790));
                             const auto far = table.add(1, sousFifre("human"), at(1801), 1150);
                             table.activate(he);
                             table[first].pv = 1;
                             const auto plan = table.plan<ShotPlan>(Shoot{he, 0, first, {}});
                             table.equal(plan.victims.count(), 1, "victims");
                             table.dice({6, 6, 6, 6}).act(Shoot{he, 0, first, {}});
                             table.allThrown();
                             table.equal(table[far].pv, 3, "PV of the one beyond");
                         }));
    rows.push_back(
        fight("under fire the strongest of one's own weapons counts", {}, {"MUSG-REACT-09"},
              [](FightTable &table) {
                  table.switches.underFire = true;
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, chief("human", {"pistol", "rifle"}), 2600);
                  const auto next =
                      table.add(1, sousFifre("human", {"rifle", "throwing-stars"}), 2600, 2000);
                  table.activate(he);
                  table.dice({1}).act(Shoot{he, 0, it, {}});
                  table.dice({1}).act(Shoot{he, 0, next, {}});
                  table.allThrown();
                  table.equal(table.told<play::Tested>(), 0, "tests");
              }));
    rows.push_back(fight("who is only half behind a wall feels the blast", {"MUSG-RANGED-16"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             const auto half = table.add(1, chief("human"), at(250), 1170);
                             table.wall(1200, 1060, 1350, 1110, 300, geo::trait::kImpassable);
                             table.activate(he);
                             table.dice({2, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[half].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("a shaken figure keeps an R of 1", {"MUSG-MELEE-02"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"club"}), 1000);
            const auto it = table.add(1, figurant(), 1100);
            table.activate(he);
            table[it].set(play::Mark::Shaken);
            table[it].foe = he;
            table.equal(play::resistance(table.game(), table.state(), it, he), 1, "R");
            table.dice({1}).act(play::Strike{he, it, 1});
        }));
    rows.push_back(fight("who throws himself before his chief stays where he was", {"MUSG-FREE-01"},
                         {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             const auto mate = table.add(1, sousFifre("human"), at(500), 1200);
                             table.activate(he);
                             table.dice({2, 1}).act(Shoot{he, 0, boss, {}});
                             table.act(play::ChooseFigure{mate});
                             table.allThrown();
                             table.equal(table.last<play::FigureHit>().resistance, 2, "R");
                             table.equal(table[mate].at.y, 1200, "y");
                             table.equal(table[boss].at.y, 1000, "y of the chief");
                         }));
}

inline void addEscortClauses(RuleRows &rows)
{
    rows.push_back(
        {"an escort does the same as its leader, not something else",
         {"MUSG-FIGURANT-09"},
         {"MUSG-FIGURANT-07"},
         [](Trial &trial) {
             BandBuilder band("human");
             band.chief().with("rifle").figurant().with("rifle");
             OneBand match(trial, band, {{5, 5}, {7, 5}});
             PlayTable &table = match.table;
             table.switches.underFire = false;
             table.at(match.foes[0], 6, 20);
             table.begin();
             table.activate(match.own[0], true);
             const auto walk = [&](std::size_t at, double x) {
                 return play::Walk{match.own[at], table.path(match.own[at], {{x, 3}})};
             };
             const auto shot = [&](std::size_t at) {
                 return play::Shoot{match.own[at], 0, match.foes[0], {}};
             };
             table.act(walk(0, 5));
             trial.equal(table.refusal(shot(1)), std::string("escort-follows"), "a shot");
             table.act(shot(0));
             table.dice({1});
             trial.equal(table.refusal(walk(1, 7)), std::string("escort-follows"), "a walk");
             table.act(shot(1));
             table.dice({1});
             trial.equal(table.pa(match.own[1]), 1, "PA left");
         }});
}

} // namespace escarmouche::tests
