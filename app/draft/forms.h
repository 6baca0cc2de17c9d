// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app::form {

// The forms that have drafts: DraftPlace::form, and beside each what DraftPlace::part is.

// of a campaign
inline constexpr auto kResult = "result"; // the game
inline constexpr auto kPast = "past"; // the band
inline constexpr auto kChronicle = "chronicle"; // the entry; none: a new one
inline constexpr auto kGame = "game"; // the game; none: a new one
inline constexpr auto kRound = "round";
inline constexpr auto kRename = "rename";
inline constexpr auto kSeason = "season";
inline constexpr auto kPlayer = "player"; // the player; none: a new one
inline constexpr auto kJoin = "join";
inline constexpr auto kReason = "reason"; // the act that is taken out
// of a match
inline constexpr auto kNote = "note"; // the entry of its journal
// of a band, in a campaign or not
inline constexpr auto kProperty = "property"; // band, figures and property
// of the library
inline constexpr auto kNewCampaign = "new-campaign";
inline constexpr auto kNewBand = "new-band";

} // namespace escarmouche::app::form
