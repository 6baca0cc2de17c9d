// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"
#include "rules/core/campaign/campaign.h"

#include <map>
#include <string>

namespace escarmouche::app {

/** What the ranks of a band are called, by their keys. */
using RankNames = std::map<std::string, rules::Text>;
RankNames rankNames(const rules::BandRules &rules, const rules::Entrant &band);

/** The key itself where the band knows no such rank any longer. */
rules::Text nameOf(const RankNames &ranks, const std::string &key);

} // namespace escarmouche::app
