// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/moving/play_reactions.h"
#include "tests/rules/rows/musg/shooting/play_aim.h"
#include "tests/rules/rows/musg/turn/play_morale.h"

namespace escarmouche::tests {

using play::ChooseFigure;
using play::Decline;
using play::Strike;
using OptionValue = decltype(rules::Setting::value);

namespace {

/** Both positions of one option of a set-up, each judged by `run(trial, switches, second)`. The
    first is our ruling, and what holds where the option is not named. */
RuleRow bothWays(const std::string &option, std::vector<std::string> proves,
                 const OptionValue &first, const OptionValue &second,
                 std::function<void(Trial &, const play::Switches &, bool)> run)
{
    return {"switch " + option, std::move(proves), {}, [=, run = std::move(run)](Trial &trial) {
                const auto named = play::switchesOf({{option, first}});
                const auto other = play::switchesOf({{option, second}});
                if (!named || !other)
                    return trial.expect(false, "not an option: " + option);
                run(trial, {}, false);
                run(trial, *named, false);
                run(trial, *other, true);
            }};
}

/** The same on a FightTable. */
RuleRow fightBothWays(const std::string &option, std::vector<std::string> proves,
                      const OptionValue &first, const OptionValue &second,
                      std::function<void(FightTable &, bool)> run)
{
    return bothWays(option, std::move(proves), first, second,
                    [run = std::move(run)](Trial &trial, const play::Switches &switches, bool on) {
                        FightTable table(trial);
                        table.switches = switches;
                        run(table, on);
                    });
}

std::int64_t whole(int value)
{
    return value;
}

void addSizes(RuleRows &rows)
{
    rows.push_back(fightBothWays(
        "base_diameter", {"MUSG-MELEE-02"}, whole(100), whole(200),
        [](FightTable &table, bool wide) {
            const auto he = table.add(0, chief("elf", {"club"}), 1000);
            const auto it = table.add(1, chief("human"), 1200);
            table.activate(he);
            table.equal(table.refusal(Strike{he, it, 1}), wide ? "" : "not-in-contact", "refusal");
            table[it].at.x = 3000;
            table.equal(table.refusal(Strike{he, it, 1}), "not-in-contact", "far off");
        }));
    rows.push_back(fightBothWays("figure_height", {"MUSG-COVER-01"}, whole(100), whole(180),
                                 [](FightTable &table, bool tall) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                                     const auto it = table.add(1, chief("human"), at(900));
                                     table.wall(1950, 800, 1960, 1200, 80);
                                     table.activate(he);
                                     const auto plan = table.plan<ShotPlan>(Shoot{he, 0, it, {}});
                                     table.equal(plan.cover.empty(), tall, "in the open");
                                     table.dice({1}).act(Shoot{he, 0, it, {}});
                                 }));
}

void addShotSwitches(RuleRows &rows)
{
    rows.push_back(fightBothWays("elevation_step", {"MUSG-RANGED-04"}, whole(100), whole(50),
                                 [](FightTable &table, bool low) {
                                     table.equal(
                                         neededBy(table, sousChef("generic", {"rifle"}), 1500, 99),
                                         low ? 3 : 4, "to hit from 0.99");
                                     table.switches.underFire = false;
                                     table.dice({1, 1, 1}).act(Shoot{{0}, 0, {1}, {}});
                                 }));
    rows.push_back(fightBothWays(
        "split_slow_reload", {"MUSG-RANGED-12"}, false, true, [](FightTable &table, bool split) {
            table.switches.underFire = false;
            const auto he = table.add(0, chief("elf", {"crossbow"}), 1000);
            const auto it = table.add(1, sousChef("human"), at(500));
            table.activate(he);
            table.dice({1}).act(Shoot{he, 0, it, {}});
            table.equal(table[he].pa, split ? 8 : 7, "PA");
            table.equal(table.refusal(Shoot{he, 0, it, {}}), split ? "not-loaded" : "", "refusal");
            table.equal(table.count<play::ReloadGun>(), split ? 1 : 0, "reloads offered");
        }));
    rows.push_back(fightBothWays(
        "shooting_while_engaged", {"MUSG-ACT-13", "MUSG-RANGED-25"}, true, false,
        [](FightTable &table, bool never) {
            const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
            const auto it = table.add(1, chief("human"), 1100);
            table.activate(he);
            table.equal(table.refusal(Shoot{he, 0, it, {}}), never ? "engaged" : "", "refusal");
            if (!never)
                table.dice({1, 1, 1}).act(Shoot{he, 0, it, {}});
        }));
    rows.push_back(fightBothWays("shooting_into_melee", {"MUSG-RANGED-23", "MUSG-RANGED-24"}, false,
                                 true, [](FightTable &table, bool allowed) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                                     const auto it = table.add(1, sousChef("human"), at(500));
                                     table.add(0, sousFifre("elf"), at(500), 1100);
                                     table.activate(he);
                                     table.equal(table.refusal(Shoot{he, 0, it, {}}),
                                                 allowed ? "" : "in-melee-with-ally", "refusal");
                                     if (!allowed)
                                         return;
                                     table.dice({3, 6, 6}).act(Shoot{he, 0, it, {}});
                                     table.allThrown();
                                     table.equal(table[it].pv, 3, "PV");
                                 }));
    rows.push_back(fightBothWays("no_rest", {"MUSG-RANGED-18"}, false, true,
                                 [](FightTable &table, bool second) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                                     const auto it = table.add(1, chief("human"), at(250));
                                     table.activate(he);
                                     if (second)
                                         table.dice({1, 1, 2}).act(Shoot{he, 0, it, {}});
                                     else
                                         table.dice({1, 1}).act(Shoot{he, 0, it, {}});
                                     table.allThrown();
                                     table.equal(table.refusal(Shoot{he, 0, it, {}}),
                                                 second ? "no-ammunition" : "", "refusal");
                                 }));
}

