// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/shooting/play_aim.h"
#include "tests/rules/rows/musg/turn/play_morale.h"

namespace escarmouche::tests {

using play::ChooseFigure;
using play::Decline;

void addCompany(RuleRows &rows)
{
    rows.push_back({"interaction 27: a group split in its middle: two groups, two activations",
                    {"MUSG-FIGURANT-08"},
                    {"MUSG-FIGURANT-09"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").figurant(5),
                                      {{5, 5}, {7, 5}, {9, 5}, {11, 5}, {13, 5}});
                        PlayTable &table = match.table;
                        table.begin();
                        const auto command = [&](std::size_t at) {
                            return play::ownCommandOf(table.game(), table.state(), match.own[at]);
                        };
                        trial.equal(command(0), 9, "command of five");
                        table.at(match.own[2], 9, 9);
                        trial.equal(command(0), 6, "command of the left two");
                        trial.equal(command(2), 5, "command of the one between");
                        trial.equal(command(4), 6, "command of the right two");
                        for (const std::size_t leader : {0U, 3U}) {
                            table.activate(match.own[leader], true);
                            trial.equal(table.last<play::ActivationBegan>().others.size(),
                                        std::size_t{1}, "the others");
                            table.endActivation();
                        }
                        trial.expect(table.awaits(play::Prompt::Activate),
                                     "the one between is left");
                    }});
    rows.push_back(
        {"interaction 28: the chief walks ahead with his last PA, his escort finishes after him",
         {"MUSG-FIGURANT-08", "MUSG-FIGURANT-09", "MUSG-TURN-04"},
         {"MUSG-TURN-05"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").chief().figurant(2).sousFifre(),
                           {{5, 5}, {7, 5}, {5, 7}, {30, 5}});
             PlayTable &table = match.table;
             table.begin();
             table.nextTurn();
             table.dice({6, 1, 1}); // one activation
             table.activate(match.own[0], true);
             const auto walk = [&](std::size_t at, double x, double y) {
                 table.act(play::Walk{match.own[at], table.path(match.own[at], {{x, y}})});
             };
             walk(0, 5, 9);
             walk(1, 7, 9);
             walk(2, 5, 11);
             trial.equal(
                 table.refusal(play::Walk{match.own[1], table.path(match.own[1], {{7, 10}})}),
                 std::string("escort-follows"), "twice");
             walk(0, 5, 13);
             walk(0, 5, 20);
             trial.equal(table.pa(match.own[0]), 0, "PA of the chief");
             trial.expect(table.awaits(play::Prompt::Act), "the escort goes on");
             walk(1, 7, 12);
             walk(2, 5, 16);
             trial.expect(table.awaits(play::Reason::FirstWave), "the foe's first wave");
             trial.equal(table.told<play::ActivationBegan>().size(), std::size_t{1}, "activations");
             table.dice({1});
         }});
    rows.push_back(
        fight("example 20: his figurants shield him", {"MUSG-COVER-01"}, {}, [](FightTable &table) {
            const auto he = table.add(1, chief("elf", {"rifle"}), 2600);
            const auto irons = table.add(0, chief("generic", {"rifle"}), 1000);
            table.add(0, figurant({"rifle"}), 1350);
            table.activate(he);
            const auto plan = table.plan<ShotPlan>(Shoot{he, 0, irons, {}});
            table.equal(static_cast<int>(plan.cover.size()), 1, "obstacles");
            table.dice({2}).act(Shoot{he, 0, irons, {}});
            table.allThrown();
        }));
    rows.push_back(
        {"interaction 25: who failed lends no more; another at 7 may",
         {"MUSG-ROUT-02", "MUSG-ROUT-03", "MUSG-ROUT-04"},
         {"MUSG-ROUT-09"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("generic").chief().sousChef().sousFifre().figurant(3),
                           {{30, 5}, {9, 5}, {5, 5}, {5, 8}, {5, 10}, {7, 10}});
             match.table.begin();
             match.table.putOut(match.own[0], match.foes[0]);
             match.table.endTurn();
             // The sous-chef fails; the group of three passes; then the sous-fifre.
             match.table.dice({6, 6, 1, 1, 1, 1, 1, 1, 3, 4});
             const auto last = match.table.last<play::Tested>();
             trial.expect(last.figure == match.own[2], "the sous-fifre last");
             trial.equal(last.command, 7, "command lent by a figurant");
             trial.expect(last.passed && last.lender != match.own[1], "passed");
         }});
    rows.push_back({"interaction 42: Nerfs d'acier with hatred: keep 2 of 3, all rolled again once",
                    {"MUSG-CAMP-29", "MUSG-INJURY-14"},
                    {"MUSG-INJURY-15"},
                    [](Trial &trial) {
                        OneBand match(trial,
                                      BandBuilder("human").sousFifre().advance("steel-nerves"),
                                      {{5, 5}});
                        match.table.of(match.own[0]).hates = 2;
                        match.table.begin();
                        trial.expect(match.test(0, play::Reason::Rout, {6, 6, 5, 6, 3, 4}).passed,
                                     "3 and 4 of the second throw");
                        trial.expect(!match.test(0, play::Reason::Rout, {6, 6, 5, 6, 3, 5}).passed,
                                     "3 and 5 are 8");
                        trial.expect(match.test(0, play::Reason::Spot, {}).automatic,
                                     "no dice against the hated");
                    }});
    rows.push_back({"who left the table alive is not lost to his band",
                    {},
                    {"MUSG-ROUT-01"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(4),
                                      {{5, 5}, {12, 5}, {18, 5}, {25, 5}});
                        match.table.begin();
                        match.table.putOut(match.own[0]);
                        for (const std::size_t gone : {1U, 2U})
                            match[gone].standing = play::Standing::Left;
                        match.table.look();
                        match.table.endTurn();
                        trial.expect(!match.table.awaits(play::Reason::Rout), "no test");
                    }});
}

