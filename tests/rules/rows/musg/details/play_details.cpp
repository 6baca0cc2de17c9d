// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/details/play_mercs.h"
#include "tests/rules/rows/musg/shooting/play_aim.h"

namespace escarmouche::tests {

using play::ChooseFigure;
using play::Decline;
using play::Strike;
using play::StrikePlan;

void addShotDetails(RuleRows &rows)
{
    rows.push_back(fight("a body hides nobody", {}, {"MUSG-COVER-01"}, [](FightTable &table) {
        const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
        const auto body = table.add(1, sousFifre("human"), 1500);
        const auto it = table.add(1, sousChef("human"), at(900));
        table.activate(he);
        table[body].standing = play::Standing::OutOfAction;
        table[body].pv = 0;
        table.expect(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).cover.empty(), "no cover");
        table.dice({1}).act(Shoot{he, 0, it, {}});
    }));
    rows.push_back(fight("of a group the engaged and the unseen are passed over",
                         {"MUSG-RANGED-08", "MUSG-RANGED-09"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(300));
                             const auto engaged = table.add(1, sousFifre("human"), at(430), 1080);
                             const auto unseen = table.add(1, sousFifre("human"), at(430), 870);
                             const auto last = table.add(1, sousFifre("human"), at(490));
                             table.add(0, sousFifre("elf"), at(430), 1180);
                             table.wall(1460, 780, 1475, 940, 300, geo::trait::kBlocksSight);
                             table.activate(he);
                             const auto plan = table.plan<ShotPlan>(Shoot{he, 0, first, {}});
                             table.expect(!plan.victims.contains(engaged), "the engaged one");
                             table.expect(!plan.victims.contains(unseen), "the unseen one");
                             table[first].pv = 1;
                             table.dice({6, 6, 1, 6, 6}).act(Shoot{he, 0, first, {}});
                             table.equal(table[last].pv, 2, "PV of the last");
                         }));
    rows.push_back(fight(
        "throwing stars have the thrower's F less 1, at least 1, charge or not", {"MUSG-RANGED-10"},
        {"MUSG-MELEE-08"}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"throwing-stars"}), 1000);
            const auto weak = table.add(0, figurant({"throwing-stars"}), 1000, 2000);
            table.fighter(weak).f = 1;
            const auto it = table.add(1, chief("human"), at(250));
            const auto other = table.add(1, chief("human"), at(250), 2000);
            table.activate(he, {weak});
            table[he].set(play::Mark::Charged);
            table.equal(table.plan<ShotPlan>(Shoot{he, 0, it, {}}).force, 4, "force of F 5");
            table.equal(table.plan<ShotPlan>(Shoot{weak, 0, other, {}}).force, 1, "force of F 2");
            table.dice({6, 1}).act(Shoot{he, 0, it, {}});
        }));
    rows.push_back(fight("interaction 19: a sous-fifre's machine gun takes his whole activation",
                         {"MUSG-RANGED-13"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, sousFifre("elf", {"machine-gun"}), 1000);
                             const auto it = table.add(1, sousChef("human"), at(500));
                             table.activate(he);
                             table.equal(table.fighter(he).pa, 2, "PA of a sous-fifre");
                             table.dice({1, 1, 1, 1, 1}).act(Shoot{he, 0, it, {}});
                             table.equal(table[he].pa, 9 - 2, "PA");
                         }));
    rows.push_back(fight("a howitzer does not burst", {}, {"MUSG-RANGED-19", "MUSG-RANGED-20"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"howitzer"}), 1000);
                             const auto it = table.add(1, chief("human"), at(900));
                             table.activate(he);
                             table.dice({1, 1}).act(Shoot{he, 0, it, {}}); // a miss, a dud
                             table.allThrown();
                             table.expect(table.refusal(Shoot{he, 0, it, {}}).empty(), "whole");
                         }));
}

