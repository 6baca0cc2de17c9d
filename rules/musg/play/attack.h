// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/attackodds.h"
#include "rules/core/error.h"
#include "rules/musg/catalogue.h"
#include "rules/musg/play/skirmish.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** One attack that is under way on a table of its own, before its first die. */
struct Attack {
    Skirmish game;
    State state;
    std::vector<std::string> weapons; // catalogue ids
    bool isStrike = false;
    OtherSeats others = OtherSeats::NobodyIntervenes;
};

/** A rule that forbids the attack is refused as RefusedByRule, a figure that no match takes as
    notPlayed() says. */
Result<Attack> prepareAttack(const Catalogue &catalogue, const AttackWish &wish);

} // namespace escarmouche::rules::musg::play
