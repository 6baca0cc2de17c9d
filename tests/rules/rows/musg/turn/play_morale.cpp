// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/turn/play_morale.h"

namespace escarmouche::tests {

void addCommandTests(RuleRows &rows)
{
    using play::Reason;
    rows.push_back({"a command test: two dice up to the command",
                    {"MUSG-PROFILE-03"},
                    {"MUSG-PROFILE-13", "MUSG-REACT-11", "MUSG-ROUT-02", "MUSG-CAMP-29",
                     "MUSG-INJURY-14", "MUSG-INJURY-15", "MUSG-BAND-23", "MUSG-FIGURANT-02",
                     "MUSG-TURN-01", "MUSG-TURN-02", "MUSG-RALLY-02", "MUSG-ROUT-05",
                     "MUSG-ROUT-06", "MUSG-ROUT-07", "MUSG-ROUT-08", "MUSG-PROFILE-08"},
                    [](Trial &trial) {
                        for (const int last : {3, 4}) {
                            OneBand match(trial, BandBuilder("human").sousFifre(), {{5, 5}});
                            match.table.begin();
                            const auto told = match.test(0, Reason::WantToCharge, {4, last});
                            trial.equal(told.command, 7, "command");
                            trial.equal(told.passed, last == 3, "passed");
                        }
                    }});
    rows.push_back({"one more for each ally within 3 pas",
                    {"MUSG-REACT-11"},
                    {"MUSG-ROUT-02", "MUSG-PROFILE-13"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(4),
                                      {{5, 5}, {9, 5}, {5, 9.01}, {3, 5}});
                        match.table.begin();
                        match[3].set(play::Mark::Fleeing);
                        match.table.look();
                        const auto told = match.test(0, Reason::WantToCharge, {4, 4});
                        trial.equal(told.command, 8, "one at 3.00, none at 3.01, none in flight");
                    }});
    rows.push_back(
        {"command stops at 11", {"MUSG-PROFILE-13"}, {"MUSG-ROUT-02"}, [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").chief().sousFifre(2),
                           {{5, 5}, {7, 5}, {5, 7}});
             match.table.begin();
             trial.equal(match.test(0, Reason::UnderFire, {6, 6}).command, 11, "command");
         }});
    rows.push_back(
        {"the swarm of a goblin", {"MUSG-BAND-23"}, {"MUSG-FIGURANT-02"}, [](Trial &trial) {
             OneBand match(trial, BandBuilder("goblin").sousFifre(4),
                           {{5, 5}, {8, 5}, {5, 8.01}, {2.5, 5}});
             match.table.begin();
             match[3].set(play::Mark::Fleeing);
             match.table.look();
             const auto told = match.test(0, Reason::Rout, {3, 4});
             trial.equal(told.command, 5 + 2, "two mates within 2 pas");
         }});
    rows.push_back(
        {"example 17: five figurants in a group command 9, then 8",
         {"MUSG-FIGURANT-02"},
         {"MUSG-BAND-23", "MUSG-PROFILE-13"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").figurant(5),
                           {{5, 5}, {7, 5}, {9, 5}, {11, 5}, {13, 5}});
             match.table.begin();
             trial.equal(match.test(0, Reason::Spot, {6, 6}).command, 9 + 2,
                         "five, and two allies within 3");
             match.table.putOut(match.own[4]);
             trial.equal(play::ownCommandOf(match.table.game(), match.table.state(), match.own[0]),
                         8, "four");
             match.table.at(match.own[1], 7.01, 5);
             trial.equal(play::ownCommandOf(match.table.game(), match.table.state(), match.own[0]),
                         5, "a gap of more than a pas");
         }});
    rows.push_back({"Nerfs d'acier keeps the two lowest of three",
                    {"MUSG-CAMP-29"},
                    {"MUSG-INJURY-15"},
                    [](Trial &trial) {
                        OneBand match(trial,
                                      BandBuilder("human").sousFifre().advance("steel-nerves"),
                                      {{5, 5}});
                        match.table.begin();
                        trial.expect(match.test(0, Reason::Spot, {6, 3, 4}).passed, "3 and 4");
                    }});
    rows.push_back({"who is hardened needs no dice",
                    {"MUSG-INJURY-15"},
                    {"MUSG-PROFILE-03", "MUSG-INJURY-14"},
                    [](Trial &trial) {
                        OneBand match(trial,
                                      BandBuilder("human").campaign().sousChef().injury("hardened"),
                                      {{5, 5}});
                        match.table.begin();
                        trial.expect(match.test(0, Reason::Rout, {}).automatic, "automatic");
                    }});
    rows.push_back(
        {"hatred passes tests, and rolls a rout again",
         {"MUSG-INJURY-14"},
         {"MUSG-INJURY-15"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre(), {{5, 5}});
             match.table.of(match.own[0]).hates = 2;
             match.table.begin();
             trial.expect(match.test(0, Reason::WantToCharge, {}).automatic, "automatic");
             trial.expect(match.test(0, Reason::Rout, {6, 6, 3, 4}).passed,
                          "passed the second time");
             trial.expect(!match.test(0, Reason::Rout, {6, 6, 6, 5}).passed, "only once");
         }});
}

