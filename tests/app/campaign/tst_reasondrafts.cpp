// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/noticebar.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/home/draftlist.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/formdrafts.h"
#include "tests/support/window/toypage.h"

#include <QEventLoop>
#include <QRadioButton>

namespace tst_reasondrafts {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Which band is shown is chosen, and each has its draft. */
void verifyFieldsAreNamedButTheBand(CrewDialog &dialog)
{
    auto *band = dialog.findChild<QComboBox *>();
    band->setObjectName(QStringLiteral("band"));
    verifyFieldsAreNamed(dialog);
    band->setObjectName(QString());
}

} // namespace

/** Reasons and numbers that are typed beside choices, and not entered. */
class ReasonDraftsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aReasonTypedOnAPageIsKeptUntilItsActIsDone()
    {
        Results results;
        const model::DraftPlace place = results.controller.draftPlace(form::kException);
        const auto isKept = [&] { return results.drafts().find(place).value().has_value(); };
        auto *notice = results.page().findChild<NoticeBar *>();
        auto *reason = notice->findChild<QLineEdit *>(QStringLiteral("reason"));
        const auto refuse = [&](const std::function<void(const QString &)> &again) {
            emit results.controller.refused({.error = {.code = rules::ErrorCode::EmptyReason},
                                             .what = QStringLiteral("Say why."),
                                             .again = again,
                                             .offer = Refusal::Offer::Reason});
        };
        refuse([](const QString &) { QFAIL("nobody did it"); });
        QVERIFY(reason->isVisible());
        QTest::keyClicks(reason, QStringLiteral("they were i"));
        QTRY_VERIFY_WITH_TIMEOUT(isKept(), kInTime);
        // Another window, as the next start would be.
        results.page().findChild<DraftKeeper *>()->keep();
        results.window.findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(0);
        results.window.home().reload();
        auto *list = results.window.findChild<DraftList *>();
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Reason for an exception")));
        MainWindow next(results.house.shell(), {results.house.language().current(), {}});
        next.resize(1280, 720);
        next.show();
        next.openDraft(place);
        CampaignPage &page = *next.currentCampaign();
        auto *told = page.findChild<NoticeBar *>();
        QVERIFY(told->isVisible());
        QVERIFY(told->findChild<QLabel *>(QStringLiteral("what"))
                    ->text()
                    .contains(QStringLiteral("“they were i”")));
        takePicture(next, QStringLiteral("draft-reason"));
        QString given;
        auto *field = told->findChild<QLineEdit *>(QStringLiteral("reason"));
        emit page.controller().refused({.error = {.code = rules::ErrorCode::EmptyReason},
                                        .again = [&](const QString &why) { given = why; },
                                        .offer = Refusal::Offer::Reason});
        QVERIFY(field->isVisible());
        QCOMPARE(field->text(), QStringLiteral("they were i"));
        field->end(false);
        QTest::keyClicks(field, QStringLiteral("ll"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(given, QStringLiteral("they were ill"));
        QTRY_VERIFY_WITH_TIMEOUT(!isKept(), kInTime);
        QVERIFY(field->text().isEmpty());
    }

    void aReasonThatIsNotEnoughStays()
    {
        Results results;
        auto *notice = results.page().findChild<NoticeBar *>();
        auto *reason = notice->findChild<QLineEdit *>(QStringLiteral("reason"));
        std::function<void(const QString &)> refuse;
        refuse = [&](const QString &) {
            emit results.controller.refused({.error = {.code = rules::ErrorCode::EmptyReason},
                                             .again = refuse,
                                             .offer = Refusal::Offer::Reason});
        };
        refuse({});
        QTest::keyClicks(reason, QStringLiteral("no"));
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(reason->isVisible());
        QCOMPARE(reason->text(), QStringLiteral("no"));
    }

    void aReasonTypedOnABandIsKept()
    {
        ToyPage toy;
        auto *notice = toy.find<NoticeBar>("notice");
        notice->tell({.error = {.code = rules::ErrorCode::EmptyReason},
                      .again = [](const QString &) {},
                      .offer = Refusal::Offer::Reason});
        auto *reason = notice->findChild<QLineEdit *>(QStringLiteral("reason"));
        QTest::keyClicks(reason, QStringLiteral("a gift"));
        const model::DraftPlace place{toy.uuid, form::kBandException, {}};
        const auto drafts = toy.library->drafts();
        QTRY_VERIFY_WITH_TIMEOUT(drafts.find(place).value().has_value(), kInTime);
        BandPage again(ShellHouse::need(toy.library->bands().open(toy.uuid)), Units{});
        again.show();
        again.remindOfReason();
        auto *bar = again.findChild<NoticeBar *>();
        QVERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel *>(QStringLiteral("what"))
                    ->text()
                    .contains(QStringLiteral("“a gift”")));
    }

    void howManyAreDrawnIsKeptOfEachBand()
    {
        Results results;
        const auto bands = rules::find(results.campaign(), results.game)->plan.bands;
        const auto draft = [&](rules::BandId band) {
            return ShellHouse::need(results.drafts().find(
                results.controller.draftPlace(form::kCrew, std::to_string(results.game.value) +
                                                               '/' + std::to_string(band.value))));
        };
        const auto count = [](QWidget &dialog) {
            return dialog.findChild<QSpinBox *>(QStringLiteral("count"));
        };
        {
            CrewDialog dialog(results.controller, results.game);
            dialog.show();
            verifyFieldsAreNamedButTheBand(dialog);
            dialog.chooseBand(bands[1]);
            dialog.findChild<QRadioButton *>(QStringLiteral("drawn"))->click();
            count(dialog)->setValue(2);
            QTRY_VERIFY_WITH_TIMEOUT(draft(bands[1]).has_value(), kInTime);
            takePicture(dialog, QStringLiteral("draft-crew"));
            dialog.chooseBand(bands[0]); // looked at alone
            dialog.reject();
        }
        QVERIFY(!draft(bands[0]));
        const model::DraftPlace place = draft(bands[1])->place;
        whenAsked([&](QWidget &dialog) {
            QCOMPARE(dialog.findChild<QComboBox *>()->currentData().toInt(), bands[1].value);
            QCOMPARE(count(dialog)->value(), 2);
            QVERIFY(count(dialog)->isEnabled());
            QVERIFY(told(dialog).startsWith(QStringLiteral("This is your draft from ")));
            QTest::keyClick(&dialog, Qt::Key_Return); // sends it
            dialog.close();
        });
        results.window.openDraft(place);
        QCOMPARE(rules::find(results.campaign(), results.game)->crews.front().members.size(),
                 std::size_t{2});
        QVERIFY(!draft(bands[1]));
    }

    void numbersOfTheOptionsAreKept()
    {
        Results results;
        const model::DraftPlace place = results.controller.draftPlace(form::kOptions);
        const auto win = [](QWidget &dialog) {
            return dialog.findChild<QSpinBox *>(QStringLiteral("points_win"));
        };
        whenAsked([&](QWidget &dialog) {
            verifyFieldsAreNamed(dialog);
            win(dialog)->setValue(7);
            QTRY_VERIFY_WITH_TIMEOUT(results.drafts().find(place).value().has_value(), kInTime);
            takePicture(dialog, QStringLiteral("draft-options"));
            dialog.close();
        });
        results.window.openDraft(place);
        QVERIFY(results.drafts().find(place).value().has_value());
        whenAsked([&](QWidget &dialog) {
            QCOMPARE(win(dialog)->value(), 7);
            accept(dialog);
        });
        results.window.openDraft(place);
        QCOMPARE(std::get<std::int64_t>(
                     rules::settingNamed(results.campaign().options, "points_win")->value),
                 std::int64_t{7});
        QVERIFY(!results.drafts().find(place).value());
    }

    void aNumberOfTheQuickMatchIsKept()
    {
        CampaignHouse place;
        const auto drafts = place.house.library().drafts();
        const model::DraftPlace match{{}, form::kQuickMatch, {}};
        const model::DraftPlace options{{}, form::kQuickMatch, form::kOptionsPart};
        const auto isKept = [&](const model::DraftPlace &which) {
            return drafts.find(which).value().has_value();
        };
        const auto seed = [](QWidget &dialog) {
            return dialog.findChild<QSpinBox *>(QStringLiteral("seed"));
        };
        const auto limit = [](QWidget &dialog) {
            return dialog.findChild<QComboBox *>(QStringLiteral("turn_limit"));
        };
        bool inTime = false;
        QString again;
        const auto askOptions = [](QWidget &dialog, const std::function<void(QWidget &)> &answer) {
            whenAsked(answer);
            dialog.findChild<QPushButton *>(QStringLiteral("options"))->click();
        };
        whenAsked([&](QWidget &dialog) {
            auto *table = dialog.findChild<QComboBox *>(QStringLiteral("table"));
            table->setCurrentIndex(table->count() - 1);
            seed(dialog)->setValue(4711);
            QTRY_VERIFY_WITH_TIMEOUT(isKept(match), kInTime);
            askOptions(dialog, [&](QWidget &asked) {
                limit(asked)->setEditText(QStringLiteral("17"));
                QEventLoop wait; // a loop of its own, which the watchdog knows
                QTimer::singleShot(kInTime, &wait, &QEventLoop::quit);
                wait.exec();
                inTime = isKept(options);
                accept(asked);
            });
            takePicture(dialog, QStringLiteral("draft-quick-match"));
            dialog.close();
        });
        place.window.quickMatch();
        QVERIFY(inTime && isKept(match) && isKept(options));
        whenAsked([&](QWidget &dialog) {
            QCOMPARE(seed(dialog)->value(), 4711);
            QVERIFY(seed(dialog)->isEnabled());
            askOptions(dialog, [&](QWidget &asked) {
                again = limit(asked)->currentText();
                accept(asked);
            });
            accept(dialog);
        });
        place.window.openDraft(match);
        QCOMPARE(again, QStringLiteral("17"));
        QVERIFY(place.window.currentMatch());
        QVERIFY(!isKept(match) && !isKept(options));
    }
};

WATCHED_TEST(ReasonDraftsTest)

} // namespace tst_reasondrafts

#include "tst_reasondrafts.moc"
