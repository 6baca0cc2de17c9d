// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace escarmouche::app::cli {

/** What this call of the program has done so far: acts by their uuids, files by their paths. It is
    told where the rest goes wrong or the answer cannot be printed, so that nobody does it again. */
void noteDone(const QString &what);
const QStringList &deeds();

/** A library was closed, and the disk did not confirm what stands in it. */
void noteUnconfirmed(const rules::Error &error);
const std::vector<rules::Error> &unconfirmed();

/** A complaint about the rest of a command that has done something: first what was done. As it is
    where nothing was. */
Complaint afterDeeds(Complaint complaint);

/** The answer could not be printed, for the reason of that number: told with what was done. Gives
    the exit code. Nothing is told to a reader who has heard enough (EPIPE) where nothing was done:
    the program ends as others do. */
int tellUnprinted(int number);

} // namespace escarmouche::app::cli
