// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_campaignreturns {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** A band whose figure at that place was put out of action by the other band's chief. */
struct Felled {
    CampaignRoom room;
    BandId band, other;
    FixtureId fixture;
    MemberId member;
    std::string line;

    explicit Felled(const BandBuilder &builder, std::size_t place,
                    const std::vector<std::string> &marks = {},
                    const std::vector<Setting> &settings = {})
    {
        band = room.join(builder.band(), "Reds");
        other = room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band(), "Blues");
        fixture = room.schedule({band, other}, settings);
        member = room.member(band, place);
        auto report = room.blank(fixture);
        putOut(report, 1, room.member(other, 0), 0, member);
        figureIn(report, 0, member).marks = marks;
        room.do_(EnterReport{fixture, report, {}});
        line = CampaignRoom::key("recovery", member);
    }
    PostGameLine open() const { return *room.line(fixture, band, line); }
    const Member *figure() const
    {
        const auto &members = room.band(band).members;
        const auto met = std::ranges::find(members, member, &Member::id);
        if (met == members.end())
            return nullptr;
        m_figure = *met;
        return &m_figure;
    }
    void roll(std::vector<int> faces) { room.roll(fixture, band, line, std::move(faces)); }
    std::vector<Told> settle(const std::string &answer = {})
    {
        return room.settle(fixture, band, line, answer);
    }

private:
    mutable Member m_figure;
};

BandBuilder common()
{
    return BandBuilder("generic")
        .campaign()
        .chief()
        .with("sword")
        .with("rifle")
        .sousChef()
        .with("mace")
        .sousFifre(3)
        .with("sword")
        .figurant(2)
        .with("sword");
}

std::string injuriesOf(const Member &member)
{
    std::string text;
    for (const auto &injury : member.injuries)
        text += musgCatalogue()[injury.injury].id +
                (injury.against.empty() ? "" : "@" + injury.against) + ' ';
    return text;
}

std::set<std::string> rulesOf(const std::vector<Told> &told)
{
    std::set<std::string> rules;
    for (const auto &each : told)
        rules.insert(each.rule);
    return rules;
}

/** What the register says of each value, once for all. */
enum class Says { Dead, Many, Again, Doctor, Robbed, Recovered, Lucky, Injury };
struct Printed {
    Says says;
    std::string injury = {};
};
Printed printedAt(int d66)
{
    switch (d66) {
    case 11:
    case 12:
    case 13:
    case 14:
    case 15:
        return {Says::Dead};
    case 16:
    case 21:
        return {Says::Many};
    case 22:
    case 23:
        return {Says::Injury, "movement-difficulty"};
    case 24:
    case 25:
        return {Says::Again};
    case 26:
        return {Says::Injury, "nervous-trauma"};
    case 31:
        return {Says::Injury, "reduced-vision"};
    case 32:
        return {Says::Injury, "random-activity"};
    case 33:
        return {Says::Doctor};
    case 34:
    case 35:
        return {Says::Injury, "bruised"};
    case 36:
        return {Says::Robbed};
    case 61:
        return {Says::Injury, "implacable-hatred"};
    case 62:
    case 63:
    case 64:
        return {Says::Injury, "hardened"};
    case 65:
    case 66:
        return {Says::Lucky};
    default:
        return {Says::Recovered};
    }
}

} // namespace

class TestCampaignReturns : public QObject
{
    Q_OBJECT

private slots:
    void everyValueForLeaders_data();
    void everyValueForLeaders();
    void everyFaceForOthers_data();
    void everyFaceForOthers();
    void everyDoctor_data();
    void everyDoctor();
    void severalInjuriesAreRolledOneByOne();
    void aRepeatedStateHasNoFurtherEffect();
    void hatredOfOneOfSeveralIsAsked();
    void everyValueForPulpLeads_data();
    void everyValueForPulpLeads();
    void everyPulpMalus_data();
    void everyPulpMalus();
    void aHeroMayFallInTheLastEpisode();
    void aClimberWhoFellIsDead();
    void diceStandWhenTheLineIsDone();
};

