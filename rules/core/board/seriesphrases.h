// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace escarmouche::rules {

// Keys of the phrase book by which a game may call the attacks that it offers in the middle of what
// others do, one after the other. Where the book lacks one, the program has words of its own.

/** On a button: no to this one and to all that follow. */
inline constexpr std::string_view kDeclineSeries = "series.decline";
/** After a question that was not asked, because of that button. */
inline constexpr std::string_view kDeclinedSeries = "series.declined";
/** That those with too little of a chance are declined without asking; the log lists them. */
inline constexpr std::string_view kDeclinesUnlikely = "series.declines-unlikely";

} // namespace escarmouche::rules
