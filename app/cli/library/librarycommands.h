// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/commands.h"

#include <QString>

namespace escarmouche::app::cli {

// The commands of libraries.

Outcome<int> checkLibrary(const Call &call);
Outcome<int> backUpLibrary(const Call &call);
Outcome<int> restoreLibrary(const Call &call);
Outcome<int> rebuildLibrary(const Call &call);
Outcome<int> exportLibrary(const Call &call);

/** How the newest backup goes back, where the error says that the library is damaged and there is
    one; begins with a space. */
QString backupHint(const QString &library, const rules::Error &error);

} // namespace escarmouche::app::cli
