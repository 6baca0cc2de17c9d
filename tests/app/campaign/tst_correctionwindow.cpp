// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/correction/correctiondialog.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/campaign/result/resultgrid.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace tst_correctionwindow {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The results of the campaign that stand, oldest first. */
std::vector<model::CampaignLine> results(CampaignController &controller)
{
    std::vector<model::CampaignLine> lines;
    for (const model::CampaignLine &line : controller.history())
        if (line.kind == "report" && !line.line.retracted)
            lines.push_back(line);
    return lines;
}

/** Puts one who stood out of action, gives the reason and agrees to all that is asked. */
class Person
{
public:
    Person()
    {
        m_timer.setInterval(20);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { act(); });
        m_timer.start();
    }

    bool hasSeenTheGrid() const { return m_hasWritten; }
    bool hasGivenTheReason() const { return m_hasGivenTheReason; }

private:
    void act()
    {
        QWidget *asked = QApplication::activeModalWidget();
        if (auto *box = qobject_cast<QMessageBox *>(asked)) {
            box->button(QMessageBox::Yes)->click();
        } else if (auto *result = qobject_cast<ResultDialog *>(asked); result && !m_hasWritten) {
            m_hasWritten = true;
            writeInto(*result->findChild<ResultGrid *>());
            takePicture(*result, QStringLiteral("correction-result"));
            result->accept();
        } else if (auto *dialog = qobject_cast<CorrectionDialog *>(asked);
                   dialog && !m_hasGivenTheReason) {
            m_hasGivenTheReason = true;
            auto *correct = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
            QVERIFY(!correct->isEnabled()); // no reason yet
            dialog->findChild<QLineEdit *>(QStringLiteral("reason"))
                ->setText(QStringLiteral("He was hit too"));
            QVERIFY(correct->isEnabled());
            takePicture(*dialog, QStringLiteral("correction-consequences"));
            correct->click();
        }
    }
    static void writeInto(ResultGrid &grid)
    {
        for (int row = 0; row < grid.rowCount(); ++row) {
            const QModelIndex end = grid.index(row, ResultGrid::End);
            if (end.data().toString().isEmpty()) { // out of action comes after standing
                grid.setData(end, grid.choices(end).at(1), Qt::EditRole);
                return;
            }
        }
    }

    QTimer m_timer;
    bool m_hasWritten = false;
    bool m_hasGivenTheReason = false;
};

} // namespace

class CorrectionWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    /** Nothing that no column of the grid tells is lost. */
    void aResultIsShownAsItWasEntered()
    {
        SampleCampaignHouse place;
        CampaignController &controller = place.page().controller();
        const auto lines = results(controller);
        QVERIFY(!lines.empty());
        for (const model::CampaignLine &line : lines) {
            const auto past = controller.pastAct(line.line.uuid);
            QVERIFY(past);
            const auto &entered = std::get<rules::EnterReport>(past->input.act);
            CampaignController then(controller, line, past->before);
            const ResultDialog dialog(then, entered.fixture, nullptr, entered.report);
            QCOMPARE(rules::encode(dialog.report()), rules::encode(entered.report));
        }
    }

    void aWrongLineIsPutRight_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("english") << int(rules::Language::English);
        QTest::newRow("french") << int(rules::Language::French);
    }
    void aWrongLineIsPutRight()
    {
        QFETCH(int, language);
        SampleCampaignHouse place(static_cast<rules::Language>(language));
        CampaignController &controller = place.page().controller();
        const model::CampaignLine line = results(controller).front();
        QVERIFY(isCorrectable(line));
        const auto out = [&] {
            const rules::Fixture *game = rules::find(place.campaign(), line.fixture);
            return std::ranges::count(game->report->figures, rules::FigureEnd::OutOfAction,
                                      &rules::FigureReport::end);
        };
        const auto before = out();
        const auto bands = [&] {
            std::string states;
            for (const rules::Entrant &band : place.campaign().bands)
                states += band.band->state();
            return states;
        };
        const std::string asTheyWere = bands();
        const Person person;
        QVERIFY(correctPast(controller, line, {}, &place.window));
        QVERIFY(person.hasSeenTheGrid() && person.hasGivenTheReason());
        QCOMPARE(out(), before + 1);
        const auto last = controller.history().back();
        QVERIFY(!last.line.moved.empty());
        QCOMPARE(last.line.reason, std::string("He was hit too"));
        QVERIFY(controller.undo());
        QCOMPARE(out(), before);
        QCOMPARE(bands(), asTheyWere);
    }

    void whatTheProgramThrewIsNotCorrected()
    {
        model::CampaignLine thrown;
        thrown.kind = "roll";
        thrown.retracting = rules::Retracting::Never;
        QVERIFY(!isCorrectable(thrown));
        thrown.retracting = rules::Retracting::WithReason; // typed
        QVERIFY(isCorrectable(thrown));
        thrown.line.retracted = true;
        QVERIFY(!isCorrectable(thrown));
    }
};

WATCHED_TEST(CorrectionWindowTest)

} // namespace tst_correctionwindow

#include "tst_correctionwindow.moc"
