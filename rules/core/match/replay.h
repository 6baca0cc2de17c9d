// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <cstddef>

namespace escarmouche::rules {

/** Does to a fresh match all that the journal says, and holds every event and checksum against
    it. ReplayMismatch names the first entry that comes out otherwise, 0 for the header, and the
    rule that refuses it, where one does. */
Result<void> follow(Match &match, const Journal &journal);

/** Goes on with a match that stands where the journal stood before: until it has that many entries
    and that many answers to the last of them. One that is further already stays as it is. */
Result<void> followOn(Match &match, const Journal &journal, std::size_t entries,
                      std::size_t answers);

/** Refuses a name of a side that no journal could be read again with: a control character, say. */
Result<void> checkSideNames(const MatchSetup &setup);

} // namespace escarmouche::rules
