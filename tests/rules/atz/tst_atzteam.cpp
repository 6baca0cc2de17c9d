// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"
#include "tests/support/atz/atzbox.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_atzteam {

using namespace escarmouche;
using namespace escarmouche::rules;
using atz::Member, atz::Muster, atz::Slot, atz::Team;

namespace {

const atz::Box &box()
{
    return tests::atzBox();
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
        Member member{{static_cast<int>(team.members.size()) + 1}, box().survivorNamed(each.who)};
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

std::vector<std::string> found(const Muster &muster, const Team &team)
{
    std::vector<std::string> rules;
    for (const Finding &finding : atz::validate(box(), muster, team))
        rules.push_back(std::string(finding.rule.value));
    return rules;
}

std::vector<std::string> only(const char *rule)
{
    return {rule};
}

/** Does what each finding offers, until none offers anything. */
Team mended(const Muster &muster, Team team)
{
    for (int times = 0; times < 20; ++times) {
        const auto findings = atz::validate(box(), muster, team);
        const auto first = std::ranges::find_if(
            findings, [](const Finding &each) { return each.mend.has_value(); });
        if (first == findings.end())
            return team;
        team = atz::perform(box(), std::move(team), first->mend->act, 100 + times).value();
    }
    return team;
}

} // namespace

/** Teams: what they cost, where their things lie, what is wrong with them. */
class TestAtzTeam : public QObject
{
    Q_OBJECT

private slots:
    void scenariosSayWhoComesWithWhat();
    void thingsLieWhereTheyFit();
    void whatIsGivenCostsNothing();
    void aLegalTeamHasNoFindings();
    void eachRuleIsFoundAlone();
    void mendsMend();
    void actsChangeTheTeam();
    void whatMakesNoSenseIsRefused();
    void everyFindingHasItsSentence();
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
        return atz::slotsOf(box(), teamOf({picked}).members.front());
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
    QCOMPARE(atz::costOf(box(), first, {first.given}), 0);
    const Muster barricade = scenario("the-barricade");
    const Team bought = teamOf({{"tonya", {"shotgun"}}, {"bank", {"+smg", "ammo"}}});
    QCOMPARE(atz::costOf(box(), barricade, bought), 3 + 3 + 2 + 1);
    QCOMPARE(atz::costOf(box(), atz::skirmishMuster(box(), 1), bought), 9 + 8 + 6);
}

void TestAtzTeam::aLegalTeamHasNoFindings()
{
    const Muster first = scenario("for-a-few-bullets-more");
    QVERIFY(found(first, {first.given}).empty());
    QVERIFY(found(scenario("the-barricade"), teamOf({{"tonya", {"+shotgun"}}})).size() > 0);
    QVERIFY(
        found(scenario("the-barricade"), teamOf({{"tonya", {"shotgun", "ammo", "vest", "drugs"}},
                                                 {"beck", {"pistol"}},
                                                 {"bank", {"smg", "grenade"}},
                                                 {"sailor"}}))
            .size() == 1); // a point too many
    QVERIFY(found(scenario("the-barricade"), teamOf({{"tonya", {"shotgun", "ammo", "vest"}},
                                                     {"beck", {"pistol"}},
                                                     {"bank", {"smg", "grenade"}},
                                                     {"sailor"}}))
                .empty());
    QVERIFY(
        found(atz::skirmishMuster(box(), 2),
              teamOf({{"nick", {"shotgun"}}, {"professor", {"+pistol"}}, {"generic-4", {"smg"}}}))
            .empty());
}

void TestAtzTeam::eachRuleIsFoundAlone()
{
    const Muster skirmish = atz::skirmishMuster(box(), 1);
    const Muster six = scenario("race-to-the-helicopter");
    QCOMPARE(found(skirmish, teamOf({{"nick"}, {"nick"}})), only("ATZ-COMP-01"));
    QCOMPARE(found(skirmish, teamOf({{"bank", {"smg", "pistol", "pistol"}}})), only("ATZ-COMP-04"));
    QCOMPARE(found(skirmish, teamOf({{"bank", {"ammo", "ammo", "ammo", "ammo"}}})),
             only("ATZ-COMP-04"));
    QCOMPARE(found(skirmish, teamOf({{"generic-2", {"smg", "ammo"}}})), only("ATZ-FIND-03"));
    QCOMPARE(found(skirmish, teamOf({{"bank", {"+shotgun"}}})), only("ATZ-ITEM-01"));
    QCOMPARE(found(skirmish, teamOf({{"bank", {"vest", "vest"}}})), only("ATZ-ITEM-04"));
    QCOMPARE(found(skirmish, teamOf({{"bank"}, {"beck"}, {"jimmy"}, {"buffy"}})),
             only("ATZ-SKIRM-02"));
    QCOMPARE(found(skirmish, teamOf({{"nick", {"assault-rifle", "assault-rifle"}},
                                     {"tonya", {"assault-rifle", "assault-rifle"}}})),
             only("ATZ-SKIRM-02"));
    Team all;
    all.members = six.given;
    QVERIFY(found(six, all).empty());
    all.members.back().items.push_back({.item = box().itemNamed("pistol")});
    QCOMPARE(found(six, all), only("ATZ-SCEN-02")); // the Professor
    all.members.back().items.clear();
    for (Member &member : all.members)
        member.items.push_back({.item = box().itemNamed("assault-rifle")});
    all.members.back().items.clear();
    QCOMPARE(found(six, all), only("ATZ-SCEN-02")); // 28 points
    QCOMPARE(found(scenario("for-a-few-bullets-more"), teamOf({{"tonya"}})), only("ATZ-SCEN-01"));
    QCOMPARE(found(scenario("for-a-few-bullets-more"), teamOf({{"tonya"}, {"beck"}, {"nick"}})),
             only("ATZ-SCEN-01"));
}

void TestAtzTeam::mendsMend()
{
    const Muster skirmish = atz::skirmishMuster(box(), 1);
    const std::vector<Team> broken{
        teamOf({{"nick"}, {"nick"}}),
        teamOf({{"bank", {"smg", "pistol", "pistol"}}}),
        teamOf({{"generic-2", {"smg", "ammo"}}}),
        teamOf({{"bank", {"+shotgun"}}}),
        teamOf({{"bank", {"vest", "vest"}}}),
        teamOf({{"bank"}, {"beck"}, {"jimmy"}, {"buffy"}}),
        teamOf({{"nick", {"assault-rifle", "assault-rifle"}},
                {"tonya", {"assault-rifle", "assault-rifle"}}}),
    };
    for (const Team &team : broken) {
        QVERIFY(!found(skirmish, team).empty());
        const Team after = mended(skirmish, team);
        QVERIFY2(found(skirmish, after).empty(), found(skirmish, team).front().c_str());
        QVERIFY(!after.members.empty());
    }
    const Muster first = scenario("for-a-few-bullets-more");
    QVERIFY(found(first, mended(first, teamOf({{"nick"}}))).empty());
}

void TestAtzTeam::actsChangeTheTeam()
{
    const auto after = [](const Team &team, const BandAct &act) {
        return atz::perform(box(), team, act, 9).value();
    };
    Team team = after({}, Recruit{"bank", 1, {}});
    QCOMPARE(team.members.front().id, MemberId{9});
    team = after(team, Give{"smg", {{{9}, 1}}, 1, {}});
    team = after(team, Give{"improvement", {{{9}, 1}}, 1, {}});
    QCOMPARE(team.members.front().items.size(), std::size_t{1});
    QVERIFY(team.members.front().items.front().isImproved);
    team = after(team, Give{"improvement", {{{9}, 1}}, 1, {}}); // one weapon has one
    QCOMPARE(team.members.front().items.size(), std::size_t{2});
    team = after(team, Discard{{{{{9}, 1}, "improvement", 2}}});
    QCOMPARE(team.members.front().items.size(), std::size_t{1});
    QVERIFY(!team.members.front().items.front().isImproved);
    Team two = team;
    two.members.push_back({{10}, box().survivorNamed("nick")});
    two = after(two, HandOver{{{{9}, 1}, "smg", 1}, {{10}, 1}});
    QVERIFY(two.members[0].items.empty() && two.members[1].items.size() == 1);
    QVERIFY(after(team, Discard{{{{{9}, 1}, "", 1}}}).members.empty());
}

void TestAtzTeam::whatMakesNoSenseIsRefused()
{
    const Muster first = scenario("for-a-few-bullets-more");
    const Team given{first.given};
    const auto codeOf = [&](const BandAct &act) {
        const auto done = atz::perform(box(), given, act, 9);
        return done ? std::optional<ErrorCode>() : done.error().code;
    };
    QCOMPARE(codeOf(Recruit{"nobody", 1, {}}), ErrorCode::UnknownEntry);
    QCOMPARE(codeOf(Give{"sword", {{{1}, 1}}, 1, {}}), ErrorCode::UnknownEntry);
    QCOMPARE(codeOf(Give{"smg", {{{7}, 1}}, 1, {}}), ErrorCode::NoSuchMember);
    QCOMPARE(codeOf(Discard{{{{{1}, 1}, "smg", 1}}}), ErrorCode::NotPossessed);
    QCOMPARE(codeOf(Discard{{{{{1}, 1}, "pistol", 1}}}), ErrorCode::NotPossessed); // it was given
    QCOMPARE(codeOf(Duplicate{}), ErrorCode::Internal);
}

void TestAtzTeam::everyFindingHasItsSentence()
{
    const PhraseBook book = atz::readWords(&tests::catalogueFile).value();
    const Muster skirmish = atz::skirmishMuster(box(), 6);
    const auto findings = atz::validate(
        box(), skirmish,
        teamOf({{"bank", {"+shotgun", "vest", "vest", "ammo", "drugs"}}, {"bank", {"smg"}}}));
    QVERIFY(findings.size() >= 5);
    for (const Finding &finding : findings) {
        for (const Language language : {Language::English, Language::French}) {
            const std::string said = say(book, finding.sentence, language);
            QVERIFY2(!said.starts_with('[') && said.find('{') == std::string::npos, said.c_str());
            QVERIFY(!finding.mend || !say(book, finding.mend->label, language).starts_with('['));
        }
    }
    QCOMPARE(say(book, findings.back().sentence, Language::English),
             std::string("Bank gains nothing from a second vest (Vest)."));
}

PLAIN_TEST(TestAtzTeam)

} // namespace tst_atzteam

#include "tst_atzteam.moc"
