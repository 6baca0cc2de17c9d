// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/band/band.h"
#include "rules/musg/play/state/fighter.h"

#include <optional>
#include <vector>

namespace escarmouche::rules::musg::play {

/** A band as it comes to a match. `seats` names the bands by seat, for those it hates. */
struct Muster {
    SeatId seat;
    const Band *band = nullptr;
};

/** The fighters of all bands, in the order of seats and bands, one a figure. */
std::vector<Fighter> fightersOf(const Catalogue &catalogue, const std::vector<Muster> &bands);

/** Why no match plays a band: it cannot do without rules of modules not played yet (pulp points,
    gangs, poison, zombies, Pentacle specials, alert), or a figure has more weapons of a kind than
    kMostWeapons (ModuleNotPlayed, TooManyGuns, TooManyBlades). Empty: it can be played. */
std::optional<Error> notPlayed(const Catalogue &catalogue, const Band &band);

} // namespace escarmouche::rules::musg::play