void addRout(RuleRows &rows)
{
    using play::Mark;
    using play::Reason;
    rows.push_back(
        {"a lost chief makes the band test, highest first",
         {"MUSG-ROUT-01", "MUSG-ROUT-04", "MUSG-ROUT-05", "MUSG-ROUT-06", "MUSG-PROFILE-08"},
         {"MUSG-ROUT-09", "MUSG-RALLY-01"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").chief().sousFifre(2).sousChef(),
                           {{5, 5}, {12, 5}, {14, 5}, {22, 5}});
             match.table.begin();
             match.table.putOut(match.own[0], match.foes[0]);
             match.table.endTurn();
             match.table.dice({6, 3, 6, 1, 6, 2});
             const auto told = match.table.told<play::Tested>();
             trial.equal(told.at(0).figure.value + 0, 3, "the sous-chef first");
             trial.equal(told.at(1).command, 7, "no ally counted");
             trial.expect(match[3].has(Mark::Fleeing), "9 against 8");
             trial.expect(!match[1].has(Mark::Fleeing), "7 against 7");
             trial.expect(match[2].has(Mark::Fleeing), "8 against 7");
         }});
    rows.push_back({"more than half, not half",
                    {"MUSG-ROUT-01", "MUSG-ROUT-09"},
                    {"MUSG-ROUT-03"},
                    [](Trial &trial) {
                        for (const int fallen : {2, 3}) {
                            OneBand match(trial, BandBuilder("human").sousFifre(4),
                                          {{5, 5}, {12, 5}, {18, 5}, {25, 5}});
                            match.table.begin();
                            for (int at = 0; at < fallen; ++at)
                                match.table.putOut(match.own[static_cast<std::size_t>(at)]);
                            match.table.endTurn();
                            trial.equal(match.table.awaits(Reason::Rout), fallen == 3, "tests");
                        }
                    }});
    rows.push_back({"interaction 24: one test though both causes are there",
                    {"MUSG-ROUT-01"},
                    {"MUSG-ROUT-04"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").chief().sousFifre(2),
                                      {{5, 5}, {12, 5}, {18, 5}});
                        match.table.begin();
                        match.table.putOut(match.own[0], match.foes[0]);
                        match.table.putOut(match.own[1], match.foes[0]);
                        match.table.endTurn();
                        match.table.dice({1, 1});
                        trial.equal(match.table.told<play::Tested>().size(), std::size_t{1},
                                    "tests");
                    }});
    rows.push_back(
        {"a better command is lent at 4.00 pas, not farther",
         {"MUSG-ROUT-02"},
         {"MUSG-ROUT-03"},
         [](Trial &trial) {
             for (const double x : {10.0, 10.01}) {
                 OneBand match(trial, BandBuilder("human").sousFifre().merc("orc-hunter"),
                               {{5, 5}, {x, 5}});
                 match.table.begin();
                 const int least = x > 10 ? 7 : 10;
                 const int command = play::commandOf(match.table.game(), match.table.state(),
                                                     match.own[0], Reason::Rout)
                                         .value;
                 trial.equal(command, least, "command");
                 match.test(0, Reason::Rout, {1, 1});
             }
         }});
    rows.push_back(
        {"interaction 25: who failed lends no more",
         {"MUSG-ROUT-03"},
         {"MUSG-ROUT-09"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").chief().sousChef().sousFifre().figurant(3),
                           {{30, 5}, {8, 5}, {5, 5}, {5, 8}, {5, 10}, {7, 10}});
             match.table.begin();
             match.table.putOut(match.own[0], match.foes[0]);
             match.table.endTurn();
             match.table.dice({6, 6});
             const auto sousFifre = play::commandOf(match.table.game(), match.table.state(),
                                                    match.own[2], Reason::Rout);
             trial.equal(sousFifre.value, 7, "his own");
             trial.expect(sousFifre.barred == match.own[1], "the sous-chef is barred");
             match.table.dice({1, 1, 1, 1, 1, 1, 1, 1});
         }});
    rows.push_back({"interaction 26: a group's command is lent",
                    {"MUSG-ROUT-02", "MUSG-FIGURANT-02"},
                    {"MUSG-ROUT-03", "MUSG-BAND-23"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre().figurant(6),
                                      {{5, 5}, {5, 8}, {7, 8}, {9, 8}, {11, 8}, {13, 8}, {15, 8}});
                        match.table.begin();
                        trial.equal(match.test(0, Reason::Rout, {6, 4}).command, 10, "six");
                        match.table.putOut(match.own[6]);
                        match.table.putOut(match.own[5]);
                        trial.equal(match.test(0, Reason::Rout, {6, 4}).command, 8, "four");
                    }});
}