void addTemplateSwitches(RuleRows &rows)
{
    for (const std::string other : {"always", "instead_of_CT"}) {
        RuleRow row =
            fightBothWays("scatter", {"MUSG-RANGED-15", "MUSG-RANGED-16"}, std::string("on_miss"),
                          other, [other](FightTable &table, bool changed) {
                              table.switches.underFire = false;
                              const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                              const auto it = table.add(1, chief("human"), at(250));
                              table.activate(he);
                              // Hit or miss, scatter where it is rolled: on the spot; damage.
                              if (!changed)
                                  table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                              else if (other == "always")
                                  table.dice({6, 6, 6}).act(Shoot{he, 0, it, {}});
                              else
                                  table.dice({6, 6}).act(Shoot{he, 0, it, {}});
                              table.allThrown();
                              table.equal(table[it].pv, 5, "PV");
                              if (changed && other == "instead_of_CT")
                                  table.dice({1}).act(Shoot{he, 0, it, {}}); // a dud at once
                              else if (changed)
                                  table.dice({6, 1}).act(Shoot{he, 0, it, {}}); // a hit, yet a dud
                              else
                                  table.dice({1, 1}).act(Shoot{he, 0, it, {}}); // a miss and a dud
                              table.allThrown();
                              table.expect(table.last<play::BurstAt>().dud, "a dud");
                          });
        row.name += " " + other;
        rows.push_back(row);
    }
    rows.push_back(fightBothWays(
        "scatter_directions", {"MUSG-RANGED-15"}, std::string("0123"), std::string("2301"),
        [](FightTable &table, bool turned) {
            table.switches.underFire = false;
            const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
            const auto it = table.add(1, chief("human"), at(250));
            table.activate(he);
            for (const int face : {2, 3, 4, 5}) {
                // A miss, the direction, a d3 of 3; at short distance back also reaches him.
                table.dice({1, face, 6, 1, 1, 1}).act(Shoot{he, 0, it, {}});
                const auto burst = table.last<play::BurstAt>().at.at;
                const int quarter = (face - 2 + (turned ? 2 : 0)) % 4;
                table.equal(burst.x, at(250) + (quarter == 0 ? 300 : quarter == 2 ? -300 : 0), "x");
                table.equal(burst.y, 1000 + (quarter == 1 ? 300 : quarter == 3 ? -300 : 0), "y");
            }
        }));
    rows.push_back(fightBothWays("blast_radius", {"MUSG-RANGED-16"}, whole(150), whole(250),
                                 [](FightTable &table, bool far) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                                     const auto it = table.add(1, chief("human"), at(350));
                                     const auto near = table.add(1, chief("human"), at(350), 1201);
                                     table.activate(he);
                                     table.dice({3, 6, far ? 6 : 1}).act(Shoot{he, 0, it, {}});
                                     table.equal(table[it].pv, 5, "PV of the target");
                                     table.equal(table[near].pv, far ? 5 : 6,
                                                 "PV 2.01 from its middle");
                                 }));
    rows.push_back(fightBothWays("flame_length", {"MUSG-RANGED-17"}, whole(800), whole(900),
                                 [](FightTable &table, bool longer) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"shotgun"}), 1000);
                                     const auto it = table.add(1, chief("human"), at(801));
                                     table.activate(he);
                                     table.equal(table.refusal(Shoot{he, 0, it, {}}),
                                                 longer ? "" : "beyond-flame", "refusal");
                                     table.dice({1}).act(Shoot{he, 0, {}, {{at(300), 1000}, 0}});
                                 }));
    rows.push_back(fightBothWays("flame_width", {"MUSG-RANGED-17"}, whole(250), whole(500),
                                 [](FightTable &table, bool wider) {
                                     table.switches.underFire = false;
                                     const auto he = table.add(0, chief("elf", {"shotgun"}), 1000);
                                     const auto it = table.add(1, chief("human"), at(600));
                                     const auto beside =
                                         table.add(1, chief("human"), at(600), 1200);
                                     table.activate(he);
                                     const auto plan = table.plan<ShotPlan>(Shoot{he, 0, it, {}});
                                     table.equal(plan.victims.contains(beside), wider, "touched");
                                     table.dice({1, 1}).act(Shoot{he, 0, it, {}});
                                 }));
}

