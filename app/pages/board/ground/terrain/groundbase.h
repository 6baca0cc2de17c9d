// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/ground.h"

#include <string_view>

namespace escarmouche::app {

/** The kind of ground on which a table's pieces stand, as most of them tell it: "bog" among
    marshes, "quay" by the water, "glade" among woods, "mud" between trenches, "paved" among ruins,
    "dry" among rocks; else the meadow, "table". */
std::string_view baseOf(const rules::TableGround &table);

} // namespace escarmouche::app
