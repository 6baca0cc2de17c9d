// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/skirmishcodec.h"

#include <functional>
#include <string>

namespace escarmouche::tests {

/** What must hold in every state of a match of M.U.S.G., after each action and each answer; the
    first thing that does not, empty when all does. Written from the register, not from the code:
    it asks the state alone and remembers nothing but `before`, the state it was last asked about.
 */
std::string brokenInvariant(const rules::musg::play::Skirmish &game,
                            const rules::musg::play::State &state,
                            const rules::musg::play::State *before);

/** Plays a whole game of a set-up, between its machines, and inspects every state of it; the first
    complaint, empty when there is none. `spoil`, if given, changes each state before it is looked
    at: the control. */
std::string playInspected(const rules::musg::play::SkirmishCodec &codec,
                          const rules::MatchSetup &setup, std::uint64_t seed,
                          const std::function<void(rules::musg::play::State &)> &spoil);

} // namespace escarmouche::tests
