// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/timeline.h"
#include "rules/core/match/boardover.h"
#include "rules/core/match/playcodec.h"
#include "rules/core/match/recorded.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules {

/** Plays a Game for people: a Match over it, with its journal. */
template<PlayCodec C>
class Driver final : public Match
{
public:
    using G = typename C::Game;

    /** The codec outlives the driver. */
    Driver(const C &codec, MatchSetup setup, std::string resolved, std::shared_ptr<const G> game)
        : m_codec(codec), m_setup(std::move(setup)), m_game(std::move(game)), m_timeline(*m_game)
    {
        m_journal.header = {std::string(C::kSystem), G::kRevision, encode(m_setup),
                            std::move(resolved), checksum()};
        enter(JournalAct::Begin, {}, {});
        note(0);
    }
    Driver &operator=(const Driver &) = delete;

    std::unique_ptr<Match> copy() const override
    {
        return std::unique_ptr<Match>(new Driver(*this));
    }

    const Request &awaited() const override
    {
        static const Request kOver = Request::over();
        return m_timeline.isOver() ? kOver : m_game->awaited(state());
    }
    Phrase question() const override { return m_codec.question(*m_game, state()); }
    std::vector<ActionOption> options() const override
    {
        std::vector<ActionOption> out;
        if (awaited().what != Awaited::Decision)
            return out;
        for (const auto &[action, open] : m_timeline.whole(awaited().decision.seat).options()) {
            out.push_back({m_codec.write(action), m_codec.label(*m_game, state(), action), open});
            if constexpr (kHasSpots) {
                const Spot spot = m_codec.spot(action);
                out.back().token = spot.token;
                out.back().place = spot.place;
                out.back().card = spot.card;
            }
            if constexpr (C::kParts.passes)
                out.back().isPass = m_codec.isPass(action);
        }
        return out;
    }
    Result<ActionPreview> plan(SeatId seat, std::string_view action) const override
    {
        const auto judged = judge(seat, action);
        if (!judged)
            return fail(judged.error());
        ActionPreview preview;
        preview.action = m_codec.write(judged->action);
        m_codec.describe(*m_game, state(), judged->plan, preview);
        return preview;
    }

    Result<void> submit(SeatId seat, std::string_view action) override
    {
        const auto judged = judge(seat, action);
        if (!judged)
            return fail(judged.error());
        perform(JournalAct::Action, seat, &*judged);
        return {};
    }
    Result<void> answer(const ChanceAnswer &chance) override
    {
        if (!awaited().isChance() || !fits(chance, awaited()))
            return fail({.code = ErrorCode::DiceDoNotFit});
        m_latest = m_timeline.last().events.size();
        m_timeline.answer(chance);
        m_journal.entries.back().answers.push_back(chance);
        note(m_latest);
        return {};
    }
    Result<std::string> choose(SeatId seat) const override
    {
        if (auto ok = checkAsked(seat); !ok)
            return fail(ok.error());
        return chooseAs(seat, m_setup.seats[static_cast<std::size_t>(seat.value)].player);
    }
    Result<std::string> chooseAs(SeatId seat, std::string_view player) const override
    {
        const auto choice = choosing(seat, player);
        return choice ? Result<std::string>((*choice)()) : fail(choice.error());
    }
    Result<Choosing> choosing(SeatId seat, std::string_view player) const override
    {
        auto machine = machineOf(seat, player);
        if (!machine)
            return fail(machine.error());
        if constexpr (G::kParts.makeReady)
            m_game->makeReady();
        const auto &seen = m_timeline.seen(seat).seen();
        return [&codec = m_codec, game = m_game, seen, seat,
                machine = std::shared_ptr<Ai<G>>(std::move(*machine))] {
            return codec.write(machine->choose(*game, seen, seat).action);
        };
    }
    Result<std::vector<Thought>> thoughts(SeatId seat, std::string_view player) const override
    {
        auto machine = machineOf(seat, player);
        if (!machine)
            return fail(machine.error());
        const auto &seen = m_timeline.seen(seat).seen();
        std::vector<Thought> told;
        for (const Weighed<G> &each : (*machine)->thoughts(*m_game, seen, seat)) {
            Thought &thought = told.emplace_back();
            thought.action = m_codec.write(each.action);
            thought.label = m_codec.label(*m_game, state(), each.action);
            thought.score = each.score;
            for (const auto &[motive, amount] : each.parts)
                thought.parts.push_back({{"motive." + std::string(motive), {}}, amount});
        }
        return told;
    }

