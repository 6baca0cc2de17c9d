// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/formwords.h"
#include "app/forms/fields/propertyeditor.h"
#include "app/pages/band/fielddraftbar.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/newcampaigndialog.h"
#include "app/pages/campaign/parts/entryview.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/home/draftlist.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "model/drafts/drafts.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/formdrafts.h"
#include "tests/support/window/toypage.h"

#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>

namespace tst_formdrafts {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

void fillIn(ResultDialog &dialog)
{
    const auto spins = dialog.findChildren<QSpinBox *>();
    spins[0]->setValue(12);
    dialog.findChild<QSpinBox *>(QStringLiteral("turns"))->setValue(6);
    dialog.findChild<QComboBox *>()->setCurrentIndex(1);
    auto *grid = dialog.findChild<EntryView *>()->model();
    QVERIFY(grid->setData(grid->index(0, ResultGrid::By), QStringLiteral("b1")));
    QVERIFY(grid->setData(grid->index(1, ResultGrid::End), QStringLiteral("l")));
}

} // namespace

/** Words that are typed into the forms of the window and not entered. */
class FormDraftsTest : public QObject
{
    Q_OBJECT

private:
    /** The field on the page that has it. */
    static QLineEdit *nameOfBand(ToyPage &toy)
    {
        auto *part = toy.find<QWidget>("bandTab");
        toy.find<QTabWidget>("tools")->setCurrentWidget(part);
        return part->findChild<PropertyEditor *>()->findChild<QLineEdit *>();
    }

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aHalfTypedResultIsKeptInTimeAndOfferedAgain()
    {
        Results results;
        rules::BattleReport typed;
        {
            const auto dialog = results.open();
            QCOMPARE(
                told(*dialog),
                QStringLiteral("You can close this and finish later: what you enter is kept."));
            QVERIFY(!discardButton(*dialog).isEnabled());
            verifyFieldsAreNamed(*dialog);
            fillIn(*dialog);
            QTRY_VERIFY_WITH_TIMEOUT(results.isKept(), kInTime);
            typed = dialog->report();
            QTRY_COMPARE(told(*dialog),
                         QStringLiteral("Draft kept: you can close this and finish later."));
            takePicture(*dialog, QStringLiteral("draft-kept"));
        } // as if it were killed: it was never closed
        const auto again = results.open();
        QVERIFY(again->report() == typed);
        QVERIFY2(told(*again).startsWith(QStringLiteral("This is your draft from ")),
                 qPrintable(told(*again)));
        takePicture(*again, QStringLiteral("draft-offered"));
    }

    void aHalfTypedResultIsOfferedInFrenchAsWell()
    {
        Results results;
        {
            const auto dialog = results.open();
            fillIn(*dialog);
            dialog->reject();
        }
        const auto typed = results.open()->report();
        results.house.language().set(rules::Language::French);
        const auto again = results.open();
        QVERIFY(again->report() == typed);
        takePicture(*again, QStringLiteral("draft-offered-fr"));
        results.house.language().set(rules::Language::English);
    }

    void theCellBeingTypedIsKept()
    {
        Results results;
        {
            const auto dialog = results.open();
            QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
            auto *grid = dialog->findChild<EntryView *>();
            grid->setFocus();
            grid->setCurrentIndex(grid->model()->index(0, ResultGrid::End));
            QTest::keyClick(grid, Qt::Key_O);
            QTRY_VERIFY_WITH_TIMEOUT(results.isKept(), kInTime);
            while (QWidget *list = QApplication::activePopupWidget())
                list->hide();
        }
        QCOMPARE(results.open()->report().figures.front().end, rules::FigureEnd::OutOfAction);
    }

    void closingTheGridKeepsItAndAsksNothing()
    {
        Results results;
        {
            const auto dialog = results.open();
            fillIn(*dialog);
            dialog->reject();
            QVERIFY(!dialog->isVisible());
        }
        QVERIFY(results.isKept());
        QCOMPARE(results.open()->findChildren<QSpinBox *>()[0]->value(), 12);
    }

    void aDraftGoesWhenItsActIsStored()
    {
        Results results;
        const auto dialog = results.open();
        fillIn(*dialog);
        QTRY_VERIFY_WITH_TIMEOUT(results.isKept(), kInTime);
        dialog->accept();
        QVERIFY(!dialog->isVisible());
        QVERIFY(!rules::isToCome(*rules::find(results.campaign(), results.game)));
        QVERIFY(!results.isKept());
        QTest::qWait(1200);
        QVERIFY(!results.isKept());
    }