void addRally(RuleRows &rows)
{
    using play::Mark;
    using play::Reason;
    const auto broken = [](OneBand &match, int turn) {
        match.table.begin();
        match[0].set(Mark::Fleeing);
        match[0].brokeOnTurn = 1;
        match.table.state().turn = static_cast<std::int16_t>(turn);
        match.table.look();
        match.table.nextTurn();
        match.table.dice({6, 1});
    };
    rows.push_back(
        {"a turn of flight, then a test to rally",
         {"MUSG-RALLY-01", "MUSG-RALLY-02", "MUSG-RALLY-03", "MUSG-ROUT-07"},
         {"MUSG-RALLY-04"},
         [broken](Trial &trial) {
             OneBand soon(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {20, 5}});
             broken(soon, 1);
             trial.expect(!soon.table.awaits(Reason::Rally), "none in the next turn");
             OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {20, 5}});
             broken(match, 2);
             trial.expect(match.table.awaits(Reason::Rally), "one in the turn after");
             match.table.dice({3, 4});
             trial.expect(!match[0].has(Mark::Fleeing), "back in play");
             trial.equal(play::ownCommandOf(match.table.game(), match.table.state(), match.own[0]),
                         8, "command");
         }});
    rows.push_back({"who does not rally flees on",
                    {"MUSG-RALLY-04", "MUSG-RALLY-01"},
                    {"MUSG-RALLY-03"},
                    [broken](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {20, 5}});
                        broken(match, 2);
                        match.table.dice({4, 4});
                        trial.expect(match[0].has(Mark::Fleeing), "flees");
                    }});
    rows.push_back(
        {"in flight he runs to the edge and is gone",
         {"MUSG-ROUT-06", "MUSG-ROUT-08"},
         {"MUSG-RALLY-01", "MUSG-VP-01"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre(2), {{20, 10}, {5, 30}});
             match.table.begin();
             match[0].set(Mark::Fleeing);
             match.table.look();
             match.table.endWave();
             trial.expect(match[0].standing == play::Standing::Left, "left");
             trial.equal(match.table.told<play::FigureLeft>().size(), std::size_t{1}, "told once");
             trial.equal(match[0].at.y, match.table.game().radius(), "how far he ran");
             trial.expect(match[1].onTable(), "the other stays");
         }});
}

