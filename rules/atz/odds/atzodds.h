// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

#include <memory>
#include <vector>

namespace escarmouche::rules::atz::odds {

/** `odds volley`, `odds charge` and `odds melee`. */
const std::vector<OddsCommand> &commands();
std::shared_ptr<const SystemOdds> face();

/** One round against zombies (ATZ-MELEE-04). */
struct Round {
    int rep = 4, dice = 2, zombies = 1;
};
/** By what comes of it: 1, a zombie is destroyed; 0, nothing; -1 and -2, so many wounds. */
Distribution sharesOf(const Round &round);

/** The test of a survivor that zombies have charged (ATZ-REACT-12). */
struct Charged {
    int rep = 4, zombies = 1;
    bool isArmed = true, inCover = false;
};
/** By Facing. */
Distribution sharesOf(const Charged &charged);

} // namespace escarmouche::rules::atz::odds
