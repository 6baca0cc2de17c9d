// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/playcodec.h"
#include "rules/kit/happening/telling.h"
#include "tests/support/kit/knaves.h"

namespace escarmouche::tests {

/** Texts and words of Knaves. */
struct KnavesCodec {
    using Game = knaves::Knaves;
    using Event = Game::Event;

    static constexpr std::string_view kSystem = "knaves";
    static constexpr int kMostActions = 600;
    static constexpr rules::CodecParts kParts{.gesture = true, .toldAs = true, .passes = true};

    bool fair = true; // see Knaves

    rules::Result<std::string> resolve(const rules::MatchSetup &) const { return std::string(); }
    rules::Result<std::unique_ptr<const Game>> make(const rules::MatchSetup &,
                                                    std::string_view) const
    {
        return std::make_unique<const Game>(fair);
    }
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
    bool isPass(const Game::Action &action) const { return action.deed == knaves::Deed::Pass; }

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
};
static_assert(rules::PlayCodec<KnavesCodec>);

} // namespace escarmouche::tests
