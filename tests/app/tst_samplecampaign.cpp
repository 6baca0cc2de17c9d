// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/mainwindow.h"
#include "tests/support/shellhouse.h"

#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The campaign that comes with the program. */
class TestSampleCampaign : public QObject
{
    Q_OBJECT

private slots:
    void opensTheExampleCampaignOnce();
};

void TestSampleCampaign::opensTheExampleCampaignOnce()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openSampleCampaign();
    QVERIFY(window.currentCampaign());
    const auto rows = house.library().campaigns();
    QCOMPARE(rows->size(), std::size_t(1));
    QCOMPARE(rows->front().bands, 4);
    QCOMPARE(rows->front().played, 3);
    QCOMPARE(rows->front().planned, 1);
    const auto check = house.library().checkCampaign(rows->front().uuid);
    QVERIFY(check && check->faults.empty());
    window.openSampleCampaign(); // what is there is shown
    QCOMPARE(house.library().campaigns()->size(), std::size_t(1));
}

QTEST_MAIN(TestSampleCampaign)
#include "tst_samplecampaign.moc"
