// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace escarmouche::rules {

/** What a word may be meant for: an id and, where it has one, its name in both languages. */
struct Known {
    std::string_view id;
    const Text *name = nullptr;
};

/** Letters to change, add, leave out or swap with a neighbour, to make one word of another. */
std::size_t distance(std::string_view from, std::string_view to);

/** The id of what the word is nearest to, by id or name and whatever its case and accents; empty
    where nothing is within a third of the word's length, or one letter of a short word. */
std::string nearest(std::string_view word, std::span<const Known> known);

} // namespace escarmouche::rules
