// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/fighting/play_damage.h"

namespace escarmouche::tests {

using play::CarryBody;
using play::RegainPv;
using play::UseMedikit;

void addItemActs(RuleRows &rows)
{
    rows.push_back(
        fight("a medikit gives its bearer a PV, once", {"MUSG-EQUIP-11"},
              {"MUSG-CAMP-31", "MUSG-PROFILE-03", "MUSG-ACT-10", "MUSG-DAMAGE-01"},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"medikit"}), 1000);
                  table.activate(he);
                  table.equal(table.refusal(UseMedikit{he, he}), "unhurt", "refusal");
                  table[he].pv = 4;
                  table.equal(table.count<UseMedikit>(), 1, "uses offered");
                  table.act(UseMedikit{he, he});
                  table.equal(table[he].pv, 5, "PV");
                  table.equal(table[he].pa, 8, "PA");
                  table.equal(table.refusal(UseMedikit{he, he}), "no-medikit", "refusal");
              }));
    rows.push_back(
        fight("another is treated in contact, nobody at 0 PV", {"MUSG-EQUIP-11"}, {},
              [](FightTable &table) {
                  BandBuilder kits("elf");
                  kits.chief().with("medikit", 2);
                  const auto he = table.add(0, kits, 1000);
                  const auto mate = table.add(0, chief("elf"), 1100);
                  const auto away = table.add(0, chief("elf"), 1000, 1103);
                  const auto foe = table.add(1, chief("elf"), 1000, 900);
                  const auto body = table.add(0, chief("elf"), 900);
                  table.activate(he);
                  table[mate].pv = table[away].pv = table[foe].pv = 1;
                  table[body].standing = play::Standing::OutOfAction;
                  table.equal(table.refusal(UseMedikit{he, away}), "not-in-contact", "refusal");
                  table.equal(table.refusal(UseMedikit{he, foe}), "no-patient", "refusal");
                  table.equal(table.refusal(UseMedikit{he, body}), "not-on-table", "refusal");
                  table.act(UseMedikit{he, mate});
                  table.equal(table[mate].pv, 2, "PV");
                  table[he].pa = 0;
                  table.expect(!table.refusal(UseMedikit{he, mate}).empty(), "no PA");
              }));
    rows.push_back(fight("Volonté de vivre: 2 PA, one PV", {"MUSG-CAMP-31"}, {"MUSG-EQUIP-11"},
                         [](FightTable &table) {
                             const auto he = table.add(0, advanced({"will-to-live"}), 1000);
                             table.activate(he);
                             table.equal(table.refusal(RegainPv{he}), "unhurt", "refusal");
                             table[he].pv = 1;
                             table.equal(table.count<RegainPv>(), 1, "offered");
                             table.act(RegainPv{he});
                             table.equal(table[he].pv, 2, "PV");
                             table.equal(table[he].pa, 7, "PA");
                             table[he].pa = 1;
                             table.equal(table.refusal(RegainPv{he}), "too-few-pa", "refusal");
                         }));
    rows.push_back(
        fight("an engaged figure neither recovers nor reloads", {"MUSG-ACT-13"}, {},
              [](FightTable &table) {
                  table.switches.splitSlowReload = true;
                  const auto he = table.add(0, advanced({"will-to-live"}, {"crossbow"}), 1000);
                  table.add(1, chief("human"), 1100);
                  table.activate(he);
                  table[he].pv = 1;
                  table[he].gunsEmpty = 1;
                  table.equal(table.refusal(RegainPv{he}), "engaged", "refusal");
                  table.equal(table.refusal(play::ReloadGun{he, 0}), "engaged", "refusal");
              }));
    rows.push_back(fight(
        "of two crossbows one is shot, the other is loaded still", {"MUSG-RANGED-12"}, {},
        [](FightTable &table) {
            table.switches.splitSlowReload = true;
            BandBuilder two("elf");
            two.chief().with("crossbow", 2).with("pistol", 2);
            const auto he = table.add(0, two, 1000);
            const auto it = table.add(1, chief("human"), 1300);
            table.equal(static_cast<int>(table.fighter(he).guns.size()), 3, "guns");
            const std::uint8_t first = table.fighter(he).guns[0].slow ? 0 : 1;
            const auto second = static_cast<std::uint8_t>(first + 1);
            table.activate(he);
            table.equal(table.count<play::Shoot>(), 2, "a crossbow and a pistol");
            table.dice({1}).act(play::Shoot{he, first, it, {}});
            table.equal(table.refusal(play::Shoot{he, first, it, {}}), "not-loaded", "refusal");
            table.equal(table.count<play::ReloadGun>(), 1, "to be loaded");
            table.expect(table.refusal(play::Shoot{he, second, it, {}}).empty(), "loaded");
            table.dice({1}).act(play::Shoot{he, second, it, {}});
            table.equal(table.count<play::ReloadGun>(), 1, "one of two alike");
            table.act(play::ReloadGun{he, first});
            table.expect(table.refusal(play::Shoot{he, first, it, {}}).empty(), "again");
        }));
    rows.push_back(
        fight("the troll takes up his chief's body, and drops it with himself", {"MUSG-MERC-07"},
              {}, [](FightTable &table) {
                  const auto troll = table.add(0, merc("troll-bodyguard"), 1000);
                  const auto boss = table.add(0, chief("elf"), 1100);
                  table.activate(troll);
                  table.equal(table.refusal(CarryBody{troll, boss}), "no-body", "refusal");
                  table[boss].standing = play::Standing::OutOfAction;
                  table[boss].pv = 0;
                  table.look();
                  table.equal(table.count<CarryBody>(), 1, "offered");
                  table.act(CarryBody{troll, boss});
                  table.expect(table[boss].has(play::Mark::Carried), "carried");
                  table.equal(table[troll].pa, 8, "PA");
              }));
    rows.push_back(fight("and drops it when he falls", {"MUSG-MERC-07"}, {}, [](FightTable &table) {
        const auto he = table.add(1, chief("elf", {"rifle"}), 2000);
        const auto troll = table.add(0, merc("troll-bodyguard"), 1000);
        const auto boss = table.add(0, chief("elf"), 1100);
        table.activate(he);
        table[boss].standing = play::Standing::OutOfAction;
        table[boss].set(play::Mark::Carried);
        table[boss].foe = troll;
        table[troll].pv = 1;
        table.look();
        table.dice({6, 6}).act(play::Shoot{he, 0, troll, {}});
        table.expect(!table[boss].has(play::Mark::Carried), "on the ground");
    }));
}

