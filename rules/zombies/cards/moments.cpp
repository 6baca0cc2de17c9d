// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/play/deeds.h"

#include <algorithm>

// When cards may be played (ZZZ-CARD-01), and whom the game asks.

namespace escarmouche::rules::zombies {

namespace {

/** What may be played when somebody is asked so: the player whose turn it is, or another. */
struct Moments {
    Asked asked;
    bool isOwn, isOther;
    std::vector<Moment> moments;
};
const std::vector<Moments> &allMoments()
{
    static const std::vector<Moments> kAll{
        {Asked::Lay, true, false, {Moment::TileStep}},
        {Asked::Ready, true, true, {Moment::OwnTurn, Moment::BeforeOwnMoveRoll, Moment::AnyTime}},
        {Asked::Go, true, false, {Moment::OwnTurn, Moment::OwnMove, Moment::AnyTime}},
        {Asked::Fight, true, true, {Moment::OwnCombat, Moment::AnyTime}},
        {Asked::Failed, true, true, {Moment::OwnCombat}},
        {Asked::End, true, true, {Moment::OwnTurn, Moment::AnyTime}},
        {Asked::Before, true, true, {Moment::BeforeTargetMoveRoll, Moment::AnyTime}},
        {Asked::After, true, false, {Moment::AfterOwnMoveRoll}},
        {Asked::After, false, true, {Moment::AfterTargetMoveRoll}},
        {Asked::Die, true, true, {Moment::TargetCombat}},
        {Asked::Herd, true, true, {Moment::ZombieMove, Moment::AnyTime}},
        {Asked::Answer, true, true, {Moment::ReactionCard}},
    };
    return kAll;
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
    int kind = 0;
    return std::ranges::any_of(game.box().cards, [&](const CardKind &card) {
        ++kind;
        return card.copies > 0 && isMoment(state, seat, asked, card.when) &&
               unseen(game, state, kind) > 0;
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
    const bool isOwn = seat == state.turn.seat;
    return std::ranges::any_of(allMoments(), [&](const Moments &each) {
        return each.asked == asked && (isOwn ? each.isOwn : each.isOther) &&
               std::ranges::find(each.moments, moment) != each.moments.end();
    });
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
