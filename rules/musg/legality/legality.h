// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/figure/profile.h"

namespace escarmouche::rules::musg {

/** The sums that limits are set against, all in points (MUSG-BAND-03..06). */
struct Sums {
    int total = 0;
    int heroes = 0;
    int sousFifres = 0;
    int others = 0; // figurants and summons: in the total alone
    int figures = 0;
};
Sums sums(const Catalogue &catalogue, const Band &band);

/** What the band has in hand: at creation what the cap leaves, in a campaign its treasury. */
int treasury(const Catalogue &catalogue, const Band &band);

/** All findings with their mends, worst first, then by rule and members. */
std::vector<Finding> validate(const Catalogue &catalogue, const Band &band);
/** The same without mends, which take much longer to work out. */
std::vector<Finding> findings(const Catalogue &catalogue, const Band &band);

/** The rule that a hire breaks by taking the sous-chefs above their number, which a promotion may
    exceed; empty: none (MUSG-BAND-01). */
RuleId brokenByHire(const Catalogue &catalogue, const Band &before, const Band &after);

} // namespace escarmouche::rules::musg
