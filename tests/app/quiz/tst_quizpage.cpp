// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/home/lessonlist.h"
#include "app/pages/quiz/quizpage.h"
#include "app/pages/quiz/quizpanel.h"
#include "app/window/main/mainwindow.h"
#include "app/words/reference/lessonoffers.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace tst_quizpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** A window in which somebody tries the first quiz there is. */
struct Learner {
    ShellHouse house;
    MainWindow window;

    explicit Learner(rules::Language language = rules::Language::English)
        : house(language), window(house.shell(), {house.language().current(), {}})
    {
        window.resize(1280, 720);
        window.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
        window.openLesson(quizKey(game()));
        if (page() != nullptr)
            page()->canvas().setOptions({.animated = false});
    }
    ~Learner() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

    const rules::RuleSystem &game() const { return *systemNamed(house.systems(), "atz"); }
    QuizPage *page() const { return window.findChild<QuizPage *>(); }
    const QuizRun &run() const { return page()->run(); }
    QStringList said() const
    {
        QStringList lines;
        for (const QLabel *label : page()->findChild<QuizPanel *>()->findChildren<QLabel *>()) {
            if (label->isVisible())
                lines << label->text().split(u'\n');
        }
        return lines;
    }
    QPushButton *button(const QString &text) const
    {
        for (auto *each : page()->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text().remove(u'&').contains(text))
                return each;
        }
        return nullptr;
    }
    static void press(Qt::Key key)
    {
        if (QWidget *there = QApplication::focusWidget())
            QTest::keyClick(there, key);
    }
    void click(const rules::Place &place) const
    {
        BoardCanvas &canvas = page()->canvas();
        const QPointF at = *canvas.board().plan().pointOf(place);
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.mapFromScene(at));
    }
    /** By the key of its number, or by a click. */
    void answerRight() const
    {
        const auto &choices = run().choices();
        const auto right = std::ranges::find_if(
            choices, [&](const QuizAnswer &each) { return run().isRight(each); });
        if (choices.empty())
            click(run().solution().ends.front());
        else
            press(static_cast<Qt::Key>(Qt::Key_1 + (right - choices.begin())));
    }
    bool goesTo(const char *id) const
    {
        while (run().position().id != id) {
            const int before = run().at();
            press(Qt::Key_N);
            if (run().at() == before)
                return false;
        }
        return true;
    }
};

} // namespace

