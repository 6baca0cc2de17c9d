// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/sight/sightmemory.h"

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

SightMemory::Slot &SightMemory::slotOf(const Table &table, std::uint64_t from, std::uint64_t to)
{
    const Pair pair{table.fingerprint(), std::min(from, to), std::max(from, to)};
    Slot &slot = m_slots[mixed(pair.first + mixed(pair.second)) % kSlots];
    if (slot.pair != pair)
        slot = {pair, kUnknown, {kUnknown, kUnknown}};
    return slot;
}

bool SightMemory::sees(const Table &table, const Base &from, const Base &to)
{
    const std::uint64_t one = packed(from);
    const std::uint64_t other = packed(to);
    if (one == 0 || other == 0)
        return geometry::sees(table, from, to);
    Slot &slot = slotOf(table, one, other);
    if (slot.isFree == kUnknown)
        slot.isFree = geometry::sees(table, from, to) ? 1 : 0;
    return slot.isFree == 1;
}

int SightMemory::screensBetween(const Table &table, const Base &shooter, const Base &target)
{
    const std::uint64_t from = packed(shooter);
    const std::uint64_t to = packed(target);
    if (from == 0 || to == 0)
        return geometry::screensBetween(table, shooter, target);
    std::int16_t &screens = slotOf(table, from, to).screens[from <= to ? 0 : 1];
    if (screens == kUnknown)
        screens = static_cast<std::int16_t>(geometry::screensBetween(table, shooter, target));
    return screens;
}

const Cover &SightMemory::cover(const Table &table, const Base &shooter, const Base &target)
{
    const Pair pair{table.fingerprint(), packed(shooter), packed(target)};
    if (pair.first == 0 || pair.second == 0)
        return m_passing = geometry::cover(table, shooter, target, {});
    CoverSlot &slot = m_covers[mixed(pair.first + mixed(pair.second)) % kCovers];
    if (slot.pair != pair)
        slot = {pair, geometry::cover(table, shooter, target, {})};
    return slot.cover;
}

} // namespace escarmouche::rules::kit::geometry
