// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/setup/muster.h"
#include "rules/musg/play/stage/lookups.h"
#include "tests/support/musg/rulerow.h"

#include <deque>
#include <initializer_list>

namespace escarmouche::tests {

namespace geo = rules::kit::geometry;
namespace play = rules::musg::play;

inline constexpr int kPas = 100;

/** A match stopped in the middle of one activation, laid by hand: figures where a row wants them,
    dice as it wants them. What events, refusals and plans cite is noted in the trial. */
class FightTable
{
public:
    using FigureId = play::FigureId;
    using Mark = play::Mark;
    using Fighter = play::Fighter;

    explicit FightTable(Trial &trial) : m_trial(trial) { switches.underFire = false; }

    play::Switches switches;

    /** The first figure of a band, at a place in hundredths of a pas, free to act at length. */
    FigureId add(int seat, const BandBuilder &builder, int x, int y = 1000, int level = 0)
    {
        const rules::musg::Band band = builder.band();
        auto fighters = play::fightersOf(musgCatalogue(), {{seatOf(seat), &band}});
        return add(fighters.front(), x, y, level);
    }
    FigureId add(Fighter fighter, int x, int y = 1000, int level = 0)
    {
        m_fighters.push_back(std::move(fighter));
        m_places.push_back({{x, y}, level});
        return FigureId{static_cast<std::uint8_t>(m_fighters.size() - 1)};
    }
    Fighter &fighter(FigureId figure) { return m_fighters[figure.value]; }
    void wall(int left, int top, int right, int bottom, int height,
              std::uint8_t traits = geo::trait::kHides)
    {
        geo::Piece piece;
        piece.footprint = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
        piece.top = height;
        piece.traits = traits;
        m_pieces.push_back(piece);
    }

    /** Begins the activation of a figure, with others; everybody is on the table. */
    void activate(FigureId leader, std::initializer_list<FigureId> others = {})
    {
        build();
        play::ActivationFrame frame;
        frame.step = play::ActivationFrame::Step::Asking;
        frame.leader = leader;
        frame.isGroup = m_fighters[leader.value].rank == rules::musg::Rank::Figurant;
        for (const FigureId other : others) {
            frame.others.insert(other);
        }
        // Everybody of the unit may act at once: who follows whom is the turn's business.
        frame.isGroup = frame.isGroup || others.size() > 0;
        m_state.frames.push_back(frame);
        askTo(m_fighters[leader.value].seat());
    }

    play::State &state() { return m_state; }
    /** What was changed in the state by hand is how things stand. */
    void look()
    {
        m_boards.clear();
        for (int seat = 0; seat < m_game->seats(); ++seat)
            m_boards.push_back(m_game->view(m_state, seatOf(seat)));
    }
    const play::Skirmish &game() const { return *m_game; }
    play::FigureState &operator[](FigureId figure) { return m_state[figure]; }

    FightTable &dice(std::initializer_list<int> faces)
    {
        m_dice.assign(faces.begin(), faces.end());
        m_ranDry = false;
        return *this;
    }

    /** The action of whoever is asked; its rolls take the dice in order. False: refused. */
    bool act(const play::Action &action)
    {
        const auto plan = judge(action);
        if (!plan) {
            m_trial.expect(false, "refused: " + std::string(plan.error().why) + " " +
                                      std::string(plan.error().rule.value));
            return false;
        }
        commit(*plan);
        return true;
    }
    /** All the dice given were thrown, and no more. */
    void allThrown()
    {
        m_trial.expect(!m_ranDry, "more dice were thrown");
        m_trial.equal(m_dice.size(), std::size_t{0}, "dice left");
    }
    /** "not-seen" with its rule noted; empty where it is allowed. */
    std::string refusal(const play::Action &action)
    {
        const auto plan = judge(action);
        return plan ? std::string() : std::string(plan.error().why);
    }
    template<class P>
    P plan(const play::Action &action)
    {
        const auto plan = judge(action);
        if (!plan) {
            m_trial.expect(false, "refused: " + std::string(plan.error().why));
            return {};
        }
        return std::get<P>(plan->what);
    }
    play::Prompt prompt() const
    {
        return static_cast<play::Prompt>(m_state.request.decision.prompt);
    }
    int asked() const { return m_state.request.decision.seat.value; }
    std::vector<play::Action> options() const
    {
        std::vector<rules::Option<play::Action>> all;
        m_game->options(m_state, all);
        std::vector<play::Action> actions;
        for (const auto &option : all)
            actions.push_back(option.action);
        return actions;
    }
    /** Every listed action is allowed by plan. */
    void optionsAreAllowed()
    {
        for (const auto &action : options())
            m_trial.expect(m_game->plan(m_state, m_state.request.decision.seat, action).has_value(),
                           "an option is refused");
    }
    template<class A>
    int count() const
    {
        int met = 0;
        for (const auto &action : options())
            met += std::holds_alternative<A>(action) ? 1 : 0;
        return met;
    }
    /** The last event of that type. */
    template<class E>
    E last() const
    {
        for (auto at = m_events.rbegin(); at != m_events.rend(); ++at) {
            if (const auto *met = std::get_if<E>(&at->what))
                return *met;
        }
        return {};
    }
    template<class E>
    int told() const
    {
        int met = 0;
        for (const auto &event : m_events)
            met += std::holds_alternative<E>(event.what) ? 1 : 0;
        return met;
    }
    void equal(int is, int should, const std::string &what) { m_trial.equal(is, should, what); }
    void equal(const std::string &is, const std::string &should, const std::string &what)
    {
        m_trial.equal(is, should, what);
    }
    void expect(bool holds, const std::string &what) { m_trial.expect(holds, what); }

