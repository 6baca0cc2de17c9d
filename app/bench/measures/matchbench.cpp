// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/matchbench.h"

#include "app/bench/measures/rulesbench.h"
#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/odds/attackodds.h"
#include "rules/musg/play/setup/scenariofile.h"

#include <chrono>
#include <memory>

namespace escarmouche::app {

using namespace rules;

namespace {

using Batch = std::unique_ptr<MatchRules::Batch>;

/** Figures a side, pieces of terrain, and who plays. */
struct Wish {
    int figures = 10;
    int pieces = 30;
    std::string player = "random";
    int seats = 2;
};

std::string pitchedBattle(std::size_t zones)
{
    musg::play::ScenarioFile file;
    file.key = "bench";
    file.name = file.summary = {"Bench", "Mesure"};
    using Edge = musg::play::ScenarioFile::Zone::Edge;
    file.zones = {{Edge::South, 500}, {Edge::North, 500}, {Edge::West, 400}, {Edge::East, 400}};
    file.zones.resize(zones);
    return encodeScenario(file);
}

Result<MatchSetup> setUp(const musg::Catalogue &catalogue, const Wish &wish)
{
    const auto band = musg::decodeBand(catalogue, benchBand(wish.figures));
    if (!band)
        return fail(band.error());
    MatchSetup setup;
    setup.system = "musg";
    for (int seat = 0; seat < wish.seats; ++seat)
        setup.seats.push_back({musg::encodeBand(catalogue, *band), wish.player});
    setup.table = R"({"generate":{"seed":30,"pieces":)" + std::to_string(wish.pieces) + "}}";
    setup.scenario = pitchedBattle(setup.seats.size());
    return setup;
}

Result<Batch> prepare(const musg::Catalogue &catalogue, const MatchRules &matches, const Wish &wish)
{
    const auto setup = setUp(catalogue, wish);
    return setup ? matches.prepare(*setup) : fail(setup.error());
}

/** Games a second of the first `games` of a batch; what they came to is added to `results`. */
double gamesPerSecond(const MatchRules::Batch &batch, int games, std::string &results)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    for (int game = 0; game < games; ++game) {
        const GameResult result = batch.play(static_cast<std::uint64_t>(game));
        results += std::to_string(result.report.turns) + ' ' + std::to_string(result.actions);
        for (const SeatReport &seat : result.report.seats)
            results += ' ' + std::to_string(totalScore(seat));
        for (const FigureReport &figure : result.report.figures)
            results += static_cast<char>('a' + static_cast<int>(figure.end));
        results += '\n';
    }
    const std::chrono::duration<double> spent = Clock::now() - start;
    return games / spent.count();
}

AttackWish attackOf(const std::string &band, std::string weapon)
{
    AttackWish wish;
    wish.attacker = {band, {1}, 0};
    wish.target = {band, {1}, 0};
    wish.weapons = {std::move(weapon)};
    wish.distance = 600;
    wish.obstacles = {450};
    return wish;
}

/** Two figures who attack each other: a marksman of several dice and a swordsman. */
std::string duellist(const std::string &gun)
{
    return R"({"format":"escarmouche-band","version":1,"system":"musg","name":"Odds",)"
           R"("race":"human","members":[{"id":1,"rank":"chief","profile":"human","gear":{")" +
           gun + R"(":1,"sword":1,"rondache":1,"heavy-armour":1}}]})";
}

/** The gun of so many dice to hit that is no template. */
std::string gunOf(const musg::Catalogue &catalogue, int dice)
{
    for (const musg::Entry &entry : catalogue.entries()) {
        const auto *gun = std::get_if<musg::RangedWeapon>(&entry.what);
        if (gun && gun->targets == dice && gun->shape == musg::Template::None)
            return entry.id;
    }
    return {};
}

/** A chief with three swinging weapons and two dice to roll again charges one who catches blades:
    no attack of the catalogue has more to it. */
AttackWish hardestAttack()
{
    const auto chief = [](const std::string &gear, const std::string &advances) {
        return R"({"format":"escarmouche-band","version":1,"system":"musg","name":"Odds",)"
               R"("phase":"campaign","race":"human","members":[{"id":1,"rank":"chief",)"
               R"("profile":"human","gear":{)" +
               gear + R"(},"advances":[)" + advances + "]}]}";
    };
    AttackWish wish;
    wish.attacker = {
        chief(R"("double-morning-star":2,"tail-weapon":1)", R"("vital-points","weak-points")"),
        {1},
        0};
    wish.target = {chief(R"("rondache":2,"heavy-armour":1)", R"("blade-catcher")"), {1}, 0};
    wish.weapons = {"double-morning-star", "double-morning-star", "tail-weapon"};
    wish.charge = true;
    return wish;
}

/** What is to be worked out: the shots of a gun of so many dice, and the hardest of all. */
struct Reckoning {
    const char *key;
    AttackWish attack;
};

std::vector<Reckoning> reckonings(const musg::Catalogue &catalogue)
{
    std::vector<Reckoning> all;
    for (const auto &[key, dice] :
         {std::pair{"musg_odds_1_die_obstacle_us", 1}, {"musg_odds_3_dice_obstacle_us", 3}}) {
        const std::string gun = gunOf(catalogue, dice);
        all.push_back({key, attackOf(duellist(gun), gun)});
    }
    all.push_back({"musg_odds_hardest_us", hardestAttack()});
    return all;
}

