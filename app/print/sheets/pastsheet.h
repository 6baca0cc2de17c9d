// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "app/words/sentences/pastmoment.h"

namespace escarmouche::app {

/** The sheet with that moment said beside its title on every page. Pure. */
PrintDocument ofPast(PrintDocument sheet, const PastMoment &moment, rules::Language language);

} // namespace escarmouche::app
