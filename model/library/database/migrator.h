// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace escarmouche::model {

/** One file of resources/sql/sqlite: what brings a library to that version. */
struct MigrationStep {
    int version = 0;
    std::string sql;
};

/** The steps built into the program, ascending from 1. */
rules::Result<std::vector<MigrationStep>> migrationSteps();

/** Called before an existing library is changed: makes a backup and checks it. */
using BackupBefore = std::function<rules::Result<void>()>;

/** Brings a library to the last of the steps, all pending ones in one transaction, after the
    backup where there is something to lose. Newer than the last: NewerLibrary, nothing touched. */
[[nodiscard]] rules::Result<void> migrate(Connection &connection,
                                          const std::vector<MigrationStep> &steps,
                                          const BackupBefore &backup);

/** A private copy of an older library, brought up to date; gone with its connection. */
rules::Result<std::unique_ptr<Connection>> upToDateCopy(Connection &older,
                                                        const std::vector<MigrationStep> &steps);

/** Compares every object of the schema with what the steps up to its version make:
    ForeignSchema names one that is not ours, LibraryDamaged one that is missing. */
[[nodiscard]] rules::Result<void> checkSchema(Connection &connection,
                                              const std::vector<MigrationStep> &steps);

/** Every object as "type name: sql", sorted; the golden dump. */
rules::Result<std::vector<std::string>> schemaOf(Connection &connection);

} // namespace escarmouche::model