    void aDraftStaysWhereItsActIsRefused()
    {
        Results results;
        const auto dialog = results.open();
        fillIn(*dialog);
        QVERIFY(results.controller.perform(
            rules::SetFixtureStatus{results.game, rules::FixtureStatus::Cancelled, {}}));
        dialog->accept();
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(results.isKept(), kInTime);
    }

    void discardingItEmptiesTheForm()
    {
        Results results;
        const auto blank = results.open()->report();
        {
            const auto dialog = results.open();
            fillIn(*dialog);
            dialog->reject();
        }
        const auto dialog = results.open();
        QVERIFY(discardButton(*dialog).isEnabled());
        discardButton(*dialog).click();
        QVERIFY(dialog->report() == blank);
        QVERIFY(!results.isKept());
        QVERIFY(!discardButton(*dialog).isEnabled());
        QCOMPARE(told(*dialog),
                 QStringLiteral("You can close this and finish later: what you enter is kept."));
    }

    void whatIsTypedAndTakenBackIsNoDraft()
    {
        Results results;
        const auto dialog = results.open();
        auto *points = dialog->findChild<QSpinBox *>();
        points->setValue(3);
        QTRY_VERIFY_WITH_TIMEOUT(results.isKept(), kInTime);
        points->setValue(0);
        QTRY_VERIFY_WITH_TIMEOUT(!results.isKept(), kInTime);
    }

    void allOfThemAreKeptAtOnceWhenTheProgramIsToEnd()
    {
        Results results;
        const auto dialog = results.open();
        fillIn(*dialog);
        DraftKeeper::keepAll();
        QVERIFY(results.isKept());
    }

    void aLibraryForReadingAloneKeepsNoneAndSaysSo()
    {
        Results results;
        const auto library = ShellHouse::need(model::Library::open(
            results.house.library().path(), results.house.systems(), model::OpenMode::ReadOnly));
        CampaignController controller(std::shared_ptr<model::CampaignSession>(ShellHouse::need(
                                          library->campaigns().open(results.place.owner))),
                                      results.controller.limits());
        ResultDialog dialog(controller, results.game);
        dialog.show();
        QCOMPARE(told(dialog), QStringLiteral("This library is open read-only: no draft is kept."));
        QVERIFY(!discardButton(dialog).isVisible());
        takePicture(dialog, QStringLiteral("draft-readonly"));
        fillIn(dialog);
        QTest::qWait(1200);
        QVERIFY(!results.isKept());
        const auto answer = [&](QMessageBox::StandardButton button) {
            whenAsked([=](QWidget &question) {
                dynamic_cast<QMessageBox &>(question).button(button)->click();
            });
            dialog.reject();
        };
        answer(QMessageBox::No);
        QVERIFY(dialog.isVisible());
        answer(QMessageBox::Yes);
        QVERIFY(!dialog.isVisible());
    }

    void theTimeBeforeTheCampaignIsKept()
    {
        Results results;
        const auto &band = results.campaign().bands.front();
        {
            PastDialog dialog(results.controller, band);
            auto *grid = dialog.findChild<EntryView *>()->model();
            QVERIFY(grid->setData(grid->index(0, 1), QStringLiteral("7")));
            dialog.reject();
        }
        const PastDialog again(results.controller, band);
        const auto *grid = again.findChild<EntryView *>()->model();
        QCOMPARE(grid->index(0, 1).data().toString(), QStringLiteral("7"));
    }

