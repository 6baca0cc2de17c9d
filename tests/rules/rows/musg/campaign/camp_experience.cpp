// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/campaign/camp_game.h"

namespace escarmouche::tests {

void addGains(RuleRows &rows)
{
    rows.push_back(
        {"who survives a game gains a point, up or down",
         {"MUSG-CAMP-02"},
         {"MUSG-CAMP-03", "MUSG-CAMP-04", "MUSG-VP-02"},
         [](Trial &trial) {
             CampaignTrial game(trial, BandBuilder("generic")
                                           .campaign(20)
                                           .chief()
                                           .sousFifre(2)
                                           .figurant()
                                           .merc("elf-sniper")
                                           .sousChef()
                                           .hireling());
             const auto chief = game.ours(0), fled = game.ours(1), home = game.ours(2);
             game.weFell(0);
             figureIn(game.report, 0, fled).end = rules::FigureEnd::LeftTable;
             figureIn(game.report, 0, home).end = rules::FigureEnd::NotPlayed;
             game.play();
             game.confirm({"fee"});
             trial.expect(!game.line("survival")->after.empty(), "before the recoveries");
             game.recover(chief, {{4, 1}});
             game.settle("survival");
             trial.equal(game.experience(chief), 1, "of one out of action");
             trial.equal(game.experience(fled), 1, "of one who left the table");
             trial.equal(game.experience(home), 0, "of one who stayed at home");
             for (const std::size_t place : {std::size_t{3}, std::size_t{4}, std::size_t{5}})
                 trial.equal(game.experience(game.ours(place)), 0, "of one who learns nothing");
         }});
    rows.push_back({"the dead gain nothing", {"MUSG-INJURY-03"}, {}, [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{1, 5}});
                        game.settle("survival");
                        trial.expect(!game.figure(chief), "still there");
                        trial.equal(game.company().fallen.size(), std::size_t{1}, "fallen");
                    }});
    rows.push_back(
        {"the winners gain a point more", {"MUSG-CAMP-04"}, {"MUSG-CAMP-03"}, [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain());
             game.win();
             game.play();
             game.settle("survival");
             game.settle("victory");
             trial.equal(game.experience(game.ours(0)), 2, "experience");
         }});
    rows.push_back({"a draw has no winner", {"MUSG-CAMP-02"}, {"MUSG-CAMP-04"}, [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.play();
                        trial.expect(!game.offers("victory"), "a winner");
                        game.settle("survival");
                        trial.equal(game.experience(game.ours(0)), 1, "experience");
                    }});
    struct Pair {
        std::string name;
        std::size_t who, victim; // 0 chief, 1 sous-chef, 2 sous-fifre, 5 figurant, 6 mercenary
        int points;
    };
    for (const auto &each : std::vector<Pair>{{"sous-fifre and sous-chef", 2, 1, 1},
                                              {"sous-fifre and chief", 2, 0, 2},
                                              {"sous-fifre and mercenary", 2, 6, 1},
                                              {"sous-chef and chief", 1, 0, 1},
                                              {"chief and chief", 0, 0, 1}}) {
        rows.push_back({"experience of " + each.name,
                        {"MUSG-CAMP-03"},
                        {"MUSG-CAMP-02"},
                        [each](Trial &trial) {
                            CampaignTrial game(
                                trial, CampaignTrial::plain(),
                                CampaignTrial::plain().figurant().merc("elf-sniper"));
                            game.wePutOut(each.who, each.victim);
                            game.play();
                            const auto who = game.ours(each.who);
                            game.settle("knock-outs", who);
                            trial.equal(game.experience(who), each.points, each.name);
                        }});
    }
    rows.push_back({"each knock-out counts", {"MUSG-CAMP-03"}, {}, [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.wePutOut(2, 0);
                        game.wePutOut(2, 1);
                        game.play();
                        const auto who = game.ours(2);
                        game.settle("knock-outs", who);
                        trial.equal(game.experience(who), 3, "points");
                    }});
    rows.push_back({"lesser victims teach nothing", {}, {"MUSG-CAMP-03"}, [](Trial &trial) {
                        CampaignTrial game(trial,
                                           CampaignTrial::plain().figurant().merc("elf-sniper"),
                                           CampaignTrial::plain().figurant());
                        game.wePutOut(2, 2); // sous-fifre and sous-fifre
                        game.wePutOut(1, 1); // sous-chef and sous-chef
                        game.wePutOut(0, 3); // chief and sous-fifre
                        game.wePutOut(2, 5); // sous-fifre and figurant
                        game.wePutOut(6, 0); // a mercenary learns nothing of anybody
                        game.play();
                        trial.expect(!game.offers("knock-outs"), "a line for knock-outs");
                    }});
    rows.push_back({"points beyond the last box are lost", {"MUSG-CAMP-06"}, {}, [](Trial &trial) {
                        CampaignTrial game(
                            trial,
                            BandBuilder("generic").campaign().chief().sousFifre().experience(24));
                        game.wePutOut(1, 0);
                        game.play();
                        const auto who = game.ours(1);
                        game.settle("knock-outs", who);
                        trial.equal(game.experience(who), 25, "experience");
                    }});
    rows.push_back(
        {"the boxes are the campaign's own option", {"MUSG-CAMP-06"}, {}, [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain(), CampaignTrial::plain(),
                                {{"xp_boxes_sous_fifre", std::int64_t{1}}});
             game.wePutOut(2, 0);
             game.play();
             const auto who = game.ours(2);
             game.settle("knock-outs", who);
             trial.equal(game.experience(who), 1, "experience");
         }});
}

