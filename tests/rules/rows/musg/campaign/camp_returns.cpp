// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/campaign/camp_game.h"

namespace escarmouche::tests {

namespace {

/** One result of the d66 table for a chief. */
struct ReturnRow {
    std::string name;
    std::vector<std::vector<int>> faces;
    std::vector<std::string> proves;
    std::vector<std::string> silent;
    std::string injuries;
};

} // namespace

void addHeroReturns(RuleRows &rows)
{
    const std::vector<ReturnRow> returns{
        {"22 costs a pas", {{2, 2}}, {"MUSG-INJURY-05"}, {"MUSG-INJURY-07"}, "movement-difficulty"},
        {"24 is rolled again, then 26 costs command",
         {{2, 4}, {2, 6}},
         {"MUSG-INJURY-06", "MUSG-INJURY-07"},
         {"MUSG-INJURY-05", "MUSG-INJURY-04"},
         "nervous-trauma"},
        {"25 is rolled again",
         {{2, 5}, {3, 1}},
         {"MUSG-INJURY-06", "MUSG-INJURY-08"},
         {"MUSG-INJURY-11"},
         "reduced-vision"},
        {"26 is not rolled again",
         {{2, 6}},
         {"MUSG-INJURY-07"},
         {"MUSG-INJURY-06"},
         "nervous-trauma"},
        {"32 makes unreliable",
         {{3, 2}},
         {"MUSG-INJURY-09"},
         {"MUSG-INJURY-10"},
         "random-activity"},
        {"33 and a bad doctor",
         {{3, 3}, {2}},
         {"MUSG-INJURY-10"},
         {"MUSG-INJURY-13"},
         "missed-game"},
        {"33 and a doctor", {{3, 3}, {3}}, {"MUSG-INJURY-10"}, {"MUSG-INJURY-09"}, ""},
        {"33 and a true doctor",
         {{3, 3}, {6}},
         {"MUSG-INJURY-10"},
         {"MUSG-INJURY-16"},
         "true-doctor"},
        {"34 bruises", {{3, 4}}, {"MUSG-INJURY-11"}, {"MUSG-INJURY-08"}, "bruised"},
        {"41 recovers", {{4, 1}}, {"MUSG-INJURY-13"}, {"MUSG-INJURY-12", "MUSG-INJURY-16"}, ""},
        {"56 recovers", {{5, 6}}, {"MUSG-INJURY-13"}, {"MUSG-INJURY-14"}, ""},
        {"61 hates",
         {{6, 1}},
         {"MUSG-INJURY-14"},
         {"MUSG-INJURY-13", "MUSG-INJURY-15"},
         "implacable-hatred"},
        {"62 hardens", {{6, 2}}, {"MUSG-INJURY-15"}, {"MUSG-INJURY-14"}, "hardened"},
    };
    for (const auto &each : returns) {
        auto proves = each.proves;
        proves.insert(proves.end(), {"MUSG-INJURY-02", "MUSG-PROFILE-02"});
        rows.push_back(
            {"a leader's return: " + each.name, proves, each.silent, [each](Trial &trial) {
                 CampaignTrial game(trial, CampaignTrial::plain());
                 const auto chief = game.ours(0);
                 game.weFell(0);
                 game.play();
                 game.line("recovery", chief);
                 game.recover(chief, each.faces);
                 trial.equal(game.injuries(chief), each.injuries, "injuries");
             }});
    }
    rows.push_back(
        {"15 is dead with all gear, 16 is not",
         {"MUSG-INJURY-03", "MUSG-INJURY-04"},
         {"MUSG-INJURY-01", "MUSG-INJURY-06"},
         [](Trial &trial) {
             for (const int units : {5, 6}) {
                 CampaignTrial game(
                     trial, BandBuilder("generic").campaign().chief().with("rifle").sousFifre(2));
                 const auto chief = game.ours(0);
                 game.weFell(0);
                 game.play();
                 game.roll(chief, {{1, units}});
                 if (units == 6)
                     game.roll(chief, {{1}, {3, 4}});
                 game.settle("recovery", chief);
                 trial.equal(game.figure(chief) == nullptr, units == 5, "dead");
                 trial.expect(game.company().stash.empty(), "gear came back");
             }
         }});
    rows.push_back({"several injuries: as many as the die says, the deadly ones again",
                    {"MUSG-INJURY-04", "MUSG-INJURY-05"},
                    {"MUSG-INJURY-03", "MUSG-INJURY-13"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{2, 1}, {2}, {1, 1}, {2, 2}, {4, 4}, {1, 6}, {2, 3}});
                        trial.equal(game.injuries(chief),
                                    std::string("movement-difficulty movement-difficulty"),
                                    "injuries");
                        trial.equal(game.stat(chief, Stat::Mvt), 7, "Mvt");
                    }});
    rows.push_back(
        {"one injury is not several", {"MUSG-INJURY-11"}, {"MUSG-INJURY-04"}, [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain());
             const auto chief = game.ours(0);
             game.weFell(0);
             game.play();
             game.recover(chief, {{3, 5}});
             trial.equal(game.stat(chief, Stat::Cc), 4, "CC");
         }});
    rows.push_back({"robbed of all but the free dagger",
                    {"MUSG-INJURY-12"},
                    {"MUSG-MERC-07", "MUSG-INJURY-03"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, BandBuilder("generic")
                                                      .campaign()
                                                      .chief()
                                                      .with("rifle")
                                                      .with("bionic-arm")
                                                      .sousFifre(2));
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{3, 6}});
                        const auto gear = game.figure(chief)->gear;
                        trial.expect(gear == std::vector{Possession{entry("dagger"), 1}}, "gear");
                        trial.equal(game.stat(chief, Stat::F), 5, "F");
                    }});
    rows.push_back({"65 survives and gains a point, 64 does not",
                    {"MUSG-INJURY-16"},
                    {"MUSG-CAMP-03"},
                    [](Trial &trial) {
                        for (const int units : {4, 5}) {
                            CampaignTrial game(trial, CampaignTrial::plain());
                            const auto chief = game.ours(0);
                            game.weFell(0);
                            game.play();
                            game.recover(chief, {{6, units}});
                            trial.equal(game.experience(chief), units - 4, "experience");
                        }
                    }});
    rows.push_back({"who was not put out rolls nothing",
                    {"MUSG-CAMP-02"},
                    {"MUSG-INJURY-01", "MUSG-INJURY-02", "MUSG-INJURY-03", "MUSG-PROFILE-02",
                     "MUSG-EQUIP-10", "MUSG-FIGURANT-05"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain().figurant());
                        game.play();
                        trial.expect(!game.offers("recovery"), "a roll");
                        game.settle("survival");
                        trial.equal(game.experience(game.ours(0)), 1, "experience");
                    }});
}

