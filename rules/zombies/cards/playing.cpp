// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

/** ZZZ-CARD-06, -07 */
Judged<void> judgeLaying(const Zombies &game, const State &state, SeatId seat, int kind)
{
    const CardKind &card = game.box().card(kind);
    const Square at = playerOf(state, seat).at;
    if (!isAbove(state, seat))
        return refuse({"ZZZ-SEWER-07"}, "below");
    const bool isInside =
        game.tile(state, at).id == card.building && game.map(state).floor(at) == Floor::Interior;
    if (!card.building.empty() && !isInside)
        return refuse({"ZZZ-CARD-06"}, "not-in-building");
    if (state.town.zombie(at) != 0)
        return refuse({"ZZZ-CARD-06"}, "zombie-there");
    const bool isLaid = std::ranges::any_of(
        laidBy(state, seat), [&](const LaidCard &laid) { return laid.card.kind == kind; });
    return refuseUnless(!isLaid, {"ZZZ-CARD-07"}, "laid-already");
}

/** Whom the card is for must be there, and in the windows of a turn be its player. */
Judged<void> judgeTarget(const Zombies &game, const State &state, const CardKind &card,
                         const CardFrame &played)
{
    const SeatId whom = played.whom;
    const bool isThere = whom.valid() && whom.value < game.seats();
    if (card.target == Aim::PlayerInSewer)
        return refuseUnless(isThere && playerOf(state, whom).isBelow, {"ZZZ-SEWER-05"},
                            "nobody-below");
    if (card.target != Aim::OtherPlayer)
        return {};
    if (!isThere || whom == played.seat)
        return refuse({"ZZZ-CARD-01"}, "whom");
    const Asked asked = askedOf(state);
    const bool isOfTurn = asked == Asked::Before || asked == Asked::After || asked == Asked::Die;
    return refuseUnless(!isOfTurn || card.when == Moment::AnyTime || whom == state.turn.seat,
                        {"ZZZ-CARD-01"}, "not-his-moment");
}

Judged<void> judgeEffects(const Zombies &game, const State &state, const CardFrame &card,
                          const std::vector<Effect> &effects)
{
    const auto judged = [&](const Effect &effect) {
        return judgeEffect(game, state, card, effect);
    };
    // One that does something is enough.
    if (effects.empty() || std::ranges::any_of(effects, [&](const Effect &effect) {
            return judged(effect).has_value();
        }))
        return {};
    return judged(effects.front());
}

CardFrame frameOf(SeatId seat, const kit::HeldCard &card, const Action &action)
{
    return {.seat = seat, .card = card, .whom = action.whom, .other = action.other};
}

void addAimed(const Zombies &game, const State &state, SeatId seat, const Action &action,
              const CardKind &card, Choices &out)
{
    const bool isAtPlayers = card.target == Aim::OtherPlayer || card.target == Aim::PlayerInSewer;
    if (!isAtPlayers || card.laid)
        return out.push_back({action});
    for (const SeatId whom : game.everySeat()) {
        if (whom == seat)
            continue;
        Action aimed = action;
        aimed.whom = whom;
        if (card.does.front().op != Op::DiscardInPlay) {
            out.push_back({aimed});
            continue;
        }
        for (const LaidCard &laid : laidBy(state, whom)) {
            aimed.other = laid.card.id;
            out.push_back({aimed});
        }
    }
}

/** What it does first, played or given up. */
const Effect *firstOf(const CardKind &card, bool isLaidOne)
{
    const std::vector<Effect> &effects = isLaidOne ? card.laid->discard : card.does;
    return effects.empty() ? nullptr : &effects.front();
}

bool isAtTile(const CardKind &card, bool isLaidOne)
{
    const Effect *effect = firstOf(card, isLaidOne);
    const bool isOne = card.target == Aim::Tile || card.target == Aim::Building;
    return (isOne && !isLaidOne) || (effect && effect->where == Where::OneTileRange2);
}

/** How many squares the card is to be aimed at, one after the other. */
int squaresAimed(const CardKind &card, bool isLaidOne)
{
    const Effect *effect = firstOf(card, isLaidOne);
    if (!effect)
        return 0;
    if (!isLaidOne && card.target == Aim::Square)
        return 2;
    if (!isLaidOne && card.target == Aim::Token)
        return effect->op == Op::SewerMoveToken ? 2 : 1;
    const bool isOne = effect->where == Where::Line4 || effect->op == Op::Teleport;
    return isOne || isAtTile(card, isLaidOne) ? 1 : 0;
}

