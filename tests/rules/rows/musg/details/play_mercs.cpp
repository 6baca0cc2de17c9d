// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/details/play_mercs.h"

namespace escarmouche::tests {

void addTroll(RuleRows &rows)
{
    const BandBuilder guarded = BandBuilder("human").chief().merc("troll-bodyguard");
    rows.push_back({"the troll ends his moves within 2 pas of his chief",
                    {"MUSG-MERC-06"},
                    {"MUSG-MERC-07"},
                    [guarded](Trial &trial) {
                        Hired match(trial, guarded);
                        const auto troll = match.own[1];
                        match.table.at(match.own[0], 10, 10).at(troll, 12, 10);
                        match.table.begin();
                        match.table.activate(troll);
                        trial.equal(match.table.refusal(
                                        play::Walk{troll, match.table.path(troll, {{13.01, 10}})}),
                                    std::string("stays-by-chief"), "2.01 pas away");
                        match.table.act(play::Walk{troll, match.table.path(troll, {{13, 10}})});
                    }});
    rows.push_back(
        {"the troll takes a charge on his chief",
         {"MUSG-MERC-06"},
         {"MUSG-MERC-07", "MUSG-FREE-01"},
         [guarded](Trial &trial) {
             for (const int pv : {1, 2}) {
                 Hired match(trial, guarded);
                 const auto boss = match.own[0], troll = match.own[1];
                 const auto charger = match.foes[0];
                 match.table.at(boss, 10, 10).at(troll, 10, 13).at(charger, 18, 10);
                 match.table.begin(1);
                 match.table[troll].pv = static_cast<std::int8_t>(pv);
                 match.table.look();
                 match.table.activate(charger);
                 match.table.act(play::Charge{charger, match.table.path(charger, {{11, 10}})});
                 trial.equal(match.table.awaits(play::Prompt::TakeCharge), pv == 2, "the question");
                 if (pv == 1)
                     continue;
                 match.table.choose(troll);
                 match.table.dice({1, 1}); // the troll is charged by a better one
                 trial.expect(
                     play::inContact(match.table.game(), match.table.state(), charger, troll) &&
                         !play::inContact(match.table.game(), match.table.state(), charger, boss),
                     "the charger meets the troll");
             }
         }});
    rows.push_back(
        {"interaction 48: with the troll in contact, or bearing him, a downed chief is "
         "guarded",
         {"MUSG-MERC-07"},
         {},
         [guarded](Trial &trial) {
             for (const double x : {11.0, 12.0}) {
                 Hired match(trial, guarded);
                 const auto boss = match.own[0], troll = match.own[1];
                 match.table.at(boss, 10, 10).at(troll, x, 10);
                 match.table.begin();
                 match.table.putOut(boss, match.foes[0]);
                 const auto marks = [&] {
                     const auto report = match.table.game().report(match.table.state());
                     return report.figures[0].marks.size();
                 };
                 trial.equal(marks(), std::size_t{x < 12 ? 1U : 0U}, "marks");
                 match.table.activate(troll);
                 if (x > 11)
                     match.table.act(play::Walk{troll, match.table.path(troll, {{11, 10}})});
                 match.table.act(play::CarryBody{troll, boss});
                 match.table.act(play::Walk{troll, match.table.path(troll, {{11, 4}})});
                 trial.equal(match.table[boss].at.y, 400, "the body comes along");
                 trial.equal(marks(), std::size_t{1}, "marks of the carried one");
             }
         }});
}

void addHirelings(RuleRows &rows)
{
    rows.push_back({"interaction 33: a mercenary lends his command in a rout, and tests himself",
                    {"MUSG-ROUT-02", "MUSG-ROUT-04"},
                    {"MUSG-ROUT-03"},
                    [](Trial &trial) {
                        OneBand match(trial,
                                      BandBuilder("human").chief().sousFifre().merc("orc-hunter"),
                                      {{30, 5}, {5, 5}, {10, 5}});
                        match.table.begin();
                        match.table.putOut(match.own[0], match.foes[0]);
                        match.table.endTurn();
                        match.table.dice({4, 4, 6, 4});
                        const auto tests = match.table.told<play::Tested>();
                        trial.equal(tests.size(), std::size_t{2}, "tests");
                        trial.expect(tests.at(0).figure == match.own[2], "the mercenary first");
                        trial.expect(tests.at(1).lender == match.own[2], "the lender");
                        trial.equal(tests.at(1).command, 10, "command");
                        trial.expect(tests.at(1).passed, "10 against 10");
                    }});
    rows.push_back({"a mercenary counts as a sous-chef",
                    {"MUSG-PROFILE-10", "MUSG-REACT-03", "MUSG-REACT-05"},
                    {"MUSG-REACT-04"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto mine =
                            table.band(BandBuilder("human").merc("orc-hunter").sousFifre());
                        const auto theirs = table.band(
                            BandBuilder("human").chief().sousChef().sousFifre().merc("orc-hunter"));
                        const auto charges = [&](PlayTable::FigureId who, PlayTable::FigureId whom,
                                                 play::Reason reason, bool tests) {
                            for (std::size_t at = 0; at < 2; ++at)
                                table.at(mine[at], 5, 5 + 10.0 * static_cast<double>(at));
                            for (std::size_t at = 0; at < 4; ++at)
                                table.at(theirs[at], 5 + 8.0 * static_cast<double>(at), 35);
                            table.at(who, 20, 20).at(whom, 25, 20);
                            table.begin();
                            table.activate(who);
                            table.act(play::Charge{who, table.path(who, {{24, 20}})});
                            trial.equal(table.awaits(reason), tests, "tests");
                            if (tests)
                                table.dice({1, 1});
                            table.endActivation();
                        };
                        charges(mine[0], theirs[0], play::Reason::WantToCharge, true);
                        charges(mine[0], theirs[1], play::Reason::WantToCharge, false);
                        charges(mine[0], theirs[2], play::Reason::ReceiveCharge, true);
                        charges(mine[1], theirs[3], play::Reason::WantToCharge, true);
                        charges(mine[0], theirs[3], play::Reason::WantToCharge, false);
                    }});
    rows.push_back(
        {"among the band's own the ladder is as printed",
         {"MUSG-REACT-03"},
         {"MUSG-PROFILE-10"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[1];
             field.table.at(charger, 12, 10).at(field.theirs[0], 20, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
             field.table.dice({1, 1});
             trial.expect(field.table.has(charger, play::Mark::Charged), "contact");
         }});
    rows.push_back({"interaction 31: a mercenary down in the last turn: 8 points to the enemy",
                    {"MUSG-VP-02", "MUSG-TURN-07"},
                    {"MUSG-VP-01"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(2).merc("orc-hunter"),
                                      {{5, 5}, {11, 5}, {17, 5}});
                        match.table.begin();
                        match.table.state().turn = 8;
                        match.table.look();
                        match.table.putOut(match.own[2], match.foes[0]);
                        match.table.endTurn();
                        trial.expect(match.table.isOver(), "over");
                        const auto report = match.table.game().report(match.table.state());
                        trial.equal(rules::totalScore(report.seats[1]), 8, "points");
                        trial.expect(report.figures[2].end == rules::FigureEnd::OutOfAction &&
                                         report.figures[2].rank == "mercenary",
                                     "as the campaign reads it");
                    }});
    rows.push_back({"interaction 58: the harasser leaves three enemies for 0 PA, then may shoot",
                    {"MUSG-MERC-11", "MUSG-ACT-11", "MUSG-ACT-09"},
                    {"MUSG-ACT-13"},
                    [](Trial &trial) {
                        Hired match(trial, BandBuilder("human").merc("goblin-harasser"));
                        PlayTable &table = match.table;
                        const auto goblin = match.own[0];
                        table.switches.underFire = false;
                        table.at(goblin, 10, 10).at(match.foes[0], 11, 10);
                        table.at(match.foes[1], 9, 10).at(match.foes[2], 10, 11);
                        table.begin();
                        table.activate(goblin);
                        table.act(play::BreakAway{goblin, table.path(goblin, {{10, 5}})});
                        trial.equal(table.pa(goblin), 3, "PA left");
                        // The nearest is his first victim: of two equally near the owner picks.
                        table.act(play::Shoot{goblin, 0, match.foes[0], {}});
                        table.dice({1});
                        if (table.awaits(play::Prompt::ChooseVictim))
                            table.choose(match.foes[0]);
                        trial.equal(table.pa(goblin), 2, "PA left after the shot");
                    }});
}

void addCommando(RuleRows &rows)
{
    rows.push_back(
        {"interaction 49: not activated for three turns he stays hidden; one runs into him",
         {"MUSG-MERC-10"},
         {"MUSG-ACT-06"},
         [](Trial &trial) {
             Hired match(trial, BandBuilder("human").merc("human-commando"));
             PlayTable &table = match.table;
             const auto commando = match.own[0];
             const auto walker = match.foes[0];
             table.at(commando, 20, 20).at(walker, 30, 20);
             table.begin();
             table[commando].set(play::Mark::Hidden);
             table.look();
             for (int turn = 0; turn < 3; ++turn) {
                 table.nextTurn();
                 table.dice({6, 1, 6});
                 table.endWave();
                 table.dice({6});
                 table.endWave();
             }
             trial.expect(table.has(commando, play::Mark::Hidden), "hidden still");
             table.nextTurn();
             table.dice({1, 6, 6});
             table.activate(walker);
             table.act(play::Walk{walker, table.path(walker, {{22, 20}})});
             table.act(play::Walk{walker, table.path(walker, {{18, 20}})});
             trial.expect(!table.has(commando, play::Mark::Hidden), "revealed");
             trial.expect(!play::inContact(table.game(), table.state(), walker, commando),
                          "not in contact");
             trial.equal(table.told<play::FigureRevealed>().size(), std::size_t{1}, "revealed");
         }});
}

void addHiddenPlaces(RuleRows &rows)
{
    rows.push_back(
        {"where a commando hides no refusal tells; who is placed on him finds him",
         {"MUSG-MERC-10", "MUSG-MERC-05", "MUSG-DEPLOY-04"},
         {"MUSG-MERC-11"},
         [](Trial &trial) {
             for (const double gap : {0.0, 1.02, 1.1}) { // on him, in contact, beside him
                 PlayTable table(trial);
                 const auto own =
                     table.band(BandBuilder("human").sousFifre().merc("human-commando"));
                 const auto foe = table.band(BandBuilder("human").sousFifre().merc("orc-hunter"));
                 table.start();
                 table.dice({6, 1});
                 table.act(play::ChooseZone{0});
                 table.act(play::PlaceFigure{own[0], PlayTable::place(5, 5)});
                 table.act(play::HoldBack{foe[1]});
                 table.act(play::PlaceFigure{foe[0], PlayTable::place(5, 35)});
                 table.act(play::PlaceFigure{own[1], PlayTable::place(20, 5)});
                 for (int turn = 1; turn <= 2; ++turn) {
                     table.dice({6, 1, 6});
                     table.endWave();
                     table.dice({6});
                     for (int wave = 0; wave < 3; ++wave)
                         table.endWave();
                 }
                 table.dice({6, 1});
                 const play::PlaceFigure entry{foe[1], PlayTable::place(20 + gap, 5)};
                 table.act(entry);
                 const bool met = gap < 1.1;
                 trial.equal(table[foe[1]].onTable(), !met, "placed");
                 trial.equal(table.told<play::FigureRevealed>().size(), std::size_t{met ? 1U : 0U},
                             "revealed");
                 trial.equal(table.has(own[1], play::Mark::Hidden), !met, "hidden");
                 trial.equal(table.awaits(play::Prompt::Deploy), met, "asked again");
                 if (!met)
                     continue;
                 trial.equal(table.refusal(entry),
                             std::string(gap > 0 ? "deploys-in-contact" : "no-room-there"),
                             "now he is seen");
                 table.act(play::PlaceFigure{foe[1], PlayTable::place(30, 20)});
                 trial.expect(table[foe[1]].onTable(), "placed elsewhere");
             }
         }});
    rows.push_back(fight("a cannon's burst does not find who is hidden", {"MUSG-RANGED-20"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"cannon"}), 1000);
                             const auto hidden = table.add(1, merc("human-commando"), 1200);
                             const auto it = table.add(1, chief("human"), 2900);
                             table.activate(he);
                             table[hidden].set(play::Mark::Hidden);
                             table.dice({1, 1, 6}).act(play::Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[hidden].pv, 6, "PV");
                         }));
}

