// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/game/game.h"
#include "rules/kit/cards/pile.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit {

/** A pile to draw from, and the one that its cards come to. */
template<std::size_t Kinds>
struct Deck {
    Pile<Kinds> stock, discard;

    bool operator==(const Deck &) const = default;
};

template<std::size_t Kinds>
constexpr auto memberList(std::type_identity<Deck<Kinds>>)
{
    return std::tuple{&Deck<Kinds>::stock, &Deck<Kinds>::discard};
}

/** A card of its stock, into which the discard is shuffled where it is empty. */
template<std::size_t Kinds>
Pick cardOf(Deck<Kinds> &deck, std::uint16_t reason)
{
    if (deck.stock.empty())
        deck.stock.addAll(deck.discard);
    return deck.stock.pick(reason, {});
}

/** Several cards drawn one after the other. However soon they come back to the discard, the draw
    ends: the discard is shuffled in so many times. */
struct Drawing {
    std::uint8_t left = 1; // cards
    std::uint8_t shuffles = 1; // of the discard, if it comes to that

    bool operator==(const Drawing &) const = default;
};
ESCARMOUCHE_MEMBERS(Drawing, &T::left, &T::shuffles)

enum class NextCard : std::uint8_t {
    Ready, // to be asked for (Pile::pick); it counts as drawn
    Shuffled, // not yet: the discard has become the stock
    None, // all are drawn, or there are no more
};

template<std::size_t Kinds>
NextCard nextCard(Drawing &drawing, Deck<Kinds> &deck)
{
    if (drawing.left == 0)
        return NextCard::None;
    if (!deck.stock.empty()) {
        --drawing.left;
        return NextCard::Ready;
    }
    if (deck.discard.empty() || drawing.shuffles == 0) {
        drawing.left = 0;
        return NextCard::None;
    }
    --drawing.shuffles;
    deck.stock.addAll(deck.discard);
    return NextCard::Shuffled;
}

/** One card that lies somewhere of its own: in a hand, on the table. */
struct HeldCard {
    std::uint16_t id = 0; // never reused in a match
    std::uint8_t kind = 0; // 0: not known

    bool operator==(const HeldCard &) const = default;
};
ESCARMOUCHE_MEMBERS(HeldCard, &T::id, &T::kind)

/** As a seat sees it on the board: its face, or its back. */
inline Card cardSeen(const HeldCard &held, std::uint16_t pile, SeatId owner, Audience sees,
                     SeatId seat)
{
    const std::uint16_t kind = isTold(sees, seat) ? held.kind : std::uint16_t{0};
    return {.id = held.id, .kind = kind, .pile = pile, .owner = owner};
}

/** Makes a list of cards one of backs. */
template<class Cards>
void hideAll(Cards &cards)
{
    for (HeldCard &card : cards)
        card.kind = 0;
}

// What a seat knows of the rest: all cards of the game without those it sees. Whatever it does not
// see is one of them, wherever it lies.

template<std::size_t Kinds>
void leaveOut(Pile<Kinds> &rest, const Pile<Kinds> &seen)
{
    for (int kind = 1; kind <= static_cast<int>(Kinds); ++kind)
        rest.add(kind, -seen.count(kind));
}
template<std::size_t Kinds, class Cards>
requires requires(const Cards &cards)
{
    cards.begin()->kind;
}
void leaveOut(Pile<Kinds> &rest, const Cards &seen)
{
    for (const HeldCard &card : seen) {
        if (card.kind != 0)
            rest.take(card.kind);
    }
}

/** Takes what the hidden pile could hold from the rest, at random. */
template<std::size_t Kinds>
void fillIn(Pile<Kinds> &hidden, Pile<Kinds> &rest, Generator &generator)
{
    const int size = hidden.size;
    hidden = {};
    std::vector<std::uint8_t> kinds = rest.listed();
    while (hidden.size < size && !kinds.empty()) {
        const auto picked = generator.below(static_cast<std::uint32_t>(kinds.size()));
        hidden.add(kinds[picked]);
        kinds.erase(kinds.begin() + picked);
    }
    leaveOut(rest, hidden);
}
template<std::size_t Kinds, class Cards>
requires requires(const Cards &cards)
{
    cards.begin()->kind;
}
void fillIn(Cards &hidden, Pile<Kinds> &rest, Generator &generator)
{
    for (HeldCard &card : hidden) {
        if (card.kind == 0 && !rest.empty())
            card.kind = static_cast<std::uint8_t>(rest.draw(generator));
    }
}

/** A card of that hand; null where it has no such card. */
template<class Hand>
const HeldCard *heldCard(const Hand &hand, int id)
{
    const auto met = std::ranges::find(hand, id, &HeldCard::id);
    return met == hand.end() ? nullptr : met;
}

} // namespace escarmouche::rules::kit