void addOtherReturns(RuleRows &rows)
{
    for (const int face : {2, 3}) {
        rows.push_back(
            {"a sous-fifre's return on " + std::to_string(face),
             {"MUSG-INJURY-01"},
             {"MUSG-INJURY-02", "MUSG-FIGURANT-05"},
             [face](Trial &trial) {
                 CampaignTrial game(
                     trial, BandBuilder("generic").campaign().chief().sousFifre(2).with("sword"));
                 const auto who = game.ours(1);
                 game.weFell(1);
                 game.play();
                 game.recover(who, {{face}});
                 trial.equal(game.figure(who) == nullptr, face == 2, "gone");
                 trial.equal(game.company().stash.size(), face == 2 ? 1U : 0U, "gear");
             }});
        rows.push_back({"a figurant's return on " + std::to_string(face),
                        {"MUSG-FIGURANT-05"},
                        {"MUSG-INJURY-02", "MUSG-INJURY-01"},
                        [face](Trial &trial) {
                            CampaignTrial game(trial, CampaignTrial::plain().figurant());
                            const auto who = game.ours(5);
                            game.weFell(5);
                            game.play();
                            game.recover(who, {{face}});
                            trial.equal(game.figure(who) == nullptr, face == 2, "gone");
                            trial.equal(game.company().fallen.size(), face == 2 ? 1U : 0U,
                                        "fallen");
                        }});
    }
    rows.push_back({"47: a climber shot down to nothing is dead without a roll",
                    {"MUSG-EQUIP-10"},
                    {"MUSG-INJURY-02", "MUSG-INJURY-01"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        figureIn(game.report, 0, chief).marks = {"fell-to-death"};
                        game.play();
                        game.settle("recovery", chief);
                        trial.expect(!game.figure(chief), "alive");
                    }});
    rows.push_back(
        {"47: but a pulp lead rolls", {"MUSG-INJURY-02"}, {"MUSG-EQUIP-10"}, [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain().theme(Theme::Pulp));
             const auto chief = game.ours(0);
             game.weFell(0);
             figureIn(game.report, 0, chief).marks = {"fell-to-death"};
             game.play();
             game.line("recovery", chief);
             game.recover(chief, {{4, 1}, {1}});
             trial.expect(game.figure(chief), "dead");
         }});
    rows.push_back(
        {"48: with the troll at his side a chief is not robbed",
         {"MUSG-MERC-07"},
         {"MUSG-INJURY-12"},
         [](Trial &trial) {
             CampaignTrial game(
                 trial, BandBuilder("generic").campaign().chief().with("rifle").sousFifre(2).merc(
                            "troll-bodyguard"));
             const auto chief = game.ours(0);
             game.weFell(0);
             figureIn(game.report, 0, chief).marks = {"guarded"};
             game.play();
             game.confirm({"fee"});
             game.recover(chief, {{3, 6}});
             trial.equal(game.figure(chief)->gear.size(), std::size_t{1}, "gear");
             trial.expect(game.injuries(chief).empty(), "injuries");
         }});
}

