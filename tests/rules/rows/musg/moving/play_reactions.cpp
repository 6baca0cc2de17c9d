// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/moving/play_reactions.h"

namespace escarmouche::tests {

void addSpotting(RuleRows &rows)
{
    rows.push_back({"shot at on the way he stays: going on is another move",
                    {"MUSG-ACT-05", "MUSG-REACT-07", "MUSG-REACT-01"},
                    {"MUSG-ACT-07", "MUSG-REACT-08"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "rifle");
                        PlayTable &table = meeting.table;
                        table.begin();
                        meeting.begin();
                        table.act(meeting.walk(15, 10));
                        table.dice({3, 3});
                        trial.expect(table.awaits(play::Prompt::FreeShot), "the free shot");
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({1, 1, 1}); // misses; under fire, passed
                        trial.expect(table.awaits(play::Prompt::GoOn), "go on?");
                        table.decline();
                        trial.equal(meeting.x(meeting.mover), 10.0, "x");
                        trial.equal(table.pa(meeting.mover), 2, "PA left");
                        trial.equal(table.told<play::MoveBrokenOff>().size(), std::size_t{1},
                                    "moves broken off");
                        table.act(meeting.walk(15, 10));
                        trial.equal(meeting.x(meeting.mover), 15.0, "x of the other move");
                        trial.equal(table.pa(meeting.mover), 1, "PA left after it");
                    }});
    rows.push_back({"shot at on the way he goes on: the same move",
                    {"MUSG-REACT-07"},
                    {"MUSG-ACT-05"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "rifle");
                        PlayTable &table = meeting.table;
                        meeting.begin();
                        table.act(meeting.walk(15, 10));
                        table.dice({3, 3});
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({1, 1, 1});
                        table.accept();
                        trial.equal(meeting.x(meeting.mover), 15.0, "x");
                        trial.equal(table.pa(meeting.mover), 2, "PA left");
                    }});
    rows.push_back({"driven off his way by fire he has lost the rest of it",
                    {"MUSG-ACT-05", "MUSG-REACT-09", "MUSG-REACT-10", "MUSG-PROFILE-01"},
                    {"MUSG-REACT-08"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "rifle");
                        PlayTable &table = meeting.table;
                        meeting.begin();
                        table.act(meeting.walk(15, 10));
                        table.dice({3, 3});
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({1, 6, 6, 3}); // under fire, failed, 2 pas
                        trial.equal(meeting.x(meeting.mover), 8.0, "x");
                        trial.expect(table.awaits(play::Prompt::Act), "not asked to go on");
                    }});
    rows.push_back({"a free shot with a slow weapon, once for each of the two",
                    {"MUSG-REACT-07"},
                    {"MUSG-REACT-08", "MUSG-ACT-09"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "crossbow");
                        PlayTable &table = meeting.table;
                        meeting.begin();
                        table.act(meeting.walk(12, 10));
                        table.dice({3, 4});
                        trial.equal(table.options().size(), std::size_t{2}, "a shot, or none");
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({2, 1, 1});
                        table.accept();
                        trial.equal(table.pa(meeting.observer), 0, "PA of the observer");
                        table.act(meeting.walk(10, 10));
                        trial.expect(table.awaits(play::Prompt::Act), "no second test");
                        trial.equal(table.told<play::Tested>().size(), std::size_t{2}, "tests");
                    }});
    rows.push_back({"shot at while he passes a friend he cannot stop there, and goes on",
                    {"MUSG-REACT-07"},
                    {"MUSG-ACT-05"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "rifle");
                        PlayTable &table = meeting.table;
                        // Seen from (13, 25) past the end of the wall, first at x = 12.
                        table.pieces = {
                            ground(2, 15, 10.4, 1, 3, rules::kit::geometry::trait::kBlocksSight)};
                        table.at(meeting.observer, 13, 25).at(meeting.mate, 12, 9.4);
                        meeting.begin();
                        table.act(meeting.walk(16, 10));
                        trial.equal(meeting.x(meeting.mover), 12.0, "x when he is seen");
                        table.dice({3, 3});
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({1, 1, 1});
                        trial.expect(table.awaits(play::Prompt::Act), "not asked");
                        trial.equal(meeting.x(meeting.mover), 16.0, "x");
                    }});
    rows.push_back(
        {"reactions to reactions end somewhere", {"MUSG-REACT-07"}, {}, [](Trial &trial) {
             constexpr std::size_t kDeepest = play::kMostFrames - play::kFramesOfSighting - 1;
             for (const std::size_t depth : {kDeepest, kDeepest + 1}) {
                 Encounter meeting(trial, "rifle");
                 PlayTable &table = meeting.table;
                 meeting.begin();
                 auto &frames = table.state().frames;
                 while (frames.size() < depth)
                     frames.push_back(play::Frame(frames.back()));
                 table.act(meeting.walk(15, 10));
                 trial.equal(meeting.x(meeting.mover), depth == kDeepest ? 10.0 : 15.0, "x");
                 if (depth != kDeepest)
                     continue;
                 const auto hasRoom = [&] { return frames.size() <= play::kMostFrames; };
                 table.dice({3, 3});
                 trial.expect(table.awaits(play::Prompt::FreeShot), "the free shot");
                 table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                 table.dice({1});
                 trial.expect(table.awaits(play::Reason::UnderFire) && hasRoom(), "under fire");
                 table.dice({6, 6});
                 trial.expect(table.awaits(play::Reason::UnderFireDistance) && hasRoom(), "moves");
                 table.dice({3});
                 trial.equal(meeting.x(meeting.mover), 8.0, "x in the end");
             }
         }});
    rows.push_back({"shot at in flight he is not asked: he flees on",
                    {"MUSG-REACT-07", "MUSG-REACT-02"},
                    {"MUSG-ACT-05"},
                    [](Trial &trial) {
                        Encounter meeting(trial, "rifle");
                        PlayTable &table = meeting.table;
                        table.at(meeting.mover, 10, 20).at(meeting.observer, 20, 20);
                        table.begin();
                        table.state().seen[meeting.observer.value].erase(meeting.mover);
                        table[meeting.mover].set(play::Mark::Fleeing);
                        table.look();
                        table.activate(meeting.mover);
                        table.dice({3, 3});
                        table.act(play::Shoot{meeting.observer, 0, meeting.mover, {}});
                        table.dice({1, 1, 1});
                        trial.expect(table[meeting.mover].standing == play::Standing::Left, "gone");
                    }});
    rows.push_back(
        {"who is engaged, in flight or of his level does not test",
         {},
         {"MUSG-REACT-07", "MUSG-REACT-08", "MUSG-REACT-01"},
         [](Trial &trial) {
             Encounter fleeing(trial, nullptr);
             fleeing.begin();
             fleeing.table[fleeing.observer].set(play::Mark::Fleeing);
             fleeing.table.look();
             fleeing.table.act(fleeing.walk(12, 10));
             Encounter engaged(trial, nullptr);
             engaged.table.at(engaged.mate, 21, 10);
             engaged.begin();
             engaged.table.act(engaged.walk(12, 10));
             Encounter alike(trial, nullptr);
             alike.table.begin();
             alike.table.state().seen[alike.observer.value].erase(alike.mate);
             alike.table.activate(alike.mate);
             alike.table.act(play::Walk{alike.mate, alike.table.path(alike.mate, {{3, 2}})});
             trial.expect(alike.table.awaits(play::Prompt::Act), "nobody tested");
         }});
    rows.push_back({"out of sight, where the distance reaches it",
                    {"MUSG-REACT-08", "MUSG-REACT-12"},
                    {"MUSG-REACT-10"},
                    [](Trial &trial) {
                        namespace trait = rules::kit::geometry::trait;
                        Encounter meeting(trial, nullptr);
                        PlayTable &table = meeting.table;
                        table.pieces = {ground(18, 11, 1, 6, 3, trait::kBlocksSight)};
                        meeting.begin();
                        table.act(meeting.walk(11, 10));
                        table.dice({6, 6, 6}); // 3 pas
                        const rules::kit::geometry::Table &laid = table.game().table();
                        trial.expect(!rules::kit::geometry::sees(
                                         laid, table.game().base(table.state(), meeting.mover),
                                         table.game().base(table.state(), meeting.observer)),
                                     "hidden from him");
                    }});
    rows.push_back({"two observers at one point: in turn order of their seats",
                    {"MUSG-REACT-07"},
                    {"MUSG-ACT-05"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto mine = table.band(BandBuilder("human").chief());
                        const auto second = table.band(BandBuilder("human").sousFifre());
                        const auto third = table.band(BandBuilder("human").sousFifre(2));
                        table.at(mine[0], 10, 10).at(second[0], 20, 10);
                        table.at(third[0], 20, 14).at(third[1], 20, 6);
                        table.begin();
                        table.turn().order = {};
                        for (const int seat : {0, 2, 1})
                            table.turn().order.push_back(PlayTable::seat(seat));
                        for (const auto each : {second[0], third[0], third[1]})
                            table.state().seen[each.value].erase(mine[0]);
                        table.turn().place = 0;
                        table.activate(mine[0]);
                        table.act(play::Walk{mine[0], table.path(mine[0], {{12, 10}})});
                        table.dice({1, 1, 1, 1, 1, 1});
                        std::string order;
                        for (const auto &test : table.told<play::Tested>())
                            order += static_cast<char>('0' + test.figure.value);
                        trial.equal(order, std::string("231"), "the order");
                    }});
}

