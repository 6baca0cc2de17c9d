// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/journal/journal.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** How a match was recorded: what fell and what was done, entry by entry of its journal. A match
    that follows it gets the same dice, and its machines do the same; after the end of it, dice and
    machines go on by themselves. */
struct MatchCourse {
    struct Act {
        std::string action; // codec text; of the first, before which nobody acts, empty
        std::vector<rules::ChanceAnswer> falls; // after it, in order

        bool operator==(const Act &) const = default;
    };
    std::vector<Act> acts; // the first is the beginning

    /** What falls next in a match whose journal that is; nothing: it was not recorded. */
    std::optional<rules::ChanceAnswer> falls(const rules::Journal &journal) const;
    /** What is done next in it. */
    std::optional<std::string> act(const rules::Journal &journal) const;
};

} // namespace escarmouche::model
