// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/happening/told.h"
#include "rules/zombies/board/shown/standing.h"

#include <utility>
#include <vector>

// How the chapters tell what happens.

namespace escarmouche::rules::zombies {

enum Happened : std::uint16_t {
    kBegun,
    kDealt,
    kDrew,
    kSaw,
    kShuffled,
    kRoundBegan,
    kTurnBegan,
    kNoTile,
    kHelipadIn,
    kShort,
    kMet,
    kRestarted,
    kTileDrawn,
    kPlacerFound,
    kTileLaid,
    kTileAside,
    kTileBack,
    kRoadsClosed,
    kCame, // zombies
    kTokenPut,
    kDie,
    kGutsMoved,
    kKilled,
    kDodged,
    kPaid,
    kLifeLost,
    kDied,
    kLostByDeath,
    kTook,
    kRolledMove,
    kWent,
    kEntered,
    kRolledZombies,
    kShambled,
    kReached,
    kPlayed,
    kPlayedOn,
    kAimed,
    kCardLaid,
    kCancelled,
    kUsed,
    kWornOut,
    kDiscarded,
    kGained,
    kLost,
    kStole,
    kGave,
    kCleared,
    kBarred,
    kReopened,
    kSwapped,
    kSkipsMove,
    kSkipsZombies,
    kSteered,
    kWentDown,
    kCameUp,
    kSpared,
    kWaits,
    kRode,
    kRodeNowhere,
    kStationsClosed,
    kManholeMoved,
    kManholeGone,
    kAreaOpened,
    kSealed,
    kLanded,
    kPushed,
    kPeeked,
    kCardsOfAreas,
    kAreasIn,
    kTookJeep,
    kCrawled,
    kStruggled,
    kFreed,
    kEscaped,
    kWon,
    kDeserted,
    kLastRoundBegan,
    kHasMost,
    kAsMany,
};

// What a number stands for where a sentence names a tile or a thing and no card.
inline constexpr int kTileWord = 1'000, kThingWord = 2'000;
inline int thing(What what)
{
    return kThingWord + static_cast<int>(what);
}

using Watch = kit::Watch<Zombies>;
using kit::against, kit::alone, kit::by, kit::Changes, kit::fromTo, kit::Numbers, kit::ofGame,
    kit::withFaces;

inline kit::Happening at(const State &state, Square square, kit::Happening event)
{
    event.at = placeOf(state.town, square);
    return event;
}

} // namespace escarmouche::rules::zombies
