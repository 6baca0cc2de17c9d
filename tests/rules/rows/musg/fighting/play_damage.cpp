// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/fighting/play_damage.h"

namespace escarmouche::tests {

namespace {

/** The least die that wounds when a force meets a resistance. */
int toWound(FightTable &table, int force, int resistance)
{
    const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
    table.fighter(he).guns.front().force = force;
    const auto it = table.add(1, chief("human"), 2600);
    table.fighter(it).r = resistance;
    table.activate(he);
    table.dice({6, 1}).act(Shoot{he, 0, it, {}});
    return table.last<play::FigureHit>().needed;
}

} // namespace

void addDamageRows(RuleRows &rows)
{
    struct Cell {
        int force, resistance, needed;
    };
    for (const Cell cell :
         {Cell{4, 4, 4}, {5, 4, 4}, {3, 4, 4}, {6, 4, 3}, {7, 4, 3}, {2, 4, 5}, {1, 4, 5}}) {
        rows.push_back(fight(
            "force " + std::to_string(cell.force) + " against " + std::to_string(cell.resistance),
            {"MUSG-DAMAGE-01"}, {"MUSG-DAMAGE-02", "MUSG-DAMAGE-04"}, [cell](FightTable &table) {
                table.equal(toWound(table, cell.force, cell.resistance), cell.needed, "to wound");
            }));
    }
    rows.push_back(
        fight("a 1 never wounds", {"MUSG-DAMAGE-02"}, {"MUSG-DAMAGE-04"}, [](FightTable &table) {
            table.equal(toWound(table, 12, 1), 2, "to wound");
            table.equal(table[{1}].pv, 6, "PV");
        }));
    rows.push_back(
        fight("a 6 always wounds", {"MUSG-DAMAGE-02"}, {"MUSG-DAMAGE-04"}, [](FightTable &table) {
            table.equal(toWound(table, 1, 12), 6, "to wound");
            table.dice({6, 6}).act(Shoot{{0}, 0, {1}, {}});
            table.equal(table[{1}].pv, 5, "PV");
        }));
    rows.push_back(
        fight("values beyond the table count as its ends", {"MUSG-DAMAGE-04"}, {},
              [](FightTable &table) { table.equal(toWound(table, 13, 11), 4, "force 13 is 12"); }));
    rows.push_back(fight("and so does a resistance", {"MUSG-DAMAGE-04"}, {}, [](FightTable &table) {
        table.equal(toWound(table, 10, 14), 5, "resistance 14 is 12");
    }));
    rows.push_back(fight("one success, one PV", {"MUSG-DAMAGE-03"}, {"MUSG-PROFILE-08"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"sword"}), 1000);
                             const auto it = table.add(1, chief("human"), 1100);
                             table.activate(he);
                             table.dice({3, 3, 4, 4}).act(Strike{he, it, 1});
                             table.equal(table[it].pv, 4, "PV");
                             table.equal(table.told<play::Wounded>(), 2, "wounds");
                         }));
    rows.push_back(fight("no wound, no PV", {}, {"MUSG-DAMAGE-03"}, [](FightTable &table) {
        const auto he = table.add(0, chief("elf", {"sword"}), 1000);
        const auto it = table.add(1, chief("human"), 1100);
        table.activate(he);
        table.dice({3, 3, 2, 2}).act(Strike{he, it, 1});
        table.equal(table[it].pv, 6, "PV");
    }));
    rows.push_back(
        fight("at 0 PV one is out of action and no target", {"MUSG-PROFILE-08"}, {},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"sword"}), 1000);
                  const auto it = table.add(1, chief("human"), 1100);
                  table.activate(he);
                  table[it].pv = 1;
                  table.dice({3, 3, 4, 4}).act(Strike{he, it, 1});
                  table.allThrown();
                  table.expect(table[it].standing == play::Standing::OutOfAction, "out of action");
                  table.equal(table[it].pv, 0, "PV");
                  table.equal(table.refusal(Strike{he, it, 1}), "not-on-table", "refusal");
                  table.expect((table.state().chiefLost & 2U) != 0, "a chief lost");
              }));
    rows.push_back(
        fight("what is worn counts, against shots too", {"MUSG-EQUIP-13"}, {"MUSG-DAMAGE-04"},
              [](FightTable &table) {
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, chief("human", {"heavy-armour", "shield"}), 2600);
                  table.activate(he);
                  table.dice({6, 4}).act(Shoot{he, 0, it, {}});
                  table.equal(table.last<play::FigureHit>().resistance, 7, "R");
                  table.equal(table[it].pv, 6, "PV");
              }));
    rows.push_back(fight("the first wound of the next game is ignored", {"MUSG-INJURY-10"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             BandBuilder mended("human");
                             mended.chief().injury("true-doctor");
                             const auto it = table.add(1, mended, 2600);
                             table.activate(he);
                             table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                             table.equal(table[it].pv, 6, "PV");
                             table.expect(table[it].has(play::Mark::WoundIgnored), "marked");
                             table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(fight("without the shady doctor every wound counts", {}, {"MUSG-INJURY-10"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto it = table.add(1, chief("human"), 2600);
                             table.activate(he);
                             table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                             table.equal(table[it].pv, 5, "PV");
                         }));
}

void addRerollRows(RuleRows &rows)
{
    rows.push_back(fight("Points vitaux: one failed die again, once a turn", {"MUSG-CAMP-33"},
                         {"MUSG-CAMP-34"}, [](FightTable &table) {
                             const auto he =
                                 table.add(0, advanced({"vital-points"}, {"rifle"}), 1000);
                             const auto it = table.add(1, chief("human"), 2600);
                             table.activate(he);
                             table.dice({6, 1, 6}).act(Shoot{he, 0, it, {}});
                             table.expect(table.prompt() == play::Prompt::RerollDamage, "asked");
                             table.act(Accept{});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                             table.dice({6, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.expect(table.prompt() == play::Prompt::Act, "not asked again");
                         }));
    rows.push_back(
        fight("a die that wounds is not asked about", {}, {"MUSG-CAMP-33"}, [](FightTable &table) {
            const auto he = table.add(0, advanced({"vital-points"}, {"rifle"}), 1000);
            const auto it = table.add(1, chief("human"), 2600);
            table.activate(he);
            table.dice({6, 6}).act(Shoot{he, 0, it, {}});
            table.expect(table.prompt() == play::Prompt::Act, "not asked");
        }));
    rows.push_back(fight("Attrape lame: a successful die again, once a turn", {"MUSG-CAMP-34"},
                         {"MUSG-CAMP-33"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("human", {"club"}), 1000);
                             const auto it = table.add(1, advanced({"blade-catcher"}), 1100);
                             table.activate(he);
                             table.dice({3, 6, 1}).act(Strike{he, it, 1});
                             table.expect(table.prompt() == play::Prompt::CatchBlade, "asked");
                             table.equal(table.asked(), 1, "who is asked");
                             table.act(Accept{});
                             table.allThrown();
                             table.equal(table[it].pv, 6, "PV");
                             table.dice({3, 6}).act(Strike{he, it, 1});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("interaction 43: the defender first, the attacker last",
              {"MUSG-CAMP-33", "MUSG-CAMP-34"}, {}, [](FightTable &table) {
                  const auto he = table.add(0, advanced({"vital-points"}, {"club"}), 1000);
                  const auto it = table.add(1, advanced({"blade-catcher"}), 1100);
                  table.activate(he);
                  table.dice({3, 6, 1, 6}).act(Strike{he, it, 1});
                  table.expect(table.prompt() == play::Prompt::CatchBlade, "the defender");
                  table.act(Accept{});
                  table.expect(table.prompt() == play::Prompt::RerollDamage, "the attacker");
                  table.act(Accept{});
                  table.allThrown();
                  table.equal(table[it].pv, 5, "PV");
              }));
    rows.push_back(fight("declined, both are kept for later", {}, {"MUSG-CAMP-34", "MUSG-CAMP-33"},
                         [](FightTable &table) {
                             const auto he =
                                 table.add(0, advanced({"vital-points"}, {"sword"}), 1000);
                             const auto it = table.add(1, advanced({"blade-catcher"}), 1100);
                             table.activate(he);
                             table.dice({3, 3, 6, 1}).act(Strike{he, it, 1});
                             table.act(Decline{});
                             table.act(Decline{});
                             table.allThrown();
                             table.equal(table[it].pv, 5, "PV");
                             table.expect(!table[it].has(play::Mark::CaughtBlade), "still there");
                         }));
}

void addClimbers(RuleRows &rows)
{
    const auto climber = [](FightTable &table, const BandBuilder &who) {
        const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
        const auto it = table.add(1, who, 2600, 1000, 450);
        table.wall(2651, 500, 3000, 1500, 900, geo::trait::kImpassable);
        table.activate(he);
        table[it].set(play::Mark::Hanging);
        return std::pair{he, it};
    };
    rows.push_back(fight("a climber wounded by a shot falls on a 1", {"MUSG-EQUIP-10"},
                         {"MUSG-CAMP-28"}, [climber](FightTable &table) {
                             const auto [he, it] = climber(table, chief("human"));
                             table.dice({6, 6, 2}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].level, 450, "level");
                             table.equal(table[it].pv, 5, "PV");
                             table.dice({6, 6, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].level, 0, "level");
                             table.equal(table[it].pv, 3, "PV");
                             table.expect(!table[it].has(play::Mark::Hanging), "down");
                         }));
    rows.push_back(fight("one who is hit but not hurt holds on", {}, {"MUSG-EQUIP-10"},
                         [climber](FightTable &table) {
                             const auto [he, it] = climber(table, chief("human"));
                             table.dice({6, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                         }));
    rows.push_back(fight("Voltigeur falls on a double 1 alone", {"MUSG-CAMP-28", "MUSG-EQUIP-10"},
                         {}, [climber](FightTable &table) {
                             const auto [he, it] = climber(table, advanced({"acrobat"}));
                             table.dice({6, 6, 1, 2}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].level, 450, "level");
                             table.dice({6, 6, 1, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[it].level, 0, "level");
                         }));
    rows.push_back(fight("interaction 47: shot to 0 on the wall he falls to his death",
                         {"MUSG-EQUIP-10"}, {}, [climber](FightTable &table) {
                             const auto [he, it] = climber(table, chief("human"));
                             table[it].pv = 1;
                             table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.expect(table[it].has(play::Mark::FellToDeath), "to his death");
                             table.equal(table[it].level, 0, "level");
                         }));
    rows.push_back(fight("a fall that takes the last PV is an ordinary end", {"MUSG-EQUIP-10"}, {},
                         [climber](FightTable &table) {
                             const auto [he, it] = climber(table, chief("human"));
                             table[it].pv = 2;
                             table.dice({6, 6, 1}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.expect(!table[it].onTable(), "out of action");
                             table.expect(!table[it].has(play::Mark::FellToDeath), "not dead");
                         }));
    rows.push_back(fight("he lands beside whoever stands at the foot", {"MUSG-EQUIP-10"}, {},
                         [climber](FightTable &table) {
                             const auto mate = table.add(1, chief("human"), 2600);
                             const auto [he, it] = climber(table, chief("human"));
                             table[mate].at.y = 1040;
                             table.dice({6, 6, 1}).act(Shoot{he, 0, it, {}});
                             table.equal(table[it].level, 0, "level");
                             table.expect(!play::inContact(table.game(), table.state(), mate, it) ||
                                              table[mate].at != table[it].at,
                                          "not on top of him");
                         }));
}

} // namespace escarmouche::tests
