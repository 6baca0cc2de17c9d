// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <functional>
#include <string>
#include <string_view>

namespace escarmouche::rules {

/** Gives the text of a catalogue file, named as "musg/races.json". The rules know no files. */
using CatalogueSource = std::function<Result<std::string>(std::string_view)>;

} // namespace escarmouche::rules
