// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tablefile.h"
#include "rules/musg/play/setup/scenariofile.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/musg/readytables.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <regex>

namespace tst_tablefiles {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;
using musg::play::decodeScenario;
using Json = nlohmann::json;

namespace {

constexpr int kFiles = 300;

/** What the schema cannot say: how pieces must lie. */
bool isGeometry(const Error &error)
{
    static const std::regex piece("/pieces/[0-9]+");
    return error.code == ErrorCode::OutlineCrosses ||
           (error.code == ErrorCode::NumberOutOfRange && std::regex_match(error.pointer, piece)) ||
           (error.code == ErrorCode::TooManyEntries && error.pointer.empty());
}

bool readsTable(const std::string &text)
{
    const auto read = tables::decodeTable(text);
    return read || isGeometry(read.error());
}

/** What the schema cannot say: a number within every scenario's range, but not within this one's.
 */
bool isOfThisScenario(const Error &error)
{
    if (error.code == ErrorCode::ManyComplaints)
        return std::ranges::all_of(error.more, isOfThisScenario);
    static const std::regex zone("/objectives/[0-9]+/(zone|keeper)");
    static const std::regex span("/(zones/[0-9]+|objectives/[0-9]+/strip)/span");
    if (error.code != ErrorCode::NumberOutOfRange)
        return false;
    const auto number = std::stoll(error.subject);
    if (std::regex_match(error.pointer, zone))
        return number >= 1 && number <= 4;
    return std::regex_match(error.pointer, span) && number >= 100 && number <= 1000;
}

bool readsScenario(const std::string &text)
{
    const auto read = decodeScenario(text);
    return read || isOfThisScenario(read.error());
}

std::string file(const std::string &path)
{
    return tests::sourceFile("resources/" + path).value();
}

const std::vector<Json> kValues{
    0,     -1,   1,    50,      99,      100,     400,           799,
    800,   1000, 1001, 2000,    2001,    20'000,  20'001,        true,
    false, "",   "a",  "north", "hedge", nullptr, Json::array(), Json::object()};

/** The first complaint of a table that differs from the hamlet in one place. */
Error refusalOf(const std::string &place, const Json &value)
{
    Json table = Json::parse(file("tables/musg/hamlet.table.json"));
    table[Json::json_pointer(place)] = value;
    const auto read = tables::decodeTable(table.dump());
    return read ? Error{} : read.error();
}

} // namespace

class TestTableFiles : public QObject
{
    Q_OBJECT

private slots:
    void tableReaderAndSchemaAgree();
    void scenarioReaderAndSchemaAgree();
    void namesThePlaceAndTheReason();
    void refusesWhatDoesNotFitItsScenario_data();
    void refusesWhatDoesNotFitItsScenario();
    void refusesNewerFiles();
    void scenariosComeBackFromTheirText();
};

void TestTableFiles::tableReaderAndSchemaAgree()
{
    std::vector<std::string> samples;
    for (const std::string &key : tests::readyTableKeys())
        samples.push_back(tests::readyTableText(key));
    auto texts = tests::spoiled(samples, kFiles, 31);
    const auto more = tests::varied(file("tables/musg/hamlet.table.json"),
                                    {"/version", "/key", "/name/fr", "/width", "/depth", "/pieces",
                                     "/pieces/0/kind", "/pieces/0/outline", "/pieces/0/outline/0",
                                     "/pieces/0/outline/0/0", "/pieces/0/bottom", "/pieces/0/top",
                                     "/pieces/0/traits", "/pieces/0/traits/0", "/pieces/0/colour"},
                                    kValues);
    texts.insert(texts.end(), more.begin(), more.end());
    const auto met = tests::disagreement(QStringLiteral("table"), texts, readsTable);
    QVERIFY2(met.empty(), met.c_str());
}

void TestTableFiles::scenarioReaderAndSchemaAgree()
{
    const std::vector<std::string> samples{file("scenarios/musg/pitched-battle.scenario.json"),
                                           file("scenarios/musg/ambush.scenario.json"),
                                           file("scenarios/musg/raid.scenario.json"),
                                           file("scenarios/musg/hold-the-ground.scenario.json")};
    auto texts = tests::spoiled(samples, kFiles, 32);
    const auto more =
        tests::varied(samples.back(),
                      {"/version", "/key", "/name", "/summary/en", "/zones", "/zones/0/edge",
                       "/zones/1/depth", "/objectives", "/objectives/0/x", "/objectives/0/y",
                       "/objectives/1/radius", "/objectives/1/points_each_turn",
                       "/objectives/2/points_at_end", "/turns", "/last_band_ends", "/weather"},
                      kValues);
    texts.insert(texts.end(), more.begin(), more.end());
    const auto strips = tests::varied(
        samples[1],
        {"/zones/0/from", "/zones/0/span", "/objectives/0/strip", "/objectives/0/strip/depth",
         "/objectives/0/claim", "/objectives/0/zone", "/objectives/0/x", "/objectives/0/radius"},
        kValues);
    texts.insert(texts.end(), strips.begin(), strips.end());
    const auto circles =
        tests::varied(samples[2],
                      {"/objectives/0/strip", "/objectives/1/points_once", "/objectives/1/keeper",
                       "/objectives/2/points_kept", "/objectives/0/zone", "/zones/0/from"},
                      kValues);
    texts.insert(texts.end(), circles.begin(), circles.end());
    const auto met = tests::disagreement(QStringLiteral("musg/scenario"), texts, readsScenario);
    QVERIFY2(met.empty(), met.c_str());
}

void TestTableFiles::namesThePlaceAndTheReason()
{
    const Error range = refusalOf("/pieces/3/top", 20'001);
    QVERIFY(range.code == ErrorCode::NumberOutOfRange);
    QCOMPARE(range.pointer, std::string("/pieces/3/top"));
    const Error crossed =
        refusalOf("/pieces/2/outline", Json::parse("[[0,0],[100,100],[100,0],[0,100]]"));
    QVERIFY(crossed.code == ErrorCode::OutlineCrosses);
    QCOMPARE(crossed.pointer, std::string("/pieces/2"));
    const Error off = refusalOf("/pieces/2/outline", Json::parse("[[3900,0],[4100,0],[4100,90]]"));
    QVERIFY(off.code == ErrorCode::NumberOutOfRange);
    QCOMPARE(off.pointer, std::string("/pieces/2"));
    QCOMPARE(off.subject, std::string("4100"));
    const Error upsideDown = refusalOf("/pieces/4/bottom", 300);
    QVERIFY(upsideDown.code == ErrorCode::NumberOutOfRange);
    QCOMPARE(upsideDown.pointer, std::string("/pieces/4"));
}

void TestTableFiles::refusesWhatDoesNotFitItsScenario_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *sample, const char *patch,
                        const char *pointer, const char *said) {
        QTest::newRow(name) << QString::fromLatin1(sample) << QString::fromLatin1(patch)
                            << QString::fromLatin1(pointer) << QString::fromLatin1(said);
    };
    row("points without a keeper", "raid", R"([{"op":"remove","path":"/objectives/1/keeper"}])",
        "/objectives/1", "keeper");
    row("a keeper in no zone", "raid",
        R"([{"op":"replace","path":"/objectives/1/keeper","value":3}])", "/objectives/1/keeper",
        "1..2");
    row("a claim of no zone", "raid", R"([{"op":"replace","path":"/objectives/2/zone","value":4}])",
        "/objectives/2/zone", "1..2");
    row("a zone off its edge", "ambush", R"([{"op":"replace","path":"/zones/0/from","value":600}])",
        "/zones/0/span", "100..400");
    row("a strip off its edge", "breakthrough",
        R"([{"op":"add","path":"/objectives/0/strip/from","value":1},
            {"op":"add","path":"/objectives/0/strip/span","value":1000}])",
        "/objectives/0/strip/span", "100..999");
}