void addMeetings(RuleRows &rows)
{
    rows.push_back({"who runs into a hidden enemy does not stop on a friend either",
                    {"MUSG-MERC-10", "MUSG-ACT-15"},
                    {"MUSG-ACT-06"},
                    [](Trial &trial) {
                        Hired match(trial, BandBuilder("human").merc("human-commando"));
                        PlayTable &table = match.table;
                        table.at(match.own[0], 20, 20);
                        table.at(match.foes[0], 25, 20).at(match.foes[1], 22, 20.5);
                        table.begin(1);
                        table[match.own[0]].set(play::Mark::Hidden);
                        table.look();
                        table.activate(match.foes[0]);
                        const auto on = table.path(match.foes[0], {{22.2, 20}});
                        trial.equal(table.refusal(play::Walk{match.foes[0], on}),
                                    std::string("way-no-stand"), "on his friend");
                        table.act(play::Walk{match.foes[0], table.path(match.foes[0], {{18, 20}})});
                        trial.expect(!table.has(match.own[0], play::Mark::Hidden), "revealed");
                        const auto &game = table.game();
                        trial.expect(
                            !rules::kit::geometry::overlap(game.base(table.state(), match.foes[0]),
                                                           game.base(table.state(), match.foes[1])),
                            "beside his friend");
                        trial.expect(table[match.foes[0]].at.x > 2250, "behind him");
                    }});
}

