// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/opencampaign.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/reference/boardlimits.h"
#include "rules/core/rulesystem.h"

#include <QString>

#include <optional>
#include <span>
#include <string>

namespace escarmouche::app::cli {

/** Why the board does not play a band, its rules by their ids alone: their titles take a while to
    read. Empty: it plays it. */
std::optional<BoardRefusal> offBoard(const rules::RuleSystems &systems, const std::string &system,
                                     const std::string &band);
/** The sentence about the band of that name, with the titles of the rules; empty: the board plays
    it. */
QString offBoardText(const rules::RuleSystems &systems, const std::string &system,
                     const std::string &band, const std::string &name);
/** Whether it plays the band, and the ids of the rules that it lacks. */
Json offBoardJson(const std::optional<BoardRefusal> &refusal);

// The same of bands as they come to a game: their crews, or who comes unpaid where none is chosen.

/** Says each such sentence once, to standard error; of all bands, or of one. */
void tellOffBoard(const OpenCampaign &open, std::span<const rules::FixtureId> games,
                  std::optional<rules::BandId> only = {});
/** Puts it beside each band of the game's JSON, as long as the game is to be played. */
void addBoard(Json &json, const OpenCampaign &open, const rules::Fixture &game);

} // namespace escarmouche::app::cli