void addPoints(RuleRows &rows)
{
    rows.push_back(
        {"points for the fallen of each rank",
         {"MUSG-VP-01", "MUSG-VP-02", "MUSG-VP-04"},
         {"MUSG-VP-03", "MUSG-BAND-07"},
         [](Trial &trial) {
             const int points[] = {10, 8, 5, 2, 8};
             for (int rank = 0; rank < 5; ++rank) {
                 OneBand match(trial,
                               BandBuilder("human").chief().sousChef().sousFifre().figurant().merc(
                                   "orc-hunter"),
                               {{5, 5}, {11, 5}, {17, 5}, {23, 5}, {29, 5}});
                 match.table.begin();
                 match.table.putOut(match.own[static_cast<std::size_t>(rank)], match.foes[0]);
                 match.table.endTurn();
                 while (match.table.awaits(play::Reason::Rout)) // the chief fell
                     match.table.dice({1, 1});
                 trial.equal(match.table.state().points[1][0] + 0, points[rank], "points");
             }
         }});
    rows.push_back(
        {"a friend's fall gives nobody points",
         {},
         {"MUSG-VP-01", "MUSG-VP-02", "MUSG-VP-04"},
         [](Trial &trial) {
             OneBand match(trial, BandBuilder("human").sousFifre(3), {{5, 5}, {11, 5}, {17, 5}});
             match.table.begin();
             match.table.putOut(match.own[0], match.own[1]);
             match.table.endTurn();
             trial.equal(match.table.state().points[0][0] + 0, 0, "points");
         }});
    rows.push_back(
        {"an objective is held alone",
         {"MUSG-VP-03"},
         {"MUSG-VP-01", "MUSG-BAND-07"},
         [](Trial &trial) {
             for (const bool contested : {false, true}) {
                 OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
                 match.table.scenario.objectives = {
                     {.at = {900, 500}, .radius = 350, .pointsEachTurn = 3, .pointsAtEnd = 4}};
                 if (contested)
                     match.table.at(match.foes[0], 13, 5);
                 match.table.begin();
                 match.table.state().turn = 8;
                 match.table.look();
                 match.table.endTurn();
                 trial.equal(match.table.state().points[0][1] + 0, contested ? 0 : 7, "points");
             }
         }});
    rows.push_back({"an objective counts each figure, or the chief alone",
                    {"MUSG-VP-03"},
                    {"MUSG-VP-01"},
                    [](Trial &trial) {
                        for (const auto claim : {play::Claim::EachFigure, play::Claim::Chief}) {
                            OneBand match(trial, BandBuilder("human").chief().sousFifre(2),
                                          {{5, 5}, {7, 5}, {30, 5}});
                            match.table.scenario.objectives = {
                                {.strip = rules::kit::geometry::Box{{0, 0}, {1000, 1000}},
                                 .claim = claim,
                                 .zone = 0,
                                 .pointsAtEnd = 4}};
                            match.table.begin();
                            match.table.at(match.foes[0], 9, 5); // an enemy there changes nothing
                            match.table.state().turn = 8;
                            match.table.state().zones = {0, 1};
                            match.table.look();
                            match.table.endTurn();
                            trial.equal(match.table.state().points[0][1] + 0,
                                        claim == play::Claim::Chief ? 4 : 8, "points");
                            trial.equal(match.table.state().points[1][1] + 0, 0,
                                        "of the other zone's band");
                        }
                    }});
    rows.push_back(
        {"what is worth points once is taken once",
         {"MUSG-VP-03"},
         {"MUSG-VP-01"},
         [](Trial &trial) {
             for (const bool taken : {false, true}) {
                 OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
                 match.table.scenario.objectives = {{.at = {taken ? 900 : 2000, 500},
                                                     .radius = 350,
                                                     .zone = 0,
                                                     .pointsOnce = 6,
                                                     .keeper = 1,
                                                     .pointsKept = 3}};
                 match.table.begin();
                 match.table.state().zones = {0, 1};
                 match.table.look();
                 match.table.endTurn();
                 trial.equal(match.table.state().points[0][1] + 0, taken ? 6 : 0, "once");
                 match.table.state().turn = 8;
                 match.table.look();
                 match.table.endTurn();
                 trial.equal(match.table.state().points[0][1] + 0, taken ? 6 : 0, "not again");
                 trial.equal(match.table.state().points[1][1] + 0, taken ? 0 : 3, "kept");
             }
         }});
    rows.push_back(
        {"the treasury counts at the end",
         {"MUSG-BAND-07", "MUSG-TURN-07"},
         {"MUSG-VP-01"},
         [](Trial &trial) {
             for (const bool on : {false, true}) {
                 OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {30, 5}});
                 match.table.switches.treasuryAsVp = on;
                 match.table.side(0).treasury = 12;
                 match.table.side(1).treasury = 0;
                 match.table.begin();
                 match.table.state().turn = 8;
                 match.table.look();
                 match.table.endTurn();
                 trial.equal(match.table.last<play::MatchEnded>().points.at(0), on ? 12 : 0,
                             "points");
             }
         }});
}

