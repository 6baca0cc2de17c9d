// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace escarmouche::rules {

/** Key of the phrase book, followed by the number of a figure's wound boxes, by which a game may
    say what stands in them: words in their order, with | between them. Then a sheet draws them as a
    track, for a marker; else as boxes to tick. */
inline constexpr std::string_view kWoundTrack = "sheet.wounds.";

} // namespace escarmouche::rules
