// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/musg/play/state/fighter.h"

#include <vector>

namespace escarmouche::rules::musg::play {

/** Gives each fighter the build of his people, as the bands of the set-up tell it; who is of no
    band that can be read keeps none. */
void giveBuilds(const Catalogue &catalogue, const MatchSetup &setup,
                std::vector<Fighter> &fighters);

/** What a board draws of him: his people, his rank, and the weapon he would use first. */
FigureLook lookOf(const Fighter &fighter);

} // namespace escarmouche::rules::musg::play