void addCrossings(RuleRows &rows)
{
    const auto crossed = [](Trial &trial, bool charges, double y = 10) {
        PlayTable table(trial);
        const auto mine = table.band(BandBuilder("human").chief());
        const auto theirs = table.band(BandBuilder("human").sousFifre(2));
        table.at(mine[0], 10, 10).at(theirs[0], 15, 12.2).at(theirs[1], 19, 10);
        table.begin();
        table.state().seen[theirs[0].value].erase(mine[0]);
        table.activate(mine[0]);
        const auto way = table.path(mine[0], {{18, 10}});
        if (charges)
            table.act(play::Charge{mine[0], way});
        else
            table.act(play::Run{mine[0], table.path(mine[0], {{17.5, 10}})});
        if (charges)
            table.dice({1, 1}); // the target receives him
        trial.expect(table.awaits(play::Reason::Spot), "seen");
        // Stand for what drove him there: he is in the way when the test is over.
        table.at(theirs[0], 15, y);
        table.dice({1, 1});
        const auto &game = table.game();
        trial.equal(play::inContact(game, table.state(), mine[0], theirs[0]), charges, "contact");
        trial.equal(table.has(mine[0], play::Mark::Charged), charges, "charged");
        trial.expect(table[mine[0]].at.x < 1500, "not past him");
        trial.expect(table[mine[0]].at.x > 1390, "but up to him");
        trial.expect(!rules::kit::geometry::overlap(game.base(table.state(), mine[0]),
                                                    game.base(table.state(), theirs[0])),
                     "beside him");
    };
    rows.push_back({"an enemy who has come into the way ends it before him",
                    {"MUSG-ACT-15"},
                    {"MUSG-ACT-07", "MUSG-MELEE-08"},
                    [crossed](Trial &trial) { crossed(trial, false); }});
    rows.push_back({"who would brush by an enemy beside his way ends before him",
                    {"MUSG-ACT-15"},
                    {"MUSG-ACT-07", "MUSG-MELEE-08"},
                    [crossed](Trial &trial) { crossed(trial, false, 11); }});
    rows.push_back({"a charge meets the enemy who has come into its way",
                    {"MUSG-ACT-15", "MUSG-MELEE-08"},
                    {"MUSG-ACT-07"},
                    [crossed](Trial &trial) { crossed(trial, true); }});
    rows.push_back(
        {"the target hides from the charger, who does not follow: it becomes a run of 2 PA",
         {"MUSG-ACT-07", "MUSG-REACT-08"},
         {"MUSG-ACT-08", "MUSG-MELEE-08"},
         [](Trial &trial) {
             Encounter meeting(trial, nullptr);
             PlayTable &table = meeting.table;
             meeting.begin();
             table.act(play::Charge{meeting.mover, table.path(meeting.mover, {{19, 10}})});
             table.dice({1, 1}); // receives it
             trial.expect(table.awaits(play::Reason::Spot), "he has not seen him yet");
             table.dice({6, 6, 3}); // 2 pas away
             trial.equal(meeting.x(meeting.observer), 22.0, "x of the target");
             table.decline();
             trial.equal(meeting.x(meeting.mover), 19.0, "x");
             trial.equal(table.pa(meeting.mover), 1, "PA left of 3");
             trial.expect(!table.has(meeting.mover, play::Mark::Charged), "no contact");
         }});
    rows.push_back(
        {"on his last PA he comes no farther than half a move",
         {"MUSG-ACT-08", "MUSG-REACT-08"},
         {"MUSG-MELEE-08"},
         [](Trial &trial) {
             Encounter meeting(trial, nullptr);
             PlayTable &table = meeting.table;
             meeting.begin();
             table[meeting.mover].pa = 1;
             table.look();
             table.act(play::Charge{meeting.mover, table.path(meeting.mover, {{19, 10}})});
             table.dice({1, 1, 6, 6, 3});
             table.decline(); // does not follow
             trial.equal(meeting.x(meeting.mover), 14.5, "x: half of Mvt 9");
         }});
    for (const auto &[marsh, width, end] : {std::tuple{12.0, 2.0, 13.25}, {9.0, 3.0, 10.0}}) {
        rows.push_back(
            {"half a move counts difficult ground, and is none that starts in it: x " +
                 std::to_string(end),
             {"MUSG-ACT-08", "MUSG-ACT-03", "MUSG-REACT-08"},
             {"MUSG-MELEE-08"},
             [=](Trial &trial) {
                 Encounter meeting(trial, nullptr);
                 PlayTable &table = meeting.table;
                 table.pieces = {
                     ground(marsh, 8, width, 4, 0, rules::kit::geometry::trait::kDifficult)};
                 meeting.begin();
                 table[meeting.mover].pa = 1;
                 table.look();
                 table.act(play::Charge{meeting.mover, table.path(meeting.mover, {{19, 10}})});
                 table.dice({1, 1, 6, 6, 3});
                 table.decline(); // does not follow
                 trial.equal(meeting.x(meeting.mover), end, "x");
             }});
    }
    rows.push_back(
        {"half a move that would end on a friend ends before him",
         {"MUSG-ACT-08"},
         {"MUSG-MELEE-08"},
         [](Trial &trial) {
             Encounter meeting(trial, nullptr);
             PlayTable &table = meeting.table;
             table.at(meeting.mate, 14.4, 10);
             meeting.begin();
             table[meeting.mover].pa = 1;
             table.look();
             table.act(play::Charge{meeting.mover, table.path(meeting.mover, {{19, 10}})});
             table.dice({1, 1, 6, 6, 3});
             table.decline(); // does not follow
             trial.equal(meeting.x(meeting.mover), 13.4, "x: beside his friend");
         }});
}