void addUnderFire(RuleRows &rows)
{
    rows.push_back(fight("shot at by something stronger one tests, hit or miss", {"MUSG-REACT-09"},
                         {}, [](FightTable &table) {
                             table.switches.underFire = true;
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, chief("human", {"pistol"}), 2600);
                             table.activate(he);
                             table.dice({1, 1, 1}).act(play::Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table.told<play::Tested>(), 1, "tests");
                         }));
    rows.push_back(fight("not by something his own weapon matches", {}, {"MUSG-REACT-09"},
                         [](FightTable &table) {
                             table.switches.underFire = true;
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, chief("human", {"rifle"}), 2600);
                             table.activate(he);
                             table.dice({6, 6}).act(play::Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table.told<play::Tested>(), 0, "tests");
                         }));
    rows.push_back(
        fight("each victim of a burst tests once", {"MUSG-REACT-09"}, {}, [](FightTable &table) {
            table.switches.underFire = true;
            const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
            const auto a = table.add(1, sousFifre("human"), 2000);
            const auto b = table.add(1, sousFifre("human"), 2180, 1060);
            table.add(1, sousFifre("human"), 2200, 930);
            table.activate(he);
            table[a].pv = 1;
            table.dice({6, 6, 6, 6, 6, 6, 1, 1}).act(play::Shoot{he, 0, a, {}});
            table.allThrown();
            table.equal(table[b].pv, 1, "PV");
            table.equal(table.told<play::Tested>(), 1, "tests");
        }));
}

} // namespace escarmouche::tests
