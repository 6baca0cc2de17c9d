// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"

#include <QString>

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

Explanation explain(const rules::Error &error);

/** Both parts in one paragraph. */
QString sentence(const rules::Error &error);

/** The exit code of the command line, as the product lists them. */
int exitCode(rules::ErrorCode code);

} // namespace escarmouche::app
