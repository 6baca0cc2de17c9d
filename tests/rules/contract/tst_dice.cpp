// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"
#include "tests/support/files/fairness.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_dice {

using namespace escarmouche::rules;
using escarmouche::tests::above;
using escarmouche::tests::chiSquare;

namespace {

constexpr int kDraws = 600'000;

bool isFair(const std::vector<int> &counts)
{
    constexpr double kLeast = 1e-5; // 1e-4 shared among the dice tested
    const double share = above(chiSquare(counts), static_cast<double>(counts.size()) - 1);
    return share > kLeast && share < 1 - kLeast;
}

/** How often each face, or each pair of faces that follow each other, is drawn. */
template<class Draw>
std::vector<int> counted(int faces, Draw &&draw)
{
    std::vector<int> counts(static_cast<std::size_t>(faces));
    for (int i = 0; i < kDraws; ++i)
        ++counts[static_cast<std::size_t>(draw())];
    return counts;
}

Request rollOf(int count, int sides)
{
    Roll roll;
    roll.count = static_cast<std::uint8_t>(count);
    roll.sides = static_cast<std::uint8_t>(sides);
    return Request::of(roll);
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT

private slots:
    void givesTheSameNumbersForEver();
    void throwsFairDice_data();
    void throwsFairDice();
    void knowsAnUnfairDie();
    void shufflesFairly();
    void everyGameHasItsOwnSeed();
    void answersWhatIsAsked();
    void saysWhenTheScriptRanDry();
    void readsFaces();
};

void TestDice::givesTheSameNumbersForEver()
{
    Generator generator(20261);
    std::vector<quint64> words;
    for (int i = 0; i < 4; ++i)
        words.push_back(generator.next());
    QCOMPARE(words, (std::vector<quint64>{2500063001298904821U, 2617018386606654083U,
                                          17011683647576533553U, 15188282210498841U}));
    std::vector<quint32> faces;
    for (int i = 0; i < 12; ++i)
        faces.push_back(1 + generator.below(6));
    QCOMPARE(faces, (std::vector<quint32>{3, 3, 5, 4, 4, 5, 6, 2, 3, 3, 4, 6}));
    std::vector<int> cards{0, 1, 2, 3, 4, 5, 6, 7};
    generator.shuffle(cards);
    QCOMPARE(cards, (std::vector<int>{6, 5, 3, 7, 1, 0, 2, 4}));
    QCOMPARE(quint64{seedOf(7, 3)}, quint64{7758145696617331093U});
}

void TestDice::throwsFairDice_data()
{
    QTest::addColumn<int>("sides");
    for (const int sides : {2, 3, 6, 7, 10, 66, 100})
        QTest::addRow("d%d", sides) << sides;
}

void TestDice::throwsFairDice()
{
    QFETCH(int, sides);
    SeededDice dice(static_cast<std::uint64_t>(sides));
    const Request roll = rollOf(1, sides);
    QVERIFY(isFair(counted(sides, [&] { return dice.answer(roll).faces[0] - 1; })));
    const Request pick = Request::of(Pick{static_cast<std::uint16_t>(sides), 0, {}});
    QVERIFY(isFair(counted(sides, [&] { return dice.answer(pick).picked; })));
    if (sides > 10)
        return;
    const Request two = rollOf(2, sides); // the second does not depend on the first
    QVERIFY(isFair(counted(sides * sides, [&] {
        const auto answer = dice.answer(two);
        return (answer.faces[0] - 1) * sides + answer.faces[1] - 1;
    })));
}

void TestDice::knowsAnUnfairDie()
{
    Generator generator(5);
    QVERIFY(!isFair(counted(6, [&] { return static_cast<int>(generator.below(16) % 6); })));
    // Too even is as wrong as too uneven.
    int turn = 0;
    QVERIFY(!isFair(counted(6, [&] { return turn++ % 6; })));
}

void TestDice::shufflesFairly()
{
    Generator generator(11);
    QVERIFY(isFair(counted(24, [&] {
        std::array<int, 4> cards{0, 1, 2, 3};
        generator.shuffle(cards);
        int rank = 0; // of the order among the 24
        for (std::size_t at = 0; at < 4; ++at) {
            int less = 0;
            for (std::size_t next = at + 1; next < 4; ++next)
                less += cards[next] < cards[at] ? 1 : 0;
            rank = rank * static_cast<int>(4 - at) + less;
        }
        return rank;
    })));
}

void TestDice::everyGameHasItsOwnSeed()
{
    std::set<std::uint64_t> seeds;
    for (std::uint64_t batch = 0; batch < 100; ++batch) {
        for (std::uint64_t game = 0; game < 1000; ++game)
            seeds.insert(seedOf(batch, game));
    }
    QCOMPARE(seeds.size(), std::size_t{100'000});
}

void TestDice::answersWhatIsAsked()
{
    SeededDice dice(3);
    for (int i = 0; i < 1000; ++i) {
        const Request roll = rollOf(1 + i % static_cast<int>(kMostDice), 2 + i % 99);
        QVERIFY(fits(dice.answer(roll), roll));
        const Request pick = Request::of(Pick{static_cast<std::uint16_t>(1 + i * 60), 0, {}});
        QVERIFY(fits(dice.answer(pick), pick));
        QVERIFY(!fits(dice.answer(pick), roll));
    }
    QVERIFY(!fits(ChanceAnswer::ofPick(0), Request::of(Decision{})));
    const std::uint8_t seven[] = {7};
    QVERIFY(!fits(ChanceAnswer::ofFaces(seven), rollOf(1, 6)));
}

void TestDice::saysWhenTheScriptRanDry()
{
    const std::uint8_t faces[] = {4, 5};
    ScriptedDice dice({ChanceAnswer::ofFaces(faces), ChanceAnswer::ofPick(2)});
    QVERIFY(dice.answer(rollOf(2, 6)) == ChanceAnswer::ofFaces(faces));
    QVERIFY(!dice.ranDry() && !dice.usedUp());
    QVERIFY(dice.answer(Request::of(Pick{3, 0, {}})) == ChanceAnswer::ofPick(2));
    QVERIFY(dice.usedUp());
    const std::uint8_t lowest[] = {1};
    QVERIFY(dice.answer(rollOf(1, 6)) == ChanceAnswer::ofFaces(lowest));
    QVERIFY(dice.ranDry());
}

void TestDice::readsFaces()
{
    const auto read = [](Reading how, std::vector<std::uint8_t> faces) {
        Roll roll;
        roll.count = static_cast<std::uint8_t>(faces.size());
        roll.reading = how;
        return reading(roll, ChanceAnswer::ofFaces(faces));
    };
    QCOMPARE(read(Reading::Sum, {4, 3}), 7);
    QCOMPARE(read(Reading::D66, {4, 3}), 43);
    QCOMPARE(read(Reading::D3, {1}), 1);
    QCOMPARE(read(Reading::D3, {2}), 1);
    QCOMPARE(read(Reading::D3, {5}), 3);
    QCOMPARE(read(Reading::Each, {5, 6}), 0);
}

PLAIN_TEST(TestDice)

} // namespace tst_dice

#include "tst_dice.moc"
