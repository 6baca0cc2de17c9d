// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sightmemory.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

namespace {

constexpr unsigned kCoordinateBits = 15;
static_assert(kMostCoordinate < (1 << kCoordinateBits));

/** Place and measures in one word; 0 where they do not fit. */
std::uint64_t packed(const Base &base)
{
    const auto [at, level] = base.place;
    constexpr std::int32_t kMostRadius = (1 << 9) - 1;
    constexpr std::int32_t kMostHeight = (1 << 10) - 1;
    const auto fits = [](std::int32_t value, std::int32_t most) {
        return value >= 0 && value <= most;
    };
    if (!fits(at.x, kMostCoordinate) || !fits(at.y, kMostCoordinate) ||
        !fits(level, kMostCoordinate) || base.radius < 1 || base.radius > kMostRadius ||
        !fits(base.height, kMostHeight))
        return 0;
    std::uint64_t word = static_cast<std::uint64_t>(base.radius);
    word = word << 10U | static_cast<std::uint64_t>(base.height);
    for (const std::int32_t coordinate : {at.x, at.y, level})
        word = word << kCoordinateBits | static_cast<std::uint64_t>(coordinate);
    return word;
}

/** Spreads neighbouring words over all slots. */
std::uint64_t mixed(std::uint64_t word)
{
    word *= 0x9e3779b97f4a7c15ULL;
    return word ^ word >> 32U;
}

} // namespace

bool SightMemory::sees(const Table &table, const Base &from, const Base &to)
{
    const auto [first, second] = std::minmax({packed(from), packed(to)});
    if (first == 0)
        return geometry::sees(table, from, to);
    const Pair pair{table.fingerprint(), first, second};
    Slot &slot = m_slots[mixed(first + mixed(second)) % kSlots];
    if (slot.pair != pair)
        slot = {pair, geometry::sees(table, from, to)};
    return slot.free;
}

} // namespace escarmouche::rules::kit::geometry
