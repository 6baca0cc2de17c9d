// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/campaign/camp_game.h"

namespace escarmouche::tests {

void addMoney(RuleRows &rows)
{
    rows.push_back({"victory points go into the treasury, the treasury's own do not",
                    {"MUSG-VP-05"},
                    {"MUSG-CAMP-36", "MUSG-BAND-07"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.report.seats[0].scores = {
                            {"out-of-action", 13}, {"objective", 5}, {"treasury", 40}};
                        game.play();
                        game.settle("treasury");
                        trial.equal(game.band().treasury, 18, "treasury");
                    }});
    rows.push_back({"a game never costs victory points", {"MUSG-VP-05"}, {}, [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.report.seats[0].scores = {{"objective", -20}};
                        game.play();
                        game.settle("treasury");
                        trial.equal(game.band().treasury, 0, "treasury");
                    }});
    rows.push_back({"before the treasury's line nothing is booked",
                    {"MUSG-CAMP-02"},
                    {"MUSG-VP-05"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        game.report.seats[0].scores = {{"objective", 20}};
                        game.play();
                        game.line("survival");
                        trial.equal(game.band().treasury, 0, "treasury");
                    }});
    rows.push_back({"1: a shield excludes the great axe bought later, not the free dagger",
                    {"MUSG-EQUIP-05"},
                    {"MUSG-CAMP-36"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, BandBuilder("generic")
                                                      .campaign(100)
                                                      .chief()
                                                      .with("shield")
                                                      .with("sword")
                                                      .sousFifre(2));
                        const auto chief = game.ours(0);
                        const auto give = [&](const std::string &what) {
                            return game.tryTo(rules::ActOnBand{
                                game.a, rules::Give{what, {{chief, 1}}, 1, std::nullopt}});
                        };
                        trial.expect(!give("two-handed-axe").has_value(), "an axe beside a shield");
                        trial.expect(give("dagger").has_value(), "no free dagger");
                        trial.equal(game.band().treasury, 100, "treasury");
                    }});
    rows.push_back(
        {"a purchase beyond the treasury is refused",
         {"MUSG-CAMP-36"},
         {"MUSG-EQUIP-05"},
         [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain().campaign(7));
             const rules::ActOnBand hire{game.a, rules::Recruit{"sous-fifre", 1, std::nullopt}};
             trial.expect(!game.tryTo(hire).has_value(), "on credit");
             trial.expect(game.room.tryTo(hire, "owed by the club").has_value(),
                          "against a reason");
             trial.equal(game.band().treasury, -1, "treasury");
         }});
    rows.push_back(
        {"gear of the gone is somebody's, or waits with the band",
         {"MUSG-CAMP-36"},
         {"MUSG-INJURY-02"},
         [](Trial &trial) {
             CampaignTrial game(trial, BandBuilder("generic")
                                           .campaign()
                                           .chief()
                                           .with("shield")
                                           .sousFifre()
                                           .with("two-handed-axe")
                                           .sousFifre(2));
             const auto chief = game.ours(0), heir = game.ours(2);
             game.weFell(1);
             game.play();
             game.recover(game.ours(1), {{1}});
             const std::string key = "gear/two-handed-axe/0";
             trial.expect(
                 !game.room.trySettle(game.fixture, game.a, key, std::to_string(chief.value))
                      .has_value(),
                 "beside a shield");
             game.settle(key, std::to_string(heir.value));
             trial.equal(game.figure(heir)->gear.size(), std::size_t{1}, "gear");
             trial.expect(game.company().stash.empty(), "left over");
         }});
    rows.push_back({"kits are restocked between games", {}, {"MUSG-EQUIP-11"}, [](Trial &trial) {
                        CampaignTrial game(
                            trial,
                            BandBuilder("generic").campaign().chief().with("medikit").sousFifre(2));
                        figureIn(game.report, 0, game.ours(0)).used = {"medikit"};
                        game.play();
                        trial.expect(!game.offers("used"), "used up");
                    }});
    rows.push_back(
        {"kits used are gone in a campaign that says so", {"MUSG-EQUIP-11"}, {}, [](Trial &trial) {
             CampaignTrial game(
                 trial, BandBuilder("generic").campaign().chief().with("medikit").sousFifre(2),
                 CampaignTrial::plain(), {{"medikit_consumed", true}});
             const auto chief = game.ours(0);
             figureIn(game.report, 0, chief).used = {"medikit"};
             game.play();
             game.settle("used", chief);
             trial.expect(game.figure(chief)->gear.empty(), "still there");
         }});
}

