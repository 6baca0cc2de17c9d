// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/cover.h"
#include "rules/kit/geometry/sight/sight.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit::geometry {

/** Remembers which pairs of bases see one another, and what covers them: from decision to decision
    most of them have not moved. Answers exactly as sees(), screensBetween() and cover() do; of two
    pairs that fall on one slot the newer stays. */
class SightMemory
{
public:
    SightMemory() : m_slots(kSlots), m_covers(kCovers) {}

    bool sees(const Table &table, const Base &from, const Base &to);
    int screensBetween(const Table &table, const Base &shooter, const Base &target);
    /** By terrain alone; until the next question. */
    const Cover &cover(const Table &table, const Base &shooter, const Base &target);

private:
    static constexpr std::size_t kSlots = 4096;
    static constexpr std::size_t kCovers = 256;
    static constexpr std::int16_t kUnknown = -1;

    /** Two bases on one table. */
    struct Pair {
        std::uint64_t table = 0; // its fingerprint; 0: an empty slot
        std::uint64_t first = 0; // base by place and measures
        std::uint64_t second = 0;

        bool operator==(const Pair &) const = default;
    };
    struct Slot {
        Pair pair; // the same whichever of them looks: first the lower word
        std::int8_t isFree = kUnknown;
        std::array<std::int16_t, 2> screens{kUnknown, kUnknown}; // as the first, the second looks
    };

    struct CoverSlot {
        Pair pair; // first the shooter's base
        Cover cover;
    };

    /** What is known of the pair, which fits a slot. */
    Slot &slotOf(const Table &table, std::uint64_t from, std::uint64_t to);

    std::vector<Slot> m_slots;
    std::vector<CoverSlot> m_covers;
    Cover m_passing; // of a pair that fits no slot
};

} // namespace escarmouche::rules::kit::geometry
