// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/values/ruleid.h"
#include "rules/kit/happening/boardchange.h"
#include "rules/kit/stage/shortlist.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules::kit {

/** One step of how the rules found out what happens to whom: a rule that left so many candidates of
    those there were, and who chose among them where the rule alone did not. */
struct Reason {
    enum class By : std::uint8_t { Rule, Dice, Player, Order };

    RuleId rule = {};
    std::int16_t before = 0, after = 0;
    By by = By::Rule;

    bool operator==(const Reason &) const = default;
};

/** Something that happened: the one event of a discrete game. What its members mean goes by its
    kind; the game's table of sentences (see Telling) has one entry a kind. */
struct Happening {
    std::uint16_t kind = 0; // the game's
    RuleId rule = {};
    SeatId seat = {}; // whose doing it is, or whom it befalls
    Audience audience = {}; // who is told
    std::int32_t who = -1, whom = -1; // tokens
    ShortList<std::int32_t, 4> numbers = {};
    Place at = {}, to = {};
    ShortList<std::uint8_t, kMostDice> faces = {};
    ShortList<Reason, 8> reasons = {};
    std::vector<BoardChange> changes = {}; // a set-up has many

    bool operator==(const Happening &) const = default;
};

/** All that the happening changes on the board of that seat, which is told of it. */
inline void fold(const Happening &event, SeatId seat, BoardView &board)
{
    for (const BoardChange &change : event.changes)
        fold(change, seat, board);
}

} // namespace escarmouche::rules::kit
