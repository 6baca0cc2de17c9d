// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/database/patience.h"
#include "rules/core/rulesystem.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::model {

/** What a look at every byte of a library found. */
struct CheckReport {
    std::int64_t streams = 0;
    std::int64_t bands = 0; // streams of standing bands
    std::int64_t campaigns = 0; // and of campaigns
    std::int64_t events = 0;
    std::int64_t games = 0;
    std::vector<rules::Error> faults; // empty: all is sound
    std::string stateHash; // one for all bands, campaigns and matches; equal for equal ones
};

/** Checks a whole library: the file's structure, its schema, every chain against its head, every
    band and campaign against the fold of its stream, accounts against treasuries, every match
   against its journal's chain. Reads one snapshot and writes nothing. An error is a file that
   cannot be checked at all: absent, unreadable, foreign or newer. */
rules::Result<CheckReport> checkLibrary(const QString &path, const rules::RuleSystems &systems,
                                        Milliseconds patience = kPatience);

/** One stream of an open library, in the same way. */
rules::Result<CheckReport> checkStream(Connection &connection, const rules::RuleSystems &systems,
                                       const std::string &uuid);

/** The same over an open connection, for a file that has been looked at from outside. */
rules::Result<CheckReport> checkLibrary(Connection &connection, const rules::RuleSystems &systems);

/** Whether an error says that a file is not sound, and not that it could not be read. */
bool isOfTheFile(rules::ErrorCode code);

/** The first fault of a library as an error, where there is one. */
[[nodiscard]] rules::Result<void> verdict(const rules::Result<CheckReport> &report);

} // namespace escarmouche::model
