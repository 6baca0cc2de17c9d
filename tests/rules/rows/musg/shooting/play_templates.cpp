// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/shooting/play_aim.h"

namespace escarmouche::tests {

using play::ChooseFigure;
using play::Decline;

void addTemplates(RuleRows &rows)
{
    rows.push_back(fight("a grenade that hits goes off on its target, friend and foe",
                         {"MUSG-RANGED-14", "MUSG-RANGED-16"},
                         {"MUSG-RANGED-15", "MUSG-RANGED-17", "MUSG-RANGED-18"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             const auto near = table.add(1, chief("human"), at(250), 1200);
                             const auto mate = table.add(0, chief("elf"), at(250), 800);
                             const auto away = table.add(1, chief("human"), at(250), 1201);
                             table.fighter(away).name = "out of it";
                             table.activate(he);
                             table[away].at.y = 1000;
                             table[away].at.x = at(250) + 201;
                             table.dice({2, 6, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV of the target");
                             table.equal(table[near].pv, 5, "PV of his neighbour");
                             table.equal(table[mate].pv, 5, "PV of a friend");
                             table.equal(table[away].pv, 6, "PV beyond a pas and a half");
                         }));
    rows.push_back(
        fight("a wall that no blast passes", {"MUSG-RANGED-16"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
            const auto it = table.add(1, chief("human"), at(250));
            const auto safe = table.add(1, chief("human"), at(250), 1170);
            table.wall(1200, 1060, 1500, 1110, 300, geo::trait::kImpassable);
            table.activate(he);
            table.dice({2, 6}).act(Shoot{he, 0, it, {}});
            table.allThrown();
            table.equal(table[safe].pv, 6, "PV behind the wall");
        }));
    rows.push_back(fight("a miss scatters: a dud", {"MUSG-RANGED-15"}, {"MUSG-RANGED-16"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.dice({1, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.expect(table.last<play::BurstAt>().dud, "a dud");
                             table.equal(table[it].pv, 6, "PV");
                         }));
    rows.push_back(fight("a miss scatters: on the spot", {"MUSG-RANGED-15", "MUSG-RANGED-16"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.dice({1, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("a miss scatters: 3 pas to the right", {"MUSG-RANGED-15"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
            const auto it = table.add(1, chief("human"), at(250));
            const auto right = table.add(1, chief("human"), at(250), 1300);
            table.activate(he);
            table.dice({1, 3, 6, 6}).act(Shoot{he, 0, it, {}});
            table.allThrown();
            const auto burst = table.last<play::BurstAt>();
            table.equal(burst.at.at.x, at(250), "x");
            table.equal(burst.at.at.y, 1300, "y");
            table.equal(table[it].pv, 6, "PV of the target");
            table.equal(table[right].pv, 5, "PV to his right");
        }));
    rows.push_back(fight("scatter instead of CT", {"MUSG-RANGED-15"}, {"MUSG-RANGED-07"},
                         [](FightTable &table) {
                             table.switches.scatter = play::Scatter::InsteadOfCt;
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(fight("a rocket that cover stops goes off there", {"MUSG-RANGED-14"},
                         {"MUSG-RANGED-15"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"bazooka"}), 1000);
                             const auto it = table.add(1, chief("human"), at(900));
                             const auto there = table.add(1, chief("human"), 1500, 1200);
                             table.wall(1500, 800, 1510, 1150, 80);
                             table.wall(1900, 800, 1910, 1200, 80);
                             table.activate(he);
                             table.dice({2, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             const auto burst = table.last<play::BurstAt>();
                             table.equal(burst.at.at.x, 1500, "x");
                             table.equal(table[it].pv, 6, "PV of the target");
                             table.equal(table[there].pv, 5, "PV at the wall");
                         }));
    rows.push_back(fight("a grenade thrown straight up that cover stops goes off at his feet",
                         {"MUSG-RANGED-14"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             table.add(1, chief("human"), at(900));
                             table.wall(800, 800, 1200, 1200, 250,
                                        geo::trait::kHides | geo::trait::kFloor);
                             table.activate(he);
                             table.dice({2, 6}).act(Shoot{he, 0, {}, {{1000, 1000}, 250}});
                             table.allThrown();
                             const auto burst = table.last<play::BurstAt>();
                             table.expect(burst.at == table[he].place(), "at his feet");
                             table.equal(table[he].pv, 5, "PV of who threw it");
                         }));
    rows.push_back(fight("a grenade aimed at a place", {"MUSG-RANGED-14", "MUSG-RANGED-16"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(350));
                             table.activate(he);
                             const Shoot shot{he, 0, {}, {{at(200), 1000}, 0}};
                             table.dice({3, 6}).act(shot);
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                             table.equal(table.refusal(Shoot{he, 0, {}, {{at(900), 1000}, 0}}),
                                         "out-of-range", "refusal");
                         }));
    rows.push_back(fight("a flame touches all in its wedge, without CT, past cover at 3+",
                         {"MUSG-RANGED-17", "MUSG-COVER-03", "MUSG-COVER-05"},
                         {"MUSG-RANGED-07", "MUSG-RANGED-02"}, [](FightTable &table) {
                             const auto he =
                                 table.add(0, sousFifre("serpent-man", {"shotgun"}), 1000);
                             const auto it = table.add(1, chief("human"), at(300));
                             const auto mate = table.add(0, chief("elf"), at(500), 1095);
                             const auto behind = table.add(1, chief("human"), at(690));
                             table.wall(1700, 900, 1710, 1005, 80);
                             table.activate(he);
                             // Damage of the first two; cover at the wall or the figures; damage.
                             table.dice({6, 6, 2}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV of the target");
                             table.equal(table[mate].pv, 5, "PV of a friend");
                             table.equal(table[behind].pv, 6, "PV behind them");
                         }));
    rows.push_back(fight(
        "no template on an ally in melee, nor beyond its length", {"MUSG-RANGED-17"}, {},
        [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"flamethrower", "grenade"}), 1000);
            const auto it = table.add(1, chief("human"), at(300));
            const auto foe = table.add(1, chief("human"), at(300), 1250);
            table.add(0, chief("elf"), at(300), 1150);
            const auto far = table.add(1, chief("human"), at(801));
            table.activate(he);
            const std::uint8_t flame = table.fighter(he).guns[0].bands ? 1 : 0;
            const auto blast = static_cast<std::uint8_t>(1 - flame);
            table.equal(table.refusal(Shoot{he, blast, it, {}}), "template-on-ally-in-melee",
                        "refusal");
            table.equal(table.refusal(Shoot{he, flame, foe, {}}), "in-melee-with-ally", "refusal");
            table.equal(table.refusal(Shoot{he, flame, far, {}}), "beyond-flame", "refusal");
        }));
    rows.push_back(
        fight("without rest a grenade may have been the last", {"MUSG-RANGED-18"}, {},
              [](FightTable &table) {
                  table.switches.noRest = true;
                  const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                  const auto it = table.add(1, chief("human"), at(250));
                  table.activate(he);
                  table.dice({1, 1, 3}).act(Shoot{he, 0, it, {}});
                  table.expect(table.refusal(Shoot{he, 0, it, {}}).empty(), "one more");
                  table.dice({1, 1, 2}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "no-ammunition", "refusal");
              }));
}

void addAccidents(RuleRows &rows)
{
    rows.push_back(
        fight("black powder bursts on a 1 after a 1", {"MUSG-RANGED-19"},
              {"MUSG-RANGED-20", "MUSG-RANGED-21", "MUSG-MERC-09"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"black-powder-rifle"}), 1000);
                  const auto it = table.add(1, chief("human"), at(250));
                  table.activate(he);
                  table.dice({1, 2}).act(Shoot{he, 0, it, {}});
                  table.expect(table.refusal(Shoot{he, 0, it, {}}).empty(), "it holds");
                  table.dice({1, 1, 6}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table[he].pv, 5, "PV of the bearer");
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "gun-burst", "refusal");
              }));
    rows.push_back(
        fight("of two pistols one bursts, the other fires", {"MUSG-RANGED-19", "MUSG-RANGED-27"},
              {}, [](FightTable &table) {
                  BandBuilder two("elf");
                  two.chief().with("black-powder-pistol", 2);
                  const auto he = table.add(0, two, 1000);
                  const auto it = table.add(1, chief("human"), at(250));
                  table.activate(he);
                  table.equal(table.count<Shoot>(), 1, "offered while they are alike");
                  table.dice({1, 1, 6}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "gun-burst", "refusal");
                  table.equal(table.count<Shoot>(), 1, "offered of the other");
                  table.dice({6, 6}).act(Shoot{he, 1, it, {}});
                  table.allThrown();
                  table.equal(table[it].pv, 5, "PV of the target");
              }));
    rows.push_back(fight("interaction 20: a 1 on a cover die is no accident", {"MUSG-COVER-05"},
                         {"MUSG-RANGED-19"}, [](FightTable &table) {
                             const auto he =
                                 table.add(0, chief("elf", {"black-powder-rifle"}), 1000);
                             const auto it = table.add(1, chief("human"), at(900));
                             table.wall(1900, 800, 1910, 1200, 80);
                             table.activate(he);
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                         }));
    rows.push_back(fight("interaction 21: a die for each 1, a single burst", {"MUSG-RANGED-19"}, {},
                         [](FightTable &table) {
                             const auto he =
                                 table.add(0, chief("elf", {"black-powder-rifle"}), 1000);
                             table.fighter(he).guns.front().dice = 4;
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.dice({1, 1, 1, 6, 1, 1, 3, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[he].pv, 5, "PV of the bearer");
                             table.equal(table[it].pv, 5, "PV of the target");
                             table.equal(table.told<play::GunLost>(), 1, "bursts");
                         }));
    rows.push_back(
        fight("a cannon bursts on all within 3 pas", {"MUSG-RANGED-20"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"cannon"}), 1000);
            const auto mate = table.add(0, chief("elf"), 1000, 1400);
            const auto away = table.add(0, chief("elf"), 1000, 599);
            const auto it = table.add(1, chief("human"), at(900));
            table.activate(he);
            table.dice({1, 1, 6, 6}).act(Shoot{he, 0, it, {}});
            table.allThrown();
            table.equal(table[he].pv, 5, "PV of the bearer");
            table.equal(table[mate].pv, 5, "PV of a friend");
            table.equal(table[away].pv, 6, "PV beyond");
        }));
    rows.push_back(fight("interaction 57: the gunsmith keeps powder safe until he is down",
                         {"MUSG-MERC-09"}, {}, [](FightTable &table) {
                             const auto he =
                                 table.add(0, chief("elf", {"black-powder-rifle"}), 1000);
                             const auto smith = table.add(0, merc("dwarf-gunsmith"), 1000, 3000);
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table[smith].standing = play::Standing::OutOfAction;
                             table.dice({1, 1, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table.told<play::GunLost>(), 1, "bursts");
                         }));
    rows.push_back(fight("interaction 22: a stray arrow takes the nearest who rolls 6",
                         {"MUSG-RANGED-21"}, {"MUSG-RANGED-19"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"bow"}), 1000);
                             const auto first = table.add(0, chief("elf"), 1300, 1040);
                             const auto second = table.add(0, chief("elf"), 1600, 960);
                             const auto third = table.add(0, chief("elf"), 1900, 1040);
                             const auto it = table.add(1, chief("human"), at(1500));
                             table.activate(he);
                             const auto cover = table.plan<ShotPlan>(Shoot{he, 0, it, {}}).cover;
                             table.equal(static_cast<int>(cover.size()), 3, "obstacles");
                             table.dice({5, 5, 5, 1, 5, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[first].pv, 6, "PV of the nearest");
                             table.equal(table[second].pv, 5, "PV of the second");
                             table.equal(table[third].pv, 6, "PV of the third");
                         }));
    rows.push_back(fight("with nobody between a 1 is a mere miss", {}, {"MUSG-RANGED-21"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"bow"}), 1000);
                             const auto it = table.add(1, chief("human"), at(500));
                             table.activate(he);
                             table.dice({1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                         }));
}