void addMoveSwitches(RuleRows &rows)
{
    rows.push_back(
        bothWays("one_walk_per_activation", {"MUSG-ACT-02", "MUSG-ACT-04"}, false, true,
                 [](Trial &trial, const play::Switches &switches, bool once) {
                     Field field(trial);
                     field.table.switches = switches;
                     const auto walker = field.mine[1];
                     field.table.at(walker, 10, 10);
                     field.begin(walker);
                     field.table.act(play::Walk{walker, field.table.path(walker, {{12, 10}})});
                     trial.equal(field.table.refusal(
                                     play::Walk{walker, field.table.path(walker, {{14, 10}})}),
                                 std::string(once ? "one-walk" : ""), "a second walk");
                 }));
    rows.push_back(
        bothWays("want_to_charge", {"MUSG-REACT-01", "MUSG-REACT-03"}, true, false,
                 [](Trial &trial, const play::Switches &switches, bool off) {
                     Field field(trial);
                     field.table.switches = switches;
                     const auto charger = field.mine[1];
                     field.table.at(charger, 12, 10).at(field.theirs[0], 20, 10);
                     field.begin(charger);
                     field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
                     trial.equal(field.table.awaits(play::Reason::WantToCharge), !off, "tests");
                     if (!off)
                         field.table.dice({1, 1});
                     trial.expect(field.table.has(charger, play::Mark::Charged), "contact");
                 }));
    rows.push_back(
        bothWays("receive_charge", {"MUSG-REACT-01", "MUSG-REACT-05"}, true, false,
                 [](Trial &trial, const play::Switches &switches, bool off) {
                     Field field(trial);
                     field.table.switches = switches;
                     const auto charger = field.mine[0];
                     field.table.at(charger, 12, 10).at(field.theirs[1], 20, 10);
                     field.begin(charger);
                     field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
                     trial.equal(field.table.awaits(play::Reason::ReceiveCharge), !off, "tests");
                     if (!off)
                         field.table.dice({1, 1});
                     trial.expect(field.table.has(charger, play::Mark::Charged), "contact");
                 }));
    rows.push_back(bothWays("spot_enemy", {"MUSG-REACT-01", "MUSG-REACT-07"}, true, false,
                            [](Trial &trial, const play::Switches &switches, bool off) {
                                Encounter meeting(trial, nullptr);
                                meeting.table.switches = switches;
                                meeting.table.switches.turnLimit = 0;
                                meeting.begin();
                                meeting.table.act(meeting.walk(12, 10));
                                trial.equal(meeting.table.awaits(play::Reason::Spot), !off,
                                            "tests");
                                if (!off)
                                    meeting.table.dice({1, 1});
                                trial.equal(meeting.x(meeting.mover), 12.0, "x");
                            }));
}

