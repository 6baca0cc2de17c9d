// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/whoisnext.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

/** The chosen one if it is still to be placed, else the first of those; -1: nobody is. */
int nextToPlace(const StateOfPlay &play, int chosen)
{
    if (!play.isPlacing())
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
        return option.asksForPlace() && option.token == token;
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
        if (!option.asksForPlace() || (only >= 0 && option.token != only))
            return -1;
        only = option.token;
    }
    return only;
}

/** Of those who act together the chosen one as long as it may go on; else who is proposed first, or
    who acts where none of them has anything left. */
int nextOfUnit(const StateOfPlay &play, int acting, int chosen)
{
    if (const int only = onlyOneToMove(play); only >= 0)
        return only;
    const auto able = play.able();
    if (std::ranges::find(able, chosen) != able.end() && mayMove(play, chosen))
        return chosen;
    return able.empty() ? acting : able.front();
}

} // namespace

int mustAct(const StateOfPlay &play, int chosen)
{
    const int acting = play.view().acting;
    const bool isOwn =
        acting >= 0 && play.player().valid() && play.ownerOf(acting) == play.player();
    if (!play.isAsked()) { // dice are awaited, or what another side answers: nobody else is chosen
        const bool isChosenOwn = chosen >= 0 && play.ownerOf(chosen) == play.player();
        return isOwn && !isChosenOwn ? acting : isOwn ? chosen : -1;
    }
    const rules::Prompt prompt = play.prompt();
    if (isOwn || prompt.kind == rules::Prompt::Kind::Act)
        return nextOfUnit(play, acting, chosen);
    if (const int next = nextToPlace(play, chosen); next >= 0)
        return next;
    return prompt.doer;
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
