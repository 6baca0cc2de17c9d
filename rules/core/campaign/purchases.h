// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

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

} // namespace escarmouche::rules
