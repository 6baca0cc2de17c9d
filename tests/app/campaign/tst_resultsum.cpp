// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/entryview.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/campaign/result/scoresum.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QLabel>

#include <memory>

namespace tst_resultsum {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The result of the example campaign's next game, a raid. */
struct OpenResult : SampleCampaignHouse {
    CampaignController &controller = page().controller();
    rules::FixtureId game = nextGame(controller);
    std::unique_ptr<ResultDialog> dialog;

    explicit OpenResult(rules::Language language = rules::Language::English)
        : SampleCampaignHouse(language)
    {
        auto plan = rules::find(campaign(), game)->plan;
        plan.scenario = "raid";
        if (!controller.perform(rules::ChangeFixture{game, plan}))
            qFatal("no raid");
        dialog = std::make_unique<ResultDialog>(controller, game);
        dialog->show();
        if (!QTest::qWaitForWindowActive(dialog.get()))
            qFatal("the dialog is not shown");
    }
    ResultGrid &rows() const
    {
        return static_cast<ResultGrid &>(*dialog->findChild<EntryView *>()->model());
    }
    /** The first figure of the second band falls to the first of the first one. */
    int fell() const
    {
        int row = 0;
        while (rows().seatOfRow(row) == 0)
            ++row;
        if (!rows().setData(rows().index(row, ResultGrid::By), QStringLiteral("a1"), Qt::EditRole))
            qFatal("nobody fell");
        const auto report = rows().report();
        for (const auto &figure : report.figures)
            for (const auto &knockOut : figure.knockOuts)
                return knockOut.victimRank == "chief"       ? 10
                       : knockOut.victimRank == "sous-chef" ? 8
                                                            : 5;
        return 0;
    }
    QSpinBox &points(int band) const { return *dialog->findChildren<QSpinBox *>().at(band); }
    QSpinBox &turns() const { return *dialog->findChildren<QSpinBox *>().at(2); }
    QSpinBox &count(int band, int kind) const
    {
        return *dialog->findChild<QSpinBox *>(QStringLiteral("count-%1-%2").arg(band).arg(kind));
    }
    QString sum(int band) const
    {
        for (const auto *label : dialog->findChildren<QLabel *>())
            if (label->accessibleName() ==
                QStringLiteral("Points added up for ") +
                    controller.bandName(rules::find(controller.campaign(), game)
                                            ->plan.bands[static_cast<std::size_t>(band)]))
                return label->text();
        return {};
    }
    QString note() const
    {
        return dialog->findChild<QLabel *>(QStringLiteral("differences"))->text();
    }
    void use() const
    {
        for (auto *button : dialog->findChildren<QPushButton *>())
            if (button->text().remove(u'&') == QStringLiteral("Use these points"))
                return QTest::mouseClick(button, Qt::LeftButton);
        qFatal("no button");
    }
    void enter() const
    {
        QTest::keyClick(dialog.get(), Qt::Key_Return, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    const rules::BattleReport *report() const
    {
        return rules::find(controller.campaign(), game)->report.get();
    }
};

} // namespace

/** The victory points that the result grid adds up, beside those that are typed. */
class ResultSumTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void casualtiesAndObjectivesAddUp()
    {
        const OpenResult open;
        QCOMPARE(open.sum(0), QStringLiteral("0"));
        QVERIFY(open.note().isEmpty());
        const auto *grid = open.dialog->findChild<EntryView *>();
        const QPoint place = grid->pos();
        const int worth = open.fell();
        QCOMPARE(open.sum(0), QString::number(worth));
        QCOMPARE(open.sum(1), QStringLiteral("0"));
        open.count(0, 0).setValue(2); // stores emptied, 7 each
        open.count(1, 1).setValue(1); // a store kept, 2
        QCOMPARE(open.sum(0), QString::number(worth + 14));
        QCOMPARE(open.sum(1), QStringLiteral("2"));
        QCOMPARE(open.note(),
                 QStringLiteral("A: 0 typed, %1 added up\nB: 0 typed, 2 added up").arg(worth + 14));
        QCoreApplication::processEvents();
        QCOMPARE(grid->pos(), place); // its rows stay under the pointer
        open.use();
        QCOMPARE(open.points(0).value(), worth + 14);
        QCOMPARE(open.points(1).value(), 2);
        QVERIFY(open.note().isEmpty());
        open.turns().setValue(6);
        open.enter();
        QVERIFY(open.report() != nullptr);
        QCOMPARE(open.report()->seats[0].scores,
                 (std::vector<rules::Score>{{"out-of-action", worth}, {"objective", 14}}));
        QCOMPARE(open.report()->seats[0].result, rules::SeatResult::Win);
        QCOMPARE(open.report()->turns, 6);
    }

