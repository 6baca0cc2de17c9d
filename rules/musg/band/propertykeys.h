// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace escarmouche::rules::musg {

/** Keys of what may be set by hand. */
namespace property {
// of the band
inline constexpr std::string_view kName = "name"; // of figures too
inline constexpr std::string_view kNotes = "notes"; // of figures too
inline constexpr std::string_view kRace = "race";
inline constexpr std::string_view kTheme = "theme";
inline constexpr std::string_view kPhase = "phase";
inline constexpr std::string_view kTotalCap = "total";
inline constexpr std::string_view kHeroCap = "heroes";
inline constexpr std::string_view kSousFifreCap = "sous-fifres";
inline constexpr std::string_view kOtherSide = "other-side";
inline constexpr std::string_view kMixedRaces = "mixed-races";
inline constexpr std::string_view kTreasury = "treasury";
// of figures
inline constexpr std::string_view kCount = "count";
inline constexpr std::string_view kRank = "rank";
inline constexpr std::string_view kRow = "row";
inline constexpr std::string_view kProfile = "profile";
inline constexpr std::string_view kArms = "arms";
inline constexpr std::string_view kExperience = "experience";
inline constexpr std::string_view kHireling = "hireling";
inline constexpr std::string_view kPrice = "price";
inline constexpr std::string_view kPriceReason = "price-reason";
/** Followed by a number: the band hated through the nth injury that names one. */
inline constexpr std::string_view kAgainst = "against-";
} // namespace property

} // namespace escarmouche::rules::musg