void TestCampaignReturns::everyValueForLeaders_data()
{
    QTest::addColumn<int>("d66");
    QTest::addColumn<int>("place");
    for (int place : {0, 1}) {
        for (int tens = 1; tens <= 6; ++tens) {
            for (int units = 1; units <= 6; ++units)
                QTest::addRow("%s %d%d", place == 0 ? "chief" : "sous-chef", tens, units)
                    << tens * 10 + units << place;
        }
    }
}

void TestCampaignReturns::everyValueForLeaders()
{
    QFETCH(int, d66);
    QFETCH(int, place);
    Felled felled(common(), static_cast<std::size_t>(place));
    const Member before = *felled.figure();
    QCOMPARE(felled.open().awaiting, Awaiting::Dice);
    QCOMPARE(static_cast<int>(felled.open().roll.roll.count), 2);
    felled.roll({d66 / 10, d66 % 10});
    const auto printed = printedAt(d66);
    if (printed.says == Says::Again || printed.says == Says::Many || printed.says == Says::Doctor) {
        const auto line = felled.open();
        QCOMPARE(line.awaiting, Awaiting::Dice);
        QCOMPARE(static_cast<int>(line.roll.roll.count), printed.says == Says::Again ? 2 : 1);
        QCOMPARE(line.nth, 1);
        QVERIFY(!felled.room.trySettle(felled.fixture, felled.band, felled.line));
        return;
    }
    QCOMPARE(felled.open().awaiting, Awaiting::Confirmation);
    felled.settle();
    const auto *after = felled.figure();
    QCOMPARE(after == nullptr, printed.says == Says::Dead);
    if (!after) {
        QVERIFY(felled.room.company(felled.band).stash.empty());
        QCOMPARE(felled.room.company(felled.band).fallen.size(), std::size_t{1});
        return;
    }
    Member expected = before;
    if (printed.says == Says::Injury)
        expected.injuries.push_back(
            {entry(printed.injury), d66 == 61 ? std::string("Blues") : std::string()});
    if (printed.says == Says::Lucky)
        expected.experience += 1;
    if (printed.says == Says::Robbed)
        expected.gear = {{entry("dagger"), 1}};
    QCOMPARE(*after, expected);
}

void TestCampaignReturns::everyFaceForOthers_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("place");
    for (int face = 1; face <= 6; ++face) {
        QTest::addRow("sous-fifre %d", face) << face << 2;
        QTest::addRow("figurant %d", face) << face << 5;
    }
}

void TestCampaignReturns::everyFaceForOthers()
{
    QFETCH(int, face);
    QFETCH(int, place);
    Felled felled(common(), static_cast<std::size_t>(place));
    QCOMPARE(static_cast<int>(felled.open().roll.roll.count), 1);
    QCOMPARE(felled.open().rule, std::string(place == 2 ? "MUSG-INJURY-01" : "MUSG-FIGURANT-05"));
    felled.roll({face});
    felled.settle();
    const bool gone = face <= 2;
    QCOMPARE(felled.figure() == nullptr, gone);
    const auto stash = felled.room.company(felled.band).stash;
    QCOMPARE(stash.size(), gone ? std::size_t{1} : std::size_t{0});
    if (!gone)
        return;
    QCOMPARE(stash.front(), (Possession{entry("sword"), 1}));
    // Somebody takes it, or nobody does.
    const auto key = "gear/sword/0";
    const auto offered = felled.room.line(felled.fixture, felled.band, key);
    QVERIFY(offered && !offered->needed);
    const auto taker = felled.room.member(felled.band, 1);
    felled.room.settle(felled.fixture, felled.band, key, std::to_string(taker.value));
    QVERIFY(felled.room.company(felled.band).stash.empty());
    const auto gear = felled.room.band(felled.band).members.at(1).gear;
    QCOMPARE(std::ranges::count(gear, entry("sword"), &Possession::entry), 1);
}

void TestCampaignReturns::everyDoctor_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("injuries");
    for (int face = 1; face <= 6; ++face)
        QTest::addRow("%d", face) << face
                                  << QString::fromLatin1(face <= 2   ? "missed-game "
                                                         : face == 6 ? "true-doctor "
                                                                     : "");
}