void addHired(RuleRows &rows)
{
    const auto hired = [] { return CampaignTrial::plain().campaign(40).merc("elf-sniper"); };
    rows.push_back(
        {"the engagement covers the first game, each later one is paid",
         {"MUSG-MERC-01"},
         {"MUSG-MERC-02", "MUSG-MERC-03"},
         [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain().campaign(60));
             game.room.do_(rules::ActOnBand{game.a, rules::Recruit{"elf-sniper", 1, std::nullopt}});
             trial.equal(game.band().treasury, 20, "engaged");
             const auto sniper = game.ours(5);
             for (int left : {20, 10, 0}) {
                 game.again();
                 game.crew();
                 game.room.do_(
                     rules::ChooseCrew{game.fixture, game.a, rules::CrewChoice::All, {sniper}, {}});
                 trial.equal(game.band().treasury, left, "treasury");
                 game.play();
                 game.close();
             }
             game.again();
             const auto broke = game.tryTo(
                 rules::ChooseCrew{game.fixture, game.a, rules::CrewChoice::All, {sniper}, {}});
             trial.expect(!broke.has_value(), "unpaid");
         }});
    rows.push_back({"32: twice unpaid, then paid: ten points, and still in contact",
                    {"MUSG-MERC-01"},
                    {"MUSG-MERC-02"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, hired());
                        const auto sniper = game.ours(5);
                        for (int i = 0; i < 2; ++i) {
                            game.room.do_(rules::ChooseCrew{
                                game.fixture, game.a, rules::CrewChoice::All, {}, {}});
                            const auto crew =
                                crewOf(*find(game.room.campaign(), game.fixture), game.a)->members;
                            trial.expect(std::ranges::count(crew, sniper) == 0, "came unpaid");
                            game.report = game.room.blank(game.fixture);
                            game.play();
                            game.close();
                            game.again();
                        }
                        game.crew();
                        game.room.do_(rules::ChooseCrew{
                            game.fixture, game.a, rules::CrewChoice::All, {sniper}, {}});
                        trial.equal(game.band().treasury, 30, "treasury");
                        trial.expect(game.figure(sniper), "contact lost");
                    }});
    rows.push_back({"a fee not paid before the game is paid after it",
                    {"MUSG-MERC-01"},
                    {"MUSG-CAMP-10"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, hired());
                        game.play();
                        game.settle("fee", game.ours(5));
                        trial.equal(game.band().treasury, 30, "treasury");
                    }});
    rows.push_back({"a mercenary of one's own asks for thirty",
                    {"MUSG-MERC-03"},
                    {"MUSG-MERC-01"},
                    [](Trial &trial) {
                        CampaignTrial game(
                            trial, CampaignTrial::plain().campaign(40).merc("hired-mercenary"));
                        game.play();
                        game.settle("fee", game.ours(5));
                        trial.equal(game.band().treasury, 10, "treasury");
                    }});
    rows.push_back(
        {"31: out of action in a won game, and the contact is lost",
         {"MUSG-MERC-02", "MUSG-MERC-01"},
         {"MUSG-INJURY-01", "MUSG-INJURY-02"},
         [=](Trial &trial) {
             CampaignTrial game(trial, hired());
             const auto sniper = game.ours(5);
             game.weFell(5);
             game.win();
             game.play();
             trial.expect(!game.line("recovery", sniper), "a recovery roll");
             trial.expect(!game.line("contact", sniper)->after.empty(), "before he is paid");
             game.confirm({"fee", "contact", "survival", "victory"});
             trial.expect(!game.figure(sniper), "still in contact");
             trial.expect(game.company().fallen.empty(), "remembered as dead");
             // Engaged again, he costs his full price.
             game.room.do_(
                 rules::ActOnBand{game.a,
                                  rules::SetProperties{{}, {{"treasury", std::int64_t{40}}}}},
                 "for the test");
             game.room.do_(rules::ActOnBand{game.a, rules::Recruit{"elf-sniper", 1, std::nullopt}});
             trial.equal(game.band().treasury, 0, "treasury");
         }});
    rows.push_back({"who keeps standing keeps his contact",
                    {"MUSG-MERC-01"},
                    {"MUSG-MERC-02"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, hired());
                        game.play();
                        game.confirm({"fee"});
                        trial.expect(!game.offers("contact"), "contact lost");
                        trial.expect(game.figure(game.ours(5)), "gone");
                    }});
    rows.push_back(
        {"a hireling is paid for each game", {"MUSG-CAMP-10"}, {"MUSG-MERC-01"}, [](Trial &trial) {
             CampaignTrial game(trial, CampaignTrial::plain()
                                           .campaign(100)
                                           .sousChef()
                                           .experience(49)
                                           .with("sword")
                                           .hireling());
             game.crew();
             game.room.do_(rules::ChooseCrew{
                 game.fixture, game.a, rules::CrewChoice::All, {game.ours(5)}, {}});
             trial.equal(game.band().treasury, 100 - 20 - 5 - 9, "treasury");
         }});
}

