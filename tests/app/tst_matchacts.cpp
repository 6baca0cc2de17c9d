// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/aimpanel.h"
#include "app/match/endpanel.h"
#include "app/match/matchacts.h"
#include "app/match/notepanel.h"
#include "app/match/replaybar.h"
#include "app/match/storymodel.h"
#include "app/match/storypanel.h"
#include "app/match/targetpanel.h"
#include "model/text.h"
#include "tests/support/matchroom.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFileDialog>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolTip>
#include <QWheelEvent>

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
    for (QAction *action : room.page->actions()) {
        if (action->menu() == nullptr)
            continue;
        emit action->menu()->aboutToShow();
        for (QAction *choice : action->menu()->actions()[seat]->menu()->actions())
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
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            m_clock.stop();
            dialog->setTextValue(m_text);
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

    void aimsAtTheBestTargetByKeys()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        const auto targets = room.controller().targets();
        room.key(Qt::Key_A);
        auto *panel = room.page->findChild<TargetPanel *>();
        QVERIFY(panel && panel->isVisible());
        QAbstractItemModelTester tester(panel->list().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(panel->list().model()->rowCount(), static_cast<int>(targets.size()));
        QCOMPARE(panel->list().currentIndex().row(), 0);
        const Aim &aim = room.controller().aim();
        QCOMPARE(aim.pointing.over, targets.front().over);
        QVERIFY(aim.offer());
        QCOMPARE(aim.offer()->action, targets.front().offer.action);
        const QString told =
            panel->list().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY(told.contains(room.controller().say(targets.front().offer.label)));
        // Each line names its target, a charge too.
        const QAbstractItemModel &lines = *panel->list().model();
        for (int row = 0; row < lines.rowCount(); ++row) {
            const QString name = lines.index(row, 0).data().toString();
            QVERIFY(lines.index(row, 0).data(Qt::AccessibleTextRole).toString().contains(name));
        }
        takePicture(*room.page, QStringLiteral("match-targets"));
        const auto before = room.session().match().journal().entries.size();
        QTest::keyClick(&panel->list(), Qt::Key_Return);
        QVERIFY(room.settles());
        const auto &entries = room.session().match().journal().entries;
        QVERIFY(entries.size() > before);
        QCOMPARE(entries[before].action, targets.front().offer.action);
    }

    void saysWhereThereIsNoTarget()
    {
        UiLanguage french(rules::Language::French);
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        QSignalSpy said(room.page.get(), &MatchPage::said);
        room.key(Qt::Key_A);
        auto *panel = room.page->findChild<TargetPanel *>();
        QCOMPARE(said.count(), 1); // and the keyboard stays on the board
        QVERIFY(!panel->isVisible());
        room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
        QCOMPARE(panel->list().model()->rowCount(), 0);
        takePicture(*room.page, QStringLiteral("match-no-targets-fr"));
    }

    void offersNeedNoScrollingSideways()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        room.controller().aimAt(room.controller().targets().front());
        const auto *offers = room.page->findChild<AimPanel *>()->findChild<QListWidget *>();
        QVERIFY(offers->count() > 0);
        QVERIFY(!offers->horizontalScrollBar()->isVisible());
        QVERIFY(offers->item(0)->toolTip().contains(offers->item(0)->text().toHtmlEscaped()));
    }

    void handsASeatToAMachineAndBack()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        const rules::SeatId first = room.controller().player();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QAction *easy = seatChoice(room, first.value, QStringLiteral("Machine: easy"));
        QVERIFY(easy && !easy->isChecked());
        easy->trigger();
        QVERIFY(room.settles());
        QCOMPARE(said.count(), 1);
        QVERIFY(said.front().front().toString().contains(room.controller().nameOf(first)));
        const auto &seats = room.session().row().seats;
        QCOMPARE(seats[static_cast<std::size_t>(first.value)].player, std::string("easy"));
        QCOMPARE(room.controller().player(), other(first)); // the machine went on at once
        QVERIFY(room.controller().isAsked());
        seatChoice(room, first.value, QStringLiteral("Person"))->trigger();
        QVERIFY(room.settles());
        QCOMPARE(seats[static_cast<std::size_t>(first.value)].player, std::string("person"));
        QVERIFY(seatChoice(room, first.value, QStringLiteral("Person"))->isChecked());
    }

    void takesBackOnlyWhatTheOtherAgreesTo()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        const auto before = room.controller().view();
        const rules::SeatId by = room.controller().player();
        QVERIFY(room.controller().perform(room.controller().targets().front().offer.action));
        QVERIFY(room.settles());
        QVERIFY(!room.session().canUndo()); // dice fell
        {
            QSignalSpy told(room.page.get(), &MatchPage::said);
            room.key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(told.count(), 1);
            QVERIFY(told.front().front().toString().contains(QStringLiteral("dice were thrown")));
        }
        const auto after = room.controller().view();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        const QString name = room.controller().nameOf(other(by));
        {
            Answering refuses(name + QStringLiteral(" refuses"));
            room.key(Qt::Key_Backspace, Qt::ControlModifier);
            QCOMPARE(refuses.met(), 1);
            QVERIFY(refuses.question().contains(room.controller().nameOf(by)));
        }
        QVERIFY(room.controller().view() == after);
        QCOMPARE(said.back().front().toString(), name + QStringLiteral(" refuses."));
        {
            Answering agrees(name + QStringLiteral(" agrees"));
            room.key(Qt::Key_Backspace, Qt::ControlModifier);
            QCOMPARE(agrees.met(), 1);
        }
        QVERIFY(room.settles());
        QCOMPARE(room.controller().player(), by);
        QVERIFY(room.controller().view() == before);
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("Taken back: ")));
        QCOMPARE(room.session().timesTakenBack(), 1);
    }

    void practiceAsksNobody()
    {
        Room room(duel("person", "easy"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        QVERIFY(room.controller().perform(room.controller().targets().front().offer.action));
        QVERIFY(room.settles());
        Answering anything(QStringLiteral("agrees"));
        room.key(Qt::Key_Backspace, Qt::ControlModifier);
        QVERIFY(room.settles());
        QCOMPARE(anything.met(), 0);
        QCOMPARE(room.session().timesTakenBack(), 1);
    }

    void tellsWhatWasUndoneAndDoneAgain()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.settles());
        QVERIFY(room.controller().perform(room.controller().answers().front().action));
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
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(room.session().setTypesDice({static_cast<std::int8_t>(seat)}, true));
        for (int acts = 0; acts < 200 && room.session().waits() != MatchWaits::Dice; ++acts) {
            QVERIFY(room.controller().perform(
                *room.session().match().chooseAs(room.controller().player(), "easy")));
            QVERIFY(room.settles());
        }
        QCOMPARE(room.session().waits(), MatchWaits::Dice);
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
        const QString name = room.controller().nameOf(other(room.controller().player()));
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
        const rules::SeatId by = room.controller().player();
        QSignalSpy said(room.page.get(), &MatchPage::said);
        Answering yes(QStringLiteral("Yes"));
        room.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(room.settles());
        QCOMPARE(yes.met(), 1);
        QVERIFY(room.session().row().isOver);
        QVERIFY(said.back().front().toString().contains(room.controller().nameOf(by)));
        const auto report = room.session().match().report();
        QVERIFY(report.seats[static_cast<std::size_t>(by.value)].conceded);
        const auto labels = room.page->findChild<EndPanel *>()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(room.controller().nameOf(by) +
                                                                  QStringLiteral(" has given"));
        }));
        // How the dice fell is told side by side.
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            const QStringList lines = label->text().split(u'\n');
            return lines.size() == 2 && lines[0].startsWith(QStringLiteral("Karnash")) &&
                   lines[1].startsWith(QStringLiteral("Sylvaran"));
        }));
    }

    void notesStandAtTheirMoments()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *notes = room.page->findChild<NotePanel *>();
        const int last = room.session().lastEntry();
        addNote(room, QStringLiteral("Here it begins"));
        QVERIFY(room.session().notes().contains(last));
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        bar->goTo(3);
        const int third = bar->entry();
        addNote(room, {});
        QCOMPARE(room.session().notes().size(), std::size_t{2});
        QCOMPARE(room.session().notes().at(third), std::string());
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
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
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
        QCOMPARE(room.session().notes().size(), std::size_t{1});
        QCOMPARE(room.session().notes().begin()->second, std::string("One\ntwo"));
    }

    /** In the log: found or not, the chosen line stays in sight, and a redo shows its end. */
    void searchesTheLog()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *story = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(story);
        auto *lines = story->findChild<QListView *>();
        auto *filter = story->findChild<QLineEdit *>();
        auto *nothing = story->findChild<QLabel *>();
        filter->setText(QStringLiteral("no such words"));
        QVERIFY(nothing->isVisible());
        QVERIFY(nothing->text().contains(filter->text()));
        filter->clear();
        QVERIFY(!nothing->isVisible());
        const QModelIndex first = lines->model()->index(0, 0);
        lines->setCurrentIndex(first);
        lines->scrollToBottom();
        filter->setText(first.data().toString());
        filter->clear();
        QCOMPARE(lines->currentIndex().row(), 0);
        QTRY_VERIFY(lines->viewport()->rect().intersects(lines->visualRect(lines->currentIndex())));
        const auto isAtEnd = [&] {
            return lines->verticalScrollBar()->value() == lines->verticalScrollBar()->maximum();
        };
        QVERIFY(room.controller().perform(room.controller().answers().front().action));
        QVERIFY(room.settles());
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(room.settles());
        lines->scrollToTop();
        QTest::keySequence(&room.page->canvas(), QKeySequence(QKeySequence::Redo));
        QVERIFY(room.settles());
        QTRY_VERIFY(isAtEnd());
    }

    void whatIsFoundLaterIsNotSaidToBeMissing()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *story = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(story);
        auto *nothing = story->findChild<QLabel *>();
        rules::ToldEvent told;
        told.sentence = room.controller().match().story(rules::kNoSeat).front().sentence;
        const QString words = QStringLiteral("no such words");
        story->findChild<QLineEdit *>()->setText(words);
        QVERIFY(nothing->isVisible());
        story->story().add({told}); // another line
        QVERIFY(nothing->isVisible());
        room.language.set(rules::Language::French);
        QTRY_VERIFY2(!nothing->text().contains(QStringLiteral("Nothing")),
                     qPrintable(nothing->text()));
        QVERIFY(nothing->isVisible() && nothing->text().contains(words));
        room.language.set(rules::Language::English);
        QTRY_VERIFY(nothing->text().contains(QStringLiteral("Nothing")));
        told.sentence = {"no such words in the book", {}}; // a key without a sentence stands itself
        story->story().add({told});
        QVERIFY(!nothing->isVisible());
    }

    void ctrlTabGoesRoundTheParts()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *tabs = room.page->findChild<QTabWidget *>();
        BoardCanvas &board = room.page->canvas();
        board.setFocus();
        const auto press = [&](Qt::KeyboardModifiers more = {}) {
            QTest::keyClick(room.page->window()->focusWidget(),
                            more ? Qt::Key_Backtab : Qt::Key_Tab, Qt::ControlModifier | more);
        };
        for (int tab = 0; tab < tabs->count(); ++tab) {
            press();
            QCOMPARE(tabs->currentIndex(), tab);
            QVERIFY(tabs->isAncestorOf(room.page->window()->focusWidget()));
        }
        press();
        QVERIFY(board.hasFocus());
        press(Qt::ShiftModifier);
        QCOMPARE(tabs->currentIndex(), tabs->count() - 1);
        QVERIFY(!board.hasFocus());
        press(Qt::ShiftModifier);
        QCOMPARE(tabs->currentIndex(), tabs->count() - 2);
    }

    /** It follows the pointer, which reads it; the words below say how to choose. */
    void offersAreReadButNotChosenByTheMouse()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        room.controller().aimAt(room.controller().targets().front());
        auto *panel = room.page->findChild<AimPanel *>();
        auto *offers = panel->findChild<QListWidget *>();
        const int shown = offers->currentRow();
        const auto entries = room.session().match().journal().entries.size();
        offers->setFixedHeight(offers->sizeHintForRow(0) / 2); // so that it must be scrolled
        QCoreApplication::processEvents();
        for (int row = 0; row < offers->count(); ++row) {
            offers->scrollToItem(offers->item(row), QAbstractItemView::PositionAtTop);
            const QPoint at = offers->viewport()->rect().center();
            QCOMPARE(offers->itemAt(at), offers->item(row));
            QTest::mouseClick(offers->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(offers->viewport(), Qt::LeftButton, {}, at);
            QCOMPARE(offers->currentRow(), shown);
        }
        QCOMPARE(room.session().match().journal().entries.size(), entries);
        QVERIFY(!offers->hasFocus());
        QScrollBar *bar = offers->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        bar->setValue(0);
        const QPointF middle = offers->viewport()->rect().center();
        QWheelEvent wheel(middle, offers->viewport()->mapToGlobal(middle), {}, {0, -360}, {}, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(offers->viewport(), &wheel);
        QVERIFY(bar->value() > 0);
        bar->setValue(0);
        QHelpEvent help(QEvent::ToolTip, middle.toPoint(),
                        offers->viewport()->mapToGlobal(middle).toPoint());
        QCoreApplication::sendEvent(offers->viewport(), &help);
        QCOMPARE(QToolTip::text(), offers->itemAt(middle.toPoint())->toolTip());
        QToolTip::hideText();
        const auto labels = panel->findChildren<QLabel *>();
        const auto hint = std::ranges::find_if(labels, [](const QLabel *label) {
            return label->text().startsWith(QStringLiteral("Right-click"));
        });
        QVERIFY(hint != labels.end());
        QCOMPARE((*hint)->isVisible(), offers->count() > 1);
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
        for (QAction *action : room.page->actions()) {
            if (action->text() == QStringLiteral("Save the story…"))
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
        const int entry = room.session().lastEntry();
        QCOMPARE(room.session().notes(),
                 (std::map<int, std::string>{{entry, std::string("Second")}}));
        const std::string uuid = room.session().uuid();
        room.page.reset();
        auto again = room.library->openMatch(uuid);
        QVERIFY(again);
        room.page = std::make_unique<MatchPage>(std::move(*again), Units{});
        room.page->show();
        notes = room.page->findChild<NotePanel *>();
        auto *list = notes->findChild<QListWidget *>();
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        for (QPushButton *button : notes->findChildren<QPushButton *>())
            if (button->text().contains(QStringLiteral("move")))
                button->click();
        QVERIFY(room.session().notes().empty());
        QCOMPARE(list->count(), 0);
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
        const QString sentence = room.controller().say(
            bar->record().told(bar->step(), room.controller().player()).front().sentence);
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

WATCHED_MAIN(MatchActsTest)
#include "tst_matchacts.moc"
