// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/core/words/text.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** Who sees to a rule: the program; the program on the roster, for bands that no match plays yet;
    the program with the players; the players alone; nobody, until its chapter is built. */
enum class RuleLevel { Enforced, Roster, Assisted, Table, Unbuilt };
inline constexpr std::array<std::string_view, 5> kRuleLevels{"enforced", "roster", "assisted",
                                                             "table", "unbuilt"};

/** One rule of a register in our own words. */
struct RuleEntry {
    std::string id;
    std::string chapter;
    rules::Text title;
    rules::Text text; // one to three sentences; empty: not built yet
    rules::Text ruling; // our decision where the book leaves a doubt; else empty
    std::string option; // key of the switch the ruling names; else empty
    RuleLevel level = RuleLevel::Table;
    rules::Text reason; // why it is left to the table; else empty
};

struct RuleChapter {
    std::string key;
    rules::Text title;
};

/** The rules reference of one system, in the order of the register. */
struct Reference {
    std::vector<RuleChapter> chapters;
    std::vector<RuleEntry> entries;
    std::map<std::string, std::size_t, std::less<>> byId;

    const RuleEntry *find(std::string_view id) const;
};

/** A reference file, read strictly: every complaint with its JSON pointer. */
rules::Result<Reference> readReference(std::string_view text);

/** Reads ":/reference/<system>.json". */
rules::Result<Reference> loadReference(const std::string &system);

} // namespace escarmouche::model