void TestTableFiles::refusesWhatDoesNotFitItsScenario()
{
    QFETCH(QString, sample);
    QFETCH(QString, patch);
    QFETCH(QString, pointer);
    QFETCH(QString, said);
    const Json whole =
        Json::parse(file("scenarios/musg/" + sample.toStdString() + ".scenario.json"));
    QVERIFY(decodeScenario(whole.dump()));
    const auto read = decodeScenario(whole.patch(Json::parse(patch.toStdString())).dump());
    QVERIFY(!read);
    QCOMPARE(read.error().pointer, pointer.toStdString());
    const bool isRange = read.error().code == ErrorCode::NumberOutOfRange;
    QCOMPARE(isRange ? read.error().hint : read.error().subject, said.toStdString());
}

void TestTableFiles::refusesNewerFiles()
{
    const Error error = refusalOf("/version", 2);
    QVERIFY(error.code == ErrorCode::NewerFormat);
    QCOMPARE(error.subject, std::string("2"));
}

void TestTableFiles::scenariosComeBackFromTheirText()
{
    for (const char *key :
         {"pitched-battle", "hold-the-ground", "breakthrough", "ambush", "escort", "raid"}) {
        const auto scenario =
            decodeScenario(file("scenarios/musg/" + std::string(key) + ".scenario.json")).value();
        QCOMPARE(decodeScenario(musg::play::encodeScenario(scenario)).value(), scenario);
    }
}

CORE_TEST(TestTableFiles)

} // namespace tst_tablefiles

#include "tst_tablefiles.moc"
