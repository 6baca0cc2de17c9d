// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/match.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/play/odds/attackodds.h"
#include "rules/musg/play/odds/commandodds.h"
#include "rules/musg/play/stage/lookups.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_attackodds {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using play::AttackFigure;
using play::AttackOdds;
using play::AttackStep;
using play::AttackWish;
using play::CommandWish;
using play::OddsTerm;
using play::OtherSeats;
using tests::musgCatalogue;

namespace {

/** A band of one figure, as a library keeps it. */
std::string bandOf(const std::string &race, const std::string &rank, const std::string &gear,
                   const std::string &more = {})
{
    return "{\"format\":\"escarmouche-band\",\"version\":1,\"system\":\"musg\",\"name\":\"" + race +
           "\",\"race\":\"" + race + "\",\"members\":[{\"id\":1,\"rank\":\"" + rank +
           "\",\"profile\":\"" + race + "\",\"gear\":{" + gear + "}" + more + "}]}";
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
    void theStepsAreThoseOfTheRules();
    void aSecondShotComesAfterTheFirst();
    void onlyWhatThePaAllowIsRepeated();
    void figurantsStrikeTogether();
    void commandIsTestedExactly_data();
    void commandIsTestedExactly();
    void friendsLendTheirCommand();
    void someTestsNeedNoDice();
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

void TestAttackOdds::theStepsAreThoseOfTheRules()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    wish.distance = 1500;
    wish.obstacles = {900, 1400};
    const auto odds = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(odds);
    const auto attack = play::prepareAttack(musgCatalogue(), wish).value();
    const play::ShotFrame &shot = frameOf(attack);
    QCOMPARE(odds->range, std::string("medium"));
    QCOMPARE(odds->steps.size(), std::size_t{4});
    using What = AttackStep::What;
    for (const std::size_t nth : {0U, 1U}) {
        QVERIFY(odds->steps[nth].what == What::Cover);
        QCOMPARE(odds->steps[nth].needed, int(shot.cover[nth]));
        QCOMPARE(odds->steps[nth].dice, nth == 0 ? 1 : 0);
    }
    QCOMPARE(odds->steps[0].distance, 900);
    QVERIFY(odds->steps[2].what == What::Hit);
    QCOMPARE(odds->steps[2].needed, int(shot.needed));
    const AttackStep &wound = odds->steps[3];
    QVERIFY(wound.what == What::Wound);
    QCOMPARE(wound.force, attack.game.fighter({0}).guns[0].force);
    QCOMPARE(wound.resistance, attack.game.fighter({1}).r);
    QCOMPARE(wound.needed, play::damageNeeded(wound.force, wound.resistance));
    QCOMPARE(wound.weapon, std::string("rifle"));

    wish.obstacles.clear();
    wish.distance = 600;
    const auto nearby = play::attackOdds(musgCatalogue(), wish);
    QCOMPARE(nearby->range, std::string("short"));
    QCOMPARE(nearby->steps.front().terms.size(), std::size_t{1});
    QVERIFY(nearby->steps.front().terms.front() == (OddsTerm{-1, {"MUSG-RANGED-03"}}));

    AttackWish charge =
        wishOf(bandOf("orc", "chief", R"("sword":2)"), bandOf("human", "sous-fifre", ""));
    charge.weapons = {"sword", "sword"};
    charge.charge = true;
    const auto strike = play::attackOdds(musgCatalogue(), charge);
    QVERIFY(strike);
    QVERIFY(strike->range.empty());
    QCOMPARE(strike->steps.size(), std::size_t{2}); // two equal swords are one throw
    const auto prepared = play::prepareAttack(musgCatalogue(), charge);
    const auto &sword = prepared->game.fighter({0}).blades[1];
    QCOMPARE(strike->steps[0].dice, 2 * sword.dice);
    QVERIFY(strike->steps[1].terms.front() == (OddsTerm{1, {"MUSG-MELEE-08"}}));
}

void TestAttackOdds::aSecondShotComesAfterTheFirst()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    const auto once = play::attackOdds(musgCatalogue(), wish);
    wish.times = 2;
    const auto twice = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(once && twice);
    QVERIFY(once->points > 2);
    QVERIFY(twice->lost.at(0) == product(once->lost.at(0), once->lost.at(0)));
    QVERIFY(twice->lost.at(2) == product(once->lost.at(1), once->lost.at(1)));
    QVERIFY(twice->meanLost == sum(once->meanLost, once->meanLost));

