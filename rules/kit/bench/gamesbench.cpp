// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/bench/gamesbench.h"

namespace escarmouche::rules::kit {

MatchSetup GamesBench::playedBy(int players, std::string_view machine,
                                std::string_view scenario) const
{
    MatchSetup setup;
    setup.system = m_of.system;
    setup.scenario = scenario;
    setup.seats.resize(static_cast<std::size_t>(players));
    for (SeatSetup &seat : setup.seats)
        seat.player = machine;
    return setup;
}

MatchSetup GamesBench::playedAtRandom(int players, std::string_view scenario) const
{
    MatchSetup setup = playedBy(players, "random", scenario);
    setup.options = m_of.random;
    return setup;
}

Result<std::vector<BenchGames>> GamesBench::games() const
{
    constexpr int kMany = 100, kFew = 20; // machines that look ahead take their time
    std::vector<BenchGames> games{
        {.key = "random", .setup = playedAtRandom(m_of.few), .games = kMany},
        {.key = "all_seats",
         .setup = playedAtRandom(m_of.many, m_of.crowded),
         .isShown = false,
         .games = kMany},
        {.key = "easy", .setup = playedBy(m_of.few, "easy"), .games = kFew}};
    if (!m_of.crowded.empty())
        games.push_back({.key = "few_seats",
                         .setup = playedAtRandom(m_of.few, m_of.crowded),
                         .isShown = false,
                         .games = kMany});
    if (m_of.hasNormal)
        games.push_back({.key = "normal", .setup = playedBy(m_of.few, "normal"), .games = kFew});
    return games;
}

std::vector<BenchRatio> GamesBench::gameRatios() const
{
    return {
        {"game_all_seats_over_few", m_of.crowded.empty() ? "random" : "few_seats", "all_seats"}};
}

Result<MatchSetup> GamesBench::longMatch() const
{
    MatchSetup setup = playedBy(m_of.many, "random", m_of.crowded);
    setup.options = m_of.all;
    return setup;
}

Result<std::string> GamesBench::results(const std::vector<std::string> & /*bands*/,
                                        const MatchRules &matches) const
{
    std::string everything;
    for (const auto &[machine, games] : {std::pair{"random", 12}, {"easy", 2}}) {
        const auto batch = matches.prepare(playedBy(m_of.few, machine));
        if (!batch)
            return fail(batch.error());
        everything += playedGames(**batch, games);
    }
    return everything;
}

} // namespace escarmouche::rules::kit
