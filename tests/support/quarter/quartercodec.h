// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/boardover.h"
#include "rules/kit/happening/telling.h"
#include "tests/support/quarter/quarter.h"

namespace escarmouche::tests {

/** Texts, words and board of Quarter. */
struct QuarterCodec {
    using Game = quarter::Quarter;
    using Event = Game::Event;

    static constexpr std::string_view kSystem = "quarter";
    static constexpr int kMostActions = 600;
    static constexpr rules::CodecParts kParts{.gesture = true,
                                              .toldAs = true,
                                              .reasons = true,
                                              .scenarios = true,
                                              .secrets = true,
                                              .faces = true,
                                              .passes = true,
                                              .board = true};
    static constexpr rules::BoardParts kBoard{
        .spots = true, .sighting = true, .overlay = true, .ending = true};

    rules::Result<std::string> resolve(const rules::MatchSetup &setup) const;
    rules::Result<std::unique_ptr<const Game>> make(const rules::MatchSetup &setup,
                                                    std::string_view resolved) const;
    std::vector<std::string> machines() const;
    std::unique_ptr<rules::Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const;
    std::string write(const Game::Action &action) const;
    rules::Result<Game::Action> readAction(const Game &game, std::string_view text) const;
    rules::Phrase question(const Game &game, const Game::State &state) const;
    rules::Phrase label(const Game &game, const Game::State &state,
                        const Game::Action &action) const;
    void describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                  rules::ActionPreview &preview) const;
    const rules::PhraseBook &phrases() const;
    rules::Phrase turnName(int turn) const;
    rules::Result<rules::ScenarioTitle> title(std::string_view scenario) const;
    std::vector<rules::Scenario> scenarios() const;
    std::vector<rules::Suggestion> suggested() const { return {{std::string(kSystem), {}}}; }
    bool hasSecrets(const rules::MatchSetup &) const { return true; } // hands and finds
    std::vector<rules::Text> faces(std::uint16_t reason) const;
    bool isPass(const Game::Action &action) const { return action.deed == quarter::Deed::Pass; }

    static const rules::kit::Telling &telling();
    std::string write(const Event &event) const { return telling().write(event); }
    rules::Result<Event> readEvent(const Game &, std::string_view text) const
    {
        return telling().read(text);
    }
    rules::Phrase tell(const Game &game, const Event &event, rules::SeatId seat) const;
    std::optional<rules::Gesture> gesture(const Game &, const Event &event) const
    {
        return telling().gesture(event);
    }
    rules::ToldAs toldAs(const Game &, const Event &event) const { return telling().as(event); }
    std::vector<rules::ToldReason> reasons(const Game &, const Event &event) const
    {
        return telling().reasons(event);
    }

    rules::Spot spot(const Game::Action &action) const;
    rules::Ground ground(const Game &game, const rules::BoardView &board) const;
    rules::Cast cast(const Game &game) const;
    std::vector<rules::StateWord> states() const { return {}; }
    rules::BoardWords words() const;
    rules::Prompt prompt(const rules::Outlook<Game> &outlook) const;
    std::vector<rules::Offer> offers(const rules::Outlook<Game> &outlook,
                                     const rules::Pointing &pointing) const;
    std::vector<rules::Reach> reach(const Game &game, const Game::State &seen, int token) const;
    rules::Sighting sighting(const Game &game, const Game::State &seen,
                             const rules::Pointing &pointing) const;
    rules::Overlay overlay(const Game &game, const Game::State &seen, const Game::Plan &plan) const;
    std::optional<rules::Phrase> ending(const Game &game, const Game::State &seen) const;
};
static_assert(rules::BoardCodec<QuarterCodec>);

} // namespace escarmouche::tests