    void wordsOfTheChronicleAreKept()
    {
        SampleCampaignHouse place;
        place.tab(4);
        const auto write = [&](const std::function<void(QWidget &)> &answer) {
            whenAsked(answer);
            trigger(place.page(), "Write in the chronicle…");
        };
        const auto words = [](QWidget &dialog) { return dialog.findChild<QPlainTextEdit *>(); };
        write([&](QWidget &dialog) {
            words(dialog)->setPlainText(QStringLiteral("It rained.\nMud."));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        write([&](QWidget &dialog) {
            QCOMPARE(words(dialog)->toPlainText(), QStringLiteral("It rained.\nMud."));
            takePicture(dialog, QStringLiteral("draft-chronicle"));
            accept(dialog);
        });
        QCOMPARE(place.campaign().chronicle.back().text, std::string("It rained.\nMud."));
        QVERIFY(place.house.library().drafts().list()->empty());
        write([&](QWidget &dialog) {
            QVERIFY(words(dialog)->toPlainText().isEmpty());
            dialog.close();
        });
    }

    void wordsThatAreTooLongAreKept()
    {
        SampleCampaignHouse place;
        place.tab(4);
        const QString much(200'000, u'x');
        whenAsked([&](QWidget &dialog) {
            dialog.findChild<QPlainTextEdit *>()->setPlainText(much);
            accept(dialog);
        });
        const std::size_t before = place.campaign().chronicle.size();
        trigger(place.page(), "Write in the chronicle…");
        QCOMPARE(place.campaign().chronicle.size(), before);
        QCOMPARE(place.house.library().drafts().list()->front().words.at("words"), toUtf8(much));
    }

    void homeLeadsBackToADraftOrDiscardsIt()
    {
        Results results;
        {
            const auto dialog = results.open();
            fillIn(*dialog);
            dialog->reject();
        }
        results.window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        results.window.home().reload();
        auto *list = results.window.findChild<DraftList *>();
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().startsWith(QStringLiteral("Result: ")),
                 qPrintable(list->item(0)->text()));
        takePicture(results.window, QStringLiteral("draft-home"));
        bool isOffered = false;
        whenAsked([&](QWidget &dialog) {
            isOffered = dialog.findChild<QSpinBox *>()->value() == 12;
            dialog.close();
        });
        list->setCurrentRow(0);
        emit list->itemActivated(list->item(0));
        QVERIFY(isOffered);
        results.window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        list->setCurrentRow(0);
        list->setFocus();
        QApplication::setActiveWindow(&results.window);
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(!results.isKept());
        QVERIFY(!list->isVisible());
        results.window.findChild<QPushButton *>(QStringLiteral("noticeButton"))->click();
        QVERIFY(results.isKept());
        QCOMPARE(list->count(), 1);
    }

    void everyFormLeadsBackToItself_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("field");
        QTest::newRow("new game") << QString::fromLatin1(form::kGame) << QString()
                                  << QStringLiteral("title");
        QTest::newRow("round") << QString::fromLatin1(form::kRound) << QString()
                               << QStringLiteral("place");
        QTest::newRow("name") << QString::fromLatin1(form::kRename) << QString()
                              << QStringLiteral("words");
        QTest::newRow("season") << QString::fromLatin1(form::kSeason) << QString()
                                << QStringLiteral("words");
        QTest::newRow("player") << QString::fromLatin1(form::kPlayer) << QString()
                                << QStringLiteral("words");
        QTest::newRow("old player") << QString::fromLatin1(form::kPlayer) << QStringLiteral("first")
                                    << QStringLiteral("words");
        QTest::newRow("joining") << QString::fromLatin1(form::kJoin) << QString()
                                 << QStringLiteral("player");
        QTest::newRow("chronicle")
            << QString::fromLatin1(form::kChronicle) << QString() << QStringLiteral("words");
        QTest::newRow("campaign") << QString::fromLatin1(form::kNewCampaign) << QString()
                                  << QStringLiteral("name");
        QTest::newRow("band") << QString::fromLatin1(form::kNewBand) << QString()
                              << QStringLiteral("name");
    }

    void everyFormLeadsBackToItself()
    {
        QFETCH(const QString, form);
        QFETCH(QString, part);
        QFETCH(const QString, field);
        SampleCampaignHouse place;
        if (!part.isEmpty())
            part = QString::number(place.campaign().players.front().id.value);
        const bool isOfLibrary = form.startsWith(u"new-");
        const model::DraftPlace draft{isOfLibrary ? std::string()
                                                  : place.page().controller().session()->uuid(),
                                      toUtf8(form), toUtf8(part)};
        const auto library = place.house.library().drafts();
        QString shown;
        const auto open = [&](const std::function<void(QWidget &)> &answer) {
            whenAsked([&, answer](QWidget &dialog) {
                answer(dialog);
                dialog.close();
            });
            place.window.openDraft(draft);
        };
        const QString typed = QStringLiteral("Half a n");
        open([&](QWidget &dialog) {
            auto *words = dialog.findChild<QWidget *>(field);
            QVERIFY(words);
            verifyFieldsAreNamed(dialog);
            takePicture(dialog,
                        QStringLiteral("draft-") + QString::fromLatin1(QTest::currentDataTag()));
            putWords(dialog, {{toUtf8(field), toUtf8(typed)}});
        });
        QVERIFY(ShellHouse::need(library.find(draft)));
        open([&](QWidget &dialog) {
            QCOMPARE(wordsIn(dialog).at(toUtf8(field)), toUtf8(typed));
            QVERIFY(told(dialog).startsWith(QStringLiteral("This is your draft from ")));
            discardButton(dialog).click();
        });
        QVERIFY(!ShellHouse::need(library.find(draft)));
    }

    void aNoteOnAMatchLeadsBackToItsMoment()
    {
        ShellHouse house;
        MainWindow window(house.shell(), {house.language().current(), {}});
        window.show();
        auto setup = musgSetup(0, std::string(rules::kPerson));
        setup.seed = 7;
        const auto uuid = ShellHouse::need(house.library().matches().begin(setup, {}));
        const model::DraftPlace place{uuid, form::kNote, "1"};
        const auto open = [&](const std::function<void(QWidget &)> &answer) {
            whenAsked(answer);
            window.openDraft(place);
        };
        open([](QWidget &dialog) {
            dialog.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("A bold m"));
            dialog.close();
        });
        QVERIFY(ShellHouse::need(house.library().drafts().find(place)));
        open([](QWidget &dialog) {
            QCOMPARE(dialog.findChild<QPlainTextEdit *>()->toPlainText(),
                     QStringLiteral("A bold m"));
            accept(dialog);
        });
        QCOMPARE(window.currentMatch()->session().notes().list(),
                 (std::map<int, std::string>{{1, "A bold m"}}));
        QVERIFY(!ShellHouse::need(house.library().drafts().find(place)));
    }

