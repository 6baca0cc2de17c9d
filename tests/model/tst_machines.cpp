// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/simulation.h"
#include "model/resources.h"
#include "tests/support/musgsetups.h"
#include "tests/support/readytables.h"

#include <QtTest/QtTest>

#include <thread>

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;

namespace {

const rules::MatchRules &rulesOfMusg()
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return *kSystems.front().matches;
}

int fromEnvironment(const char *name, int otherwise)
{
    const int given = qEnvironmentVariableIntValue(name);
    return given > 0 ? given : otherwise;
}

/** Both ways round of one set-up, so often. */
Tally played(const rules::MatchSetup &setup, std::uint64_t seed, Amount games)
{
    const std::atomic<bool> stop = false;
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto simulation = Simulation::prepare(
        rulesOfMusg(), setup,
        {.seed = seed, .games = games, .mirrored = true, .jobs = games < 20 ? 1 : cores});
    return simulation.value().run(stop, [](Amount) {});
}

rules::MatchSetup meeting(const std::string &table, const std::string &scenario, std::size_t first,
                          std::size_t second)
{
    rules::MatchSetup setup;
    setup.system = "musg";
    setup.seats = {{sampleBand(kPlayedSamples[first % kPlayedSamples.size()]), "easy"},
                   {sampleBand(kPlayedSamples[second % kPlayedSamples.size()]), "random"}};
    setup.table = readyTableText(table);
    setup.scenario = *sourceFile("resources/scenarios/" + scenario + ".scenario.json");
    return setup;
}

} // namespace

/** How the machines play. The suite plays few games; the targets `machines-long` and
    `endings-long` set ESCARMOUCHE_GAMES. */
class TestMachines : public QObject
{
    Q_OBJECT

private slots:
    void easyBeatsRandom_data();
    void easyBeatsRandom();
    void everyGameEnds();
};

void TestMachines::easyBeatsRandom_data()
{
    QTest::addColumn<QString>("table");
    for (const std::string &key : readyTableKeys())
        QTest::newRow(key.c_str()) << QString::fromStdString(key);
}

/** Each sample that the core rules play is led by either machine, against another of 480 to 500
    points, in both scenarios, from both sides of the table with the same seed. */
void TestMachines::easyBeatsRandom()
{
    QFETCH(QString, table);
    constexpr int kFew = 64;
    constexpr int kMany = 400;
    const int games = fromEnvironment("ESCARMOUCHE_GAMES", kFew);
    const auto bands = static_cast<int>(kPlayedSamples.size());
    SeatTally easy;
    Amount count = 0;
    Amount refused = 0;
    for (int round = 0; count < games; ++round) {
        const int apart = 1 + round % (bands - 1);
        const char *scenario = round % 2 == 0 ? "pitched-battle" : "hold-the-ground";
        for (int band = 0; band < bands && count < games; ++band) {
            const auto tally =
                played(meeting(table.toStdString(), scenario, static_cast<std::size_t>(band),
                               static_cast<std::size_t>(band + apart)),
                       static_cast<std::uint64_t>(round), 2);
            easy.wins += tally.seats[0].wins;
            easy.draws += tally.seats[0].draws;
            count += tally.count;
            refused += tally.refused + tally.stalled;
        }
    }
    const Share score = scoreOf(easy, count);
    qInfo("%s: %lld games, %lld won, %lld drawn, score %.4f, 95%% from %.4f to %.4f",
          qPrintable(table), static_cast<long long>(count), static_cast<long long>(easy.wins),
          static_cast<long long>(easy.draws), score.share, score.low, score.high);
    QCOMPARE(refused, Amount{0});
    QVERIFY(games < kMany ? score.low > 0.8 : score.low >= 0.9);
}

void TestMachines::everyGameEnds()
{
    constexpr int kFew = 200;
    const int games = fromEnvironment("ESCARMOUCHE_GAMES", kFew);
    constexpr Amount kAtOnce = 50;
    Amount count = 0;
    Amount actions = 0;
    for (int number = 0; count < games; ++number) {
        const char *player = number % 8 == 0 ? "easy" : "random";
        const auto tally =
            played(musgSetup(number, player), static_cast<std::uint64_t>(number), kAtOnce);
        QCOMPARE(tally.stalled, Amount{0});
        QCOMPARE(tally.refused, Amount{0});
        count += tally.count;
        actions += tally.actions;
    }
    qInfo("%lld games, %lld actions, none without an end", static_cast<long long>(count),
          static_cast<long long>(actions));
    QVERIFY(actions > count * 10);
}

QTEST_GUILESS_MAIN(TestMachines)
#include "tst_machines.moc"
