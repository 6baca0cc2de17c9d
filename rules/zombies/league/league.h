// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/league/leaguerules.h"

namespace escarmouche::rules {
class MatchRules;
}

namespace escarmouche::rules::zombies {

/** Leagues of Zombies!!!: won by the Helipad or by so many zombies, level on points parted by
    wins, then by zombies collected. */
class ZombiesLeague final : public LeagueRules
{
public:
    /** `zombiesToWin`: that win at once. */
    ZombiesLeague(const MatchRules &matches, int zombiesToWin);

    Text wayWon(const BattleReport &report) const override;
    Result<void> checkReport(const BattleReport &report) const override;
    std::vector<PointsOfKind> objectivePoints(std::string_view scenario) const override;
    Ranking ranking() const override;
    std::vector<Property> options() const override;
    std::vector<OptionGroup> matchSwitches() const override;

private:
    std::vector<OptionGroup> m_switches;
    int m_zombiesToWin;
};

} // namespace escarmouche::rules::zombies
