// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/boardover.h"
#include "tests/support/toys/ambush.h"
#include "tests/support/toys/crypt.h"

namespace escarmouche::tests {

template<class T>
using Result = rules::Result<T>;

/** Texts, words and board of Ambush. Option "watchers-react" (default true) is a rule to switch
 * off. */
struct AmbushCodec {
    using Game = ambush::Ambush;

    static constexpr std::string_view kSystem = "ambush";
    static constexpr int kMostActions = 200;
    static constexpr rules::CodecParts kParts{.scenarios = true, .secrets = true, .board = true};
    static constexpr rules::BoardParts kBoard{.spots = true, .overlay = true, .ending = true};

    Result<std::string> resolve(const rules::MatchSetup &setup) const;
    Result<std::unique_ptr<const Game>> make(const rules::MatchSetup &setup,
                                             std::string_view resolved) const;
    std::vector<std::string> machines() const { return {"random"}; }
    std::unique_ptr<rules::Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const;
    std::string write(const Game::Action &action) const;
    std::string write(const Game::Event &event) const;
    Result<Game::Action> readAction(const Game &game, std::string_view text) const;
    Result<Game::Event> readEvent(const Game &game, std::string_view text) const;
    rules::Phrase question(const Game &game, const Game::State &state) const;
    rules::Phrase label(const Game &game, const Game::State &state,
                        const Game::Action &action) const;
    void describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                  rules::ActionPreview &preview) const;
    rules::Phrase tell(const Game &game, const Game::Event &event, rules::SeatId seat) const;
    const rules::PhraseBook &phrases() const;
    rules::Phrase turnName(int turn) const;
    Result<rules::ScenarioTitle> title(std::string_view scenario) const;
    std::vector<rules::Scenario> scenarios() const;
    std::vector<rules::Suggestion> suggested() const { return {{std::string(kSystem), {}}}; }
    bool hasSecrets(const rules::MatchSetup &) const { return true; } // the hands

    rules::Spot spot(const Game::Action &action) const;
    rules::Ground ground(const Game &game, const rules::BoardView &board) const;
    rules::Cast cast(const Game &game) const;
    std::vector<rules::StateWord> states() const;
    rules::BoardWords words() const;
    rules::Prompt prompt(const rules::Outlook<Game> &outlook) const;
    std::vector<rules::Offer> offers(const rules::Outlook<Game> &outlook,
                                     const rules::Pointing &pointing) const;
    std::vector<rules::Reach> reach(const Game &game, const Game::State &seen, int token) const;
    rules::Overlay overlay(const Game &game, const Game::State &seen, const Game::Plan &plan) const;
    std::optional<rules::Phrase> ending(const Game &game, const Game::State &seen) const;
};

/** Texts, words and board of Crypt. Option "ghouls-bite" (default true) is a rule to switch off. */
struct CryptCodec {
    using Game = crypt::Crypt;

    bool stages = false; // a scenario may hold a stage, for tests alone

    static constexpr std::string_view kSystem = "crypt";
    static constexpr int kMostActions = 200;
    static constexpr rules::CodecParts kParts{.scenarios = true, .board = true};
    static constexpr rules::BoardParts kBoard{.spots = true, .overlay = true, .ending = true};

    Result<std::string> resolve(const rules::MatchSetup &setup) const;
    Result<std::unique_ptr<const Game>> make(const rules::MatchSetup &setup,
                                             std::string_view resolved) const;
    std::vector<std::string> machines() const { return {"random"}; }
    std::unique_ptr<rules::Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const;
    std::string write(const Game::Action &action) const;
    std::string write(const Game::Event &event) const;
    Result<Game::Action> readAction(const Game &game, std::string_view text) const;
    Result<Game::Event> readEvent(const Game &game, std::string_view text) const;
    rules::Phrase question(const Game &game, const Game::State &state) const;
    rules::Phrase label(const Game &game, const Game::State &state,
                        const Game::Action &action) const;
    void describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                  rules::ActionPreview &preview) const;
    rules::Phrase tell(const Game &game, const Game::Event &event, rules::SeatId seat) const;
    const rules::PhraseBook &phrases() const;
    rules::Phrase turnName(int turn) const;
    Result<rules::ScenarioTitle> title(std::string_view scenario) const;
    std::vector<rules::Scenario> scenarios() const;
    std::vector<rules::Suggestion> suggested() const { return {{std::string(kSystem), {}}}; }

    rules::Spot spot(const Game::Action &action) const;
    rules::Ground ground(const Game &game, const rules::BoardView &board) const;
    rules::Cast cast(const Game &game) const;
    std::vector<rules::StateWord> states() const;
    rules::BoardWords words() const;
    rules::Prompt prompt(const rules::Outlook<Game> &outlook) const;
    std::vector<rules::Offer> offers(const rules::Outlook<Game> &outlook,
                                     const rules::Pointing &pointing) const;
    std::vector<rules::Reach> reach(const Game &game, const Game::State &seen, int token) const;
    rules::Overlay overlay(const Game &game, const Game::State &seen, const Game::Plan &plan) const;
    std::optional<rules::Phrase> ending(const Game &game, const Game::State &seen) const;
};
static_assert(rules::BoardCodec<AmbushCodec> && rules::BoardCodec<CryptCodec>);

/** Two seats with that player each. */
rules::MatchSetup toySetup(std::string_view system, std::string_view player);

} // namespace escarmouche::tests
