// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "rules/core/journal/journal.h"
#include "rules/core/match/match.h"

#include <memory>
#include <string>

namespace escarmouche::app::cli {

struct LoadedJournal {
    std::unique_ptr<rules::RuleSystems> systems;
    rules::Journal journal;
    const rules::RuleSystem *system = nullptr; // one with matches

    const rules::MatchRules &rules() const { return *system->matches; }
};

/** Of the file that the call names first, or of a match of the library. */
Outcome<LoadedJournal> loadJournal(const Call &call);

/** Whether the word names a journal: a file of one, or a match of the library. */
bool namesJournal(const std::string &word);

} // namespace escarmouche::app::cli
