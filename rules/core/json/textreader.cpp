// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/textreader.h"

#include <array>

namespace escarmouche::rules::json {

Text readText(const Cursor &at, std::size_t most, std::size_t least)
{
    static constexpr std::array<std::string_view, 2> kKeys{"en", "fr"};
    if (!at.object(kKeys))
        return {};
    return {at["en"].line(most, least), at["fr"].line(most, least)};
}

} // namespace escarmouche::rules::json
