// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding.h"

#include "rules/core/campaign/deciding/decidingfixtures.h"
#include "rules/core/campaign/deciding/decidinggames.h"
#include "rules/core/campaign/deciding/decidingleague.h"

namespace escarmouche::rules {

Result<CampaignOutcome> decide(const CampaignRules &rules, const Campaign &campaign,
                               const CampaignInput &input)
{
    // What is kept must be read again: no character that the reader refuses, no text too long.
    if (const auto readable = decodeCampaignInput(encode(input)); !readable)
        return fail(readable.error());
    return decideRead(rules, campaign, input);
}

Result<CampaignOutcome> decideRead(const CampaignRules &rules, const Campaign &campaign,
                                   const CampaignInput &input)
{
    const bool founds = std::holds_alternative<FoundCampaign>(input.act);
    if (campaign.system.empty() != founds)
        return fail({.code = ErrorCode::Internal,
                     .hint = founds ? "a second first act" : "an act on no campaign"});
    Grounds grounds{rules, campaign, input, input.fresh};
    return std::visit([&](const auto &act) { return decide(grounds, act); }, input.act);
}

CampaignOutcome withNumbersOf(const CampaignRules &rules, const Campaign &campaign,
                              CampaignOutcome outcome, const CampaignOutcome &former)
{
    for (std::size_t i = 0; i < outcome.size() && i < former.size(); ++i) {
        auto *changed = std::get_if<BandChanged>(&outcome[i]);
        const auto *before = std::get_if<BandChanged>(&former[i]);
        const auto *entrant = changed ? find(campaign, changed->band) : nullptr;
        if (entrant && before && before->band == changed->band)
            changed->changes =
                rules.withNumbersOf(*entrant->band, *changed->changes, *before->changes);
    }
    return outcome;
}

} // namespace escarmouche::rules
