// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/window/main/mainwindow.h"
#include "rules/core/campaign/past/records.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/shellhouse.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

namespace tst_samplecampaign {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The campaign that comes with the program. */
class TestSampleCampaign : public QObject
{
    Q_OBJECT

private slots:
    void opensTheExampleCampaignOnce();
    void everyFallenFigureIsToldByANameOfItsOwn();
    void otherWordsAreNoConsequence();
    void namesOfFiguresAreWhole();
};

void TestSampleCampaign::opensTheExampleCampaignOnce()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openSampleCampaign();
    QVERIFY(window.currentCampaign());
    const auto rows = house.library().campaigns().list();
    QCOMPARE(rows->size(), std::size_t(1));
    QCOMPARE(rows->front().bands, 4);
    QCOMPARE(rows->front().played, 3);
    QCOMPARE(rows->front().planned, 1);
    const auto check = house.library().campaigns().check(rows->front().uuid);
    QVERIFY(check && check->faults.empty());
    window.openSampleCampaign(); // what is there is shown
    QCOMPARE(house.library().campaigns().list()->size(), std::size_t(1));
}

void TestSampleCampaign::everyFallenFigureIsToldByANameOfItsOwn()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openSampleCampaign();
    const auto &controller = window.currentCampaign()->controller();
    std::size_t fallen = 0;
    for (const rules::Entrant &band : controller.campaign().bands) {
        const auto records = rules::recordsOf(controller.rules(), controller.campaign(), band.id);
        std::set<std::string> names;
        for (const rules::FallenRecord &each : records.fallen) {
            const rules::Phrase &end = each.record.befallen.back().sentence;
            const rules::PhraseValue name = each.record.figure.name;
            QVERIFY(std::ranges::count(end.values, std::pair(std::string("figure"), name)) == 1);
            names.insert(each.record.figure.name.en);
        }
        QCOMPARE(names.size(), records.fallen.size());
        fallen += names.size();
    }
    QVERIFY(fallen >= 5);
}

/** Its post-games were told by an older edition of the rules: what is decided again and does the
   same stays as it was told. */
void TestSampleCampaign::otherWordsAreNoConsequence()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openSampleCampaign();
    auto &controller = window.currentCampaign()->controller();
    const auto lines = controller.history();
    const auto confirmed = std::ranges::find(lines, "fixture-status", &model::CampaignLine::kind);
    QVERIFY(confirmed != lines.end());
    QVERIFY(std::ranges::count(lines, "settle", &model::CampaignLine::kind) > 40);
    const auto consequences = controller.foresee({confirmed->line.uuid});
    QCOMPARE(consequences.size(), std::size_t{1}); // a goblin is called by another number since
    QCOMPARE(consequences.front().act.line.seq, std::int64_t{88});
}

/** Whatever the ranks of those they put out of action leave of the room. */
void TestSampleCampaign::namesOfFiguresAreWhole()
{
    SampleCampaignHouse place;
    place.tab(3);
    const auto tables = place.page().findChildren<PlainTable *>();
    const auto found = std::ranges::find(tables, QStringLiteral("What the figures have done"),
                                         &QWidget::accessibleName);
    QVERIFY(found != tables.end() && (*found)->isVisible());
    PlainTable &figures = **found;
    figures.resize(420, figures.height());
    QVERIFY(figures.model()->rowCount() > 10);
    for (int row = 0; row < figures.model()->rowCount(); ++row) {
        const QModelIndex name = figures.model()->index(row, 0);
        QVERIFY2(figures.columnWidth(0) >= figures.sizeHintForIndex(name).width(),
                 qPrintable(name.data().toString()));
    }
}

SCREEN_TEST(TestSampleCampaign)

} // namespace tst_samplecampaign

#include "tst_samplecampaign.moc"