void addGreyBoxes(RuleRows &rows)
{
    const auto veteran = [](int experience) {
        return BandBuilder("generic").campaign().chief().sousFifre(2).sousChef().experience(
            experience);
    };
    rows.push_back({"the fifth box buys an advance, the fourth none",
                    {"MUSG-CAMP-05"},
                    {"MUSG-CAMP-07"},
                    [=](Trial &trial) {
                        for (const int before : {3, 4}) {
                            CampaignTrial game(trial, veteran(before));
                            game.play();
                            game.settle("survival");
                            trial.expect(game.offers("advance") == (before == 4), "due");
                        }
                    }});
    rows.push_back({"no grey box, no advance", {}, {"MUSG-CAMP-05"}, [=](Trial &trial) {
                        CampaignTrial game(trial, veteran(3));
                        game.play();
                        game.settle("survival");
                        trial.expect(!game.offers("advance"), "due");
                    }});
    rows.push_back({"one choice a box, each once, after what it needs",
                    {"MUSG-CAMP-11", "MUSG-CAMP-12", "MUSG-CAMP-18"},
                    {},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, veteran(9).advance("strider"));
                        game.play();
                        game.settle("survival");
                        const auto who = game.ours(3);
                        const auto key = CampaignRoom::key("advance", who) + "/1";
                        const auto line = game.line(key);
                        const auto possible = [&](const std::string &advance) {
                            for (const auto &option : line->options) {
                                if (option.key == advance)
                                    return option.possible;
                            }
                            return false;
                        };
                        trial.equal(line->options.size(), std::size_t{23}, "choices");
                        trial.expect(!possible("strider"), "taken twice");
                        trial.expect(possible("woodsman"), "not after strider");
                        trial.expect(!possible("lynx-eye"), "without a good eye");
                        trial.expect(!game.room.trySettle(game.fixture, game.a, key, "lynx-eye"),
                                     "without a good eye");
                        game.settle(key, "good-eye");
                        trial.expect(!game.offers("advance"), "a second one");
                        const auto advances = game.figure(who)->advances;
                        trial.expect(advances.size() == 2 && advances.back() == entry("good-eye"),
                                     "advances");
                        trial.equal(game.stat(who, Stat::Ct), 3, "CT");
                        // Five more games, and the lynx's eye comes after the good one.
                        for (int i = 0; i < 5; ++i) {
                            game.close();
                            game.again();
                            game.play();
                            game.settle("survival");
                        }
                        game.settle(CampaignRoom::key("advance", who) + "/2", "lynx-eye");
                        trial.equal(game.stat(who, Stat::Ct), 2, "CT");
                    }});
    rows.push_back({"an eye lost at 6+ and a good eye is 5+",
                    {"MUSG-CAMP-12", "MUSG-INJURY-08"},
                    {},
                    [](Trial &trial) {
                        CampaignTrial game(trial, BandBuilder("serpent-man")
                                                      .campaign()
                                                      .chief()
                                                      .experience(4)
                                                      .injury("reduced-vision")
                                                      .injury("reduced-vision")
                                                      .sousFifre(2));
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{3, 1}});
                        trial.equal(game.stat(chief, Stat::Ct), 6, "CT");
                        game.settle("survival");
                        game.settle(CampaignRoom::key("advance", chief) + "/0", "good-eye");
                        trial.equal(game.stat(chief, Stat::Ct), 5, "CT");
                    }});
}

