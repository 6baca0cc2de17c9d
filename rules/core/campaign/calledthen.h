// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

namespace escarmouche::rules {

/** What a figure is called where a past game is told, which told it by `then`: as it is now, but
    one that a number alone tells apart by the rank of that day. A name that it has got or lost
    since, and a number of the days before they were for ever, are told as they are now. */
Text calledThen(const Text &now, const Text &then);

} // namespace escarmouche::rules
