// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/odds.h"
#include "rules/core/values/error.h"
#include "rules/musg/play/odds/attack.h"
#include "rules/musg/play/odds/attackoutcome.h"

namespace escarmouche::rules::musg::play {

/** Of all the attacks asked for; `walker` may have walked other ones before. */
Result<AttackOdds> oddsOf(const Attack &attack, Odds<Skirmish> &walker);

/** The same of an attack just declared in any match: the points that all enemies of the attacker
    lose, and whether its target goes out of action. Of several shots: the first. */
Result<AttackOdds> oddsFrom(const Skirmish &game, const State &begun, FigureId attacker,
                            FigureId target, OtherSeats others, Odds<Skirmish> &walker);

/** Both: exact odds of one shot or one Strike. */
Result<AttackOdds> attackOdds(const Catalogue &catalogue, const AttackWish &wish);

} // namespace escarmouche::rules::musg::play
