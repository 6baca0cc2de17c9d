// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kit/knaves.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_cards {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;
namespace knaves = escarmouche::tests::knaves;

namespace {

using Three = Pile<3>;
using Cards = ShortList<HeldCard, 6>;

/** The seats that a window asks if all pass. */
std::vector<int> askedBy(Window window)
{
    std::vector<int> asked;
    for (; window.asks().valid() && asked.size() < 20; window.pass())
        asked.push_back(window.asks().value);
    return asked;
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void aPickIsACardOfThePile();
    void aHiddenPileKeepsItsSize();
    void aDrawShufflesOnce();
    void aDrawEndsThoughCardsComeBack();
    void whatASeatKnowsOfTheRest();
    void aGuessFitsWhatIsSeen();
    void aCardShowsItsBack();
    void seatsAreAskedInOrder();
    void aWindowClosesOrAsksAgain();
    void aWindowIsAFrame();
};

void TestCards::aPickIsACardOfThePile()
{
    const Three pile = Three::of({2, 0, 3});
    QVERIFY(pile.pick(4, Audience::only({1})) == (Pick{5, 4, Audience::only({1})}));
    const std::array<int, 5> kinds{1, 1, 3, 3, 3};
    for (int picked = 0; picked < 5; ++picked) {
        Three left = pile;
        const int kind = left.draw(picked);
        QCOMPARE(kind, kinds.at(std::size_t(picked)));
        QCOMPARE(left.count(kind), pile.count(kind) - 1);
        QCOMPARE(int{left.size}, 4);
    }
    Three all = pile, none;
    none.addAll(all);
    QVERIFY(none == pile && all == Three{});
}

void TestCards::aHiddenPileKeepsItsSize()
{
    Three pile = Three::of({2, 0, 3}), other = Three::of({1, 4, 0});
    pile.hide();
    other.hide();
    QVERIFY(pile == other);
    QCOMPARE(int{pile.size}, 5);
}

void TestCards::aDrawShufflesOnce()
{
    Deck<3> deck{Three::of({1, 0, 0}), Three::of({0, 2, 0})};
    Drawing drawing{3};
    QCOMPARE(nextCard(drawing, deck), NextCard::Ready);
    deck.stock.draw(0);
    QCOMPARE(nextCard(drawing, deck), NextCard::Shuffled);
    QVERIFY(deck.stock == Three::of({0, 2, 0}) && deck.discard.empty());
    QCOMPARE(nextCard(drawing, deck), NextCard::Ready);
    QCOMPARE(deck.stock.draw(0), 2);
    QCOMPARE(nextCard(drawing, deck), NextCard::Ready);
    QCOMPARE(deck.stock.draw(0), 2);
    QCOMPARE(nextCard(drawing, deck), NextCard::None);
    Drawing more{2};
    QCOMPARE(nextCard(more, deck), NextCard::None); // there is no card left anywhere
    QCOMPARE(int{more.left}, 0);
}

void TestCards::aDrawEndsThoughCardsComeBack()
{
    Deck<3> deck{Three::of({2, 0, 0}), {}};
    Drawing drawing{200, 3};
    int drawn = 0, shuffled = 0;
    for (NextCard next{}; (next = nextCard(drawing, deck)) != NextCard::None && drawn < 1000;) {
        shuffled += next == NextCard::Shuffled;
        if (next == NextCard::Ready) {
            deck.discard.add(deck.stock.draw(0));
            ++drawn;
        }
    }
    QCOMPARE(shuffled, 3);
    QCOMPARE(drawn, 8);
}

void TestCards::whatASeatKnowsOfTheRest()
{
    Three rest = Three::of({5, 5, 5});
    Three hidden = Three::of({1, 1, 1});
    hidden.hide();
    leaveOut(rest, Three::of({2, 0, 1}));
    leaveOut(rest, hidden);
    leaveOut(rest, Cards{{1, 2}, {2, 0}, {3, 2}});
    QVERIFY(rest == Three::of({3, 3, 4}));
}

void TestCards::aGuessFitsWhatIsSeen()
{
    Generator generator(1);
    std::set<int> met;
    for (int guess = 0; guess < 200; ++guess) {
        Three rest = Three::of({3, 3, 4}), stock = Three::of({1, 2, 4});
        Cards hand{{7, 0}, {8, 2}, {9, 0}};
        stock.hide();
        fillIn(hand, rest, generator);
        fillIn(stock, rest, generator);
        QVERIFY(hand[0].kind > 0 && hand[2].kind > 0 && hand[1] == (HeldCard{8, 2}));
        QCOMPARE(int{stock.size}, 7);
        QCOMPARE(stock.count(1) + stock.count(2) + stock.count(3), 7);
        QCOMPARE(int{rest.size}, 1);
        met.insert(hand[0].kind);
    }
    QCOMPARE(met.size(), std::size_t{3});
}

void TestCards::aCardShowsItsBack()
{
    const HeldCard card{5, 3};
    const Audience owner = Audience::only({1});
    QVERIFY(cardSeen(card, 2, {1}, owner, {1}) ==
            (Card{.id = 5, .kind = 3, .pile = 2, .owner = {1}}));
    QVERIFY(cardSeen(card, 2, {1}, owner, {0}) == (Card{.id = 5, .pile = 2, .owner = {1}}));
    Cards cards{{1, 2}, {2, 3}};
    hideAll(cards);
    QVERIFY(cards == (Cards{{1, 0}, {2, 0}}));
}

void TestCards::seatsAreAskedInOrder()
{
    QVERIFY(askedBy(Window::of(1, allSeats(4), {2})) == (std::vector{2, 3, 0, 1}));
    QVERIFY(askedBy(Window::of(1, allSeats(4, {3}), {2})) == (std::vector{2, 0, 1}));
    QVERIFY(askedBy(Window::of(1, allSeats(8), {7})) == (std::vector{7, 0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(askedBy(Window::of(1, Audience{0}, {0})).empty());
}

void TestCards::aWindowClosesOrAsksAgain()
{
    Window window = Window::of(1, allSeats(3), {1});
    window.pass(); // 1
    window.askAgain(); // 2 has done something
    QVERIFY(askedBy(window) == (std::vector{0, 1, 2}));
    window.pass();
    window.close();
    QVERIFY(!window.asks().valid());
}

void TestCards::aWindowIsAFrame()
{
    const knaves::Knaves game;
    knaves::State state;
    const knaves::Stage stage{game, state};
    stage.push(knaves::RollFrame{});
    stage.push(Window::of(9, allSeats(3), {2}));
    runOn(stage);
    QVERIFY(state.request == Request::of(Decision{{2}, 9}));
    state.request = {};
    std::get<Window>(state.frames.back()).close();
    runOn(stage);
    QCOMPARE(state.request.what, Awaited::Roll); // of the frame below
}

PLAIN_TEST(TestCards)

} // namespace tst_cards

#include "tst_cards.moc"
