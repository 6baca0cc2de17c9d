// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/happening/boardchange.h"

#include "rules/core/game/game.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace escarmouche::rules::kit {

namespace {

using What = BoardChange::What;

BoardChange ofOne(What what, int id)
{
    return {.what = what, .id = id};
}

BoardChange ofNumber(What what, int id, int number)
{
    return {.what = what, .id = id, .number = number};
}

// Where a thing stands in its list.
int keyOf(const Token &token)
{
    return token.id;
}
int keyOf(const Card &card)
{
    return card.id;
}
auto keyOf(const Counter &counter)
{
    return std::tuple(counter.owner, counter.kind);
}
auto keyOf(const Laid &laid)
{
    return std::tuple(laid.kind, laid.id);
}

template<class Thing, class Key>
auto placeFor(std::vector<Thing> &things, const Key &key)
{
    return std::ranges::lower_bound(things, key, {}, [](const Thing &each) { return keyOf(each); });
}

/** Adds it, or puts it in the place of the one with its key. */
template<class Thing>
void put(std::vector<Thing> &things, const Thing &thing)
{
    const auto at = placeFor(things, keyOf(thing));
    if (at != things.end() && keyOf(*at) == keyOf(thing))
        *at = thing;
    else
        things.insert(at, thing);
}

template<class Thing, class Key>
Thing *find(std::vector<Thing> &things, const Key &key)
{
    const auto at = placeFor(things, key);
    return at != things.end() && keyOf(*at) == key ? &*at : nullptr;
}

template<class Thing, class Member, class Value>
void set(std::vector<Thing> &things, int id, Member Thing::*member, const Value &value)
{
    if (Thing *met = find(things, id))
        met->*member = static_cast<Member>(value);
}

template<class Thing, class Key>
void drop(std::vector<Thing> &things, const Key &key)
{
    std::erase_if(things, [&](const Thing &each) { return keyOf(each) == key; });
}

Token tokenOf(const BoardChange &change)
{
    return {.id = change.id,
            .owner = change.owner,
            .kind = change.kind,
            .place = change.at,
            .facing = change.facing,
            .points = change.number,
            .actions = change.actions,
            .states = change.states};
}

Card cardOf(const BoardChange &change)
{
    return {change.id,     change.kind,   change.pile,  change.owner,
            change.holder, change.states, change.number};
}

void moveCard(const BoardChange &change, SeatId seat, std::vector<Card> &cards)
{
    Card *card = find(cards, change.id);
    if (!card)
        return;
    const std::uint16_t kind = isTold(change.sees, seat) ? card->kind : std::uint16_t{0};
    const std::uint32_t states = card->states;
    *card = cardOf(change);
    card->kind = kind;
    card->states = states;
}

void take(std::vector<int> &taken, int mark)
{
    const auto at = std::ranges::lower_bound(taken, mark);
    if (at == taken.end() || *at != mark)
        taken.insert(at, mark);
}

} // namespace

BoardChange tokenCame(const Token &token)
{
    return {.what = What::TokenCame,
            .kind = token.kind,
            .id = token.id,
            .number = token.points,
            .actions = token.actions,
            .facing = token.facing,
            .states = token.states,
            .owner = token.owner,
            .at = token.place};
}

BoardChange tokenWent(int id)
{
    return ofOne(What::TokenWent, id);
}

BoardChange tokenMoved(int id, const Place &to)
{
    return {.what = What::TokenMoved, .id = id, .at = to};
}

BoardChange tokenTurned(int id, int facing)
{
    return ofNumber(What::TokenTurned, id, facing);
}

BoardChange tokenStates(int id, std::uint32_t states)
{
    return {.what = What::TokenStates, .id = id, .states = states};
}

BoardChange tokenPoints(int id, int points)
{
    return ofNumber(What::TokenPoints, id, points);
}

BoardChange tokenActions(int id, int actions)
{
    return ofNumber(What::TokenActions, id, actions);
}

BoardChange tokenKnown(int id, std::uint16_t kind)
{
    return {.what = What::TokenKnown, .kind = kind, .id = id};
}

BoardChange counterIs(SeatId owner, std::uint16_t kind, int value)
{
    return {.what = What::Counter, .kind = kind, .number = value, .owner = owner};
}

