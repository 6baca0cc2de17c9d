// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band.h"
#include "rules/musg/play/fighter.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** A band as it comes to a match. `seats` names the bands by seat, for those it hates. */
struct Muster {
    SeatId seat;
    const Band *band = nullptr;
};

/** The fighters of all bands, in the order of seats and bands, one a figure. */
std::vector<Fighter> fightersOf(const Catalogue &catalogue, const std::vector<Muster> &bands);

/** The rules of modules not played yet that a band cannot do without (pulp points, gangs, poison,
    zombies, Pentacle specials, alert); empty: it can be played. */
std::vector<RuleId> notPlayed(const Catalogue &catalogue, const Band &band);

} // namespace escarmouche::rules::musg::play
