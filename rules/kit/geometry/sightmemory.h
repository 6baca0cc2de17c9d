// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit::geometry {

/** Remembers which pairs of bases see one another: from decision to decision most of them have not
    moved. Answers exactly as sees() does; of two pairs that fall on one slot the newer stays. */
class SightMemory
{
public:
    SightMemory() : m_slots(kSlots) {}

    bool sees(const Table &table, const Base &from, const Base &to);

private:
    static constexpr std::size_t kSlots = 4096;

    /** Two bases on one table, the same whichever of them looks. */
    struct Pair {
        std::uint64_t table = 0; // its fingerprint; 0: an empty slot
        std::uint64_t first = 0; // base by place and measures
        std::uint64_t second = 0;

        bool operator==(const Pair &) const = default;
    };
    struct Slot {
        Pair pair;
        bool free = false;
    };

    std::vector<Slot> m_slots;
};

} // namespace escarmouche::rules::kit::geometry
