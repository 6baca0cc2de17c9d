// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

namespace escarmouche::app {

class MatchController;

/** What a line of the log is about, as a board draws it: the way that was gone, who took part.
   Where nobody's token went of itself, why as well: whom it could have gone for when that happened.
 */
rules::Overlay drawnOf(const MatchController &controller, const rules::ToldEvent &told);

} // namespace escarmouche::app
