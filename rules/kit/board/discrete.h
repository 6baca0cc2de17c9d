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

/** One points at its card, or at its place, where it has one, else at the token that it concerns.
 */
inline bool standsAt(const Spot &spot, const Pointing &pointing)
{
    if (spot.card >= 0 || pointing.card >= 0)
        return spot.card == pointing.card;
    if (!std::holds_alternative<std::monostate>(spot.place))
        return spot.place == pointing.place;
    return spot.token >= 0 && spot.token == pointing.over;
}

/** What the token could do by pointing there: the options that stand there and are its own, then
    what else is `meant` by it; what is refused last. `doerOf(action)` is the token that does it, -1
    for any. */
template<class C, class DoerOf>
std::vector<Offer> offersAt(const C &codec, const Outlook<typename C::Game> &outlook,
                            const Pointing &pointing, int token, const DoerOf &doerOf,
                            const std::vector<typename C::Game::Action> &meant)
{
    std::vector<Offer> offers;
    const auto add = [&](const typename C::Game::Action &action) {
        Offer offer = offerOf(codec, outlook, action, token);
        if (std::ranges::find(offers, offer.action, &Offer::action) == offers.end())
            offers.push_back(std::move(offer));
    };
    for (const auto &[action, open] : outlook.options()) {
        const int doer = doerOf(action);
        if (!open && (doer < 0 || doer == token) && standsAt(codec.spot(action), pointing))
            add(action);
    }
    for (const auto &action : meant)
        add(action);
    std::ranges::stable_partition(offers, &Offer::isAllowed);
    return offers;
}

/** The same, then what could be done to whoever else stands in that place: those in one hex are
    drawn as one. */
template<class C, class DoerOf>
std::vector<Offer> offersAmong(const C &codec, const Outlook<typename C::Game> &outlook,
                               Pointing pointing, int token, const DoerOf &doerOf,
                               const std::vector<typename C::Game::Action> &meant)
{
    std::vector<Offer> offers = offersAt(codec, outlook, pointing, token, doerOf, meant);
    if (pointing.over < 0)
        return offers;
    for (const Token &other : outlook.game().view(outlook.seen(), outlook.seat()).tokens) {
        if (other.place != pointing.place)
            continue;
        pointing.over = other.id;
        for (Offer &offer : offersAt(codec, outlook, pointing, token, doerOf, {})) {
            if (std::ranges::find(offers, offer.action, &Offer::action) == offers.end())
                offers.push_back(std::move(offer));
        }
    }
    return offers;
}

/** The places where the options of that token stand; `doerOf` as above. */
template<class C, class DoerOf>
std::vector<Reach> reachOf(const C &codec, const typename C::Game &game,
                           const typename C::Game::State &seen, int token, const DoerOf &doerOf)
{
    Reach reach;
    std::vector<Option<typename C::Game::Action>> options;
    game.options(seen, options);
    for (const auto &[action, open] : options) {
        const Place place = codec.spot(action).place;
        const int doer = doerOf(action);
        if (!open && (doer < 0 || doer == token) && !std::holds_alternative<std::monostate>(place))
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
