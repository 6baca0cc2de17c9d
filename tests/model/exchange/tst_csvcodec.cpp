// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csvcodec.h"
#include "tests/support/testmain.h"

#include <QtTest>
#include <nlohmann/json.hpp>

namespace tst_csvcodec {

using namespace escarmouche;
using namespace std::string_literals;
using model::bandFileFromCsv;
using model::csvFromBandFile;
using nlohmann::json;
using rules::ErrorCode;

namespace {

const json kBand = json::parse(R"json({
    "format": "escarmouche-band", "version": 1, "system": "musg", "name": "Tanières",
    "race": "goblin", "treasury": -12, "options": {"caps": {"total": 300}, "mixed_races": true},
    "members": [
        {"rank": "chief", "profile": "orc", "name": "Grok", "gear": {"shield": 1, "sword": 2},
         "advances": ["a", "b"], "injuries": [{"injury": "hatred", "against": "Elfes"}]},
        {"rank": "sous-fifre", "profile": "goblin", "count": 4, "notes": "un, deux"}
    ]})json");

json throughCsv(const json &band, bool safe)
{
    const auto csv = csvFromBandFile(band.dump(), safe);
    if (!csv)
        return "not written";
    const auto back = bandFileFromCsv(*csv);
    return back ? json::parse(back->json) : json("not read");
}

json named(const std::string &name)
{
    json band = kBand;
    band["name"] = name;
    band["members"][0]["name"] = name;
    band["members"][1]["notes"] = name;
    return band;
}

} // namespace

class tst_CsvCodec : public QObject
{
    Q_OBJECT

private slots:
    void bringsABandBackIdentical()
    {
        QCOMPARE(throughCsv(kBand, false).dump(), kBand.dump());
        QCOMPARE(throughCsv(kBand, true).dump(), kBand.dump());
    }

    void bringsABandWithoutFiguresBack()
    {
        json band = kBand;
        band["members"] = json::array();
        QCOMPARE(throughCsv(band, false).dump(), band.dump());
    }

    void writesOneRowAFigureLine()
    {
        const auto csv = csvFromBandFile(kBand.dump(), false);
        QVERIFY(csv);
        const auto rows = model::readCsv(*csv);
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t{3});
        const auto &head = (*rows)[0].cells;
        QVERIFY(std::ranges::find(head, "gear.sword") != head.end());
        QVERIFY(std::ranges::find(head, "injuries.1.against") != head.end());
        QVERIFY(std::ranges::find(head, "band.options.caps.total") != head.end());
        QVERIFY(csv->ends_with("\r\n"));
    }

    void keepsTextsThatLookLikeSomethingElse()
    {
        for (const auto &name : {"12"s,    "-3"s,   "007"s,   "true"s,
                                 "\"x\""s, "\""s,   "a\"b"s,  "'=1"s,
                                 "'"s,     "=1+1"s, "+1"s,    "@SUM(A1)"s,
                                 "\tx"s,   "a;b"s,  " pad "s, "ligne\nligne"s,
                                 "null"s,  "[1]"s,  "1e9"s,   "99999999999999999999"s,
                                 "é𝔘"s}) {
            QCOMPARE(throughCsv(named(name), false).dump(), named(name).dump());
            QCOMPARE(throughCsv(named(name), true).dump(), named(name).dump());
        }
    }

    void leavesNoFormulaWhenAskedTo()
    {
        for (const auto &name : {"=1+1"s, "+1"s, "-1+1"s, "@x"s, "\tx"s, "\nx"s}) {
            const auto safe = csvFromBandFile(named(name).dump(), true);
            QCOMPARE(formulas(*safe), 0);
            const auto plain = csvFromBandFile(named(name).dump(), false);
            QVERIFY(formulas(*plain) > 0);
        }
    }

    void readsWhatSpreadsheetsWrite()
    {
        const auto back =
            bandFileFromCsv("\xEF\xBB\xBFrank;name;band.system;\n;;;\nchief;\"A;B\";musg;\n");
        QVERIFY(!back); // the last column has no name
        const auto good =
            bandFileFromCsv("\xEF\xBB\xBFrank;name;band.system\n;;\nchief;\"A;B\";musg\n");
        QVERIFY(good);
        QCOMPARE(good->json, R"({"members":[{"name":"A;B","rank":"chief"}],"system":"musg"})"s);
        QCOMPARE(good->lines.front(), std::size_t{3});
    }

    void refusesABrokenTable_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("line");
        QTest::newRow("open quote") << QByteArray("a\r\n1\r\n\"x\n\n") << 3;
        QTest::newRow("text after quote") << QByteArray("a\r\n\"x\"y\r\n") << 2;
        QTest::newRow("quote in text") << QByteArray("a\r\nx\"y\r\n") << 2;
        QTest::newRow("too many cells") << QByteArray("a\n1\n1,2\n") << 3;
        QTest::newRow("column twice") << QByteArray("a,a\n1,2\n") << 1;
        QTest::newRow("nameless column") << QByteArray("a,\n1,2\n") << 1;
        QTest::newRow("two shapes") << QByteArray("gear,gear.x\n1,2\n") << 2;
        QTest::newRow("list with a gap") << QByteArray("a.2\nx\n") << 2;
        QTest::newRow("band in a later row") << QByteArray("a,band.name\n1,x\n1,y\n") << 3;
        QTest::newRow("members as a column") << QByteArray("band.members.1.a\n1\n") << 2;
    }
    void refusesABrokenTable()
    {
        QFETCH(QByteArray, csv);
        QFETCH(int, line);
        const auto band = bandFileFromCsv(csv.toStdString());
        QVERIFY(!band);
        QCOMPARE(band.error().code, ErrorCode::BadCsv);
        QCOMPARE(static_cast<int>(band.error().number), line);
    }

    void refusesAnEmptyFileAsSuch()
    {
        for (const auto *text : {"", "\n", "\r\n,,\r\n"}) {
            const auto error = bandFileFromCsv(text).error();
            QCOMPARE(error.code, ErrorCode::NotJson);
            QVERIFY(error.subject.empty() && error.number == 0);
        }
    }

    void refusesWhatIsNoUtf8()
    {
        const auto band = bandFileFromCsv("name\n\xC3\x28\n");
        QVERIFY(!band);
        QCOMPARE(band.error().code, ErrorCode::NotUtf8);
    }

    void namesThePlaceOfAComplaint()
    {
        const auto table = bandFileFromCsv("rank,injuries.1.injury,band.name\nx,,B\n\ny,z,\n");
        QVERIFY(table);
        QCOMPARE(placeInCsv(*table, "/members/1/injuries/0/injury"), "4:injuries.1.injury"s);
        QCOMPARE(placeInCsv(*table, "/members/0/rank"), "2:rank"s);
        QCOMPARE(placeInCsv(*table, "/name"), "2:band.name"s);
        QCOMPARE(placeInCsv(*table, ""), "2"s);
        QCOMPARE(placeInCsv(*table, "/members/1"), "4"s);
    }

private:
    static int formulas(const std::string &csv)
    {
        int count = 0;
        const auto rows = model::readCsv(csv);
        for (const auto &row : *rows) {
            for (const auto &cell : row.cells)
                count += model::looksLikeFormula(cell) ? 1 : 0;
        }
        return count;
    }
};

CORE_TEST(tst_CsvCodec)

} // namespace tst_csvcodec

#include "tst_csvcodec.moc"
