// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

// A figure on its way among others who have moved since it set out.

/** Nobody stands where the figure would, so that it may stop that far along its way
    (MUSG-ACT-15). */
bool mayStopAt(const Skirmish &game, const State &state, const MoveFrame &frame,
               std::int32_t walked);

/** The farthest point up to that one at which it may stop. */
std::int32_t lastStop(const Skirmish &game, const State &state, const MoveFrame &frame,
                      std::int32_t walked);

/** How far the declared way can still be gone: its whole length, or to before an enemy who has come
    into it; a charge up to him. */
std::int32_t wayLeft(const Skirmish &game, const State &state, const MoveFrame &frame);

} // namespace escarmouche::rules::musg::play