    static rules::SeatId seatOf(int seat) { return {static_cast<std::int8_t>(seat)}; }

private:
    void build()
    {
        play::Scenario scenario;
        scenario.lastBandEnds = false;
        m_game = std::make_unique<play::Skirmish>(
            std::vector<play::Side>{{"A", 0, true}, {"B", 0, true}, {"C", 0, true}}, m_fighters,
            geo::Table(8000, 4800, m_pieces), scenario, switches);
        play::TurnFrame turn;
        turn.step = play::TurnFrame::Step::Activating;
        turn.wave = 2;
        for (int seat = 0; seat < 3; ++seat)
            turn.order.push_back(seatOf(seat));
        m_state = {};
        m_state.turn = 1;
        m_state.frames.push_back(turn);
        for (std::size_t at = 0; at < m_fighters.size(); ++at) {
            play::FigureState &own = m_state.figures[at];
            own.at = m_places[at].at;
            own.level = m_places[at].level;
            own.standing = play::Standing::OnTable;
            own.pv = static_cast<std::int8_t>(m_fighters[at].pv);
            own.medikits = static_cast<std::uint8_t>(m_fighters[at].medikits);
            own.pa = 9;
            own.set(Mark::Activated);
        }
    }
    void askTo(rules::SeatId seat)
    {
        m_state.request = rules::Request::of(
            rules::Decision{seat, static_cast<std::uint16_t>(play::Prompt::Act)});
    }
    rules::Judged<play::Plan> judge(const play::Action &action)
    {
        const auto plan = m_game->plan(m_state, m_state.request.decision.seat, action);
        if (!plan)
            m_trial.note(plan.error().rule);
        return plan;
    }
    void commit(const play::Plan &plan)
    {
        look();
        const std::size_t before = m_events.size();
        m_game->commit(m_state, plan, &m_events);
        while (m_state.request.isChance() && !m_ranDry)
            m_game->answer(m_state, thrown(), &m_events);
        for (std::size_t at = before; at < m_events.size(); ++at) {
            for (const rules::RuleId rule : m_events[at].rules)
                m_trial.note(rule);
            for (std::size_t seat = 0; seat < m_boards.size(); ++seat) {
                const auto seen = seatOf(static_cast<int>(seat));
                if (m_events[at].audience.includes(seen))
                    m_game->show(m_events[at], seen, m_boards[seat]);
            }
        }
        for (std::size_t seat = 0; seat < m_boards.size(); ++seat)
            m_trial.expect(m_boards[seat] == m_game->view(m_state, seatOf(static_cast<int>(seat))),
                           "the folded board differs from the view");
    }
    rules::ChanceAnswer thrown()
    {
        rules::ChanceAnswer answer;
        for (int die = 0; die < m_state.request.roll.count; ++die) {
            m_ranDry = m_ranDry || m_dice.empty();
            answer.faces.push_back(m_dice.empty() ? std::uint8_t{1} : m_dice.front());
            if (!m_dice.empty())
                m_dice.pop_front();
        }
        return answer;
    }

    Trial &m_trial;
    std::vector<Fighter> m_fighters;
    std::vector<play::Place> m_places;
    std::vector<geo::Piece> m_pieces;
    std::unique_ptr<play::Skirmish> m_game;
    play::State m_state;
    std::vector<play::Event> m_events;
    std::vector<rules::BoardView> m_boards;
    std::deque<std::uint8_t> m_dice;
    bool m_ranDry = false;
};

/** Somebody of a race and rank with those things. */
inline BandBuilder chief(const std::string &race, std::initializer_list<const char *> gear = {})
{
    BandBuilder builder(race);
    builder.chief();
    for (const char *each : gear)
        builder.with(each);
    return builder;
}
inline BandBuilder sousChef(const std::string &race, std::initializer_list<const char *> gear = {})
{
    BandBuilder builder(race);
    builder.sousChef();
    for (const char *each : gear)
        builder.with(each);
    return builder;
}
inline BandBuilder sousFifre(const std::string &race, std::initializer_list<const char *> gear = {})
{
    BandBuilder builder(race);
    builder.sousFifre();
    for (const char *each : gear)
        builder.with(each);
    return builder;
}
inline BandBuilder figurant(std::initializer_list<const char *> gear = {})
{
    BandBuilder builder("generic");
    builder.figurant();
    for (const char *each : gear)
        builder.with(each);
    return builder;
}
inline BandBuilder merc(const std::string &id)
{
    BandBuilder builder("generic");
    builder.merc(id);
    return builder;
}

/** A row played on a FightTable. */
inline RuleRow fight(std::string name, std::vector<std::string> proves,
                     std::vector<std::string> silent, std::function<void(FightTable &)> run)
{
    return {std::move(name), std::move(proves), std::move(silent),
            [run = std::move(run)](Trial &trial) {
                FightTable table(trial);
                run(table);
            }};
}

} // namespace escarmouche::tests