void TestCampaignReturns::everyDoctor()
{
    QFETCH(int, face);
    QFETCH(QString, injuries);
    Felled felled(common(), 0);
    felled.roll({3, 3});
    felled.roll({face});
    const auto told = felled.settle();
    QCOMPARE(injuriesOf(*felled.figure()), injuries.toStdString());
    QVERIFY(rulesOf(told).contains("MUSG-INJURY-10"));
    // It ends with the next game, not with this one.
    const auto passing = felled.room.company(felled.band).passing;
    QCOMPARE(passing.size(), injuries.isEmpty() ? std::size_t{0} : std::size_t{1});
    QVERIFY(!felled.room.line(felled.fixture, felled.band, "lifted"));
}

void TestCampaignReturns::severalInjuriesAreRolledOneByOne()
{
    Felled felled(common(), 0);
    felled.roll({1, 6});
    QCOMPARE(static_cast<int>(felled.open().roll.roll.count), 1);
    felled.roll({3});
    // Dead, several, recovered and "again" count for nothing inside.
    for (const auto &again : std::vector<std::vector<int>>{{1, 1}, {2, 1}, {4, 4}, {2, 4}}) {
        felled.roll(again);
        QCOMPARE(felled.open().awaiting, Awaiting::Dice);
    }
    felled.roll({2, 2});
    felled.roll({3, 3});
    QCOMPARE(static_cast<int>(felled.open().roll.roll.count), 1);
    felled.roll({4}); // the doctor settles that roll alone
    felled.roll({2, 3});
    QCOMPARE(felled.open().awaiting, Awaiting::Confirmation);
    QCOMPARE(felled.open().rolls.size(), std::size_t{10});
    felled.settle();
    QCOMPARE(injuriesOf(*felled.figure()), std::string("movement-difficulty movement-difficulty "));
}

void TestCampaignReturns::aRepeatedStateHasNoFurtherEffect()
{
    Felled felled(common(), 0);
    felled.roll({2, 1});
    felled.roll({2});
    felled.roll({6, 2});
    felled.roll({6, 4});
    const auto told = felled.settle();
    QCOMPARE(injuriesOf(*felled.figure()), std::string("hardened "));
    QCOMPARE(told.back().rule, std::string("MUSG-INJURY-04"));
}

void TestCampaignReturns::hatredOfOneOfSeveralIsAsked()
{
    CampaignRoom room;
    const auto small = BandBuilder("generic").campaign().chief().sousFifre(2).band();
    const auto a = room.join(small, "A"), b = room.join(small, "B"), c = room.join(small, "C");
    const auto fixture = room.schedule({a, b, c});
    auto report = room.blank(fixture);
    const auto chief = room.member(a, 0);
    figureIn(report, 0, chief).end = FigureEnd::OutOfAction; // by a fall
    room.do_(EnterReport{fixture, report, {}});
    const auto key = CampaignRoom::key("recovery", chief);
    room.roll(fixture, a, key, {6, 1});
    const auto line = room.line(fixture, a, key);
    QCOMPARE(line->awaiting, Awaiting::Choice);
    QCOMPARE(line->options.size(), std::size_t{2});
    QVERIFY(!room.trySettle(fixture, a, key));
    QVERIFY(!room.trySettle(fixture, a, key, "A"));
    room.settle(fixture, a, key, "C");
    QCOMPARE(injuriesOf(room.band(a).members.front()), std::string("implacable-hatred@C "));
}

void TestCampaignReturns::everyValueForPulpLeads_data()
{
    everyValueForLeaders_data();
}

void TestCampaignReturns::everyValueForPulpLeads()
{
    QFETCH(int, d66);
    QFETCH(int, place);
    Felled felled(common().theme(Theme::Pulp), static_cast<std::size_t>(place));
    felled.roll({d66 / 10, d66 % 10});
    const auto printed = printedAt(d66);
    const auto line = felled.open();
    QCOMPARE(line.awaiting, Awaiting::Dice); // a malus at least
    const bool again = printed.says == Says::Again || printed.says == Says::Dead;
    QCOMPARE(static_cast<int>(line.roll.roll.count), again ? 2 : 1);
    if (printed.says == Says::Dead) {
        const std::string rule = place == 0 ? "MUSG-PULP-02" : "MUSG-PULP-04";
        QVERIFY(rulesOf(line.told).contains(rule));
        QVERIFY(rulesOf(line.told).contains("MUSG-INJURY-17"));
    }
    if (again || printed.says == Says::Many || printed.says == Says::Doctor)
        return;
    felled.roll({5});
    const auto told = felled.settle();
    QVERIFY(rulesOf(told).contains("MUSG-PULP-06"));
    // Every malus of the table is for one game, but for the eye.
    const bool malus = printed.says == Says::Injury && d66 < 61;
    const bool lasting = d66 == 31;
    QCOMPARE(rulesOf(told).contains("MUSG-PULP-07"), malus && !lasting);
    QCOMPARE(felled.room.company(felled.band).passing.size(),
             malus && !lasting ? std::size_t{2} : std::size_t{1});
}

