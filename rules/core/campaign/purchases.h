// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** The gear that an act buys for figures; null: it is no such act. */
inline const Give *gearBought(const CampaignAct &act)
{
    const auto *onBand = std::get_if<ActOnBand>(&act);
    return onBand ? std::get_if<Give>(&onBand->act) : nullptr;
}

/** Whether an act buys figures or gear. */
inline bool isPurchase(const CampaignAct &act)
{
    const auto *onBand = std::get_if<ActOnBand>(&act);
    return gearBought(act) || (onBand && std::holds_alternative<Recruit>(onBand->act));
}

/** What may become of an act that no longer holds. */
enum class OpenChoice {
    TakeOut,
    Refund, // nothing is bought, and the price stays in the treasury
    GiveToAnother,
    Correct,
    Allow, // with a reason: what cannot be paid becomes a debt
};

/** Those there are for an act; `correctable`: people said something in it. */
inline std::vector<OpenChoice> choicesFor(const CampaignInput &input, bool correctable)
{
    std::vector<OpenChoice> choices;
    if (retracting(input) != Retracting::Never)
        choices.push_back(OpenChoice::TakeOut);
    if (isPurchase(input.act))
        choices.push_back(OpenChoice::Refund);
    if (gearBought(input.act))
        choices.push_back(OpenChoice::GiveToAnother);
    if (correctable)
        choices.push_back(OpenChoice::Correct);
    choices.push_back(OpenChoice::Allow);
    return choices;
}

inline std::string_view keyOf(OpenChoice choice)
{
    static constexpr std::string_view kKeys[]{"take-out", "refund", "give", "correct", "allow"};
    return kKeys[static_cast<std::size_t>(choice)];
}

} // namespace escarmouche::rules