/** What never routs (a zombie of the mad scientist): play keeps its rules though no match takes
    such a band yet. */
void addMindless(RuleRows &rows)
{
    rows.push_back(
        {"a zombie tests nothing, lends nothing, charges nobody",
         {"MUSG-PULP-17"},
         {"MUSG-REACT-01", "MUSG-REACT-03", "MUSG-REACT-05", "MUSG-REACT-07", "MUSG-REACT-09",
          "MUSG-ROUT-02"},
         [](Trial &trial) {
             Hired match(trial, BandBuilder("human").chief().sousFifre(2));
             PlayTable &table = match.table;
             const auto zombie = match.own[1], mate = match.own[2];
             table.of(zombie).traits |= std::uint64_t{1}
                                        << static_cast<unsigned>(rules::musg::Trait::NeverRouts);
             table.of(zombie).cd = 11;
             table.at(zombie, 20, 20).at(mate, 22, 20).at(match.foes[0], 20, 30);
             table.begin(1);
             table.state().seen[zombie.value].erase(match.foes[0]);
             table.activate(match.foes[0]);
             table.act(play::Walk{match.foes[0], table.path(match.foes[0], {{20, 27}})});
             table.act(play::Charge{match.foes[0], table.path(match.foes[0], {{20, 21}})});
             trial.expect(table.awaits(play::Prompt::Act), "neither spotting nor reception");
             table.endActivation();
             table.endWave();
             table.nextTurn();
             table.dice({6, 1, 6});
             table.at(match.foes[0], 38, 38).at(match.foes[1], 20, 24);
             table.activate(zombie);
             trial.equal(table.refusal(play::Charge{zombie, table.path(zombie, {{20, 23}})}),
                         std::string("never-charges"), "refusal");
             table.endActivation();
             table.putOut(match.own[0], match.foes[0]);
             table.endTurn();
             trial.expect(table.awaits(play::Reason::Rout), "the other tests");
             trial.equal(
                 play::commandOf(table.game(), table.state(), mate, play::Reason::Rout).value, 7,
                 "nothing lent");
             table.dice({1, 1});
             trial.equal(table.told<play::Tested>().size(), std::size_t{1}, "tests");
         }});
    rows.push_back({"nor does a shot drive it", {}, {"MUSG-REACT-09"}, [](Trial &trial) {
                        FightTable table(trial);
                        table.switches.underFire = true;
                        const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                        const auto it = table.add(1, sousFifre("human"), 2600);
                        table.fighter(it).traits |= std::uint64_t{1} << static_cast<unsigned>(
                                                        rules::musg::Trait::NeverRouts);
                        table.activate(he);
                        table.dice({1}).act(play::Shoot{he, 0, it, {}});
                        table.allThrown();
                    }});
}

} // namespace escarmouche::tests
