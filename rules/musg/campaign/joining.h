// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/musg/campaign/company.h"

namespace escarmouche::rules::musg {

/** Boxes of experience by the campaign's options (MUSG-CAMP-06): of all sheets, and of one. */
Boxes boxesIn(std::span<const Setting> options);
int boxesOf(const Catalogue &catalogue, std::span<const Setting> options, Rank rank);

/** A band as it enters a campaign (MUSG-BAND-06). */
Result<Company> enter(const Catalogue &catalogue, Band band, bool asItStands,
                      std::span<const Setting> options, int fresh, const std::string &reason);

/** An act of the band face in a campaign (MUSG-CAMP-36). What only a campaign's rules may change
    needs a reason. */
Result<Company> act(const Catalogue &catalogue, const Company &company, const BandInput &input);

// crew.cpp
std::vector<CrewLine> crewOf(const Catalogue &catalogue, const Company &company,
                             const CrewQuestion &question);
/** The company once the fees are paid instead of those paid before. */
Result<Company> engage(const Catalogue &catalogue, const Company &company,
                       const CrewQuestion &question, std::span<const Fee> fees,
                       std::span<const MemberId> members, const std::string &reason);
Band bandOf(const Company &company, std::span<const MemberId> members);
/** What a figure is paid for a game, and by which rule; 0: nothing. */
struct GameFee {
    int points = 0;
    RuleId rule;
    bool covered = false; // by the engagement price
};
GameFee gameFee(const Catalogue &catalogue, const Company &company, const Member &member);

} // namespace escarmouche::rules::musg
