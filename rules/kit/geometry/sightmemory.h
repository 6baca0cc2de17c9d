// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit::geometry {

/** Remembers which pairs of bases see one another, and what screens them: from decision to decision
    most of them have not moved. Answers exactly as sees() and screensBetween() do; of two pairs
    that fall on one slot the newer stays. */
class SightMemory
{
public:
    SightMemory() : m_slots(kSlots) {}

    bool sees(const Table &table, const Base &from, const Base &to);
    int screensBetween(const Table &table, const Base &shooter, const Base &target);

private:
    static constexpr std::size_t kSlots = 4096;
    static constexpr std::int16_t kUnknown = -1;

    /** Two bases on one table, the same whichever of them looks. */
    struct Pair {
        std::uint64_t table = 0; // its fingerprint; 0: an empty slot
        std::uint64_t first = 0; // base by place and measures; not above the second
        std::uint64_t second = 0;

        bool operator==(const Pair &) const = default;
    };
    struct Slot {
        Pair pair;
        std::int8_t isFree = kUnknown;
        std::array<std::int16_t, 2> screens{kUnknown, kUnknown}; // as the first, the second looks
    };

    /** What is known of the pair, which fits a slot. */
    Slot &slotOf(const Table &table, std::uint64_t from, std::uint64_t to);

    std::vector<Slot> m_slots;
};

} // namespace escarmouche::rules::kit::geometry
