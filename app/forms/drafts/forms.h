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
inline constexpr auto kCorrection = "correction"; // the game whose result is corrected
inline constexpr auto kPastCorrection = "past-correction"; // the band
inline constexpr auto kWording = "wording"; // the act whose words are corrected
inline constexpr auto kReason = "reason"; // the act that is taken out or corrected
inline constexpr auto kException = "exception"; // why a refused act is done all the same
inline constexpr auto kCrew = "crew"; // the game and the band, with a slash between
inline constexpr auto kOptions = "options";
inline constexpr auto kFigure = "figure"; // the figure on which notes are taken
inline constexpr auto kLaunch = "launch"; // the game; its options: a slash behind it
// of a match
inline constexpr auto kNote = "note"; // the entry of its journal
// of a band, in a campaign or not
inline constexpr auto kProperty = "property"; // band, figures and property
inline constexpr auto kBandException = "band-exception"; // the band; none: in no campaign
// of the library
inline constexpr auto kFirstStart = "first-start";
inline constexpr auto kQuickMatch = "quick-match"; // none, or its options
inline constexpr auto kNewCampaign = "new-campaign"; // none, or its options
inline constexpr auto kNewBand = "new-band";

inline constexpr auto kOptionsPart =
    "options"; // of a form that asks for them in a dialog of its own

} // namespace escarmouche::app::form
