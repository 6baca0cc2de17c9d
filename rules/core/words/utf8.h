// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace escarmouche::rules::utf8 {

/** Offset of the first byte that is not well-formed UTF-8 (overlong forms and surrogates are
    not), if any. */
std::optional<std::size_t> firstInvalid(std::string_view text);

/** Offset of the first control character written raw; tab and line ends are layout. */
std::optional<std::size_t> firstRawControl(std::string_view text);

/** The first character no text of ours may hold: controls but for tab and line feed, line and
    paragraph separators, bidirectional overrides and isolates. The text is well-formed. */
std::optional<char32_t> firstForbidden(std::string_view text);

/** Characters (code points) of a well-formed text. */
std::size_t length(std::string_view text);

/** The last character boundary at or before an offset. */
std::size_t boundaryBefore(std::string_view text, std::size_t offset);

/** A text whose control characters and broken bytes are replaced by "?". */
std::string printable(std::string_view text);

/** "U+202E". */
std::string name(char32_t character);

} // namespace escarmouche::rules::utf8