    // A gunsmith has two shots of a rifle for each of his three PA, and one of his own machine gun.
    std::string smith = mercenary("dwarf-gunsmith");
    const std::string bare = R"("gear":{})";
    AttackWish rifle = wishOf(smith.replace(smith.find(bare), bare.size(), R"("gear":{"rifle":1})"),
                              bandOf("orc", "chief", ""));
    rifle.weapons = {"rifle"};
    const auto shot = play::attackOdds(musgCatalogue(), rifle);
    rifle.times = 6;
    const auto six = play::attackOdds(musgCatalogue(), rifle);
    QVERIFY(shot && six);
    Fraction none = shot->lost.at(0);
    for (int each = 1; each < 6; ++each)
        none = product(none, shot->lost.at(0));
    QVERIFY(six->lost.at(0) == none);
    rifle.times = 7;
    QVERIFY(!play::attackOdds(musgCatalogue(), rifle));
    AttackWish own = wishOf(mercenary("dwarf-gunsmith"), bandOf("orc", "chief", ""));
    own.times = 3;
    QVERIFY(play::attackOdds(musgCatalogue(), own));
    own.times = 4;
    QVERIFY(!play::attackOdds(musgCatalogue(), own));
}

void TestAttackOdds::onlyWhatThePaAllowIsRepeated()
{
    AttackWish wish = wishOf(kRifleman, kOrc);
    wish.times = 3;
    const auto third = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(!third);
    QVERIFY(third.error().code == ErrorCode::RefusedByRule);
    AttackWish heavy = wishOf(bandOf("human", "sous-fifre", R"("machine-gun":1)"), kOrc);
    QVERIFY(play::attackOdds(musgCatalogue(), heavy));
    heavy.times = 2;
    QVERIFY(!play::attackOdds(musgCatalogue(), heavy));
    wish.times = 0;
    QVERIFY(play::attackOdds(musgCatalogue(), wish).error().code == ErrorCode::NumberOutOfRange);
    AttackWish chief = wishOf(bandOf("human", "chief", R"("pistol":1)"), kOrc);
    chief.times = 3;
    QVERIFY(play::attackOdds(musgCatalogue(), chief));
}

void TestAttackOdds::figurantsStrikeTogether()
{
    const auto figurant = [](const std::string &gear) {
        std::string band = bandOf("human", "figurant", gear);
        const std::string human = R"("profile":"human")";
        return band.replace(band.find(human), human.size(), R"("profile":"figurant")");
    };
    const std::string target = bandOf("orc", "chief", "");
    AttackWish wish = wishOf(figurant(R"("sword":1)"), target);
    wish.weapons = {"sword"};
    const auto alone = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(alone);
    for (const std::size_t fellows : {1U, 2U, 5U}) {
        wish.fellows.assign(fellows, AttackFigure{figurant(R"("sword":1)"), {1}, 0});
        const auto group = play::attackOdds(musgCatalogue(), wish);
        QVERIFY2(group, group ? "" : group.error().hint.c_str());
        QCOMPARE(group->steps.size(), std::size_t{2});
        QCOMPARE(group->steps.front().dice, int(fellows) + 1);
        Fraction none = alone->lost.at(0);
        for (std::size_t each = 0; each < fellows; ++each)
            none = product(none, alone->lost.at(0));
        QVERIFY(group->lost.at(0) == none);
    }
    // Dice of another force are kept apart.
    wish.fellows.assign(1, AttackFigure{figurant(R"("mace":1)"), {1}, 0});
    QCOMPARE(play::attackOdds(musgCatalogue(), wish)->steps.size(), std::size_t{4});
    wish.fellows.assign(6, AttackFigure{figurant(""), {1}, 0});
    QVERIFY(play::attackOdds(musgCatalogue(), wish).error().code == ErrorCode::NumberOutOfRange);
    wish.fellows.assign(1, AttackFigure{bandOf("human", "sous-fifre", ""), {1}, 0});
    const auto mixed = play::attackOdds(musgCatalogue(), wish);
    QVERIFY(mixed.error().code == ErrorCode::RefusedByRule);
    QCOMPARE(mixed.error().subject, std::string("MUSG-FIGURANT-06"));
    AttackWish shot = wishOf(kRifleman, target);
    shot.fellows.assign(1, AttackFigure{figurant(""), {1}, 0});
    QVERIFY(!play::attackOdds(musgCatalogue(), shot));
}