void addUnits(RuleRows &rows)
{
    rows.push_back({"a compact group is one activation",
                    {"MUSG-FIGURANT-08"},
                    {"MUSG-FIGURANT-09", "MUSG-TURN-03"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").figurant(4),
                                      {{5, 5}, {7, 5}, {9, 5}, {11.01, 5}});
                        match.table.begin();
                        match.table.activate(match.own[0], true);
                        trial.equal(match.table.last<play::ActivationBegan>().others.size(),
                                    std::size_t{2}, "the others");
                        trial.equal(match.table.pa(match.own[2]), 2, "PA of a figurant");
                        match.table.endActivation();
                        trial.equal(match.table.refusal(play::Activate{match.own[3], true}),
                                    std::string("nobody-beside"), "the one left out");
                    }});
    rows.push_back({"an escort does as its leader, then what it likes",
                    {"MUSG-FIGURANT-08", "MUSG-FIGURANT-09"},
                    {"MUSG-TURN-03"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").chief().figurant(2),
                                      {{5, 5}, {7, 5}, {5, 7.01}});
                        PlayTable &table = match.table;
                        table.begin();
                        table.activate(match.own[0], true);
                        trial.equal(table.last<play::ActivationBegan>().others.size(),
                                    std::size_t{1}, "within 1 pas");
                        const auto walk = [&](std::size_t at, double x, double y) {
                            return play::Walk{match.own[at], table.path(match.own[at], {{x, y}})};
                        };
                        trial.equal(table.refusal(walk(1, 9, 5)), std::string("escort-follows"),
                                    "before its leader");
                        table.act(walk(0, 5, 3));
                        table.act(walk(1, 7, 3));
                        trial.equal(table.refusal(walk(1, 9, 3)), std::string("escort-follows"),
                                    "twice");
                        table.act(walk(0, 5, 1));
                        table.endActivation();
                        trial.expect(table.awaits(play::Prompt::Act), "the escort goes on");
                        table.act(walk(1, 9, 3));
                        trial.expect(table.awaits(play::Prompt::Activate), "all done");
                    }});
}

