// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/battlereport.h"
#include "rules/core/board/boardview.h"
#include "rules/core/dice/dice.h"
#include "rules/core/dice/request.h"
#include "rules/core/values/ruleid.h"

#include <tl/expected.hpp>

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

namespace escarmouche::rules {

/** Why an action is refused: the rule, the key of a sentence in the system's phrase book, and what
    is there against what is needed. Views literals; cheap, because an AI meets many. */
struct Refusal {
    RuleId rule;
    std::string_view why;
    int amount = 0;
    int limit = 0;

    bool operator==(const Refusal &) const = default;
};

template<class T>
using Judged = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse(RuleId rule, std::string_view why, int amount = 0,
                                      int limit = 0)
{
    return tl::unexpected<Refusal>(Refusal{rule, why, amount, limit});
}

/** Allowed where that holds. */
inline Judged<void> refuseUnless(bool holds, RuleId rule, std::string_view why, int amount = 0,
                                 int limit = 0)
{
    if (holds)
        return {};
    return refuse(rule, why, amount, limit);
}

/** Where events go; none is made when there is no sink. */
template<class Event>
using EventSink = std::vector<Event>;

/** One answer to a decision. `open`: a kind of action whose place or path is still to be chosen;
    `plan` judges what is made of it. */
template<class Action>
struct Option {
    Action action;
    bool open = false;
};

/** What a Game may have or not. It says so itself: a function of another name or with other
    parameters does not compile, where it would else go unasked. */
struct GameParts {
    bool makeReady = false;
    bool reveals = false;
};

/** A game that can be played. The object holds what never changes in a match (table, profiles,
    options); the state is a small plain value beside it. All functions are pure but for the state
    they are handed; none draws a die: the state waits on a Request and chance is answered.

    - `start` gives the state before the first request, already advanced to it.
    - `plan` judges one action in full: every number, nothing changed. `commit` cannot fail.
    - `answer` gives the awaited chance to the frame on top. `commit` and `answer` both run on
      (`advance`) until the next request.
    - `options` lists, in a fixed order, the answers to the awaited decision: never none; `plan`
      accepts those that are not open.
    - `sample` completes an open option at random, as a player who only tries would.
    - `seenBy` is the state with all that the seat may not know taken out; `scratch` is used when
      there is something to take out.
    - `view` and the fold of `show` over the events a seat may see give the same BoardView.
    - `makeReady`, in a game that has it: makes what is else made when it is first needed, so that
      several threads may ask from then on.
    - `reveals(event)`, in a game that has it: the event tells some seat what it did not know, so
      that nobody undoes it alone.
    - `kParts` names those of the last two that it has. */
template<class G>
concept Game = requires(const G &game, const typename G::State &state, typename G::State &next,
                        const typename G::Action &action, const typename G::Event &event,
                        const typename G::Plan &plan, const ChanceAnswer &chance, SeatId seat,
                        EventSink<typename G::Event> *events, Generator &generator,
                        std::vector<Option<typename G::Action>> &options, BoardView &board)
{
    requires std::is_trivially_copyable_v<typename G::State>;
    {
        G::kRevision
        } -> std::convertible_to<int>;
    {
        game.seats()
        } -> std::same_as<int>;
    {
        game.start(events)
        } -> std::same_as<typename G::State>;
    {
        game.awaited(state)
        } -> std::convertible_to<const Request &>;
    {
        game.plan(state, seat, action)
        } -> std::same_as<Judged<typename G::Plan>>;
    {
        game.commit(next, plan, events)
        } -> std::same_as<void>;
    {
        game.answer(next, chance, events)
        } -> std::same_as<void>;
    {
        game.options(state, options)
        } -> std::same_as<void>;
    {
        game.sample(state, options.front(), generator)
        } -> std::same_as<typename G::Action>;
    {
        game.seenBy(state, seat, next)
        } -> std::same_as<const typename G::State &>;
    {
        game.checksum(state)
        } -> std::same_as<std::uint64_t>;
    {
        game.view(state, seat)
        } -> std::same_as<BoardView>;
    {
        game.show(event, seat, board)
        } -> std::same_as<void>;
    {
        game.report(state)
        } -> std::same_as<BattleReport>;
    {
        game.ruleOf(event)
        } -> std::same_as<RuleId>;
    {
        game.audienceOf(event)
        } -> std::same_as<Audience>;
    {
        G::kParts
        } -> std::convertible_to<GameParts>;
    requires G::kParts.makeReady == requires
    {
        game.makeReady();
    };
    requires G::kParts.reveals == requires
    {
        {
            game.reveals(event)
            } -> std::same_as<bool>;
    };
};

/** Whether the seat may know of the event; kNoSeat knows what all may know. */
inline bool isTold(Audience audience, SeatId seat)
{
    return audience.isAll() || audience.includes(seat);
}

} // namespace escarmouche::rules
