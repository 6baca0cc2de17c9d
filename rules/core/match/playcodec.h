// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"
#include "rules/core/game/game.h"
#include "rules/core/match/match.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** What a PlayCodec may have or not. It says so itself: a function of another name or with other
    parameters does not compile, where it would else go unasked. */
struct CodecParts {
    bool trial = false;
    bool gesture = false;
    bool toldAs = false;
    bool reasons = false;
    bool weigh = false;
    bool options = false;
    bool scenarios = false;
    bool notPlayed = false;
    bool secrets = false;
    bool faces = false;
    bool passes = false;
    bool board = false;
};

/** What a system adds to its Game so that a Driver can play it for people: its texts and words, in
    its `codec.cpp`. All texts are canonical JSON objects (compact, keys in ascending order, as
    nlohmann::json dumps them), because a journal stores them as values.

    - `resolve` reads a set-up and gives the profiles as they are now, with all that a later
      catalogue could change; empty where there is nothing. It refuses what cannot be played.
    - `make` builds the game from both alone: a match begun and a match replayed go the same way.
    - `machine` makes a player of that kind; null: there is none.
    - `write`, `readAction`, `readEvent`: an action and an event as text and back. An open option's
      action is written too, with what is still to be chosen left out.
    - `question`, `label`, `describe`, `tell`, `turnName`: the awaited request, an option, what a
   plan would do (its effects and rules), an event and the number of a turn, in words of `phrases`.
    - `kParts` names those of the following that it has.
    - `trial`, `gesture`, `toldAs`, `reasons`: of an event, what ToldEvent says.
    - `weigh`: what an event changes in how the seats stand, `board` being the one before it (see
      Record::course).
    - `options`, `notPlayed`, `secrets` (hasSecrets), `faces`, and together `title`, `scenarios` and
      `suggested`: what those of MatchRules give.
    - `passes`: `isPass`, whether an action declines what it is asked for.
    - `board`: all that a BoardCodec has. */
template<class C>
concept PlayCodec = Game<typename C::Game> &&
    requires(const C &codec, const typename C::Game &game, const typename C::Game::State &state,
             const typename C::Game::Action &action, const typename C::Game::Event &event,
             const typename C::Game::Plan &plan, const MatchSetup &setup, std::string_view text,
             std::uint64_t seed, SeatId seat, ActionPreview &preview, const BoardView &board,
             std::vector<int> &standing)
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
    {
        codec.turnName(seat.value)
        } -> std::same_as<Phrase>;
    {
        C::kParts
        } -> std::convertible_to<CodecParts>;
    requires C::kParts.trial == requires
    {
        codec.trial(game, event);
    };
    requires C::kParts.gesture == requires
    {
        codec.gesture(game, event);
    };
    requires C::kParts.toldAs == requires
    {
        codec.toldAs(game, event);
    };
    requires C::kParts.reasons == requires
    {
        codec.reasons(game, event);
    };
    requires C::kParts.weigh == requires
    {
        codec.weigh(game, event, board, standing);
    };
    requires C::kParts.options == requires
    {
        codec.options();
    };
    requires C::kParts.scenarios == requires
    {
        codec.title(text);
    };
    requires C::kParts.scenarios == requires
    {
        codec.scenarios();
    };
    requires C::kParts.scenarios == requires
    {
        codec.suggested();
    };
    requires C::kParts.notPlayed == requires
    {
        codec.notPlayed(text);
    };
    requires C::kParts.secrets == requires
    {
        codec.hasSecrets(setup);
    };
    requires C::kParts.faces == requires
    {
        codec.faces(std::uint16_t{});
    };
    requires C::kParts.passes == requires
    {
        codec.isPass(action);
    };
};

template<PlayCodec C>
ToldEvent toldEvent(const C &codec, const typename C::Game &game,
                    const typename C::Game::Event &event, SeatId seat, int entry)
{
    ToldEvent told{codec.tell(game, event, seat), game.ruleOf(event), entry, {}, {}};
    if constexpr (C::kParts.trial)
        told.trial = codec.trial(game, event);
    if constexpr (C::kParts.gesture)
        told.gesture = codec.gesture(game, event);
    if constexpr (C::kParts.toldAs)
        told.as = codec.toldAs(game, event);
    if constexpr (C::kParts.reasons)
        told.reasons = codec.reasons(game, event);
    return told;
}

} // namespace escarmouche::rules
