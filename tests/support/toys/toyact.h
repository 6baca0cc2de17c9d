// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/toys/toyband.h"

#include <functional>

namespace escarmouche::tests {

/** Draws from 0 to n - 1. */
using DrawBelow = std::function<int(int)>;

/** Some act on the alley; now and then one that its rules refuse. */
inline rules::BandAct someAct(const Alley &alley, const DrawBelow &draw)
{
    const auto member = [&]() -> rules::MemberId {
        if (alley.skittles.empty())
            return {1};
        return {alley.skittles
                    .at(static_cast<std::size_t>(draw(static_cast<int>(alley.skittles.size()))))
                    .id};
    };
    const auto pick = [&](const std::vector<ToyEntry> &entries) {
        return entries.at(static_cast<std::size_t>(draw(static_cast<int>(entries.size())))).key;
    };
    switch (draw(8)) {
    case 0:
    case 1:
        return rules::Recruit{pick(toyKinds()), 1 + draw(2), {}};
    case 2:
        return rules::Give{pick(toyGear()), {{member(), 1}}, 1, {}};
    case 3:
        return rules::Discard{{{{member(), 1}, {}, 1}}};
    case 4:
        return rules::Duplicate{{{member(), 1}}};
    case 5:
        return rules::MoveMembers{{member()}, {}};
    case 6:
        return rules::SetProperties{{{member(), 1}}, {{"name", std::to_string(draw(1000))}}};
    default:
        return rules::SetProperties{{}, {{"notes", std::to_string(draw(1000))}}};
    }
}

} // namespace escarmouche::tests