void addNerve(RuleRows &rows)
{
    rows.push_back({"example 13: a sous-chef or a sous-fifre who charges a chief tests",
                    {"MUSG-REACT-03", "MUSG-REACT-01"},
                    {"MUSG-REACT-05", "MUSG-REACT-04"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto mine = table.band(BandBuilder("human").sousChef().sousFifre());
                        const auto theirs = table.band(BandBuilder("human").chief());
                        table.at(mine[0], 15, 10).at(mine[1], 25, 10).at(theirs[0], 20, 10);
                        table.begin();
                        for (std::size_t at = 0; at < 2; ++at) {
                            table.activate(mine[at]);
                            table.act(play::Charge{
                                mine[at], table.path(mine[at], {{at == 0 ? 19.0 : 21.0, 10}})});
                            trial.expect(table.awaits(play::Reason::WantToCharge), "a test");
                            table.dice({1, 1});
                            table.endActivation();
                        }
                        trial.equal(table.told<play::Tested>().size(), std::size_t{2}, "tests");
                    }});
    rows.push_back(
        {"interaction 17: nerve failed with 1 PA: it is lost, he still walks away",
         {"MUSG-REACT-03", "MUSG-REACT-04"},
         {"MUSG-ACT-07", "MUSG-ACT-08"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[1];
             field.table.at(charger, 12, 10).at(field.theirs[0], 20, 10);
             field.begin(charger);
             field.table[charger].pa = 1;
             field.table.look();
             field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
             field.table.dice({6, 6});
             trial.equal(field.x(charger), 6.0, "x");
             trial.equal(field.table.pa(charger), 0, "PA left");
         }});
    rows.push_back(
        {"who lost his nerve neither runs nor charges that enemy, but may charge another",
         {"MUSG-REACT-04"},
         {"MUSG-REACT-05"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[1];
             field.table.at(charger, 12, 10).at(field.theirs[0], 20, 10);
             field.table.at(field.theirs[1], 6, 14);
             field.begin(charger);
             field.table[charger].pa = 3;
             field.table.look();
             field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
             field.table.dice({6, 6});
             trial.equal(field.x(charger), 6.0, "x");
             trial.equal(
                 field.table.refusal(play::Run{charger, field.table.path(charger, {{3, 10}})}),
                 std::string("may-not-run"), "a run");
             field.table.at(field.theirs[0], 11, 10);
             trial.equal(
                 field.table.refusal(play::Charge{charger, field.table.path(charger, {{10, 10}})}),
                 std::string("may-not-charge-him"), "the same enemy");
             field.table.act(play::Charge{charger, field.table.path(charger, {{6, 13}})});
             trial.expect(field.table.has(charger, play::Mark::Charged), "another enemy");
         }});
    rows.push_back({"interaction 18: one nerve test for two better enemies, against the highest",
                    {"MUSG-REACT-03"},
                    {"MUSG-REACT-05"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto mine = table.band(BandBuilder("human").sousFifre());
                        const auto theirs = table.band(BandBuilder("human").sousChef().chief());
                        table.at(mine[0], 14, 10.5).at(theirs[0], 20, 10).at(theirs[1], 20, 11);
                        table.begin();
                        table.activate(mine[0]);
                        // 0.86 beside both: their bases touch his at 0.5 above and below.
                        table.act(play::Charge{mine[0], table.path(mine[0], {{19.13, 10.5}})});
                        trial.expect(table.awaits(play::Reason::WantToCharge), "a test");
                        table.dice({1, 1});
                        trial.equal(table.told<play::Tested>().size(), std::size_t{1}, "tests");
                        trial.equal(play::touchedFoes(table.game(), table.state(), mine[0]).count(),
                                    2, "enemies touched");
                        table.endActivation();
                    }});
    rows.push_back({"interaction 18: one reception test for each lower target of a higher charger",
                    {"MUSG-REACT-05"},
                    {"MUSG-REACT-03", "MUSG-REACT-06"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto mine = table.band(BandBuilder("human").sousChef());
                        const auto theirs =
                            table.band(BandBuilder("human").sousFifre(2).sousChef());
                        table.at(mine[0], 14, 10.5).at(theirs[0], 20, 10).at(theirs[1], 20, 11);
                        table.at(theirs[2], 30, 30);
                        table.begin();
                        table.activate(mine[0]);
                        table.act(play::Charge{mine[0], table.path(mine[0], {{19.13, 10.5}})});
                        table.dice({1, 1, 1, 1});
                        trial.equal(table.told<play::Tested>().size(), std::size_t{2}, "tests");
                        trial.expect(table.has(mine[0], play::Mark::Charged), "contact");
                    }});
}