void addTestSwitches(RuleRows &rows)
{
    rows.push_back(fightBothWays("under_fire", {"MUSG-REACT-01", "MUSG-REACT-09"}, true, false,
                                 [](FightTable &table, bool off) {
                                     const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                                     const auto it = table.add(1, chief("human"), 2600);
                                     table.activate(he);
                                     if (off)
                                         table.dice({1}).act(Shoot{he, 0, it, {}});
                                     else
                                         table.dice({1, 1, 1}).act(Shoot{he, 0, it, {}});
                                     table.allThrown();
                                     table.equal(table.told<play::Tested>(), off ? 0 : 1, "tests");
                                 }));
    rows.push_back(fightBothWays("under_fire_dice", {"MUSG-REACT-09"}, whole(2), whole(1),
                                 [](FightTable &table, bool single) {
                                     const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                                     const auto it = table.add(1, sousFifre("human"), 2600);
                                     table.activate(he);
                                     if (single)
                                         table.dice({1, 6}).act(Shoot{he, 0, it, {}});
                                     else
                                         table.dice({1, 6, 2, 1}).act(Shoot{he, 0, it, {}});
                                     table.allThrown();
                                     table.equal(table.last<play::Tested>().passed, single,
                                                 "7 or less");
                                 }));
}

/** The points that a foe has for the fall of the one of that rank. */
int pointsForTheFall(Trial &trial, const play::Switches &switches, std::size_t rank)
{
    OneBand match(trial,
                  BandBuilder("human").chief().sousChef().sousFifre().figurant().merc("orc-hunter"),
                  {{5, 5}, {11, 5}, {17, 5}, {23, 5}, {29, 5}});
    match.table.switches = switches;
    match.table.begin();
    match.table.putOut(match.own[rank], match.foes[0]);
    match.table.endTurn();
    while (match.table.awaits(play::Reason::Rout))
        match.table.dice({1, 1});
    return match.table.state().points[1][0];
}

void addScoreSwitches(RuleRows &rows)
{
    struct Worth {
        const char *option;
        int points;
    };
    const Worth values[] = {{"vp_chief", 10},
                            {"vp_sous_chef", 8},
                            {"vp_sous_fifre", 5},
                            {"vp_figurant", 2},
                            {"vp_mercenary", 8}};
    for (std::size_t rank = 0; rank < std::size(values); ++rank) {
        const Worth worth = values[rank];
        rows.push_back(bothWays(worth.option, {rank == 4 ? "MUSG-VP-02" : "MUSG-VP-01"},
                                whole(worth.points), whole(worth.points + 3),
                                [=](Trial &trial, const play::Switches &switches, bool more) {
                                    trial.equal(pointsForTheFall(trial, switches, rank),
                                                worth.points + (more ? 3 : 0), "points");
                                }));
    }
    rows.push_back(bothWays(
        "treasury_as_vp", {"MUSG-BAND-07"}, true, false,
        [](Trial &trial, const play::Switches &switches, bool off) {
            OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
            match.table.switches = switches;
            match.table.side(0).treasury = 12;
            match.table.side(1).treasury = 0;
            match.table.begin();
            match.table.state().turn = 8;
            match.table.look();
            match.table.endTurn();
            trial.equal(match.table.last<play::MatchEnded>().points.at(0), off ? 0 : 12, "points");
        }));
    rows.push_back(
        bothWays("turn_limit", {"MUSG-TURN-07"}, whole(8), whole(2),
                 [](Trial &trial, const play::Switches &switches, bool few) {
                     for (const int turn : {1, 2, 7, 8}) {
                         OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
                         match.table.switches = switches;
                         match.table.begin();
                         match.table.state().turn = static_cast<std::int16_t>(turn);
                         match.table.look();
                         match.table.endTurn();
                         trial.equal(match.table.isOver(), turn >= (few ? 2 : 8),
                                     "over after turn " + std::to_string(turn));
                     }
                 }));
    rows.push_back(fightBothWays("medikit_consumed", {"MUSG-EQUIP-11"}, false, true,
                                 [](FightTable &table, bool consumed) {
                                     const auto he = table.add(0, chief("elf", {"medikit"}), 1000);
                                     table.activate(he);
                                     table[he].pv = 4;
                                     table.act(play::UseMedikit{he, he});
                                     const auto report = table.game().report(table.state());
                                     table.equal(static_cast<int>(report.figures[0].used.size()),
                                                 consumed ? 1 : 0, "medikits gone");
                                 }));
}

} // namespace

void addSwitches(RuleRows &rows)
{
    addSizes(rows);
    addShotSwitches(rows);
    addTemplateSwitches(rows);
    addMoveSwitches(rows);
    addTestSwitches(rows);
    addScoreSwitches(rows);
}

} // namespace escarmouche::tests
