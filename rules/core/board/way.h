// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"

#include <optional>
#include <vector>

namespace escarmouche::rules {

/** The number of the way's point where the place lies, with the share of the leg after it; the
    first at `least` or later. Of a measured way, a place within its rounding; nothing where it lies
    beside it. */
std::optional<double> whereOn(const std::vector<Place> &way, const Place &place, double least);

} // namespace escarmouche::rules
