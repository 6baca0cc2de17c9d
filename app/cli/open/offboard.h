// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/jsonreport.h"
#include "app/words/reference/boardlimits.h"
#include "rules/core/rulesystem.h"

#include <QString>

#include <optional>
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

} // namespace escarmouche::app::cli
