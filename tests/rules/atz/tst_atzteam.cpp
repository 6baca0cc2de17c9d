// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"
#include "tests/support/atz/atzbox.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

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

/** Teams: what they cost, where their things lie, which rule they break. */
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

PLAIN_TEST(TestAtzTeam)

} // namespace tst_atzteam

#include "tst_atzteam.moc"
