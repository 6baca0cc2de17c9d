// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/rounds/standings.h"

#include <array>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What figures are honoured for at the end of a season, and on the way there. */
enum class AwardKind { KnockOuts, Returns, Service };
inline constexpr std::array<std::string_view, 3> kAwardKeys{"knock-outs", "returns", "service"};
/** "Most knock-outs". */
const Text &awardName(AwardKind kind);

struct Award {
    AwardKind kind = AwardKind::KnockOuts;
    int count = 0; // of knock-outs, of returns, of games; at least 1
    std::vector<FigureStanding> holders; // equals share it
};

/** Those that somebody has earned, in the order of the kinds. The games that count in the
    standings count here. Who was put out and still serves has returned, who is gone did not the
    last time. The longest service is theirs who still serve, with the games before this campaign.
 */
std::vector<Award> awardsOf(const Campaign &campaign);

} // namespace escarmouche::rules
