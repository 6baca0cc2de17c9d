// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/campaign.h"

#include <algorithm>
#include <array>
#include <span>

namespace escarmouche::rules {

/** What parts bands that have as many points, in the order agreed on. */
enum class TieBreaker { HeadToHead, Difference, Scored, Wins, KnockOuts };
inline constexpr std::array<std::string_view, 5> kTieBreakerKeys{"head-to-head", "difference",
                                                                 "scored", "wins", "knock-outs"};

/** The options of a campaign that no system has a say in. */
struct LeagueOptions {
    int win = 3, draw = 1, loss = 0;
    int bye = 1; // nobody to play against
    int forfeit = 0; // for who does not come; who does has won
    std::vector<TieBreaker> tieBreakers{TieBreaker::Difference, TieBreaker::Scored,
                                        TieBreaker::Wins};

    bool operator==(const LeagueOptions &) const = default;
};

/** How the campaigns of a game rank those who take part. */
struct Ranking {
    LeagueOptions usual; // until somebody changes them
    std::vector<TieBreaker> breakers{TieBreaker::HeadToHead, TieBreaker::Difference,
                                     TieBreaker::Scored, TieBreaker::Wins,
                                     TieBreaker::KnockOuts}; // that say something in this game
    Text scored{"victory points scored", "points de victoire marqués"};

    bool uses(TieBreaker breaker) const
    {
        return std::ranges::find(breakers, breaker) != breakers.end();
    }
    bool operator==(const Ranking &) const = default;
};

/** "games won", as it follows "by". */
const Text &breakerName(const Ranking &ranking, TieBreaker breaker);

LeagueOptions leagueOptions(const Ranking &ranking, std::span<const Setting> options);
/** The same as a form, with their defaults. */
std::vector<Property> leagueProperties(const Ranking &ranking);

/** Complains of a setting that is no option, or not of its range. */
Result<void> checkSettings(std::span<const Setting> settings, std::span<const Property> known);

const Setting *settingNamed(std::span<const Setting> settings, std::string_view key);
int wholeSetting(std::span<const Setting> settings, std::string_view key, int otherwise);
bool flagSetting(std::span<const Setting> settings, std::string_view key, bool otherwise);

} // namespace escarmouche::rules