void addReception(RuleRows &rows)
{
    rows.push_back(
        {"who cannot go back the rolled distance has R -1",
         {"MUSG-REACT-06"},
         {"MUSG-ACT-07"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[0];
             const auto target = field.theirs[1];
             field.table.pieces = {
                 ground(21.8, 8, 1, 4, 3, rules::kit::geometry::trait::kImpassable)};
             field.table.at(charger, 12, 10).at(target, 21, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{20, 10}})});
             field.table.dice({6, 6, 5});
             field.table.accept();
             field.table.dice({1});
             trial.equal(field.x(target), 21.0, "x of the target");
             trial.equal(play::resistance(field.table.game(), field.table.state(), target, charger),
                         1, "R");
             field.table.endActivation();
             trial.expect(!field.table.has(target, play::Mark::Shaken), "only while he acts");
         }});
    rows.push_back(
        {"who is engaged makes no reaction move",
         {"MUSG-REACT-05", "MUSG-REACT-06"},
         {"MUSG-REACT-12"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[0];
             const auto target = field.theirs[1];
             field.table.at(charger, 12, 10).at(target, 21, 10).at(field.mine[1], 22, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{20, 10}})});
             field.table.dice({6, 6, 6});
             trial.expect(field.table.has(target, play::Mark::Shaken), "shaken");
             trial.equal(field.x(target), 21.0, "x of the target");
         }});
    const auto shortfall = [](Trial &trial, double swamp, bool wades, double should) {
        namespace trait = rules::kit::geometry::trait;
        Field field(trial);
        const auto charger = field.mine[0];
        const auto target = field.theirs[1];
        if (wades)
            field.table.of(charger).traits |= std::uint64_t{1} << static_cast<unsigned>(
                                                  rules::musg::Trait::IgnoresDifficultGround);
        field.table.pieces = {ground(swamp, 6, 2, 8, 0, trait::kDifficult)};
        field.table.at(charger, 8, 10).at(target, 20, 10);
        field.begin(charger);
        field.table[charger].pa = 1;
        field.table.look();
        field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
        field.table.dice({6, 6, 5});
        field.table.accept();
        field.table.dice({6});
        trial.equal(field.x(charger), should, "x");
    };
    rows.push_back({"interaction 15: a charge on the last PA falls short across a swamp: half Mvt",
                    {"MUSG-ACT-08"},
                    {"MUSG-ACT-07"},
                    [shortfall](Trial &trial) {
                        // Half of Mvt 9 is 4.5: 2 of open ground, 1.25 of the swamp.
                        shortfall(trial, 10, false, 11.25);
                    }});
    rows.push_back({"interaction 15: in the swamp from the start he does not move at all",
                    {"MUSG-ACT-08"},
                    {"MUSG-ACT-07"},
                    [shortfall](Trial &trial) { shortfall(trial, 7, false, 8.0); }});
    rows.push_back({"interaction 15: who ignores the swamp moves half his Mvt from within it",
                    {"MUSG-ACT-08"},
                    {"MUSG-ACT-07"},
                    [shortfall](Trial &trial) { shortfall(trial, 7, true, 12.5); }});
}

