// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/shooting/play_aim.h"

namespace escarmouche::tests {

namespace {

std::string refusedBy(FightTable &table, const BandBuilder &shooter, int gap, int rise = 0)
{
    const auto he = table.add(0, shooter, 1000, 1000, std::max(rise, 0));
    const auto it = table.add(1, sousChef("human"), at(gap), 1000, std::max(-rise, 0));
    table.activate(he);
    return table.refusal(Shoot{he, 0, it, {}});
}

} // namespace

void addRanges(RuleRows &rows)
{
    rows.push_back(
        fight("example 1: short range makes 3+ a 2+", {"MUSG-RANGED-03", "MUSG-RANGED-02"},
              {"MUSG-RANGED-04", "MUSG-RANGED-05", "MUSG-RANGED-06", "MUSG-RANGED-08",
               "MUSG-RANGED-12", "MUSG-RANGED-13", "MUSG-RANGED-23", "MUSG-RANGED-25",
               "MUSG-RANGED-27", "MUSG-COVER-01", "MUSG-PROFILE-12", "MUSG-ACT-13", "MUSG-LOS-01"},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, sousChef("human"), at(1000));
                  table.activate(he);
                  table.equal(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).needed, 2, "to hit");
                  table.dice({2, 4}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table[it].pv, 3, "PV");
                  table.equal(table[he].pa, 8, "PA");
              }));
    rows.push_back(fight(
        "at medium range CT stays", {"MUSG-RANGED-02"}, {"MUSG-RANGED-03"}, [](FightTable &table) {
            table.equal(neededBy(table, chief("elf", {"rifle"}), 1001), 3, "to hit");
            table.equal(table.plan<ShotPlan>(Shoot{{0}, 0, {1}, {}}).band, 1, "band");
            table.dice({2}).act(Shoot{{0}, 0, {1}, {}});
            table.allThrown();
            table.equal(table[{1}].pv, 4, "PV");
        }));
    rows.push_back(
        fight("example 2: long range makes 3+ a 4+", {"MUSG-RANGED-03"}, {}, [](FightTable &table) {
            table.equal(neededBy(table, chief("elf", {"rifle"}), 2001), 4, "to hit");
            table.dice({3}).act(Shoot{{0}, 0, {1}, {}});
            table.allThrown();
            table.equal(table[{1}].pv, 4, "PV");
        }));
    rows.push_back(
        fight("limits are inclusive, beyond the last is no shot", {"MUSG-RANGED-02"},
              {"MUSG-RANGED-05"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, sousChef("human"), at(3000));
                  const auto far = table.add(1, sousChef("human"), at(3001), 1500);
                  table.activate(he);
                  table.equal(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).band, 2, "band");
                  table.equal(table.refusal(Shoot{he, 0, far, {}}), "out-of-range", "refusal");
                  table.equal(table.count<Shoot>(), 1, "shots offered");
              }));
    rows.push_back(fight("example 3: from above 4+ is 3+", {"MUSG-RANGED-04"}, {"MUSG-RANGED-03"},
                         [](FightTable &table) {
                             table.equal(neededBy(table, sousChef("generic", {"rifle"}), 1500, 100),
                                         3, "to hit");
                             table.dice({3, 6}).act(Shoot{{0}, 0, {1}, {}});
                             table.equal(table[{1}].pv, 3, "PV");
                         }));
    rows.push_back(
        fight("example 3: from below 4+ is 5+", {"MUSG-RANGED-04"}, {}, [](FightTable &table) {
            table.equal(neededBy(table, sousChef("generic", {"rifle"}), 1500, -100), 5, "to hit");
            table.dice({4}).act(Shoot{{0}, 0, {1}, {}});
            table.equal(table[{1}].pv, 4, "PV");
        }));
    rows.push_back(fight(
        "a step lower than a pas is level ground", {}, {"MUSG-RANGED-04"}, [](FightTable &table) {
            table.equal(neededBy(table, sousChef("generic", {"rifle"}), 1500, 99), 4, "to hit");
            table.dice({3}).act(Shoot{{0}, 0, {1}, {}});
        }));
    rows.push_back(
        fight("the step of elevation is an option", {"MUSG-RANGED-04"}, {}, [](FightTable &table) {
            table.switches.elevationStep = 50;
            table.equal(neededBy(table, sousChef("generic", {"rifle"}), 1500, 50), 3, "to hit");
            table.dice({3, 1}).act(Shoot{{0}, 0, {1}, {}});
        }));
}

