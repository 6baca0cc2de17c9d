// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/seat.h"

#include <cstddef>
#include <cstdint>

namespace escarmouche::rules::kit {

/** The seats of a match in their order: `for (const SeatId seat : EachSeat(3))`. */
class EachSeat
{
public:
    struct Place {
        SeatId seat;

        SeatId operator*() const { return seat; }
        Place &operator++()
        {
            ++seat.value;
            return *this;
        }
        bool operator==(const Place &) const = default;
    };

    explicit EachSeat(int seats) : m_seats(seats) {}

    Place begin() const { return {{0}}; }
    Place end() const { return {{static_cast<std::int8_t>(m_seats)}}; }

private:
    int m_seats;
};

/** So many seats on, around the table. */
inline SeatId seatAfter(SeatId seat, int seats, int steps = 1)
{
    return {static_cast<std::int8_t>((seat.value + steps) % seats)};
}

/** Where a list by seats has it. */
inline std::size_t indexOf(SeatId seat)
{
    return static_cast<std::size_t>(seat.value);
}

} // namespace escarmouche::rules::kit
