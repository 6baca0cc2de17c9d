// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"
#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

// A campaign without a system is one not yet founded: only FoundCampaign goes.

/** What the rules make of an input. Holds every rule of the act; nothing of `campaign` is
    touched. A refusal is RefusedByRule with its reason by whyRefused() of match.h, or the system's
    own. */
Result<CampaignOutcome> decide(const CampaignRules &rules, const Campaign &campaign,
                               const CampaignInput &input);
/** The same of an input read from its text, which therefore can be kept. */
Result<CampaignOutcome> decideRead(const CampaignRules &rules, const Campaign &campaign,
                                   const CampaignInput &input);

/** Whether the crew of a band may be chosen, whoever that will be; with a reason also while an
    earlier post-game is open. */
Result<void> mayChooseCrew(const CampaignRules &rules, const Campaign &campaign, FixtureId fixture,
                           BandId band, const std::string &reason);

/** Writes an outcome. Holds no rule; fails when what it names is not there. */
Result<void> evolve(const CampaignRules &rules, Campaign &campaign, const CampaignOutcome &outcome);

/** The act as a sentence; `before` is the campaign it was done to. */
Result<Phrase> tell(const CampaignRules &rules, const Campaign &before, const CampaignInput &input,
                    const CampaignOutcome &outcome);

/** The outcome of an act decided once more, with its figures under the numbers that they had in
    `former`, unless others were given those since. */
CampaignOutcome withNumbersOf(const CampaignRules &rules, const Campaign &campaign,
                              CampaignOutcome outcome, const CampaignOutcome &former);

/** Canonical codec text of all a campaign is, and back. Of an older version: as it was stored then;
    such a text is compared, and what it tells is folded anew. */
std::string encode(const Campaign &campaign, int version = kCampaignVersion);
Result<Campaign> decodeCampaign(const CampaignRules &rules, std::string_view text);
/** Of a canonical text; 0: it is none. */
int campaignVersion(std::string_view text);

} // namespace escarmouche::rules