void addDeployment(RuleRows &rows)
{
    rows.push_back(
        {"the highest roll chooses a zone and places first",
         {"MUSG-DEPLOY-04"},
         {"MUSG-MERC-05", "MUSG-MERC-08", "MUSG-MERC-10", "MUSG-MERC-11"},
         [](Trial &trial) {
             PlayTable table(trial);
             const auto first = table.band(BandBuilder("human").sousFifre(1));
             const auto second = table.band(BandBuilder("human").sousFifre(2));
             table.start();
             table.dice({2, 4});
             trial.equal(table.asked().value + 0, 1, "who chooses");
             table.act(play::ChooseZone{1});
             trial.equal(table.refusal(play::PlaceFigure{second[0], PlayTable::place(5, 20)}),
                         std::string("outside-zone"), "out of the zone");
             table.act(play::PlaceFigure{second[0], PlayTable::place(5, 35)});
             trial.equal(table.refusal(play::PlaceFigure{second[1], PlayTable::place(5.5, 35)}),
                         std::string("no-room-there"), "on a friend");
             table.act(play::PlaceFigure{second[1], PlayTable::place(7, 35)});
             trial.equal(table.asked().value + 0, 0, "then the other");
             table.act(play::PlaceFigure{first[0], PlayTable::place(5, 5)});
             trial.expect(table.awaits(play::Reason::Initiative), "the first turn");
         }});
    rows.push_back(
        {"an orc hunter kept for the third turn",
         {"MUSG-MERC-05"},
         {"MUSG-MERC-08", "MUSG-MERC-10", "MUSG-MERC-11"},
         [](Trial &trial) {
             PlayTable table(trial);
             const auto own = table.band(BandBuilder("human").sousFifre().merc("orc-hunter"));
             const auto foe = table.band(BandBuilder("human").sousFifre());
             table.start();
             table.dice({6, 1});
             table.act(play::ChooseZone{0});
             trial.equal(table.refusal(play::HoldBack{own[0]}), std::string("cannot-be-held-back"),
                         "anybody else");
             table.act(play::HoldBack{own[1]});
             table.act(play::PlaceFigure{own[0], PlayTable::place(5, 5)});
             table.act(play::PlaceFigure{foe[0], PlayTable::place(5, 35)});
             for (int turn = 1; turn <= 2; ++turn) {
                 table.dice({6, 1, 6});
                 table.endWave();
                 table.dice({6});
                 for (int wave = 0; wave < 3; ++wave)
                     table.endWave();
             }
             table.dice({6, 1});
             trial.expect(table.awaits(play::Prompt::Deploy), "he enters");
             trial.equal(table.refusal(play::PlaceFigure{own[1], PlayTable::place(6, 35)}),
                         std::string("deploys-in-contact"), "in contact");
             table.act(play::PlaceFigure{own[1], PlayTable::place(20, 20)});
             trial.expect(table[own[1]].onTable(), "anywhere");
         }});
    rows.push_back(
        {"sniper and commando come last, harassers anywhere",
         {"MUSG-MERC-08", "MUSG-MERC-10", "MUSG-MERC-11", "MUSG-DEPLOY-04"},
         {"MUSG-MERC-05"},
         [](Trial &trial) {
             PlayTable table(trial);
             const auto own = table.band(BandBuilder("human")
                                             .merc("elf-sniper")
                                             .merc("human-commando")
                                             .merc("goblin-harasser"));
             const auto foe = table.band(BandBuilder("human").sousFifre());
             table.start();
             table.dice({6, 1});
             table.act(play::ChooseZone{0});
             trial.equal(table.refusal(play::PlaceFigure{own[0], PlayTable::place(5, 5)}),
                         std::string("not-to-place-now"), "the sniper waits");
             table.act(play::PlaceFigure{own[2], PlayTable::place(20, 20)});
             table.act(play::PlaceFigure{foe[0], PlayTable::place(5, 35)});
             trial.equal(table.refusal(play::PlaceFigure{own[0], PlayTable::place(5, 16.01)}),
                         std::string("outside-zone"), "more than 10 pas beyond");
             table.act(play::PlaceFigure{own[0], PlayTable::place(5, 16)});
             table.act(play::PlaceFigure{own[1], PlayTable::place(9, 5)});
             const auto seen = table.game().view(table.state(), PlayTable::seat(1));
             trial.expect(std::holds_alternative<std::monostate>(seen.tokens[1].place),
                          "the commando is not seen");
             rules::musg::play::State scratch;
             trial.expect(
                 !table.game().seenBy(table.state(), PlayTable::seat(1), scratch)[own[1]].onTable(),
                 "nor in the state of the other seat");
         }});
}

} // namespace escarmouche::tests