void addLimitsOfSkill(RuleRows &rows)
{
    rows.push_back(fight("example 4, interaction 9: 7 is no shot and costs nothing",
                         {"MUSG-RANGED-05"}, {"MUSG-RANGED-02"}, [](FightTable &table) {
                             table.equal(
                                 refusedBy(table, sousFifre("generic", {"pistol"}), 1700, -100),
                                 "impossible-shot", "refusal");
                             table.equal(table[{0}].pa, 9, "PA");
                             table.equal(table.count<Shoot>(), 0, "shots offered");
                         }));
    rows.push_back(fight("interaction 9: an aiming device makes it 6+",
                         {"MUSG-RANGED-03", "MUSG-RANGED-04", "MUSG-RANGED-06"}, {"MUSG-RANGED-05"},
                         [](FightTable &table) {
                             table.equal(neededBy(table,
                                                  sousFifre("generic", {"pistol", "aiming-device"}),
                                                  1700, -100),
                                         6, "to hit");
                             table.dice({5}).act(Shoot{{0}, 0, {1}, {}});
                             table.equal(table[{1}].pv, 4, "PV");
                         }));
    rows.push_back(fight(
        "2+ is the best there is", {"MUSG-RANGED-05"}, {"MUSG-RANGED-04"}, [](FightTable &table) {
            table.equal(neededBy(table, chief("human", {"rifle"}), 500), 2, "to hit");
            table.dice({1}).act(Shoot{{0}, 0, {1}, {}});
            table.equal(table[{1}].pv, 4, "PV");
        }));
    rows.push_back(fight("2+ at short range uphill: the terms first, then the floor",
                         {"MUSG-RANGED-06"}, {"MUSG-RANGED-05"}, [](FightTable &table) {
                             table.equal(neededBy(table, chief("human", {"rifle"}), 500, -100), 2,
                                         "to hit");
                             table.dice({2, 1}).act(Shoot{{0}, 0, {1}, {}});
                         }));
    rows.push_back(fight(
        "6+ at long range downhill: 6+ and allowed", {"MUSG-RANGED-06"}, {}, [](FightTable &table) {
            table.equal(neededBy(table, sousFifre("serpent-man", {"rifle"}), 2500, 100), 6,
                        "to hit");
            table.dice({5}).act(Shoot{{0}, 0, {1}, {}});
        }));
    rows.push_back(
        fight("interaction 10: an aiming device adds nothing to 2+", {}, {}, [](FightTable &table) {
            table.equal(neededBy(table, chief("human", {"rifle", "aiming-device"}), 2500), 3,
                        "to hit");
        }));
    rows.push_back(
        fight("a skill beyond 6+ is 6+ before the terms", {"MUSG-PROFILE-12"}, {"MUSG-RANGED-05"},
              [](FightTable &table) {
                  const auto he = table.add(0, sousFifre("human", {"rifle"}), 1000);
                  table.fighter(he).ct = 7;
                  const auto it = table.add(1, sousChef("human"), at(500));
                  table.activate(he);
                  table.equal(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).needed, 5, "to hit");
                  table.dice({4}).act(Shoot{he, 0, it, {}});
                  table.equal(table[it].pv, 4, "PV");
              }));
}

