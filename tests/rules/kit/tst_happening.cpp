// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kit/knavescodec.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_happening {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;
using escarmouche::tests::KnavesCodec;
namespace knaves = escarmouche::tests::knaves;

namespace {

constexpr SeatId kOwn{0}, kOther{1};

/** What seat 0, or another, sees after these changes. */
BoardView after(std::initializer_list<BoardChange> changes, SeatId seat = kOwn)
{
    BoardView board;
    for (const BoardChange &change : changes)
        fold(change, seat, board);
    return board;
}

Token zombie(int id)
{
    return {.id = id,
            .owner = kOther,
            .kind = 3,
            .place = ZonePlace{2},
            .facing = 4,
            .points = 5,
            .actions = 1,
            .states = 6};
}

} // namespace

class TestHappening : public QObject
{
    Q_OBJECT

private slots:
    void tokensAreFolded();
    void cardsAreFolded();
    void aCardMovedToAHandIsABackToOthers();
    void boardIsFolded();
    void whatIsNotThereStaysAsItIs();
    void allOfAHappeningIsFolded();
    void textsComeBack();
    void textsThatMeanNothingAreRefused_data();
    void textsThatMeanNothingAreRefused();
    void aRegisterHoldsItsIds();
};

void TestHappening::tokensAreFolded()
{
    Token second = zombie(2), fifth = zombie(5);
    QVERIFY(after({tokenCame(fifth), tokenCame(second)}).tokens == (std::vector{second, fifth}));
    second.place = CellPlace{1, 2, 0};
    fifth.facing = 1;
    fifth.states = 9;
    fifth.points = 2;
    fifth.actions = 0;
    fifth.kind = 7;
    const BoardView board =
        after({tokenCame(zombie(2)), tokenCame(zombie(5)), tokenCame(zombie(6)),
               tokenMoved(2, CellPlace{1, 2, 0}), tokenTurned(5, 1), tokenStates(5, 9),
               tokenPoints(5, 2), tokenActions(5, 0), tokenKnown(5, 7), tokenWent(6)});
    QVERIFY(board.tokens == (std::vector{second, fifth}));
    QVERIFY(after({tokenCame(zombie(2)), tokenMoved(2, {})}).tokens[0].place == Place{});
    QCOMPARE(after({tokenCame(zombie(2)), tokenCame(second)}).tokens.size(), std::size_t{1});
}

void TestHappening::cardsAreFolded()
{
    const Card gun{4, 2, 1, kOwn, -1, 0, 3}, medicine{3, 5, 1, kOwn, 8, 1, 0};
    QVERIFY(after({cardCame(gun), cardCame(medicine)}).cards == (std::vector{medicine, gun}));
    const Card carried{4, 2, 6, kOther, 12, 8, 1};
    QVERIFY(after({cardCame(gun), cardStates(4, 8),
                   cardMoved({.id = 4, .pile = 6, .owner = kOther, .holder = 12, .order = 1})})
                .cards == std::vector{carried});
    QVERIFY(after({cardCame(gun), cardCame(medicine), cardWent(3)}).cards == std::vector{gun});
}

void TestHappening::aCardMovedToAHandIsABackToOthers()
{
    const Card open{.id = 4, .kind = 2, .pile = 1, .owner = {}},
        taken{.id = 4, .pile = 2, .owner = kOwn};
    const auto kindFor = [&](SeatId seat) {
        return after({cardCame(open), cardMoved(taken, Audience::only(kOwn))}, seat).cards[0].kind;
    };
    QCOMPARE(kindFor(kOwn), std::uint16_t{2});
    QCOMPARE(kindFor(kOther), std::uint16_t{0});
    QCOMPARE(kindFor(kNoSeat), std::uint16_t{0});
    QCOMPARE(after({cardCame(open), cardMoved(taken)}, kOther).cards[0].kind, std::uint16_t{2});
    QCOMPARE(after({cardCame(taken), cardKnown(4, 2)}, kOther).cards[0].kind, std::uint16_t{2});
}

void TestHappening::boardIsFolded()
{
    const Laid door{1, 2, ZonePlace{3}, 0, 1}, tile{1, 1, CellPlace{0, 1, 0}, 5, 0};
    Laid opened = door;
    opened.states = 2;
    const BoardView board =
        after({laidIs(door), laidIs(tile), laidIs({9, 9, {}, 0, 0}), laidGone(9, 9), laidIs(opened),
               counterIs(kOther, 1, 4), counterIs(kNoSeat, 3, 9), counterIs(kOther, 0, 2),
               counterIs(kOther, 1, 5), turnIs(6), phaseIs(2), activeIs(kOther), actingIs(7),
               markTaken(8), markTaken(3), markTaken(8)});
    QVERIFY(board.laid == (std::vector{tile, opened}));
    QVERIFY(board.counters ==
            (std::vector<Counter>{{kNoSeat, 3, 9}, {kOther, 0, 2}, {kOther, 1, 5}}));
    QCOMPARE(board.turn, 6);
    QCOMPARE(board.phase, std::uint16_t{2});
    QVERIFY(board.active == kOther);
    QCOMPARE(board.acting, 7);
    QVERIFY(board.taken == (std::vector{3, 8}));
    QCOMPARE(after({actingIs(7), actingIs(-1)}).acting, -1);
}

