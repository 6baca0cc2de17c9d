// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/shooting/play_aim.h"

namespace escarmouche::tests {

using play::ChooseFigure;
using play::Decline;

void addVictims(RuleRows &rows)
{
    rows.push_back(fight(
        "example 5: a pistol into a cluster hits the nearest alone", {"MUSG-RANGED-08"},
        {"MUSG-RANGED-09"}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"pistol"}), 1000);
            const auto first = table.add(1, sousFifre("human"), at(300));
            const auto second = table.add(1, sousFifre("human"), at(450), 1080);
            const auto third = table.add(1, sousFifre("human"), at(450), 920);
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, second, {}}), "not-the-nearest", "refusal");
            table.equal(table.count<Shoot>(), 1, "shots offered");
            table.equal(table.plan<ShotPlan>(Shoot{he, 0, first, {}}).dice, 1, "dice");
            table[first].pv = 1;
            table.dice({6, 6}).act(Shoot{he, 0, first, {}});
            table.allThrown();
            table.expect(!table[first].onTable(), "the nearest is down");
            table.equal(table[second].pv + table[third].pv, 6, "PV of the others");
        }));
    rows.push_back(
        fight("example 6: a machine pistol rolls three dice, hits go on to the next nearest",
              {"MUSG-RANGED-07", "MUSG-RANGED-08", "MUSG-RANGED-09", "MUSG-PROFILE-08"}, {},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                  const auto first = table.add(1, sousFifre("human"), at(300), 1000);
                  const auto second = table.add(1, sousFifre("human"), at(480), 1060);
                  const auto third = table.add(1, sousFifre("human"), at(660));
                  table.activate(he);
                  table[first].pv = 1;
                  table.dice({6, 6, 1, 6, 6}).act(Shoot{he, 0, first, {}});
                  table.allThrown();
                  table.expect(!table[first].onTable(), "the nearest is down");
                  table.equal(table[second].pv, 2, "PV of the next");
                  table.equal(table[third].pv, 3, "PV of the last");
                  table.equal(table.refusal(Shoot{he, 0, first, {}}), "not-on-table", "refusal");
              }));
    rows.push_back(fight("no more victims than the weapon has targets", {"MUSG-RANGED-08"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             table.fighter(he).guns.front().dice = 2;
                             table.fighter(he).guns.front().shotsPerAction = 1;
                             const auto a = table.add(1, sousFifre("human"), at(300));
                             const auto b = table.add(1, sousFifre("human"), at(450), 1080);
                             const auto c = table.add(1, sousFifre("human"), at(600), 920);
                             table.activate(he);
                             table[a].pv = table[b].pv = table[c].pv = 1;
                             table.dice({6, 6, 6, 6}).act(Shoot{he, 0, a, {}});
                             table.allThrown();
                             table.expect(!table[a].onTable() && !table[b].onTable(), "two down");
                             table.expect(table[c].onTable(), "the third stands");
                         }));
    rows.push_back(fight("a gap of more than one pas ends the group", {}, {"MUSG-RANGED-08"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(300));
                             const auto far = table.add(1, sousFifre("human"), at(501));
                             table.activate(he);
                             table[first].pv = 1;
                             table.dice({6, 6, 6, 6}).act(Shoot{he, 0, first, {}});
                             table.allThrown();
                             table.equal(table[far].pv, 3, "PV of the one beyond");
                         }));
    rows.push_back(
        fight("interaction 60: of two equally near their owner picks", {"MUSG-RANGED-08"}, {},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"pistol"}), 1000);
                  const auto left = table.add(1, sousFifre("human"), at(300), 900);
                  const auto right = table.add(1, sousFifre("human"), at(300), 1100);
                  table.activate(he);
                  table.equal(table.count<Shoot>(), 1, "shots offered");
                  table.dice({6, 6}).act(Shoot{he, 0, left, {}});
                  table.expect(table.prompt() == play::Prompt::ChooseVictim, "the question");
                  table.equal(table.asked(), 1, "who is asked");
                  table.equal(table.refusal(Decline{}), "choose-one", "refusal");
                  table.equal(table.refusal(ChooseFigure{he}), "not-a-candidate", "refusal");
                  table.equal(static_cast<int>(table.options().size()), 2, "answers");
                  table.act(ChooseFigure{right});
                  table.allThrown();
                  table.equal(table[left].pv, 3, "PV of the left one");
                  table.equal(table[right].pv, 2, "PV of the right one");
              }));
    rows.push_back(fight(
        "interaction 59: a hit carried over passes what hides the new victim only",
        {"MUSG-RANGED-08", "MUSG-COVER-03", "MUSG-COVER-05"}, {"MUSG-COVER-01"},
        [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"submachine-gun"}), 1000);
            const auto first = table.add(1, sousFifre("human"), at(300), 1000);
            const auto behind = table.add(1, sousFifre("human"), at(480), 1080);
            table.wall(1450, 1040, 1460, 1300, 90);
            table.activate(he);
            table.expect(table.plan<ShotPlan>(Shoot{he, 0, first, {}}).cover.empty(), "no cover");
            table[first].pv = 1;
            // To hit, the first one's damage; then cover fails once, passes once.
            table.dice({6, 6, 6, 6, 2, 3, 6}).act(Shoot{he, 0, first, {}});
            table.allThrown();
            table.expect(!table[first].onTable(), "the first is down");
            table.equal(table[behind].pv, 2, "PV of the one behind the wall");
        }));
    rows.push_back(
        fight("interaction 13: bionic arms serve a thrower, not a gun", {"MUSG-RANGED-10"}, {},
              [](FightTable &table) {
                  BandBuilder strong("elf");
                  strong.chief().with("throwing-knife").with("rifle").with("bionic-arm", 2);
                  const auto he = table.add(0, strong, 1000);
                  const auto it = table.add(1, sousFifre("human"), at(300));
                  table.activate(he);
                  const std::uint8_t rifle = 0;
                  const std::uint8_t knife = 1;
                  table.equal(table.plan<ShotPlan>(Shoot{he, knife, it, {}}).force, 7,
                              "force of the knife");
                  table.equal(table.plan<ShotPlan>(Shoot{he, rifle, it, {}}).force, 4,
                              "force of the rifle");
                  table.dice({6, 6}).act(Shoot{he, knife, it, {}});
                  table.equal(table.last<play::FigureHit>().force, 7, "force");
              }));
    rows.push_back(fight("the steps of a shot", {"MUSG-RANGED-22", "MUSG-PROFILE-03"},
                         {"MUSG-MELEE-02"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, sousFifre("human"), at(1500));
                             table.wall(1900, 800, 1910, 1200, 80);
                             table.activate(he);
                             // Cover, to hit, damage.
                             table.dice({3, 3, 4}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 2, "PV");
                             table.equal(table.told<play::ShotDeclared>(), 1, "shots");
                         }));
}

