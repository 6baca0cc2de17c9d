// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/workspace.h"
#include "app/words/sentences/pastmoment.h"
#include "rules/core/campaign/past/records.h"

#include <map>
#include <optional>
#include <string>

namespace escarmouche::app::cli {

/** A band without a session: what showing, printing and exporting need. */
struct LoadedBand {
    Workspace workspace; // without library when the band came from a file
    const rules::BandRules *rules = nullptr;
    std::string system;
    std::string band; // canonical text
    std::string uuid; // empty: from a file
    std::optional<rules::BandRecords> records = {}; // of a band in a campaign
    const rules::PhraseBook *phrases = nullptr; // that tell them
    std::map<rules::MemberId, model::Keepsake> keepsakes = {}; // of its figures in the campaign
    std::optional<std::string> standing = {}; // the band text without what is the campaign's
    std::optional<PastMoment> past = {}; // of a campaign as it once was
};

/** The band of the library, of the program, or of the file where the word is that of one. */
Outcome<LoadedBand> loadBand(const Call &call, const std::string &bandOrFile);

} // namespace escarmouche::app::cli