void addPulpCampaign(RuleRows &rows)
{
    const auto pulp = [] { return CampaignTrial::plain().theme(Theme::Pulp); };
    rows.push_back({"a hero does not die, whatever the dice say",
                    {"MUSG-PULP-02", "MUSG-INJURY-17", "MUSG-PULP-06"},
                    {"MUSG-PULP-04", "MUSG-INJURY-03", "MUSG-PULP-05"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, pulp());
                        const auto hero = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(hero, {{1, 1}, {1, 5}, {4, 1}, {5}});
                        trial.equal(game.injuries(hero), std::string("malus-force"), "injuries");
                    }});
    rows.push_back(
        {"34: dead, then several injuries with a death among them: rolled again",
         {"MUSG-PULP-02", "MUSG-INJURY-04", "MUSG-INJURY-17"},
         {"MUSG-INJURY-03"},
         [=](Trial &trial) {
             CampaignTrial game(trial, pulp());
             const auto villain = game.ours(0);
             game.weFell(0);
             game.play();
             game.recover(villain, {{1, 1}, {1, 6}, {3}, {2, 2}, {1, 2}, {3, 4}, {2, 6}, {1}});
             trial.equal(game.injuries(villain),
                         std::string("movement-difficulty bruised nervous-trauma "
                                     "malus-movement"),
                         "injuries");
         }});
    rows.push_back({"a partner does not die either",
                    {"MUSG-PULP-04", "MUSG-INJURY-17"},
                    {"MUSG-PULP-02", "MUSG-INJURY-03"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, pulp(), CampaignTrial::plain(), {},
                                           {{"last_episode", true}});
                        const auto partner = game.ours(1);
                        game.weFell(1);
                        game.play();
                        game.recover(partner, {{1, 1}, {4, 1}, {2}});
                        trial.equal(game.injuries(partner), std::string("malus-command"),
                                    "injuries");
                    }});
    rows.push_back({"in the last episode a hero dies, or comes back as a legend for hire",
                    {"MUSG-PULP-05", "MUSG-INJURY-03"},
                    {"MUSG-PULP-02", "MUSG-INJURY-17"},
                    [=](Trial &trial) {
                        for (const char *answer : {"legend", "gone"}) {
                            CampaignTrial game(trial, pulp(), CampaignTrial::plain(), {},
                                               {{"last_episode", true}});
                            const auto hero = game.ours(0);
                            game.weFell(0);
                            game.play();
                            game.recover(hero, {{1, 1}}, answer);
                            const auto *met = game.figure(hero);
                            trial.equal(met != nullptr, answer == std::string("legend"), "there");
                            trial.expect(!met || met->hireling, "for nothing");
                        }
                    }});
    rows.push_back({"35: an eye lost twice stays, another malus goes with the game",
                    {"MUSG-PULP-07", "MUSG-PULP-06", "MUSG-INJURY-08"},
                    {"MUSG-PULP-02"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, pulp());
                        const auto hero = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(hero, {{1, 6}, {3}, {3, 1}, {3, 1}, {2, 2}, {6}});
                        trial.equal(game.stat(hero, Stat::Ct), 5, "CT");
                        trial.equal(game.stat(hero, Stat::Mvt), 8, "Mvt");
                        trial.equal(game.stat(hero, Stat::R), 3, "R");
                        game.close();
                        game.again();
                        game.play();
                        game.settle("lifted");
                        trial.equal(game.injuries(hero),
                                    std::string("reduced-vision reduced-vision"), "injuries");
                        trial.equal(game.stat(hero, Stat::Mvt), 9, "Mvt");
                    }});
    rows.push_back({"a band without pulp has none of it",
                    {"MUSG-INJURY-05"},
                    {"MUSG-PULP-02", "MUSG-PULP-04", "MUSG-PULP-05", "MUSG-PULP-06", "MUSG-PULP-07",
                     "MUSG-INJURY-17"},
                    [](Trial &trial) {
                        CampaignTrial game(trial, CampaignTrial::plain());
                        const auto chief = game.ours(0);
                        game.weFell(0);
                        game.play();
                        game.recover(chief, {{2, 2}});
                        game.close();
                        game.again();
                        game.play();
                        trial.expect(!game.offers("lifted"), "lifted");
                        trial.equal(game.stat(chief, Stat::Mvt), 8, "Mvt");
                    }});
    rows.push_back({"an acolyte dies like anybody",
                    {"MUSG-INJURY-01"},
                    {"MUSG-PULP-04", "MUSG-PULP-06"},
                    [=](Trial &trial) {
                        CampaignTrial game(trial, pulp());
                        const auto who = game.ours(2);
                        game.weFell(2);
                        game.play();
                        game.recover(who, {{1}});
                        trial.expect(!game.figure(who), "alive");
                    }});
}

} // namespace escarmouche::tests
