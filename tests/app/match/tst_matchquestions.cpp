// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/marks/reachitem.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/matchroom.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

namespace tst_matchquestions {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

using Wave = std::tuple<int, int, int>;

Wave waveOf(const rules::BoardView &view)
{
    return {view.turn, view.phase, view.active.value};
}

/** Plays as a machine would, until the match is over or `limit` decisions have been made; `answer`
    sees each decision of a person first. */
template<class Answer>
bool plays(Room &room, int limit, Answer answer)
{
    MatchController &match = room.controller();
    for (int acts = 0; acts < limit && room.settles() && match.play().isAsked(); ++acts) {
        if (answer())
            continue;
        const auto action = room.session().match().chooseAs(match.play().player(), "easy");
        if (!action || !match.perform(*action))
            return false;
    }
    return true;
}

int percentAsked(Room &room)
{
    const auto asked =
        QuietAnswers::offered(room.session().match(), room.controller().play().player());
    return asked ? asked->percent : -1;
}

/** Plays up to a free shot that has a chance. */
bool asksAboutAShot(Room &room)
{
    bool isMet = false;
    room.controller().setAskFrom(0);
    return room.isSetUp() &&
           plays(room, 800,
                 [&] {
                     isMet = isMet || percentAsked(room) > 0;
                     return isMet;
                 }) &&
           isMet;
}

/** Plays up to a question that no place of the board answers. */
bool asksAQuestion(Room &room, const std::string &question)
{
    room.controller().setAskFrom(0);
    const auto isIt = [&] { return room.session().match().question().key == question; };
    return room.isSetUp() && plays(room, 800, isIt) && isIt();
}

QStringList log(Room &room)
{
    const StoryModel &story = room.page->findChild<StoryPanel *>()->story();
    QStringList lines;
    for (int row = 0; row < story.rowCount(); ++row)
        lines << story.index(row, 0).data().toString();
    return lines;
}

QPushButton *button(Room &room, const QString &text)
{
    for (auto *each : room.page->findChild<AnswerBar *>()->findChildren<QPushButton *>()) {
        if (each->isVisible() && each->text().contains(text))
            return each;
    }
    return nullptr;
}

} // namespace

