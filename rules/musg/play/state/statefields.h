// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/checksum.h"
#include "rules/musg/play/state/state.h"

#include <cstddef>

namespace escarmouche::rules::musg::play {

/** Folds the state into a checksum; of the figures, the first `figures`. */
void addTo(Checksum &sum, const State &state, std::size_t figures);

} // namespace escarmouche::rules::musg::play
