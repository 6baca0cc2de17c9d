// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/rounds/standings.h"

namespace escarmouche::rules {

/** A game as records name it. */
struct RecordedGame {
    FixtureId fixture;
    int number = 0; // as the campaign counts its games
    std::vector<std::string> against; // names of the other bands

    bool operator==(const RecordedGame &) const = default;
};

/** What one figure has done and lived through, whether its games count in the standings or not. */
struct FigureRecord {
    FigureGlance figure;
    FigureStanding tally; // with what it did before the campaign
    FigurePast past;
    std::vector<Befallen> befallen; // in order

    bool operator==(const FigureRecord &) const = default;
};

/** Somebody who put a figure out of action. */
struct Slayer {
    std::string band;
    Text name;

    bool operator==(const Slayer &) const = default;
};

/** Somebody who is in the band no more. */
struct FallenRecord {
    FigureRecord record;
    FixtureId fixture; // none: before the campaign
    std::optional<Slayer> by; // none: an accident, or nobody wrote it down

    bool operator==(const FallenRecord &) const = default;
};

/** All that a campaign knows of a band's figures. Worked out from its games and what was settled
    after them; kept nowhere. */
struct BandRecords {
    std::vector<RecordedGame> games; // as their results came in
    std::vector<FigureRecord> figures; // the band's order
    std::vector<FallenRecord> fallen; // in order
    std::vector<Hireling> hirelings;
    std::vector<FallenRecord> lost; // who come for pay no more, in order
    std::map<std::string, Text> ranks; // names of the ranks met, by the system's key

    bool operator==(const BandRecords &) const = default;
};

/** The band must be in the campaign. */
BandRecords recordsOf(const CampaignRules &rules, const Campaign &campaign, BandId band);

/** What one figure has done, in this campaign and before. */
FigureStanding tallyOf(const Campaign &campaign, const Entrant &band, MemberId member);

const FigureRecord *find(const BandRecords &records, MemberId member);
const RecordedGame *find(const BandRecords &records, FixtureId fixture);

} // namespace escarmouche::rules
