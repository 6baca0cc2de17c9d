// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"
#include "rules/core/band/sheetphrases.h"
#include "rules/kit/team/teamrules.h"
#include "tests/support/atz/atzbox.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <array>
#include <memory>
#include <set>
#include <utility>

namespace tst_atzteam {

using namespace escarmouche;
using namespace escarmouche::rules;
using atz::Member, atz::Muster, atz::Slot, atz::Team;
using kit::costOf, kit::judgeTeam;

namespace {

const atz::Box &box()
{
    return tests::atzBox();
}

const kit::TeamBox &teams()
{
    static const kit::TeamBox kTeams = atz::teamBoxOf(box());
    return kTeams;
}

const kit::TeamRules &bands()
{
    static const auto kWords =
        std::make_shared<const PhraseBook>(atz::readWords(&tests::catalogueFile).value());
    static const kit::TeamRules kBands("atz", atz::teamBoxOf(box(), *kWords), kWords, {});
    return kBands;
}

/** The team after the act; empty: it was refused. */
std::string after(const std::string &band, const BandAct &act, int fresh = 1)
{
    const auto outcome = bands().decide(band, encode(BandInput{act, fresh, {}}));
    return outcome ? bands().evolve(band, *outcome).value_or("") : std::string();
}

std::string teamFor(const char *task)
{
    return after({}, CreateBand{{{"task", std::string(task)}, {"name", std::string("Watch")}}});
}

bool isWorded(const Phrase &phrase)
{
    for (const Language language : {Language::English, Language::French}) {
        const std::string said = say(bands().phrases(), phrase, language);
        if (said.empty() || said[0] == '[' || said.find('{') != std::string::npos)
            return false;
    }
    return true;
}

struct Picked {
    const char *who;
    std::vector<const char *> items = {};
};

/** A team of these, who carry that; what begins with '+' is improved. */
Team teamOf(const std::vector<Picked> &all)
{
    Team team;
    for (const Picked &each : all) {
        Member member{box().survivorNamed(each.who)};
        for (const std::string_view item : each.items) {
            const bool isImproved = item.starts_with('+');
            member.items.push_back({.item = box().itemNamed(item.substr(isImproved ? 1 : 0)),
                                    .isImproved = isImproved});
        }
        team.members.push_back(std::move(member));
    }
    return team;
}

Muster scenario(const char *id)
{
    return atz::musterOf(box(), box().scenarioNamed(id)->sides.front());
}

/** The rule that it breaks; empty: none. */
std::string broken(const Muster &muster, const Team &team)
{
    const auto judged = judgeTeam(teams(), muster, team);
    return judged ? std::string() : std::string(judged.error().rule.value);
}

} // namespace

/** Teams: what they cost, where their things lie, which rule they break; and as bands. */
class TestAtzTeam : public QObject
{
    Q_OBJECT

private slots:
    void scenariosSayWhoComesWithWhat();
    void thingsLieWhereTheyFit();
    void whatIsGivenCostsNothing();
    void aLegalTeamIsAllowed();
    void eachRuleIsFound();
    void anImprovementGoesToAWeapon();
    void aBandIsMadeForItsTask();
    void actsChangeABand();
    void whatHasNoMeaningIsRefused();
    void eachFindingIsMended();
    void theShopForesees();
    void aBandIsReadAsItWasWritten();
    void eachActIsTold();
    void aSheetShowsTheStatusCards();
    void aTrackTellsWhereTheCounterTurns();
};

void TestAtzTeam::scenariosSayWhoComesWithWhat()
{
    const Muster first = scenario("for-a-few-bullets-more");
    QCOMPARE(first.given.size(), std::size_t{2});
    QCOMPARE(first.given[0].items.size(), std::size_t{2});
    QCOMPARE(first.given[0].items[1].item, box().itemNamed("med-kit"));
    QVERIFY(first.given[0].items[1].isGiven);
    QCOMPARE(scenario("race-to-the-helicopter").points, 24);
    for (const auto &[players, survivors, points] :
         {std::tuple{1, 3, 30}, {2, 3, 30}, {3, 2, 20}, {4, 2, 20}, {5, 1, 12}, {6, 1, 12}}) {
        const Muster muster = atz::skirmishMuster(box(), players);
        QCOMPARE(muster.most, survivors);
        QCOMPARE(muster.points, points);
    }
}

void TestAtzTeam::thingsLieWhereTheyFit()
{
    using Slots = std::vector<std::optional<Slot>>;
    const auto slotsOf = [](const Picked &picked) {
        return kit::slotsOf(teams(), teamOf({picked}).members.front());
    };
    QCOMPARE(slotsOf({"bank", {"vest", "smg", "pistol"}}),
             (Slots{Slot::Box, Slot::Hand, Slot::Bag}));
    QCOMPARE(slotsOf({"bank", {"grenade", "ammo", "ammo", "vest", "smg"}}),
             (Slots{Slot::Bag, Slot::Box, Slot::Box, Slot::Box, Slot::Hand}));
    QCOMPARE(slotsOf({"bank", {"grenade"}}), (Slots{Slot::Box}));
    QCOMPARE(slotsOf({"bank", {"smg", "pistol", "crossbow"}}),
             (Slots{Slot::Hand, Slot::Bag, std::nullopt}));
    QCOMPARE(slotsOf({"generic-1", {"vest", "smg", "pistol"}}),
             (Slots{std::nullopt, Slot::Hand, std::nullopt}));
}

void TestAtzTeam::whatIsGivenCostsNothing()
{
    const Muster first = scenario("for-a-few-bullets-more");
    QCOMPARE(costOf(teams(), first, {first.given}), 0);
    const Muster barricade = scenario("the-barricade");
    const Team bought = teamOf({{"tonya", {"shotgun"}}, {"bank", {"+smg", "ammo"}}});
    QCOMPARE(costOf(teams(), barricade, bought), 3 + 3 + 2 + 1);
    QCOMPARE(costOf(teams(), atz::skirmishMuster(box(), 1), bought), 9 + 8 + 6);
}

void TestAtzTeam::aLegalTeamIsAllowed()
{
    const Muster first = scenario("for-a-few-bullets-more");
    QCOMPARE(broken(first, {first.given}), std::string());
    const Muster barricade = scenario("the-barricade");
    std::vector<Picked> four{{"tonya", {"shotgun", "ammo", "vest"}},
                             {"beck", {"pistol"}},
                             {"bank", {"smg", "grenade"}},
                             {"sailor"}};
    QCOMPARE(broken(barricade, teamOf(four)), std::string());
    four[0].items.push_back("drugs"); // a point too many
    QCOMPARE(broken(barricade, teamOf(four)), std::string("ATZ-SCEN-02"));
    QCOMPARE(
        broken(atz::skirmishMuster(box(), 2),
               teamOf({{"nick", {"shotgun"}}, {"professor", {"+pistol"}}, {"generic-4", {"smg"}}})),
        std::string());
}

void TestAtzTeam::eachRuleIsFound()
{
    const Muster skirmish = atz::skirmishMuster(box(), 1);
    const std::vector<std::pair<std::string, Team>> all{
        {"ATZ-COMP-04", teamOf({{"bank", {"smg", "pistol", "pistol"}}})},
        {"ATZ-COMP-04", teamOf({{"bank", {"ammo", "ammo", "ammo", "ammo"}}})},
        {"ATZ-FIND-03", teamOf({{"generic-2", {"smg", "ammo"}}})},
        {"ATZ-SKIRM-02", teamOf({{"bank"}, {"beck"}, {"jimmy"}, {"buffy"}})},
        {"ATZ-SKIRM-02", teamOf({{"nick", {"assault-rifle", "assault-rifle"}},
                                 {"tonya", {"assault-rifle", "assault-rifle"}}})}};
    for (const auto &[rule, team] : all)
        QCOMPARE(broken(skirmish, team), rule);
}

void TestAtzTeam::anImprovementGoesToAWeapon()
{
    const int improvement = box().itemNamed("improvement");
    Member bank = teamOf({{"bank", {"shotgun", "smg"}}}).members.front();
    kit::give(teams(), bank, improvement);
    QVERIFY(!bank.items[0].isImproved && bank.items[1].isImproved);
    kit::give(teams(), bank, improvement); // one weapon has one
    QCOMPARE(bank.items.size(), std::size_t{3});
    QCOMPARE(bank.items[2].item, improvement);
}

/** A scenario says who takes part, with what; a skirmish leaves that open. */
void TestAtzTeam::aBandIsMadeForItsTask()
{
    const std::string night = teamFor("for-a-few-bullets-more");
    const auto roster = bands().roster(night);
    QVERIFY(roster);
    QCOMPARE(roster->groups.front().rows.size(), std::size_t{2});
    QCOMPARE(roster->groups.front().rows[0].kind.en, std::string("Tonya"));
    QCOMPARE(roster->groups.front().rows[0].gear.size(), std::size_t{2});
    QCOMPARE(bands().summary(night)->total, 0);
    QVERIFY(bands().validate(night)->empty());
    const std::string skirmish = teamFor("skirmish-3");
    QVERIFY(bands().roster(skirmish)->groups.empty());
    QCOMPARE(bands().totals(skirmish)->lines[0].limit, std::optional(30));
    QCOMPARE(bands().totals(skirmish)->lines[1].limit, std::optional(3));
    QVERIFY(after({}, CreateBand{{{"task", std::string("chess")}}}).empty());
}

void TestAtzTeam::actsChangeABand()
{
    std::string team = teamFor("skirmish-3");
    team = after(team, Recruit{"nick", 1, {}}, 1001);
    team = after(team, Recruit{"beck", 1, {}}, 2001);
    const MemberId nick{1001}, beck{2001};
    team = after(team, Give{"shotgun", {{nick, 1}}, 1, {}}, 3001);
    team = after(team, Give{"pistol", {{nick, 1}, {beck, 1}}, 1, {}}, 4001);
    team = after(team, Give{"improvement", {{beck, 1}}, 1, {}}, 5001);
    QCOMPARE(bands().summary(team)->total, 8 + 5 + 3 + 1 + 1 + 2);
    team = after(team, SetProperties{{{nick, 1}}, {{"hand", std::string("pistol")}}}, 6001);
    const std::array nicks{Figures{nick, 1}};
    QCOMPARE(std::get<std::string>(bands().properties(team, nicks)->front().value),
             std::string("pistol"));
    team = after(team, HandOver{{{nick, 1}, "shotgun", 1}, {beck, 1}}, 7001);
    team = after(team, Discard{{{{beck, 1}, "improvement", 1}}}, 8001);
    QCOMPARE(bands().summary(team)->total, 8 + 5 + 3 + 1 + 1);
    team = after(team, MoveMembers{{beck}, nick}, 9001);
    QCOMPARE(bands().roster(team)->groups.front().rows.front().kind.en, std::string("Beck"));
    QVERIFY(bands().validate(team)->empty());
    team = after(team, Discard{{{{beck, 1}, {}, 1}}}, 10'001);
    QCOMPARE(bands().summary(team)->figures, 1);
}

void TestAtzTeam::whatHasNoMeaningIsRefused()
{
    const std::string night = teamFor("for-a-few-bullets-more");
    const Figures tonya{{1}, 1}, nobody{{99}, 1};
    const std::vector<BandAct> acts{Recruit{"dracula", 1, {}},
                                    Give{"cannon", {tonya}, 1, {}},
                                    Give{"smg", {nobody}, 1, {}},
                                    Discard{{{tonya, "smg", 1}}},
                                    HandOver{{tonya, "smg", 1}, {{2}, 1}},
                                    SetProperties{{tonya}, {{"hand", std::string("smg")}}},
                                    SetProperties{{}, {{"phase", std::string("dawn")}}}};
    for (const BandAct &act : acts)
        QVERIFY(after(night, act, 1001).empty());
}

/** Each is worded, and its mend sets right what it says, until nothing is wrong. */
void TestAtzTeam::eachFindingIsMended()
{
    std::string team = R"({"format":"escarmouche-band","version":1,"system":"atz","name":"Wrong",)"
                       R"("task":"firefight","members":[)"
                       R"({"who":"tonya","items":["smg","assault-rifle","shotgun"]},)"
                       R"({"who":"tonya"},{"who":"nick","items":["ammo","ammo","ammo","vest"]},)"
                       R"({"who":"generic-1","items":["pistol","drugs"]}]})";
    team = bands().read(team).value();
    std::set<std::string> met;
    for (int tries = 0; tries < 40 && !bands().validate(team)->empty(); ++tries) {
        const auto found = bands().validate(team).value();
        const Finding &finding = found.front();
        for (const Finding &each : found) {
            met.insert(each.sentence.key);
            QVERIFY2(isWorded(each.sentence), each.sentence.key.c_str());
        }
        QVERIFY2(finding.mend && isWorded(finding.mend->label), finding.sentence.key.c_str());
        team = after(team, finding.mend->act, 1001 + 1000 * tries);
        QVERIFY(!team.empty());
    }
    QVERIFY(bands().validate(team)->empty());
    QCOMPARE(met, (std::set<std::string>{"team.no-room", "team.twice", "team.stranger",
                                         "team.missing", "team.over-budget"}));
}

void TestAtzTeam::theShopForesees()
{
    std::string team = teamFor("skirmish-1");
    team = after(team, Recruit{"tonya", 1, {}}, 1001);
    const std::array chosen{Figures{{1001}, 1}};
    const auto shop = bands().shop(team, chosen);
    QVERIFY(shop);
    std::set<std::string> met;
    for (const ShopTab &tab : shop->tabs) {
        QVERIFY(!tab.title.fr.empty());
        for (const ShopEntry &entry : tab.entries) {
            QVERIFY(entry.possible);
            QCOMPARE(entry.newTotal, 8 + entry.price);
            for (const Finding &cause : entry.causes) {
                met.insert(cause.sentence.key);
                QVERIFY2(isWorded(cause.sentence), cause.sentence.key.c_str());
            }
        }
    }
    QCOMPARE(met, (std::set<std::string>{"team.twice.would", "team.too-many.would",
                                         "team.over-budget.would"}));
    QVERIFY(!bands().shop(team, {})->tabs[1].entries.front().possible);
}

void TestAtzTeam::aBandIsReadAsItWasWritten()
{
    const std::string team = teamFor("for-a-few-bullets-more");
    const std::string file = bands().write(team).value();
    QCOMPARE(bands().read(file).value(), team);
    QCOMPARE(bands().write(bands().read(file).value()).value(), file);
    QVERIFY(!bands().read(R"({"format":"escarmouche-band","version":1,"system":"musg"})"));
    const auto unknown =
        bands().read(R"({"format":"escarmouche-band","version":1,"system":"atz",)"
                     R"("name":"X","task":"firefight","members":[{"who":"nik"}]})");
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().pointer, std::string("/members/0/who"));
    QCOMPARE(unknown.error().hint, std::string("nick"));
    const auto newer = bands().read(R"({"format":"escarmouche-band","version":2,"system":"atz"})");
    QCOMPARE(newer.error().code, ErrorCode::NewerFormat);
}

void TestAtzTeam::eachActIsTold()
{
    const std::string team = teamFor("for-a-few-bullets-more");
    const Figures tonya{{1}, 1}, beck{{2}, 1};
    const std::vector<BandAct> acts{Recruit{"nick", 1, {}},
                                    Give{"smg", {tonya, beck}, 1, {}},
                                    Discard{{{tonya, "pistol", 1}}},
                                    Discard{{{tonya, {}, 1}}},
                                    HandOver{{tonya, "pistol", 1}, beck},
                                    Duplicate{{tonya}},
                                    MoveMembers{{{2}}, MemberId{1}},
                                    SetProperties{{}, {{"name", std::string("Day")}}},
                                    SetProperties{{tonya}, {{"notes", std::string("Calm.")}}}};
    for (const BandAct &act : acts) {
        const std::string input = encode(BandInput{act, 1001, {}});
        const auto outcome = bands().decide(team, input);
        QVERIFY(outcome);
        QVERIFY(isWorded(bands().tell(team, input, *outcome).value()));
    }
    for (const BandAct &act : {BandAct(CreateBand{}), BandAct(AdoptBand{team})}) {
        const std::string input = encode(BandInput{act, 1, {}});
        QVERIFY(isWorded(bands().tell({}, input, bands().decide({}, input).value()).value()));
    }
}

/** Figures of both sides, a wound track, what lies where. */
void TestAtzTeam::aSheetShowsTheStatusCards()
{
    const auto sheet = bands().sheet(teamFor("for-a-few-bullets-more"));
    QVERIFY(sheet);
    QCOMPARE(sheet->figures.front().size(), std::size_t{2});
    const SheetFigure &tonya = sheet->figures.front().front();
    QCOMPARE(tonya.woundBoxes, box().limits.wounds.namedDeath);
    QCOMPARE(tonya.cells.front().text.en, std::string("5/4"));
    QCOMPARE(tonya.weapons.front().rows.front().cells.back().text.en, std::string("Hand"));
    QCOMPARE(tonya.gear.front().entry, std::string("med-kit"));
    QCOMPARE(tonya.traits.size(), std::size_t{2});
    QVERIFY(!sheet->rules.empty());
}

/** The words of the wound track stand where the counter turns, and where it is taken away. */
void TestAtzTeam::aTrackTellsWhereTheCounterTurns()
{
    const auto track = [](int flip, int death) {
        std::string words;
        for (int wound = 1; wound <= death; ++wound)
            words += (wound > 1 ? "|" : "") + (wound == death  ? std::string("dead")
                                               : wound == flip ? std::string("flip")
                                                               : std::to_string(wound));
        return words;
    };
    const atz::WoundFigures &wounds = box().limits.wounds;
    const auto wordOf = [](int death) {
        return bands().phrases().at(std::string(kWoundTrack) + std::to_string(death)).en;
    };
    QCOMPARE(wordOf(wounds.namedDeath), track(wounds.namedFlip, wounds.namedDeath));
    QCOMPARE(wordOf(wounds.genericDeath), track(wounds.genericFlip, wounds.genericDeath));
}

PLAIN_TEST(TestAtzTeam)

} // namespace tst_atzteam

#include "tst_atzteam.moc"
