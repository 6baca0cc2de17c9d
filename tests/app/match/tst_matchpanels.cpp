// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "model/reference.h"
#include "model/text.h"
#include "tests/support/window/matchroom.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QToolTip>
#include <QWheelEvent>

namespace tst_matchpanels {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** What stands beside the board: what can be done, what can be aimed at, the log. */
class MatchPanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void aimsAtTheBestTargetByKeys()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        const auto targets = room.controller().aiming().targets();
        room.key(Qt::Key_A);
        auto *panel = room.page->findChild<TargetPanel *>();
        QVERIFY(panel && panel->isVisible());
        QAbstractItemModelTester tester(panel->list().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(panel->list().model()->rowCount(), static_cast<int>(targets.size()));
        QCOMPARE(panel->list().currentIndex().row(), 0);
        const Aim &aim = room.controller().aiming().aim();
        QCOMPARE(aim.pointing.over, targets.front().over);
        QVERIFY(aim.offer());
        QCOMPARE(aim.offer()->action, targets.front().offer.action);
        const QString told =
            panel->list().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY(told.contains(room.controller().words().say(targets.front().offer.label)));
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

    /** Whoever aimed does so no more once the match has gone on. */
    void anAimGoesWithItsMoment()
    {
        Room room(duel("person", "easy"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        const MatchController &match = room.controller();
        room.key(Qt::Key_A);
        const auto &overlay = room.page->canvas().board().overlay();
        QVERIFY(!overlay.isEmpty());
        QVERIFY(match.aiming().aim().pointing.over >= 0);
        const auto before = room.session().match().journal().entries.size();
        room.endsByKey();
        QVERIFY(room.settles());
        QVERIFY(room.session().match().journal().entries.size() > before);
        QCOMPARE(match.aiming().aim().pointing.over, -1);
        QVERIFY(overlay.isEmpty());
    }

    /** The line is current still, and something else has been pointed at since. */
    void aimsAgainAtTheSameLine()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        room.key(Qt::Key_A);
        const int target = match.aiming().aim().pointing.over;
        QVERIFY(target >= 0);
        for (const bool isByMouse : {false, true}) {
            match.aiming().point({match.aiming().chosen(), -1, {}});
            QCOMPARE(match.aiming().aim().pointing.over, -1);
            auto &list = room.page->findChild<TargetPanel *>()->list();
            if (isByMouse)
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                                  list.visualRect(list.currentIndex()).center());
            else
                room.key(Qt::Key_A);
            QCOMPARE(match.aiming().aim().pointing.over, target);
        }
    }

    void anAimIsDrawnAgainAfterAReplay()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        room.key(Qt::Key_A);
        const auto &overlay = room.page->canvas().board().overlay();
        QVERIFY(!overlay.isEmpty());
        room.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        auto *bar = room.page->findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        QVERIFY(overlay.isEmpty());
        bar->close();
        QVERIFY(!overlay.isEmpty());
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
        QVERIFY(room.findsTargets());
        room.controller().aiming().aimAt(room.controller().aiming().targets().front());
        const auto *offers = room.page->findChild<AimPanel *>()->findChild<QListWidget *>();
        QVERIFY(offers->count() > 0);
        QVERIFY(!offers->horizontalScrollBar()->isVisible());
        QCOMPARE(offers->item(0)->toolTip(), tipText(offers->item(0)->text()));
    }

