// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/pages/board/effects/diceitem.h"
#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/showing/wavesum.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/told/acttext.h"
#include "tests/app/match/told/telling.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>

namespace tst_matchtold {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

constexpr int kSeenMs = 900; // a sum has been seen

QPushButton *closesWith(const WaveSum &sum)
{
    for (auto *button : sum.findChildren<QPushButton *>())
        if (button->text() == QStringLiteral("×"))
            return button;
    return nullptr;
}

} // namespace

/** Whoever looks on can say after each wave what happened. */
class MatchToldTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        // What is told is held and goes on as often as one likes.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QAbstractAnimation")));
    }

    /** Whatever comes next: it begins once the sum has been read, which a key says. */
    void aSumIsReadBeforeMoreHappens()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        room.page->findChild<BeatPlayer *>()->add(
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}}));
        auto *sum = room.page->findChild<WaveSum *>();
        const auto *last = room.page->findChild<QLabel *>(QStringLiteral("lastRoll"));
        QTRY_VERIFY(sum->isVisible());
        QTest::qWait(4'000); // it would have been read by now
        QVERIFY(sum->isVisible());
        QVERIFY2(!last->text().contains(QStringLiteral("walks")), qPrintable(last->text()));
        room.key(Qt::Key_Space);
        QTRY_VERIFY2(last->text().contains(QStringLiteral("walks")), qPrintable(last->text()));
        QVERIFY(!sum->isVisible());
        QTRY_VERIFY(!room.page->findChild<BeatPlayer *>()->isPlaying());
    }

    void whateverIsPressedGoesOn_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("return") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
        QTest::newRow("advice") << static_cast<int>(Qt::Key_K);
        QTest::newRow("its button") << 0;
    }

    /** And no more than that: nobody acts by it, and a Space that comes too late holds nothing. */
    void whateverIsPressedGoesOn()
    {
        QFETCH(const int, key);
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(telling.step({{telling.act(), telling.came(), telling.waveEnded()},
                                 {telling.next()},
                                 {telling.act(), telling.came()}}));
        auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        QTest::qWait(kSeenMs);
        const auto entries = room.session().match().journal().entries.size();
        if (key != 0)
            room.key(static_cast<Qt::Key>(key));
        else
            closesWith(*sum)->click();
        QTRY_VERIFY(!sum->isVisible());
        QVERIFY(beats->isPlaying() && !beats->isReading());
        room.key(Qt::Key_Space);
        QVERIFY(!beats->isHeld());
        QTRY_VERIFY(!beats->isPlaying());
        QTest::qWait(kSeenMs);
        QCOMPARE(room.session().match().journal().entries.size(), entries);
    }

    /** Its key calls sums back and puts them away. */
    void nothingGoesOnByLookingThroughSums()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}}));
        const auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        QTest::qWait(kSeenMs);
        for (const bool isVisible : {false, true, false}) {
            room.key(Qt::Key_S);
            QCOMPARE(sum->isVisible(), isVisible);
            QVERIFY(beats->isReading());
        }
        room.key(Qt::Key_Space);
        QTRY_VERIFY(!beats->isPlaying());
    }

    /** Also where the wave is shown at once and its end comes later. */
    void allIsAsTheSumSaysWhileItIsRead()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(telling.step({{telling.act()}}));
        QTRY_VERIFY(beats->isPlaying());
        beats->skipWave();
        model::MatchStep rest =
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}});
        rest.beats.front().view.turn = telling.view().turn;
        rest.beats.front().view.tokens.pop_back();
        const QSignalSpy reached(beats, &BeatPlayer::reached);
        beats->add(rest);
        QTRY_VERIFY(beats->isReading());
        QVERIFY(!reached.isEmpty());
        QCOMPARE(reached.last().front().value<rules::BoardView>().tokens.size(),
                 rest.beats.front().view.tokens.size());
    }

    void aHurryDoesNotCloseASum_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("advice") << static_cast<int>(Qt::Key_K);
        QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
        QTest::newRow("return") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("escape") << static_cast<int>(Qt::Key_Escape);
        QTest::newRow("end") << static_cast<int>(Qt::Key_N);
    }

    /** Of keys that come one after another none is meant for what nobody can have read; the bar
        says meanwhile that it waits. */
    void aHurryDoesNotCloseASum()
    {
        QFETCH(const int, key);
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}}));
        const auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        for (int press = 0; press < 6; ++press) {
            room.key(static_cast<Qt::Key>(key));
            QTest::qWait(200);
            QVERIFY(sum->isVisible() && beats->isReading() && !beats->isHeld());
        }
        const auto buttons = room.page->panels().answers->findChildren<QPushButton *>();
        QVERIFY(std::ranges::any_of(buttons, [](const QPushButton *button) {
            return button->isVisible() && button->text() == QStringLiteral("Go on (Space)");
        }));
        takePicture(*room.page, QStringLiteral("told-sum-waits"));
        QTest::qWait(kSeenMs);
        room.key(Qt::Key_Space);
        QTRY_VERIFY(!sum->isVisible());
    }

    /** However little room there is. */
    void aSumAlwaysTellsByWhom()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->resize(760, 460);
        room.page->setBoardOptions({.animated = true, .side = BoardOptions::Side::Open});
        const Telling telling(room);
        room.page->findChild<BeatPlayer *>()->add(
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}}));
        const auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        QStringList told;
        for (const auto *part : sum->findChildren<QPushButton *>())
            told << part->text().replace(u'\n', u' ');
        const MatchWords &words = room.controller().words();
        const QString by =
            QStringLiteral("%1 out of action (by %2)")
                .arg(words.tokenName(telling.own()), words.tokenName(telling.other()));
        QVERIFY2(told.contains(by), qPrintable(told.join(u'|')));
        takePicture(*room.page, QStringLiteral("told-sum-narrow"));
        QVERIFY2(room.page->canvas().rect().contains(sum->geometry()),
                 qPrintable(QDebug::toString(sum->geometry())));
    }

    void whatIsOneIsToldAsOne_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("told");
        QTest::newRow("en") << rules::Language::English
                            << QStringLiteral("Urgh shoots at Ombre: 1 shot past cover, "
                                              "stopped by more cover");
        QTest::newRow("fr") << rules::Language::French
                            << QStringLiteral(
                                   "Urgh tire sur Ombre\u00a0: 1 tir franchit un premier couvert, "
                                   "arrêté par un suivant");
    }

    /** A shot past one cover that the next one stops. */
    void whatIsOneIsToldAsOne()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const QString, told);
        UiLanguage spoken(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const Telling telling(room);
        ActLines acts;
        for (const auto &event :
             {telling.act(), telling.dice("word.through", 1), telling.dice("word.covered", 0)})
            acts.add(telling.step({{event}}).beats.front());
        QCOMPARE(textOf(*acts.lastAct(), room.controller().words()), told);
    }

    void whoBeginsIsToldWithItsBonus_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("roll");
        QTest::newRow("en") << rules::Language::English
                            << QStringLiteral(
                                   "initiative: \\d on the die \\+ \\d+ sous-fifres? = \\d+");
        QTest::newRow("fr") << rules::Language::French
                            << QStringLiteral(
                                   "initiative : \\d au dé \\+ \\d+ sous-fifres? = \\d+");
    }

    /** The die, and what the band adds to it. */
    void whoBeginsIsToldWithItsBonus()
    {
        QFETCH(const rules::Language, language);
        QFETCH(const QString, roll);
        UiLanguage spoken(language);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QStringList told;
        for (const rules::ToldEvent &event :
             room.session().match().story(room.controller().play().player()))
            told << room.controller().words().say(event.sentence);
        QVERIFY2(told.filter(QRegularExpression(roll)).size() >= 2, qPrintable(told.join(u'\n')));
    }

    /** Who rolled what stands over the board. */
    void theBannerTellsWhatTheSidesRoll()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        rules::ToldEvent roll;
        roll.as.kind = rules::ToldAs::Kind::Dice;
        roll.as.seat = {1};
        roll.sentence = {"story.dice-order",
                         {{"who", std::string("Vega")},
                          {"what", std::string("initiative")},
                          {"faces", std::string("4")},
                          {"bonus", std::int64_t{1}},
                          {"total", std::int64_t{5}}}};
        model::MatchStep step = Telling(room).step({{roll}});
        step.beats.front().thrown =
            rules::Thrown{rules::Request::of(rules::Roll{}),
                          rules::ChanceAnswer::ofFaces(std::vector<std::uint8_t>{4})};
        room.page->findChild<BeatPlayer *>()->add(step);
        QTRY_COMPARE(room.page->canvas().notice().text,
                     QStringLiteral("Vega, initiative: 4 on the die + 1 sous-fifre = 5"));
    }

    /** Where somebody could go next does not lie over what he does now. */
    void noReachLiesOverWhatIsShown()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto &play = room.controller().play();
        QVERIFY(room.controller().perform(*room.session().match().chooseAs(play.player(), "easy")));
        QVERIFY(room.settles());
        const BoardScene &board = room.page->canvas().board();
        const int acting = play.view().acting;
        QVERIFY(play.mayGo(acting));
        room.controller().aiming().choose(acting);
        QTRY_VERIFY(!board.reachItems().empty());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(telling.step({{telling.act(), telling.came()}}));
        QTRY_VERIFY(beats->isPlaying());
        room.controller().aiming().choose(acting == telling.own() ? telling.other()
                                                                  : telling.own());
        room.controller().aiming().choose(acting);
        QVERIFY(board.reachItems().empty());
        QTRY_VERIFY(!beats->isPlaying());
    }

    /** Whoever acts has not acted. */
    void theListTellsWhoActs()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const auto &play = room.controller().play();
        QVERIFY(play.isToActivate());
        QVERIFY(room.controller().perform(*room.session().match().chooseAs(play.player(), "easy")));
        QVERIFY(room.settles());
        const int acting = play.view().acting;
        QVERIFY(acting >= 0);
        const TokenModel &figures = room.page->findChild<FigureList *>()->figures();
        const QModelIndex line = figures.indexOf(acting);
        QCOMPARE(line.siblingAtColumn(TokenModel::States).data().toString(),
                 QStringLiteral("Acting"));
        const TokenItem *item = room.page->canvas().board().item(acting);
        QVERIFY(item != nullptr);
        const auto &tokens = play.view().tokens;
        const auto token = std::ranges::find(tokens, acting, &rules::Token::id);
        QVERIFY(token->actions > 0);
        QVERIFY(!item->look().isSpent);
        QVERIFY(std::ranges::none_of(item->look().signs, [](const TokenSign &sign) {
            return sign.text == QStringLiteral("✓");
        }));
    }

    /** What is said on the board is of the act that the line below it tells. */
    void wordsGoWithTheirAct()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        room.page->findChild<BeatPlayer *>()->add(
            telling.step({{telling.act(), telling.came()}, {telling.next()}}));
        const auto *last = room.page->findChild<QLabel *>(QStringLiteral("lastRoll"));
        QTRY_VERIFY(telling.isSaid());
        const auto isNext = [&] { return last->text().contains(QStringLiteral("walks")); };
        QVERIFY(!isNext());
        QVERIFY(QTest::qWaitFor([&] { return isNext() || !telling.isSaid(); }, 10'000));
        QTRY_VERIFY(isNext());
        QVERIFY(!telling.isSaid());
    }

    void aChargeSaysWhom()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        room.page->findChild<BeatPlayer *>()->add(telling.step({{telling.charge()}}));
        const auto *last = room.page->findChild<QLabel *>(QStringLiteral("lastRoll"));
        QTRY_COMPARE(last->text(), QStringLiteral("Urgh charges ") +
                                       room.controller().words().tokenName(telling.own()));
    }

    /** Not one's own misfortune. */
    void greenIsWhatIsGoodForOneself()
    {
        UiLanguage english(rules::Language::English);
        for (const bool isOwn : {true, false}) {
            Room room(duel("person", "person"));
            QVERIFY(room.isSetUp());
            room.page->setBoardOptions({.animated = true});
            const Telling telling(room);
            room.page->findChild<BeatPlayer *>()->add(telling.step({{telling.holds(isOwn)}}));
            QTRY_VERIFY(telling.isSaid());
            const QColor green = tone(Tone::Good, room.page->palette());
            QCOMPARE(telling.inks().front() == green, isOwn);
        }
    }

    /** Its words, dice and area do not stand on into one's own decision. */
    void whatOthersDidGoesWithItsAct()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        auto step = telling.step({{telling.act()}, {telling.came()}});
        const rules::SeatId player = room.controller().play().player();
        for (model::MatchBeat &beat : step.beats)
            beat.view.active = {static_cast<std::int8_t>(1 - player.value)};
        step.beats.back().thrown =
            rules::Thrown{rules::Request::of(rules::Roll{}),
                          rules::ChanceAnswer::ofFaces(std::vector<std::uint8_t>{4})};
        auto *beats = room.page->findChild<BeatPlayer *>();
        beats->add(step);
        QTRY_VERIFY(telling.isSaid());
        QTRY_VERIFY(!beats->isPlaying());
        QVERIFY(!telling.isSaid());
        const auto items = room.page->canvas().scene()->items();
        QVERIFY(std::ranges::none_of(items, [](const QGraphicsItem *item) {
            return dynamic_cast<const DiceItem *>(item) != nullptr;
        }));
    }

    /** The bar above tells no more than the board has shown. */
    void theHeaderFollowsTheBoard()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        model::MatchStep step =
            telling.step({{telling.act(), telling.came()}, {telling.next()}, {telling.came()}});
        step.beats[0].view.turn = 7;
        step.beats[1].view.turn = 8;
        const auto *turn = room.page->findChild<ScoreBar *>()->findChild<QLabel *>();
        auto *beats = room.page->findChild<BeatPlayer *>();
        QStringList told;
        connect(beats, &BeatPlayer::reached, this, [&] { told << turn->text(); });
        const QString now = turn->text();
        beats->add(step);
        QTRY_VERIFY(telling.isSaid());
        QCOMPARE(turn->text(), now);
        QTRY_VERIFY(!beats->isPlaying());
        QVERIFY2(told.size() >= 2, qPrintable(told.join(u'\n')));
        QVERIFY2(told[0].contains(QStringLiteral("Turn 7")), qPrintable(told[0]));
        QVERIFY2(told[1].contains(QStringLiteral("Turn 8")), qPrintable(told[1]));
        QCOMPARE(turn->text(), now);
    }

    /** While the last of them is read, too. */
    void theHeaderTellsNoLessThanTheSum()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        const Telling telling(room);
        model::MatchStep step =
            telling.step({{telling.act(), telling.came(), telling.waveEnded()}, {telling.next()}});
        step.beats[0].view.turn = 7;
        room.page->findChild<BeatPlayer *>()->add(step);
        const auto *sum = room.page->findChild<WaveSum *>();
        const auto *turn = room.page->findChild<ScoreBar *>()->findChild<QLabel *>();
        QTRY_VERIFY(sum->isVisible());
        QVERIFY2(turn->text().contains(QStringLiteral("Turn 7")), qPrintable(turn->text()));
    }

    /** Nothing of the wave is played any more after one press. */
    void escapeLeadsToTheEndOfTheWave()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "easy"));
        QVERIFY(room.isSetUp());
        room.page->setBoardOptions({.animated = true});
        auto *beats = room.page->findChild<BeatPlayer *>();
        const auto *sum = room.page->findChild<WaveSum *>();
        BoardCanvas &canvas = room.page->canvas();
        const auto &play = room.controller().play();
        int skipped = 0;
        for (int wave = 0; wave < 3; ++wave) {
            while (!(beats->isOfOthers() && canvas.isAnimating())) {
                QVERIFY(!room.session().row().isOver);
                if (!room.session().pending() && play.isAsked() && !beats->isPlaying())
                    QVERIFY(room.controller().perform(
                        *room.session().match().chooseAs(play.player(), "easy")));
                else if (beats->isPlaying() && (beats->isReading() || !beats->isOfOthers()))
                    room.key(Qt::Key_Escape);
                QTest::qWait(2);
            }
            const auto before = room.session().match().journal().entries.size();
            room.key(Qt::Key_Escape);
            QVERIFY(QTest::qWaitFor(
                [&] {
                    if (canvas.isAnimating())
                        return true;
                    return sum->isVisible() || (play.isAsked() && !beats->isPlaying());
                },
                20'000));
            QVERIFY(!canvas.isAnimating());
            skipped += static_cast<int>(room.session().match().journal().entries.size() - before);
        }
        QVERIFY2(skipped > 6, qPrintable(QString::number(skipped)));
    }

    /** The last wave is summed up on the board, then comes the result. */
    void theResultWaitsForTheSum()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const rules::SeatId player = room.controller().play().player();
        for (int acts = 0; acts < 2; ++acts) {
            QVERIFY(room.controller().perform(
                *room.session().match().chooseAs(room.controller().play().player(), "easy")));
            QVERIFY(room.settles());
        }
        room.page->setBoardOptions({.animated = true});
        QVERIFY(room.controller().concede(player));
        const auto *sum = room.page->findChild<WaveSum *>();
        QTRY_VERIFY(sum->isVisible());
        QTest::qWait(kSeenMs);
        QVERIFY(room.session().row().isOver);
        QVERIFY(sum->isVisible());
        const QString notice = room.page->canvas().notice().text;
        QVERIFY2(notice.contains(QStringLiteral("has given the match up")), qPrintable(notice));
        takePicture(*room.page, QStringLiteral("told-end"));
        QVERIFY(room.page->findChild<EndPanel *>() == nullptr);
        room.key(Qt::Key_Escape);
        QTRY_VERIFY(room.page->findChild<EndPanel *>() != nullptr);
    }
};

SCREEN_TEST(MatchToldTest)

} // namespace tst_matchtold

#include "tst_matchtold.moc"
