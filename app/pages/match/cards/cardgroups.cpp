// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/cards/cardgroups.h"

#include <algorithm>
#include <functional>

namespace escarmouche::app {

using Shown = rules::CardPile::Shown;

namespace {

/** The cards of a pile for which that holds, if any. */
CardGroup groupOf(const rules::BoardView &board, const rules::CardPile &pile, rules::SeatId owner,
                  const std::function<bool(const rules::Card &)> &isIn)
{
    CardGroup group{&pile, owner, 0, {}};
    for (const rules::Card &card : board.cards) {
        if (card.pile == pile.pile && isIn(card))
            group.cards.push_back(card);
    }
    group.count = static_cast<int>(group.cards.size());
    std::ranges::stable_sort(group.cards, {}, &rules::Card::order);
    return group;
}

/** Of a pile that is but counted no card is shown; of another's hand those whose face is known. */
void leaveOutCounted(CardGroup &group, bool isOwn)
{
    if (group.pile->shown == Shown::Counted)
        group.cards.clear();
    else if (group.pile->shown == Shown::Hand && !isOwn)
        std::erase_if(group.cards, [](const rules::Card &card) { return card.kind == 0; });
}

/** The player, nobody, then the others whose cards there are. */
std::vector<rules::SeatId> ownersOf(const rules::BoardView &board, rules::SeatId player)
{
    std::vector<rules::SeatId> others;
    for (const rules::Card &card : board.cards) {
        if (card.owner.valid() && card.owner != player &&
            std::ranges::find(others, card.owner) == others.end())
            others.push_back(card.owner);
    }
    std::ranges::sort(others, {}, &rules::SeatId::value);
    std::vector<rules::SeatId> owners;
    if (player.valid())
        owners.push_back(player);
    owners.push_back(rules::kNoSeat);
    owners.insert(owners.end(), others.begin(), others.end());
    return owners;
}

} // namespace

bool hasCardsBeside(const rules::BoardWords &words)
{
    return std::ranges::any_of(
        words.piles, [](const rules::CardPile &pile) { return pile.shown != Shown::Carried; });
}

std::vector<CardGroup> cardsBeside(const rules::BoardView &board, const rules::BoardWords &words,
                                   rules::SeatId player)
{
    std::vector<CardGroup> groups;
    for (const rules::SeatId owner : ownersOf(board, player)) {
        const bool isOwn = owner.valid() && owner == player;
        for (const rules::CardPile &pile : words.piles) {
            CardGroup group = groupOf(board, pile, owner, [owner](const rules::Card &card) {
                return card.owner == owner && card.holder < 0;
            });
            leaveOutCounted(group, isOwn);
            if (group.count > 0 || (isOwn && pile.shown == Shown::Hand))
                groups.push_back(std::move(group));
        }
    }
    return groups;
}

std::vector<CardGroup> cardsCarried(const rules::BoardView &board, const rules::BoardWords &words,
                                    int token)
{
    std::vector<CardGroup> groups;
    if (token < 0)
        return groups;
    for (const rules::CardPile &pile : words.piles) {
        CardGroup group = groupOf(board, pile, rules::kNoSeat, [token](const rules::Card &card) {
            return card.holder == token;
        });
        if (group.count > 0)
            groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace escarmouche::app