/** What a person is asked in the middle of something, and what he need not be asked. */
class MatchQuestionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void whatHasNoChanceIsNeverAsked()
    {
        QuietAnswers answers;
        const rules::BoardView now;
        for (const int askFrom : {0, 10}) {
            answers.setAskFrom(askFrom);
            QVERIFY(answers.isQuiet({{}, 0}, now));
            QCOMPARE(answers.isQuiet({{}, 9}, now), askFrom > 9);
            QVERIFY(!answers.isQuiet({{}, 10}, now));
        }
        answers.declineSeries({{}, 100, "shot"}, now);
        QVERIFY(answers.isQuiet({{}, 100, "shot"}, now));
        QVERIFY(!answers.isQuiet({{}, 100, "guard"}, now));
        rules::BoardView later;
        later.phase = 1;
        QVERIFY(!answers.isQuiet({{}, 100, "shot"}, later));
    }

    void shotsWithLittleChanceAreNotAskedAbout_data()
    {
        QTest::addColumn<int>("askFrom");
        QTest::newRow("any chance") << 0;
        QTest::newRow("as it comes") << kAskFrom;
        QTest::newRow("half") << 50;
    }

    void shotsWithLittleChanceAreNotAskedAbout()
    {
        QFETCH(const int, askFrom);
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        if (askFrom != kAskFrom)
            match.setAskFrom(askFrom);
        int asked = 0;
        QVERIFY(plays(room, 160, [&] {
            const int percent = percentAsked(room);
            if (percent < 0)
                return false;
            ++asked;
            if (percent == 0 || percent < askFrom)
                QTest::qFail(qPrintable(QString::number(percent)), __FILE__, __LINE__);
            return false;
        }));
        const auto &given = match.quietAnswers();
        QVERIFY(asked > 0 || askFrom == 50);
        QVERIFY(!given.empty() || askFrom == 0);
        const auto &entries = room.session().match().journal().entries;
        const QStringList lines = log(room);
        for (const QuietAnswer &answer : given) {
            QVERIFY(answer.percent == 0 || answer.percent < askFrom);
            const auto &entry = entries[static_cast<std::size_t>(answer.entry - 1)];
            QCOMPARE(entry.action, std::string(R"({"act":"decline"})"));
            const QString told = QStringLiteral("%1 Declined for you (best chance: %2%).")
                                     .arg(match.words().say(answer.question))
                                     .arg(answer.percent);
            QVERIFY2(lines.contains(told), qPrintable(told));
        }
    }

    /** K answers it, so there is its button, and the question says what it would be. */
    void aQuestionIsAdvisedToo()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(asksAboutAShot(room));
        QTRY_VERIFY(button(room, QStringLiteral("(K)")));
        const QString asked = room.page->findChild<AnswerBar *>()->findChild<QLabel *>()->text();
        takePicture(*room.page, QStringLiteral("match-question-advised"));
        const auto options = room.session().match().options();
        const auto &entries = room.session().match().journal().entries;
        const auto before = entries.size();
        button(room, QStringLiteral("(K)"))->click();
        QVERIFY(entries.size() > before);
        const auto given =
            std::ranges::find(options, entries[before].action, &rules::ActionOption::action);
        QVERIFY(given != options.end());
        const QString label = room.controller().words().say(given->label);
        const bool isMarked = asked.contains(QStringLiteral("(advised)"));
        QVERIFY2(isMarked != asked.contains(QStringLiteral("Advised: %1.").arg(label)),
                 qPrintable(asked));
    }

    void whereThereIsNoAdviceItSaysWhenThereWillBe()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        QVERIFY(room.controller().play().isSettingUp());
        QVERIFY(!button(room, QStringLiteral("(K)")));
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_K);
        QVERIFY(!said.isEmpty());
        const QString told = said.back().front().toString();
        QVERIFY2(told.contains(QStringLiteral("first turn")), qPrintable(told));
    }

    /** Before what it led to, wherever the log is made anew. */
    void theLogTellsItInItsPlace()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.controller().setAskFrom(100);
        QVERIFY(plays(room, 120, [] { return false; }));
        QVERIFY(room.controller().quietAnswers().size() > 2);
        auto *panel = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
        auto *search = panel->findChild<QLineEdit *>();
        search->setText(QStringLiteral("Declined"));
        takePictures(*room.page, QStringLiteral("match-declined"));
        search->clear();
        StoryModel &story = panel->story();
        for (const bool isMadeAnew : {false, true}) {
            if (isMadeAnew)
                story.reload();
            int entry = 0;
            for (int row = 0; row < story.rowCount(); ++row) {
                const int next = story.index(row, 0).data(StoryModel::Entry).toInt();
                QVERIFY(next >= entry);
                entry = next;
            }
            const auto told = log(room).filter(QStringLiteral("Declined for you"));
            QCOMPARE(static_cast<std::size_t>(told.size()),
                     room.controller().quietAnswers().size());
        }
    }

    /** Not only in the log. */
    void theLineOfTheActTellsIt()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.controller().setAskFrom(100);
        QVERIFY(plays(room, 120, [&] { return !room.controller().quietAnswers().empty(); }));
        const QuietAnswer &answer = room.controller().quietAnswers().front();
        auto *bar = room.page->findChild<LastActBar *>();
        const auto *told = room.page->findChild<QLabel *>(QStringLiteral("lastRoll"));
        ActLine act;
        act.lead = {"story.walk", {{"who", std::string("Urgh")}, {"cost", std::int64_t{3}}}};
        act.entry = act.until = answer.entry - 1;
        bar->showAct(act);
        QVERIFY2(!told->text().contains(QStringLiteral("does not shoot")),
                 qPrintable(told->text()));
        act.until = answer.entry;
        bar->showAct(act);
        const QString best = QStringLiteral("does not shoot (%1% at best)").arg(answer.percent);
        QVERIFY2(told->text().contains(best), qPrintable(told->text()));
    }

    /** Nor does it advise to take back what cannot be. */
    void undoSaysWhyNothingIsTakenBack()
    {
        UiLanguage english(rules::Language::English);
        rules::MatchSetup setup = duel("person", "easy");
        setup.practice = false;
        Room room(setup);
        QVERIFY(room.isSetUp());
        const auto isStuck = [&] {
            return !room.session().past().canUndo() && room.session().past().lastByPerson() > 0;
        };
        QVERIFY(plays(room, 40, isStuck));
        QVERIFY(isStuck());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!said.isEmpty());
        const QString why = said.back().front().toString();
        QVERIFY2(why.contains(QStringLiteral("outside a practice match")), qPrintable(why));
    }

    void aRiseOfTheBarAnswersWhatIsAskedNow()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(asksAboutAShot(room));
        MatchController &match = room.controller();
        const int percent = percentAsked(room);
        QPushButton *from = button(room, QStringLiteral("Ask me: from 0%"));
        QVERIFY(from && from->menu());
        QSignalSpy chosen(room.page.get(), &MatchPage::askFromChanged);
        from->menu()->actions().last()->trigger();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toInt(), 50);
        match.setAskFrom(percent); // not above it
        QVERIFY(room.settles());
        QCOMPARE(percentAsked(room), percent);
        const auto before = match.quietAnswers().size();
        match.setAskFrom(percent + 1);
        QVERIFY(room.settles());
        QVERIFY(match.quietAnswers().size() > before);
        QCOMPARE(match.quietAnswers()[before].percent, percent);
    }

    void noToAllLastsForTheWave_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("button");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("No to all of this wave");
        QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("Non pour toute la vague");
    }

    void noToAllLastsForTheWave()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, button);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        const QSize before = room.page->canvas().size();
        QVERIFY(asksAboutAShot(room));
        QCoreApplication::processEvents();
        QCOMPARE(room.page->canvas().size(), before); // it does not jump
        takePictures(*room.page, QStringLiteral("match-free-shot-%1").arg(language));
        MatchController &match = room.controller();
        std::set<Wave> declined;
        QVERIFY(plays(room, 220, [&] {
            if (percentAsked(room) < 0)
                return false;
            if (declined.size() > 2)
                return true; // enough has been seen
            const bool isNew = declined.insert(waveOf(match.play().view())).second;
            QPushButton *none = tst_matchquestions::button(room, button);
            if (!isNew || !none)
                QTest::qFail("asked again", __FILE__, __LINE__);
            if (none)
                none->click();
            return none != nullptr;
        }));
        QVERIFY(declined.size() > 1);
        const auto &given = match.quietAnswers();
        QVERIFY(std::ranges::any_of(given, &QuietAnswer::isBySeries));
    }

    /** What the question took of the board's room comes back with the answer. */
    void theBoardIsAsLargeAsBeforeOnceAnswered()
    {
        Room room(duel("person", "person"));
        QVERIFY(asksAboutAShot(room));
        const Camera &camera = room.page->canvas().camera();
        QTest::qWait(20);
        const auto fitting = [&] {
            const QSizeF board = room.page->canvas().board().whole().size();
            return std::min(room.page->canvas().viewport()->width() / board.width(),
                            room.page->canvas().viewport()->height() / board.height());
        };
        QVERIFY(camera.isFitted());
        room.page->setBoardOptions({.animated = true, .side = BoardOptions::Side::Open});
        QVERIFY(room.controller().perform(
            *room.session().match().chooseAs(room.controller().play().player(), "easy")));
        QTest::qWait(20);
        QVERIFY2(camera.scale() > fitting() * 0.99,
                 qPrintable(QStringLiteral("%1 of %2").arg(camera.scale()).arg(fitting())));
    }

    /** Nobody knows of them, and so nobody undoes them by themselves. */
    void undoGoesOverWhatWasAnsweredForOne()
    {
        Room room(duel("person", "person"));
        QVERIFY(asksAboutAShot(room));
        MatchController &match = room.controller();
        const int act = match.lastAct();
        const auto asked = match.play().view();
        match.setAskFrom(100);
        QVERIFY(room.settles());
        QVERIFY(!match.quietAnswers().empty());
        QCOMPARE(match.lastAct(), act);
        const auto after = match.play().view();
        if (const auto undone = match.undo(); !undone)
            QCOMPARE(undone.error().code, rules::ErrorCode::UndoStopsHere);
        else
            QVERIFY(match.lastAct() < act);
        QVERIFY(room.settles());
        if (match.lastAct() >= act)
            QVERIFY(match.play().view() == after);
        QVERIFY(match.takeBack());
        QVERIFY(room.settles());
        QVERIFY(match.lastAct() < act);
        QVERIFY(!(match.play().view() == asked) || percentAsked(room) < 0);
    }

    /** "Continue along the path?" is about nobody: the board takes no click before it is answered.
     */
    void anOpenQuestionIsSeenOnTheBoard_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << QStringLiteral("en")
                            << QStringLiteral("Taliesin has been shot at. Continue along the path?")
                            << QStringLiteral("Answer this first: ");
        QTest::newRow("fr") << QStringLiteral("fr")
                            << QStringLiteral(
                                   "Taliesin a essuyé un tir. Poursuivre son déplacement\u00a0?")
                            << QStringLiteral("Répondez d’abord\u00a0: ");
    }

    void anOpenQuestionIsSeenOnTheBoard()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, question);
        QFETCH(const QString, said);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("person", "person"));
        QVERIFY(asksAQuestion(room, "ask-go-on"));
        MatchController &match = room.controller();
        BoardCanvas &canvas = room.page->canvas();
        QVERIFY(match.play().isQuestionOpen());
        QCOMPARE(canvas.notice().text, question);
        QVERIFY(canvas.notice().isQuestion);
        QVERIFY(room.page->findChild<TargetPanel *>()->isEmpty()); // each would be refused alike
        takePictures(*room.page, QStringLiteral("match-question-%1").arg(language));
        QSignalSpy spoken(room.page.get(), &MatchPage::said);
        const auto before = room.session().match().journal().entries.size();
        match.aiming().click({match.aiming().chosen(), -1, rules::TablePlace{500, 500, 0}});
        QCOMPARE(room.session().match().journal().entries.size(), before);
        QCOMPARE(spoken.count(), 1);
        QCOMPARE(spoken.front().front().toString(), said + question);
        QVERIFY(match.perform(match.aiming().answers().front().action));
        QVERIFY(room.settles());
        QVERIFY(!canvas.notice().isQuestion || match.play().isQuestionOpen());
        QVERIFY(spoken.back().front().toString().isEmpty());
    }

    void tabGoesRoundThoseWhoCanStillAct()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto hasActed = [&] {
            const auto own = std::ranges::count(match.play().view().tokens, match.play().player(),
                                                &rules::Token::owner);
            return match.play().isToActivate() && match.play().able().size() > 1 &&
                   std::ssize(match.play().able()) < own;
        };
        bool isMet = false;
        QVERIFY(plays(room, 300, [&] {
            isMet = isMet || hasActed();
            return isMet;
        }));
        QVERIFY(isMet);
        const auto able = match.play().able();
        QVERIFY(std::ranges::find(able, match.aiming().chosen()) != able.end() ||
                match.aiming().chosen() < 0);
        std::vector<int> walked;
        for (std::size_t n = 0; n < able.size(); ++n) {
            room.key(Qt::Key_Tab);
            walked.push_back(match.aiming().chosen());
        }
        auto sorted = walked;
        std::ranges::sort(sorted);
        QCOMPARE(sorted, able);
        room.key(Qt::Key_Tab);
        QCOMPARE(match.aiming().chosen(), walked.front());
        room.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(match.aiming().chosen(), walked.back());
    }

    void theThreatGoesByTheSameKey()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto shown = [&] {
            return std::ranges::count_if(room.page->canvas().board().reachItems(),
                                         &ReachItem::isThreat);
        };
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_T);
        QCOMPARE(shown(), 0);
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("Point at an enemy")));
        std::vector<rules::Pointing> enemies;
        for (const rules::Token &token : match.play().view().tokens) {
            if (token.owner != match.play().player())
                enemies.push_back({-1, token.id, token.place});
        }
        match.aiming().point(enemies[0]);
        QVERIFY(said.back().front().toString().isEmpty()); // it was about something else
        room.key(Qt::Key_T);
        QVERIFY(shown() > 0);
        match.aiming().point(enemies[1]);
        room.key(Qt::Key_T); // another's
        QVERIFY(shown() > 0);
        room.key(Qt::Key_T);
        QCOMPARE(shown(), 0);
        room.key(Qt::Key_T);
        QVERIFY(shown() > 0);
        match.aiming().point({-1, -1, {}});
        room.key(Qt::Key_T); // nobody's
        QCOMPARE(shown(), 0);
    }

    void whatIsDoneIsDrawnNoLonger()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        match.aiming().aimAt(match.aiming().targets().front());
        QVERIFY(!room.page->canvas().board().overlay().isEmpty());
        match.aiming().confirm();
        QVERIFY(room.page->canvas().board().overlay().isEmpty()); // before anything is told
        QVERIFY(room.page->canvas().notice().text.isEmpty());
        QVERIFY(room.settles());
    }
};

WATCHED_TEST(MatchQuestionsTest)

} // namespace tst_matchquestions

#include "tst_matchquestions.moc"
