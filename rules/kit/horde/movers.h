// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/members.h"
#include "rules/kit/horde/hunt.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

namespace escarmouche::rules::kit {

/** The tokens that are still to move now, as a part of a state: each moves at most once. */
template<std::size_t N>
struct Movers {
    FixedList<std::int16_t, N> left = {};

    bool operator==(const Movers &) const = default;

    void add(int token) { left.push_back(static_cast<std::int16_t>(token)); }
    bool mayMove(int token) const { return std::ranges::find(left, token) != left.end(); }
    /** It has moved, or is gone. */
    void done(int token)
    {
        const auto at = std::ranges::find(left, token);
        if (at != left.end())
            left.erase(static_cast<std::size_t>(at - left.begin()));
    }
    /** Those of whom one is next: the rules say which, as of prey. */
    Hunt<std::int16_t, N> next() const
    {
        Hunt<std::int16_t, N> hunt;
        hunt.left = left;
        return hunt;
    }
};

template<std::size_t N>
constexpr auto memberList(std::type_identity<Movers<N>>)
{
    return std::tuple{&Movers<N>::left};
}

} // namespace escarmouche::rules::kit
