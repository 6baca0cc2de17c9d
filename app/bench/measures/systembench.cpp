// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/systembench.h"

#include "rules/core/band/band.h"
#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"
#include "rules/systems.h"

#include <map>
#include <optional>

namespace escarmouche::app {

using rules::Result;

namespace {

using Values = std::map<std::string, double>; // by key, without the system's

void addShown(std::vector<Figure> &figures, const std::string &system, const std::string &key,
              const std::string &unit, double value)
{
    figures.push_back({system + '_' + key + '_' + unit, value});
}

void addRatios(std::vector<Figure> &figures, const std::string &system,
               const std::vector<rules::BenchRatio> &ratios, const Values &values)
{
    for (const rules::BenchRatio &ratio : ratios)
        addShown(figures, system, ratio.key, "ratio",
                 values.at(ratio.over) / values.at(ratio.under));
}

void addTimes(std::vector<Figure> &figures, Values &values, const std::string &system,
              const std::vector<rules::TimedWork> &all)
{
    for (const rules::TimedWork &each : all) {
        values[each.key] = medianMicroseconds(each.runs, each.calls, each.work);
        if (each.isShown)
            addShown(figures, system, each.key, "us", values[each.key]);
    }
}

Result<double> gamesPerSecond(const rules::MatchRules &matches, const rules::BenchGames &games)
{
    const auto batch = matches.prepare(games.setup);
    if (!batch)
        return rules::fail(batch.error());
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    for (int game = 0; game < games.games; ++game)
        (void)(*batch)->play(static_cast<std::uint64_t>(game));
    const std::chrono::duration<double> spent = Clock::now() - start;
    return games.games / spent.count();
}

/** The text of a journal of so many entries, or of as many as the match has. */
Result<std::string> journalOf(const rules::MatchRules &matches, const rules::MatchSetup &setup,
                              std::size_t most)
{
    auto match = matches.begin(setup);
    if (!match)
        return rules::fail(match.error());
    rules::SeededDice dice(1);
    while ((*match)->awaited().what != rules::Awaited::Over &&
           (*match)->journal().entries.size() < most) {
        const rules::Request awaited = (*match)->awaited();
        const auto action = awaited.isChance() ? Result<std::string>(std::string())
                                               : (*match)->choose(awaited.decision.seat);
        if (!action)
            return rules::fail(action.error());
        const auto done = awaited.isChance() ? (*match)->answer(dice.answer(awaited))
                                             : (*match)->submit(awaited.decision.seat, *action);
        if (!done)
            return rules::fail(done.error());
    }
    return encode((*match)->journal());
}

/** From the text of a journal to the board somewhere in the middle of it; nothing where all matches
    of the game are shorter. */
Result<std::optional<double>> openTime(const rules::MatchRules &matches,
                                       const rules::MatchSetup &setup)
{
    constexpr int kRuns = 7;
    constexpr std::size_t kEntries = 1000;
    const auto text = journalOf(matches, setup, kEntries);
    if (!text)
        return rules::fail(text.error());
    const auto read = rules::decodeJournal(*text);
    if (!read)
        return rules::fail(read.error());
    if (read->entries.size() < kEntries)
        return std::optional<double>();
    volatile std::size_t sink = 0;
    const double spent = medianMicroseconds(kRuns, 1, [&] {
        const auto journal = rules::decodeJournal(*text);
        const auto record = matches.open(journal.value());
        sink = sink + record.value()->view(kEntries / 2, rules::kNoSeat).tokens.size();
    });
    return std::optional(spent / kMicrosecondsAMillisecond);
}

} // namespace

Result<std::vector<MeasuredSystem>> measuredSystems(const rules::CatalogueSource &catalogues)
{
    std::vector<MeasuredSystem> all;
    for (const rules::SystemEntry &entry : rules::systemList()) {
        if (entry.bench == nullptr)
            continue;
        auto bench = entry.bench(catalogues);
        auto system = entry.load(entry.name, catalogues);
        if (!bench || !system)
            return rules::fail(bench ? system.error() : bench.error());
        if (!system->matches)
            continue;
        // The faces of one system share what they stand on.
        const auto whole = std::make_shared<rules::RuleSystem>(std::move(*system));
        all.push_back({entry.name.key, {whole, whole->matches.get()}, std::move(*bench)});
    }
    return all;
}

Result<std::string> BandsToMeasure::band(int figures) const
{
    return system.bands->read(bench->band(figures));
}

Result<BandsToMeasure> bandsToMeasure(const rules::CatalogueSource &catalogues)
{
    for (const rules::SystemEntry &entry : rules::systemList()) {
        auto system = entry.load(entry.name, catalogues);
        if (!system)
            return rules::fail(system.error());
        if (entry.bench == nullptr || !system->bands || !system->campaigns)
            continue;
        auto bench = entry.bench(catalogues);
        if (!bench)
            return rules::fail(bench.error());
        return BandsToMeasure{std::move(*system), std::move(*bench)};
    }
    return rules::fail({.hint = "no game with bands to measure"});
}

Result<std::vector<Figure>> measureBands(const MeasuredSystem &system)
{
    const auto work = system.bench->bandWork();
    if (!work)
        return rules::fail(work.error());
    std::vector<Figure> figures;
    Values values;
    addTimes(figures, values, system.key, *work);
    addRatios(figures, system.key, system.bench->bandRatios(), values);
    return figures;
}

Result<std::vector<Figure>> measureMatches(const MeasuredSystem &system)
{
    const auto games = system.bench->games();
    const auto lasting = system.bench->longMatch();
    const auto work = system.bench->matchWork();
    if (!games || !lasting || !work)
        return rules::fail(!games ? games.error() : lasting ? work.error() : lasting.error());
    std::vector<Figure> figures;
    Values values;
    for (const rules::BenchGames &each : *games) {
        const auto rate = gamesPerSecond(*system.matches, each);
        if (!rate)
            return rules::fail(rate.error());
        values[each.key] = *rate;
        if (each.isShown)
            addShown(figures, system.key, each.key, "games_per_second", *rate);
    }
    addRatios(figures, system.key, system.bench->gameRatios(), values);
    const auto open = openTime(*system.matches, *lasting);
    if (!open)
        return rules::fail(open.error());
    if (*open)
        addShown(figures, system.key, "match_open_1000_entries", "ms", **open);
    addTimes(figures, values, system.key, *work);
    return figures;
}

} // namespace escarmouche::app
