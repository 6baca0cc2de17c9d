// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue/catalogue.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace escarmouche::rules::musg {

// The words by which catalogues, texts and columns name ranks and characteristics, in the order of
// our enumerators.

inline constexpr std::array<std::string_view, kRanks> kRankKeys{
    "chief", "sous-chef", "sous-fifre", "figurant", "mercenary", "summon"};
/** The ranks that a race has a row for. */
inline constexpr std::span kRowKeys{kRankKeys.data(), 3};
inline constexpr std::array<std::string_view, kStats> kStatKeys{"mvt", "cd", "ct", "cc",
                                                                "f",   "r",  "pv"};

constexpr auto wordList(std::type_identity<Rank>)
{
    return kRankKeys;
}
inline std::string_view key(Rank rank)
{
    return kRankKeys[static_cast<std::size_t>(rank)];
}
inline std::string_view key(Stat stat)
{
    return kStatKeys[static_cast<std::size_t>(stat)];
}

/** The enumerator that a word of one of the lists above names. */
template<class Enumerator>
std::optional<Enumerator> named(std::span<const std::string_view> keys, std::string_view word)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == word)
            return static_cast<Enumerator>(i);
    }
    return std::nullopt;
}

} // namespace escarmouche::rules::musg
