// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/cards/carddelegate.h"
#include "app/pages/match/cards/cardmodel.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/showing/curtain.h"
#include "app/words/sentences/phrases.h"
#include "tests/support/quarter/quarter.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/readable.h"

#include <QAction>
#include <QLabel>

namespace tst_matchcards {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::SeatId;

namespace {

/** A board with no more than these cards. */
rules::BoardView boardOf(std::vector<rules::Card> cards)
{
    rules::BoardView board;
    board.cards = std::move(cards);
    return board;
}

rules::BoardWords wordsOf(std::vector<rules::CardPile> piles)
{
    rules::BoardWords words;
    words.piles = std::move(piles);
    return words;
}

QStringList told(const std::vector<CardGroup> &groups)
{
    QStringList lines;
    for (const CardGroup &group : groups) {
        QStringList ids;
        for (const rules::Card &card : group.cards)
            ids << QString::number(card.id);
        lines << QStringLiteral("%1 of %2: %3 [%4]")
                     .arg(group.pile->pile)
                     .arg(group.owner.value)
                     .arg(group.count)
                     .arg(ids.join(u' '));
    }
    return lines;
}

/** Quarter: two thieves with hidden hands, at one screen. */
struct Lane : Room {
    explicit Lane(const std::string &other = "person")
        : Room([&] {
              rules::MatchSetup setup = seeded(toySetup("quarter", "person"), 5);
              setup.seats[1].player = other;
              setup.seats[0].name = "Rooks";
              setup.seats[1].name = "Crows";
              return setup;
          }())
    {
    }
    CardStrip &strip() { return *page->findChild<CardStrip *>(); }
    FigureList &figures() { return *page->findChild<FigureList *>(); }
    rules::BoardView view() { return controller().play().view(); }
    int entries() { return static_cast<int>(session().match().journal().entries.size()); }
    /** Whoever is next is there. */
    bool lifts()
    {
        if (!settles())
            return false;
        if (auto *curtain = page->findChild<Curtain *>(); curtain->isVisible())
            QTest::keyClick(curtain->focusProxy(), Qt::Key_Return);
        return !controller().play().isCovered();
    }
    bool perform(const QString &label)
    {
        for (const rules::ActionOption &option : session().match().options())
            if (controller().words().say(option.label).contains(label))
                return controller().perform(std::string(option.action)) && lifts();
        return false;
    }
    /** A card in the hand that is an answer; draws until there is one. */
    int playable()
    {
        for (int draws = 0; draws < 4 && lifts(); ++draws) {
            for (const rules::ActionOption &option : session().match().options())
                if (option.card >= 0)
                    return option.card;
            if (!perform(QStringLiteral("Draw")))
                break;
        }
        return -1;
    }
    void click(int card)
    {
        const QModelIndex index = strip().cards().indexOf(card);
        strip().scrollTo(index);
        QTest::mouseClick(strip().viewport(), Qt::LeftButton, {},
                          strip().visualRect(index).center());
    }
    QStringList lines()
    {
        QStringList lines;
        for (int row = 0; row < strip().cards().rowCount(); ++row)
            lines
                << strip().cards().index(row).data(Qt::AccessibleTextRole).toString().split(u'\n');
        return lines;
    }
};

constexpr std::uint16_t kSeenCrown = int{quarter::kFindKind} + int{quarter::kCrown};
constexpr std::uint16_t kHand = 1, kLaid = 2, kDeck = 3, kMarket = 4, kGear = 5;

rules::BoardWords fivePiles()
{
    using Shown = rules::CardPile::Shown;
    return wordsOf({{kHand, {}, Shown::Hand},
                    {kLaid, {}, Shown::Laid},
                    {kDeck, {}, Shown::Counted},
                    {kMarket, {}, Shown::Open},
                    {kGear, {}, Shown::Carried}});
}

/** Two seats, a deck, a market, and what token 7 carries. */
rules::BoardView table()
{
    const SeatId one{0}, other{1};
    return boardOf({{1, 9, kHand, one, -1, 0, 2},
                    {2, 8, kHand, one, -1, 0, 1},
                    {3, 0, kHand, other},
                    {4, 6, kHand, other}, // shown once
                    {5, 7, kLaid, other},
                    {6, 0, kDeck, rules::kNoSeat},
                    {7, 0, kDeck, rules::kNoSeat},
                    {8, 5, kMarket, rules::kNoSeat},
                    {9, 4, kGear, one, 7},
                    {10, 0, kGear, one, 8}});
}

/** Some finds in one place, among others, as a seat might see them. */
rules::BoardView heaps(const rules::BoardView &from)
{
    rules::BoardView board = from;
    std::erase_if(board.tokens,
                  [](const rules::Token &token) { return token.kind >= quarter::kFindKind; });
    const auto find = [&](int id, int kind, int cell) {
        rules::Token token;
        token.id = id;
        token.kind = static_cast<std::uint16_t>(quarter::kFindKind + kind);
        token.place = board.tokens[static_cast<std::size_t>(cell)].place;
        board.tokens.push_back(token);
    };
    for (int id = 100; id < 105; ++id)
        find(id, quarter::kPurse, 0);
    find(105, quarter::kCrown, 0);
    find(106, quarter::kPurse, 2);
    return board;
}

} // namespace

/** Cards beside the board and on its figures, and what stands on it without being of the cast. */
class MatchCardsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void ownCardsComeFirst()
    {
        const rules::BoardWords words = fivePiles();
        QCOMPARE(told(cardsBeside(table(), words, SeatId{0})),
                 QStringList({QStringLiteral("1 of 0: 2 [2 1]"), QStringLiteral("3 of -1: 2 []"),
                              QStringLiteral("4 of -1: 1 [8]"), QStringLiteral("1 of 1: 2 [4]"),
                              QStringLiteral("2 of 1: 1 [5]")}));
        // Whoever looks on has no hand; the other seat sees a back of its own as a card.
        QCOMPARE(told(cardsBeside(table(), words, rules::kNoSeat)).first(),
                 QStringLiteral("3 of -1: 2 []"));
        QCOMPARE(told(cardsBeside(table(), words, SeatId{1})).first(),
                 QStringLiteral("1 of 1: 2 [3 4]"));
        QCOMPARE(told(cardsBeside(boardOf({}), words, SeatId{1})),
                 QStringList({QStringLiteral("1 of 1: 0 []")}));
        QCOMPARE(told(cardsCarried(table(), words, 7)),
                 QStringList({QStringLiteral("5 of -1: 1 [9]")}));
        QVERIFY(cardsCarried(table(), words, 1).empty());
        QVERIFY(hasCardsBeside(words));
        QVERIFY(!hasCardsBeside(wordsOf({words.piles.back()})));
        QVERIFY(!hasCardsBeside({}));
    }

