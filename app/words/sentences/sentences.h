// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/errors/errorcodes.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <QString>

#include <functional>

namespace escarmouche::app {

/** An error told to a person in the language of the window. Plain text: names in it are those of
    files, people and figures, never markup. */
struct Explanation {
    QString what; // what happened, one sentence; each complaint of a file on its own line
    QString next; // what was kept and what to do now
};

/** An error about an entry of the catalogue with the entry's name, in the language of the window,
    in place of its id. */
rules::Error named(rules::Error error, const rules::BandRules &rules);

/** What an entry is called in the language of the window; empty: not known. */
using EntryNames = std::function<QString(const std::string &entry)>;
EntryNames entryNames(const rules::BandRules &rules);
/** In whichever of the systems knows it first. */
EntryNames entryNames(const rules::RuleSystems &systems);

/** An entry that an error proposes is told by its id, and by its name where `names` knows it. */
Explanation explain(const rules::Error &error, const EntryNames &names = {});

/** Both parts in one paragraph. */
QString sentence(const rules::Error &error, const EntryNames &names = {});

/** The exit code of an error; what is done all the same is a failure of another kind. */
int exitCode(const rules::Error &error);

} // namespace escarmouche::app
