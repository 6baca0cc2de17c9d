// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/setupfile.h"
#include "model/match/tally/simulation.h"
#include "model/resources.h"
#include "tests/support/files/filejudges.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tst_simulation {

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
    const auto loaded =
        loadSetup(systems(), QStringLiteral(":/setups/musg/hold-the-ravine.setup.json"),
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

/** A part of 31 games, nothing in it, and its file. */
Part part(int shard, int shards = 3)
{
    Tally tally;
    tally.system = "musg";
    tally.seed = 7;
    tally.games = 31;
    tally.shard = shard;
    tally.shards = shards;
    tally.count = tally.size();
    for (const char *band : {"Karnash", "Vega"}) {
        tally.seats.emplace_back().band = band;
        tally.seats.back().player = "random";
    }
    return {std::to_string(shard) + ".json", tally};
}

/** What the reader says of a text with another value at one place; empty: it takes it. */
std::vector<std::string> complaintsAt(const std::string &text, const char *place,
                                      const nlohmann::json &value)
{
    auto spoilt = nlohmann::json::parse(text);
    spoilt[nlohmann::json::json_pointer(place)] = value;
    const auto read = decodeTally(spoilt.dump());
    std::vector<std::string> places;
    if (read)
        return places;
    for (const rules::Error &each : read.error().more)
        places.push_back(each.pointer);
    if (places.empty())
        places.push_back(read.error().pointer);
    return places;
}

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT

private slots:
    void threadsAndShardsChangeNothing();
    void mirroredGamesSwapTheSeats();
    void stopsWithTheFirstGames();
    void comesBackFromItsText();
    void namesThePartThatIsMissingTwiceThereOrInterrupted();
    void namesInWhatPartsDiffer();
    void refusesPartsThatAreNotWhatTheySay();
    void refusesFiguresThatCannotBe_data();
    void refusesFiguresThatCannotBe();
    void refusesWhatIsListedTwice();
    void knowsTheIntervalOfAShare();
    void gamesWithoutEndAreNoResults();
    void writesWhatTheSchemaDescribes();
};

