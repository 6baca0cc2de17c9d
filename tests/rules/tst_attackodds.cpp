// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec.h"
#include "rules/musg/play/attackodds.h"
#include "rules/musg/play/lookups.h"
#include "tests/support/catalogue.h"

#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using tests::musgCatalogue;

namespace {

/** A band of one figure, as a library keeps it. */
std::string bandOf(const std::string &race, const std::string &rank, const std::string &gear,
                   const std::string &more = {})
{
    return R"({"format":"escarmouche-band","version":1,"system":"musg","name":")" + race +
           R"(","race":")" + race + R"(","members":[{"id":1,"rank":")" + rank + R"(","profile":")" +
           race + R"(","gear":{)" + gear + "}" + more + "}]}";
}

std::string learnt(const std::string &advances)
{
    return ",\"advances\":[" + advances + "]";
}

std::string mercenary(const std::string &profile)
{
    std::string band = bandOf("orc", "mercenary", "");
    const std::string orc = "\"profile\":\"orc\"";
    return band.replace(band.find(orc), orc.size(), "\"profile\":\"" + profile + '"');
}

AttackWish wishOf(const std::string &attacker, const std::string &target)
{
    AttackWish wish;
    wish.attacker = {attacker, {1}, 0};
    wish.target = {target, {1}, 0};
    wish.distance = 600;
    return wish;
}

const std::string kRifleman = bandOf("human", "sous-fifre", R"("rifle":1)");
const std::string kOrc = bandOf("orc", "sous-fifre", "");

/** A share of faces of one die. */
Fraction faces(int count)
{
    return {static_cast<Wide>(std::max(0, count)), 6, false};
}
Fraction product(const Fraction &a, const Fraction &b)
{
    return times(a, b.part, b.whole);
}
Fraction rest(const Fraction &a)
{
    return {a.whole - a.part, a.whole, false};
}

/** What the die needs, as the frame of the shot holds it. */
const play::ShotFrame &frameOf(const play::Attack &attack)
{
    for (std::size_t at = 0; at < attack.state.frames.size(); ++at) {
        if (const auto *shot = std::get_if<play::ShotFrame>(&attack.state.frames[at]))
            return *shot;
    }
    qFatal("no shot");
}

/** To hit and to wound with one die, in the open: from the numbers alone. */
Fraction closedForm(const AttackWish &wish)
{
    const auto attack = play::prepareAttack(musgCatalogue(), wish).value();
    const play::ShotFrame &shot = frameOf(attack);
    const int needed =
        play::damageNeeded(attack.game.fighter({0}).guns[0].force, attack.game.fighter({1}).r);
    Fraction likely = product(faces(7 - shot.needed), faces(7 - needed));
    for (std::size_t at = 0; at < shot.cover.size(); ++at)
        likely = product(likely, faces(7 - shot.cover[at]));
    return likely;
}

} // namespace

class TestAttackOdds : public QObject
{
    Q_OBJECT

private slots:
    void oneDieIsAProduct_data();
    void oneDieIsAProduct();
    void obstaclesAndDistanceCount();
    void chargingAndHeightCount();
    void strikesOfManyDiceAreExact_data();
    void strikesOfManyDiceAreExact();
    void guardsTakeHitsForTheirChief();
    void whatIsUsedByChoiceMayBeLeft();
    void sharesSumToOne();
    void refusesWhatTheRulesForbid();
    void refusesWhatItCannotMean();
};

void TestAttackOdds::oneDieIsAProduct_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("obstacles");
    for (const int distance : {300, 600, 1200, 1800}) {
        for (const int obstacles : {0, 1, 2})
            QTest::addRow("%d, %d", distance, obstacles) << distance << obstacles;
    }
}

void TestAttackOdds::oneDieIsAProduct()
{
    QFETCH(int, distance);
    QFETCH(int, obstacles);
    AttackWish wish = wishOf(kRifleman, kOrc);
    wish.distance = distance;
    for (int each = 1; each <= obstacles; ++each)
        wish.obstacles.push_back(distance - 80 * each);
    const auto odds = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(odds);
    QCOMPARE(QString::fromStdString(fractionText(odds->anyLost)),
             QString::fromStdString(fractionText(closedForm(wish))));
    QVERIFY(odds->lost.at(0) == rest(odds->anyLost));
}

