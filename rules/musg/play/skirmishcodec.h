// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/boardover.h"
#include "rules/core/match/playcodec.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/codec/context.h"
#include "rules/musg/play/stage/skirmish.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::musg::play {

/** The texts and words of a M.U.S.G. match, for the Driver (see PlayCodec). */
class SkirmishCodec
{
public:
    using Game = Skirmish;

    static constexpr std::string_view kSystem = "musg";
    static constexpr int kMostActions = 4000;
    static constexpr CodecParts kParts{.trial = true,
                                       .gesture = true,
                                       .toldAs = true,
                                       .weigh = true,
                                       .options = true,
                                       .scenarios = true,
                                       .notPlayed = true,
                                       .secrets = true,
                                       .board = true};

    /** The catalogue outlives the codec. */
    explicit SkirmishCodec(const Catalogue &catalogue);

    Result<std::string> resolve(const MatchSetup &setup) const;
    Result<std::unique_ptr<const Game>> make(const MatchSetup &setup,
                                             std::string_view resolved) const;
    std::vector<std::string> machines() const;
    std::unique_ptr<Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const;

    std::string write(const Action &action) const;
    std::string write(const Event &event) const;
    Result<Action> readAction(const Game &game, std::string_view text) const;
    Result<Event> readEvent(const Game &game, std::string_view text) const;

    Phrase question(const Game &game, const State &state) const;
    Phrase label(const Game &game, const State &state, const Action &action) const;
    void describe(const Game &game, const State &state, const Plan &plan,
                  ActionPreview &preview) const;
    Phrase tell(const Game &game, const Event &event, SeatId seat) const;
    const PhraseBook &phrases() const;
    Phrase turnName(int turn) const;

    Result<std::optional<Error>> notPlayed(std::string_view band) const;
    Result<ScenarioTitle> title(std::string_view scenario) const;
    std::vector<rules::Scenario> scenarios() const { return {}; } // all are files
    std::vector<Suggestion> suggested() const;
    std::vector<OptionGroup> options() const;
    /** Somebody comes who sets up where only his own side knows (MUSG-MERC-10). */
    bool hasSecrets(const MatchSetup &setup) const;

    std::optional<Trial> trial(const Game &game, const Event &event) const;
    void weigh(const Game &game, const Event &event, const BoardView &board,
               std::vector<int> &standing) const;
    std::optional<Gesture> gesture(const Game &game, const Event &event) const;
    ToldAs toldAs(const Game &game, const Event &event) const;

    // The board (see BoardCodec).
    static constexpr BoardParts kBoard{.spots = true,
                                       .phases = true,
                                       .progress = true,
                                       .targets = true,
                                       .threat = true,
                                       .sighting = true,
                                       .overlay = true,
                                       .underway = true,
                                       .odds = true,
                                       .ending = true};
    Spot spot(const Action &action) const;
    rules::Ground ground(const Game &game, const rules::BoardView &board) const;
    Cast cast(const Game &game) const;
    std::vector<StateWord> states() const;
    BoardWords words() const;
    BoardPhase phase(const BoardView &board) const { return phaseOf(board); }
    Phrase progress(const Game &game, const State &seen) const { return progressOf(game, seen); }
    rules::Prompt prompt(const Outlook &outlook) const;
    std::vector<Offer> offers(const Outlook &outlook, const Pointing &pointing) const;
    std::vector<Target> targets(const Outlook &outlook, int token) const;
    std::vector<Reach> reach(const Game &game, const State &seen, int token) const;
    std::vector<Reach> threat(const Game &game, const State &seen, int token) const;
    Sighting sighting(const Game &game, const State &seen, const Pointing &pointing) const;
    Overlay overlay(const Game &game, const State &seen, const Plan &plan) const;
    Overlay underway(const Game &game, const State &seen) const;
    std::optional<Phrase> ending(const Game &game, const State &seen) const;
    std::optional<Chances> odds(const Game &game, const State &seen, const Plan &plan) const;

private:
    Offer offered(const Game &game, const State &seen, const Possible &possible) const;
    void addOthers(const Game &game, const State &seen, const Possible &possible,
                   Offer &offer) const;
    codec::Context context() const { return {{}, *m_catalogue, *m_rules}; }

    const Catalogue *m_catalogue;
    std::shared_ptr<const codec::RegisterIds> m_rules;
};

} // namespace escarmouche::rules::musg::play
