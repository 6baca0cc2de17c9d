// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/told.h"

#include <span>

// What several chapters do. Whatever may end the game comes last in a step: no frame is there after
// it.

namespace escarmouche::rules::zombies {

using kit::topFrame;

inline SeatId nextSeat(const Zombies &game, SeatId seat)
{
    return kit::seatAfter(seat, game.seats());
}
/** The pawn is part of what happens on its square: not below ground. */
inline bool isAbove(const State &state, SeatId seat)
{
    return !playerOf(state, seat).isBelow;
}
/** Which of the seven steps goes on (ZZZ-TURN-01); 0: none has begun. */
int stepOf(const State &state);
inline Asked askedOf(const State &state)
{
    return static_cast<Asked>(state.request.decision.prompt);
}

/** The centre of a Helipad, where no zombie is (ZZZ-WIN-01). */
bool isWinningSquare(const Zombies &game, const State &state, Square square);
/** The end, where a player has zombies enough (ZZZ-WIN-02) or a pawn stands on a winning square:
    whose turn it is comes first. */
void endIfWon(const Stage &stage);

/** Which zombie comes to that square: an enhanced one in the lab, a dog in the forest
    (ZZZ-EXP-09). */
Breed breedComing(const Zombies &game, const State &state, Square square);
/** A zombie from the stock comes to that square. */
kit::BoardChange putZombie(const Stage &stage, Square square);
/** The zombie of that square is there no more; it goes to no stock. */
kit::BoardChange removeZombie(const Stage &stage, Square square);
/** A card takes the zombies of those squares off the board, to the player's collection or to the
    stock; told `at` a square, or of none. */
void clearAway(const Stage &stage, SeatId seat, std::span<const StoredSquare> squares,
               bool collects, Square at);
/** ZZZ-MOVE-05, -08. */
void takeToken(const Stage &stage, SeatId seat, RuleId rule = {"ZZZ-MOVE-05"});

/** The player loses a life token, and with the last one dies. */
void loseLife(const Stage &stage, SeatId seat, RuleId rule);
/** ZZZ-DEATH-04: as the player comes back. */
void restart(const Stage &stage, SeatId seat);
/** ZZZ-GUTS-02, -03 */
void moveGuts(const Stage &stage, SeatId seat, int by, RuleId rule);
/** The player's tokens of that sort; null of cards. */
std::uint8_t *tokensOf(Player &player, What what);
/** So many of what there is in the stock, up to what the player may have: what he really got. */
int gain(const Stage &stage, SeatId seat, What what, int many);

/** The card comes to the discard, for all to see. */
void discardHand(const Stage &stage, SeatId seat, std::uint16_t card, RuleId rule);
void discardLaid(const Stage &stage, SeatId seat, std::uint16_t card, Happened kind, RuleId rule);
/** Null where the player has no such card. */
inline const kit::HeldCard *handCard(const State &state, SeatId seat, std::uint16_t card)
{
    return kit::heldCard(handOf(state, seat), card);
}
const LaidCard *laidCard(const State &state, SeatId seat, std::uint16_t card);
/** The player has a card, and has played none yet or may play one on top (ZZZ-CARD-02). */
inline bool mayPlay(const State &state, SeatId seat)
{
    const Player &player = playerOf(state, seat);
    return !handOf(state, seat).empty() && (!player.hasPlayed || player.freeCard != 0);
}
/** It was played, and lies neither in a hand nor anywhere else yet. */
bool isUnderWay(const CardFrame &card);
/** Cards that the player draws to, or keeps, at most (ZZZ-CARD-03, -04, ZZZ-GUTS-04 to -07). */
int handLimit(const Zombies &game, const State &state, SeatId seat, bool forDrawing);

/** Opens a window for those of whom all may know that they could do something in it; those behind
    `first` come first. */
void openWindow(const Stage &stage, Asked asked, Audience seats, SeatId first);

} // namespace escarmouche::rules::zombies
