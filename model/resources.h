// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"
#include "rules/core/values/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** The text of a data file built into the program, as "schemas/band.schema.json". */
rules::Result<std::string> readResource(std::string_view path);

/** The text of a catalogue built into the program, as "musg/races.json". */
rules::Result<std::string> readCatalogue(std::string_view name);

/** Every system, read from the catalogues built into the program. */
rules::Result<rules::RuleSystems> loadSystems();

/** A band that comes with the program. */
struct Sample {
    std::string key; // file name without ".band.json"
    std::string system;
    std::string name;
    std::string text; // the band file

    /** Whether that word names it: "karnash", or "musg/karnash", which no other system has. */
    bool isCalled(std::string_view word) const { return word == key || word == fullKey(); }
    std::string fullKey() const { return system + '/' + key; }
};
/** Of every system in order. */
rules::Result<std::vector<Sample>> samples();

/** Whether a campaign comes with the program. */
bool hasSampleCampaign();

/** The campaign that comes with the program, for Campaigns::importText: bands that have played
    some games, with more to come. Of several it is the first system's. */
rules::Result<std::string> sampleCampaign();

} // namespace escarmouche::model