BoardChange cardCame(const Card &card)
{
    return {.what = What::CardCame,
            .kind = card.kind,
            .pile = card.pile,
            .id = card.id,
            .holder = card.holder,
            .number = card.order,
            .states = card.states,
            .owner = card.owner};
}

BoardChange cardMoved(const Card &card, Audience sees)
{
    BoardChange change = cardCame(card);
    change.what = What::CardMoved;
    change.kind = 0;
    change.states = 0;
    change.sees = sees;
    return change;
}

BoardChange cardStates(int id, std::uint32_t states)
{
    return {.what = What::CardStates, .id = id, .states = states};
}

BoardChange cardKnown(int id, std::uint16_t kind)
{
    return {.what = What::CardKnown, .kind = kind, .id = id};
}

BoardChange cardWent(int id)
{
    return ofOne(What::CardWent, id);
}

BoardChange laidIs(const Laid &laid)
{
    return {.what = What::Laid,
            .kind = laid.kind,
            .id = laid.id,
            .number = laid.turn,
            .states = laid.states,
            .at = laid.place};
}

BoardChange laidGone(std::uint16_t kind, int id)
{
    return {.what = What::LaidGone, .kind = kind, .id = id};
}

BoardChange turnIs(int turn)
{
    return ofNumber(What::Turn, -1, turn);
}

BoardChange phaseIs(std::uint16_t phase)
{
    return ofNumber(What::Phase, -1, phase);
}

BoardChange activeIs(SeatId seat)
{
    return {.what = What::Active, .owner = seat};
}

BoardChange actingIs(int token)
{
    return ofOne(What::Acting, token);
}

BoardChange markTaken(int mark)
{
    return ofOne(What::Taken, mark);
}

std::vector<BoardChange> allOf(const BoardView &board)
{
    std::vector<BoardChange> all{turnIs(board.turn), phaseIs(board.phase), activeIs(board.active),
                                 actingIs(board.acting)};
    for (const Token &token : board.tokens)
        all.push_back(tokenCame(token));
    for (const Counter &counter : board.counters)
        all.push_back(counterIs(counter.owner, counter.kind, counter.value));
    for (const int mark : board.taken)
        all.push_back(markTaken(mark));
    for (const Laid &laid : board.laid)
        all.push_back(laidIs(laid));
    for (const Card &card : board.cards)
        all.push_back(cardCame(card));
    return all;
}

void fold(const BoardChange &change, SeatId seat, BoardView &board)
{
    switch (change.what) {
    case What::Nothing:
        return;
    case What::TokenCame:
        return put(board.tokens, tokenOf(change));
    case What::TokenWent:
        return drop(board.tokens, change.id);
    case What::TokenMoved:
        return set(board.tokens, change.id, &Token::place, change.at);
    case What::TokenTurned:
        return set(board.tokens, change.id, &Token::facing, change.number);
    case What::TokenStates:
        return set(board.tokens, change.id, &Token::states, change.states);
    case What::TokenPoints:
        return set(board.tokens, change.id, &Token::points, change.number);
    case What::TokenActions:
        return set(board.tokens, change.id, &Token::actions, change.number);
    case What::TokenKnown:
        return set(board.tokens, change.id, &Token::kind, change.kind);
    case What::Counter:
        return put(board.counters, {change.owner, change.kind, change.number});
    case What::CardCame:
        return put(board.cards, cardOf(change));
    case What::CardMoved:
        return moveCard(change, seat, board.cards);
    case What::CardStates:
        return set(board.cards, change.id, &Card::states, change.states);
    case What::CardKnown:
        return set(board.cards, change.id, &Card::kind, change.kind);
    case What::CardWent:
        return drop(board.cards, change.id);
    case What::Laid:
        return put(board.laid, {change.id, change.kind, change.at, change.number, change.states});
    case What::LaidGone:
        return drop(board.laid, std::tuple(change.kind, int{change.id}));
    case What::Turn:
        board.turn = change.number;
        return;
    case What::Phase:
        board.phase = static_cast<std::uint16_t>(change.number);
        return;
    case What::Active:
        board.active = change.owner;
        return;
    case What::Acting:
        board.acting = change.id;
        return;
    case What::Taken:
        return take(board.taken, change.id);
    }
}

} // namespace escarmouche::rules::kit