void addBlowDetails(RuleRows &rows)
{
    rows.push_back(
        {"all 144 cells of the table of damage", {"MUSG-DAMAGE-01"}, {}, [](Trial &trial) {
             // As printed: a line for each R from 1, a digit for each F from 1.
             const char *const printed[] = {"443322222222", "444332222222", "544433222222",
                                            "554443322222", "655444332222", "665544433222",
                                            "666554443322", "666655444332", "666665544433",
                                            "666666554443", "666666655444", "666666665544"};
             for (int r = 1; r <= 12; ++r) {
                 for (int f = 1; f <= 12; ++f)
                     trial.equal(play::damageNeeded(f, r), printed[r - 1][f - 1] - '0',
                                 "F " + std::to_string(f) + " against R " + std::to_string(r));
             }
             trial.note({"MUSG-DAMAGE-01"});
         }});
    rows.push_back(fight("interaction 2: shield and two rondaches: R +1, two hits again a Strike",
                         {"MUSG-MELEE-09", "MUSG-EQUIP-06", "MUSG-EQUIP-13"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"sword"}), 1000);
                             BandBuilder guarded("human");
                             guarded.chief().with("shield").with("rondache", 2).with("sword");
                             const auto it = table.add(1, guarded, 1100);
                             table.activate(he);
                             for (int strike = 0; strike < 2; ++strike) {
                                 table.equal(table.plan<StrikePlan>(Strike{he, it, 1}).rerolls, 2,
                                             "dice to roll again");
                                 table.dice({3, 3, 1, 3, 6}).act(Strike{he, it, 1});
                                 table.allThrown();
                                 table.equal(table.last<play::FigureHit>().resistance, 5, "R");
                             }
                             table.equal(table[it].pv, 4, "PV");
                         }));
    rows.push_back(fight("interaction 12: an orc chief in everything: R 13 counts as 12",
                         {"MUSG-DAMAGE-04", "MUSG-EQUIP-13"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             table.fighter(he).guns.front().force = 10;
                             BandBuilder orc("orc");
                             orc.chief().with("heavy-armour").with("shield").with("bionic-arm", 2);
                             orc.with("bionic-leg", 2);
                             const auto it = table.add(1, orc, 2600);
                             table.activate(he);
                             table.equal(table.fighter(it).r, 13, "R");
                             table.dice({6, 5}).act(Shoot{he, 0, it, {}});
                             table.equal(table.last<play::FigureHit>().needed, 5,
                                         "F 10 against R 12");
                         }));
}

void addMoraleDetails(RuleRows &rows)
{
    using play::Mark;
    using play::Reason;
    rows.push_back(
        {"a command is lent to rally, and each rally adds 1 more",
         {"MUSG-RALLY-02", "MUSG-RALLY-03", "MUSG-ROUT-02"},
         {"MUSG-RALLY-04"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre().merc("orc-hunter"),
                           {{5, 5}, {8, 5}});
             match.table.begin();
             match[0].set(Mark::Fleeing);
             match[0].brokeOnTurn = 1;
             match[0].rallies = 1;
             match.table.state().turn = 2;
             match.table.look();
             match.table.nextTurn();
             match.table.dice({6, 1, 6, 4}); // 10 of the orc hunter
             trial.expect(!match[0].has(Mark::Fleeing), "rallied");
             trial.equal(play::ownCommandOf(match.table.game(), match.table.state(), match.own[0]),
                         9, "command: 7 and two rallies");
         }});
    rows.push_back(
        {"who flees lends nothing", {"MUSG-ROUT-02"}, {}, [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre().merc("orc-hunter").sousChef(),
                           {{5, 5}, {8, 5}, {5, 8}});
             match.table.begin();
             match[1].set(Mark::Fleeing);
             match.table.look();
             trial.equal(match.test(0, Reason::Rout, {1, 1}).command, 8, "the sous-chef's");
         }});
    rows.push_back(
        {"hatred is of one band, not of another",
         {"MUSG-PROFILE-03"},
         {"MUSG-INJURY-14"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre(), {{5, 5}});
             match.table.of(match.own[0]).hates = 4; // a third band
             match.table.begin();
             trial.expect(!match.test(0, Reason::WantToCharge, {6, 6}).automatic, "rolled");
         }});
    rows.push_back({"interaction 6: the orc chief of goblins has no swarm, but counts for them",
                    {"MUSG-BAND-23"},
                    {"MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("goblin").chief("orc").sousFifre(2),
                                      {{5, 5}, {7, 5}, {5, 7}});
                        match.table.begin();
                        const auto command = [&](std::size_t at) {
                            return play::ownCommandOf(match.table.game(), match.table.state(),
                                                      match.own[at]);
                        };
                        trial.equal(command(0), 10, "command of the chief");
                        trial.equal(command(1), 5 + 2, "command of a goblin");
                        trial.equal(match.test(1, Reason::Spot, {1, 1}).command, 7 + 2,
                                    "with two allies at hand");
                    }});
    rows.push_back({"in flight and engaged he must first break away, if he can pay",
                    {"MUSG-REACT-02", "MUSG-ROUT-06"},
                    {"MUSG-ACT-02", "MUSG-ACT-11"},
                    [](Trial &trial) {
                        for (const bool two : {false, true}) {
                            Hired match(trial, BandBuilder("human").sousFifre());
                            const auto coward = match.own[0];
                            match.table.at(coward, 10, 10).at(match.foes[0], 11, 10);
                            if (two)
                                match.table.at(match.foes[1], 10, 11).at(match.foes[2], 10, 9);
                            match.table.begin();
                            match.table[coward].set(Mark::Fleeing);
                            match.table.look();
                            match.table.endWave();
                            // Half of Mvt 6 for 1 PA, then 6 more; three enemies cost 3 PA.
                            const auto &own = match.table[coward];
                            trial.equal(own.at.x == 1000 && own.at.y == 1000, two, "he stays");
                            if (!two)
                                trial.expect(own.at.x == 100 || own.at.y == 100 ||
                                                 own.standing == play::Standing::Left,
                                             "9 pas towards the edge");
                        }
                    }});
}

