// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/play/deeds.h"

#include <algorithm>
#include <array>
#include <initializer_list>

// When cards may be played (ZZZ-CARD-01), and whom the game asks.

namespace escarmouche::rules::zombies {

namespace {

using MomentSet = unsigned; // a bit each
constexpr MomentSet bitsOf(std::initializer_list<Moment> moments)
{
    MomentSet set = 0;
    for (const Moment moment : moments)
        set |= 1U << static_cast<unsigned>(moment);
    return set;
}
constexpr bool hasMoment(MomentSet set, Moment moment)
{
    return (set >> static_cast<unsigned>(moment) & 1U) != 0;
}

/** What may be played when somebody is asked so: the player whose turn it is, or another. */
struct Moments {
    Asked asked;
    bool isOwn, isOther;
    MomentSet moments;
};
constexpr std::array kAllMoments{
    Moments{Asked::Lay, true, false, bitsOf({Moment::TileStep})},
    Moments{Asked::Ready, true, true,
            bitsOf({Moment::OwnTurn, Moment::BeforeOwnMoveRoll, Moment::AnyTime})},
    Moments{Asked::Go, true, false, bitsOf({Moment::OwnTurn, Moment::OwnMove, Moment::AnyTime})},
    Moments{Asked::Fight, true, true, bitsOf({Moment::OwnCombat, Moment::AnyTime})},
    Moments{Asked::Failed, true, true, bitsOf({Moment::OwnCombat})},
    Moments{Asked::End, true, true, bitsOf({Moment::OwnTurn, Moment::AnyTime})},
    Moments{Asked::Before, true, true, bitsOf({Moment::BeforeTargetMoveRoll, Moment::AnyTime})},
    Moments{Asked::After, true, false, bitsOf({Moment::AfterOwnMoveRoll})},
    Moments{Asked::After, false, true, bitsOf({Moment::AfterTargetMoveRoll})},
    Moments{Asked::Die, true, true, bitsOf({Moment::TargetCombat})},
    Moments{Asked::Herd, true, true, bitsOf({Moment::ZombieMove, Moment::AnyTime})},
    Moments{Asked::Answer, true, true, bitsOf({Moment::ReactionCard})},
};

/** Those whose cards the seat that is asked so may play. */
MomentSet momentsOf(const State &state, SeatId seat, Asked asked)
{
    MomentSet all = 0;
    for (const Moments &each : kAllMoments) {
        if (each.asked == asked && (seat == state.turn.seat ? each.isOwn : each.isOther))
            all |= each.moments;
    }
    return all;
}

/** Copies of the card that do not lie open: somebody may hold them. */
int unseen(const Zombies &game, const State &state, int kind)
{
    int left = game.box().card(kind).copies - state.deck.discard.count(kind);
    for (const LaidCards &all : state.laid)
        left -= static_cast<int>(std::ranges::count(
            all, kind, [](const LaidCard &laid) { return int{laid.card.kind}; }));
    for (const Frame &frame : state.frames) {
        const auto *card = std::get_if<CardFrame>(&frame);
        left -= card && isUnderWay(*card) && card->card.kind == kind ? 1 : 0;
    }
    return left;
}

/** Somebody who is asked so may hold a card for it, as far as all can know. */
bool mayHold(const Zombies &game, const State &state, SeatId seat, Asked asked)
{
    const MomentSet moments = momentsOf(state, seat, asked);
    int kind = 0;
    return std::ranges::any_of(game.box().cards, [&](const CardKind &card) {
        ++kind;
        return card.copies > 0 && hasMoment(moments, card.when) && unseen(game, state, kind) > 0;
    });
}

bool laysOne(const Zombies &game, const State &state, SeatId seat, Asked asked)
{
    return std::ranges::any_of(laidBy(state, seat), [&](const LaidCard &laid) {
        const auto when = game.box().card(laid.card.kind).laid->when;
        return when && isMoment(state, seat, asked, *when);
    });
}

} // namespace

bool isMoment(const State &state, SeatId seat, Asked asked, Moment moment)
{
    return hasMoment(momentsOf(state, seat, asked), moment);
}

void openWindow(const Stage &stage, Asked asked, Audience seats, SeatId first)
{
    const State &state = stage.state;
    Audience open{0};
    for (const SeatId seat : stage.game.everySeat()) {
        const bool hasCards = mayPlay(state, seat) && mayHold(stage.game, state, seat, asked);
        if (seats.includes(seat) && (hasCards || laysOne(stage.game, state, seat, asked)))
            addTo(open.seats, Audience::only(seat).seats);
    }
    if (open.seats != 0)
        stage.push(kit::Window::of(asked, open, first));
}

} // namespace escarmouche::rules::zombies
