// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>

namespace escarmouche::rules {

// States count in small numbers, rules in ints. Both know that there is room for what they give.

constexpr std::uint8_t small(int number)
{
    return static_cast<std::uint8_t>(number);
}

template<std::integral T>
constexpr void addTo(T &number, int more)
{
    number = static_cast<T>(number + more);
}

} // namespace escarmouche::rules
