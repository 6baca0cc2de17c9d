// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/support/musg/fighttable.h"

namespace escarmouche::tests {

using namespace rules::musg;
using play::Strike;
using play::StrikePlan;

namespace {

/** The bit of a weapon by what it adds to F. */
std::uint8_t blade(FightTable &table, play::FigureId figure, int force)
{
    const auto &blades = table.fighter(figure).blades;
    for (std::size_t at = 0; at < blades.size(); ++at) {
        if (blades[at].force == force)
            return static_cast<std::uint8_t>(1U << at);
    }
    return 0;
}

} // namespace

void addStrikeRows(RuleRows &rows)
{
    rows.push_back(fight("a strike: dice of the weapon on CC, damage at F and the weapon's",
                         {"MUSG-MELEE-02", "MUSG-MELEE-03", "MUSG-ACT-10", "MUSG-DAMAGE-01"},
                         {"MUSG-MELEE-06", "MUSG-MELEE-07", "MUSG-MELEE-08", "MUSG-MELEE-09",
                          "MUSG-EQUIP-06", "MUSG-CAMP-32", "MUSG-MERC-11", "MUSG-FIGURANT-06",
                          "MUSG-RANGED-10", "MUSG-RANGED-14", "MUSG-RANGED-22", "MUSG-ACT-09",
                          "MUSG-DAMAGE-02", "MUSG-DAMAGE-04", "MUSG-EQUIP-13"},
                         [](FightTable &table) {
                             const auto he = table.add(0, sousFifre("human", {"club"}), 1000);
                             const auto it = table.add(1, chief("elf"), 1100);
                             table.activate(he);
                             table.dice({5, 4}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table.last<play::FigureHit>().force, 4, "force");
                             table.equal(table[it].pv, 5, "PV");
                             table.equal(table[he].pa, 8, "PA");
                             table.dice({4}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("only what one touches, and with PA", {"MUSG-MELEE-02"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"club"}), 1000);
            const auto it = table.add(1, chief("human"), 1103);
            const auto mate = table.add(0, chief("elf"), 900);
            const auto own = table.add(1, chief("human"), 1000, 1100);
            table.activate(he);
            table.equal(table.refusal(Strike{he, it, 1}), "not-in-contact", "refusal");
            table.equal(table.refusal(Strike{he, mate, 1}), "not-an-enemy", "refusal");
            table.equal(table.count<Strike>(), 1, "strikes offered");
            table[he].pa = 0;
            table.expect(!table.refusal(Strike{he, own, 1}).empty(), "no PA");
        }));
    rows.push_back(
        fight("two weapons: two hands' worth, dice kept apart", {"MUSG-MELEE-04", "MUSG-MELEE-03"},
              {}, [](FightTable &table) {
                  BandBuilder armed("elf");
                  armed.chief().with("sword").with("hand-axe").with("two-handed-axe");
                  const auto he = table.add(0, armed, 1000);
                  table.fighter(he).blades[1].force = 5;
                  const auto it = table.add(1, chief("human"), 1100);
                  table.activate(he);
                  table.equal(table.refusal(Strike{he, it, 7}), "too-few-hands", "refusal");
                  table.equal(table.refusal(Strike{he, it, 0}), "no-such-weapon", "refusal");
                  table.equal(table.count<Strike>(), 2, "strikes offered");
                  // Sword: two hits at F 7; axe: two hits at F 10, against R 4.
                  table.dice({3, 3, 3, 3, 2, 3, 1, 2}).act(Strike{he, it, 3});
                  table.allThrown();
                  table.equal(table[it].pv, 4, "PV");
              }));
    rows.push_back(fight("bare hands: one die at one's own F", {"MUSG-MELEE-06"}, {"MUSG-MELEE-07"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf"), 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table.dice({3, 4}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table.last<play::FigureHit>().force, 5, "force");
                         }));
    rows.push_back(fight(
        "a tail adds its die at the bearer's F", {"MUSG-MELEE-07"}, {"MUSG-MELEE-06"},
        [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"two-handed-axe", "tail-weapon"}), 1000);
            const auto it = table.add(1, chief("human"), 1100);
            table.activate(he);
            table.dice({3, 1, 1, 3, 1, 1}).act(Strike{he, it, 3});
            table.allThrown();
            table.equal(table.told<play::FigureHit>(), 2, "hits");
            const std::uint8_t tail = blade(table, he, 0);
            table.equal(table.plan<StrikePlan>(Strike{he, it, tail}).blows[0].force, 5,
                        "force of the tail");
        }));
    rows.push_back(
        fight("interaction 14: the charge adds 1 to both weapons, every Strike, not to a gun",
              {"MUSG-MELEE-08"}, {}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"sword", "hand-axe", "pistol"}), 1000);
                  const auto it = table.add(1, chief("human"), 1100);
                  table.activate(he);
                  table[he].set(play::Mark::Charged);
                  for (int strike = 0; strike < 2; ++strike) {
                      const auto plan = table.plan<StrikePlan>(Strike{he, it, 3});
                      table.equal(plan.blows[0].force, 8, "force of the first");
                      table.equal(plan.blows[1].force, 8, "force of the second");
                      table.dice({3, 1, 1, 1, 1}).act(Strike{he, it, 3});
                  }
                  table.equal(table.plan<play::ShotPlan>(play::Shoot{he, 0, it, {}}).force, 3,
                              "force of the pistol");
              }));
    rows.push_back(fight("interaction 3: two rondaches, one hit: rolled again once",
                         {"MUSG-MELEE-09", "MUSG-EQUIP-06"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"club"}), 1000);
                             BandBuilder guarded("human");
                             guarded.chief().with("rondache", 2);
                             const auto it = table.add(1, guarded, 1100);
                             table.activate(he);
                             table.dice({3, 3, 6}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                             table.dice({3, 2}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("the strongest hit is rolled again", {"MUSG-MELEE-09"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"club", "sword"}), 1000);
            const auto it = table.add(1, chief("human", {"rondache"}), 1100);
            table.activate(he);
            // Club, sword; the sword's only hit again: a miss; the club's damage.
            table.dice({3, 3, 1, 2, 4}).act(Strike{he, it, 3});
            table.allThrown();
            table.equal(table.last<play::FigureHit>().force, 6, "force");
        }));
    rows.push_back(fight("interaction 5: rondaches against a dive, on CC",
                         {"MUSG-MERC-11", "MUSG-MELEE-09"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, merc("goblin-harasser"), 1000);
                             const auto it = table.add(1, chief("human", {"rondache"}), 1100);
                             table.activate(he);
                             table[he].set(play::Mark::Dived);
                             table.dice({2}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.dice({3, 6}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(fight("without the dive he rolls like anybody", {}, {"MUSG-MERC-11"},
                         [](FightTable &table) {
                             const auto he = table.add(0, merc("goblin-harasser"), 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table.dice({2}).act(Strike{he, it, 1});
                             table.allThrown();
                         }));
    rows.push_back(fight("interaction 44: Points faibles, one die more a weapon, the worst dropped",
                         {"MUSG-CAMP-32"}, {}, [](FightTable &table) {
                             BandBuilder skilled("elf");
                             skilled.chief().with("sword").with("hand-axe").advance("weak-points");
                             const auto he = table.add(0, skilled, 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table.dice({3, 3, 3, 3, 1, 1, 4, 4, 4}).act(Strike{he, it, 3});
                             table.allThrown();
                             table.equal(table[it].pv, 3, "PV");
                         }));
    rows.push_back(fight("a climber on the wall does not strike, and can be struck",
                         {"MUSG-EQUIP-09"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"club"}), 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table[he].set(play::Mark::Hanging);
                             table.equal(table.refusal(Strike{he, it, 1}), "hangs", "refusal");
                             table.equal(table.count<Strike>(), 0, "strikes offered");
                         }));
    rows.push_back(fight("the one who hangs may be struck", {}, {"MUSG-EQUIP-09", "MUSG-EQUIP-10"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"club"}), 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table[it].set(play::Mark::Hanging);
                             table.dice({3, 6}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("interaction 1: with a shield the free dagger stays beside the sword",
              {"MUSG-EQUIP-05"}, {"MUSG-MELEE-04"}, [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"sword", "dagger", "shield"}), 1000);
                  const auto it = table.add(1, chief("human"), 1100);
                  table.activate(he);
                  table.equal(table.refusal(Strike{he, it, 3}), "shield-takes-a-hand", "refusal");
                  const std::uint8_t sword = blade(table, he, 2);
                  table.equal(table.count<Strike>(), 2, "strikes offered");
                  table.dice({1, 1}).act(Strike{he, it, sword});
                  table.allThrown();
              }));
    rows.push_back(
        fight("without the shield both are used", {}, {"MUSG-EQUIP-05"}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"sword", "dagger"}), 1000);
            const auto it = table.add(1, chief("human"), 1100);
            table.activate(he);
            table.dice({1, 1, 1}).act(Strike{he, it, 3});
            table.allThrown();
        }));
}

