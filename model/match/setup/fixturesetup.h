// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/match/match.h"
#include "rules/core/rulesystem.h"

#include <string>
#include <vector>

namespace escarmouche::model {

/** The match of a campaign's game: its crews as they stand (without one the whole band), its
    scenario (without one the system's suggestion), the campaign's options. `table` is codec text,
    `players` sit in the order of the bands. */
rules::Result<rules::MatchSetup> fixtureSetup(const rules::RuleSystem &system,
                                              const rules::Campaign &campaign,
                                              const rules::Fixture &fixture, std::string table,
                                              const std::vector<std::string> &players);

/** The codec text of a scenario that comes with that game; else EntryNotFound with
    the nearest. */
rules::Result<std::string> scenarioCalled(const std::string &system, const std::string &key);
/** Who of a band goes to a game: the crew; where none was chosen, everybody who comes unpaid. */
std::vector<rules::MemberId> crewOrAll(const rules::CampaignRules &rules,
                                       const rules::Campaign &campaign,
                                       const rules::Fixture &fixture, rules::BandId band);

/** A table that comes with that game; else EntryNotFound with the nearest. */
rules::Result<std::string> tableCalled(const std::string &system, const std::string &key);

} // namespace escarmouche::model
