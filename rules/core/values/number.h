// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/ruleid.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

namespace escarmouche::rules {

enum class PartSource : std::uint8_t {
    Base,
    Faction,
    Rank,
    Item,
    Advance,
    Injury,
    Pack,
    Situation,
    ByHand,
};

/** Names one entry of a loaded catalogue. Valid only with the catalogue that gave it. */
struct EntryId {
    std::int16_t value = -1;

    auto operator<=>(const EntryId &) const = default;
    bool valid() const { return value >= 0; }
};

/** One term of a number: how much, from what, by which rule. */
struct Part {
    std::int32_t amount = 0;
    PartSource source = PartSource::Base;
    EntryId entry; // what gave it, where a catalogue entry did
    RuleId rule;

    bool operator==(const Part &) const = default;
};

/** A number that can say where it comes from: its value is the sum of its parts. Built for
    people; a match gets plain integers. Absent: the figure has no such characteristic. */
class Number
{
public:
    static constexpr int kMostParts = 14;

    Number() = default;
    explicit Number(Part first) : m_present(true) { add(first); }

    void add(Part part)
    {
        assert(m_count < kMostParts);
        m_parts[m_count++] = part;
        m_value += part.amount;
    }

    bool present() const { return m_present; }
    int value() const { return m_value; }
    std::span<const Part> parts() const { return {m_parts.data(), m_count}; }
    /** True when something beside the printed value had a say. */
    bool changed() const { return m_count > 1; }

    bool operator==(const Number &other) const
    {
        return m_present == other.m_present && m_value == other.m_value &&
               std::equal(parts().begin(), parts().end(), other.parts().begin(),
                          other.parts().end());
    }

private:
    std::array<Part, kMostParts> m_parts{};
    std::uint8_t m_count = 0;
    bool m_present = false;
    int m_value = 0;
};

} // namespace escarmouche::rules