/** The quiz of a game in the window. */
class QuizPageTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void isAnsweredByKeysToItsScore_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("en") << rules::Language::English;
        QTest::newRow("fr") << rules::Language::French;
    }
    void isAnsweredByKeysToItsScore()
    {
        QFETCH(rules::Language, language);
        Learner learner(language);
        QVERIFY(learner.page() != nullptr);
        const int count = learner.run().count();
        for (int number = 0; number < count; ++number) {
            QCOMPARE(learner.run().at(), number);
            const QString picture = QStringLiteral("quiz-%1-%2")
                                        .arg(languageCode(language))
                                        .arg(number + 1, 2, 10, QLatin1Char('0'));
            takePicture(learner.window, picture);
            learner.answerRight();
            QVERIFY2(learner.run().answer(), learner.run().position().id.c_str());
            QCOMPARE(learner.run().right(), number + 1);
            const bool stays = learner.run().position().ask == rules::QuizPosition::Ask::Whom &&
                               learner.run().solution().prey.empty();
            for (const QString &line : learner.said()) {
                QVERIFY2(!line.contains(u'{') && !line.contains(u'['), qPrintable(line));
                QVERIFY2(!stays || !line.contains(QStringLiteral("It goes for")), qPrintable(line));
            }
            takePictures(learner.window, picture + QStringLiteral("-answered"));
            Learner::press(Qt::Key_Space); // the way on has the keyboard
        }
        const bool isFrench = language == rules::Language::French;
        QVERIFY(learner.said().contains(isFrench ? QStringLiteral("20 sur 20 justes")
                                                 : QStringLiteral("20 of 20 right")));
        takePicture(learner.window, QStringLiteral("quiz-score-") + languageCode(language));
        Learner::press(Qt::Key_Space); // again
        QCOMPARE(learner.run().at(), 0);
        QCOMPARE(learner.run().answered(), 0);
    }

    void aClickOnAFigureAnswers()
    {
        Learner learner;
        QVERIFY(learner.goesTo("indoors"));
        const QuizAnswer wrong = learner.run().choices().front();
        QVERIFY(!learner.run().isRight(wrong));
        learner.click(learner.page()->canvas().board().token(wrong.token)->place);
        QVERIFY(learner.run().answer() == wrong);
        QVERIFY(learner.said().contains(QStringLiteral("No: Bank.")));
        QVERIFY(learner.said().contains(
            QStringLiteral("It goes for Bank, the nearest by the way it would walk.")));
        QVERIFY(learner.said().contains(QStringLiteral(
            "– Nearest by the way it would walk: 1 of 2 survivors. (ATZ-ZMOVE-01)")));
        Learner::press(Qt::Key_2); // it was answered
        QVERIFY(learner.run().answer() == wrong);
        QCOMPARE(learner.run().right(), 0);
    }

    void aPlaceIsPointedAtByKeys()
    {
        Learner learner;
        QVERIFY(learner.goesTo("charge"));
        QVERIFY(learner.page()->canvas().hasFocus());
        QCOMPARE(learner.page()->canvas().selected(), learner.run().position().token);
        Learner::press(Qt::Key_Left); // the cursor is taken up where the zombie stands
        Learner::press(Qt::Key_Return);
        QVERIFY(learner.run().answer());
        QCOMPARE(learner.run().right(), 0);
        QVERIFY(learner.said().contains(QStringLiteral("Not 1M5, but 1M4.")));
        QVERIFY(learner.page()->canvas().board().token(101)->place ==
                learner.run().solution().ends.front());
        // Enter, pressed once more on the way on, answers nothing there.
        while (!learner.run().choices().empty() || learner.run().answer())
            Learner::press(Qt::Key_N);
        Learner::press(Qt::Key_Return);
        QVERIFY(!learner.run().answer());
        QVERIFY(learner.page()->canvas().pointing().isByCursor());
        Learner::press(Qt::Key_Return);
        QVERIFY(learner.run().answer());
    }
    void theRightAnswerIsMarked()
    {
        Learner learner;
        QVERIFY(learner.goesTo("indoors"));
        Learner::press(Qt::Key_1);
        QVERIFY(learner.button(QStringLiteral("✗"))->text().startsWith(u'1'));
        QVERIFY(learner.button(QStringLiteral("✓")) != nullptr);
    }

    void whatWasAnsweredIsSeenAgain()
    {
        Learner learner;
        learner.answerRight();
        Learner::press(Qt::Key_N);
        QCOMPARE(learner.run().at(), 1);
        Learner::press(Qt::Key_P);
        QCOMPARE(learner.run().at(), 0);
        QVERIFY(learner.said().contains(QStringLiteral("Right!")));
        QVERIFY(!learner.button(QStringLiteral("Previous"))->isEnabled());
        while (!learner.said().contains(QStringLiteral("1 of 20 right")))
            Learner::press(Qt::Key_N);
        QVERIFY(learner.said().contains(QStringLiteral("19 positions not answered.")));
        Learner::press(Qt::Key_P);
        QCOMPARE(learner.run().at(), 19);
    }

    void speaksAnotherLanguageAtOnce()
    {
        Learner learner;
        const auto french = QString::fromStdString(learner.run().position().name.fr);
        learner.house.language().set(rules::Language::French);
        QTRY_VERIFY(learner.said().contains(french));
        QCOMPARE(learner.page()->title(), QString::fromStdString(learner.run().quiz().name().fr));
        learner.house.language().set(rules::Language::English);
    }

    void standsOnHomeBesideTheLessons()
    {
        Learner learner;
        auto *list = learner.window.findChild<LessonList *>();
        const auto offers = learningOffers(learner.house.systems());
        QCOMPARE(static_cast<std::size_t>(list->count()), offers.size());
        QListWidgetItem *quiz = list->item(list->count() - 1);
        QVERIFY2(quiz->text().endsWith(QStringLiteral("20 questions")), qPrintable(quiz->text()));
        emit list->itemActivated(quiz); // once is enough
        QCOMPARE(learner.window.findChildren<QuizPage *>().size(), 1);
        emit learner.page()->closeWanted();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(learner.page() == nullptr);
        takePicture(learner.window, QStringLiteral("quiz-home"));
    }
};

WATCHED_TEST(QuizPageTest)

} // namespace tst_quizpage

#include "tst_quizpage.moc"
