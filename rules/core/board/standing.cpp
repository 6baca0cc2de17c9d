// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/standing.h"

#include <algorithm>

namespace escarmouche::rules {

StateWord::Shown shownBy(const std::vector<StateWord> &words, std::uint32_t states)
{
    using Shown = StateWord::Shown;
    Shown shown = Shown::There;
    for (const StateWord &word : words) {
        if ((states & word.bit) != 0)
            shown = std::max(shown, word.shown);
    }
    return shown;
}

StateWord::Shown shownOf(const Token &token, const CastMember &member,
                         const std::vector<StateWord> &words)
{
    using Shown = StateWord::Shown;
    const Shown shown = shownBy(words, token.states);
    const bool isSpent = member.points > 0 && token.points <= 0;
    return shown == Shown::There && isSpent ? Shown::Body : shown;
}

bool stands(const Token &token, const CastMember &member, const std::vector<StateWord> &words)
{
    using Shown = StateWord::Shown;
    const Shown shown = shownOf(token, member, words);
    return shown == Shown::There || shown == Shown::Waiting;
}

bool holdsGround(const Token &token, const CastMember &member, const std::vector<StateWord> &words)
{
    return stands(token, member, words) && std::ranges::none_of(words, [&](const StateWord &word) {
               return word.isOutOfIt && (token.states & word.bit) != 0;
           });
}

bool isSpent(const Token &token, const std::vector<StateWord> &words)
{
    return std::ranges::any_of(words, [&token](const StateWord &word) {
        return word.isSpent && (token.states & word.bit) != 0;
    });
}

const CastMember &memberOf(const Cast &cast, int token)
{
    static const CastMember kNobody;
    const auto found = std::ranges::find(cast.members, token, &CastMember::token);
    return found == cast.members.end() ? kNobody : *found;
}

int scoreOf(const BoardView &board, const BoardWords &words, SeatId seat)
{
    int score = 0;
    for (const Counter &counter : board.counters) {
        const CounterKind *kind = words.counter(counter.kind);
        if (counter.owner == seat && kind && kind->shown == CounterKind::Shown::Score)
            score += counter.value;
    }
    return score;
}

} // namespace escarmouche::rules
