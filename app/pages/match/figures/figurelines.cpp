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

bool isSameHeap(const FigureLine &one, const FigureLine &other)
{
    const bool isThere =
        one.token.place == other.token.place || (one.part >= 0 && one.part == other.part);
    return isThere && one.token.kind == other.token.kind && one.token.owner == other.token.owner;
}

bool isAlike(const FigureLine &one, const FigureLine &other)
{
    const auto told = [](const rules::Token &token) {
        return std::tuple(token.states, token.points, token.actions, token.facing);
    };
    return isSameHeap(one, other) && told(one.token) == told(other.token);
}

std::vector<FigureLine> figureLines(const StateOfPlay &play, const rules::BoardView &board,
                                    const std::vector<FigureLine> &opened, const PartOf &partOf)
{
    const auto mayFold = [&](const FigureLine &one) {
        return play.kindOf(one.token) && one.token.id != board.acting &&
               std::ranges::find(board.cards, one.token.id, &rules::Card::holder) ==
                   board.cards.end();
    };
    std::vector<FigureLine> all;
    for (const rules::Token &token : board.tokens)
        all.push_back({token, partOf(token.place)});
    std::vector<FigureLine> lines;
    std::vector<bool> isTold(all.size());
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (isTold[at])
            continue;
        std::vector<FigureLine> heap{all[at]};
        for (std::size_t next = at + 1; mayFold(all[at]) && next < all.size(); ++next) {
            if (isTold[next] || !isAlike(all[at], all[next]) || !mayFold(all[next]))
                continue;
            heap.push_back(all[next]);
            isTold[next] = true;
        }
        FigureLine &line = lines.emplace_back(all[at]);
        line.count = static_cast<int>(heap.size());
        line.isOpen = line.isSeveral() && std::ranges::any_of(opened, [&](const FigureLine &one) {
                          return isSameHeap(one, all[at]);
                      });
        if (!line.isOpen)
            continue;
        for (FigureLine &one : heap) {
            one.isWithin = true;
            lines.push_back(one);
        }
    }
    return lines;
}

} // namespace escarmouche::app
