// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/matchrules.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/manycases.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <map>
#include <set>

namespace tst_musgsetups {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

constexpr const char *kOwnScenario = "tests/rules/scenarios/race-to-the-well.scenario.json";

const rules::MatchRules &rulesOfMusg()
{
    static const auto kRules = rules::musg::play::matchRules(musgCatalogue());
    return *kRules;
}

/** Three bands at the well, on that table. */
rules::MatchSetup atTheWell(const std::string &table, const std::string &player)
{
    rules::MatchSetup setup;
    setup.system = "musg";
    for (const char *band : {"karnash", "sylvaran", "vega"})
        setup.seats.push_back({sampleBand(band), player});
    setup.table = *sourceFile("resources/tables/musg/" + table + ".table.json");
    setup.scenario = *sourceFile(kOwnScenario);
    setup.practice = true;
    return setup;
}

} // namespace

/** Whole games of whatever a set-up may hold: any bands, machines, tables, scenarios, options. */
class TestMusgSetups : public QObject
{
    Q_OBJECT

private slots:
    void drawsWhateverThereIs();
    void isAScenarioByItsSchema();
    void playsAScenarioOfItsOwn_data();
    void playsAScenarioOfItsOwn();
    void refusesMoreBandsThanZones();
    void hasSecretsWhereSomebodyHides();
    void playsWholeGamesOfAnySetup_data();
    void playsWholeGamesOfAnySetup();
};

void TestMusgSetups::hasSecretsWhereSomebodyHides()
{
    for (int number = 0; number < 8; ++number)
        QCOMPARE(rulesOfMusg().hasSecrets(musgSetup(number, "person")), number % 4 == 3);
    QVERIFY(!rulesOfMusg().hasSecrets(atTheWell("hamlet", "person")));
    rules::MatchSetup broken = musgSetup(3, "person");
    broken.seats[0].band = "{}";
    QVERIFY(!rulesOfMusg().hasSecrets(broken));
}

/** No number of bands, player, table, scenario or sample is left out. */
void TestMusgSetups::drawsWhateverThereIs()
{
    std::map<std::size_t, int> bands;
    std::set<std::string> players, tables, scenarios, samples;
    int generated = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto setup = randomSetup(seed);
        ++bands[setup.seats.size()];
        for (const auto &seat : setup.seats) {
            players.insert(seat.player);
            if (std::ranges::count(playableSamples(), seat.band) > 0)
                samples.insert(seat.band);
        }
        scenarios.insert(setup.scenario);
        if (setup.table.starts_with(R"({"generate")"))
            ++generated;
        else
            tables.insert(setup.table);
    }
    QCOMPARE(bands.size(), std::size_t{3});
    for (const auto &[count, times] : bands)
        QVERIFY2(times > 80, std::to_string(count).c_str());
    QCOMPARE(players, (std::set<std::string>{"easy", "normal", "random"}));
    QCOMPARE(tables.size(), textsOf("resources/tables/musg").size());
    QCOMPARE(scenarios.size(), textsOf("resources/scenarios/musg").size() + 1);
    QCOMPARE(samples.size(), playableSamples().size());
    QVERIFY(samples.size() >= kPlayedSamples.size());
    QVERIFY(generated > 80);
}

void TestMusgSetups::playsAScenarioOfItsOwn_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("table");
    QTest::newRow("random") << QStringLiteral("random") << QStringLiteral("docks");
    QTest::newRow("easy") << QStringLiteral("easy") << QStringLiteral("causeways");
    if (!kSanitized)
        QTest::newRow("normal") << QStringLiteral("normal") << QStringLiteral("chapel-hill");
}

/** A file of the tests alone, for three bands: the program knows nothing of it. */
void TestMusgSetups::playsAScenarioOfItsOwn()
{
    QFETCH(QString, player);
    QFETCH(QString, table);
    const auto setup = atTheWell(table.toStdString(), player.toStdString());
    const auto play = playMatch(rulesOfMusg(), setup, 5, false);
    QVERIFY2(play.complaint.empty(), play.complaint.c_str());
    const auto complaint = replayComplaint(rulesOfMusg(), play);
    QVERIFY2(complaint.empty(), complaint.c_str());
    QCOMPARE(play.report.seats.size(), std::size_t{3});
    const auto match = rulesOfMusg().replay(play.journal);
    QVERIFY(match.has_value());
    QVERIFY((*match)->awaited().what == rules::Awaited::Over);
    const int last = (*match)->view(rules::kNoSeat).turn;
    QVERIFY2(last >= 1 && last <= 5, std::to_string(last).c_str());
    int scored = 0; // by its objectives
    for (const auto &entry : play.journal.entries) {
        for (const std::string &event : entry.events)
            scored += event.find("MUSG-VP-03") != std::string::npos ? 1 : 0;
    }
    QVERIFY(scored > 0);
}

void TestMusgSetups::isAScenarioByItsSchema()
{
    const auto judged =
        judgeBySchema({{QStringLiteral("resources/schemas/musg/scenario.schema.json"),
                        QString::fromLatin1(kOwnScenario)}});
    QCOMPARE(judged, QStringList{QStringLiteral("ok")});
    const auto title = rulesOfMusg().title(*sourceFile(kOwnScenario));
    QVERIFY(title.has_value());
    QCOMPARE(title->key, std::string("race-to-the-well"));
    QCOMPARE(title->mostSeats, 3);
}

void TestMusgSetups::refusesMoreBandsThanZones()
{
    auto setup = atTheWell("docks", "random");
    setup.seats.push_back({sampleBand("omicron"), "random"});
    const auto begun = rulesOfMusg().begin(setup);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, rules::ErrorCode::TooFewEntries);
    QCOMPARE(begun.error().pointer, std::string("/scenario/zones"));
}

void TestMusgSetups::playsWholeGamesOfAnySetup_data()
{
    QTest::addColumn<int>("bands");
    for (const int bands : {2, 3, 4})
        QTest::newRow(std::to_string(bands).c_str()) << bands;
}

/** Played to their end by their machines, no action refused; written, read and replayed. */
void TestMusgSetups::playsWholeGamesOfAnySetup()
{
    QFETCH(int, bands);
    int games = 0;
    for (std::uint64_t seed = 1000; games < (kSanitized ? 1 : 2); ++seed) {
        const auto setup = randomSetup(seed);
        if (static_cast<int>(setup.seats.size()) != bands || (kSanitized && isSlow(setup)))
            continue;
        ++games;
        const std::string name = "set-up " + std::to_string(seed) + ": ";
        const bool wander = !kSanitized && bands == 2 && games == 1;
        const auto play = playMatch(rulesOfMusg(), setup, seed, wander);
        QVERIFY2(play.complaint.empty(), (name + play.complaint).c_str());
        const auto complaint = replayComplaint(rulesOfMusg(), play);
        QVERIFY2(complaint.empty(), (name + complaint).c_str());
        QCOMPARE(static_cast<int>(play.report.seats.size()), bands);
    }
}

CORE_TEST(TestMusgSetups)

} // namespace tst_musgsetups

#include "tst_musgsetups.moc"