void addFigurantRows(RuleRows &rows)
{
    rows.push_back(fight("example 18: four figurants at one enemy strike as one, four dice",
                         {"MUSG-FIGURANT-06"}, {}, [](FightTable &table) {
                             const auto it = table.add(1, chief("human"), 1000);
                             const auto a = table.add(0, figurant({"sword"}), 1100);
                             const auto b = table.add(0, figurant({"sword"}), 900);
                             const auto c = table.add(0, figurant(), 1000, 1100);
                             const auto d = table.add(0, figurant(), 1000, 900);
                             const auto away = table.add(0, figurant(), 1300);
                             table.activate(a, {b, c, d, away});
                             // Four to hit, then damage: swords at F 4, bare hands at F 2.
                             table.dice({5, 5, 5, 4, 4, 4, 4}).act(Strike{a, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 4, "PV");
                             table.equal(table[d].pa, 8, "PA of the last");
                             table.equal(table[away].pa, 9, "PA of the one beyond");
                         }));
    rows.push_back(
        fight("who cannot pay does not join", {"MUSG-FIGURANT-06"}, {}, [](FightTable &table) {
            const auto it = table.add(1, chief("human"), 1000);
            const auto a = table.add(0, figurant({"sword"}), 1100);
            const auto b = table.add(0, figurant(), 900);
            table.activate(a, {b});
            table[b].pa = 0;
            table.dice({4}).act(Strike{a, it, 1});
            table.allThrown();
        }));
    rows.push_back(fight("examples 19 and 20: Irons shoots, then his figurants, twice",
                         {"MUSG-FIGURANT-07"}, {}, [](FightTable &table) {
                             const auto irons = table.add(0, chief("generic", {"rifle"}), 1000);
                             const auto a = table.add(0, figurant({"rifle"}), 1000, 1200);
                             const auto b = table.add(0, figurant({"rifle"}), 1000, 800);
                             const auto it =
                                 table.add(1, sousFifre("dwarf", {"heavy-armour"}), 2600);
                             table.activate(irons, {a, b});
                             const auto volley = [&] {
                                 table.dice({4, 4}).act(play::Shoot{irons, 0, it, {}});
                                 table.allThrown();
                                 table.equal(table.last<play::FigureHit>().needed, 5, "to wound");
                                 table.dice({5, 4}).act(play::Shoot{a, 0, it, {}});
                                 table.allThrown();
                                 table.dice({4}).act(play::Shoot{b, 0, it, {}});
                                 table.allThrown();
                             };
                             volley();
                             volley();
                             table.dice({5, 5}).act(play::Shoot{a, 0, it, {}});
                             table.equal(table[it].pv, 2, "PV");
                             table.equal(table.refusal(play::Shoot{irons, 0, it, {}}),
                                         "better-shooter-first", "refusal");
                         }));
    rows.push_back(
        fight("alike shooters in any order", {}, {"MUSG-FIGURANT-07"}, [](FightTable &table) {
            const auto a = table.add(0, figurant({"rifle"}), 1000, 1200);
            const auto b = table.add(0, figurant({"rifle"}), 1000, 800);
            const auto it = table.add(1, chief("human"), 2600);
            table.activate(a, {b});
            table.dice({1}).act(play::Shoot{b, 0, it, {}});
            table.dice({1}).act(play::Shoot{b, 0, it, {}});
            table.dice({1}).act(play::Shoot{a, 0, it, {}});
            table.allThrown();
        }));
}

} // namespace escarmouche::tests
