// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/league/league.h"

#include "rules/core/match/match.h"
#include "rules/zombies/play/zombies.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

const PhraseBook &leagueSentences()
{
    static const PhraseBook kSentences{
        {"zombies.league.had-won",
         {"A player with {amount} zombies has won: {limit} are enough.",
          "Un joueur qui a {amount} zombies a gagné : {limit} suffisent."}},
    };
    return kSentences;
}

} // namespace

ZombiesLeague::ZombiesLeague(const MatchRules &matches, int zombiesToWin)
    : LeagueRules(matches.machines(), leagueSentences()), m_switches(matches.options()),
      m_zombiesToWin(zombiesToWin)
{
}

// ZZZ-WIN-01, ZZZ-WIN-02: whoever has not so many zombies has won otherwise. After as many rounds
// as people may have agreed on it could be either: then it is not told.
Text ZombiesLeague::wayWon(const BattleReport &report) const
{
    const auto winner = std::ranges::find(report.seats, SeatResult::Win, &SeatReport::result);
    if (winner == report.seats.end())
        return {};
    if (totalScore(*winner) < m_zombiesToWin && report.turns == kLastRound)
        return {};
    if (totalScore(*winner) < m_zombiesToWin)
        return {"by the Helipad", "par l’héliport"};
    return {"by " + std::to_string(m_zombiesToWin) + " zombies",
            "par " + std::to_string(m_zombiesToWin) + " zombies"};
}

// ZZZ-WIN-02
Result<void> ZombiesLeague::checkReport(const BattleReport &report) const
{
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatReport &seat = report.seats[i];
        const int zombies = totalScore(seat);
        if (seat.result == SeatResult::Win || zombies < m_zombiesToWin)
            continue;
        Error error = refused({{"ZZZ-WIN-02"}, "zombies.league.had-won", zombies, m_zombiesToWin});
        error.pointer = "/seats/" + std::to_string(i) + "/scores";
        return fail(error);
    }
    return {};
}

std::vector<PointsOfKind> ZombiesLeague::objectivePoints(std::string_view) const
{
    return {{"zombies", {"Zombies", "Zombies"}, "ZZZ-WIN-02", 1, 0}};
}

Ranking ZombiesLeague::ranking() const
{
    Ranking ranking;
    ranking.breakers = {TieBreaker::Wins, TieBreaker::Scored, TieBreaker::HeadToHead};
    ranking.usual.tieBreakers = ranking.breakers;
    ranking.scored = {"zombies collected", "zombies collectés"};
    return ranking;
}

std::vector<Property> ZombiesLeague::options() const
{
    std::vector<Property> all;
    for (const OptionGroup &group : m_switches)
        all.insert(all.end(), group.options.begin(), group.options.end());
    return all;
}

std::vector<OptionGroup> ZombiesLeague::matchSwitches() const
{
    return m_switches;
}

} // namespace escarmouche::rules::zombies
