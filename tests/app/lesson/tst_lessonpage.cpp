// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/lessonlist.h"
#include "app/pages/lesson/lessonguide.h"
#include "app/pages/lesson/lessonring.h"
#include "app/pages/lesson/lessonstrip.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/thoughts/weighing.h"
#include "app/window/main/mainwindow.h"
#include "app/words/settings/settings.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

namespace tst_lessonpage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** A window in which somebody takes the first lesson there is. */
struct Pupil {
    ShellHouse house;
    MainWindow window;
    QString key = lessonOffers(house.systems()).front().key;

    explicit Pupil(rules::Language language = rules::Language::English)
        : house(language), window(house.shell(), {house.language().current(), {}})
    {
        window.resize(1280, 720);
        window.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
    }
    ~Pupil() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

    bool begins()
    {
        window.openLesson(key);
        if (page() == nullptr)
            return false;
        page()->canvas().setOptions({.animated = false});
        return isTold();
    }
    MatchPage *page() const { return window.currentMatch(); }
    LessonGuide &guide() const { return *page()->findChild<LessonGuide *>(); }
    LessonStrip &strip() const { return *page()->findChild<LessonStrip *>(); }
    QStringList said() const
    {
        QStringList lines;
        for (const QLabel *label : strip().findChildren<QLabel *>())
            lines << label->text();
        return lines;
    }
    std::size_t entries() const { return page()->session().match().journal().entries.size(); }
    bool isTold() const
    {
        return QTest::qWaitFor([this] { return guide().line() != nullptr; }, 20'000);
    }
    std::string shown() const
    {
        const auto *offer = page()->controller().aiming().aim().offer();
        return offer ? offer->action : std::string();
    }
    static void press(Qt::Key key)
    {
        if (QWidget *there = QApplication::focusWidget())
            QTest::keyClick(there, key);
    }
    /** What the line asks for, where the keyboard stands; true: the lesson is at another line, or
        over. */
    bool obeys()
    {
        const model::LessonStep *now = guide().line();
        const auto isPast = [this, now] { return page() == nullptr || guide().line() != now; };
        const bool isButton = qobject_cast<QPushButton *>(QApplication::focusWidget()) != nullptr;
        for (int turns = 0; turns < 4 && now->isAct() && !isButton && shown() != now->action;
             ++turns)
            press(Qt::Key_R);
        for (int tries = 0; tries < 2 && !isPast(); ++tries) {
            press(isButton ? Qt::Key_Space : Qt::Key_Return);
            QCoreApplication::processEvents();
        }
        return QTest::qWaitFor(isPast, 20'000) && (page() == nullptr || isTold());
    }
    /** Until something is to be done. */
    bool readsOn()
    {
        while (!guide().line()->isAct()) {
            if (!obeys())
                return false;
        }
        return true;
    }
    bool isLibraryEmpty()
    {
        return ShellHouse::need(house.library().matches().list()).empty() &&
               ShellHouse::need(house.library().matches().removed()).empty();
    }
    /** Its line on Home. */
    QString listed() const
    {
        const auto offers = lessonOffers(house.systems());
        const auto mine = std::ranges::find(offers, key, &LessonOffer::key);
        return window.findChild<LessonList *>()
            ->item(static_cast<int>(mine - offers.begin()))
            ->text();
    }
};

} // namespace

/** A lesson in the window. */
class LessonPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QStandardPaths::setTestModeEnabled(true);
        forgetLessons();
    }
    void cleanup() { verifyEventLoopFree(); }

    void isFollowedToItsEndByKeys_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::addColumn<QString>("key");
        for (const char *key : {"zombies/first-night", "atz/a-few-bullets"}) {
            QTest::addRow("en %s", key) << rules::Language::English << QString::fromLatin1(key);
            QTest::addRow("fr %s", key) << rules::Language::French << QString::fromLatin1(key);
        }
    }
    void isFollowedToItsEndByKeys()
    {
        QFETCH(rules::Language, language);
        QFETCH(QString, key);
        Pupil pupil(language);
        pupil.key = key;
        QVERIFY(pupil.begins());
        const int lines = pupil.guide().lesson().lines();
        for (int number = 1; number <= lines; ++number) {
            const model::LessonStep &line = *pupil.guide().line();
            const QStringList said = pupil.said();
            QVERIFY(said.contains(QString::fromStdString(
                language == rules::Language::French ? line.say.fr : line.say.en)));
            QVERIFY2(said.front().startsWith(QString::number(number)), qPrintable(said.front()));
            const auto ring = [&] { return pupil.page()->findChild<LessonRing *>()->ring(); };
            QTRY_VERIFY2(!ring().isEmpty(), line.say.en.c_str()); // once the page is laid out
            const int score = pupil.page()->panels().score->height();
            QVERIFY(line.at.part != model::LessonTarget::Part::Score || ring().height() > score);
            QVERIFY(line.isAct() || !pupil.page()->canvas().notice().isQuestion);
            const QString picture = QStringLiteral("lesson-%1-%2-%3")
                                        .arg(QString(key).replace(u'/', u'-'))
                                        .arg(languageCode(language))
                                        .arg(number, 2, 10, QLatin1Char('0'));
            constexpr int kInTheDark = 7; // too
            number == kInTheDark ? takePictures(pupil.window, picture)
                                 : takePicture(pupil.window, picture);
            QVERIFY(pupil.isLibraryEmpty()); // wherever the program is killed
            QVERIFY2(pupil.obeys(), line.say.en.c_str());
        }
        QVERIFY(pupil.page() == nullptr);
        QVERIFY(doneLessons().contains(pupil.key));
        QVERIFY(pupil.listed().endsWith(language == rules::Language::French
                                            ? QStringLiteral("faite")
                                            : QStringLiteral("done")));
        QVERIFY(pupil.isLibraryEmpty());
    }

    void goesOnByKeyWhereverTheKeyboardIs()
    {
        Pupil pupil;
        QVERIFY(pupil.begins());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
            const model::LessonStep *line = pupil.guide().line();
            QVERIFY(line && !line->isAct());
            pupil.page()->canvas().setFocus();
            QTest::keyClick(&pupil.page()->canvas(), key);
            QVERIFY(pupil.isTold());
            QVERIFY(pupil.guide().line() != line);
        }
    }

    void anotherActIsNotDoneAndWhyIsSaid()
    {
        Pupil pupil;
        QVERIFY(pupil.begins());
        MatchController &controller = pupil.page()->controller();
        QVERIFY(!controller.perform(pupil.page()->session().match().options().front().action));
        QVERIFY(pupil.said().contains(QStringLiteral("Read the line first, then go on.")));
        QVERIFY(pupil.readsOn());
        const model::LessonStep line = *pupil.guide().line();
        const std::size_t before = pupil.entries();
        for (const rules::ActionOption &option : pupil.page()->session().match().options()) {
            if (option.action != line.action)
                QVERIFY(!controller.perform(std::string(option.action)));
        }
        QVERIFY(pupil.said().contains(QString::fromStdString(line.instead.en)));
        QCOMPARE(pupil.entries(), before);
        for (const QAction *back : pupil.page()->editActions())
            QVERIFY(!back->isEnabled());
        QVERIFY(pupil.obeys());
        QVERIFY(pupil.entries() > before);
        QVERIFY(!pupil.said().contains(QString::fromStdString(line.instead.en)));
    }

    void advisesWhatItAsksFor()
    {
        Pupil pupil;
        pupil.key = QStringLiteral("atz/a-few-bullets");
        QVERIFY(pupil.begins());
        const auto advised = [&pupil] { return weighNow(pupil.page()->controller()).thoughts; };
        QVERIFY(!pupil.guide().line()->isAct());
        QVERIFY(advised().empty());
        const std::size_t before = pupil.entries();
        QTest::keyClick(&pupil.page()->canvas(), Qt::Key_K);
        QCOMPARE(pupil.entries(), before);
        for (int acts = 0; acts < 4; ++acts) {
            QVERIFY(pupil.readsOn());
            const model::LessonStep *line = pupil.guide().line();
            QCOMPARE(advised().size(), std::size_t{1});
            QCOMPARE(advised().front().action, line->action);
            QTest::keyClick(&pupil.page()->canvas(), Qt::Key_K);
            QTRY_VERIFY_WITH_TIMEOUT(pupil.guide().line() && pupil.guide().line() != line, 20'000);
        }
    }

    void isSkippedAtAnyTime()
    {
        for (const int lines : {0, 4}) {
            Pupil pupil;
            QVERIFY(pupil.begins());
            for (int read = 0; read < lines; ++read)
                QVERIFY(pupil.obeys());
            for (auto *button : pupil.strip().findChildren<QPushButton *>()) {
                if (button->text() == QStringLiteral("Skip the lesson"))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            QVERIFY(pupil.page() == nullptr);
            QVERIFY(!doneLessons().contains(pupil.key));
            QVERIFY(pupil.listed().endsWith(QStringLiteral("minutes")));
            QVERIFY(pupil.isLibraryEmpty());
        }
    }

    void speaksAnotherLanguageAtOnce()
    {
        Pupil pupil;
        QVERIFY(pupil.begins());
        const auto french = QString::fromStdString(pupil.guide().line()->say.fr);
        pupil.house.language().set(rules::Language::French);
        QTRY_VERIFY(pupil.said().contains(french));
        QVERIFY(pupil.page()->title().endsWith(
            QString::fromStdString(pupil.guide().lesson().title.fr)));
        pupil.house.language().set(rules::Language::English);
    }

    void isOfferedOnHome()
    {
        Pupil pupil;
        auto *list = pupil.window.findChild<LessonList *>();
        QVERIFY(list->isVisible());
        QVERIFY(pupil.listed().contains(QStringLiteral("5 minutes")));
        takePicture(pupil.window, QStringLiteral("lesson-home"));
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(pupil.page() != nullptr);
        pupil.window.openLesson(pupil.key); // once is enough
        QCOMPARE(pupil.window.findChildren<LessonGuide *>().size(), 1);
        list->fill({});
        QVERIFY(list->isHidden());
    }

    void isOfferedAtTheFirstStart()
    {
        ShellHouse house;
        FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
        auto *list = first.findChild<QListWidget *>();
        const auto rowOf = [&] {
            for (int row = 0; row < list->count(); ++row) {
                if (list->item(row)->text().startsWith(QStringLiteral("a lesson: ")))
                    return row;
            }
            return -1;
        };
        QCOMPARE(rowOf(), -1);
        first.offerLessons(lessonOffers(house.systems()));
        QVERIFY(rowOf() > 0); // not in the place of a match
        first.show();
        takePicture(first, QStringLiteral("lesson-first-start"));
        list->setCurrentRow(rowOf());
        first.findChild<QDialogButtonBox *>()->buttons().front()->click();
        QVERIFY(first.answer().begin == FirstStart::Begin::Lesson);
        QCOMPARE(first.answer().sample, lessonOffers(house.systems()).front().key);
    }

private:
    static void forgetLessons()
    {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        QSettings(folder + QStringLiteral("/escarmouche.ini"), QSettings::IniFormat)
            .remove(QStringLiteral("doneLessons"));
    }
};

WATCHED_TEST(LessonPageTest)

} // namespace tst_lessonpage

#include "tst_lessonpage.moc"