namespace {

/** Sums of two dice up to that number, of 36. */
Fraction twoDice(int most)
{
    Wide ways = 0;
    for (int one = 1; one <= 6; ++one)
        for (int two = 1; two <= 6; ++two)
            ways += one + two <= most ? 1 : 0;
    return {ways, 36, false};
}

CommandWish testOf(const std::string &figure, const std::string &test)
{
    CommandWish wish;
    wish.figure = {figure, {1}, 0};
    wish.test = test;
    return wish;
}

} // namespace

void TestAttackOdds::commandIsTestedExactly_data()
{
    QTest::addColumn<std::string>("test");
    for (const std::string &test : play::commandTests())
        QTest::newRow(test.c_str()) << test;
}

void TestAttackOdds::commandIsTestedExactly()
{
    QFETCH(std::string, test);
    const auto odds = play::commandOdds(musgCatalogue(), testOf(kOrc, test));
    QVERIFY(odds);
    QCOMPARE(odds->test, test);
    QCOMPARE(odds->command, odds->own);
    QVERIFY(odds->command > 2 && odds->command < 11);
    QCOMPARE(odds->kept, 2);
    QVERIFY(odds->passes == twoDice(odds->command));
    QVERIFY(odds->terms.empty() && odds->lender == -1);
}

void TestAttackOdds::friendsLendTheirCommand()
{
    CommandWish wish = testOf(kOrc, "rout");
    const auto alone = play::commandOdds(musgCatalogue(), wish);
    wish.friends = {{kOrc, {1}, 0}, {bandOf("orc", "chief", ""), {1}, 0}};
    const auto led = play::commandOdds(musgCatalogue(), wish);
    QVERIFY(alone && led);
    QVERIFY(led->command > alone->command);
    QCOMPARE(led->lender, 1);
    QVERIFY(led->passes == twoDice(led->command));
    // A reaction borrows nothing and is heartened by each.
    wish.test = "under-fire";
    const auto reacting = play::commandOdds(musgCatalogue(), wish);
    QCOMPARE(reacting->lender, -1);
    QCOMPARE(reacting->command, std::min(11, alone->own + 2));
    QVERIFY(reacting->terms.front().rule.value == "MUSG-REACT-11");
    wish.friends.assign(7, AttackFigure{kOrc, {1}, 0});
    QVERIFY(play::commandOdds(musgCatalogue(), wish).error().code == ErrorCode::NumberOutOfRange);
}

void TestAttackOdds::someTestsNeedNoDice()
{
    const std::string iron = bandOf("orc", "chief", "", learnt(R"("steel-nerves")"));
    const auto nerves = play::commandOdds(musgCatalogue(), testOf(iron, "rout"));
    QVERIFY(nerves);
    QCOMPARE(nerves->dice, 3);
    QCOMPARE(nerves->kept, 2);
    const auto plain =
        play::commandOdds(musgCatalogue(), testOf(bandOf("orc", "chief", ""), "rout"));
    QVERIFY(decimal(nerves->passes) > decimal(plain->passes));
    const std::string hard = bandOf("orc", "chief", "", R"(,"injuries":[{"injury":"hardened"}])");
    const auto hardened = play::commandOdds(musgCatalogue(), testOf(hard, "rout"));
    QVERIFY(hardened);
    QCOMPARE(hardened->dice, 0);
    QVERIFY(hardened->passes == (Fraction{1, 1, false}));
    const auto unknown = play::commandOdds(musgCatalogue(), testOf(kOrc, "courage"));
    QVERIFY(unknown.error().code == ErrorCode::WrongChoice);
    QVERIFY(unknown.error().hint.find("rout") != std::string::npos);
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

CORE_TEST(TestAttackOdds)

} // namespace tst_attackodds

#include "tst_attackodds.moc"
