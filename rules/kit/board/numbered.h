// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/overlay.h"

#include <cstdint>

namespace escarmouche::rules::kit {

/** The number by which sentences call that token, shown on it while they are read. */
inline OverlayObstacle numberedToken(int token, std::int64_t number)
{
    return {-1, token, {"token.number", {{"n", number}}}};
}

} // namespace escarmouche::rules::kit
