// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/whoisnext.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

/** Who of the player's would shoot or strike, were one of the answers given; -1: nobody. */
int reacting(const StateOfPlay &play)
{
    if (!play.isAsked())
        return -1;
    for (const rules::ActionOption &option : play.match().options()) {
        if (option.open || option.token < 0 || play.ownerOf(option.token) == play.player())
            continue;
        const auto plan = play.match().plan(play.player(), option.action);
        if (plan && play.ownerOf(plan->token) == play.player())
            return plan->token;
    }
    return -1;
}

/** The chosen one if it is still to be placed, else the first of those; -1: nobody is. */
int nextToPlace(const StateOfPlay &play, int chosen)
{
    if (!play.isAsked() || !play.isSettingUp())
        return -1;
    int first = -1;
    for (const rules::ActionOption &option : play.match().options()) {
        if (!option.open || option.token < 0)
            continue;
        if (option.token == chosen)
            return chosen;
        first = first < 0 ? option.token : first;
    }
    return first;
}

bool mayMove(const StateOfPlay &play, int token)
{
    return std::ranges::any_of(play.match().options(), [token](const rules::ActionOption &option) {
        return option.open && option.token == token;
    });
}

/** The one whom every answer is about that is about somebody, if that is to be given on the board;
    -1: there is none such. */
int onlyOneToMove(const StateOfPlay &play)
{
    int only = -1;
    for (const rules::ActionOption &option : play.match().options()) {
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
int nextOfUnit(const StateOfPlay &play, const rules::BoardView &now, int chosen)
{
    const auto hasLeft = [&](const rules::Token &token) {
        return token.owner == play.player() && token.actions > 0;
    };
    const auto isIt = [&](int id) {
        return std::ranges::any_of(now.tokens, [&](const rules::Token &token) {
            return token.id == id && hasLeft(token);
        });
    };
    if (const int only = onlyOneToMove(play); only >= 0)
        return only;
    if (isIt(chosen) && mayMove(play, chosen))
        return chosen;
    const auto first = std::ranges::find_if(now.tokens, hasLeft);
    return isIt(now.acting) || first == now.tokens.end() ? now.acting : first->id;
}

} // namespace

int mustAct(const StateOfPlay &play, int chosen)
{
    const rules::BoardView now = play.view();
    if (now.acting >= 0 && play.player().valid() && play.ownerOf(now.acting) == play.player())
        return nextOfUnit(play, now, chosen);
    if (const int next = nextToPlace(play, chosen); next >= 0)
        return next;
    return reacting(play);
}

int nextToAct(const StateOfPlay &play, int chosen)
{
    if (const int must = mustAct(play, chosen); must >= 0)
        return must;
    if (chosen < 0 || play.ownerOf(chosen) != play.player())
        return -1;
    const auto tokens = play.able();
    const bool isDone = play.isToActivate() && std::ranges::find(tokens, chosen) == tokens.end();
    return isDone ? -1 : chosen;
}

} // namespace escarmouche::app
