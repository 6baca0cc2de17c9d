// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setupfile.h"
#include "model/match/simulation.h"
#include "model/resources.h"
#include "tests/support/filejudges.h"

#include <QtTest/QtTest>

using namespace escarmouche;
using namespace escarmouche::model;
using rules::ErrorCode;

namespace {

const rules::RuleSystems &systems()
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return kSystems;
}

rules::MatchSetup setup()
{
    const auto loaded = loadSetup(systems(), QStringLiteral(":/setups/hold-the-ravine.setup.json"),
                                  [](const std::string &name) -> rules::Result<NamedBand> {
                                      return rules::fail({.subject = name});
                                  });
    rules::MatchSetup setup = loaded.value().match;
    for (rules::SeatSetup &seat : setup.seats)
        seat.player = "random";
    return setup;
}

Tally played(const SimulationWish &wish)
{
    const std::atomic<bool> stop = false;
    return Simulation::prepare(*systems().front().matches, setup(), wish)
        .value()
        .run(stop, [](Amount) {});
}

constexpr Amount kGames = 12;

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT

private slots:
    void threadsAndShardsChangeNothing();
    void mirroredGamesSwapTheSeats();
    void stopsWithTheFirstGames();
    void comesBackFromItsText();
    void refusesShardsThatDoNotBelongTogether();
    void knowsTheIntervalOfAShare();
    void writesWhatTheSchemaDescribes();
};

void TestSimulation::threadsAndShardsChangeNothing()
{
    const Tally whole = played({.seed = 5, .games = kGames});
    QCOMPARE(whole.count, kGames);
    QCOMPARE(whole.seats[0].wins + whole.seats[0].draws + whole.seats[0].losses, kGames);
    QVERIFY(played({.seed = 6, .games = kGames}).hash != whole.hash);
    QCOMPARE(played({.seed = 5, .games = kGames, .jobs = 3}), whole);
    std::vector<Tally> shards;
    for (const int shard : {3, 1, 2})
        shards.push_back(played({.seed = 5, .games = kGames, .shard = shard, .shards = 3}));
    QCOMPARE(encodeTally(merged(shards).value()), encodeTally(whole));
}

void TestSimulation::mirroredGamesSwapTheSeats()
{
    const Tally twice = played({.seed = 5, .games = 2, .mirrored = true});
    const Tally plain = played({.seed = 5, .games = 1});
    QCOMPARE(twice.count, Amount{2});
    QCOMPARE(twice.seats[0].band, plain.seats[0].band);
    QCOMPARE(twice.seats[1].band, plain.seats[1].band);
    QCOMPARE(twice.seats[0].figures.size(), plain.seats[0].figures.size());
    QVERIFY(twice.seats[0].band != twice.seats[1].band);
}

void TestSimulation::stopsWithTheFirstGames()
{
    std::atomic<bool> stop = true;
    const auto simulation =
        Simulation::prepare(*systems().front().matches, setup(), {.seed = 5, .games = kGames});
    QCOMPARE(simulation.value().run(stop, [](Amount) {}).count, Amount{0});
}

void TestSimulation::comesBackFromItsText()
{
    const Tally whole = played({.seed = 5, .games = 3, .mirrored = true});
    QCOMPARE(decodeTally(encodeTally(whole)).value(), whole);
    const auto newer = decodeTally(R"({"format":"escarmouche-simulation","version":2})");
    QVERIFY(!newer && newer.error().code == ErrorCode::NewerFormat);
    const auto other = decodeTally(R"({"format":"escarmouche-band","version":1})");
    QVERIFY(!other && other.error().more.size() > 1);
}

void TestSimulation::refusesShardsThatDoNotBelongTogether()
{
    const auto shard = [](int at, std::uint64_t seed) {
        Tally tally;
        tally.seed = seed;
        tally.first = at * 10;
        tally.count = 10;
        return tally;
    };
    QVERIFY(merged({shard(1, 7), shard(0, 7)}));
    QVERIFY(merged({shard(0, 7), shard(1, 8)}).error().code == ErrorCode::WrongChoice);
    QVERIFY(merged({shard(0, 7), shard(2, 7)}).error().code == ErrorCode::NumberOutOfRange);
    QVERIFY(merged({shard(0, 7), shard(0, 7)}).error().code == ErrorCode::NumberOutOfRange);
    QVERIFY(!merged({}));
}

void TestSimulation::knowsTheIntervalOfAShare()
{
    // Known values: Wilson's interval of 8 in 10, and of none in 10.
    const Share eight = shareOf(8, 10);
    QVERIFY(std::abs(eight.low - 0.4901625) < 1e-6 && std::abs(eight.high - 0.9433178) < 1e-6);
    const Share none = shareOf(0, 10);
    QVERIFY(none.low == 0 && std::abs(none.high - 0.2775328) < 1e-6);
    const Share unknown = shareOf(0, 0);
    QVERIFY(unknown.low == 0 && unknown.high == 1);
    SeatTally seat;
    seat.wins = 3;
    seat.draws = 2;
    QCOMPARE(scoreOf(seat, 10).share, 0.4);
}

void TestSimulation::writesWhatTheSchemaDescribes()
{
    const std::string text = encodeTally(played({.seed = 5, .games = 2}));
    QCOMPARE(tests::judgedBySchema(QStringLiteral("simulation"), {text, "{}"}).first(),
             QStringLiteral("ok"));
}

QTEST_GUILESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