void addRises(RuleRows &rows)
{
    const auto nearly = [](BandBuilder band) { return band.experience(24).advance("strider"); };
    rows.push_back(
        {"a full sous-fifre becomes a sous-chef, after his last advance",
         {"MUSG-CAMP-07"},
         {"MUSG-CAMP-08", "MUSG-CAMP-09"},
         [=](Trial &trial) {
             CampaignTrial game(trial,
                                nearly(BandBuilder("generic").campaign().chief().sousFifre()));
             const auto who = game.ours(1);
             game.play();
             game.settle("survival");
             trial.expect(!game.line("promotion", who)->after.empty(), "before the advance");
             for (const char *advance : {"good-eye", "brave", "brawler", "bronze-fists"}) {
                 const auto taken = game.figure(who)->advances.size();
                 game.settle(CampaignRoom::key("advance", who) + '/' + std::to_string(taken),
                             advance);
             }
             game.settle("promotion", who);
             trial.expect(game.figure(who)->rank == Rank::SousChef, "no sous-chef");
             trial.equal(game.experience(who), 0, "experience");
             trial.equal(game.figure(who)->advances.size(), std::size_t{5}, "advances");
             trial.equal(game.stat(who, Stat::Pv), 3, "PV"); // those of a sous-fifre
         }});
    rows.push_back({"a sous-fifre one box short stays one", {}, {"MUSG-CAMP-07"}, [](Trial &trial) {
                        CampaignTrial game(
                            trial,
                            BandBuilder("generic").campaign().chief().sousFifre().experience(23));
                        game.play();
                        game.settle("survival");
                        trial.expect(!game.offers("promotion"), "promoted");
                    }});
    rows.push_back(
        {"29: promoted in the game in which he fell, he had the die of a sous-fifre",
         {"MUSG-INJURY-01", "MUSG-CAMP-07"},
         {"MUSG-INJURY-02"},
         [](Trial &trial) {
             CampaignTrial game(trial, BandBuilder("generic")
                                           .campaign()
                                           .chief()
                                           .sousFifre()
                                           .experience(24)
                                           .advance("good-eye")
                                           .advance("brave")
                                           .advance("brawler")
                                           .advance("strider"));
             const auto who = game.ours(1);
             game.weFell(1);
             game.play();
             trial.equal(static_cast<int>(game.line("recovery", who)->roll.roll.count), 1, "dice");
             game.recover(who, {{3}});
             game.settle("survival");
             game.settle(CampaignRoom::key("advance", who) + "/4", "bronze-fists");
             game.settle("promotion", who);
             game.confirm({"treasury"});
             game.room.confirmAll(game.fixture, game.b);
             game.room.do_(rules::ClosePostGame{game.fixture, game.a});
             game.room.do_(rules::ClosePostGame{game.fixture, game.b});
             game.again();
             putOut(game.report, 1, game.theirs(0), 0, who);
             game.room.do_(rules::EnterReport{game.fixture, game.report, {}});
             const auto next =
                 game.room.line(game.fixture, game.a, CampaignRoom::key("recovery", who));
             trial.equal(static_cast<int>(next->roll.roll.count), 2, "dice of the next game");
         }});
    const auto master = [](int experience) {
        auto band = BandBuilder("generic").campaign().chief().sousFifre(2).sousChef();
        for (const char *advance :
             {"good-eye", "brave", "brawler", "strider", "bronze-fists", "bronze-body", "lynx-eye",
              "intrepid", "woodsman", "iron-fists"})
            band.advance(advance);
        return band.experience(experience);
    };
    rows.push_back(
        {"a full chief becomes a legend, and the best sous-chef follows",
         {"MUSG-CAMP-08"},
         {"MUSG-CAMP-07", "MUSG-CAMP-09"},
         [](Trial &trial) {
             auto ours = BandBuilder("generic").campaign().chief().experience(50);
             for (const char *advance :
                  {"good-eye", "brave", "brawler", "strider", "bronze-fists", "bronze-body",
                   "lynx-eye", "intrepid", "woodsman", "iron-fists"})
                 ours.advance(advance);
             CampaignTrial game(
                 trial, ours.sousFifre(2).sousChef().experience(3).sousChef().experience(8).advance(
                            "strider"));
             const auto chief = game.ours(0), best = game.ours(4);
             game.play();
             game.settle("survival");
             game.settle("legend", chief);
             trial.expect(game.figure(chief)->hireling, "no hireling");
             trial.expect(!game.offers("fee"), "paid for the game he played as chief");
             game.settle("succession/0");
             trial.expect(game.figure(best)->rank == Rank::Chief, "no chief");
             trial.equal(game.experience(best), 9, "experience");
             trial.expect(!game.offers("succession"), "another one");
         }});
    rows.push_back({"a young chief stays", {}, {"MUSG-CAMP-08"}, [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.play();
                        game.settle("survival");
                        trial.expect(!game.offers("legend") && !game.offers("succession"), "gone");
                    }});
    rows.push_back(
        {"without a sous-chef a sous-fifre rises twice; ties are the owner's",
         {"MUSG-CAMP-08"},
         {"MUSG-CAMP-07"},
         [](Trial &trial) {
             CampaignTrial game(
                 trial,
                 BandBuilder("generic").campaign().chief().sousFifre(2).experience(3).sousFifre());
             const auto chief = game.ours(0), second = game.ours(2);
             game.weFell(0);
             game.play();
             game.recover(chief, {{1, 1}});
             game.settle("survival");
             const auto line = game.line("succession/0");
             trial.equal(line->options.size(), std::size_t{2}, "heirs");
             game.settle("succession/0", std::to_string(second.value));
             trial.expect(game.figure(second)->rank == Rank::Chief, "no chief");
             trial.equal(game.experience(second), 0, "experience");
             const Band band = game.band();
             trial.equal(resolve(musgCatalogue(), band, *find(band, second)).pa.value(), 3, "PA");
         }});
    struct Destiny {
        std::string answer;
        int face;
        bool chiefGoes, sousChefGoes;
    };
    for (const auto &each : std::vector<Destiny>{{"stay", 0, false, false},
                                                 {"chief-leaves", 0, true, false},
                                                 {"chance", 1, true, false},
                                                 {"chance", 3, true, false},
                                                 {"chance", 4, false, true},
                                                 {"chance", 6, false, true}}) {
        rows.push_back({"destiny of a full sous-chef: " + each.answer +
                            (each.face > 0 ? " " + std::to_string(each.face) : ""),
                        {"MUSG-CAMP-09"},
                        {"MUSG-CAMP-08"},
                        [=](Trial &trial) {
                            CampaignTrial game(trial, master(50));
                            const auto chief = game.ours(0), sousChef = game.ours(3);
                            game.play();
                            game.settle("survival");
                            const auto key = CampaignRoom::key("destiny", sousChef);
                            if (each.face > 0)
                                game.room.roll(game.fixture, game.a, key, {each.face});
                            game.settle(key, each.answer);
                            trial.equal(game.figure(chief)->hireling, each.chiefGoes,
                                        "chief for hire");
                            trial.equal(game.figure(sousChef)->hireling, each.sousChefGoes,
                                        "sous-chef for hire");
                            trial.equal(game.figure(sousChef)->rank == Rank::Chief, each.chiefGoes,
                                        "sous-chef is chief");
                        }});
    }
    rows.push_back(
        {"a sous-chef one box short has no destiny yet", {}, {"MUSG-CAMP-09"}, [=](Trial &trial) {
             CampaignTrial game(trial, master(48));
             game.play();
             game.settle("survival");
             trial.expect(!game.offers("destiny"), "a destiny");
         }});
    rows.push_back({"30: the chief is dead, and the full sous-chef follows without destiny",
                    {"MUSG-CAMP-08"},
                    {"MUSG-CAMP-09"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, master(50));
                        const auto chief = game.ours(0), sousChef = game.ours(3);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{1, 3}});
                        game.settle("survival");
                        trial.expect(!game.offers("destiny"), "a destiny");
                        game.settle("succession/0");
                        trial.expect(game.figure(sousChef)->rank == Rank::Chief, "no chief");
                        trial.equal(game.experience(sousChef), 0, "experience");
                        trial.expect(!game.offers("destiny") && !game.offers("legend"),
                                     "at the end of a new sheet");
                    }});
    rows.push_back({"who left is for hire at his price, game by game",
                    {"MUSG-CAMP-10"},
                    {"MUSG-MERC-01"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, master(50));
                        const auto chief = game.ours(0), sousChef = game.ours(3);
                        game.play();
                        game.settle("survival");
                        game.settle(CampaignRoom::key("destiny", sousChef), "chief-leaves");
                        const auto lines = crewDocument(musgCampaigns(), game.room.campaign(),
                                                        game.fixture, game.a);
                        for (const auto &line : lines) {
                            if (line.member == chief)
                                trial.equal(line.fee, 40, "fee");
                        }
                    }});
}

} // namespace escarmouche::tests
