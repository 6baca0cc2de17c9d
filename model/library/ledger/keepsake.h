// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace escarmouche::model {

/** What people keep of a figure beside its history; no act makes it and no rule reads it. */
struct Keepsake {
    std::string stream; // uuid of its campaign or band
    rules::MemberId figure;
    std::string note; // free words; empty: none
    std::string portrait; // a PNG; empty: none

    bool operator==(const Keepsake &) const = default;
};

/** A campaign that was made of another one. */
struct Season {
    std::string campaign;
    std::string follows;

    bool operator==(const Season &) const = default;
};

inline constexpr std::size_t kLongestFigureNote = 10'000; // characters
/** Bytes of a portrait: what 256 by 256 pixels take that cannot be packed, and as much again. */
inline constexpr std::size_t kLargestPortrait = 512U << 10U;

/** Whether these bytes begin as a PNG does. */
constexpr bool isPng(std::string_view bytes)
{
    return bytes.starts_with("\x89PNG\r\n\x1a\n");
}

} // namespace escarmouche::model
