// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/atz.h"
#include "rules/core/match/boardover.h"
#include "rules/kit/happening/flatgame.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::atz {

/** Texts, words and board of All Things Zombie. */
class AtzCodec : public kit::FlatCodec<Atz, AtzCodec>
{
public:
    using Action = atz::Action;

    static constexpr std::string_view kSystem = "atz";
    static constexpr int kMostActions = 20'000;
    static constexpr CodecParts kParts{.gesture = true,
                                       .toldAs = true,
                                       .reasons = true,
                                       .options = true,
                                       .scenarios = true,
                                       .board = true};
    static constexpr BoardParts kBoard{.spots = true,
                                       .progress = true,
                                       .sighting = true,
                                       .overlay = true,
                                       .odds = true,
                                       .ending = true};

    /** Makes a game that begins in a position of the scenario's text: for tests. */
    using StageReader = Result<std::unique_ptr<const Atz>> (*)(const Box &box,
                                                               std::string_view scenario);

    AtzCodec(Box box, PhraseBook book, StageReader readStage = nullptr);

    Result<std::string> resolve(const MatchSetup &setup) const;
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
    Result<ScenarioTitle> title(std::string_view scenario) const;
    std::vector<OptionGroup> options() const;
    std::vector<Scenario> scenarios() const;
    std::vector<Suggestion> suggested() const { return {{scenarios().front().title.key, {}}}; }

    static const kit::Telling &telling();
    Phrase tell(const Game &game, const Event &event, SeatId seat) const;
    std::vector<ToldReason> reasons(const Game &, const Event &event) const
    {
        return telling().reasons(event);
    }

    Spot spot(const Action &action) const;
    Ground ground(const Game &game, const BoardView &board) const;
    Cast cast(const Game &game) const;
    std::vector<StateWord> states() const;
    BoardWords words() const;
    Prompt prompt(const Outlook<Game> &outlook) const;
    std::vector<Offer> offers(const Outlook<Game> &outlook, const Pointing &pointing) const;
    std::vector<Reach> reach(const Game &game, const State &seen, int token) const;
    Sighting sighting(const Game &game, const State &seen, const Pointing &pointing) const;
    /** Of a step: who would go for the survivor there. */
    Overlay overlay(const Game &game, const State &seen, const Game::Plan &plan) const;
    std::optional<Chances> odds(const Game &game, const State &seen, const Game::Plan &plan) const;
    std::optional<Phrase> ending(const Game &game, const State &seen) const;
    Phrase progress(const Game &game, const State &) const;

    const Box &box() const { return *m_box; }
    const Text &word(std::string_view key) const;
    /** Of a survivor, or a zombie by its number. */
    Text nameOf(const Game &game, int token) const;

private:
    std::shared_ptr<const Box> m_box;
    std::shared_ptr<const PhraseBook> m_book;
    StageReader m_readStage;
};

/** As an action's text has it. */
std::string_view wordOf(Deed deed);
/** Rules that a plan touches. */
std::vector<RuleId> rulesTouched(const Atz &game, const State &state, const Atz::Plan &plan);

} // namespace escarmouche::rules::atz
