// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ai.h"
#include "rules/core/game.h"
#include "rules/core/match.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What a system adds to its Game so that a Driver can play it for people: its texts and words, in
    its `codec.cpp`. All texts are canonical JSON objects (compact, keys in ascending order, as
    nlohmann::json dumps them), because a journal stores them as values.

    - `resolve` reads a set-up and gives the profiles as they are now, with all that a later
      catalogue could change; empty where there is nothing. It refuses what cannot be played.
    - `make` builds the game from both alone: a match begun and a match replayed go the same way.
    - `machine` makes a player of that kind; null: there is none.
    - `write`, `readAction`, `readEvent`: an action and an event as text and back. An open option's
      action is written too, with what is still to be chosen left out.
    - `question`, `label`, `describe`, `tell`: the awaited request, an option, what a plan would do
      (its effects and rules) and an event, in words of `phrases`.
    - `trial`, `gesture`, `toldAs`, in a codec that has them: of an event, what ToldEvent says.
    - `weigh`, in a codec that has it: what an event changes in how the seats stand, `board` being
      the one before it (see Record::course).
    - `options`, in a codec that has it: what MatchRules::options gives.
    - `title`, in a codec that has it: what MatchRules::title gives.
    - `attackOdds`, in a codec that has it: what MatchRules::attackOdds gives. */
template<class C>
concept PlayCodec = Game<typename C::Game> &&
    requires(const C &codec, const typename C::Game &game, const typename C::Game::State &state,
             const typename C::Game::Action &action, const typename C::Game::Event &event,
             const typename C::Game::Plan &plan, const MatchSetup &setup, std::string_view text,
             std::uint64_t seed, SeatId seat, ActionPreview &preview)
{
    {
        C::kSystem
        } -> std::convertible_to<std::string_view>;
    /** No game takes more actions; one that does is stalled. */
    {
        C::kMostActions
        } -> std::convertible_to<int>;
    {
        codec.resolve(setup)
        } -> std::same_as<Result<std::string>>;
    {
        codec.make(setup, text)
        } -> std::same_as<Result<std::unique_ptr<const typename C::Game>>>;
    {
        codec.machines()
        } -> std::same_as<std::vector<std::string>>;
    {
        codec.machine(text, seed)
        } -> std::same_as<std::unique_ptr<Ai<typename C::Game>>>;
    {
        codec.write(action)
        } -> std::same_as<std::string>;
    {
        codec.write(event)
        } -> std::same_as<std::string>;
    {
        codec.readAction(game, text)
        } -> std::same_as<Result<typename C::Game::Action>>;
    {
        codec.readEvent(game, text)
        } -> std::same_as<Result<typename C::Game::Event>>;
    {
        codec.question(game, state)
        } -> std::same_as<Phrase>;
    {
        codec.label(game, state, action)
        } -> std::same_as<Phrase>;
    {
        codec.describe(game, state, plan, preview)
        } -> std::same_as<void>;
    {
        codec.tell(game, event, seat)
        } -> std::same_as<Phrase>;
    {
        codec.phrases()
        } -> std::same_as<const PhraseBook &>;
};

template<PlayCodec C>
ToldEvent toldEvent(const C &codec, const typename C::Game &game,
                    const typename C::Game::Event &event, SeatId seat, int entry)
{
    ToldEvent told{codec.tell(game, event, seat), game.ruleOf(event), entry, {}, {}};
    if constexpr (requires { codec.trial(game, event); })
        told.trial = codec.trial(game, event);
    if constexpr (requires { codec.gesture(game, event); })
        told.gesture = codec.gesture(game, event);
    if constexpr (requires { codec.toldAs(game, event); })
        told.as = codec.toldAs(game, event);
    return told;
}

} // namespace escarmouche::rules