void addInterceptions(RuleRows &rows)
{
    rows.push_back(
        fight("interaction 23: Attention Chef for one hit, the next returns to the chief",
              {"MUSG-FREE-01"}, {"MUSG-FREE-02", "MUSG-MERC-06"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"assault-rifle"}), 1000);
                  const auto boss = table.add(1, chief("human"), at(500));
                  const auto mate = table.add(1, sousFifre("human"), at(500), 1200);
                  table.activate(he);
                  table[mate].pv = 1;
                  table.dice({2, 2, 2, 1, 1, 6, 6, 6}).act(Shoot{he, 0, boss, {}});
                  table.expect(table.prompt() == play::Prompt::AttentionChef, "the question");
                  table.equal(table.asked(), 1, "who is asked");
                  table.act(Decline{});
                  table.equal(table[boss].pv, 5, "PV of the chief");
                  table.act(ChooseFigure{mate});
                  table.allThrown();
                  table.expect(!table[mate].onTable(), "the interceptor is down");
                  table.equal(table[boss].pv, 4, "PV of the chief");
                  table.equal(table.told<play::Intercepted>(), 1, "interceptions");
              }));
    rows.push_back(
        fight("the interceptor's own R is used", {"MUSG-FREE-01"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto boss = table.add(1, chief("human"), at(500));
            const auto mate = table.add(1, figurant(), at(500), 1200);
            table.activate(he);
            table.dice({2, 3}).act(Shoot{he, 0, boss, {}});
            table.act(ChooseFigure{mate});
            table.equal(table.last<play::FigureHit>().resistance, 1, "R");
            table.expect(!table[mate].onTable(), "down");
        }));
    rows.push_back(fight("farther than a pas nobody can, nor in flight", {}, {"MUSG-FREE-01"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             table.add(1, sousFifre("human"), at(500), 1201);
                             const auto coward = table.add(1, sousFifre("human"), at(500), 850);
                             table.activate(he);
                             table[coward].set(play::Mark::Fleeing);
                             table.dice({2, 6}).act(Shoot{he, 0, boss, {}});
                             table.allThrown();
                             table.equal(table[boss].pv, 5, "PV");
                         }));
    rows.push_back(fight("interaction 7: an orc may not, a goblin among orcs may",
                         {"MUSG-FREE-02", "MUSG-BAND-14"}, {"MUSG-FREE-01"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("orc"), at(500));
                             table.add(1, sousFifre("orc"), at(500), 1200);
                             table.activate(he);
                             table.dice({2, 6}).act(Shoot{he, 0, boss, {}});
                             table.allThrown();
                             table.equal(table[boss].pv, 5, "PV");
                         }));
    rows.push_back(fight("interaction 7: the goblin before his orc chief", {"MUSG-FREE-01"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("orc"), at(500));
                             table.add(1, sousFifre("orc"), at(500), 800);
                             BandBuilder host("orc");
                             host.sousFifre(1, "goblin");
                             const auto goblin = table.add(1, host, at(500), 1200);
                             table.activate(he);
                             table.dice({2, 6}).act(Shoot{he, 0, boss, {}});
                             table.equal(static_cast<int>(table.options().size()), 2, "answers");
                             table.act(ChooseFigure{goblin});
                             table.equal(table[boss].pv, 6, "PV");
                             table.equal(table[goblin].pv, 2, "PV of the goblin");
                         }));
    rows.push_back(fight("a mercenary does not throw himself", {"MUSG-FREE-02"},
                         {"MUSG-FREE-01", "MUSG-BAND-14"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             table.add(1, merc("orc-hunter"), at(500), 1200);
                             table.activate(he);
                             table.dice({2, 6}).act(Shoot{he, 0, boss, {}});
                             table.allThrown();
                             table.equal(table[boss].pv, 5, "PV");
                         }));
    rows.push_back(fight("no Attention Chef against a blast", {"MUSG-RANGED-16"},
                         {"MUSG-FREE-01", "MUSG-MERC-06"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(250));
                             table.add(1, merc("troll-bodyguard"), at(250), 1250);
                             table.add(1, sousFifre("human"), at(440));
                             table.activate(he);
                             table.dice({2, 6, 6}).act(Shoot{he, 0, boss, {}});
                             table.equal(table[boss].pv, 5, "PV");
                         }));
    rows.push_back(fight("the troll takes the shot for his chief, all of it", {"MUSG-MERC-06"},
                         {"MUSG-FREE-01"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             const auto troll =
                                 table.add(1, merc("troll-bodyguard"), at(500), 1300);
                             table.activate(he);
                             table.dice({2, 2, 2, 6, 6, 6}).act(Shoot{he, 0, boss, {}});
                             table.expect(table.prompt() == play::Prompt::TakeShot, "the question");
                             table.act(ChooseFigure{troll});
                             table.allThrown();
                             table.equal(table[boss].pv, 6, "PV of the chief");
                             table.equal(table[troll].pv, 5, "PV of the troll");
                         }));
    rows.push_back(fight("not with his last PV, nor from farther than 2 pas", {}, {"MUSG-MERC-06"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             const auto weak = table.add(1, merc("troll-bodyguard"), at(500), 1300);
                             table.add(1, merc("troll-bodyguard"), at(500), 699);
                             table.activate(he);
                             table[weak].pv = 1;
                             table.dice({2, 6}).act(Shoot{he, 0, boss, {}});
                             table.allThrown();
                             table.equal(table[boss].pv, 5, "PV of the chief");
                         }));
}

} // namespace escarmouche::tests