void TestAttackOdds::obstaclesAndDistanceCount()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    const auto any = [&] { return decimal(play::attackOdds(musgCatalogue(), wish)->anyLost); };
    const double open = any();
    wish.obstacles = {500};
    QVERIFY(any() < open);
    wish.obstacles.clear();
    wish.distance = 2000;
    QVERIFY(any() < open);
}

void TestAttackOdds::chargingAndHeightCount()
{
    AttackWish wish =
        wishOf(bandOf("orc", "sous-fifre", R"("sword":1)"), bandOf("human", "sous-fifre", ""));
    wish.weapons = {"sword"};
    const auto still = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(still);
    QVERIFY(still->isStrike);
    wish.charge = true;
    const auto charging = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(decimal(charging->meanLost) > decimal(still->meanLost));

    AttackWish shot = wishOf(kRifleman, kOrc);
    shot.distance = 1200;
    const auto level = play::attackOdds(musgCatalogue(), shot);
    shot.rise = 300;
    const auto above = play::attackOdds(musgCatalogue(), shot);
    shot.rise = -300;
    const auto below = play::attackOdds(musgCatalogue(), shot);
    QVERIFY(decimal(above->anyLost) > decimal(level->anyLost));
    QVERIFY(decimal(below->anyLost) < decimal(level->anyLost));
}

/** The means as a walk finds them that forgets nothing of what was rolled. */
void TestAttackOdds::strikesOfManyDiceAreExact_data()
{
    QTest::addColumn<std::string>("gear");
    QTest::addColumn<std::string>("advances");
    QTest::addColumn<std::string>("targetsGear");
    QTest::addColumn<std::string>("targetsAdvances");
    QTest::addColumn<std::string>("mean");
    const std::string none;
    const std::string stars = R"("double-morning-star":2)";
    const std::string armour = R"("heavy-armour":1)";
    QTest::newRow("two stars") << stars << none << armour << none << std::string("8/3");
    QTest::newRow("against rondaches")
        << stars << none << armour + R"(,"rondache":2)" << none << std::string("14608/6561");
    QTest::newRow("with all that is rolled again")
        << stars + R"(,"tail-weapon":1)" << std::string(R"("vital-points","weak-points")")
        << armour + R"(,"rondache":2)" << std::string(R"("blade-catcher")")
        << std::string("3959930768/1162261467");
}

void TestAttackOdds::strikesOfManyDiceAreExact()
{
    QFETCH(std::string, gear);
    QFETCH(std::string, advances);
    QFETCH(std::string, targetsGear);
    QFETCH(std::string, targetsAdvances);
    QFETCH(std::string, mean);
    AttackWish wish = wishOf(bandOf("human", "chief", gear, learnt(advances)),
                             bandOf("orc", "chief", targetsGear, learnt(targetsAdvances)));
    wish.charge = true;
    wish.distance = 0;
    wish.weapons = {"double-morning-star", "double-morning-star"};
    if (gear.find("tail-weapon") != std::string::npos)
        wish.weapons.push_back("tail-weapon");
    const auto odds = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(odds.has_value());
    QCOMPARE(fractionText(odds->meanLost), mean);
}

void TestAttackOdds::guardsTakeHitsForTheirChief()
{
    const std::string chief = bandOf("human", "chief", "");
    const std::string guard = bandOf("human", "sous-fifre", "");
    AttackWish wish = wishOf(bandOf("orc", "sous-fifre", R"("rifle":1)"), chief);
    const AttackOdds alone = play::attackOdds(musgCatalogue(), wish).value();
    QVERIFY(alone.targetHurt == alone.anyLost && alone.anyLost.part > 0);
    // He is hit as the chief would be, and stands it as he does himself (MUSG-FREE-01).
    wish.guards = {{guard, {1}, 0}};
    wish.others = OtherSeats::GuardsIntervene;
    const AttackOdds guarded = play::attackOdds(musgCatalogue(), wish).value();
    QCOMPARE(guarded.targetHurt.part, Wide(0));
    const auto attack = play::prepareAttack(musgCatalogue(), wish).value();
    const auto &gun = attack.game.fighter({0}).guns[0];
    const Fraction expected =
        product(faces(7 - frameOf(attack).needed),
                faces(7 - play::damageNeeded(gun.force, attack.game.fighter({2}).r)));
    QCOMPARE(QString::fromStdString(fractionText(guarded.anyLost)),
             QString::fromStdString(fractionText(reduced(expected))));
    // A guard who is to do nothing changes nothing.
    wish.others = OtherSeats::NobodyIntervenes;
    QVERIFY(play::attackOdds(musgCatalogue(), wish)->lost == alone.lost);

    const auto refusal = [&](const AttackWish &refused) {
        return whyRefused(play::attackOdds(musgCatalogue(), refused).error()).key;
    };
    wish.others = OtherSeats::GuardsIntervene;
    wish.target = {guard, {1}, 0};
    QCOMPARE(refusal(wish), std::string("target-is-no-chief"));
    wish.target = {chief, {1}, 0};
    wish.guards = {{kOrc, {1}, 0}}; // MUSG-BAND-14
    QCOMPARE(refusal(wish), std::string("steps-in-for-nobody"));
    wish.guards = {{mercenary("hired-mercenary"), {1}, 0}};
    QCOMPARE(refusal(wish), std::string("steps-in-for-nobody"));
    wish.guards = {{mercenary("troll-bodyguard"), {1}, 0}};
    QCOMPARE(play::attackOdds(musgCatalogue(), wish)->targetHurt.part, Wide(0));
    wish.charge = true;
    QCOMPARE(refusal(wish), std::string("strike-is-not-taken"));
    wish.charge = false;
    wish.guards.assign(4, {guard, {1}, 0});
    QCOMPARE(play::attackOdds(musgCatalogue(), wish).error().pointer, std::string("/guards"));
}