    Result<void> undo() override
    {
        if (!m_timeline.canGoBack())
            return fail({.code = ErrorCode::NothingToUndo});
        if (!mayUndo(m_timeline.last()))
            return fail({.code = ErrorCode::UndoStopsHere});
        return goBack(JournalAct::Undo);
    }
    int undoable() const override
    {
        const std::vector<Step<G>> &steps = m_timeline.steps();
        int count = 0;
        for (std::size_t at = steps.size() - 1; at > 0 && mayUndo(steps[at]); --at)
            ++count;
        return count;
    }
    Result<void> redo() override
    {
        if (!m_timeline.canGoForward())
            return fail({.code = ErrorCode::NothingToRedo});
        if (const auto done = m_timeline.goForward(); !done)
            return fail(refusedAgain(done.error().entry, refused(done.error().refusal)));
        enter(JournalAct::Redo, m_timeline.last().actor, {});
        note(m_timeline.last().events.size());
        m_latest = 0;
        return {};
    }
    Result<void> takeBack() override
    {
        if (!m_timeline.canGoBack())
            return fail({.code = ErrorCode::NothingToUndo});
        if (!m_setup.practice && hasMachine())
            return fail({.code = ErrorCode::TakeBackNotAgreed});
        return goBack(JournalAct::TakeBack);
    }
    Result<void> concede(SeatId seat) override
    {
        if (seat.value < 0 || seat.value >= m_game->seats())
            return fail({.code = ErrorCode::NotYourTurn, .number = seat.value});
        return end(JournalAct::Concede, seat);
    }
    Result<void> agreeDraw() override { return end(JournalAct::Draw, {}); }

    BoardView view(SeatId seat) const override { return m_game->view(state(), seat); }
    std::vector<ToldEvent> story(SeatId seat) const override
    {
        std::vector<ToldEvent> told;
        for (const Step<G> &step : m_timeline.steps())
            tell(step, 0, seat, told);
        return told;
    }
    std::vector<ToldEvent> latest(SeatId seat) const override
    {
        std::vector<ToldEvent> told;
        tell(m_timeline.last(), m_latest, seat, told);
        return told;
    }
    const Journal &journal() const override { return m_journal; }
    std::unique_ptr<Record> record() const override
    {
        std::vector<RecordedStep<G>> steps;
        for (const Step<G> &step : m_timeline.steps()) {
            RecordedStep<G> &kept = steps.emplace_back();
            kept.step.entry = step.entry;
            kept.step.act = step.act;
            kept.step.actor = step.actor;
            if (step.action)
                kept.step.action = m_codec.write(*step.action);
            kept.events = step.events;
            kept.thrown = step.thrown;
        }
        return std::make_unique<Recorded<C>>(m_codec, m_game, std::move(steps));
    }
    BattleReport report() const override
    {
        BattleReport report = m_game->report(state());
        if (m_timeline.last().act == JournalAct::Concede)
            concedeIn(report, m_timeline.last().actor);
        else if (m_timeline.last().act == JournalAct::Draw)
            drawIn(report);
        for (std::size_t at = 0; at < std::min(report.seats.size(), m_setup.seats.size()); ++at) {
            if (report.seats[at].band.empty())
                report.seats[at].band = m_setup.seats[at].name;
        }
        return report;
    }

    const BoardFace *board() const override
    {
        if constexpr (C::kParts.board)
            return &m_board;
        return nullptr;
    }

    const G &game() const { return *m_game; }
    const typename G::State &state() const { return m_timeline.state(); }

private:
    static constexpr bool kHasSpots = [] {
        if constexpr (C::kParts.board)
            return C::kBoard.spots;
        else
            return false;
    }();

    struct Allowed {
        typename G::Action action;
        typename G::Plan plan;
    };

    Driver(const Driver &other)
        : m_codec(other.m_codec), m_setup(other.m_setup), m_game(other.m_game),
          m_timeline(other.m_timeline), m_journal(other.m_journal), m_latest(other.m_latest)
    {
    }
    std::uint64_t checksum() const { return m_game->checksum(state()); }
    bool hasMachine() const
    {
        return std::ranges::any_of(m_setup.seats,
                                   [](const SeatSetup &seat) { return seat.player != kPerson; });
    }
    bool mayUndo(const Step<G> &step) const { return step.thrown.empty() && !hasRevealed(step); }
    bool hasRevealed(const Step<G> &step) const
    {
        if constexpr (G::kParts.reveals) {
            return std::ranges::any_of(
                step.events, [this](const auto &event) { return m_game->reveals(event); });
        }
        return false;
    }

