// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/box/box.h"
#include "rules/core/words/phrase.h"
#include "rules/kit/team/team.h"

namespace escarmouche::rules::atz {

using kit::Member, kit::Muster, kit::Team;

/** What a side of a scenario brings, with what it hands out and what is usually bought, in the
    order of the cast. */
Muster musterOf(const Box &box, const SideKind &side);
/** The first of the side, as many as the budget of so many players allows, with what is usual. */
Muster skirmishMuster(const Box &box, const SideKind &side, int players);
/** 0 to so many players. */
Muster skirmishMuster(const Box &box, int players);

/** Cast and items as teams are made of them. */
kit::TeamBox teamBoxOf(const Box &box);
/** The same, with all that a team may be for. */
kit::TeamBox teamBoxOf(const Box &box, const PhraseBook &book);

} // namespace escarmouche::rules::atz