void addBeforeGames(RuleRows &rows)
{
    const auto presenceOf = [](CampaignTrial &game, rules::MemberId member) {
        for (const auto &line : game.crew()) {
            if (line.member == member)
                return line.presence;
        }
        return rules::Presence::Comes;
    };
    for (const int face : {0, 1, 2}) {
        rows.push_back({"unreliable, before a game: " + std::to_string(face),
                        {"MUSG-INJURY-09"},
                        {"MUSG-INJURY-10"},
                        [=](Trial &trial) {
                            CampaignTrial game(
                                trial, CampaignTrial::plain().sousChef().injury("random-activity"));
                            const auto who = game.ours(5);
                            if (face > 0)
                                game.room.roll(game.fixture, game.a,
                                               CampaignRoom::key("activity", who), {face});
                            const auto should = face == 0   ? rules::Presence::MustRoll
                                                : face == 1 ? rules::Presence::Misses
                                                            : rules::Presence::Comes;
                            trial.expect(presenceOf(game, who) == should, "presence");
                            const auto picked = game.tryTo(rules::ChooseCrew{
                                game.fixture, game.a, rules::CrewChoice::Picked, {who}, {}});
                            trial.equal(picked.has_value(), face == 2, "may be picked");
                        }});
    }
    rows.push_back({"a missed game, and back for the one after",
                    {"MUSG-INJURY-10"},
                    {"MUSG-INJURY-09", "MUSG-PULP-07"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{3, 3}, {1}});
                        trial.expect(!game.offers("lifted"), "lifted at once");
                        game.close();
                        game.again();
                        trial.expect(presenceOf(game, chief) == rules::Presence::Misses, "comes");
                        std::erase_if(game.report.figures, [&](const auto &each) {
                            return each.figure.seat.value == 0 && each.figure.member == chief;
                        });
                        game.play();
                        game.settle("lifted");
                        trial.expect(game.injuries(chief).empty(), "for ever");
                        game.close();
                        game.again();
                        trial.expect(presenceOf(game, chief) == rules::Presence::Comes, "misses");
                    }});
    rows.push_back(
        {"nothing keeps sound people away",
         {},
         {"MUSG-INJURY-09", "MUSG-INJURY-10", "MUSG-MERC-01", "MUSG-MERC-03", "MUSG-CAMP-10",
          "MUSG-FIGURANT-03"},
         [=](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain().figurant(12));
             trial.expect(presenceOf(game, game.ours(0)) == rules::Presence::Comes, "misses");
             const auto all = game.tryTo(
                 rules::ChooseCrew{game.fixture, game.a, rules::CrewChoice::All, {}, {}});
             trial.expect(all.has_value(), "no crew");
         }});
    rows.push_back({"four figurants come for each sous-fifre who does",
                    {"MUSG-FIGURANT-03"},
                    {"MUSG-INJURY-09"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain().figurant(12));
                        std::vector<rules::MemberId> members;
                        for (std::size_t place = 0; place < 17; ++place) {
                            if (place != 2)
                                members.push_back(game.ours(place));
                        }
                        const auto twelve = game.tryTo(rules::ChooseCrew{
                            game.fixture, game.a, rules::CrewChoice::Picked, members, {}});
                        trial.expect(!twelve.has_value(), "twelve behind two");
                        members.resize(members.size() - 4);
                        const auto eight = game.tryTo(rules::ChooseCrew{
                            game.fixture, game.a, rules::CrewChoice::Picked, members, {}});
                        trial.expect(eight.has_value(), "eight behind two");
                    }});
}

} // namespace escarmouche::tests
