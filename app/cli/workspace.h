// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/pastmoment.h"
#include "app/cli/call.h"
#include "app/cli/outcome.h"
#include "app/text/units.h"
#include "model/library/library.h"
#include "rules/core/campaign/records.h"

#include <memory>
#include <optional>
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

/** A band without a session: what showing, printing and exporting need. */
struct LoadedBand {
    Workspace workspace; // without library when the band came from a file
    const rules::BandRules *rules = nullptr;
    std::string system;
    std::string band; // canonical text
    std::string uuid; // empty: from a file
    std::optional<rules::BandRecords> records = {}; // of a band in a campaign
    const rules::PhraseBook *phrases = nullptr; // that tell them
    std::optional<std::string> standing = {}; // the band text without what is the campaign's
    std::optional<PastMoment> past = {}; // of a campaign as it once was
};
/** Where "sample:vega" stands, a band that comes with the program; else the word is a path. A
    sample that is none is refused with the nearest one. */
rules::Result<QString> bandPath(const std::string &word);
/** The same of set-ups, scripts, maps and campaigns. */
rules::Result<QString> setupPath(const std::string &word);
rules::Result<QString> scriptPath(const std::string &word);
rules::Result<QString> mapPath(const std::string &word);
rules::Result<QString> campaignPath(const std::string &word);

/** The band of the library, of the program, or of the file where the word is that of one. */
Outcome<LoadedBand> loadBand(const Call &call, const std::string &bandOrFile);

Outcome<std::unique_ptr<rules::RuleSystems>> loadSystems();
/** The system the call names, or the first. */
Outcome<const rules::RuleSystem *> systemOf(const Call &call, const rules::RuleSystems &systems);

Units unitsOf(const Call &call);

} // namespace escarmouche::app::cli
