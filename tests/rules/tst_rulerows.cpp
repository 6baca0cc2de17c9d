// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/switches.h"
#include "tests/rules/rows/musg/rows.h"
#include "tests/support/musg/rulecoverage.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_rulerows {

using namespace escarmouche::tests;

/** That of the rows, which are in a folder named so. */
const std::string kSystem = "musg";

class TestRuleRows : public QObject
{
    Q_OBJECT

private slots:
    void row_data();
    void row();
    void failsARowThatIsNotCited();
    void everyEnforcedRuleIsProved();
    void complainsOfWhatNoRowProves();
    void everyOptionOfAMatchHasARow();
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
    const auto found = gaps(coverage(kSystem, allRows()));
    QVERIFY2(found.empty(), found.c_str());
}

void TestRuleRows::complainsOfWhatNoRowProves()
{
    const auto complains = [](const Covered &rule) {
        return gaps({rule}).find(rule.id + " ") != std::string::npos;
    };
    const std::vector<std::string> none, one{"a row"};
    QVERIFY(!complains({"MUSG-BAND-01", "enforced", one, one}));
    QVERIFY(complains({"MUSG-BAND-01", "enforced", none, one}));
    QVERIFY(complains({"MUSG-BAND-01", "enforced", one, none}));
    QVERIFY(complains({"MUSG-BAND-01", "assisted", none, none}));
    QVERIFY(complains({"MUSG-BAND-01", "table", one, none}));
    QVERIFY(!complains({"MUSG-BAND-01", "table", none, none}));
    QVERIFY(!complains({"MUSG-HOTROD-01", "assisted", none, none}));
    QVERIFY(complains({"MUSG-HOTROD-01", "enforced", one, one}));
    QVERIFY(complains({"MUSG-BAND-99", "", one, one}));
    QVERIFY(complains({"MUSG-PULP-14", "enforced", one, one, true}));
    QVERIFY(!complains({"MUSG-PULP-14", "roster", one, one, true}));
    QVERIFY(complains({"MUSG-PULP-14", "roster", one, one, false}));
    QVERIFY(complains({"MUSG-PULP-14", "roster", none, one, true}));
    QVERIFY(complains({"MUSG-ZOMBIE-01", "unbuilt", one, one}));
    QVERIFY(!complains({"MUSG-ZOMBIE-01", "unbuilt", none, none}));
}

/** The register's switches of play are options of a set-up, and no option goes without a row. */
void TestRuleRows::everyOptionOfAMatchHasARow()
{
    const auto unknown = escarmouche::rules::musg::play::switchesOf({{"no-such-switch", true}});
    QVERIFY(!unknown);
    std::set<std::string> options, proved;
    std::istringstream listed(unknown.error().hint);
    for (std::string name; std::getline(listed >> std::ws, name, ',');)
        options.insert(name);
    for (const auto &row : allRows()) {
        if (row.name.starts_with("switch "))
            proved.insert(row.name.substr(7, row.name.find(' ', 7) - 7));
    }
    QCOMPARE(proved, options);
    for (const char *name : {"base_diameter",
                             "figure_height",
                             "treasury_as_vp",
                             "elevation_step",
                             "split_slow_reload",
                             "scatter",
                             "scatter_directions",
                             "blast_radius",
                             "flame_length",
                             "flame_width",
                             "shooting_while_engaged",
                             "medikit_consumed",
                             "turn_limit",
                             "one_walk_per_activation",
                             "want_to_charge",
                             "receive_charge",
                             "spot_enemy",
                             "under_fire",
                             "under_fire_dice",
                             "vp_mercenary"})
        QVERIFY2(options.contains(name), name);
}

void TestRuleRows::coverageIsCommitted()
{
    const std::string file = kSystem + ".coverage.json";
    const auto written = coverageText(kSystem, coverage(kSystem, allRows()));
    std::ofstream(BUILD_DIR "/" + file, std::ios::binary) << written;
    const auto committed = sourceFile("resources/reference/" + file);
    QVERIFY2(committed && *committed == written,
             ("differs: copy " + file + " from the build folder to resources/reference").c_str());
}

CORE_TEST(TestRuleRows)

} // namespace tst_rulerows

#include "tst_rulerows.moc"