void TestSimulation::threadsAndShardsChangeNothing()
{
    const Tally whole = played({.seed = 5, .games = kGames});
    QCOMPARE(whole.count, kGames);
    QCOMPARE(whole.seats[0].wins + whole.seats[0].draws + whole.seats[0].losses, kGames);
    QVERIFY(played({.seed = 6, .games = kGames}).hash != whole.hash);
    QCOMPARE(played({.seed = 5, .games = kGames, .jobs = 3}), whole);
    std::vector<Part> parts;
    for (const int shard : {3, 1, 2})
        parts.push_back({{}, played({.seed = 5, .games = kGames, .shard = shard, .shards = 3})});
    QCOMPARE(encodeTally(merged(parts).value()), encodeTally(whole));
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

void TestSimulation::namesThePartThatIsMissingTwiceThereOrInterrupted()
{
    QCOMPARE(merged({part(3), part(1), part(2)}).value().count, Amount{31});
    const auto refusal = [](std::vector<Part> parts) { return merged(std::move(parts)).error(); };
    // The last one as well, though nothing of what is there shows a gap.
    const auto last = refusal({part(2), part(1)});
    QCOMPARE(last.code, ErrorCode::PartMissing);
    QCOMPARE(last.subject, std::string("3/3"));
    QCOMPARE(refusal({part(3)}).subject, std::string("1/3, 2/3"));
    const auto twice = refusal({part(2), part(1), part(3), {"again.json", part(2).tally}});
    QCOMPARE(twice.code, ErrorCode::PartTwice);
    QCOMPARE(twice.subject, std::string("2/3"));
    QCOMPARE(twice.file, std::string("again.json"));
    QCOMPARE(twice.hint, std::string("2.json"));
    Part begun = part(2);
    begun.tally.count = 4;
    const auto unfinished = refusal({part(1), begun, part(3)});
    QCOMPARE(unfinished.code, ErrorCode::PartUnfinished);
    QCOMPARE(unfinished.file, std::string("2.json"));
    QCOMPARE(unfinished.number, 4);
    QCOMPARE(unfinished.hint, std::string("10"));
    QCOMPARE(refusal({}).code, ErrorCode::TooFewEntries);
    const auto many = refusal({part(1, 100)});
    QCOMPARE(many.number, 99);
    QVERIFY(many.subject.starts_with("2/100, ") && many.subject.ends_with(", …"));
}

void TestSimulation::namesInWhatPartsDiffer()
{
    const auto difference = [](const auto &spoil) {
        Part other = part(2);
        spoil(other.tally);
        const auto refused = merged({part(1), other, part(3)});
        if (refused || refused.error().code != ErrorCode::PartsDiffer ||
            refused.error().file != "2.json" || refused.error().subject != "1.json")
            return std::string();
        return refused.error().hint;
    };
    QCOMPARE(difference([](Tally &tally) { tally.system = "crypt"; }), std::string("the rules"));
    QCOMPARE(difference([](Tally &tally) { tally.revision = 9; }), std::string("the rules"));
    QCOMPARE(difference([](Tally &tally) { tally.setup = "0"; }), std::string("the set-up"));
    QCOMPARE(difference([](Tally &tally) { tally.mirrored = true; }), std::string("the set-up"));
    QCOMPARE(difference([](Tally &tally) { tally.seats.pop_back(); }), std::string("the set-up"));
    QCOMPARE(difference([](Tally &tally) { tally.seats[0].player = "easy"; }),
             std::string("the set-up"));
    QCOMPARE(difference([](Tally &tally) { tally.seed = 8; }), std::string("the seed"));
    QCOMPARE(difference([](Tally &tally) { tally.games = 32; }),
             std::string("the number of games"));
    QCOMPARE(difference([](Tally &tally) { tally.shards = 4; }),
             std::string("the number of parts"));
}

void TestSimulation::refusesPartsThatAreNotWhatTheySay()
{
    const std::string text =
        encodeTally(played({.seed = 5, .games = 5, .shard = 2, .shards = 2})); // games 2, 3, 4
    const Tally read = decodeTally(text).value();
    QCOMPARE(read.first(), Amount{2});
    QCOMPARE(read.size(), Amount{3});
    const auto refusedAt = [&](const char *place, std::int64_t value) {
        const auto places = complaintsAt(text, place, value);
        return std::ranges::count(places, place) == 1;
    };
    QVERIFY(refusedAt("/games/first", 0));
    QVERIFY(refusedAt("/games/count", 4));
    QVERIFY(refusedAt("/games/count", -1));
    QVERIFY(refusedAt("/games/of", 0));
    QVERIFY(refusedAt("/games/of", kMostGames + 1));
    QVERIFY(refusedAt("/shard/part", 0));
    QVERIFY(refusedAt("/shard/part", 3));
    QVERIFY(refusedAt("/shard/of", kMostShards + 1));
    // What a program wrote that named no part.
    auto old = nlohmann::json::parse(text);
    old.erase("shard");
    const auto refused = decodeTally(old.dump());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::MissingKey);
    QCOMPARE(refused.error().subject, std::string("shard"));
}

void TestSimulation::refusesFiguresThatCannotBe_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("more"); // than what stands there
    QTest::addColumn<QString>("refusedAt");
    const auto row = [](const char *place, int more, const char *refusedAt) {
        QTest::addRow("%s %d", place, more)
            << QString::fromLatin1(place) << more << QString::fromLatin1(refusedAt);
    };
    row("/seats/0/wins", 999999, "/seats/0/wins");
    row("/seats/1/draws", 999999, "/seats/1/draws");
    row("/seats/1/losses", -999999, "/seats/1/losses");
    row("/seats/0/wins", 1, "/seats/0");
    row("/seats/1/losses", -1, "/seats/1");
    row("/seats/0/figures/0/out_of_action", 999999, "/seats/0/figures/0/out_of_action");
    row("/seats/0/figures/0/left_table", 999999, "/seats/0/figures/0/left_table");
    row("/seats/0/figures/0/points_lost", -999999, "/seats/0/figures/0/points_lost");
    row("/seats/0/figures/0/knock_outs", 999999, "/seats/0/figures/0/knock_outs");
    row("/seats/0/figures/0/knock_outs", 1, "/seats/0/weapons");
    row("/seats/0/weapons/0/knock_outs", -1, "/seats/0/weapons");
    row("/turns/0/games", 999999, "/turns/0/games");
    row("/turns/0/games", -1, "/turns");
    row("/endings/ending-won", 999999, "/endings/ending-won");
    row("/endings/ending-won", 1, "/endings");
    row("/actions", -999999999, "/actions");
    row("/refused", 999999999, "/refused");
    row("/stalled", 999999, "/stalled");
    row("/stalled", 1, "/turns");
}

