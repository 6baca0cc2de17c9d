// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace escarmouche::rules {

/** One side of a match: 0, 1, ... in the order of the set-up; negative: nobody (the game itself).
 */
struct SeatId {
    std::int8_t value = -1;

    auto operator<=>(const SeatId &) const = default;
    bool valid() const { return value >= 0; }
};

inline constexpr int kMostSeats = 8;
inline constexpr SeatId kNoSeat{};

/** The seats that may know something: bit n is seat n. */
struct Audience {
    std::uint8_t seats = 0xff;

    bool operator==(const Audience &) const = default;
    bool includes(SeatId seat) const { return seat.valid() && ((seats >> seat.value) & 1) != 0; }
    bool isAll() const { return seats == 0xff; }

    static Audience only(SeatId seat)
    {
        return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat.value))};
    }
};

} // namespace escarmouche::rules
