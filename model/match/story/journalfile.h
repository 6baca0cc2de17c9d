// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/filewriter.h"
#include "rules/core/journal/journal.h"

#include <QString>

namespace escarmouche::model {

/** A journal as a file, which `match verify` takes; not committed yet. */
[[nodiscard]] rules::Result<void> writeJournal(const rules::Journal &journal, FileWriter &file);

/** Errors of its text name the file. */
rules::Result<rules::Journal> readJournal(const QString &path);

} // namespace escarmouche::model
