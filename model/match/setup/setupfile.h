// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/core/rulesystem.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::model {

/** Something a set-up names instead of holding it: "sample:orcs", "sample:musg/orcs",
    "file:bands/orcs.band.json". */
struct SetupSource {
    enum class From { Sample, Library, Table, Scenario, File } from = From::File;
    std::string name; // key, name in the library, or path from the set-up's folder

    bool operator==(const SetupSource &) const = default;
};

/** A match as a file holds it (`*.setup.json`, schema resources/schemas/setup.schema.json). */
struct SetupFile {
    struct Seat {
        std::optional<SetupSource> band; // none: the scenario has no bands
        std::string player; // "person" or a machine
        std::string name = {}; // of a side without a band

        bool operator==(const Seat &) const = default;
    };
    /** A table to generate: the wish as JSON text. */
    struct Wish {
        std::string text;

        bool operator==(const Wish &) const = default;
    };

    std::string system;
    std::vector<Seat> seats;
    std::variant<std::monostate, SetupSource, Wish> table; // none: the scenario has no table
    SetupSource scenario;
    std::vector<rules::Setting> options;

    bool operator==(const SetupFile &) const = default;
};

/** Reads the text of a set-up; every complaint with its JSON pointer. */
rules::Result<SetupFile> readSetup(std::string_view text);

/** Gives the band of that name (canonical text) and its system. */
struct NamedBand {
    std::string system;
    std::string band;
};
using LibraryBands = std::function<rules::Result<NamedBand>(const std::string &name)>;

/** A set-up with all it names fetched: what a match begins with. */
struct ResolvedSetup {
    SetupFile file;
    rules::MatchSetup match;
    const rules::RuleSystem *system = nullptr;
};

/** Reads a set-up and fetches what it names; what it names by "file:" lies in its folder or below
    and is not reached over a link that leads out. Errors name the file they are in. */
rules::Result<ResolvedSetup> loadSetup(const rules::RuleSystems &systems, const QString &path,
                                       const LibraryBands &library);

/** A complaint of the match about its set-up ("/table/pieces/3"), told at its place: in the file
    that the set-up names there, or in the set-up itself (`path`). */
rules::Error inItsFile(rules::Error error, const SetupFile &file, const QString &path);

} // namespace escarmouche::model
