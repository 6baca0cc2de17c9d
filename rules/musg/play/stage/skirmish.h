// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/kit/geometry/ground/table.h"
#include "rules/kit/geometry/ways/finder.h"
#include "rules/musg/play/state/plan.h"
#include "rules/musg/play/state/scenario.h"
#include "rules/musg/play/state/state.h"
#include "rules/musg/play/state/switches.h"

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** One side as it came to the match. */
struct Side {
    std::string band; // its name
    int treasury = 0; // counts as victory points in a one-off game (MUSG-BAND-07)
    bool hasChief = true; // starts with one (MUSG-ROUT-09)
};

/** M.U.S.G. as a Game: what never changes in a match, and the rules as functions of a state. */
class Skirmish
{
public:
    using State = play::State;
    using Action = play::Action;
    using Event = play::Event;
    using Plan = play::Plan;
    using Events = EventSink<Event>;

    static constexpr int kRevision = 4;
    static constexpr GameParts kParts{.makeReady = true, .reveals = true};

    /** The fighters stand in the order of seats; their number and the frames' bounds are checked
        by prepare(). */
    Skirmish(std::vector<Side> sides, std::vector<Fighter> fighters, kit::geometry::Table table,
             Scenario scenario, Switches switches);

    // The concept Game.
    int seats() const { return static_cast<int>(m_sides.size()); }
    State start(Events *events) const;
    const Request &awaited(const State &state) const { return state.request; }
    Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const;
    void commit(State &state, const Plan &plan, Events *events) const;
    void answer(State &state, const ChanceAnswer &chance, Events *events) const;
    void options(const State &state, std::vector<Option<Action>> &out) const;
    Action sample(const State &state, const Option<Action> &option, Generator &generator) const;
    const State &seenBy(const State &state, SeatId seat, State &scratch) const;
    std::uint64_t checksum(const State &state) const;
    BoardView view(const State &state, SeatId seat) const;
    void show(const Event &event, SeatId seat, BoardView &board) const;
    BattleReport report(const State &state) const;
    void makeReady() const { roadmap(); }
    RuleId ruleOf(const Event &event) const
    {
        return event.rules.empty() ? RuleId{} : event.rules.front();
    }
    Audience audienceOf(const Event &event) const { return event.audience; }
    /** Where a commando hid is a secret until he is met or acts (MUSG-MERC-10). */
    bool reveals(const Event &event) const
    {
        return std::holds_alternative<FigureRevealed>(event.what);
    }

    // What the rules ask of it.
    const std::vector<Side> &sides() const { return m_sides; }
    const std::vector<Fighter> &fighters() const { return m_fighters; }
    const Fighter &fighter(FigureId figure) const { return m_fighters[figure.value]; }
    /** All figures of a seat, of all seats but one, and of all, wherever they are. */
    const FigureSet &figuresOf(SeatId seat) const { return m_own[seatAt(seat)]; }
    const FigureSet &figuresAgainst(SeatId seat) const { return m_others[seatAt(seat)]; }
    const FigureSet &everybody() const { return m_all; }
    const kit::geometry::Table &table() const { return *m_table; }
    /** Made when it is first asked for: a match that is only read hardly needs it. */
    const kit::geometry::Roadmap &roadmap() const;
    const Scenario &scenario() const { return m_scenario; }
    const Switches &switches() const { return m_switches; }
    std::size_t size() const { return m_fighters.size(); }
    /** The figure's base as it stands. */
    kit::geometry::Base base(const State &state, FigureId figure) const
    {
        return {state[figure].place(), radius(), m_switches.figureHeight};
    }
    std::int32_t radius() const { return m_switches.baseDiameter / 2; }

private:
    static std::size_t seatAt(SeatId seat) { return static_cast<std::size_t>(seat.value); }

    void advance(State &state, Events *events) const;

    std::vector<Side> m_sides;
    std::vector<Fighter> m_fighters;
    std::array<FigureSet, kMostSeats> m_own; // by seat
    std::array<FigureSet, kMostSeats> m_others; // likewise
    FigureSet m_all;
    std::unique_ptr<kit::geometry::Table> m_table; // keeps its place: the roadmap refers to it
    Scenario m_scenario;
    Switches m_switches;
    mutable std::unique_ptr<kit::geometry::Roadmap> m_roadmap;
};

} // namespace escarmouche::rules::musg::play
