// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_runner {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

constexpr std::uint64_t kBatch = 20261;
constexpr int kGames = 300;

std::unique_ptr<MatchRules::Batch> batch()
{
    // The batch uses its rules, which therefore stay.
    static const auto kRules = erase(AmbushCodec{});
    return kRules->prepare(toySetup("ambush", "random")).value();
}

/** One line a game: all that a simulation counts. */
std::string told(const GameResult &game)
{
    std::string text = std::to_string(game.actions) + (game.stalled ? " stalled" : "");
    text += " turns " + std::to_string(game.report.turns);
    for (const SeatReport &seat : game.report.seats)
        text += " " + std::to_string(totalScore(seat)) + "/" +
                std::to_string(static_cast<int>(seat.result));
    return text;
}

std::vector<std::string> played(int first, int step)
{
    const auto games = batch();
    std::vector<std::string> out;
    for (int game = first; game < kGames; game += step)
        out.push_back(told(games->play(seedOf(kBatch, static_cast<std::uint64_t>(game)))));
    return out;
}

/** Plays a refused action always. */
class Stubborn final : public Ai<ambush::Ambush>
{
public:
    Chosen<ambush::Ambush> choose(const ambush::Ambush &, const ambush::AmbushState &,
                                  SeatId) override
    {
        return {{ambush::ActionKind::Watch, 200, 0, 0, {}}};
    }
};

} // namespace

class TestRunner : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameGame();
    void shardsMergedAreTheWhole();
    void machinesNeitherStallNorAreRefused();
    void countsWhatAMachineIsRefused();
    void observesWhatAJournalWouldTell();
    void stopsAtTheLimit();
};

void TestRunner::sameSeedSameGame()
{
    const auto first = batch();
    const auto second = batch();
    std::set<std::string> kinds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const std::string once = told(first->play(seed));
        QCOMPARE(told(second->play(seed)), once);
        QCOMPARE(told(first->play(seed)), once); // whatever was played between
        kinds.insert(once);
    }
    QVERIFY(kinds.size() > 50);
}

void TestRunner::shardsMergedAreTheWhole()
{
    const auto whole = played(0, 1);
    for (const int shards : {2, 7, 100}) {
        std::vector<std::string> merged(kGames);
        for (int shard = 0; shard < shards; ++shard) {
            const auto part = played(shard, shards);
            for (std::size_t at = 0; at < part.size(); ++at)
                merged[static_cast<std::size_t>(shard) + at * static_cast<std::size_t>(shards)] =
                    part[at];
        }
        QVERIFY(merged == whole);
    }
    // Had a shard a seed of its own, the first shard of two would be other games.
    const auto games = batch();
    std::vector<std::string> own;
    for (std::uint64_t game = 0; game < kGames / 2; ++game)
        own.push_back(told(games->play(seedOf(seedOf(kBatch, 0), game))));
    QVERIFY(own != played(0, 2));
}

void TestRunner::machinesNeitherStallNorAreRefused()
{
    const auto games = batch();
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const GameResult game = games->play(seed);
        QVERIFY(!game.stalled);
        QCOMPARE(game.refused, 0);
        QCOMPARE(game.report.seats.size(), std::size_t{2});
    }
}

void TestRunner::countsWhatAMachineIsRefused()
{
    const ambush::Ambush game;
    Stubborn stubborn;
    RandomAi<ambush::Ambush> random(1);
    const std::array<Ai<ambush::Ambush> *, 2> players{&stubborn, &random};
    SeededDice dice(1);
    auto state = game.start(nullptr);
    const RunCount count = Runner<ambush::Ambush>(game, players).play(state, dice, 200);
    QVERIFY(!count.stalled);
    QVERIFY(count.refused > 0 && count.refused < count.actions);
}

void TestRunner::observesWhatAJournalWouldTell()
{
    const ambush::Ambush game;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::array<ambush::AmbushState, 2> ends{};
        BoardView board;
        for (int time = 0; time < 2; ++time) {
            RandomAi<ambush::Ambush> first(seed), second(seed + 100);
            const std::array<Ai<ambush::Ambush> *, 2> players{&first, &second};
            Runner<ambush::Ambush> runner(game, players);
            SeededDice dice(seed);
            std::vector<ambush::AmbushEvent> begun;
            auto &state = ends[static_cast<std::size_t>(time)] = game.start(&begun);
            if (time == 1) {
                runner.play(state, dice, 200);
                continue;
            }
            const auto show = [&](const std::vector<ambush::AmbushEvent> &events) {
                for (const auto &event : events)
                    game.show(event, {0}, board);
            };
            const auto showTold = [&](const std::vector<ambush::AmbushEvent> &events) {
                std::vector<ambush::AmbushEvent> mine;
                for (const auto &event : events) {
                    if (isTold(game.audienceOf(event), {0}))
                        mine.push_back(event);
                }
                show(mine);
            };
            showTold(begun);
            runner.play(state, dice, 200, showTold);
        }
        QVERIFY(ends[0] == ends[1]); // watched or not
        QVERIFY(board == game.view(ends[0], {0}));
    }
}

void TestRunner::stopsAtTheLimit()
{
    const ambush::Ambush game;
    RandomAi<ambush::Ambush> random(1);
    const std::array<Ai<ambush::Ambush> *, 2> players{&random, &random};
    Runner<ambush::Ambush> runner(game, players);
    SeededDice dice(1);
    auto state = game.start(nullptr);
    const RunCount count = runner.play(state, dice, 3);
    QVERIFY(count.stalled);
    QCOMPARE(count.actions, 3);
}

PLAIN_TEST(TestRunner)

} // namespace tst_runner

#include "tst_runner.moc"
