// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/campaign/campaignrules.h"

#include <string>
#include <vector>

namespace escarmouche::app {

/** A line of the grid in which a result is entered, and of the one on paper it is copied from. */
struct EntryLine {
    rules::FigureRef figure;
    std::string code; // "A1": band and place on its sheet
    rules::Text name;
    std::string rank; // key
    std::vector<rules::ReportWord> words; // what else may be written of him
};

/** Everybody who comes to a game, in the order of the bands and, within one, of its sheet. */
std::vector<EntryLine> entryOrder(const rules::CampaignRules &rules,
                                  const rules::Campaign &campaign, const rules::Fixture &fixture);

} // namespace escarmouche::app
