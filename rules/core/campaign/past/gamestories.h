// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/past/career.h"

namespace escarmouche::rules {

/** What one figure did and lived through in a game, and after it. */
struct StoryPart {
    BandId band;
    FigureGlance figure;
    CareerGame part;
};

/** A knock-out of a game as whoever tells it needs it. */
struct StoryKnockOut {
    const StoryPart *by = nullptr;
    const CareerKnockOut *knockOut = nullptr;
};

/** A game as the campaign remembers it. */
struct GameStory {
    FixtureId fixture;
    int number = 0; // as the campaign counts its games
    std::vector<StoryPart> parts; // in the order of the seats, then of each band
    std::vector<ChronicleEntry> words; // what people wrote about it
};

/** Of all games that were played, as their results came in. Worked out from what records are. */
std::vector<GameStory> storiesOf(const CampaignRules &rules, const Campaign &campaign);

/** By turn, those of no known turn last. Views the story. */
std::vector<StoryKnockOut> knockOutsOf(const GameStory &story);

} // namespace escarmouche::rules
