// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/band.h"

namespace escarmouche::rules {

Result<std::string> BandRules::evolveAll(std::string_view band,
                                         std::span<const std::string_view> outcomes) const
{
    Result<std::string> text = std::string(band);
    for (auto outcome = outcomes.begin(); text && outcome != outcomes.end(); ++outcome)
        text = evolve(*text, *outcome);
    return text;
}

} // namespace escarmouche::rules