Result<Figure> oddsTime(const musg::Catalogue &catalogue, const Reckoning &reckoning,
                        std::string &results)
{
    constexpr int kRuns = 21;
    const auto attack = musg::play::prepareAttack(catalogue, reckoning.attack);
    if (!attack)
        return fail(attack.error());
    Odds<musg::play::Skirmish> walker;
    const auto odds = oddsOf(*attack, walker);
    if (!odds)
        return fail(odds.error());
    results += reckoning.attack.weapons.front() + ' ' + fractionText(odds->meanLost) + '\n';
    volatile std::size_t sink = 0;
    return Figure{reckoning.key, medianMicroseconds(kRuns, 5, [&] {
                      sink = sink + oddsOf(*attack, walker)->lost.size();
                  })};
}

/** The text of a journal of so many entries, or of as many as the match has. */
Result<std::string> journalOf(const MatchRules &matches, const MatchSetup &setup, std::size_t most)
{
    auto match = matches.begin(setup);
    if (!match)
        return fail(match.error());
    SeededDice dice(1);
    while ((*match)->awaited().what != Awaited::Over && (*match)->journal().entries.size() < most) {
        const Request awaited = (*match)->awaited();
        const auto action = awaited.isChance() ? Result<std::string>(std::string())
                                               : (*match)->choose(awaited.decision.seat);
        if (!action)
            return fail(action.error());
        const auto done = awaited.isChance() ? (*match)->answer(dice.answer(awaited))
                                             : (*match)->submit(awaited.decision.seat, *action);
        if (!done)
            return fail(done.error());
    }
    return encode((*match)->journal());
}

/** From the text of a journal to the board somewhere in the middle of it. */
Result<Figure> openTime(const musg::Catalogue &catalogue, const MatchRules &matches)
{
    constexpr int kRuns = 7;
    constexpr std::size_t kEntries = 1000;
    const auto setup = setUp(catalogue, {20, 30, "random", 4});
    if (!setup)
        return fail(setup.error());
    const auto text = journalOf(matches, *setup, kEntries);
    if (!text)
        return fail(text.error());
    if (const auto journal = decodeJournal(*text); !journal || journal->entries.size() < kEntries)
        return fail({.hint = "a match too short to measure"});
    volatile std::size_t sink = 0;
    const double spent = medianMicroseconds(kRuns, 1, [&] {
        const auto journal = decodeJournal(*text);
        const auto record = matches.open(journal.value());
        sink = sink + record.value()->view(kEntries / 2, kNoSeat).tokens.size();
    });
    return Figure{"match_open_1000_entries_ms", spent / kMicrosecondsAMillisecond};
}

} // namespace

Result<std::string> matchResults(const musg::Catalogue &catalogue)
{
    constexpr int kGames = 12;
    const auto matches = musg::play::matchRules(catalogue);
    std::string results;
    for (const char *player : {"random", "easy", "normal"}) {
        const auto batch = prepare(catalogue, *matches, {.player = player});
        if (!batch)
            return fail(batch.error());
        gamesPerSecond(**batch, kGames, results);
    }
    for (const Reckoning &reckoning : reckonings(catalogue)) {
        if (const auto odds = oddsTime(catalogue, reckoning, results); !odds)
            return fail(odds.error());
    }
    return results;
}

Result<MatchBench> benchMatches(const musg::Catalogue &catalogue)
{
    const auto matches = musg::play::matchRules(catalogue);
    MatchBench bench;
    const auto rate = [&](const Wish &wish, int games) -> Result<double> {
        const auto batch = prepare(catalogue, *matches, wish);
        if (!batch)
            return fail(batch.error());
        return gamesPerSecond(**batch, games, bench.results);
    };
    constexpr int kGames = 300;
    std::vector<double> rates;
    for (const Wish &wish :
         {Wish{10, 30, "random"}, Wish{20, 30, "random"}, Wish{10, 16, "random"},
          Wish{10, 32, "random"}, Wish{10, 30, "easy"}, Wish{10, 30, "normal"}}) {
        const auto met = rate(wish, kGames);
        if (!met)
            return fail(met.error());
        rates.push_back(*met);
    }
    bench.figures = {{"musg_random_games_per_second", rates[0]},
                     {"musg_easy_games_per_second", rates[4]},
                     {"musg_normal_games_per_second", rates[5]},
                     {"musg_game_20_figures_over_10_ratio", rates[0] / rates[1]},
                     {"musg_game_32_pieces_over_16_ratio", rates[2] / rates[3]}};
    auto open = openTime(catalogue, *matches);
    if (!open)
        return fail(open.error());
    bench.figures.push_back(std::move(*open));
    for (const Reckoning &reckoning : reckonings(catalogue)) {
        auto figure = oddsTime(catalogue, reckoning, bench.results);
        if (!figure)
            return fail(figure.error());
        bench.figures.push_back(std::move(*figure));
    }
    return bench;
}

} // namespace escarmouche::app
