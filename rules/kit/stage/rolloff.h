// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

// Sides that roll for their order: each has a key, to which whatever it rolls is added.

namespace escarmouche::rules::kit {

inline bool hasBit(std::uint32_t bits, std::size_t at)
{
    return (bits >> at & 1U) != 0;
}

/** What it rolls counts after all that it rolled before. */
template<class Keys, class Faces>
void addRolls(Keys &keys, std::uint32_t rolling, const Faces &faces)
{
    constexpr std::uint32_t kBeyondAFace = 7;
    std::size_t next = 0;
    for (std::size_t side = 0; side < keys.size(); ++side)
        keys[side] = keys[side] * kBeyondAFace + (hasBit(rolling, side) ? faces[next++] : 0U);
}

/** Puts the sides in the order of their keys, highest first. */
template<class Order, class Keys>
void sortByKeys(Order &order, const Keys &keys)
{
    std::ranges::stable_sort(order, [&](auto one, auto other) { return keys[one] > keys[other]; });
}

/** Those of whom it is not known yet who comes first, a bit each. */
template<class Order, class Keys>
std::uint8_t tiedIn(const Order &order, const Keys &keys)
{
    constexpr std::uint32_t kLongEnough = 40'353'607; // nine rolls: then the order of the sides
    unsigned tied = 0;
    for (std::size_t at = 1; at < order.size(); ++at) {
        const auto one = order[at - 1], other = order[at];
        if (keys[one] == keys[other] && keys[one] < kLongEnough)
            tied |= 1U << one | 1U << other;
    }
    return static_cast<std::uint8_t>(tied);
}

} // namespace escarmouche::rules::kit
