// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/acts/editing.h"

namespace escarmouche::rules::musg {

/** What a figure pays for more of an entry when one costs `price`: the free one stays free
    (MUSG-MELEE-05). */
int priceOfMore(const Catalogue &catalogue, const Member &member, EntryId entry, int count,
                std::optional<int> price);

/** What was wrong with a band before an act, to tell what the act causes. */
class FindingsBefore
{
public:
    FindingsBefore(const Catalogue &catalogue, const Band &before);

    /** Of the findings after the act those that were not there before, or were less bad. */
    std::vector<Finding> caused(std::vector<Finding> after) const;

private:
    std::vector<Finding> m_findings; // in the order of their matter
};

/** Pays in a campaign for what was added since `before`; refuses for want of money or against a
    rule, unless there is a reason (MUSG-CAMP-36). Other phases take no money. */
Result<void> settle(Editing &editing, const Band &before, int cost, const std::string &reason);

} // namespace escarmouche::rules::musg
