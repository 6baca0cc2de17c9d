// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/figurelines.h"

#include "app/pages/match/control/stateofplay.h"

#include <algorithm>
#include <tuple>

namespace escarmouche::app {

bool isSameOrder(const std::vector<FigureLine> &one, const std::vector<FigureLine> &other)
{
    return std::ranges::equal(one, other, [](const FigureLine &a, const FigureLine &b) {
        return a.token.id == b.token.id && a.count == b.count && a.isOpen == b.isOpen &&
               a.isWithin == b.isWithin;
    });
}

bool isSameHeap(const rules::Token &one, const rules::Token &other)
{
    return one.kind == other.kind && one.owner == other.owner && one.place == other.place;
}

bool isAlike(const rules::Token &one, const rules::Token &other)
{
    const auto told = [](const rules::Token &token) {
        return std::tuple(token.states, token.points, token.actions, token.facing);
    };
    return isSameHeap(one, other) && told(one) == told(other);
}

std::vector<FigureLine> figureLines(const StateOfPlay &play, const rules::BoardView &board,
                                    const std::vector<rules::Token> &opened)
{
    const auto mayFold = [&](const rules::Token &token) {
        return play.kindOf(token) && token.id != board.acting &&
               std::ranges::find(board.cards, token.id, &rules::Card::holder) == board.cards.end();
    };
    std::vector<FigureLine> lines;
    std::vector<bool> isTold(board.tokens.size());
    for (std::size_t at = 0; at < board.tokens.size(); ++at) {
        const rules::Token &token = board.tokens[at];
        const rules::TokenKind *kind = play.kindOf(token);
        if (isTold[at] || (kind && !kind->isListed))
            continue;
        std::vector<rules::Token> heap{token};
        for (std::size_t next = at + 1; mayFold(token) && next < board.tokens.size(); ++next) {
            const rules::Token &other = board.tokens[next];
            if (!isAlike(token, other) || !mayFold(other))
                continue;
            heap.push_back(other);
            isTold[next] = true;
        }
        const bool isOpen =
            heap.size() > 1 && std::ranges::any_of(opened, [&](const rules::Token &one) {
                return isSameHeap(one, token);
            });
        lines.push_back({token, static_cast<int>(heap.size()), isOpen, false});
        for (const rules::Token &one : isOpen ? heap : std::vector<rules::Token>{})
            lines.push_back({one, 1, false, true});
    }
    return lines;
}

} // namespace escarmouche::app
