// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/deeds.h"

// A card goes from hand to hand, or is stopped.

namespace escarmouche::rules::zombies {

void run(const Stage &stage, StealFrame &frame)
{
    const auto cards = static_cast<std::uint16_t>(handOf(stage.state, frame.from).size());
    if (cards == 0)
        return stage.pop();
    stage.ask(Pick{cards, kCardStolen, {}}); // all see which back it is
}

void take(const Stage &stage, StealFrame &frame, const ChanceAnswer &chance)
{
    const SeatId seat = frame.seat, from = frame.from;
    stage.pop();
    Hand &hand = handOf(stage.state, from);
    const kit::HeldCard card = hand[chance.picked];
    hand.erase(chance.picked);
    handOf(stage.state, seat).push_back(card);
    const Card moved{.id = card.id, .pile = kHandPile, .owner = seat};
    stage.tell(against(
        from, by(seat, kGave, {"ZZZ-CARD-15"}, {}, {kit::cardMoved(moved, Audience::only(seat))})));
    stage.tell(
        alone(by(seat, kSaw, {"ZZZ-CARD-15"}, {card.kind}, {kit::cardKnown(card.id, card.kind)})));
}

} // namespace escarmouche::rules::zombies
