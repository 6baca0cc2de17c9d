// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/noticebar.h"
#include "app/pages/campaign/control/refusalbar.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/match/matchpage.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>

namespace tst_crewdialog {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Who goes to the next game of the example campaign. */
class CrewDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void aRefusalIsToldInTheDialogAlone();
    void aDrawThatStandsIsSaid();
    void everyFigureOfTheNextBandIsListed();
    void hiredFiguresArePaidWithTheLaunch();
};

/** And the way out is offered there; the page tells what is refused without a dialog. */
void CrewDialogTest::aRefusalIsToldInTheDialogAlone()
{
    SampleCampaignHouse place;
    CampaignPage &page = *place.window.currentCampaign();
    CampaignController &controller = page.controller();
    const rules::FixtureId game = nextGame(controller);
    const auto crews = [&] { return rules::find(controller.campaign(), game)->crews; };
    const rules::BandId band = rules::find(controller.campaign(), game)->plan.bands.front();
    const rules::ChooseCrew draw{game, band, rules::CrewChoice::Drawn, {}, {0}};
    QVERIFY(controller.perform(draw));
    const auto *behind = page.findChild<NoticeBar *>();
    {
        CrewDialog dialog(controller, game, &page);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *bands = dialog.findChild<QComboBox *>();
        bands->setCurrentIndex(bands->findData(band.value));
        dialog.findChildren<QRadioButton *>().front()->setChecked(true); // everybody
        QTest::keyClick(&dialog, Qt::Key_Return);
        const auto *told = dialog.findChild<RefusalBar *>();
        QVERIFY(told->isVisible() && !behind->isVisible());
        QCOMPARE(crews().front().members.size(), std::size_t{1});
        takePicture(dialog, QStringLiteral("dialog-crew-refused"));
        auto *adjust = told->findChild<QPushButton *>(QStringLiteral("adjust"));
        QVERIFY(adjust->isVisible());
        adjust->click();
        auto *reason = told->findChild<QLineEdit *>(QStringLiteral("reason"));
        QCOMPARE(dialog.focusWidget(), reason);
        QTest::keyClicks(reason, QStringLiteral("they were ill"));
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(!told->isVisible() && !behind->isVisible());
        QCOMPARE(crews().size(), std::size_t{1}); // the key entered nothing else
        QVERIFY(crews().front().members.size() > 1);
    }
    QVERIFY(!controller.perform(draw));
    QVERIFY(behind->isVisible());
}

/** As it was drawn, though the game was called off and proposed anew. */
void CrewDialogTest::aDrawThatStandsIsSaid()
{
    SampleCampaignHouse place;
    CampaignController &controller = place.window.currentCampaign()->controller();
    const rules::FixtureId game = nextGame(controller);
    const auto bands = rules::find(controller.campaign(), game)->plan.bands;
    QVERIFY(controller.perform(
        rules::ChooseCrew{game, bands[0], rules::CrewChoice::Drawn, {}, {1, 0}}));
    for (const auto status : {rules::FixtureStatus::Cancelled, rules::FixtureStatus::Proposed})
        QVERIFY(controller.perform(rules::SetFixtureStatus{game, status, {}}));
    CrewDialog dialog(controller, game);
    dialog.show();
    const auto said = [&] {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            if (label->isVisible() && label->text().startsWith(QStringLiteral("Drawn: ")))
                return label->text();
        return QString();
    };
    auto *box = dialog.findChild<QComboBox *>();
    const auto how = dialog.findChildren<QRadioButton *>(); // all, picked, drawn
    QCOMPARE(box->currentData().toInt(), bands[1].value);
    QVERIFY(said().isEmpty() && how.at(2)->isEnabled());
    box->setCurrentIndex(box->findData(bands[0].value));
    const auto lines =
        rules::crewDocument(controller.rules(), controller.campaign(), game, bands[0]);
    for (const std::size_t drawn : {0, 1})
        QVERIFY2(said().contains(QString::fromStdString(lines[drawn].name.en)), qPrintable(said()));
    QVERIFY(said().contains(QStringLiteral("This draw counts")));
    QVERIFY(how.at(1)->isChecked() && !how.at(2)->isEnabled());
    takePicture(dialog, QStringLiteral("dialog-crew-drawn"));
}

