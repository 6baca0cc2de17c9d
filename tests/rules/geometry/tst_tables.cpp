// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/values/hash.h"
#include "tests/support/files/manycases.h"
#include "tests/support/geometry/tablefigures.h"
#include "tests/support/musg/readytables.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_tables {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;
using tests::readyTable;

namespace {

constexpr int kSeeds = tests::kSanitized ? 5 : 25;

std::string told(const tables::TableFile &file, const tests::TableFigures &figures)
{
    return file.key + ": " + std::to_string(figures.pieces) + " pieces of " +
           std::to_string(figures.kinds) + " kinds, " + std::to_string(figures.climbable) +
           " climbable, two levels " + std::to_string(figures.twoLevels) + ", open " +
           std::to_string(figures.openPerMille) + " in 1000, islands " +
           std::to_string(figures.islands);
}

/** Empty: a table as the game wants it. */
std::string complaintOf(const tables::TableFile &file)
{
    const auto figures = tests::figuresOf(file);
    const bool isGood = figures.pieces >= 16 && figures.kinds >= 4 && figures.climbable >= 3 &&
                        figures.twoLevels && figures.openPerMille >= 300 &&
                        figures.openPerMille <= 600 && figures.islands == 1;
    return isGood ? std::string() : told(file, figures);
}

int seeds()
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_SEEDS");
    return asked > 0 ? asked : kSeeds;
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void readyTablesAreGood_data();
    void readyTablesAreGood();
    void noticesWhatIsWrongWithATable();
    void generatedTablesAreGood();
    void generatedTablesOfEverySizeAreGood();
    void sameWishGivesTheSameTable();
    void tablesComeBackFromTheirText();
};

void TestTables::readyTablesAreGood_data()
{
    QTest::addColumn<QString>("key");
    for (const std::string &key : tests::readyTableKeys())
        QTest::newRow(key.c_str()) << QString::fromStdString(key);
}

void TestTables::readyTablesAreGood()
{
    QFETCH(QString, key);
    const auto table = readyTable(key.toStdString());
    const std::string complaint = complaintOf(table);
    QVERIFY2(complaint.empty(), complaint.c_str());
    QCOMPARE(QString::fromStdString(table.key), key);
}

void TestTables::noticesWhatIsWrongWithATable()
{
    const auto good = readyTable("hamlet");
    auto few = good;
    few.pieces.resize(15);
    QVERIFY(!complaintOf(few).empty());
    auto closed = good;
    closed.pieces.push_back({{{0, 1600}, {4000, 1600}, {4000, 1640}, {0, 1640}},
                             0,
                             300,
                             geometry::PieceKind::Wall,
                             geometry::trait::kImpassable | geometry::trait::kBlocksSight});
    const auto figures = tests::figuresOf(closed);
    QVERIFY2(figures.islands > 1, told(closed, figures).c_str());
    QVERIFY2(figures.openPerMille < 100, told(closed, figures).c_str());
    auto flat = good;
    std::erase_if(flat.pieces, [](const geometry::Piece &piece) { return piece.bottom > 0; });
    QVERIFY(!tests::figuresOf(flat).twoLevels);
}

void TestTables::generatedTablesAreGood()
{
    for (int seed = 1; seed <= seeds(); ++seed) {
        const auto table =
            tables::generateTable({.seed = static_cast<std::uint64_t>(seed), .pieces = 20});
        const std::string complaint = complaintOf(table);
        QVERIFY2(complaint.empty(), complaint.c_str());
        QVERIFY(table.pieces.size() >= 20);
    }
}

void TestTables::generatedTablesOfEverySizeAreGood()
{
    for (const std::int32_t width : {2'400, 4'000, 6'000}) {
        for (const std::int32_t depth : {2'400, 6'000}) {
            for (const int pieces : {16, 30}) {
                const auto table = tables::generateTable({7, width, depth, pieces});
                const std::string complaint = complaintOf(table);
                QVERIFY2(complaint.empty(),
                         (std::to_string(width) + " x " + std::to_string(depth) + ", " + complaint)
                             .c_str());
            }
        }
    }
}

void TestTables::sameWishGivesTheSameTable()
{
    const tables::TableWish wish{.seed = 42};
    const auto table = tables::generateTable(wish);
    QCOMPARE(tables::generateTable(wish), table);
    QVERIFY(tables::generateTable({.seed = 43}).pieces != table.pieces);
    // Matches that were begun on a generated table are told by its seed alone.
    QCOMPARE(QString::fromStdString(hashText(tables::encodeTable(table))),
             QStringLiteral("5d65e6ed8bfb19d2"));
}

void TestTables::tablesComeBackFromTheirText()
{
    for (const auto &table : {readyTable("hamlet"), tables::generateTable({.seed = 5})})
        QCOMPARE(tables::decodeTable(tables::encodeTable(table)).value(), table);
    QCOMPARE(tables::tableOf(R"({"generate":{"seed":5}})").value(),
             tables::generateTable({.seed = 5}));
}

CORE_TEST(TestTables)

} // namespace tst_tables

#include "tst_tables.moc"