    void aGameWithoutCardsHasNoStrip()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.page->findChild<CardStrip *>()->isHidden());
        auto *panel = room.page->findChild<FiguresPanel *>();
        QCOMPARE(panel->list().geometry(), panel->rect());
        for (const int step : {1, 2}) // the keyboard does not come by
        {
            QTest::keyClick(room.page.get(), Qt::Key_Tab, Qt::ControlModifier);
            QVERIFY2(!room.page->findChild<CardStrip *>()->hasFocus(),
                     qPrintable(QString::number(step)));
        }
    }

    void aClickShowsAndTheNextPlays()
    {
        Lane lane;
        const int card = lane.playable();
        QVERIFY(card >= 0);
        QVERIFY(lane.strip().isVisible());
        const int before = lane.entries();
        QVERIFY(lane.strip().cards().indexOf(card).data(CardModel::IsAnswer).toBool());
        lane.click(card);
        const Aiming &aiming = lane.controller().aiming();
        QCOMPARE(aiming.aim().pointing.card, card);
        QVERIFY(aiming.aim().offer() && aiming.aim().offer()->isAllowed() && aiming.isArmed());
        QCOMPARE(lane.entries(), before);
        QTRY_VERIFY(aiming.isShown());
        takePictures(*lane.page, QStringLiteral("cards-armed"));
        lane.click(card);
        QVERIFY(lane.lifts());
        QVERIFY(lane.entries() > before);
        QVERIFY(!lane.strip().cards().indexOf(card).isValid());
        QCOMPARE(aiming.aim().pointing.card, -1);
        for (const rules::Card &each : lane.view().cards)
            QVERIFY(each.id != card);
    }

    void whatIsNoAnswerSaysWhy()
    {
        Lane lane;
        QVERIFY(lane.lifts());
        const int before = lane.entries();
        int refused = 0;
        for (const rules::Card &card : lane.view().cards) {
            const QModelIndex index = lane.strip().cards().indexOf(card.id);
            if (card.owner != SeatId{0} || index.data(CardModel::IsAnswer).toBool())
                continue;
            ++refused;
            lane.click(card.id);
            const rules::Offer *offer = lane.controller().aiming().aim().offer();
            QVERIFY(offer && !offer->isAllowed());
            lane.click(card.id);
        }
        QVERIFY(refused > 0);
        QCOMPARE(lane.entries(), before);
    }

    void keysComeToTheCards()
    {
        Lane lane;
        const int card = lane.playable();
        QVERIFY(card >= 0);
        lane.page->canvas().setFocus();
        QTest::keyClick(&lane.page->canvas(), Qt::Key_Tab, Qt::ControlModifier);
        CardStrip &strip = lane.strip();
        QTRY_VERIFY(strip.hasFocus());
        for (int steps = 0; steps < 9 && strip.cards().cardAt(strip.currentIndex()) != card;
             ++steps)
            QTest::keyClick(&strip, steps < 4 ? Qt::Key_Left : Qt::Key_Right);
        QCOMPARE(strip.cards().cardAt(strip.currentIndex()), card);
        QCOMPARE(lane.controller().aiming().aim().pointing.card, card);
        const int before = lane.entries();
        QTest::keyClick(&strip, Qt::Key_Return);
        QVERIFY(lane.controller().aiming().isArmed());
        QCOMPARE(lane.entries(), before);
        QTRY_VERIFY(lane.controller().aiming().isShown());
        QTest::keyClick(&strip, Qt::Key_Return);
        QVERIFY(lane.lifts() && lane.entries() > before);
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_Escape);
        QVERIFY(lane.page->canvas().hasFocus());
    }

    void aCardIsNoButton()
    {
        Lane lane;
        QVERIFY(lane.playable() >= 0);
        for (const rules::ActionOption &answer : lane.controller().aiming().answers())
            QVERIFY(answer.card < 0);
        for (const QPushButton *button :
             lane.page->findChild<AnswerBar *>()->findChildren<QPushButton *>())
            QVERIFY2(!button->text().contains(QStringLiteral("Dash")), qPrintable(button->text()));
    }

    void showsWhatItsSeatSees_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::newRow("en") << "en"
                            << ". Hand, 1 of 2"
                            << "Crows: 2\u00a0cards in hand";
        QTest::newRow("fr") << "fr"
                            << ". Main, 1 sur 2"
                            << "Crows\u00a0: 2\u00a0cartes en main";
    }
    void showsWhatItsSeatSees()
    {
        QFETCH(QString, language);
        QFETCH(QString, own);
        QFETCH(QString, other);
        UiLanguage ui(*languageOfCode(language));
        Lane lane;
        QVERIFY(lane.settles());
        QTRY_VERIFY(lane.page->findChild<Curtain *>()->isVisible());
        const auto names = [&] {
            const QString text = readableIn(*lane.page);
            int found = 0;
            for (const rules::CardKind &kind : lane.controller().play().counted().cards)
                found += text.contains(inUiLanguage(kind.name) + u'.') ? 1 : 0;
            return found;
        };
        QCOMPARE(names(), 0);
        QVERIFY(lane.lifts());
        QVERIFY(names() > 0);
        QStringList lines = lane.lines();
        QVERIFY2(lines.filter(own).size() == 1 && lines.contains(other),
                 qPrintable(lines.join(u'\n')));
        takePictures(*lane.page, QStringLiteral("cards-hand-") + language);
        // A card can be read: it says what it does, and is higher than one that does not.
        const QModelIndex first = lane.strip().cards().index(1);
        QVERIFY(!first.data(CardModel::WhatItDoes).toString().isEmpty());
        QVERIFY(lane.strip().visualRect(first).height() >
                CardDelegate::cardSize(lane.strip().fontMetrics()).height() + kGap);
        // A replay shows the same eyes what they saw.
        for (QAction *act : lane.page->matchActions())
            if (act->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R))
                act->trigger();
        QVERIFY(lane.page->findChild<ReplayBar *>()->isOpen());
        lines = lane.lines();
        QVERIFY2(lines.filter(own).size() == 1 && lines.contains(other),
                 qPrintable(lines.join(u'\n')));
        const int card = lane.strip().cards().cardAt(lane.strip().cards().index(1));
        QVERIFY(card >= 0);
        lane.click(card);
        QVERIFY(lane.controller().aiming().aim().pointing.card != card);
    }

    void aBackHasNoName()
    {
        Lane lane;
        QVERIFY(lane.lifts());
        rules::BoardView board = lane.view();
        for (rules::Card &card : board.cards)
            card.kind = card.owner == SeatId{0} ? 0 : card.kind;
        lane.strip().show(board);
        const QModelIndex back = lane.strip().cards().index(1);
        QVERIFY(back.data(CardModel::IsBack).toBool());
        QVERIFY(back.data().toString().isEmpty());
        QVERIFY(back.data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("Face-down card. Hand, 1 of 2")));
        QCOMPARE(back.data(Qt::ToolTipRole).toString(), QStringLiteral("Face-down card"));
        takePictures(lane.strip(), QStringLiteral("cards-backs"));
        QCOMPARE(lane.strip().sizeHint().height(), lane.strip().height());
    }

    void aFigureShowsWhatItCarries()
    {
        Lane lane;
        QVERIFY(lane.lifts());
        auto *panel = lane.page->findChild<FiguresPanel *>();
        FigureList &list = panel->list();
        rules::BoardView board = lane.view();
        for (rules::Card &card : board.cards)
            card.holder = card.owner == SeatId{0} ? 1 : -1;
        list.figures().show(board);
        const auto goTo = [&](int token) {
            list.setCurrentIndex(list.figures().indexOf(token).siblingAtColumn(TokenModel::Name));
        };
        goTo(0);
        QVERIFY(panel->carried().isHidden());
        goTo(1);
        QVERIFY(panel->carried().isVisible());
        QCOMPARE(panel->carried().cards().rowCount(), 3);
        QCOMPARE(panel->findChild<QLabel *>()->text(), QStringLiteral("Carried by Badger:"));
        takePictures(*lane.page, QStringLiteral("cards-carried"));
        const int card = panel->carried().cards().cardAt(panel->carried().cards().index(1));
        emit panel->carried().pressed(card);
        QCOMPARE(lane.controller().aiming().aim().pointing.card, card);
        // They are not beside the board.
        lane.strip().show(board);
        QVERIFY(!lane.strip().cards().indexOf(card).isValid());
    }

    void alikeInOnePlaceAreOneLine()
    {
        Lane lane("random");
        QVERIFY(lane.lifts());
        FigureList &list = lane.figures();
        const rules::BoardView board = heaps(lane.view());
        list.figures().show(board);
        const auto nameOf = [&](int token) {
            return list.figures().indexOf(token).siblingAtColumn(TokenModel::Name);
        };
        const auto rows = [&] { return list.figures().rowCount(); };
        const int folded = rows();
        QVERIFY2(nameOf(100).data().toString().startsWith(QStringLiteral("▸ 5\u00a0a purse, ")),
                 qPrintable(nameOf(100).data().toString()));
        QCOMPARE(nameOf(104), nameOf(100));
        QVERIFY(nameOf(105).data().toString().startsWith(QStringLiteral("a crown, ")));
        QVERIFY(nameOf(106) != nameOf(100)); // elsewhere
        QVERIFY(nameOf(0).data().toString() == QStringLiteral("Magpie")); // of the cast
        list.setFocus();
        list.setCurrentIndex(nameOf(100));
        takePictures(*lane.page, QStringLiteral("figures-folded"));
        QVERIFY(nameOf(100)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("in one line")));
        QTest::keyClick(&list, Qt::Key_Right);
        QCOMPARE(rows(), folded + 5);
        QVERIFY(nameOf(104) != nameOf(100));
        QVERIFY(list.currentIndex().isValid());
        list.setCurrentIndex(nameOf(103));
        list.figures().show(board); // stays open
        QCOMPARE(rows(), folded + 5);
        takePictures(*lane.page, QStringLiteral("figures-unfolded"));
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(rows(), folded);
        QCOMPARE(list.currentIndex(), nameOf(100));
        // Whoever is otherwise, or carries something, stands alone.
        rules::BoardView other = board;
        rules::Token &third = *std::ranges::find(other.tokens, 102, &rules::Token::id);
        third.points = 3;
        other.cards.push_back({500, 0, quarter::kHandPile, {}, 103});
        list.figures().show(other);
        QCOMPARE(rows(), folded + 2);
        QCOMPARE(nameOf(102).siblingAtColumn(TokenModel::Points).data().toString(),
                 QStringLiteral("3"));
        list.figures().show(lane.view());
        QVERIFY(!nameOf(100).isValid());
    }

    /** What lies face down is what it is for whoever has looked, and has come in the match. */
    void whatComesIsNamedAsItIsSeen()
    {
        Lane lane("random");
        QVERIFY(lane.lifts());
        rules::BoardView board = lane.view();
        const auto size = board.tokens.size();
        rules::Token find;
        find.id = 900;
        find.kind = quarter::kFindKind;
        find.place = board.tokens.front().place;
        board.tokens.push_back(find);
        BoardScene &scene = lane.page->canvas().board();
        const auto show = [&] {
            lane.page->canvas().showBoard(board);
            lane.figures().figures().show(board);
        };
        show();
        QVERIFY(scene.item(900));
        QCOMPARE(scene.item(900)->look().letter, QStringLiteral("?"));
        QCOMPARE(scene.item(900)->look().shape, rules::TokenKind::Shape::Marker);
        QCOMPARE(scene.told(900), QStringLiteral("something face down"));
        QCOMPARE(scene.item(0)->look().shape, rules::TokenKind::Shape::Figure);
        QVERIFY(lane.figures().figures().indexOf(900).isValid());
        board.tokens.back().kind = kSeenCrown;
        show();
        QCOMPARE(scene.item(900)->look().letter, QStringLiteral("3"));
        QCOMPARE(scene.told(900), QStringLiteral("a crown"));
        board.tokens.resize(size);
        show();
        QVERIFY(!scene.item(900));
        const QString score = lane.page->findChild<ScoreBar *>()
                                  ->findChildren<QLabel *>()
                                  .at(2)
                                  ->text(); // of the first side
        QVERIFY2(!score.contains(QStringLiteral("standing")),
                 qPrintable(score)); // one figure a side
    }
};

WATCHED_TEST(MatchCardsTest)

} // namespace tst_matchcards

#include "tst_matchcards.moc"
