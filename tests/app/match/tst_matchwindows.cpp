// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/windows.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/windowmenu.h"
#include "app/pages/match/showing/curtain.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/words/settings/settings.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/matchroom.h"

#include <QActionGroup>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>

namespace tst_matchwindows {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Quarter: when the watchman has somebody, all who hold a card are asked whether they step in. */
rules::MatchSetup thieves(const std::string &one, const std::string &other, std::uint64_t seed = 5)
{
    rules::MatchSetup setup = seeded(toySetup("quarter", "person"), seed);
    setup.seats[0].player = one;
    setup.seats[1].player = other;
    return setup;
}

struct Night : Room {
    using Room::Room;

    const rules::Match &match() { return session().match(); }
    int entries() { return static_cast<int>(match().journal().entries.size()); }
    /** Whoever is asked does as a tester of chance would, until `isThere` or it is over. */
    template<class Done>
    bool playsUntil(Done isThere)
    {
        for (int acts = 0; acts < 400 && settles() && !session().row().isOver; ++acts) {
            if (controller().play().isCovered())
                controller().cover(false);
            if (isThere())
                return true;
            const rules::SeatId player = controller().play().player();
            const int before = entries();
            if (!controller().play().isAsked()) { // it is passed
                if (!QTest::qWaitFor([&] { return entries() > before; }, 2'000))
                    return false;
                continue;
            }
            if (const auto action = match().chooseAs(player, "random");
                !action || !controller().perform(*action))
                return false;
        }
        return false;
    }
    bool meetsWindow(bool isAble)
    {
        return playsUntil([&] {
            const auto window = OpenWindow::of(match());
            return controller().isWindow() && window->isAble == isAble;
        });
    }
    QStringList log()
    {
        QStringList lines;
        const StoryModel &story = page->findChild<StoryPanel *>()->story();
        for (int row = 0; row < story.rowCount(); ++row)
            lines << story.index(row, 0).data().toString();
        return lines;
    }
    QPushButton *button(const QString &text)
    {
        for (auto *each : page->findChild<AnswerBar *>()->findChildren<QPushButton *>())
            if (each->isVisible() && each->text().contains(text))
                return each;
        return nullptr;
    }
};

} // namespace

/** What a person may pass: when he is asked, and that nobody reads anything from it. */
class MatchWindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void theQuietAnswerIsToPass_data() { addLanguages(); }
    void theQuietAnswerIsToPass()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        const bool isEnglish = language == QStringLiteral("en");
        Night night(thieves("person", "random"));
        QVERIFY(!night.controller().hasWindows());
        QVERIFY(night.meetsWindow(true));
        QVERIFY(night.controller().hasWindows());
        const auto window = OpenWindow::of(night.match());
        QCOMPARE(night.controller().play().prompt().quiet, window->pass);
        QVERIFY(night.button(isEnglish ? QStringLiteral("Do nothing")
                                       : QStringLiteral("Ne rien faire")));
        auto *when = night.button(isEnglish ? QStringLiteral("Ask me: always")
                                            : QStringLiteral("Me demander\u00a0: toujours"));
        QVERIFY(when && when->menu());
        takePictures(*night.page, QStringLiteral("match-window-%1").arg(language));
        emit when->menu()->aboutToShow();
        QCOMPARE(when->menu()->actions().size(), 3);
        QVERIFY(when->menu()->actions().front()->isChecked());
        QVERIFY(when->menu()->actions().front()->actionGroup()->isExclusive());
        takePicture(*when->menu(), QStringLiteral("match-window-menu-%1").arg(language));
        const int before = night.entries();
        night.key(Qt::Key_N);
        QVERIFY(night.entries() > before);
        QCOMPARE(night.match().journal().entries[std::size_t(before)].action, window->pass);
        QVERIFY(night.settles());
    }

    /** The buttons go with the question. */
    void theBoardHasTheKeyboardOnceItIsPassed()
    {
        UiLanguage english(rules::Language::English);
        Night night(thieves("person", "random"));
        QVERIFY(night.meetsWindow(true));
        QPushButton *when = night.button(QStringLiteral("Ask me: always"));
        QVERIFY(when);
        when->setFocus();
        QVERIFY(when->hasFocus());
        night.controller().chooseAskWindow(AskWindow::OnOwnTurn);
        QVERIFY(night.page->canvas().hasFocus());
    }

