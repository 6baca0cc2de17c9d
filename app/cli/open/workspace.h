// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "app/words/language/units.h"
#include "model/library/library.h"

#include <functional>
#include <memory>
#include <string>

namespace escarmouche::app::cli {

/** The library a call means, open with the person the call names. */
struct Workspace {
    std::unique_ptr<rules::RuleSystems> systems; // outlives the library
    std::unique_ptr<model::Library> library;
};
Outcome<Workspace> openWorkspace(const Call &call, model::OpenMode mode);
QString libraryPath(const Call &call);

/** The band a word means: its name, its uuid or the start of that. */
Outcome<model::BandRow> bandCalled(const Workspace &workspace, const std::string &word);

/** Whether the word asks for a file that comes with the program: "sample:vega". */
bool namesSample(const std::string &word);
/** Where "sample:vega" stands, a band that comes with the program; else the word is a path. With
    several games "sample:GAME/vega" is that game's, and without one the first's that has it. A
    sample that is none is refused with the nearest one. */
rules::Result<QString> bandPath(const std::string &word);
// Where set-ups, scripts, maps and campaigns that come with the program are, likewise.
rules::Result<QString> setupPath(const std::string &word);
rules::Result<QString> scriptPath(const std::string &word);
rules::Result<QString> mapPath(const std::string &word);
/** Keys of the maps that come with the program. */
std::vector<std::string> sampleMaps();
rules::Result<QString> campaignPath(const std::string &word);

Outcome<std::unique_ptr<rules::RuleSystems>> loadSystems();
/** Whether a game has what is asked for. */
using HasFace = std::function<bool(const rules::RuleSystem &)>;
/** The game the call names; else the first that has what is asked for, so that calls written when
    there was but one mean what they meant. One without it is refused with those that have it. */
Outcome<const rules::RuleSystem *> systemWith(const HasFace &has, const Call &call,
                                              const rules::RuleSystems &systems);
bool hasBands(const rules::RuleSystem &system);
bool hasCampaigns(const rules::RuleSystem &system);

Units unitsOf(const Call &call);

} // namespace escarmouche::app::cli
