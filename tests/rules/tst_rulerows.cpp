// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/campaign.h"
#include "tests/rules/rows/composition.h"
#include "tests/rules/rows/gear.h"
#include "tests/rules/rows/play_fight.h"
#include "tests/rules/rows/play_morale.h"
#include "tests/rules/rows/play_moving.h"
#include "tests/rules/rows/play_turn.h"
#include "tests/rules/rows/profiles.h"
#include "tests/rules/rows/themes.h"
#include "tests/support/rulecoverage.h"

#include <QtTest/QtTest>

using namespace escarmouche::tests;

namespace {

RuleRows allRows()
{
    RuleRows rows;
    addRaces(rows);
    addLimits(rows);
    addForces(rows);
    addComposition(rows);
    addCaps(rows);
    addMixing(rows);
    addItems(rows);
    addWeapons(rows);
    addFigurants(rows);
    addMercenaries(rows);
    addThemes(rows);
    addRegroup(rows);
    addLists(rows);
    addAdvances(rows);
    addInjuries(rows);
    addExperience(rows);
    addFight(rows);
    addTurns(rows);
    addCommandTests(rows);
    addRout(rows);
    addRally(rows);
    addPoints(rows);
    addUnits(rows);
    addDeployment(rows);
    addWalking(rows);
    addCharging(rows);
    addReacting(rows);
    return rows;
}

} // namespace

class TestRuleRows : public QObject
{
    Q_OBJECT

private slots:
    void row_data();
    void row();
    void failsARowThatIsNotCited();
    void everyEnforcedRuleIsProved();
    void coverageIsCommitted();
};

void TestRuleRows::row_data()
{
    QTest::addColumn<int>("index");
    const auto rows = allRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name.c_str()) << static_cast<int>(i);
}

void TestRuleRows::row()
{
    QFETCH(int, index);
    const auto found = faults(allRows()[static_cast<std::size_t>(index)]);
    QVERIFY2(found.empty(), found.c_str());
}

void TestRuleRows::failsARowThatIsNotCited()
{
    const auto nothing = [](Trial &) {};
    QVERIFY(!faults({"no proof", {"MUSG-BAND-01"}, {}, nothing}).empty());
    const auto judges = [](Trial &trial) { trial.judge(BandBuilder("elf").band()); };
    QVERIFY(!faults({"not silent", {}, {"MUSG-BAND-01"}, judges}).empty());
    const auto wrong = [](Trial &trial) { trial.equal(1, 2, "one"); };
    QVERIFY(!faults({"wrong outcome", {}, {}, wrong}).empty());
}

void TestRuleRows::everyEnforcedRuleIsProved()
{
    const auto found = gaps(coverage(allRows()));
    QVERIFY2(found.empty(), found.c_str());
}

void TestRuleRows::coverageIsCommitted()
{
    const auto written = coverageText(coverage(allRows()));
    std::ofstream(BUILD_DIR "/musg.coverage.json", std::ios::binary) << written;
    const auto committed = sourceFile("resources/reference/musg.coverage.json");
    QVERIFY2(committed && *committed == written,
             "differs: copy musg.coverage.json from the build folder to resources/reference");
}

QTEST_GUILESS_MAIN(TestRuleRows)
#include "tst_rulerows.moc"