void addTakingCover(RuleRows &rows)
{
    rows.push_back({"under fire he takes cover where the distance reaches it",
                    {"MUSG-REACT-09", "MUSG-REACT-10", "MUSG-REACT-01"},
                    {"MUSG-REACT-08"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        BandBuilder armed("human");
                        armed.chief().with("rifle");
                        const auto mine = table.band(armed);
                        const auto theirs = table.band(BandBuilder("human").chief().sousFifre());
                        namespace trait = rules::kit::geometry::trait;
                        table.pieces = {ground(18, 11.5, 1, 3, 0.9, trait::kHides)};
                        table.at(mine[0], 10, 10).at(theirs[0], 30, 30).at(theirs[1], 20, 10);
                        table.begin();
                        table.activate(mine[0]);
                        table.act(play::Shoot{mine[0], 0, theirs[1], {}});
                        table.dice({1, 6, 6, 6}); // a miss; failed; 3 pas
                        const auto &game = table.game();
                        trial.expect(rules::kit::geometry::cover(
                                         game.table(), game.base(table.state(), mine[0]),
                                         game.base(table.state(), theirs[1]), {})
                                         .isGiven(),
                                     "behind the hedge");
                    }});
    rows.push_back({"hit or missed, once a Shoot, and not the one who is down",
                    {"MUSG-REACT-09"},
                    {"MUSG-REACT-10"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        BandBuilder armed("human");
                        armed.chief().with("rifle");
                        const auto mine = table.band(armed);
                        const auto theirs = table.band(BandBuilder("human").sousFifre());
                        table.at(mine[0], 10, 10).at(theirs[0], 20, 10);
                        table.begin();
                        table.activate(mine[0]);
                        table.act(play::Shoot{mine[0], 0, theirs[0], {}});
                        table.dice({6, 6, 1, 1});
                        trial.equal(table.told<play::Tested>().size(), std::size_t{1}, "tests");
                        table[theirs[0]].pv = 1;
                        table.look();
                        table.act(play::Shoot{mine[0], 0, theirs[0], {}});
                        table.dice({6, 6});
                        trial.equal(table.told<play::Tested>().size(), std::size_t{1},
                                    "tests after his fall");
                    }});
}

} // namespace escarmouche::tests
