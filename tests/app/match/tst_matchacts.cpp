// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/wordsdialog.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/matchacts.h"
#include "app/pages/match/story/notepanel.h"
#include "model/text.h"
#include "tests/support/window/matchroom.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_matchacts {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

rules::SeatId other(rules::SeatId seat)
{
    return {static_cast<std::int8_t>(1 - seat.value)};
}

/** Of the menu of who plays, built as it is shown. */
QAction *seatChoice(Room &room, int seat, const QString &player)
{
    for (QAction *action : room.page->matchActions()) {
        if (action->menu() == nullptr || !action->isVisible())
            continue;
        emit action->menu()->aboutToShow();
        const QAction *ofSeat = action->menu()->actions().value(seat);
        const QMenu *players = ofSeat ? ofSeat->menu() : nullptr;
        for (QAction *choice : players ? players->actions() : QList<QAction *>())
            if (choice->text() == player)
                return choice;
    }
    return nullptr;
}

/** Types into the next question for words and says yes. */
class Writing : public QObject
{
public:
    explicit Writing(QString text) : m_text(std::move(text))
    {
        connect(&m_clock, &QTimer::timeout, this, [this] {
            auto *dialog = qobject_cast<WordsDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            m_clock.stop();
            dialog->findChild<QPlainTextEdit *>()->setPlainText(m_text);
            dialog->accept();
        });
        m_clock.start(5);
    }

private:
    QTimer m_clock;
    QString m_text;
};

void addNote(Room &room, const QString &text)
{
    const Writing writing(text);
    room.key(Qt::Key_B);
}

} // namespace

class MatchActsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void handsASeatToAMachineAndBack()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const rules::SeatId first = room.controller().play().player();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QAction *easy = seatChoice(room, first.value, QStringLiteral("Machine: easy"));
        QVERIFY(easy && !easy->isChecked());
        easy->trigger();
        QVERIFY(room.settles());
        QCOMPARE(said.count(), 1);
        QVERIFY(said.front().front().toString().contains(room.controller().words().nameOf(first)));
        const auto &seats = room.session().row().seats;
        QCOMPARE(seats[static_cast<std::size_t>(first.value)].player, std::string("easy"));
        QCOMPARE(room.controller().play().player(), other(first)); // the machine went on at once
        QVERIFY(room.controller().play().isAsked());
        seatChoice(room, first.value, QStringLiteral("Person"))->trigger();
        QVERIFY(room.settles());
        QCOMPARE(seats[static_cast<std::size_t>(first.value)].player, std::string("person"));
        QVERIFY(seatChoice(room, first.value, QStringLiteral("Person"))->isChecked());
    }

    void takesBackOnlyWhatTheOtherAgreesTo()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        const auto before = room.controller().play().view();
        const rules::SeatId by = room.controller().play().player();
        QVERIFY(
            room.controller().perform(room.controller().aiming().targets().front().offer.action));
        QVERIFY(room.settles());
        QVERIFY(!room.session().past().canUndo()); // dice fell
        {
            QSignalSpy told(room.page.get(), &MatchPage::said);
            room.key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(told.count(), 1);
            QVERIFY(told.front().front().toString().contains(QStringLiteral("dice were thrown")));
        }
        const auto after = room.controller().play().view();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        const QString name = room.controller().words().nameOf(other(by));
        {
            Answering refuses(name + QStringLiteral(" refuses"));
            room.key(Qt::Key_Backspace, Qt::ControlModifier);
            QCOMPARE(refuses.met(), 1);
            QVERIFY(refuses.question().contains(room.controller().words().nameOf(by)));
            QCOMPARE(refuses.byEnter(), name + QStringLiteral(" refuses"));
        }
        QVERIFY(room.controller().play().view() == after);
        QCOMPARE(said.back().front().toString(), name + QStringLiteral(" refuses."));
        {
            Answering agrees(name + QStringLiteral(" agrees"));
            room.key(Qt::Key_Backspace, Qt::ControlModifier);
            QCOMPARE(agrees.met(), 1);
        }
        QVERIFY(room.settles());
        QCOMPARE(room.controller().play().player(), by);
        QVERIFY(room.controller().play().view() == before);
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("Taken back: ")));
        QCOMPARE(room.session().past().timesTakenBack(), 1);
    }

    void practiceAsksNobody()
    {
        Room room(duel("person", "easy"));
        QVERIFY(room.findsTargets());
        QVERIFY(
            room.controller().perform(room.controller().aiming().targets().front().offer.action));
        QVERIFY(room.settles());
        Answering anything(QStringLiteral("agrees"));
        room.key(Qt::Key_Backspace, Qt::ControlModifier);
        QVERIFY(room.settles());
        QCOMPARE(anything.met(), 0);
        QCOMPARE(room.session().past().timesTakenBack(), 1);
    }

    void tellsWhatWasUndoneAndDoneAgain()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        QVERIFY(room.controller().perform(room.controller().aiming().answers().front().action));
        QVERIFY(room.settles());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(room.settles());
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("Undone: ")));
        const QString what = said.back().front().toString().mid(8);
        QVERIFY(!what.isEmpty());
        QTest::keySequence(&room.page->canvas(), QKeySequence(QKeySequence::Redo));
        QVERIFY(room.settles());
        QCOMPARE(said.back().front().toString(), QStringLiteral("Done again: ") + what);
    }

    void whatWasSaidGoesWithTheNextAct()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        const auto isSaid = [&] { return !said.back().front().toString().isEmpty(); };
        room.key(Qt::Key_A); // there is nothing to aim at yet
        QVERIFY(isSaid());
        room.key(Qt::Key_P);
        QVERIFY(room.settles());
        QVERIFY(!isSaid());
        QVERIFY(room.awaitsDice());
        room.key(Qt::Key_A);
        QVERIFY(isSaid());
        const rules::Roll roll = room.session().match().awaited().roll;
        QVERIFY(room.controller().typeDice(std::vector<std::uint8_t>(roll.count, 3)));
        QVERIFY(!isSaid());
    }

    void drawsAreAgreed()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const QString name =
            room.controller().words().nameOf(other(room.controller().play().player()));
        {
            Answering refuses(name + QStringLiteral(" refuses"));
            room.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(refuses.met(), 1);
        }
        QVERIFY(room.settles());
        QVERIFY(!room.session().row().isOver);
        Answering agrees(name + QStringLiteral(" agrees"));
        room.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(room.settles());
        QVERIFY(room.session().row().isOver);
        for (const auto &seat : room.session().match().report().seats)
            QVERIFY(seat.result == rules::SeatResult::Draw);
    }

    void aRefusedDrawSpeaksOfADraw()
    {
        rules::MatchSetup setup = duel("person", "easy");
        setup.practice = false;
        Room room(setup);
        QVERIFY(room.isSetUp());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QSignalSpy failed(room.page.get(), &MatchPage::failed);
        room.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(failed.count(), 0);
        QVERIFY(said.back().front().toString().contains(QStringLiteral("draw")));
        QVERIFY(!room.session().row().isOver);
    }

    void concedingIsAskedAndTold()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const rules::SeatId by = room.controller().play().player();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        Answering yes(QStringLiteral("Yes"));
        room.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(room.settles());
        QCOMPARE(yes.met(), 1);
        QVERIFY(room.session().row().isOver);
        QVERIFY(said.back().front().toString().contains(room.controller().words().nameOf(by)));
        const auto report = room.session().match().report();
        QVERIFY(report.seats[static_cast<std::size_t>(by.value)].conceded);
        const auto labels = room.page->findChild<EndPanel *>()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisible() &&
                   label->text().startsWith(room.controller().words().nameOf(by) +
                                            QStringLiteral(" has given"));
        }));
        // Nobody has rolled to succeed yet.
        QVERIFY(std::ranges::none_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text() == QStringLiteral("How the dice fell");
        }));
    }

    void notesStandAtTheirMoments()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *notes = room.page->findChild<NotePanel *>();
        const int last = room.session().past().lastEntry();
        addNote(room, QStringLiteral("Here it begins"));
        QVERIFY(room.session().notes().list().contains(last));
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        bar->goTo(3);
        const int third = bar->entry();
        addNote(room, {});
        QCOMPARE(room.session().notes().list().size(), std::size_t{2});
        QCOMPARE(room.session().notes().list().at(third), std::string());
        takePicture(*room.page, QStringLiteral("match-notes"));
        auto *list = notes->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Setting up: Bookmark\n")));
        QVERIFY(list->item(1)->text().startsWith(QStringLiteral("Turn 1: Here it begins\n")));
        bar->goTo(0);
        room.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bar->entry(), third);
        room.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bar->entry(), last);
        room.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bar->entry(), last);
        room.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bar->entry(), third);
        QCOMPARE(list->currentRow(), 0);
        emit list->itemActivated(list->item(1));
        QCOMPARE(bar->entry(), last);
    }

    void noteIsWrittenByKeysAlone()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QTimer::singleShot(50, room.page.get(), [] {
            auto *dialog = qobject_cast<WordsDialog *>(QApplication::activeModalWidget());
            auto *lines = dialog ? dialog->findChild<QPlainTextEdit *>() : nullptr;
            if (!lines)
                return;
            QTest::keyClicks(lines, QStringLiteral("One"));
            QTest::keyClick(lines, Qt::Key_Return);
            QTest::keyClicks(lines, QStringLiteral("two"));
            QTest::keyClick(lines, Qt::Key_Tab);
            lines->setFocus();
            QTest::keyClick(lines, Qt::Key_Return, Qt::ControlModifier);
            if (dialog->isVisible())
                dialog->reject();
        });
        room.key(Qt::Key_B);
        QCOMPARE(room.session().notes().list().size(), std::size_t{1});
        QCOMPARE(room.session().notes().list().begin()->second, std::string("One\ntwo"));
    }

    void theStoryGetsTheEndingThatWasLeftOut()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const QTemporaryDir folder;
        QTimer::singleShot(50, room.page.get(), [&] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            dialog->setDirectory(folder.path());
            dialog->findChild<QLineEdit *>()->setText(QStringLiteral("tale"));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        for (QAction *action : room.page->matchActions()) {
            if (action->text() == QStringLiteral("Sa&ve the story…"))
                action->trigger();
        }
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("tale.html"))));
    }

    void notesAreEditedRemovedAndKept()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *notes = room.page->findChild<NotePanel *>();
        addNote(room, QStringLiteral("First"));
        addNote(room, QStringLiteral("Second")); // the same moment
        const int entry = room.session().past().lastEntry();
        QCOMPARE(room.session().notes().list(),
                 (std::map<int, std::string>{{entry, std::string("Second")}}));
        const std::string uuid = room.session().uuid();
        room.page.reset();
        auto again = room.library->matches().open(uuid);
        QVERIFY(again);
        room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
        room.page->show();
        notes = room.page->findChild<NotePanel *>();
        auto *list = notes->findChild<QListWidget *>();
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        for (QPushButton *button : notes->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Rem&ove"))
                button->click();
        QVERIFY(room.session().notes().list().empty());
        QCOMPARE(list->count(), 0);
    }

    /** A match of machines does not run on by itself: a person may take a side. */
    void whoPlaysOnIsAsked_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fr") << QStringLiteral("fr");
    }
    void whoPlaysOnIsAsked()
    {
        QFETCH(QString, language);
        UiLanguage ui(*languageOfCode(language));
        Room room(duel("easy", "normal"));
        QTRY_VERIFY(room.session().row().turn > 0);
        room.session().hold(true);
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        bar->goTo(bar->record().steps().size() / 2);
        QSignalSpy made(room.page.get(), &MatchPage::matchWanted);
        const auto playOn = [&](const std::function<void(QDialog &)> &answer) {
            QTimer::singleShot(0, room.page.get(), [&] {
                auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                answer(*dialog);
            });
            emit bar->playOnWanted(bar->entry());
        };
        const auto seats = [](const QDialog &dialog) { return dialog.findChildren<QComboBox *>(); };
        playOn([&](QDialog &dialog) {
            QCOMPARE(seats(dialog).size(), 2); // as they play now
            QCOMPARE(seats(dialog)[0]->currentData().toString(), QStringLiteral("easy"));
            QCOMPARE(seats(dialog)[1]->currentData().toString(), QStringLiteral("normal"));
            takePicture(dialog, QStringLiteral("match-play-on-%1").arg(language));
            dialog.reject();
        });
        QCOMPARE(made.count(), 0);
        playOn([&](QDialog &dialog) {
            seats(dialog)[1]->setCurrentIndex(seats(dialog)[1]->findData(QStringLiteral("person")));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QCOMPARE(made.count(), 1);
        const auto on = room.library->matches().open(toUtf8(made.front().front().toString()));
        QVERIFY(on);
        QCOMPARE((*on)->row().seats[0].player, std::string("easy"));
        QCOMPARE((*on)->row().seats[1].player, std::string(rules::kPerson));
        QCOMPARE(room.session().row().seats[1].player, std::string("normal"));
        QVERIFY((*on)->settle());
        QVERIFY((*on)->waits() == MatchWaits::Person); // it does not run on to its end
    }

    void nobodyPlaysOnFromTheLastStep()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        const auto playsOn = [&] {
            const auto buttons = bar->findChildren<QPushButton *>();
            return std::ranges::any_of(buttons, [](const QPushButton *button) {
                return button->text() == QStringLiteral("Play on from here") && button->isEnabled();
            });
        };
        QVERIFY(playsOn());
        const auto told = bar->findChildren<QLabel *>();
        bar->goTo(bar->record().steps().size() / 2);
        const QString sentence = room.controller().words().say(
            bar->record().told(bar->step(), room.controller().play().player()).front().sentence);
        QVERIFY(std::ranges::any_of(
            told, [&](const QLabel *label) { return label->text().contains(sentence); }));
        takePicture(*room.page, QStringLiteral("match-replay-told"));
        for (const auto *box : bar->findChildren<QComboBox *>()) {
            QVERIFY(!box->accessibleName().isEmpty());
            QCOMPARE(box->accessibleDescription(), box->accessibleName());
        }
        bar->goTo(bar->record().steps().size() - 1);
        QVERIFY(!playsOn());
    }
};

WATCHED_TEST(MatchActsTest)

} // namespace tst_matchacts

#include "tst_matchacts.moc"