void addSightAndCover(RuleRows &rows)
{
    rows.push_back(
        fight("what is not seen is not shot at", {"MUSG-LOS-01"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto it = table.add(1, sousFifre("human"), at(500));
            table.wall(1300, 500, 1320, 1500, 300, geo::trait::kBlocksSight);
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, it, {}}), "not-seen", "refusal");
            table.equal(table.count<Shoot>(), 0, "shots offered");
        }));
    rows.push_back(
        fight("one of three lines is enough", {}, {"MUSG-LOS-01"}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto it = table.add(1, sousFifre("human"), at(500));
            table.wall(1300, 500, 1320, 1049, 300, geo::trait::kBlocksSight);
            table.activate(he);
            table.expect(table.refusal(Shoot{he, 0, it, {}}).empty(), "seen");
        }));
    rows.push_back(
        fight("example 12: three dice at a barrier, two go on, one hits",
              {"MUSG-COVER-01", "MUSG-COVER-02", "MUSG-COVER-03", "MUSG-COVER-04", "MUSG-COVER-05"},
              {"MUSG-RANGED-03"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("orc", {"machine-pistol"}), 1000);
                  table.fighter(he).ct = 4;
                  const auto it = table.add(1, sousChef("human"), at(900));
                  table.wall(1950, 800, 1960, 1200, 80);
                  table.activate(he);
                  const auto plan = table.plan<ShotPlan>(Shoot{he, 0, it, {}});
                  table.equal(plan.cover.empty() ? 0 : plan.cover[0], 4, "cover");
                  table.equal(plan.needed, 4, "to hit");
                  table.equal(plan.toWound, 4, "to wound");
                  table.dice({3, 4, 5, 3, 4, 5}).act(Shoot{he, 0, it, {}});
                  table.allThrown();
                  table.equal(table[it].pv, 3, "PV");
              }));
    rows.push_back(fight("with the orc's own 3+ both would have hit", {"MUSG-COVER-03"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("orc", {"machine-pistol"}), 1000);
                             const auto it = table.add(1, sousChef("human"), at(900));
                             table.wall(1950, 800, 1960, 1200, 80);
                             table.activate(he);
                             table.dice({3, 4, 5, 3, 4, 5, 5}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 2, "PV");
                         }));
    rows.push_back(fight(
        "a wall that hides half or less is no cover", {},
        {"MUSG-COVER-01", "MUSG-COVER-02", "MUSG-COVER-03", "MUSG-COVER-04", "MUSG-COVER-05"},
        [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto it = table.add(1, sousChef("human"), at(900));
            table.wall(2040, 800, 2049, 1200, 40);
            table.activate(he);
            table.expect(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).cover.empty(), "no cover");
            table.dice({1}).act(Shoot{he, 0, it, {}});
            table.allThrown();
        }));
    rows.push_back(fight("a cover roll goes by the distance of the obstacle", {"MUSG-COVER-03"},
                         {"MUSG-COVER-05"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, sousChef("human"), at(2500));
                             table.wall(1900, 800, 1910, 1200, 79);
                             table.wall(2900, 800, 2910, 1200, 79);
                             table.wall(3450, 800, 3460, 1200, 79);
                             table.activate(he);
                             const auto cover = table.plan<ShotPlan>(Shoot{he, 0, it, {}}).cover;
                             table.equal(static_cast<int>(cover.size()), 3, "obstacles");
                             for (std::size_t i = 0; i < cover.size(); ++i)
                                 table.equal(cover[i], static_cast<int>(i) + 3, "cover");
                             table.dice({3, 4, 5, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                         }));
    rows.push_back(fight("a figure on the line is an obstacle, and is not harmed",
                         {"MUSG-COVER-01", "MUSG-COVER-05"}, {"MUSG-RANGED-21"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto friendly = table.add(0, sousFifre("elf"), 1500);
                             const auto it = table.add(1, sousChef("human"), at(900));
                             table.activate(he);
                             table.dice({2}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 4, "PV");
                             table.equal(table[friendly].pv, 3, "PV of the one in between");
                         }));
}