/** It lies before its player from now on (ZZZ-CARD-06). */
void layCard(const Stage &stage, const CardFrame &frame)
{
    const auto [id, kind] = frame.card;
    const LaidUse &use = *stage.game.box().card(kind).laid;
    laidBy(stage.state, frame.seat).push_back({frame.card, small(use.uses)});
    const Card open{.id = id, .kind = kind, .pile = kLaidPile, .owner = frame.seat};
    stage.tell(by(frame.seat, kCardLaid, {"ZZZ-CARD-06"}, {kind}, {kit::cardCame(open)}));
}

} // namespace

Judged<void> judgeAim(const Zombies &game, const State &state, const CardFrame &card, Square square)
{
    const CardKind &kind = game.box().card(card.card.kind);
    const Effect &effect = *firstOf(kind, card.isLaidOne);
    const bool isTile = isAtTile(kind, card.isLaidOne);
    if (!state.town.isThere(square) || (isTile && square % kSquares != kCentre))
        return refuse({"ZZZ-CARD-01"}, "where");
    CardFrame aimed = card;
    const bool isLast = squaresAimed(kind, card.isLaidOne) == 1 || card.at != kNowhere;
    (card.at == kNowhere ? aimed.at : aimed.to) = static_cast<StoredSquare>(square);
    if (isLast)
        return judgeEffect(game, state, aimed, effect);
    if (auto first = judgeFirstSquare(game, state, aimed, effect); !first)
        return first;
    // The second square may be any of the tile, or next to the first.
    Judged<void> last = refuse({"ZZZ-CARD-01"}, "where");
    for (int each = 0; each < kSquares + kSides && !last; ++each) {
        const Square to = each < kSquares
                              ? squareOf(square / kSquares, each)
                              : game.map(state).next(square, static_cast<Side>(each - kSquares));
        aimed.to = static_cast<StoredSquare>(to);
        last = judgeEffect(game, state, aimed, effect);
    }
    return last;
}

Square nextAim(const Zombies &game, const State &state, const CardFrame &card, Square from)
{
    const bool isTile = isAtTile(game.box().card(card.card.kind), card.isLaidOne);
    for (Square square = from; square < state.town.squares(); ++square) {
        const bool mayBe = !isTile || square % kSquares == kCentre;
        if (mayBe && judgeAim(game, state, card, square))
            return square;
    }
    return kNowhere;
}

void aimAt(const Stage &stage, Square square)
{
    State &state = stage.state;
    auto &card = *topFrame<CardFrame>(state);
    (card.at == kNowhere ? card.at : card.to) = static_cast<StoredSquare>(square);
    stage.tell(
        at(state, square,
           by(card.seat, kAimed, {"ZZZ-CARD-01"}, {kTileWord + state.town.tileOf(square).kind})));
}

void addCardActions(const Zombies &game, const State &state, SeatId seat, Choices &out)
{
    const Asked asked = askedOf(state);
    for (const kit::HeldCard &held : handOf(state, seat)) {
        const Player &player = playerOf(state, seat);
        if ((player.hasPlayed && held.id != player.freeCard) || held.kind == 0)
            continue;
        const CardKind &card = game.box().card(held.kind);
        if (isMoment(state, seat, asked, card.when))
            addAimed(game, state, seat, {.deed = Deed::Play, .card = held.id}, card, out);
    }
    for (const LaidCard &laid : laidBy(state, seat)) {
        const auto &when = game.box().card(laid.card.kind).laid->when;
        if (when && isMoment(state, seat, asked, *when))
            out.push_back({{.deed = Deed::Use, .card = laid.card.id}});
    }
}

