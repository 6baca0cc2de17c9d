// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

namespace escarmouche::tests {

rules::Text scoutName(int scout);
rules::Text seekerName(int seeker);
rules::Text ghoulName(int ghoul);
rules::Text zoneName(int zone);

} // namespace escarmouche::tests
