// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/actsorts.h"

#include <algorithm>
#include <map>

namespace escarmouche::app {

namespace {

/** Of the acts that lead somewhere: what the nearest such place would cost. */
std::map<std::string, int> costsOfGoing(const StateOfPlay &play, int token)
{
    std::map<std::string, int> costs;
    for (const rules::Reach &reach : play.board().reach(play.player(), token)) {
        if (reach.stops.empty())
            continue;
        const rules::Pointing there{token, -1, reach.stops.back().place};
        for (const rules::Offer &offer : play.board().offers(play.player(), there)) {
            if (offer.isAllowed() && offer.then.empty())
                costs.emplace(offer.label.key, offer.cost);
        }
    }
    return costs;
}

/** Of an act that leads to somebody: what the first of the others whom it could lead to would cost,
    or that there is none. */
void findReached(const StateOfPlay &play, int token, ActSort &sort)
{
    for (const rules::Token &other : play.view().tokens) {
        if (other.owner == play.player() || !play.stands(other))
            continue;
        for (const rules::Offer &offer :
             play.board().offers(play.player(), {token, other.id, {}})) {
            if (offer.label.key != sort.key)
                continue;
            sort.isOutOfReach = !offer.isAllowed();
            if (offer.isAllowed()) {
                sort.cost = offer.cost;
                return;
            }
        }
    }
}

} // namespace

std::vector<ActSort> actSortsOf(const StateOfPlay &play, int token)
{
    if (!play.isAsked() || play.prompt().kind != rules::Prompt::Kind::Act || play.view().acting < 0)
        return {};
    const std::vector<int> able = play.able();
    if (std::ranges::find(able, token) == able.end())
        return {};
    std::vector<ActSort> sorts;
    const auto costs = costsOfGoing(play, token);
    for (const rules::ActionOption &option : play.match().options()) {
        const std::string &key = option.label.key;
        if (!option.open && option.token < 0)
            continue;
        if (std::ranges::find(sorts, key, &ActSort::key) != sorts.end())
            continue;
        ActSort sort{key};
        if (const auto cost = costs.find(key); cost != costs.end())
            sort.cost = cost->second;
        else if (option.open) {
            findReached(play, token, sort);
        } else {
            const auto plan = play.match().plan(play.player(), option.action);
            if (plan)
                sort.cost = plan->cost;
        }
        sorts.push_back(std::move(sort));
    }
    return sorts;
}

} // namespace escarmouche::app
