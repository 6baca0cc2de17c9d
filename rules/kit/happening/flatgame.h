// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/core/values/checksum.h"
#include "rules/kit/happening/telling.h"
#include "rules/kit/stage/seats.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace escarmouche::rules::kit {

/** What all games answer alike whose events are happenings, whose actions are complete as they are
    listed, and whose state has a list of members: a base for the game. */
template<class S, class A>
class FlatGame
{
public:
    using State = S;
    using Action = A;
    using Event = Happening;
    using Events = EventSink<Event>;
    struct Plan {
        SeatId seat;
        Action action;
    };

    /** Of an option that was listed to that seat: it was judged then. */
    Plan planOfListed(SeatId seat, const Action &action) const { return {seat, action}; }
    const Request &awaited(const State &state) const { return state.request; }
    Action sample(const State &, const Option<Action> &option, Generator &) const
    {
        return option.action;
    }
    std::uint64_t checksum(const State &state) const { return checksumOf(state); }
    void show(const Event &event, SeatId seat, BoardView &board) const { fold(event, seat, board); }
    RuleId ruleOf(const Event &event) const { return event.rule; }
    Audience audienceOf(const Event &event) const { return event.audience; }
};

/** How it went, of each seat what `fill(report)` says. */
template<class Fill>
BattleReport reportOf(std::string system, int turns, int seats, Fill fill)
{
    BattleReport report;
    report.system = std::move(system);
    report.turns = turns;
    for (const SeatId seat : EachSeat(seats)) {
        SeatReport &each = report.seats.emplace_back();
        each.seat = seat;
        fill(each);
    }
    return report;
}

/** What their codecs have of their table of sentences, `C::telling()`: a base for the codec C. */
template<class G, class C>
class FlatCodec
{
public:
    using Game = G;
    using Event = Happening;

    std::string write(const Event &event) const { return C::telling().write(event); }
    Result<Event> readEvent(const Game &, std::string_view text) const
    {
        return C::telling().read(text);
    }
    std::optional<Gesture> gesture(const Game &, const Event &event) const
    {
        return C::telling().gesture(event);
    }
    ToldAs toldAs(const Game &, const Event &event) const { return C::telling().as(event); }
    Phrase turnName(int turn) const
    {
        return {turn == 0 ? "turn-name-none" : "turn-name", {{"turn", std::int64_t{turn}}}};
    }

private:
    FlatCodec() = default;
    friend C;
};

} // namespace escarmouche::rules::kit