void TestCampaignReturns::everyPulpMalus_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("stat");
    const std::vector<Stat> stats{Stat::Mvt, Stat::Cd, Stat::Ct, Stat::Cc, Stat::F, Stat::R};
    for (int face = 1; face <= 6; ++face)
        QTest::addRow("%d", face) << face
                                  << static_cast<int>(stats[static_cast<std::size_t>(face - 1)]);
}

void TestCampaignReturns::everyPulpMalus()
{
    QFETCH(int, face);
    QFETCH(int, stat);
    Felled felled(common().theme(Theme::Pulp), 1);
    const auto valuesOf = [&] {
        const auto band = felled.room.band(felled.band);
        std::vector<int> values;
        for (const auto &number : resolve(musgCatalogue(), band, band.members.at(1)).stats)
            values.push_back(number.value());
        return values;
    };
    auto expected = valuesOf();
    felled.roll({4, 1});
    felled.roll({face});
    felled.settle();
    const auto which = static_cast<Stat>(stat);
    expected[static_cast<std::size_t>(stat)] += which == Stat::Ct || which == Stat::Cc ? 1 : -1;
    QCOMPARE(valuesOf(), expected);
}

void TestCampaignReturns::aHeroMayFallInTheLastEpisode()
{
    const std::vector<Setting> last{{"last_episode", true}};
    Felled gone(common().theme(Theme::Pulp), 0, {}, last);
    gone.roll({1, 1});
    QCOMPARE(gone.open().awaiting, Awaiting::Choice);
    gone.settle("gone");
    QVERIFY(!gone.figure());
    Felled legend(common().theme(Theme::Pulp), 0, {}, last);
    legend.roll({1, 1});
    QVERIFY(rulesOf(legend.settle("legend")).contains("MUSG-PULP-05"));
    QVERIFY(legend.figure() && legend.figure()->hireling);
    Felled partner(common().theme(Theme::Pulp), 1, {}, last);
    partner.roll({1, 1});
    QCOMPARE(partner.open().awaiting, Awaiting::Dice);
}

void TestCampaignReturns::aClimberWhoFellIsDead()
{
    for (const std::size_t place : {std::size_t{0}, std::size_t{2}}) {
        Felled felled(common(), place, {"fell-to-death"});
        QCOMPARE(felled.open().awaiting, Awaiting::Confirmation);
        QVERIFY(rulesOf(felled.settle()).contains("MUSG-EQUIP-10"));
        QVERIFY(!felled.figure());
        QCOMPARE(felled.room.company(felled.band).stash.empty(), place == 0);
    }
    Felled lead(common().theme(Theme::Pulp), 0, {"fell-to-death"});
    QCOMPARE(lead.open().awaiting, Awaiting::Dice);
}

void TestCampaignReturns::diceStandWhenTheLineIsDone()
{
    Felled felled(common(), 2);
    felled.roll({5});
    const auto twice =
        felled.room.tryTo(RollDice{felled.fixture, felled.band, felled.line, 0, 6, {6}, false});
    QVERIFY(!twice);
    QCOMPARE(whyRefused(twice.error()).key, std::string("campaign.refused.rolled"));
    QCOMPARE(retracting({RollDice{{}, {}, {}, 0, 6, {6}, false}, 1, {}}), Retracting::Never);
    QCOMPARE(retracting({RollDice{{}, {}, {}, 0, 6, {6}, true}, 1, {}}), Retracting::WithReason);
    QCOMPARE(retracting({SettleLine{}, 1, {}}), Retracting::Freely);
}

CORE_TEST(TestCampaignReturns)

} // namespace tst_campaignreturns

#include "tst_campaignreturns.moc"
