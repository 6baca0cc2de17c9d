// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/campaign/company.h"

#include <map>
#include <string_view>

namespace escarmouche::rules::musg {

// In a campaign every figure has a number among all of its kind that its band ever had. It is given
// when the figure comes, in the order of coming, and to nobody else after it: not when the figure
// is gone, nor in the next season. Who has a name keeps the number for the day he loses it. A
// nameless figure keeps its number when it rises: "Sous-chef 2" once was "Sous-fifre 2". So that
// nobody else is called so by then, sous-fifres, sous-chefs and chiefs without names share one
// count. Where somebody is called so all the same (in bands counted rank by rank, as at first), who
// rises gets one that nobody ever had.

/** What its number counts: all of its rank for a figure of a race, else all of its own profile. */
std::string_view countedAs(const Catalogue &catalogue, const Member &member);
/** Whether figures of both kinds are counted together, as one may rise from one to the other. */
bool shareCount(std::string_view kind, std::string_view other);

/** Numbers whoever came. Who is of another kind than in `before` keeps its number, where nobody
    else is called so. */
void numberNewcomers(const Catalogue &catalogue, const Company &before, Company &after);
/** Numbers whoever has no number. */
void numberArrivals(const Catalogue &catalogue, Company &company);
/** The same changes, and the numbers that are kept by who became of another kind: of others a fold
    has to find out whether somebody else is called so. */
CompanyChanges withKeptNumbers(const Catalogue &catalogue, const Company &before,
                               const Company &after, CompanyChanges changes);
/** Numbers whoever has no number, or one that another of his kind has; in the order in which they
    came. What was stored before numbers were is numbered so. */
void numberAll(const Catalogue &catalogue, Band &band);

/** The same changes under the numbers that `former`, made of the same act, gave, unless somebody
    else of the company has one by now. Who is not in it gets one after all that were given. */
CompanyChanges withNumbersOf(const Catalogue &catalogue, const Company &company,
                             CompanyChanges changes, const CompanyChanges &former);

/** The company as if whoever came by the changes and is not in it had been and had gone. */
Company withComersGone(const Catalogue &catalogue, Company company, const CompanyChanges &changes);

// As it was stored before numbers were.
Company withoutNumbers(Company company);
CompanyChanges withoutNumbers(CompanyChanges changes);

/** Who is or was in the company; null: nobody of that id. */
const Member *findEver(const Company &company, MemberId id);
/** What everybody is called who is or was in the company. */
std::map<MemberId, Text> calledAll(const Catalogue &catalogue, const Company &company);

} // namespace escarmouche::rules::musg
