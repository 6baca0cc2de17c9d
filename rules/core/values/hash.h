// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace escarmouche::rules {

/** XXH3 of a text: for checksums of results, not against forgery. */
std::uint64_t hash(std::string_view text);

/** Sixteen lower-case hexadecimal digits. */
std::string hashText(std::string_view text);

} // namespace escarmouche::rules
