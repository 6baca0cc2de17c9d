// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/kit/cells/walk.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

namespace escarmouche::rules::kit {

/** A plan of zones with passages between them. The sides of a zone are the zones that it is joined
    to, in ascending order. */
template<int Zones, int Passages>
struct ZoneMap {
    static constexpr int kCells = Zones;
    static constexpr int kSides = Passages; // at most, of one zone

    ZoneMap() = default;
    ZoneMap(std::initializer_list<std::pair<int, int>> passages)
    {
        for (const auto &[zone, other] : passages)
            join(zone, other);
    }

    void join(int zone, int other)
    {
        if (!areJoined(zone, other)) {
            add(zone, other);
            add(other, zone);
        }
    }
    bool areJoined(int zone, int other) const { return sideTowards(zone, other) >= 0; }

    int neighbour(int zone, int side) const
    {
        const auto &sides = m_joined[static_cast<std::size_t>(zone)];
        const auto at = static_cast<std::size_t>(side);
        return at < sides.size() ? sides[at] : kNoCell;
    }
    int opposite(int zone, int side) const { return sideTowards(neighbour(zone, side), zone); }
    /** The side of the zone on which the other one lies; -1: they are not joined. */
    int sideTowards(int zone, int other) const
    {
        for (int side = 0; side < kSides; ++side) {
            if (other >= 0 && neighbour(zone, side) == other)
                return side;
        }
        return -1;
    }

    static int cellAt(const Place &place)
    {
        const auto *zone = std::get_if<ZonePlace>(&place);
        return zone && zone->zone >= 0 && zone->zone < Zones ? zone->zone : kNoCell;
    }
    static Place placeOf(int zone) { return ZonePlace{static_cast<std::int16_t>(zone)}; }

private:
    void add(int zone, int other)
    {
        auto &sides = m_joined[static_cast<std::size_t>(zone)];
        sides.push_back(static_cast<std::int16_t>(other));
        std::sort(sides.begin(), sides.end());
    }

    std::array<Around<ZoneMap>, Zones> m_joined{};
};

} // namespace escarmouche::rules::kit
