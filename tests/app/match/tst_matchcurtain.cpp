// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/showing/curtain.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"
#include "tests/support/window/readable.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QTimer>
#include <QWindow>

namespace tst_matchcurtain {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Ambush: each hand is known to its owner alone. */
rules::MatchSetup hands(const std::string &one, const std::string &other)
{
    rules::MatchSetup setup = seeded(toySetup("ambush", "person"), 11);
    setup.seats[0].player = one;
    setup.seats[1].player = other;
    setup.seats[0].name = "Greens";
    setup.seats[1].name = "Greys";
    return setup;
}

struct Screen : Room {
    using Room::Room;

    Curtain &curtain() { return *page->findChild<Curtain *>(); }
    bool isCovered() { return curtain().isVisible() && !page->canvas().isVisible(); }
    /** Wherever the keyboard is. */
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(page->windowHandle(), static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    int entries() { return static_cast<int>(session().match().journal().entries.size()); }
    QAction *action(const QString &text)
    {
        for (QAction *each : page->matchActions() + page->editActions())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    /** The player ends his turn. */
    bool endsTurn()
    {
        const bool isDone = controller().perform(R"({"kind":"end-turn"})");
        return isDone && settles();
    }
};

/** What only the owner of a hand may read of it: its cards by worth, how it came, what it can do.
 */
bool holdsHand(const QString &text)
{
    return text.contains(QStringLiteral("of +")) || text.contains(QStringLiteral("It is worth"));
}

int linesOf(Screen &screen, const QString &words)
{
    const StoryModel &story = screen.page->findChild<StoryPanel *>()->story();
    int count = 0;
    for (int row = 0; row < story.rowCount(); ++row)
        count += story.index(row, 0).data().toString().contains(words) ? 1 : 0;
    return count;
}

} // namespace

/** Several people at one screen, where a seat may see what another may not. */
class MatchCurtainTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void coversTheHandUntilItsOwnerIsThere()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(screen.page.get()));
        QVERIFY(!screen.controller().play().player().valid());
        QString text = readableIn(*screen.page);
        QVERIFY2(!holdsHand(text) && text.contains(QStringLiteral("For Greens only")),
                 qPrintable(text));
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered() && screen.page->canvas().hasFocus());
        QCOMPARE(screen.controller().play().player(), rules::SeatId{0});
        text = readableIn(*screen.page);
        QVERIFY2(holdsHand(text), qPrintable(text));
        QCOMPARE(linesOf(screen, QStringLiteral("It is worth")), 1);

        QVERIFY(screen.endsTurn());
        QTRY_VERIFY(screen.isCovered());
        text = readableIn(*screen.page);
        QVERIFY2(!holdsHand(text) && text.contains(QStringLiteral("For Greys only")),
                 qPrintable(text));
        QTest::mouseClick(screen.curtain().findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_VERIFY(!screen.isCovered());
        QCOMPARE(screen.controller().play().player(), rules::SeatId{1});
        QCOMPARE(linesOf(screen, QStringLiteral("It is worth")), 1); // his own, not the other's
        QCOMPARE(linesOf(screen, QStringLiteral("A card for")), 2);
    }

    void noKeyAndNoEntryReachesWhatIsCovered()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(screen.page.get()));
        const int before = screen.entries();
        const auto looksAway = [&] {
            return screen.isCovered() && screen.entries() == before &&
                   !screen.page->findChild<ReplayBar *>()->isOpen() &&
                   screen.curtain().isAncestorOf(screen.page->window()->focusWidget());
        };
        for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
            screen.press(key);
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
            screen.press(key);
            screen.press(key, Qt::AltModifier);
        }
        QVERIFY(looksAway());
        for (const int key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Left,
                              Qt::Key_Right, Qt::Key_PageUp, Qt::Key_F1}) {
            screen.press(key);
            QVERIFY(looksAway());
            screen.press(key, Qt::ControlModifier);
            screen.press(key, Qt::AltModifier);
            QVERIFY(looksAway());
        }
        screen.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(looksAway());
        for (const QAction *each : screen.page->matchActions() + screen.page->editActions())
            QVERIFY2(each->isSeparator() || !each->isEnabled(), qPrintable(each->text()));
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
        QCoreApplication::sendEvent(screen.page->window()->focusWidget(), &held);
        QVERIFY(looksAway());
        QVERIFY(!screen.controller().perform(R"({"kind":"end-turn"})"));
        screen.press(Qt::Key_Enter);
        QTRY_VERIFY(!screen.isCovered());
        QVERIFY(screen.action(QStringLiteral("&Replay"))->isEnabled());
    }

    void onePersonAmongMachinesHasNoCurtain()
    {
        Screen screen(hands("person", "random"));
        QVERIFY(screen.settles());
        for (int turn = 0; turn < 3; ++turn) {
            QVERIFY(!screen.isCovered());
            QCOMPARE(screen.controller().play().player(), rules::SeatId{0});
            while (screen.controller().play().prompt().kind == rules::Prompt::Kind::Answer) {
                QVERIFY(screen.controller().perform(R"({"kind":"hold"})"));
                QVERIFY(screen.settles());
            }
            QVERIFY(screen.endsTurn());
        }
        QVERIFY(!screen.action(QStringLiteral("Cover t&he screen"))->isVisible());
    }

    void gamesWithoutSecretsHaveNoCurtain()
    {
        Screen screen(duel("person", "person"));
        QVERIFY(screen.isSetUp());
        QVERIFY(!screen.isCovered() && !screen.controller().play().hasSecrets());
        QVERIFY(!screen.action(QStringLiteral("Cover t&he screen"))->isVisible());
    }

    void isCoveredAgainOnDemand()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(screen.page.get()));
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered());
        screen.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(screen.page->findChild<ReplayBar *>()->isOpen());
        screen.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(screen.isCovered() && !screen.page->findChild<ReplayBar *>()->isOpen());
        const QString text = readableIn(*screen.page);
        QVERIFY2(!holdsHand(text) && text.contains(QStringLiteral("For Greens only")),
                 qPrintable(text));
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered());
        QVERIFY(holdsHand(readableIn(*screen.page)));
        QVERIFY(screen.endsTurn());
        QTRY_VERIFY(screen.isCovered());
    }

    void machinesWaitWhileItIsCovered()
    {
        Screen screen(hands("person", "random"));
        QVERIFY(screen.settles());
        QVERIFY(screen.controller().perform(R"({"kind":"end-turn"})"));
        screen.controller().cover(true);
        QTRY_VERIFY(!screen.session().pending());
        const int before = screen.entries();
        QVERIFY(screen.session().waits() == MatchWaits::Machine);
        QTest::qWait(200);
        QCOMPARE(screen.entries(), before);
        screen.controller().cover(false);
        QTRY_VERIFY(screen.entries() > before);
        QVERIFY(screen.settles());
    }

    /** The match went on, as from another window, while somebody looked back. */
    void noReplayIsLeftOpenForTheNext()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(screen.page.get()));
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered());
        screen.action(QStringLiteral("&Replay"))->trigger();
        auto *bar = screen.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        QVERIFY(screen.session().submit({0}, R"({"kind":"end-turn"})"));
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(!bar->isOpen() && !screen.controller().isLookingBack());
        QVERIFY(!holdsHand(readableIn(*screen.page)));
    }

    /** Who undoes what led to a question to somebody else gives the screen back. */
    void aTurnUndoneIsForTheOtherAgain()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        screen.press(Qt::Key_Return);
        QTRY_COMPARE(screen.controller().play().player(), rules::SeatId{0});
        QVERIFY(screen.endsTurn());
        QTRY_VERIFY(screen.isCovered());
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered());
        QVERIFY(screen.controller().takeBack());
        QTRY_VERIFY(screen.isCovered());
        QCOMPARE(screen.controller().play().next(), rules::SeatId{0});
        QVERIFY(!holdsHand(readableIn(*screen.page)));
    }

    /** Who is to agree comes to the screen: no hand lies open there. */
    void coversBeforeOthersAreAsked()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered() && holdsHand(readableIn(*screen.page)));
        bool wasOpen = true;
        QTimer::singleShot(
            0, this, [&] { wasOpen = !screen.isCovered() || holdsHand(readableIn(*screen.page)); });
        Answering refuses(QStringLiteral("refuses"));
        screen.action(QStringLiteral("Offer a &draw…"))->trigger();
        QVERIFY(refuses.met() == 1 && !wasOpen);
        QVERIFY(screen.isCovered());
        QCOMPARE(screen.controller().play().next(), rules::SeatId{0});
    }

    void isLiftedByEnterWhereverTheKeyboardIs()
    {
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        QVERIFY(QTest::qWaitForWindowActive(screen.page.get()));
        screen.page->window()->focusWidget()->clearFocus(); // as behind a menu
        screen.press(Qt::Key_Return);
        QTRY_VERIFY(!screen.isCovered());
    }

    /** A figure set up where only its own side knows. */
    void hiddenFiguresAreSecrets()
    {
        rules::MatchSetup setup = seeded(musgSetup(3, "person"), 7, true);
        Screen screen(setup);
        QVERIFY(screen.controller().play().hasSecrets());
        std::vector<rules::SeatId> seen;
        while (screen.settles() && screen.session().waits() == MatchWaits::Person) {
            QTRY_VERIFY(!screen.session().pending());
            if (screen.controller().play().isCovered()) {
                const rules::SeatId next = screen.controller().play().next();
                QVERIFY(seen.empty() || seen.back() != next);
                QVERIFY(screen.page->canvas().board().view().tokens ==
                        screen.session().match().view(rules::kNoSeat).tokens);
                seen.push_back(next);
                screen.controller().cover(false);
            }
            if (!screen.controller().play().isSettingUp())
                break;
            screen.controller().placeAll();
        }
        QVERIFY(seen.size() >= 3);
    }

    void looksCalm_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    void looksCalm()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Screen screen(hands("person", "person"));
        QVERIFY(screen.settles());
        QTRY_VERIFY(screen.isCovered());
        const QString text = readableIn(screen.curtain());
        QVERIFY2(text.contains(language == QStringLiteral("en")
                                   ? QStringLiteral("Now at the screen:")
                                   : QStringLiteral("À l’écran maintenant\u00a0:")),
                 qPrintable(text));
        takePictures(*screen.page, QStringLiteral("match-curtain-%1").arg(language));
        const auto signs = [&] {
            QList<QImage> drawn;
            for (const auto *label : screen.page->findChildren<QLabel *>())
                if (!label->pixmap(Qt::ReturnByValue).isNull())
                    drawn << label->pixmap(Qt::ReturnByValue).toImage();
            return drawn;
        };
        const auto light = signs();
        const QPalette usual = QApplication::palette();
        QApplication::setPalette(darkPalette());
        QCoreApplication::processEvents();
        const auto dark = signs();
        QApplication::setPalette(usual);
        QCOMPARE(dark.size(), light.size());
        QVERIFY(light.size() >= 3); // of the curtain and of both sides
        for (qsizetype sign = 0; sign < light.size(); ++sign)
            QVERIFY(dark[sign] != light[sign]);
    }
};

WATCHED_TEST(MatchCurtainTest)

} // namespace tst_matchcurtain

#include "tst_matchcurtain.moc"