void addPrices(RuleRows &rows)
{
    rows.push_back(fight("a fast weapon: one shot a PA", {"MUSG-RANGED-11", "MUSG-ACT-09"},
                         {"MUSG-RANGED-12", "MUSG-RANGED-13"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, sousChef("human"), at(500));
                             table.activate(he);
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.equal(table[he].pa, 8, "PA");
                         }));
    rows.push_back(
        fight("a slow weapon: both PA at once, ready again", {"MUSG-RANGED-12"},
              {"MUSG-RANGED-11", "MUSG-RANGED-13"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"crossbow"}), 1000);
                  const auto it = table.add(1, sousChef("human"), at(500));
                  table.activate(he);
                  table[he].pa = 5;
                  table.dice({1}).act(Shoot{he, 0, it, {}});
                  table.dice({1}).act(Shoot{he, 0, it, {}});
                  table.equal(table[he].pa, 1, "PA");
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "too-few-pa", "refusal");
                  table.equal(table.count<Shoot>(), 0, "shots offered");
              }));
    rows.push_back(fight(
        "split reload: one PA to fire, one to load", {"MUSG-RANGED-12"}, {}, [](FightTable &table) {
            table.switches.splitSlowReload = true;
            const auto he = table.add(0, chief("elf", {"crossbow"}), 1000);
            const auto it = table.add(1, sousChef("human"), at(500));
            table.activate(he);
            table.equal(table.refusal(play::ReloadGun{he, 0}), "is-loaded", "refusal");
            table.dice({1}).act(Shoot{he, 0, it, {}});
            table.equal(table[he].pa, 8, "PA");
            table.equal(table.refusal(Shoot{he, 0, it, {}}), "not-loaded", "refusal");
            table.equal(table.count<play::ReloadGun>(), 1, "reloads offered");
            table.act(play::ReloadGun{he, 0});
            table.equal(table[he].pa, 7, "PA");
            table.expect(table.refusal(Shoot{he, 0, it, {}}).empty(), "loaded");
        }));
    rows.push_back(
        fight("interaction 19: a machine gun takes 2 PA a volley", {"MUSG-RANGED-13"},
              {"MUSG-RANGED-11", "MUSG-RANGED-12"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"machine-gun"}), 1000);
                  const auto it = table.add(1, sousChef("human"), at(500));
                  table.activate(he);
                  table[he].pa = 3;
                  table.dice({1, 1, 1, 1, 1}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table[he].pa, 1, "PA");
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "too-few-pa", "refusal");
              }));
    rows.push_back(fight("example 25: the gunsmith's machine gun takes 1 PA", {"MUSG-MERC-09"},
                         {"MUSG-RANGED-13"}, [](FightTable &table) {
                             const auto he = table.add(0, merc("dwarf-gunsmith"), 1000);
                             const auto it = table.add(1, sousChef("human"), at(500));
                             table.activate(he);
                             table.dice({1, 1, 1, 1, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[he].pa, 8, "PA");
                         }));
    rows.push_back(fight("with a 1-PA weapon he fires twice for it", {"MUSG-MERC-09"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, merc("dwarf-gunsmith"), 1000);
                             table.fighter(he).guns.front().pa = 1;
                             table.fighter(he).guns.front().heavy = false;
                             table.fighter(he).guns.front().dice = 1;
                             table.fighter(he).guns.front().shotsPerAction = 2;
                             const auto it = table.add(1, sousFifre("human"), at(500));
                             const auto next = table.add(1, sousFifre("human"), at(600));
                             table.activate(he);
                             table[it].pv = 1;
                             table.dice({6, 6, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[he].pa, 8, "PA");
                             table.expect(!table[it].onTable(), "the first is down");
                             table.equal(table[next].pv, 2, "PV of the second");
                         }));
    rows.push_back(
        fight("one Shoot, one weapon", {"MUSG-RANGED-27"}, {"MUSG-MERC-09"}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"pistol", "rifle"}), 1000);
            const auto it = table.add(1, sousChef("human"), at(300));
            table.activate(he);
            table.dice({1}).act(Shoot{he, 1, it, {}});
            table.allThrown();
            table.equal(table[he].pa, 8, "PA");
            table.equal(table.count<Shoot>(), 2, "shots offered");
            table.equal(table.refusal(Shoot{he, 2, it, {}}), "no-such-gun", "refusal");
        }));
}

} // namespace escarmouche::tests
