// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/switches.h"
#include "tests/rules/rows/datarows.h"
#include "tests/rules/rows/musg/rows.h"
#include "tests/support/musg/rulecoverage.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_rulerows {

using namespace escarmouche::tests;

const std::string kSystem(kRowsInCode);

/** A row of Crypt that is right, with one part of its text changed; none: as it is. */
std::string faultsWith(const std::string &from = {}, const std::string &to = {})
{
    std::string text = R"({"rule": "CRYPT-05", "name": "a row",
        "stage": {"seekers": [{"zone": 1}, {"zone": 1}], "ghouls": [1]},
        "chance": [{"faces": [3, 5]}], "actions": [{"action": {"kind": "fight"}}],
        "expect": {"cited": ["CRYPT-05"], "not-cited": ["CRYPT-06"], "at": {"0": "1", "10": null},
                   "points": {"0": 3}, "states": {"0": 0}, "counters": {"Alarm": 0},
                   "refused": [{"action": {"kind": "go", "to": 7}, "rule": "CRYPT-03"}],
                   "awaits": "decision", "seen-by": 2}})";
    if (!from.empty())
        text.replace(text.find(from), from.size(), to);
    return RowFile{&rowGames().front(), "", text}.faults();
}

class TestRuleRows : public QObject
{
    Q_OBJECT

private slots:
    void row_data();
    void row();
    void failsARowThatIsNotCited();
    void failsARowOfData_data();
    void failsARowOfData();
    void heedsEachPartOfARowOfData();
    void complainsOfARowThatProvesNothing();
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
    for (std::size_t i = 0; i < rowFiles().size(); ++i)
        QTest::newRow(rowFiles()[i].name().c_str()) << static_cast<int>(rows.size() + i);
}

void TestRuleRows::row()
{
    QFETCH(int, index);
    const auto rows = allRows();
    const auto at = static_cast<std::size_t>(index);
    const auto found = at < rows.size() ? faults(rows[at]) : rowFiles()[at - rows.size()].faults();
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

void TestRuleRows::failsARowOfData_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("fault");
    const auto row = [](const char *name, const std::string &from, const std::string &to,
                        const std::string &fault) { QTest::newRow(name) << from << to << fault; };
    row("as it is", "", "", "");
    row("not cited", R"("cited": ["CRYPT-05"])", R"("cited": ["CRYPT-05", "CRYPT-07"])",
        "does not cite CRYPT-07; ");
    row("cited", "CRYPT-06", "CRYPT-03", "cites CRYPT-03; ");
    row("another face", "[3, 5]", "[3, 4]", "/expect/at/10 is at 1, should be at ; ");
    row("another place", R"("0": "1")", R"("0": "2")", "/expect/at/0 is at 1, should be at 2; ");
    row("no token", R"("at": {"0")", R"("at": {"77")", "/expect/at/77 is no token; ");
    row("other points", R"({"0": 3})", R"({"0": 2})", "/expect/points/0 is 3, should be 2; ");
    row("other states", R"({"0": 0})", R"({"0": 1})", "/expect/states/0 is 0, should be 1; ");
    row("another number", R"("Alarm": 0)", R"("Alarm": 1)",
        "/expect/counters/Alarm is 0, should be 1; ");
    row("no counter", "Alarm", "Harm", "/expect/counters/Harm is no counter; ");
    row("another is asked", R"("decision")", R"("roll")",
        "/expect/awaits is decision, should be roll; ");
    row("allowed", R"("to": 7)", R"("to": 3)",
        "/expect/refused/0 is allowed, should be refused by CRYPT-03; does not cite CRYPT-03; ");
    row("dice too many", "[3, 5]", "[3, 5, 1]", "/chance/0 does not fit what is awaited; ");
    row("dice nobody awaits", R"("chance": [)", R"("chance": [{"faces": [6, 6]}, )",
        "/chance/1 was not awaited; ");
    row("a refused action", R"({"kind": "fight"})", R"({"kind": "fight", "to": 3})",
        "/actions/0 is refused: ");
    row("no such key", R"("awaits")", R"("wants")", "/expect: ");
    row("no such key of a stage", R"("ghouls")", R"("ghosts")", "/stage: ");
    row("no rule that it is about", R"("rule": "CRYPT-05")", R"("rule": "CRYPT-01")", "/rule: ");
    row("no die", "[3, 5]", "[0, 5]", "/chance/0/faces/0: ");
    row("no JSON", R"({"rule")", R"(["rule")", "/1: ");
}

/** Each change is noticed, and told with where it stands. */
void TestRuleRows::failsARowOfData()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(std::string, fault);
    const auto found = faultsWith(from, to);
    QVERIFY2(fault.empty() ? found.empty() : found.find(fault) != std::string::npos, found.c_str());
}

void TestRuleRows::heedsEachPartOfARowOfData()
{
    std::string found;
    for (const RowFile &file : rowFiles())
        found += file.unheeded();
    QVERIFY2(found.empty(), found.c_str());
}

void TestRuleRows::complainsOfARowThatProvesNothing()
{
    const RowFile vague{&rowGames().front(), "row", R"({"rule": "CRYPT-06", "name": "a row",
        "stage": {"seekers": [{"zone": 1}, {"zone": 1}], "ghouls": [1]},
        "chance": [{"faces": [3, 5]}], "actions": [{"action": {"kind": "fight"}}],
        "expect": {"not-cited": ["CRYPT-06"]}})"};
    QCOMPARE(vague.faults(), std::string());
    QCOMPARE(vague.unheeded(), std::string("row: what is played; "));
}

void TestRuleRows::everyEnforcedRuleIsProved()
{
    auto found = gaps(coverage(kSystem, allRows()));
    for (const RowGame &game : rowGames()) {
        const auto reference = sourceFile(game.reference + game.system + ".json");
        for (const Covered &rule : coverage(*reference, proofsOf(game)))
            found += gapsOf(rule);
    }
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
    std::string differ;
    const auto compare = [&](const std::string &system, const std::string &folder,
                             const std::vector<Covered> &covered) {
        const std::string file = system + ".coverage.json";
        const auto written = coverageText(system, covered);
        std::ofstream(BUILD_DIR "/" + file, std::ios::binary) << written;
        if (sourceFile(folder + file) != written)
            differ += "copy " + file + " from the build folder to " + folder + "; ";
    };
    compare(kSystem, "resources/reference/", coverage(kSystem, allRows()));
    for (const RowGame &game : rowGames()) {
        const auto reference = sourceFile(game.reference + game.system + ".json");
        compare(game.system, game.reference, coverage(*reference, proofsOf(game)));
    }
    QVERIFY2(differ.empty(), differ.c_str());
}

CORE_TEST(TestRuleRows)

} // namespace tst_rulerows

#include "tst_rulerows.moc"
