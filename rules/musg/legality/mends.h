// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/legality/judgement.h"

namespace escarmouche::rules::musg {

// What would set a finding right, as an act on a band. A mend touches none but the members its
// finding names, and where an act could break another rule it is tried out first and offered only
// if it does not. No mend splits a line that has findings of its own: each part would carry them
// again, and mending would go on for longer. So these findings may stand without one:
// - a missing leader or sous-fifre whose points do not fit under the caps: what to give up for him
//   is a choice;
// - points above a cap when all that is left is the leader and what the roster needs;
// - a figure of a foreign race, rank or list that can neither change nor go without breaking a
// rule;
// - a debt (MUSG-CAMP-36): nothing is resold.

using Things = std::vector<Possession>; // counts on each figure
using Belongs = std::function<bool(const Line &)>;

/** One piece of gear that can be sold, at the points it gives back. */
struct PricedUnit {
    EntryId entry;
    int price;
};
/** The pieces one figure of a line pays for, of the kinds picked; free ones are left out. */
std::vector<PricedUnit> pricedUnits(const Catalogue &catalogue, const Member &member,
                                    const std::function<bool(EntryId)> &picks);

/** Body armour beyond the best one. */
Things allButBestArmour(const Catalogue &catalogue, const Member &member);
/** The last advances taken that no other one needs. */
std::vector<EntryId> lastAdvances(const Catalogue &catalogue, const Line &line, int count);
/** An advance and all that rest upon it. */
std::vector<EntryId> withDependents(const Catalogue &catalogue, const Line &line, EntryId advance);

// Each does nothing in a run that offers no mends.
void offerFewer(Judgement &judgement, Finding &finding, const Belongs &belongs, int excess);
void offerCheaper(Judgement &judgement, Finding &finding, const Belongs &belongs, int excess);
void offerRecruit(Judgement &judgement, Finding &finding, Rank rank);
void offerGiveUp(Judgement &judgement, Finding &finding, const Line &line, const Things &things);
void offerCheaperOf(Judgement &judgement, Finding &finding, const Line &line, const Things &one,
                    const Things &other);
void offerOwnRace(Judgement &judgement, Finding &finding, const Line &line);
void offerRow(Judgement &judgement, Finding &finding, const Line &line);
void offerRank(Judgement &judgement, Finding &finding, const Line &line);
void offerLeave(Judgement &judgement, Finding &finding, const Line &line);
void offerStrike(Judgement &judgement, Finding &finding, const Line &line,
                 const std::vector<EntryId> &advances);
void offerExperience(Judgement &judgement, Finding &finding, const Line &line, int experience);
void offerHeal(Judgement &judgement, Finding &finding, const Line &line);
void offerNoHireling(Judgement &judgement, Finding &finding, const Line &line);

} // namespace escarmouche::rules::musg
