// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/play/zombies.h"

// Event cards: when they may be played, at whom, and what they do (ZZZ-CARD).

namespace escarmouche::rules::zombies {

/** Whether a card of that moment may be played by the seat that is asked so. */
bool isMoment(const State &state, SeatId seat, Asked asked, Moment moment);
/** All that the seat could try with its cards now: some of it may be refused. */
void addCardActions(const Zombies &game, const State &state, SeatId seat, Choices &out);
Judged<void> judgePlay(const Zombies &game, const State &state, SeatId seat, const Action &action);
Judged<void> judgeUse(const Zombies &game, const State &state, SeatId seat, const Action &action);
Judged<void> judgeAim(const Zombies &game, const State &state, const CardFrame &card,
                      Square square);
/** The first square from there on at which the card can be aimed; kNowhere: there is none. */
Square nextAim(const Zombies &game, const State &state, const CardFrame &card, Square from = 0);
void aimAt(const Stage &stage, Square square);
void playCard(const Stage &stage, SeatId seat, const Action &action);
void useCard(const Stage &stage, SeatId seat, const Action &action);

/** Why the effect would do nothing, or cannot be aimed as the card is; nothing: it can. */
Judged<void> judgeEffect(const Zombies &game, const State &state, const CardFrame &card,
                         const Effect &effect);
/** Likewise of the first of two squares, wherever the second is. */
Judged<void> judgeFirstSquare(const Zombies &game, const State &state, const CardFrame &card,
                              const Effect &effect);
/** Does it. What it asks for is a frame of its own. */
void perform(const Stage &stage, const CardFrame &card, const Effect &effect);

} // namespace escarmouche::rules::zombies
