// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/jsonreader.h"

#include <string_view>

// What the stages of several games are read with.

namespace escarmouche::tests {

/** The number of that key, or the usual one where it is left out. */
inline int numberIn(const rules::json::Cursor &at, std::string_view key, int least, int most,
                    int usual)
{
    const auto number = at.find(key);
    return number ? static_cast<int>(number->integer(least, most)) : usual;
}

} // namespace escarmouche::tests
