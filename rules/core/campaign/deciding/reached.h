// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignchange.h"

#include <set>

namespace escarmouche::rules {

/** What of a campaign a change of its past has reached so far. A later act that rests on none of it
    comes out as it did, and need not be decided again. */
class Reached
{
public:
    /** By what differs between the campaign as it was and as it would be, at the same act. */
    static Reached between(const Campaign &was, const Campaign &is);

    /** Whether an act that came out so may come out otherwise now, or bears witness to what may
        have changed. No only where its kind is known to rest on its band and its game alone. */
    bool concerns(const CampaignRules &rules, const CampaignOutcome &outcome) const;
    /** An act that came out so came out otherwise: what it changed is reached too. */
    void add(const CampaignOutcome &outcome);

private:
    friend struct Reaching;
    friend struct Concerned;

    bool m_all = false;
    bool m_rolls = false; // there are more or fewer of them
    std::set<BandId> m_bands;
    std::set<FixtureId> m_fixtures;
};

} // namespace escarmouche::rules