/** A smaller band before it leaves no mark on the list. */
void CrewDialogTest::everyFigureOfTheNextBandIsListed()
{
    SampleCampaignHouse place;
    CampaignController &controller = place.window.currentCampaign()->controller();
    CrewDialog dialog(controller, nextGame(controller));
    dialog.show();
    auto *bands = dialog.findChild<QComboBox *>();
    auto *list = dialog.findChild<QListView *>();
    for (const int at : {1, 0, 1}) {
        bands->setCurrentIndex(at);
        const rules::BandId band{bands->currentData().toInt()};
        const auto figures =
            static_cast<int>(rules::find(controller.campaign(), band)->band->figures().size());
        QCOMPARE(list->model()->rowCount(), figures);
        QCoreApplication::processEvents();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(list->currentIndex().row(), figures - 1);
    }
}

/** Whoever does not launch the game after all has paid nobody. */
void CrewDialogTest::hiredFiguresArePaidWithTheLaunch()
{
    CampaignDriver place;
    CampaignPage &page = place.found("The long war");
    const auto campaign = [&]() -> const rules::Campaign & { return page.controller().campaign(); };
    const auto does = [&](const rules::CampaignAct &act) {
        QVERIFY(page.controller().perform(act, QStringLiteral("a test")));
    };
    does(rules::AddPlayer{"Ada"});
    for (const char *name : {"Reds", "Blues"}) {
        auto band =
            BandBuilder("generic").campaign(60).chief().sousFifre(3).merc("elf-sniper").band();
        band.name = name;
        does(rules::JoinBand{campaign().players.front().id,
                             {},
                             rules::musg::encodeBand(musgCatalogue(), band),
                             rules::Joining::AsItStands});
    }
    rules::FixturePlan plan;
    plan.bands = {campaign().bands[0].id, campaign().bands[1].id};
    does(rules::ScheduleFixture{plan});
    place.tab(0);
    const auto treasuries = [&] {
        std::vector<int> all;
        for (const rules::Entrant &each : campaign().bands)
            all.push_back(each.band->treasury());
        return all;
    };
    const auto before = treasuries();
    const auto acts = page.controller().history().size();
    const auto launch = [&](const std::function<void(QWidget &)> &answer) {
        whenAsked([answer](QWidget &crews) {
            takePicture(crews, QStringLiteral("campaign-launch-crews"));
            for (int band = 0; band < 2; ++band) {
                auto *list = crews.findChild<QListView *>()->model();
                for (int row = 0; row < list->rowCount(); ++row)
                    list->setData(list->index(row, 0), Qt::Checked, Qt::CheckStateRole);
                QTest::keyClick(&crews, Qt::Key_Return);
            }
            whenAsked(answer);
        });
        trigger(page, "Play it on the board…");
    };
    QString fees;
    launch([&](QWidget &dialog) {
        fees = dialog.findChild<QLabel *>(QStringLiteral("fees"))->text();
        takePicture(dialog, QStringLiteral("campaign-launch-fees"));
        dialog.close();
    });
    QCOMPARE(fees, QStringLiteral("Paid to hired figures when you start: Reds, 10 points; "
                                  "Blues, 10 points."));
    QCOMPARE(treasuries(), before);
    QCOMPARE(page.controller().history().size(), acts);
    QVERIFY(campaign().fixtures.front().crews.empty());
    QVERIFY(ShellHouse::need(place.house.library().matches().list()).empty());

    launch(accept);
    QCOMPARE(campaign().fixtures.front().crews.size(), std::size_t{2});
    QCOMPARE(treasuries(), (std::vector<int>{before[0] - 10, before[1] - 10}));
    QCOMPARE(ShellHouse::need(place.house.library().matches().list()).size(), std::size_t{1});
    QVERIFY(place.window.currentMatch() != nullptr);
}

WATCHED_TEST(CrewDialogTest)

} // namespace tst_crewdialog

#include "tst_crewdialog.moc"