    /** In what is not one's own turn; what one could have done is told, and the time is the same.
     */
    void isNotAskedBeforeTheTurn()
    {
        UiLanguage english(rules::Language::English);
        Night night(thieves("person", "random"));
        QVERIFY(night.meetsWindow(true));
        const auto isOwn = [&] { return night.controller().play().view().active.value == 0; };
        QVERIFY(!isOwn());
        const auto asked = night.match().question();
        QSignalSpy chosen(&night.controller(), &MatchController::askWindowChosen);
        const int before = night.entries();
        QElapsedTimer clock;
        clock.start();
        night.controller().chooseAskWindow(AskWindow::OnOwnTurn);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!night.controller().play().isAsked());
        QVERIFY(night.controller().aiming().answers().empty());
        QVERIFY(!night.button(QStringLiteral("Do nothing")));
        QVERIFY(!night.controller().isWindow());
        QTest::keyClick(&night.page->canvas(), Qt::Key_N);
        QCOMPARE(night.entries(), before);
        QTRY_VERIFY(night.entries() > before);
        QVERIFY(clock.elapsed() >= model::kPassing.count() - 50);
        QVERIFY(night.settles());
        const QString told = night.controller().words().say(asked) +
                             QStringLiteral(" Passed for you, as you wished.");
        QVERIFY2(night.log().contains(told), qPrintable(night.log().join(u'\n')));
        night.playsUntil([&] {
            if (night.controller().isWindow() && !isOwn())
                QTest::qFail("asked", __FILE__, __LINE__);
            return false;
        });
        QVERIFY(night.session().row().isOver);
    }

    /** Nothing is told of a question to which there was but one answer. */
    void isAskedOnlyWhenAble()
    {
        UiLanguage english(rules::Language::English);
        std::unique_ptr<Night> night;
        bool isMet = false; // else there is nothing to spare him
        for (std::uint64_t seed = 1; seed < 20 && !isMet; ++seed) {
            night = std::make_unique<Night>(thieves("person", "random", seed));
            isMet = night->meetsWindow(false);
        }
        QVERIFY(isMet);
        const int before = night->entries();
        QElapsedTimer clock;
        clock.start();
        night->controller().chooseAskWindow(AskWindow::WhenAble);
        QVERIFY(!night->controller().play().isAsked());
        QTRY_VERIFY(night->entries() > before);
        QVERIFY(clock.elapsed() >= model::kPassing.count() - 50);
        QVERIFY(night->settles());
        QVERIFY(night->log().filter(QStringLiteral("Passed for you")).isEmpty());
        night->playsUntil([&] {
            if (night->controller().isWindow() && !OpenWindow::of(night->match())->isAble)
                QTest::qFail("asked", __FILE__, __LINE__);
            return false;
        });
        QVERIFY(night->session().row().isOver);
        QVERIFY(night->log().filter(QStringLiteral("Passed for you")).isEmpty());
    }

    /** Where hands are hidden and people share the screen, the curtain would tell who can act. */
    void peopleAtOneScreenAreAlwaysAsked()
    {
        UiLanguage english(rules::Language::English);
        Night night(thieves("person", "person"));
        night.controller().setAskWindow(AskWindow::WhenAble);
        QVERIFY(night.meetsWindow(false));
        QVERIFY(!night.controller().mayAskWhenAble());
        QCOMPARE(night.controller().askWindow(), AskWindow::Always);
        WindowMenu menu(night.controller(), nullptr);
        emit menu.aboutToShow();
        QVERIFY(!menu.actions()[1]->isEnabled() && !menu.actions()[1]->toolTip().isEmpty());
        const rules::SeatId asked = night.controller().play().player();
        night.controller().chooseAskWindow(AskWindow::OnOwnTurn);
        const bool isPassed = night.controller().play().isPassing();
        QCOMPARE(isPassed, night.match().view(asked).active != asked);
    }

    /** Who undoes the act before it undoes what was passed after it. */
    void whatIsPassedIsUndoneWithTheActBefore()
    {
        Night night(thieves("person", "random"));
        night.controller().setAskWindow(AskWindow::OnOwnTurn);
        const auto passed = [&] { return !night.controller().quietAnswers().empty(); };
        QVERIFY(night.playsUntil(passed));
        const auto &answer = night.controller().quietAnswers().front();
        QVERIFY(night.controller().lastAct() < answer.entry);
    }

    void eachGameRemembersIt()
    {
        QStandardPaths::setTestModeEnabled(true);
        rememberAskWindow("quarter", AskWindow::OnOwnTurn);
        rememberAskWindow("crypt", AskWindow::WhenAble);
        QCOMPARE(lastAskWindow("quarter"), AskWindow::OnOwnTurn);
        QCOMPARE(lastAskWindow("crypt"), AskWindow::WhenAble);
        QCOMPARE(lastAskWindow("ambush"), AskWindow::WhenAble);
        rememberAskWindow("quarter", AskWindow::Always);
        QCOMPARE(lastAskWindow("quarter"), AskWindow::Always);
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
};

WATCHED_TEST(MatchWindowsTest)

} // namespace tst_matchwindows

#include "tst_matchwindows.moc"