    /** What it comes to stands where it stood; the keyboard goes back to the board. */
    void offersTakeRoomOnlyWhereThereAreAny()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        auto *panel = room.page->findChild<AimPanel *>();
        auto *list = panel->findChild<QListWidget *>();
        auto *told = panel->findChild<QScrollArea *>();
        match.aiming().aimAt(match.aiming().targets().front());
        QVERIFY(list->isVisible());
        const QPoint before = told->pos();
        list->setFocus();
        QVERIFY(list->hasFocus());
        match.aiming().choose(-1);
        QVERIFY(match.aiming().aim().offers.empty());
        QVERIFY(!list->isVisible());
        QCOMPARE(told->pos(), before);
        QVERIFY(room.page->canvas().hasFocus());
    }

    /** It stands there to be read, with its rule named, and does not look like what a click does.
     */
    void whatIsRefusedIsNotLitUp()
    {
        UiLanguage english(rules::Language::English);
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.controller().aiming().aimAt(room.controller().aiming().targets().back());
        const rules::Offer *offer = room.controller().aiming().aim().offer();
        QVERIFY(offer && offer->refusal);
        const auto *panel = room.page->findChild<AimPanel *>();
        const auto *list = panel->findChild<QListWidget *>();
        QVERIFY(list->currentItem());
        QVERIFY(list->selectedItems().isEmpty());
        QVERIFY(!list->currentItem()->icon().isNull());
        const std::string &rule = offer->refusal->subject;
        const auto reference = model::loadReference("musg");
        const model::RuleEntry *entry = reference ? reference->find(rule) : nullptr;
        QVERIFY(entry);
        QCOMPARE(panel->findChild<QPushButton *>()->text(),
                 QStringLiteral("Rule %1: %2").arg(toQString(rule), toQString(entry->title.en)));
        room.controller().aiming().aimAt(room.controller().aiming().targets().front());
        QCOMPARE(list->selectedItems(), QList<QListWidgetItem *>{list->currentItem()});
    }

    /** It is no rematch, and the grid has one name. */
    void frenchSaysWhatIsMeant()
    {
        UiLanguage french(rules::Language::French);
        Room room(duel("person", "person"));
        const auto buttons = room.page->findChild<ReplayBar *>()->findChildren<QPushButton *>();
        QVERIFY(std::ranges::any_of(buttons, [](const QPushButton *button) {
            return button->text() == QStringLiteral("Continuer la partie à partir d’ici");
        }));
        QVERIFY(std::ranges::any_of(BoardKeys::hints(), [](const KeyHint &hint) {
            return hint.act == QStringLiteral("Quadrillage");
        }));
    }

    /** Whoever goes from there to the list finds it as it was. */
    void offersStayWhereThePointerLeavesTheBoard()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.findsTargets());
        MatchController &match = room.controller();
        BoardCanvas &canvas = room.page->canvas();
        const auto *list = room.page->findChild<AimPanel *>()->findChild<QListWidget *>();
        const int over = match.aiming().targets().front().over;
        const auto pointAt = [&](int token) {
            QTest::mouseMove(canvas.viewport(),
                             canvas.mapFromScene(canvas.board().standOf(token).value()));
        };
        const auto leave = [&] {
            QEvent left(QEvent::Leave);
            QCoreApplication::sendEvent(canvas.viewport(), &left);
        };
        pointAt(over);
        QTRY_COMPARE(match.aiming().aim().pointing.over, over);
        const auto offers = match.aiming().aim().offers;
        QVERIFY(!offers.empty());
        const QPoint beside(1, 1); // the margin about the table
        QVERIFY(std::holds_alternative<std::monostate>(
            canvas.board().plan().placeAt(canvas.mapToScene(beside), 0)));
        QTest::mouseMove(canvas.viewport(), beside);
        QTest::qWait(40); // it is told where the pointer is once a picture
        QVERIFY(match.aiming().aim().offers == offers);
        leave();
        QVERIFY(match.aiming().aim().offers == offers);
        QCOMPARE(list->count(), static_cast<int>(offers.size()));
        const int chosen = match.aiming().chosen();
        pointAt(chosen);
        QTRY_COMPARE(match.aiming().aim().pointing.over, chosen);
        pointAt(over);
        QTRY_COMPARE(match.aiming().aim().pointing.over, over);
        leave();
        match.aiming().choose(-1);
        QCOMPARE(match.aiming().aim().pointing.over, -1);
        QTest::mouseMove(canvas.viewport(), beside);
        pointAt(over); // where it was before
        QTRY_COMPARE(match.aiming().aim().pointing.over, over);
    }

    /** One click shows a line, two do it; the words above say so. */
    void offersAreReadAndChosenByTheMouse()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        room.controller().aiming().aimAt(room.controller().aiming().targets().front());
        auto *panel = room.page->findChild<AimPanel *>();
        auto *offers = panel->findChild<QListWidget *>();
        const auto &entries = room.session().match().journal().entries;
        const auto before = entries.size();
        offers->setFixedHeight(offers->sizeHintForRow(0) / 2); // so that it must be scrolled
        QCoreApplication::processEvents();
        for (int row = 0; row < offers->count(); ++row) {
            offers->scrollToItem(offers->item(row), QAbstractItemView::PositionAtTop);
            const QPoint at = offers->viewport()->rect().center();
            QCOMPARE(offers->itemAt(at), offers->item(row));
            QTest::mouseClick(offers->viewport(), Qt::LeftButton, {}, at);
            QCOMPARE(offers->currentRow(), row);
            QCOMPARE(room.controller().aiming().aim().shown, static_cast<std::size_t>(row));
        }
        QCOMPARE(entries.size(), before);
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
            return label->text().startsWith(QStringLiteral("Double-click"));
        });
        QVERIFY(hint != labels.end());
        QCOMPARE((*hint)->isVisible(), offers->count() > 1);
        const auto press = [&](std::size_t row) {
            auto *item = offers->item(static_cast<int>(row));
            offers->scrollToItem(item, QAbstractItemView::PositionAtTop);
            const QPoint at = offers->visualItemRect(item).center();
            QTest::mouseClick(offers->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(offers->viewport(), Qt::LeftButton, {}, at);
        };
        QSignalSpy rule(panel, &AimPanel::ruleWanted);
        room.controller().aiming().aimAt(room.controller().aiming().targets().back());
        QVERIFY(room.controller().aiming().aim().offer()->refusal);
        press(room.controller().aiming().aim().shown);
        QCOMPARE(rule.count(), 1);
        QCOMPARE(entries.size(), before);
        const rules::Target best = room.controller().aiming().targets().front();
        room.controller().aiming().aimAt(best);
        const std::size_t row = room.controller().aiming().aim().shown;
        room.controller().aiming().showOffer(row == 0 ? offers->count() - std::size_t{1} : 0);
        press(row);
        QVERIFY(room.settles());
        QVERIFY(entries.size() > before);
        QCOMPARE(entries[before].action, best.offer.action);
    }

    void theLastActIsToldInTheLanguageOfTheWindow()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        MatchController &match = room.controller();
        const auto *told = room.page->findChild<QLabel *>(QStringLiteral("lastRoll"));
        for (int acts = 0; acts < 60 && told->text().isEmpty(); ++acts) {
            QVERIFY(match.perform(*match.play().match().chooseAs(match.play().player(), "easy")));
            QVERIFY(room.settles());
        }
        const QString english = told->text();
        room.language.set(rules::Language::French);
        QTRY_VERIFY(told->text() != english && !told->text().isEmpty());
        room.language.set(rules::Language::English);
        QTRY_COMPARE(told->text(), english);
    }

    void whatIsTypedStaysInAnotherLanguage()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        QVERIFY(room.awaitsDice());
        auto *tray = room.page->findChild<LastActBar *>();
        auto *typing = tray->findChild<QLineEdit *>();
        const auto *told = tray->findChild<QLabel *>(QStringLiteral("diceAsked"));
        typing->setText(QStringLiteral("3"));
        room.page->canvas().setFocus();
        const QString english = told->text();
        QVERIFY(!english.isEmpty());
        room.language.set(rules::Language::French);
        QTRY_VERIFY(told->text() != english);
        QCOMPARE(typing->text(), QStringLiteral("3"));
        QVERIFY(!typing->hasFocus());
        room.language.set(rules::Language::English);
        QTRY_COMPARE(told->text(), english);
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
        QVERIFY(room.controller().perform(room.controller().aiming().answers().front().action));
        QVERIFY(room.settles());
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(room.settles());
        story->followStory(); // lines that grow leave it at its end
        QFont large = lines->font();
        large.setPointSizeF(large.pointSizeF() * 2);
        lines->setFont(large);
        QTRY_VERIFY(isAtEnd());
        lines->scrollToTop();
        QTest::keySequence(&room.page->canvas(), QKeySequence(QKeySequence::Redo));
        QVERIFY(room.settles());
        QTRY_VERIFY(isAtEnd());
    }

    void theLogSaysWhatALineCanBeAsked()
    {
        Room room(duel("person", "person"));
        auto *story = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(story);
        const auto labels = story->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains(QStringLiteral("right-click"));
        }));
    }

    void theLogNamesItsKeys()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *story = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(story);
        const auto labels = story->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().contains(QStringLiteral("Ctrl+Enter"));
        }));
        auto *lines = story->findChild<QListView *>();
        const QModelIndex last = lines->model()->index(lines->model()->rowCount() - 1, 0);
        const QString rule = last.data(StoryModel::Rule).toString();
        QVERIFY(!rule.isEmpty());
        QVERIFY(last.data(Qt::ToolTipRole)
                    .toString()
                    .contains(tipText(room.controller().words().ruleText(rule))));
        lines->setFocus();
        lines->setCurrentIndex(last);
        QSignalSpy moment(story, &StoryPanel::momentWanted);
        QSignalSpy ruleWanted(story, &StoryPanel::ruleWanted);
        QTest::keyClick(lines, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(moment.size(), 1);
        QCOMPARE(moment.front().front().toInt(), last.data(StoryModel::Entry).toInt());
        QVERIFY(ruleWanted.isEmpty());
        QTRY_VERIFY(room.page->findChild<ReplayBar *>()->isVisible());
    }

    /** By kind, by side, by the figure chosen; what is told later goes the same way. */
    void filtersTheLog()
    {
        using Kind = rules::ToldAs::Kind;
        Room room(duel("person", "person"));
        QVERIFY(room.findsTargets());
        auto *panel = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
        StoryModel &story = panel->story();
        const auto *lines = panel->findChild<QListView *>()->model();
        const auto boxes = panel->findChildren<QComboBox *>();
        QCOMPARE(boxes.size(), 2);
        for (const QComboBox *box : boxes)
            QVERIFY(!box->accessibleName().isEmpty() && (box->focusPolicy() & Qt::TabFocus));
        const auto shown = [&](const auto &isMeant) {
            int meant = 0;
            for (int row = 0; row < story.rowCount(); ++row) {
                const rules::ToldAs &as = story.told(row).as;
                meant += as.kind == Kind::Turn || isMeant(as) ? 1 : 0;
            }
            return meant > 0 && meant == lines->rowCount();
        };
        const auto isAny = [](const rules::ToldAs &) { return true; };
        const auto isDice = [](const rules::ToldAs &as) { return as.kind == Kind::Dice; };
        QVERIFY(shown(isAny));
        boxes[0]->setCurrentIndex(4);
        QVERIFY(shown(isDice));
        QVERIFY(lines->rowCount() < story.rowCount());
        rules::ToldEvent later = story.told(0);
        later.as.kind = Kind::Move;
        const int before = lines->rowCount();
        story.add({later});
        QCOMPARE(lines->rowCount(), before);
        later.as.kind = Kind::Dice;
        story.add({later});
        QCOMPARE(lines->rowCount(), before + 1);
        room.language.set(rules::Language::French);
        QTRY_VERIFY(boxes[0]->currentIndex() == 4 && shown(isDice));
        boxes[0]->setCurrentIndex(0);
        boxes[1]->setCurrentIndex(2);
        QVERIFY(shown([](const rules::ToldAs &as) { return as.seat == rules::SeatId{1}; }));
        boxes[1]->setCurrentIndex(3);
        const int chosen = room.controller().aiming().chosen();
        QVERIFY(chosen >= 0);
        QVERIFY(shown([&](const rules::ToldAs &as) {
            return std::ranges::find(as.tokens, chosen) != as.tokens.end();
        }));
    }

    void whatIsFoundLaterIsNotSaidToBeMissing()
    {
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *story = room.page->findChild<StoryPanel *>();
        room.page->findChild<QTabWidget *>()->setCurrentWidget(story);
        auto *nothing = story->findChild<QLabel *>();
        rules::ToldEvent told;
        told.sentence = room.controller().play().match().story(rules::kNoSeat).front().sentence;
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

    void ctrlTabGoesRoundTheParts_data()
    {
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("asked") << true;
        QTest::newRow("not asked") << false;
    }
    void ctrlTabGoesRoundTheParts()
    {
        QFETCH(bool, isAsked);
        Room room(duel("person", "person"));
        QVERIFY(room.isSetUp());
        auto *tabs = room.page->findChild<QTabWidget *>();
        BoardCanvas &board = room.page->canvas();
        board.setFocus();
        const auto press = [&](Qt::KeyboardModifiers more = {}) {
            QTest::keyClick(room.page->window()->focusWidget(),
                            more ? Qt::Key_Backtab : Qt::Key_Tab, Qt::ControlModifier | more);
        };
        auto *bar = room.page->findChild<AnswerBar *>();
        QVERIFY(!bar->accessibleName().isEmpty());
        bar->setShowing(!isAsked);
        const auto isAtAnswers = [&] {
            return bar->isAncestorOf(room.page->window()->focusWidget());
        };
        if (isAsked) {
            press();
            QVERIFY(isAtAnswers());
        }
        for (int tab = 0; tab < tabs->count(); ++tab) {
            press();
            QCOMPARE(tabs->currentIndex(), tab);
            QVERIFY(tabs->isAncestorOf(room.page->window()->focusWidget()));
        }
        press();
        QVERIFY(board.hasFocus());
        press(); // where nobody is asked, there is nothing to answer
        QCOMPARE(isAtAnswers(), isAsked);
        board.setFocus();
        press(Qt::ShiftModifier);
        QCOMPARE(tabs->currentIndex(), tabs->count() - 1);
        QVERIFY(!board.hasFocus());
        press(Qt::ShiftModifier);
        QCOMPARE(tabs->currentIndex(), tabs->count() - 2);
    }
};

WATCHED_TEST(MatchPanelsTest)

} // namespace tst_matchpanels

#include "tst_matchpanels.moc"
