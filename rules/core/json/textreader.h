// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/jsonreader.h"
#include "rules/core/words/text.h"

namespace escarmouche::rules::json {

/** A line in both languages, `{"en": ..., "fr": ...}`, each of `least` to `most` characters. */
Text readText(const Cursor &at, std::size_t most, std::size_t least = 1);

} // namespace escarmouche::rules::json
