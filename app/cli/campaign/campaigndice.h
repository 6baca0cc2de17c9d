// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/opencampaign.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QString>

#include <string>
#include <vector>

namespace escarmouche::app::cli {

/** "2d6", "d66 (2d6, tens then units)": dice as a person throws them. */
QString diceText(const rules::Roll &roll);
/** How those are typed: "3,5", "35 or 3,5". */
QString typedText(const rules::Roll &roll);

/** A band's document after a game, and what was typed for one of its lines. */
struct TypedDice {
    rules::FixtureId game;
    rules::BandId band;
    std::string line;
    std::vector<int> typed;
};

/** The rolls that they come to, in order. What is too much, too little or on no such die is refused
    before any of them is done. */
Outcome<std::vector<rules::RollDice>> rollsOf(const OpenCampaign &open, const TypedDice &dice);

} // namespace escarmouche::app::cli