/** A stored text may name what no match has. */
void TestHappening::whatIsNotThereStaysAsItIs()
{
    const BoardView board = after({tokenCame(zombie(2)), cardCame({.id = 3, .owner = kOwn})});
    BoardView changed = board;
    for (const BoardChange &change :
         {BoardChange{}, tokenMoved(9, {}), tokenWent(9), tokenKnown(1, 1), cardKnown(9, 1),
          cardMoved({.id = 9, .owner = kOwn}), cardWent(9), laidGone(1, 1)})
        fold(change, kOwn, changed);
    QVERIFY(changed == board);
}

void TestHappening::allOfAHappeningIsFolded()
{
    const Happening event{.changes = {tokenCame(zombie(1)), turnIs(3), activeIs(kOther)}};
    BoardView board;
    fold(event, kOwn, board);
    QVERIFY(board == after({tokenCame(zombie(1)), turnIs(3), activeIs(kOther)}));
}

void TestHappening::textsComeBack()
{
    const Telling &telling = KnavesCodec::telling();
    const Card card{4, 2, 1, kOwn, 9, 3, 5};
    const Happening full{.kind = knaves::kCame,
                         .rule = {"KNAVES-07"},
                         .seat = {2},
                         .audience = Audience::only(kOther),
                         .who = 3,
                         .whom = 0,
                         .numbers = {-5, 0, 70'000},
                         .at = CellPlace{-1, 2, 1},
                         .to = ZonePlace{4},
                         .faces = {6, 1},
                         .reasons = {{{"KNAVES-02"}, 5, 2, Reason::By::Rule},
                                     {{"KNAVES-03"}, 2, 1, Reason::By::Dice}},
                         .changes = {tokenCame(zombie(7)), cardMoved(card, Audience::only(kOwn)),
                                     laidIs({3, 1, TablePlace{-4, 5, 6}, 2, 1}), actingIs(-1)}};
    const auto read = telling.read(telling.write(full));
    QVERIFY(read.has_value());
    QVERIFY(*read == full);
    const Happening bare{.kind = knaves::kOver};
    QCOMPARE(telling.write(bare), "{\"kind\":\"over\"}");
    QVERIFY(telling.read("{\"kind\":\"over\"}") == bare);
    // Each change has a word of its own.
    for (int what = 0; what <= static_cast<int>(BoardChange::What::Taken); ++what) {
        Happening one{.changes = {{.what = static_cast<BoardChange::What>(what)}}};
        QVERIFY(telling.read(telling.write(one)) == one);
    }
}

void TestHappening::textsThatMeanNothingAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no kind") << QByteArray("{}");
    QTest::newRow("kind") << QByteArray("{'kind':'flown'}");
    QTest::newRow("rule") << QByteArray("{'kind':'over','rule':'OTHER-01'}");
    QTest::newRow("seat") << QByteArray("{'kind':'over','seat':8}");
    QTest::newRow("token") << QByteArray("{'kind':'over','who':-2}");
    QTest::newRow("place") << QByteArray("{'at':{'cell':[1,2]},'kind':'over'}");
    QTest::newRow("nowhere") << QByteArray("{'at':{},'kind':'over'}");
    QTest::newRow("numbers") << QByteArray("{'kind':'over','numbers':[1,2,3,4,5]}");
    QTest::newRow("change") << QByteArray("{'changes':[{'what':'vanished'}],'kind':'over'}");
    QTest::newRow("member") << QByteArray("{'kind':'over','mood':1}");
}

void TestHappening::textsThatMeanNothingAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!KnavesCodec::telling().read(text.replace('\'', '"').toStdString()));
}

void TestHappening::aRegisterHoldsItsIds()
{
    const RegisterIds plain("KNAVES"), chapters("ZF", {"MOVE", "CARD"});
    QVERIFY(plain.find("KNAVES-01")->value == "KNAVES-01");
    QVERIFY(plain.find("KNAVES-70") && !plain.find("KNAVES-71") && !plain.find("KNAVES-1"));
    QVERIFY(chapters.find("ZF-CARD-09") && !chapters.find("ZF-09") && !chapters.find("ZF-LOS-09"));
}

PLAIN_TEST(TestHappening)

} // namespace tst_happening

#include "tst_happening.moc"
