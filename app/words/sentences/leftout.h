// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/tables/tiledfile.h"

#include <QString>

namespace escarmouche::app {

/** What of a Tiled map was left out, and why: a sentence. */
QString leftOutText(const rules::kit::tables::LeftOut &leftOut);

} // namespace escarmouche::app