void TestAttackOdds::whatIsUsedByChoiceMayBeLeft()
{
    const auto catcher = bandOf("orc", "chief", "", learnt(R"("blade-catcher")"));
    AttackWish wish = wishOf(bandOf("human", "chief", R"("sword":1)"), catcher);
    const AttackOdds used = play::attackOdds(musgCatalogue(), wish).value();
    wish.others = OtherSeats::NothingIsUsed;
    const AttackOdds left = play::attackOdds(musgCatalogue(), wish).value();
    QVERIFY(decimal(left.meanLost) > decimal(used.meanLost));
}

void TestAttackOdds::sharesSumToOne()
{
    int guns = 0;
    for (const Entry &entry : musgCatalogue().entries()) {
        const auto *gun = std::get_if<RangedWeapon>(&entry.what);
        if (!gun)
            continue;
        AttackWish wish = wishOf(bandOf("human", "chief", "\"" + entry.id + "\":1"),
                                 bandOf("orc", "chief", R"("rondache":1,"heavy-armour":1)"));
        wish.weapons = {entry.id};
        wish.obstacles = {250};
        const auto odds = play::attackOdds(musgCatalogue(), wish);
        QVERIFY2(odds, (entry.id + ' ' + (odds ? "" : odds.error().hint)).c_str());
        Fraction whole{0, 1, false};
        for (const auto &[points, share] : odds->lost)
            whole = sum(whole, share);
        QVERIFY2((whole == Fraction{1, 1, false}), entry.id.c_str());
        QVERIFY2(odds->lost.rbegin()->first <= odds->points, entry.id.c_str());
        ++guns;
    }
    QVERIFY(guns >= 15);
}

void TestAttackOdds::refusesWhatTheRulesForbid()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    wish.distance = 14'000;
    const auto far = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(!far && far.error().code == ErrorCode::RefusedByRule);
    QCOMPARE(far.error().subject, std::string("MUSG-RANGED-02"));
    wish = wishOf(kRifleman, bandOf("lizard", "sous-fifre", R"("poison":1)"));
    const auto poison = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(!poison);
}

void TestAttackOdds::refusesWhatItCannotMean()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    wish.weapons = {"bow"};
    QVERIFY(play::attackOdds(musgCatalogue(), wish).error().code == ErrorCode::NotPossessed);
    wish = wishOf(kRifleman, kOrc);
    wish.obstacles = {700};
    QCOMPARE(play::attackOdds(musgCatalogue(), wish).error().pointer, std::string("/obstacles"));
    wish.obstacles.clear();
    wish.rise = 601;
    QCOMPARE(play::attackOdds(musgCatalogue(), wish).error().pointer, std::string("/rise"));
    wish.rise = 0;
    wish.target.member = {2};
    QVERIFY(play::attackOdds(musgCatalogue(), wish).error().code == ErrorCode::NoSuchMember);
    wish.target.member = {1};
    wish.options = {{"blast_radius", std::int64_t{1}}};
    QCOMPARE(play::attackOdds(musgCatalogue(), wish).error().pointer,
             std::string("/options/blast_radius"));
}

QTEST_GUILESS_MAIN(TestAttackOdds)
#include "tst_attackodds.moc"
