// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally/simulation.h"
#include "model/resources.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/musg/readytables.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <optional>
#include <thread>

namespace tst_machines {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;

namespace {

const rules::MatchRules &rulesOf(std::string_view system)
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return *std::ranges::find(kSystems, system, [](const rules::RuleSystem &each) {
                return std::string_view(each.key);
            })->matches;
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
        rulesOf(setup.system), setup,
        {.seed = seed, .games = games, .mirrored = true, .jobs = games < 20 ? 1 : cores});
    return simulation.value().run(stop, [](Amount) {});
}

#ifdef ESCARMOUCHE_SANITIZED // without optimisation a game takes twenty times as long
constexpr int kDuels = 2, kTownDuels = 2;
constexpr int kEndings = 24;
#else
constexpr int kDuels = 24, kTownDuels = 16;
constexpr int kEndings = 200;
#endif
constexpr int kTelling = 24; // duels that show something, if no more than "not worse than asked"

struct Pairing {
    const char *better;
    const char *worse;
};

rules::MatchSetup meeting(const Pairing &pairing, const std::string &table,
                          const std::string &scenario, std::size_t first, std::size_t second)
{
    rules::MatchSetup setup;
    setup.system = "musg";
    setup.seats = {{sampleBand(kPlayedSamples[first % kPlayedSamples.size()]), pairing.better},
                   {sampleBand(kPlayedSamples[second % kPlayedSamples.size()]), pairing.worse}};
    setup.table = readyTableText(table);
    setup.scenario = *sourceFile("resources/scenarios/musg/" + scenario + ".scenario.json");
    return setup;
}

/** Each sample that the core rules play is led by either machine, against another of 480 to 500
    points, in both open scenarios, from both sides of the table with the same seed; nothing where a
    machine was refused something or a game did not end. */
std::optional<Share> scoreOf(const Pairing &pairing, const std::string &table, int games)
{
    const auto bands = static_cast<int>(kPlayedSamples.size());
    SeatTally better;
    Amount count = 0;
    Amount faults = 0;
    for (int round = 0; count < games; ++round) {
        const int apart = 1 + round % (bands - 1);
        const char *scenario = round % 2 == 0 ? "pitched-battle" : "hold-the-ground";
        for (int band = 0; band < bands && count < games; ++band) {
            const auto tally =
                played(meeting(pairing, table, scenario, static_cast<std::size_t>(band),
                               static_cast<std::size_t>(band + apart)),
                       static_cast<std::uint64_t>(round), 2);
            better.wins += tally.seats[0].wins;
            better.draws += tally.seats[0].draws;
            count += tally.count;
            faults += tally.refused + tally.stalled;
        }
    }
    const Share score = model::scoreOf(better, count);
    qInfo("%s against %s, %s: %lld games, %lld won, %lld drawn, %lld refused or stalled, score "
          "%.4f, 95%% from %.4f to %.4f",
          pairing.better, pairing.worse, table.c_str(), static_cast<long long>(count),
          static_cast<long long>(better.wins), static_cast<long long>(better.draws),
          static_cast<long long>(faults), score.share, score.low, score.high);
    return faults == 0 ? std::optional(score) : std::nullopt;
}

} // namespace

/** How the machines play. The suite plays few games; the targets `machines-long` and
    `endings-long` set ESCARMOUCHE_GAMES. */
class TestMachines : public QObject
{
    Q_OBJECT

private slots:
    void theBetterMachineWins_data();
    void theBetterMachineWins();
    void theBetterMachineWinsWithoutBands_data();
    void theBetterMachineWinsWithoutBands();
    void everyGameEnds();
};

void TestMachines::theBetterMachineWins_data()
{
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::addColumn<QString>("table");
    QTest::addColumn<double>("asked"); // of the lower end, over many games
    const auto row = [](const char *better, const char *worse, const std::string &table,
                        double asked) {
        QTest::addRow("%s against %s, %s", better, worse, table.c_str())
            << QString::fromLatin1(better) << QString::fromLatin1(worse)
            << QString::fromStdString(table) << asked;
    };
    for (const std::string &table : readyTableKeys()) {
        row("easy", "random", table, 0.9);
        row("normal", "random", table, 0.96);
        row("normal", "easy", table, 0.7);
    }
}

void TestMachines::theBetterMachineWins()
{
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QFETCH(QString, table);
    QFETCH(double, asked);
    constexpr int kMany = 400;
    const int games = fromEnvironment("ESCARMOUCHE_GAMES", kDuels);
    const auto score = scoreOf({qPrintable(better), qPrintable(worse)}, table.toStdString(), games);
    QVERIFY2(score.has_value(), "a machine was refused something, or a game did not end");
    if (games < kTelling)
        return;
    QVERIFY(score->share > 0.5);
    QVERIFY((games < kMany ? score->high : score->low) >= asked);
}

void TestMachines::theBetterMachineWinsWithoutBands_data()
{
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::addColumn<double>("asked"); // of the lower end, over many games
    QTest::newRow("zombies: easy against random") << "easy"
                                                  << "random" << 0.9;
    QTest::newRow("zombies: normal against easy") << "normal"
                                                  << "easy" << 0.6;
}

/** Two seats, from both of them with the same seed. */
void TestMachines::theBetterMachineWinsWithoutBands()
{
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QFETCH(double, asked);
    constexpr int kMany = 400;
    const int games = fromEnvironment("ESCARMOUCHE_GAMES", kTownDuels);
    rules::MatchSetup setup;
    setup.system = QByteArray(QTest::currentDataTag()).split(':').first().toStdString();
    setup.seats = {{{}, better.toStdString()}, {{}, worse.toStdString()}};
    const Tally tally = played(setup, 0, games);
    const Share score = model::scoreOf(tally.seats[0], tally.count);
    std::string lengths;
    for (const auto &[rounds, many] : tally.turns)
        lengths += ' ' + std::to_string(rounds) + ':' + std::to_string(many);
    qInfo("%s: %lld games, %lld won, score %.4f, 95%% from %.4f to %.4f; by rounds%s",
          QTest::currentDataTag(), static_cast<long long>(tally.count),
          static_cast<long long>(tally.seats[0].wins), score.share, score.low, score.high,
          lengths.c_str());
    QCOMPARE(tally.stalled + tally.refused, Amount{0});
    QVERIFY(score.share > 0.5 || games < kTelling / 2);
    QVERIFY((games < kMany ? score.high : score.low) >= asked);
}

void TestMachines::everyGameEnds()
{
    const int games = fromEnvironment("ESCARMOUCHE_GAMES", kEndings);
    constexpr Amount kAtOnce = kEndings / 8; // each kind of player and band
    Amount count = 0;
    Amount actions = 0;
    for (int number = 0; count < games; ++number) {
        const char *player = number % 8 == 0 ? "easy" : number % 8 == 4 ? "normal" : "random";
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

CORE_TEST(TestMachines)

} // namespace tst_machines

#include "tst_machines.moc"
