// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/values/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace escarmouche::rules {

std::uint64_t hash(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size());
}

std::string hashText(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string written(16, '0');
    auto value = hash(text);
    for (auto digit = written.rbegin(); digit != written.rend(); ++digit, value >>= 4U)
        *digit = digits[value & 15U];
    return written;
}

} // namespace escarmouche::rules
