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

/** Every system, read from the catalogues built into the program. */
rules::Result<rules::RuleSystems> loadSystems();

/** A band that comes with the program. */
struct Sample {
    std::string key; // file name without ".band.json"
    std::string system;
    std::string name;
    std::string text; // the band file
};
rules::Result<std::vector<Sample>> samples();

/** The campaign that comes with the program, for Campaigns::importText: four bands, three games
    played, the fourth to come. */
rules::Result<std::string> sampleCampaign();

} // namespace escarmouche::model