void addSeveralAllies(RuleRows &rows)
{
    const auto melee = [](FightTable &table) {
        table.switches.shootingIntoMelee = true;
        struct Met {
            play::FigureId he, it, near, far;
        } met;
        met.he = table.add(0, chief("elf", {"rifle"}), 1000);
        met.it = table.add(1, sousChef("human"), at(500));
        met.near = table.add(0, sousFifre("elf"), at(440), 1080);
        met.far = table.add(0, sousFifre("elf"), at(540), 910);
        table.activate(met.he);
        return met;
    };
    rows.push_back(fight("of two allies in the melee the nearer rolls first; the first failure "
                         "takes it",
                         {"MUSG-RANGED-24"}, {"MUSG-RANGED-23"}, [melee](FightTable &table) {
                             const auto met = melee(table);
                             table.dice({2, 6, 6}).act(Shoot{met.he, 0, met.it, {}});
                             table.allThrown();
                             table.equal(table[met.near].pv, 2, "PV of the nearer");
                             table.equal(table[met.far].pv + table[met.it].pv, 7, "the others");
                         }));
    rows.push_back(fight("the nearer passed, the farther fails", {"MUSG-RANGED-24"}, {},
                         [melee](FightTable &table) {
                             const auto met = melee(table);
                             table.dice({3, 2, 6, 6}).act(Shoot{met.he, 0, met.it, {}});
                             table.allThrown();
                             table.equal(table[met.far].pv, 2, "PV of the farther");
                             table.equal(table[met.near].pv + table[met.it].pv, 7, "the others");
                         }));
    rows.push_back(
        fight("both passed: the target", {"MUSG-RANGED-24"}, {}, [melee](FightTable &table) {
            const auto met = melee(table);
            table.dice({3, 3, 6, 6}).act(Shoot{met.he, 0, met.it, {}});
            table.allThrown();
            table.equal(table[met.it].pv, 3, "PV of the target");
        }));
    rows.push_back(fight("a hit passed on to a chief is nobody's to take", {}, {"MUSG-FREE-01"},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(300));
                             const auto boss = table.add(1, chief("human"), at(450), 1000);
                             const auto mate = table.add(1, sousFifre("human"), at(600), 1080);
                             table.activate(he);
                             table[first].pv = 1;
                             const auto plan = table.plan<ShotPlan>(Shoot{he, 0, first, {}});
                             table.equal(plan.victims.count(), 3, "the chain");
                             // To hit, the first one's damage; cover of the chief is none now.
                             table.dice({6, 6, 1, 6, 6}).act(Shoot{he, 0, first, {}});
                             table.allThrown();
                             table.expect(!table[first].onTable(), "the first is down");
                             table.equal(table[boss].pv, 5, "PV of the chief");
                             table.equal(table[mate].pv, 3, "PV of his mate");
                         }));
}

} // namespace escarmouche::tests
