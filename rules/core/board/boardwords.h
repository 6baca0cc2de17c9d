// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules {

// What a board calls what it counts; nothing of it changes in a match.

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

    bool operator==(const CounterKind &) const = default;
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

    /** Nothing: the system has no counter of that kind. */
    const CounterKind *counter(std::uint16_t kind) const
    {
        for (const CounterKind &each : counters) {
            if (each.kind == kind)
                return &each;
        }
        return nullptr;
    }
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
};

} // namespace escarmouche::rules
