// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/campaign.h"

#include <array>
#include <span>

namespace escarmouche::rules {

/** What parts bands that have as many points, in the order agreed on. */
enum class TieBreaker { HeadToHead, Difference, Scored, Wins, KnockOuts };
inline constexpr std::array<std::string_view, 5> kTieBreakerKeys{"head-to-head", "difference",
                                                                 "scored", "wins", "knock-outs"};

/** "games won", as it follows "by". */
const Text &breakerName(TieBreaker breaker);

/** The options of a campaign that no system has a say in. */
struct LeagueOptions {
    int win = 3, draw = 1, loss = 0;
    int bye = 1; // nobody to play against
    int forfeit = 0; // for who does not come; who does has won
    std::vector<TieBreaker> tieBreakers{TieBreaker::Difference, TieBreaker::Scored,
                                        TieBreaker::Wins};

    bool operator==(const LeagueOptions &) const = default;
};

LeagueOptions leagueOptions(std::span<const Setting> options);
/** The same as a form, with their defaults. */
std::vector<Property> leagueProperties();

/** Complains of a setting that is no option, or not of its range. */
Result<void> checkSettings(std::span<const Setting> settings, std::span<const Property> known);

const Setting *settingNamed(std::span<const Setting> settings, std::string_view key);
int wholeSetting(std::span<const Setting> settings, std::string_view key, int otherwise);
bool flagSetting(std::span<const Setting> settings, std::string_view key, bool otherwise);

} // namespace escarmouche::rules
