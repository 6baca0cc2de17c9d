// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/board/figurelook.h"
#include "rules/core/values/ruleid.h"
#include "rules/core/words/text.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules {

// What a board calls what stands and lies there and what it counts; nothing of it changes in a
// match.

/** Something that is counted: what a heading calls it, and its sign behind a number ("Wound points
    left", "PV"). Of a counter the sign may go by the number, as a template does with `n`:
    "{n|card|cards}". Without a name it is not counted. */
struct Unit {
    Text name = {};
    Text sign = {};

    bool isCounted() const { return !name.empty(); }
    bool operator==(const Unit &) const = default;
};

/** A kind of Counter. */
struct CounterKind {
    /** A score says who is ahead, and the scores of a seat are summed. A stock is what there is of
        something: cards in a hand, ammunition. A track goes step by step to its end: an alarm. */
    enum class Shown { Score, Stock, Track };

    std::uint16_t kind = 0; // as Counter::kind
    Unit unit;
    Shown shown = Shown::Score;
    int most = 0; // the last step of a track; of a stock 0: as many as come
    bool toldAtNone = false; // that a seat has none of it matters too

    bool operator==(const CounterKind &) const = default;
};

/** A kind of Token, for those that are nobody of the cast. */
struct TokenKind {
    enum class Shape { Figure, Counter, Marker, Number };

    std::uint16_t kind = 0; // as Token::kind
    Unit unit; // "Zombie", "{n|zombie|zombies}"
    Text letter = {}; // one to three characters on it
    Shape shape = Shape::Figure;
    FigureLook look = {};

    bool operator==(const TokenKind &) const = default;
};

/** A kind of Card. */
struct CardKind {
    std::uint16_t kind = 0; // as Card::kind, from 1
    Text name;
    Text told = {}; // what it does
    RuleId rule = {};

    bool operator==(const CardKind &) const = default;
};

/** Where cards lie. */
struct CardPile {
    /** In a hand; before its owner, one by one; on the token that carries it; face up for all, or
        only as a number. */
    enum class Shown { Hand, Laid, Carried, Open, Counted };

    std::uint16_t pile = 0; // as Card::pile
    Unit unit; // "Hand", "{n|card|cards} in the hand"
    Shown shown = Shown::Counted;

    bool operator==(const CardPile &) const = default;
};

/** One number that all odds of a system have, for a column of a list. */
struct OddsColumn {
    Text head; // has little room: "≥1"
    Text meaning; // the same in full
    bool isShare = true; // in per cent; else what is to be expected on average

    bool operator==(const OddsColumn &) const = default;
};

struct BoardWords {
    Unit points; // Token::points
    Unit actions; // Token::actions
    std::vector<CounterKind> counters;
    std::vector<OddsColumn> odds;
    std::vector<TokenKind> tokens = {};
    std::vector<CardKind> cards = {};
    std::vector<CardPile> piles = {};

    /** Nothing: the system has none of that kind, as below. */
    const CounterKind *counter(std::uint16_t kind) const
    {
        return met(counters, &CounterKind::kind, kind);
    }
    const TokenKind *token(std::uint16_t kind) const { return met(tokens, &TokenKind::kind, kind); }
    const CardKind *card(std::uint16_t kind) const { return met(cards, &CardKind::kind, kind); }
    const CardPile *pile(std::uint16_t pile) const { return met(piles, &CardPile::pile, pile); }
    /** What the sum of a seat's scores is called; nothing where nobody scores. */
    const Unit *score() const
    {
        for (const CounterKind &each : counters) {
            if (each.shown == CounterKind::Shown::Score)
                return &each.unit;
        }
        return nullptr;
    }
    bool operator==(const BoardWords &) const = default;

private:
    template<class One>
    static const One *met(const std::vector<One> &all, std::uint16_t One::*code,
                          std::uint16_t value)
    {
        for (const One &each : all) {
            if (each.*code == value)
                return &each;
        }
        return nullptr;
    }
};

} // namespace escarmouche::rules
