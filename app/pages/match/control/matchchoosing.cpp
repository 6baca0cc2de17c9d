// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/matchcontroller.h"

#include <algorithm>

// Who of the player's acts next, so that nobody has to choose him.

namespace escarmouche::app {

/** Who of the player's would shoot or strike, were one of the answers given; -1: nobody. */
int MatchController::reacting() const
{
    if (!isAsked())
        return -1;
    for (const rules::ActionOption &option : match().options()) {
        if (option.open || option.token < 0 || ownerOf(option.token) == m_player)
            continue;
        const auto plan = match().plan(m_player, option.action);
        if (plan && ownerOf(plan->token) == m_player)
            return plan->token;
    }
    return -1;
}

/** The chosen one if it is still to be placed, else the first of those; -1: nobody is. */
int MatchController::nextToPlace() const
{
    if (!isAsked() || !isSettingUp())
        return -1;
    int first = -1;
    for (const rules::ActionOption &option : match().options()) {
        if (!option.open || option.token < 0)
            continue;
        if (option.token == m_chosen)
            return m_chosen;
        first = first < 0 ? option.token : first;
    }
    return first;
}

bool MatchController::mayMove(int token) const
{
    return std::ranges::any_of(match().options(), [token](const rules::ActionOption &option) {
        return option.open && option.token == token;
    });
}

/** The one whom every answer is about that is about somebody, if that is to be given on the board;
    -1: there is none such. */
int MatchController::onlyOneToMove() const
{
    int only = -1;
    for (const rules::ActionOption &option : match().options()) {
        if (option.token < 0)
            continue;
        if (!option.open || (only >= 0 && option.token != only))
            return -1;
        only = option.token;
    }
    return only;
}

/** Of those who act together the chosen one as long as it may go on; else who leads them, unless
    only others have something left. */
int MatchController::nextOfUnit(const rules::BoardView &now) const
{
    const auto hasLeft = [&](const rules::Token &token) {
        return token.owner == m_player && token.actions > 0;
    };
    const auto isIt = [&](int id) {
        return std::ranges::any_of(now.tokens, [&](const rules::Token &token) {
            return token.id == id && hasLeft(token);
        });
    };
    if (const int only = onlyOneToMove(); only >= 0)
        return only;
    if (isIt(m_chosen) && mayMove(m_chosen))
        return m_chosen;
    const auto first = std::ranges::find_if(now.tokens, hasLeft);
    return isIt(now.acting) || first == now.tokens.end() ? now.acting : first->id;
}

/** Whoever acts now; in the set-up the next one still to be placed; in a reaction who reacts; -1:
    that is the player's to say. */
int MatchController::mustAct() const
{
    const rules::BoardView now = view();
    if (now.acting >= 0 && m_player.valid() && ownerOf(now.acting) == m_player)
        return nextOfUnit(now);
    if (const int next = nextToPlace(); next >= 0)
        return next;
    return reacting();
}

/** Who must; else the player's that is chosen already and may still be activated. */
int MatchController::nextToAct() const
{
    if (const int must = mustAct(); must >= 0)
        return must;
    if (m_chosen < 0 || ownerOf(m_chosen) != m_player)
        return -1;
    const auto tokens = able();
    const bool isDone = isToActivate() && std::ranges::find(tokens, m_chosen) == tokens.end();
    return isDone ? -1 : m_chosen;
}

} // namespace escarmouche::app
