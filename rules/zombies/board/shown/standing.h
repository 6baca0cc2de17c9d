// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

#include <vector>

// What of a match stands on its board, and as what.

namespace escarmouche::rules::zombies {

// Tokens.
inline constexpr int kFirstZombie = 100, kFirstLying = 10'000;
enum TokenKinds : std::uint16_t {
    kPawnKind,
    kZombieKind,
    kLifeKind,
    kBulletKind,
    kManholeKind,
    kEnhancedKind,
    kDogKind
};
enum PawnStates : std::uint32_t {
    kIsBelow = 1,
    kIsWaiting = 2,
    kIsDead = 4,
    kIsBound = 8,
    kIsDriving = 16
};
enum Counters : std::uint16_t {
    kTilesLeft,
    kCardsLeft,
    kZombiesLeft,
    kKills,
    kLife,
    kBullets,
    kGuts,
    kManholes,
    kFirstArea, // tiles of the first area; those of the others follow
};
inline std::uint16_t counterOfPile(int pile)
{
    return static_cast<std::uint16_t>(pile < 0 ? int{kTilesLeft} : kFirstArea + pile);
}
inline constexpr std::uint16_t kHandPile = 1, kLaidPile = 2;
/** What is laid: tiles by their number in the town, and passages that are barred. */
enum LaidKinds : std::uint16_t { kBarrierKind = 500 };

int zombieToken(std::uint16_t zombie);
int lyingToken(Square square, Lying what);
Token pawnOf(const State &state, SeatId seat);
Token zombieOn(const Town &town, Square square);
Token lyingOn(const Town &town, Square square);
Laid tileLaid(const Town &town, int tile);
/** The side of the square on which the passage lies is its turn. */
Laid barrierLaid(const Town &town, const Barrier &barrier);
/** All that is counted, by owner, then kind. */
std::vector<Counter> countersOf(const Zombies &game, const State &state);
/** The pawns. */
std::vector<Token> watchedTokens(const Zombies &game, const State &state);

} // namespace escarmouche::rules::zombies
