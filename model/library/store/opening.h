// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <QString>

#include <memory>

namespace escarmouche::model {

class Connection;
struct LibraryStore;

enum class OpenMode {
    Existing, // absent: LibraryNotFound
    Create, // absent: made
    ReadOnly, // never writes, not even a lock
};

/** What opening a library does first, and what may take its time: a new library, a migration after
    its backup, waiting for one that another program holds. On any thread. */
[[nodiscard]] rules::Result<void> makeReady(const QString &path, const rules::RuleSystems &systems,
                                            OpenMode mode, Milliseconds patience = kPatience);

/** The connections of a library that is ready and whose heads are as its file says. */
rules::Result<std::shared_ptr<LibraryStore>> openStore(const QString &path,
                                                       const rules::RuleSystems &systems,
                                                       OpenMode mode, Milliseconds patience);

/** A library of an older schema is read as it would be. */
rules::Result<std::unique_ptr<Connection>> openReader(const QString &path,
                                                      Milliseconds patience = kPatience);

} // namespace escarmouche::model
