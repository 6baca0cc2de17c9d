// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/odds/attackoutcome.h"
#include "rules/musg/play/odds/attackwish.h"
#include "rules/musg/play/stage/skirmish.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

// Who is who in it.
inline constexpr FigureId kAttacker{0};
inline constexpr FigureId kTarget{1};

/** One attack that is under way on a table of its own, before its first die. */
struct Attack {
    Skirmish game;
    State state;
    Action action;
    std::vector<std::string> weapons; // catalogue ids
    bool isStrike = false;
    int times = 1;
    OtherSeats others = OtherSeats::NobodyIntervenes;
    std::string range = {}; // as in AttackOdds
    std::vector<AttackStep> steps = {};
};

/** A rule that forbids the attack is refused as RefusedByRule, a figure that no match takes as
    notPlayed() says. */
Result<Attack> prepareAttack(const Catalogue &catalogue, const AttackWish &wish);

/** The same attack once more in that activation, under way after those before it came to `state`;
    none: it cannot be made. */
std::optional<State> again(const Attack &attack, State state);

} // namespace escarmouche::rules::musg::play