    /** Adds what the step told from its event `first` on. */
    void tell(const Step<G> &step, std::size_t first, SeatId seat,
              std::vector<ToldEvent> &told) const
    {
        for (std::size_t at = first; at < step.events.size(); ++at) {
            const auto &event = step.events[at];
            if (isTold(m_game->audienceOf(event), seat))
                told.push_back(toldEvent(m_codec, *m_game, event, seat, step.entry));
        }
    }

    Result<void> checkAsked(SeatId seat) const
    {
        const Request &request = awaited();
        if (request.what == Awaited::Over)
            return fail({.code = ErrorCode::MatchOver});
        if (request.what != Awaited::Decision)
            return fail({.code = ErrorCode::NotYourTurn, .number = -1});
        if (request.decision.seat != seat)
            return fail({.code = ErrorCode::NotYourTurn, .number = request.decision.seat.value});
        return {};
    }
    Result<std::unique_ptr<Ai<G>>> machineOf(SeatId seat, std::string_view player) const
    {
        if (auto ok = checkAsked(seat); !ok)
            return fail(ok.error());
        // The same question of the same match gives the same choice, whoever asks and how often.
        const std::uint64_t moment = seedOf(m_setup.seed.value_or(0), m_journal.entries.size());
        auto machine = m_codec.machine(player, moment);
        if (!machine)
            return fail({.code = ErrorCode::NoMachineThere, .number = seat.value});
        return machine;
    }
    Result<Allowed> judge(SeatId seat, std::string_view text) const
    {
        if (auto ok = checkAsked(seat); !ok)
            return fail(ok.error());
        auto action = m_codec.readAction(*m_game, text);
        if (!action)
            return fail(action.error());
        auto plan = m_timeline.whole(seat).plan(*action);
        if (!plan)
            return fail(refused(plan.error()));
        return Allowed{std::move(*action), std::move(*plan)};
    }
    Result<void> end(JournalAct act, SeatId seat)
    {
        if (m_timeline.isOver())
            return fail({.code = ErrorCode::MatchOver});
        perform(act, seat, nullptr);
        return {};
    }

    void perform(JournalAct act, SeatId seat, const Allowed *what)
    {
        const int seq = static_cast<int>(m_journal.entries.size()) + 1;
        Step<G> step{act, seat, seq, {}, {}, {}};
        if (what)
            step.action = what->action;
        m_timeline.perform(std::move(step), what ? &what->plan : nullptr);
        enter(act, seat, what ? m_codec.write(what->action) : std::string());
        m_latest = 0;
        note(0);
    }
    Result<void> goBack(JournalAct act)
    {
        const SeatId actor = m_timeline.last().actor;
        if (const auto done = m_timeline.goBack(); !done)
            return fail(refusedAgain(done.error().entry, refused(done.error().refusal)));
        m_latest = m_timeline.last().events.size();
        enter(act, actor, {});
        note(m_latest);
        return {};
    }
    /** A new entry, for note() to finish. */
    void enter(JournalAct act, SeatId actor, std::string action)
    {
        const int seq = static_cast<int>(m_journal.entries.size()) + 1;
        m_journal.entries.push_back({seq, act, actor, std::move(action), {}, {}, 0});
    }
    /** Adds to the last entry what the last step told from its event `first` on. */
    void note(std::size_t first)
    {
        JournalEntry &entry = m_journal.entries.back();
        const auto &events = m_timeline.last().events;
        for (std::size_t at = first; at < events.size(); ++at)
            entry.events.push_back(m_codec.write(events[at]));
        entry.checksum = checksum();
    }

    const C &m_codec;
    MatchSetup m_setup;
    std::shared_ptr<const G> m_game;
    Timeline<G> m_timeline;
    Journal m_journal;
    std::size_t m_latest = 0; // of the last step's events: the first that `latest` tells
    BoardOf<C> m_board{m_codec, *m_game, m_timeline};
};

} // namespace escarmouche::rules
