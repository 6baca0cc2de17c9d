// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/jsonreader.h"

namespace escarmouche::rules::json {

/** Reads a text that gives no occasion for a complaint, many times as fast as the reader that could
    make one; false: it may give one, and the value is worth nothing. Of well-formed UTF-8 without
    raw control characters. */
bool readPlain(std::string_view text, const Limits &limits, nlohmann::json &value);

} // namespace escarmouche::rules::json