    void aDifferenceIsSaidAndHindersNobody()
    {
        const OpenResult open;
        const int worth = open.fell();
        open.points(0).setValue(worth + 3);
        QCOMPARE(open.note(), QStringLiteral("A: %1 typed, %2 added up").arg(worth + 3).arg(worth));
        open.turns().setValue(6);
        open.enter();
        QVERIFY(open.report() != nullptr);
        QCOMPARE(open.report()->seats[0].scores,
                 (std::vector<rules::Score>{{"objective", worth + 3}}));
    }

    void whoFellByNobodyIsSaid()
    {
        const OpenResult open;
        QVERIFY(open.rows().setData(open.rows().index(0, ResultGrid::End), QStringLiteral("o"),
                                    Qt::EditRole));
        QCOMPARE(open.sum(1), QStringLiteral("0"));
        QVERIFY2(open.note().contains(QStringLiteral("1 figure out of action")),
                 qPrintable(open.note()));
    }

    void noTurnIsAskedAbout()
    {
        const OpenResult open;
        open.fell();
        open.use();
        {
            QString asked;
            whenAsked([&asked](QWidget &box) {
                asked = static_cast<QMessageBox &>(box).text();
                static_cast<QMessageBox &>(box).button(QMessageBox::No)->click();
            });
            open.enter();
            QVERIFY2(asked.contains(QStringLiteral("Turns played")), qPrintable(asked));
            QVERIFY(open.report() == nullptr && open.dialog->isVisible());
        }
        whenAsked([](QWidget &box) {
            static_cast<QMessageBox &>(box).button(QMessageBox::Yes)->click();
        });
        open.enter();
        QVERIFY(open.report() != nullptr);
        QCOMPARE(open.report()->turns, 0);
    }

    void whatWasCountedIsKeptAsADraft()
    {
        const OpenResult open;
        open.count(1, 2).setValue(1);
        open.dialog->reject();
        QVERIFY(!open.dialog->isVisible());
        ResultDialog again(open.controller, open.game);
        const auto *count = again.findChild<QSpinBox *>(open.count(1, 2).objectName());
        QCOMPARE(count->value(), 1);
    }

    /** For a person to look at. */
    void showsItsSums()
    {
        const QPalette before = QApplication::palette();
        for (const bool dark : {false, true}) {
            if (dark)
                QApplication::setPalette(darkPalette());
            for (const auto language : {rules::Language::English, rules::Language::French}) {
                const OpenResult open(language);
                open.fell();
                open.count(0, 0).setValue(2);
                open.points(1).setValue(4);
                QApplication::processEvents();
                takePicture(*open.dialog,
                            QStringLiteral("result-sum-%1%2")
                                .arg(language == rules::Language::French ? QStringLiteral("fr")
                                                                         : QStringLiteral("en"),
                                     dark ? QStringLiteral("-dark") : QString()));
                for (const auto *label : open.dialog->findChildren<QLabel *>())
                    if (label->isVisible() && !label->wordWrap())
                        QVERIFY2(label->width() >= label->sizeHint().width(),
                                 qPrintable(label->text()));
            }
        }
        QApplication::setPalette(before);
    }
};

WATCHED_TEST(ResultSumTest)

} // namespace tst_resultsum

#include "tst_resultsum.moc"
