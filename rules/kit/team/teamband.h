// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/values/error.h"
#include "rules/kit/team/team.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A team as the library keeps it: ids of the catalogue and texts.

namespace escarmouche::rules::kit {

/** A line of the team: one of the cast. */
struct TeamLine {
    int id = 0; // never given again in the team
    std::string who;
    std::vector<std::string> items =
        {}; // the first weapon lies in the hand; "+smg" has an attachment
    std::string notes = {};

    bool operator==(const TeamLine &) const = default;
};

struct TeamBand {
    std::string name = {}, notes = {};
    std::string task = {}; // what it is for
    std::vector<TeamLine> members = {};

    bool operator==(const TeamBand &) const = default;
};

/** A file, or what the library keeps; lines without an id get one. */
Result<TeamBand> readTeam(std::string_view text, std::string_view system, const TeamBox &box);
/** With the ids, as canonical text; without them, indented, as a file. */
std::string textOf(const TeamBand &band, std::string_view system);
std::string fileOf(TeamBand band, std::string_view system);

/** The number of whoever or whatever has that id; 0: nobody. */
int personNamed(const TeamBox &box, std::string_view id);
int thingNamed(const TeamBox &box, std::string_view id);
const TeamTask &taskOf(const TeamBox &box, const TeamBand &band);
/** By numbers, with what the task gives; its members are in the order of the lines. */
Team teamOf(const TeamBox &box, const TeamBand &band);

/** The band after an act; none before it was made. */
Result<TeamBand> play(const TeamBox &box, const std::optional<TeamBand> &before,
                      const BandInput &input, std::string_view system);

} // namespace escarmouche::rules::kit
