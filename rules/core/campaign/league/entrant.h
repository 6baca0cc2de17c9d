// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignband.h"
#include "rules/core/match/match.h"

#include <optional>
#include <string>

namespace escarmouche::rules {

namespace json {
class Cursor;
}

/** Somebody who takes part in a campaign by name, in a game without bands. */
struct NamedEntrant {
    std::string name;
    std::string player = std::string(kPerson); // or a machine, by its key

    bool operator==(const NamedEntrant &) const = default;
};

/** What an act changed of somebody, old and new; what stayed is not in it. */
struct EntrantChanges {
    struct Change {
        std::string before, after;
        bool operator==(const Change &) const = default;
    };
    std::optional<Change> name, player;

    bool operator==(const EntrantChanges &) const = default;
};

/** Canonical codec text, as a JoinBand has it in place of a band. */
std::string encode(const NamedEntrant &entrant);
Result<NamedEntrant> decodeNamedEntrant(std::string_view text);

std::string encode(const EntrantChanges &changes);
/** Complains at the cursor of what is none. */
EntrantChanges readEntrantChanges(const json::Cursor &at);

} // namespace escarmouche::rules