void TestSimulation::refusesFiguresThatCannotBe()
{
    QFETCH(QString, place);
    QFETCH(int, more);
    QFETCH(QString, refusedAt);
    // As many results of each kind and as many knock-outs as each row needs.
    Tally tally = part(1).tally;
    tally.turns = {{5, 4}, {6, 6}};
    tally.endings = {{"ending-won", 7}, {"ending-late", 3}};
    tally.actions = 1000;
    for (SeatTally &seat : tally.seats) {
        seat.wins = 3;
        seat.draws = 4;
        seat.losses = 3;
        seat.weapons = {{"rifle", 2}, {"sword", 1}};
        seat.figures.resize(1);
        seat.figures.front().knockOuts = 3;
        seat.figures.front().outOfAction = 2;
    }
    const std::string text = encodeTally(tally);
    QCOMPARE(decodeTally(text).value(), tally);
    const nlohmann::json::json_pointer pointer(place.toStdString());
    const auto was = nlohmann::json::parse(text).at(pointer).get<std::int64_t>();
    const auto places = complaintsAt(text, place.toLatin1().constData(), was + more);
    QVERIFY2(std::ranges::count(places, refusedAt.toStdString()) == 1,
             places.empty() ? "taken" : places.front().c_str());
}

void TestSimulation::refusesWhatIsListedTwice()
{
    const std::string text = encodeTally(played({.seed = 5, .games = 6}));
    for (const char *place : {"/turns", "/seats/0/weapons", "/seats/0/figures"}) {
        auto doubled = nlohmann::json::parse(text);
        auto &list = doubled[nlohmann::json::json_pointer(place)];
        QVERIFY2(!list.empty(), place);
        list.push_back(list.front());
        const auto refused = decodeTally(doubled.dump());
        QVERIFY2(!refused, place);
        const rules::Error &error =
            refused.error().more.empty() ? refused.error() : refused.error().more.front();
        QCOMPARE(error.code, ErrorCode::DuplicateKey);
        QVERIFY2(error.pointer.starts_with(place), error.pointer.c_str());
    }
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

void TestSimulation::gamesWithoutEndAreNoResults()
{
    rules::GameResult ended;
    ended.report.turns = 6;
    ended.ending = "ending-won";
    ended.report.seats.resize(2);
    for (std::size_t seat = 0; seat < 2; ++seat)
        ended.report.seats[seat].seat = {static_cast<std::int8_t>(seat)};
    ended.report.seats[0].band = "Karnash";
    ended.report.seats[0].result = rules::SeatResult::Win;
    ended.report.seats[1].result = rules::SeatResult::Loss;
    rules::GameResult stalled = ended; // whatever it says: nobody won it
    stalled.stalled = true;
    stalled.refused = 2;
    Tally tally = part(1).tally;
    tally.count = 4;
    for (Amount game = 0; game < 4; ++game)
        add(tally, game == 0 ? ended : stalled, game, 0);
    QCOMPARE(tally.stalled, Amount{3});
    QCOMPARE(tally.ended(), Amount{1});
    QCOMPARE(tally.refused, Amount{6});
    QCOMPARE(tally.seats[0].wins, Amount{1});
    QCOMPARE(tally.seats[1].losses, Amount{1});
    QCOMPARE(tally.seats[1].draws, Amount{0});
    QCOMPARE(tally.turns, (std::map<int, Amount>{{6, 1}}));
    QCOMPARE(tally.endings, (std::map<std::string, Amount>{{"ending-won", 1}}));
    QCOMPARE(meanTurns(tally), 6.0);
    const auto json = nlohmann::json::parse(encodeTally(tally));
    QCOMPARE(json.at("seats").at(0).at("win_share").at("share"), "1.000000");
}

void TestSimulation::writesWhatTheSchemaDescribes()
{
    const std::string text = encodeTally(played({.seed = 5, .games = 2}));
    Tally without = part(1).tally;
    without.stalled = without.count;
    const std::string fruitless = encodeTally(without);
    QVERIFY(nlohmann::json::parse(fruitless).at("turns_mean").is_null());
    QVERIFY(nlohmann::json::parse(fruitless).at("seats").at(0).at("win_share").is_null());
    QCOMPARE(decodeTally(fruitless).value(), without);
    const QStringList verdicts =
        tests::judgedBySchema(QStringLiteral("simulation"), {text, fruitless, "{}"});
    QCOMPARE(verdicts.size(), 3);
    QCOMPARE(verdicts[0], QStringLiteral("ok"));
    QCOMPARE(verdicts[1], QStringLiteral("ok"));
    QVERIFY(verdicts[2] != QStringLiteral("ok"));
}

CORE_TEST(TestSimulation)

} // namespace tst_simulation

#include "tst_simulation.moc"
