// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"
#include "model/library/library.h"
#include "model/reference.h"
#include "rules/core/band/band.h"
#include "rules/core/band/battlereport.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace escarmouche::app::cli {

using Json = nlohmann::ordered_json;

// Neutral values as JSON. Keys and codes are English in every language; names and sentences are
// in the one given.

Json jsonOf(const rules::Error &error);
Json jsonOf(const Complaint &complaint);
Json jsonOf(const std::vector<rules::Finding> &findings, const rules::PhraseBook &phrases,
            rules::Language language);
Json jsonOf(const rules::Totals &totals, rules::Language language);
Json jsonOf(const rules::Roster &roster, rules::Language language);
Json jsonOf(const model::BandRow &row);
Json jsonOf(const model::CampaignRow &row);
Json jsonOf(const rules::CatalogueSection &section, const rules::CatalogueItem &item,
            rules::Language language);
Json jsonOf(const model::RuleEntry &entry, rules::Language language);
Json jsonOf(const rules::BattleReport &report);

/** "preparing", "running", "ended". */
std::string_view keyOf(rules::CampaignStatus status);

} // namespace escarmouche::app::cli
