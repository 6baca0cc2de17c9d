// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/boardover.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace escarmouche::rules::kit {

// A board of hexes, squares or zones, answered from the options of its game, the spots of those and
// what `plan` says. The codec has the part `spots`.

/** The action as an offer that the token does it, or why it cannot be done. */
template<class C>
Offer offerOf(const C &codec, const Outlook<typename C::Game> &outlook,
              const typename C::Game::Action &action, int token)
{
    Offer offer;
    offer.action = codec.write(action);
    offer.label = codec.label(outlook.game(), outlook.seen(), action);
    offer.token = token;
    if (const auto plan = outlook.plan(action); !plan)
        offer.refusal = refused(plan.error());
    return offer;
}

/** The token pointed at is the one, else the place. */
inline bool standsAt(const Spot &spot, const Pointing &pointing)
{
    if (pointing.over >= 0)
        return spot.token == pointing.over;
    return spot.token < 0 && !std::holds_alternative<std::monostate>(spot.place) &&
           spot.place == pointing.place;
}

/** What the token could do by pointing there: the options that stand there, then what else is
    `meant` by it; what is refused last. */
template<class C>
std::vector<Offer> offersAt(const C &codec, const Outlook<typename C::Game> &outlook,
                            const Pointing &pointing, int token,
                            const std::vector<typename C::Game::Action> &meant)
{
    std::vector<Offer> offers;
    const auto add = [&](const typename C::Game::Action &action) {
        Offer offer = offerOf(codec, outlook, action, token);
        if (std::ranges::find(offers, offer.action, &Offer::action) == offers.end())
            offers.push_back(std::move(offer));
    };
    for (const auto &[action, open] : outlook.options()) {
        if (!open && standsAt(codec.spot(action), pointing))
            add(action);
    }
    for (const auto &action : meant)
        add(action);
    std::ranges::stable_partition(offers, &Offer::isAllowed);
    return offers;
}

/** The places where an option stands that `isOf` the token. */
template<class C, class IsOf>
std::vector<Reach> reachOf(const C &codec, const typename C::Game &game,
                           const typename C::Game::State &seen, const IsOf &isOf)
{
    Reach reach;
    std::vector<Option<typename C::Game::Action>> options;
    game.options(seen, options);
    for (const auto &[action, open] : options) {
        const Place place = codec.spot(action).place;
        if (!open && isOf(action) && !std::holds_alternative<std::monostate>(place))
            reach.stops.push_back({place, 1});
    }
    return reach.stops.empty() ? std::vector<Reach>{} : std::vector{std::move(reach)};
}

/** `doerOf(action)` is the token that does it, -1 for none; `isQuiet(action)`: it does no harm. */
template<class C, class DoerOf, class IsQuiet>
Prompt promptOf(const C &codec, const Outlook<typename C::Game> &outlook, Prompt::Kind kind,
                const DoerOf &doerOf, const IsQuiet &isQuiet)
{
    Prompt prompt{.kind = kind};
    for (const auto &[action, open] : outlook.options()) {
        const int doer = doerOf(action);
        if (doer >= 0 && std::ranges::find(prompt.able, doer) == prompt.able.end())
            prompt.able.push_back(doer);
        if (prompt.quiet.empty() && isQuiet(action))
            prompt.quiet = codec.write(action);
    }
    return prompt;
}

} // namespace escarmouche::rules::kit
