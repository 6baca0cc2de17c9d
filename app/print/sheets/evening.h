// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/keepsake.h"
#include "rules/core/band/band.h"
#include "rules/core/campaign/past/records.h"
#include "rules/core/match/match.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::app {

/** One who comes to a game, by the code the entry grid gives him. */
struct EveningFigure {
    std::string code;
    rules::Text name;
    rules::Text rank;
    std::vector<rules::ReportWord> words; // what may be written of him beside his end
};

/** A band at a game: its crew or, before one is chosen, all of it. */
struct EveningSide {
    std::string band;
    std::string player;
    bool crewChosen = false;
    rules::Sheet sheet;
    rules::BandRecords records; // of those who come and have put somebody out
    std::vector<EveningFigure> figures; // in the order of the entry grid
};

struct EveningGame {
    int number = 0; // as the campaign counts them
    rules::FixturePlan plan;
    rules::FixtureStatus status = rules::FixtureStatus::Proposed;
    std::string title;
    rules::Text scenario; // empty: none agreed on
    std::vector<EveningSide> sides; // by seat
};

/** The games of an evening with all that is printed of them, in no language yet. */
struct Evening {
    std::string campaign;
    std::vector<EveningGame> games;
    std::map<rules::MemberId, model::Keepsake> keepsakes = {}; // of their figures
};

/** The games of the next day on which there are some, `now` being as LocalTime writes it; where
    none has a day to come, those of the first round that is not through, else all others that are
    to come. */
std::vector<rules::FixtureId> nextEvening(const rules::Campaign &campaign, std::string_view now);

/** Gathers those games; an error where a band cannot be read. */
rules::Result<Evening> gatherEvening(const rules::Campaign &campaign,
                                     const std::vector<rules::FixtureId> &games,
                                     const rules::CampaignRules &rules,
                                     const rules::BandRules &bandRules,
                                     const std::vector<rules::ScenarioTitle> &scenarios);

} // namespace escarmouche::app
