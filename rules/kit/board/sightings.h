// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <cstdint>
#include <utility>

namespace escarmouche::rules::kit {

/** A line between the middles of two cells. */
template<class Field>
void addLine(const Field &field, OverlayLine::Kind kind, int from, int to, Sighting &sighting,
             Phrase label = {})
{
    sighting.overlay.lines.push_back(
        {kind, {field.placeOf(from), field.placeOf(to)}, std::move(label)});
}

/** The number by which sentences call that token, shown on it while they are read. */
inline OverlayObstacle numberedToken(int token, std::int64_t number)
{
    return {-1, token, {"token.number", {{"n", number}}}};
}

} // namespace escarmouche::rules::kit
