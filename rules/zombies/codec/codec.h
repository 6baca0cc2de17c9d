// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/boardover.h"
#include "rules/kit/happening/flatgame.h"
#include "rules/kit/setup/choices.h"
#include "rules/zombies/play/zombies.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::zombies {

/** What people agreed on before a match, and the rules in force by it. */
struct Terms {
    kit::Wishes agreed;
    Options rules;
};

/** Texts, words and board of Zombies!!!. */
class ZombiesCodec : public kit::FlatCodec<Zombies, ZombiesCodec>
{
public:
    using Action = zombies::Action;

    static constexpr std::string_view kSystem = "zombies";
    static constexpr int kMostActions = 20'000;
    static constexpr CodecParts kParts{.gesture = true,
                                       .toldAs = true,
                                       .options = true,
                                       .scenarios = true,
                                       .secrets = true,
                                       .passes = true,
                                       .board = true};
    static constexpr BoardParts kBoard{
        .spots = true, .progress = true, .sighting = true, .overlay = true, .ending = true};

    /** Makes a position to begin with of the scenario's text: for tests. */
    using StageReader = Result<State> (*)(const Zombies &game, std::string_view scenario);

    ZombiesCodec(Box box, PhraseBook book, StageReader readStage = nullptr);

    Result<std::string> resolve(const MatchSetup &setup) const;
    Result<Terms> terms(const MatchSetup &setup) const;
    Result<std::unique_ptr<const Game>> make(const MatchSetup &setup,
                                             std::string_view resolved) const;
    std::vector<std::string> machines() const;
    std::unique_ptr<Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const;
    using FlatCodec::write;
    std::string write(const Action &action) const;
    Result<Action> readAction(const Game &game, std::string_view text) const;
    Phrase question(const Game &game, const State &state) const;
    Phrase label(const Game &game, const State &state, const Action &action) const;
    void describe(const Game &game, const State &state, const Game::Plan &plan,
                  ActionPreview &preview) const;
    const PhraseBook &phrases() const { return *m_book; }
    std::vector<OptionGroup> options() const;
    Result<ScenarioTitle> title(std::string_view scenario) const;
    std::vector<Scenario> scenarios() const;
    std::vector<Suggestion> suggested() const { return {{std::string(kSystem), {}}}; }
    bool hasSecrets(const MatchSetup &) const { return true; } // hands
    bool isPass(const Action &action) const { return action.deed == Deed::Pass; }

    static const kit::Telling &telling();
    Phrase tell(const Game &game, const Event &event, SeatId seat) const;

    Spot spot(const Action &action) const;
    Ground ground(const Game &game, const BoardView &board) const;
    Cast cast(const Game &game) const;
    std::vector<StateWord> states() const;
    BoardWords words() const;
    Phrase progress(const Game &game, const State &seen) const;
    Prompt prompt(const Outlook<Game> &outlook) const;
    std::vector<Offer> offers(const Outlook<Game> &outlook, const Pointing &pointing) const;
    std::vector<Reach> reach(const Game &game, const State &seen, int token) const;
    Sighting sighting(const Game &game, const State &seen, const Pointing &pointing) const;
    Overlay overlay(const Game &game, const State &seen, const Game::Plan &plan) const;
    std::optional<Phrase> ending(const Game &game, const State &seen) const;

    const Box &box() const { return *m_box; }
    const Text &word(std::string_view key) const;

private:
    std::shared_ptr<const Box> m_box; // all that there is, with its words
    std::shared_ptr<const PhraseBook> m_book;
    StageReader m_readStage;
};

/** As an action's text has it. */
std::string_view wordOf(Deed deed);

} // namespace escarmouche::rules::zombies