void addShotsInMelee(RuleRows &rows)
{
    rows.push_back(
        fight("an enemy in melee with an ally is spared", {"MUSG-RANGED-23"}, {"MUSG-RANGED-24"},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, sousChef("human"), at(500));
                  table.add(0, sousFifre("elf"), at(500), 1100);
                  table.activate(he);
                  table.equal(table.refusal(Shoot{he, 0, it, {}}), "in-melee-with-ally", "refusal");
                  table.equal(table.count<Shoot>(), 0, "shots offered");
              }));
    rows.push_back(fight("where it is allowed the ally may take it", {"MUSG-RANGED-24"},
                         {"MUSG-RANGED-23"}, [](FightTable &table) {
                             table.switches.shootingIntoMelee = true;
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto it = table.add(1, sousChef("human"), at(500));
                             const auto ally = table.add(0, sousFifre("elf"), at(500), 1100);
                             table.activate(he);
                             // One of three dice meets the ally; then to hit: the target's two, the
                             // ally's one.
                             table.dice({2, 3, 3, 6, 1, 6, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 3, "PV of the target");
                             table.equal(table[ally].pv, 2, "PV of the ally");
                         }));
    rows.push_back(fight("interaction 50: the elf sniper rolls for the wall, not for the chief",
                         {"MUSG-MERC-08", "MUSG-COVER-02"}, {"MUSG-RANGED-23", "MUSG-RANGED-24"},
                         [](FightTable &table) {
                             const auto he = table.add(0, merc("elf-sniper"), 1000);
                             const auto it = table.add(1, sousChef("human"), at(1100));
                             table.add(0, chief("elf"), at(1000));
                             table.wall(1990, 800, 2000, 1200, 80);
                             table.activate(he);
                             const auto plan = table.plan<ShotPlan>(Shoot{he, 0, it, {}});
                             table.equal(static_cast<int>(plan.cover.size()), 1, "obstacles");
                             table.dice({3, 3, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].pv, 3, "PV");
                         }));
    rows.push_back(
        fight("the sniper at somebody free", {}, {"MUSG-MERC-08"}, [](FightTable &table) {
            const auto he = table.add(0, merc("elf-sniper"), 1000);
            const auto it = table.add(1, sousChef("human"), at(1100));
            table.activate(he);
            table.dice({1}).act(Shoot{he, 0, it, {}});
        }));
    rows.push_back(fight(
        "who is in contact shoots his own opponent alone", {"MUSG-RANGED-25"}, {"MUSG-ACT-13"},
        [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto own = table.add(1, sousChef("human"), 1100);
            const auto other = table.add(1, sousChef("human"), at(500));
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, other, {}}), "only-own-opponent", "refusal");
            table.equal(table.count<Shoot>(), 1, "shots offered");
            table.dice({2, 6}).act(Shoot{he, 0, own, {}});
            table.equal(table[own].pv, 3, "PV");
        }));
    rows.push_back(
        fight("and not one who touches a friend", {"MUSG-RANGED-25"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto own = table.add(1, sousChef("human"), 1100);
            table.add(0, sousFifre("elf"), 1200);
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, own, {}}), "touches-ally", "refusal");
        }));
    rows.push_back(fight(
        "without the option nobody in contact shoots", {"MUSG-ACT-13"}, {}, [](FightTable &table) {
            table.switches.shootingWhileEngaged = false;
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto own = table.add(1, sousChef("human"), 1100);
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, own, {}}), "engaged", "refusal");
        }));
    rows.push_back(fight("interaction 49: a hidden commando cannot be shot at", {"MUSG-MERC-10"},
                         {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, merc("human-commando"), at(500));
                             table.activate(he);
                             table[it].set(play::Mark::Hidden);
                             table.equal(table.refusal(Shoot{he, 0, it, {}}), "hidden", "refusal");
                             table.equal(table.count<Shoot>(), 0, "shots offered");
                         }));
    rows.push_back(fight("his own shot reveals him", {"MUSG-MERC-10"}, {}, [](FightTable &table) {
        const auto he = table.add(0, merc("human-commando"), 1000);
        const auto it = table.add(1, sousChef("human"), at(500));
        table.activate(he);
        table[he].set(play::Mark::Hidden);
        table.dice({1}).act(Shoot{he, 0, it, {}});
        table.expect(!table[he].has(play::Mark::Hidden), "seen by all");
        table.equal(table.told<play::FigureRevealed>(), 1, "revealed");
    }));
}

} // namespace escarmouche::tests