void addFieldDetails(RuleRows &rows)
{
    rows.push_back({"a turn: initiative, rally, two waves, rout, points",
                    {"MUSG-TURN-01"},
                    {"MUSG-TURN-07"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(4),
                                      {{5, 5}, {12, 5}, {18, 5}, {25, 5}});
                        PlayTable &table = match.table;
                        table.begin();
                        match[0].set(play::Mark::Fleeing);
                        match[0].brokeOnTurn = 1;
                        table.state().turn = 2;
                        table.look();
                        table.nextTurn();
                        table.dice({6, 1, 1, 1, 6}); // initiative, a rally, the first wave
                        table.endWave();
                        table.dice({6});
                        table.endWave();
                        for (const std::size_t at : {0U, 1U, 2U})
                            table.putOut(match.own[at], match.foes[0]);
                        table.endWave();
                        table.endWave();
                        table.dice({1, 1}); // the rout of the one left
                        std::string told;
                        for (const auto &event : table.events()) {
                            if (std::holds_alternative<play::TurnBegan>(event.what))
                                told += 'B';
                            if (std::holds_alternative<play::OrderSet>(event.what))
                                told += 'O';
                            if (std::holds_alternative<play::Tested>(event.what))
                                told += 'T';
                            if (const auto *wave = std::get_if<play::WaveBegan>(&event.what))
                                told += static_cast<char>('0' + wave->wave);
                            if (std::holds_alternative<play::TurnEnded>(event.what))
                                told += 'E';
                            if (std::holds_alternative<play::PointsScored>(event.what))
                                told += 'P';
                        }
                        trial.equal(told, std::string("BOT1122ETPPPB"), "the steps");
                    }});
    rows.push_back({"a body is walked over, and stood upon",
                    {"MUSG-ACT-02"},
                    {"MUSG-ACT-15"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto walker = field.mine[1];
                        field.table.at(walker, 10, 10).at(field.theirs[1], 13, 10);
                        field.table.begin();
                        field.table.putOut(field.theirs[1], walker);
                        field.table.activate(walker);
                        field.table.act(play::Walk{walker, field.table.path(walker, {{13, 10}})});
                        trial.equal(field.x(walker), 13.0, "x");
                    }});
    rows.push_back({"an orc hunter may be placed like everybody",
                    {"MUSG-DEPLOY-04"},
                    {"MUSG-MERC-05"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto own = table.band(BandBuilder("human").merc("orc-hunter"));
                        const auto foe = table.band(BandBuilder("human").sousFifre());
                        table.start();
                        table.dice({6, 1});
                        table.act(play::ChooseZone{0});
                        trial.equal(
                            table.refusal(play::PlaceFigure{own[0], PlayTable::place(5, 20)}),
                            std::string("outside-zone"), "in the middle");
                        table.act(play::PlaceFigure{own[0], PlayTable::place(5, 5)});
                        table.act(play::PlaceFigure{foe[0], PlayTable::place(5, 35)});
                        trial.expect(table[own[0]].onTable(), "placed");
                    }});
    rows.push_back(
        {"who flees holds no objective", {}, {"MUSG-VP-03"}, [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
             match.table.scenario.objectives = {
                 {.at = {900, 500}, .radius = 350, .pointsEachTurn = 3, .pointsAtEnd = 4}};
             match.table.begin();
             match[0].set(play::Mark::Fleeing);
             match.table.state().turn = 7;
             match.table.look();
             match.table.endTurn();
             trial.equal(match.table.state().points[0][1] + 0, 0, "points");
         }});
    rows.push_back({"a sous-fifre has an escort as well",
                    {"MUSG-FIGURANT-08"},
                    {"MUSG-FIGURANT-09"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre().figurant(2),
                                      {{5, 5}, {7, 5}, {7.01, 8}});
                        match.table.begin();
                        match.table.activate(match.own[0], true);
                        trial.equal(match.table.last<play::ActivationBegan>().others.size(),
                                    std::size_t{1}, "within 1 pas");
                    }});
}

} // namespace escarmouche::tests
