// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/match/match.h"

#include <span>

namespace escarmouche::app {

/** The story of a campaign game by game: how each came out, who put whom out of action, what became
    of them, the dice of it in brackets, and what people wrote about it. For html(), markdown() and
    plainText(); the language need not be the window's. */
model::Document campaignStory(const rules::Campaign &campaign, const rules::CampaignRules &rules,
                              std::span<const rules::ScenarioTitle> scenarios,
                              rules::Language language);

} // namespace escarmouche::app