    void aResultThatIsThereTakesNoDraftAnyMore()
    {
        Results results;
        {
            const auto dialog = results.open();
            fillIn(*dialog);
            dialog->reject();
        }
        const auto blank = rules::blankReport(results.controller.rules(), results.campaign(),
                                              *rules::find(results.campaign(), results.game));
        QVERIFY(results.controller.perform(rules::EnterReport{results.game, blank, {}}));
        QVERIFY(results.controller.session()->flush());
        DraftList list;
        list.fill(results.house.library());
        QCOMPARE(list.count(), 0);
    }

    void whatIsTypedInAFieldOfABandIsKeptWhileOneGoesOnTyping()
    {
        ToyPage toy;
        QLineEdit *name = nameOfBand(toy);
        name->setFocus();
        QElapsedTimer clock;
        clock.start();
        const auto drafts = [&] { return ShellHouse::need(toy.library->drafts().list()); };
        name->clear();
        while (clock.elapsed() < kInTime && drafts().empty()) { // no rest long enough for an act
            QTest::keyClick(name, Qt::Key_X);
            QTest::qWait(100);
        }
        QCOMPARE(drafts().size(), std::size_t{1});
        const std::string typed = drafts().front().words.at("text");
        QVERIFY(!typed.empty());
        QCOMPARE(toy.alley().name, std::string("Alley"));
        // Another window, as the next start would be.
        BandPage again(ShellHouse::need(toy.library->bands().open(toy.uuid)), Units{});
        again.resize(1280, 720);
        again.show();
        auto *bar = again.findChild<FieldDraftBar *>();
        QVERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel *>()->text().contains(toQString(typed)));
        takePicture(again, QStringLiteral("draft-band"));
        bar->findChildren<QPushButton *>().first()->click();
        QVERIFY(!bar->isVisible());
        QCOMPARE(alleyOf(again.session()).name, typed);
        QVERIFY(drafts().empty());
    }

    void whatBecameAnActOfABandIsNoDraft()
    {
        ToyPage toy;
        QLineEdit *name = nameOfBand(toy);
        QTest::keyClicks(name, QStringLiteral("x"));
        QTRY_VERIFY(!ShellHouse::need(toy.library->drafts().list()).empty());
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(toy.session().flush());
        QTRY_VERIFY(ShellHouse::need(toy.library->drafts().list()).empty());
        QCOMPARE(toy.alley().name, std::string("Alleyx"));
    }
};

WATCHED_TEST(FormDraftsTest)

} // namespace tst_formdrafts

#include "tst_formdrafts.moc"