Judged<void> judgePlay(const Zombies &game, const State &state, SeatId seat, const Action &action)
{
    const kit::HeldCard *held = handCard(state, seat, action.card);
    if (laidCard(state, seat, action.card))
        return refuse({"ZZZ-CARD-06"}, "lies-already");
    if (!held || held->kind == 0)
        return refuse({"ZZZ-CARD-01"}, "no-such-card");
    const CardKind &card = game.box().card(held->kind);
    const bool isOthers =
        card.when == Moment::ZombieMove && card.target == Aim::Self && seat != state.turn.seat;
    if (isOthers || !isMoment(state, seat, askedOf(state), card.when))
        return refuse({"ZZZ-CARD-01"}, "not-the-moment");
    const Player &player = playerOf(state, seat);
    if (player.hasPlayed && action.card != player.freeCard)
        return refuse({"ZZZ-CARD-02"}, "played-already");
    if (card.laid)
        return judgeLaying(game, state, seat, held->kind);
    const CardFrame played = frameOf(seat, *held, action);
    if (auto judged = judgeTarget(game, state, card, played); !judged)
        return judged;
    if (squaresAimed(card, false) > 0)
        return refuseUnless(nextAim(game, state, played) != kNowhere, {"ZZZ-CARD-15"}, "no-effect");
    return judgeEffects(game, state, played, card.does);
}

Judged<void> judgeUse(const Zombies &game, const State &state, SeatId seat, const Action &action)
{
    const LaidCard *laid = laidCard(state, seat, action.card);
    if (!laid)
        return refuse({"ZZZ-CARD-09"}, "no-such-card");
    const LaidUse &use = *game.box().card(laid->card.kind).laid;
    if (!use.when || !isMoment(state, seat, askedOf(state), *use.when))
        return refuse({"ZZZ-CARD-01"}, "not-the-moment");
    CardFrame used = frameOf(seat, laid->card, action);
    used.isLaidOne = true;
    if (squaresAimed(game.box().card(laid->card.kind), true) > 0)
        return refuseUnless(nextAim(game, state, used) != kNowhere, {"ZZZ-CARD-15"}, "no-effect");
    return judgeEffects(game, state, used, use.discard);
}

void playCard(const Stage &stage, SeatId seat, const Action &action)
{
    State &state = stage.state;
    Hand &hand = handOf(state, seat);
    const auto *held = handCard(state, seat, action.card);
    const kit::HeldCard card = *held;
    hand.erase(static_cast<std::size_t>(held - hand.begin()));
    Player &player = playerOf(state, seat);
    if (player.freeCard == card.id)
        player.freeCard = 0;
    else
        player.hasPlayed = true;
    if (auto *window = topFrame<kit::Window>(state))
        window->pass();
    stage.tell(against(action.whom, by(seat, action.whom.valid() ? kPlayedOn : kPlayed,
                                       {"ZZZ-CARD-02"}, {card.kind}, {kit::cardWent(card.id)})));
    stage.push(frameOf(seat, card, action));
}

void useCard(const Stage &stage, SeatId seat, const Action &action)
{
    CardFrame frame = frameOf(seat, laidCard(stage.state, seat, action.card)->card, action);
    frame.isLaidOne = frame.isAnswered = true;
    if (auto *window = topFrame<kit::Window>(stage.state))
        window->pass();
    discardLaid(stage, seat, action.card, kUsed, {"ZZZ-CARD-09"});
    stage.push(frame);
}

void run(const Stage &stage, CardFrame &frame)
{
    State &state = stage.state;
    const CardKind &card = stage.game.box().card(frame.card.kind);
    const int squares = squaresAimed(card, frame.isLaidOne);
    if ((squares > 0 && frame.at == kNowhere) || (squares > 1 && frame.to == kNowhere))
        return stage.ask(frame.seat, Asked::Aim);
    if (!frame.isAnswered) {
        frame.isAnswered = true;
        return openWindow(stage, Asked::Answer, kit::allSeats(stage.game.seats(), frame.seat),
                          frame.seat);
    }
    if (isUnderWay(frame) && card.laid && !frame.isCancelled)
        layCard(stage, frame);
    else if (isUnderWay(frame))
        state.deck.discard.add(frame.card.kind); // ZZZ-CARD-14
    const auto &effects = frame.isLaidOne ? card.laid->discard : card.does;
    if (frame.isCancelled || frame.next >= effects.size())
        return stage.pop();
    const Effect &effect = effects[frame.next++];
    const CardFrame done = frame;
    if (frame.next == effects.size())
        stage.pop();
    perform(stage, done, effect);
}

} // namespace escarmouche::rules::zombies
