// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <tuple>
#include <type_traits>

namespace escarmouche::rules::kit {

/** What somebody does, step by step, as SteppedFrame; `Of` tells one from another. */
template<class Of>
struct DoerFrame {
    std::uint8_t step = 0;
    std::int8_t who = -1;

    bool operator==(const DoerFrame &) const = default;
};
template<class Of>
constexpr auto memberList(std::type_identity<DoerFrame<Of>>)
{
    return std::tuple{&DoerFrame<Of>::step, &DoerFrame<Of>::who};
}

} // namespace escarmouche::rules::kit
