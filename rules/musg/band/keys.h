// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"
#include "rules/musg/catalogue/profilekeys.h"

#include <array>
#include <string_view>
#include <type_traits>

namespace escarmouche::rules::musg {

// The words by which texts, properties and columns name what a band is, in the order of our
// enumerators.

inline constexpr std::array<std::string_view, 3> kPhaseKeys{"creation", "campaign", "as-printed"};
inline constexpr std::array<std::string_view, 6> kThemeKeys{
    "none", "pulp", "tribe", "mad-scientist", "antiterrorists", "terrorists"};

constexpr auto wordList(std::type_identity<Phase>)
{
    return kPhaseKeys;
}
constexpr auto wordList(std::type_identity<Theme>)
{
    return kThemeKeys;
}
inline std::string_view key(Phase phase)
{
    return kPhaseKeys[static_cast<std::size_t>(phase)];
}
inline std::string_view key(Theme theme)
{
    return kThemeKeys[static_cast<std::size_t>(theme)];
}

} // namespace escarmouche::rules::musg
