// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/odds/systemodds.h"

#include <array>
#include <charconv>

namespace escarmouche::rules {

OddsData::Members shareData(const Fraction &share)
{
    std::array<char, 64> digits{};
    const auto done = std::to_chars(digits.data(), digits.data() + digits.size(), decimal(share),
                                    std::chars_format::fixed, 6);
    return {{"fraction", {fractionText(share)}},
            {"decimal", {std::string(digits.data(), done.ptr)}}};
}

} // namespace escarmouche::rules
