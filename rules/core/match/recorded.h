// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"
#include "rules/core/match/boardover.h"
#include "rules/core/match/playcodec.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** A step with its events, for a Recorded. */
template<Game G>
struct RecordedStep {
    RecordStep step; // but for its turn
    EventSink<typename G::Event> events;
    std::vector<Thrown> thrown;
};

/** The Record of a match of that game: every board is a fold of the events told up to it, so that
    a match of an older revision is shown as it was. A board is kept every so many steps. */
template<PlayCodec C>
class Recorded final : public Record
{
public:
    using G = typename C::Game;

    /** There is a first step at least; the codec outlives the record. */
    Recorded(const C &codec, std::shared_ptr<const G> game, std::vector<RecordedStep<G>> steps)
        : m_codec(codec), m_game(std::move(game)),
          m_kept(static_cast<std::size_t>(m_game->seats()) + 1)
    {
        for (RecordedStep<G> &each : steps) {
            m_steps.push_back(std::move(each.step));
            m_events.push_back(std::move(each.events));
            m_thrown.push_back(std::move(each.thrown));
        }
        for (std::size_t at = 0; at < m_kept.size(); ++at)
            keepBoards(at);
    }

    const std::vector<RecordStep> &steps() const override { return m_steps; }
    BoardView view(std::size_t step, SeatId seat) const override
    {
        const std::size_t last = within(step);
        const std::vector<BoardView> &kept = m_kept[placeOf(seat)];
        const std::size_t from = last / kEvery;
        BoardView board = kept[from];
        for (std::size_t at = from * kEvery; at <= last; ++at)
            show(at, seat, board);
        return board;
    }
    std::vector<ToldEvent> told(std::size_t step, SeatId seat) const override
    {
        const std::size_t at = within(step);
        std::vector<ToldEvent> told;
        for (const auto &event : m_events[at]) {
            if (isTold(m_game->audienceOf(event), seat))
                told.push_back(toldEvent(m_codec, *m_game, event, seat, m_steps[at].entry));
        }
        return told;
    }
    const std::vector<Thrown> &thrown(std::size_t step) const override
    {
        return m_thrown[within(step)];
    }

    std::vector<CoursePoint> course(SeatId seat) const override
    {
        std::vector<CoursePoint> course;
        if constexpr (C::kParts.weigh) {
            BoardView board;
            std::vector<int> standing(static_cast<std::size_t>(m_game->seats()));
            for (std::size_t step = 0; step < m_steps.size(); ++step)
                follow(step, seat, board, standing, course);
        }
        return course;
    }

    Ground ground([[maybe_unused]] std::size_t step, [[maybe_unused]] SeatId seat) const override
    {
        if constexpr (C::kParts.board)
            return m_codec.ground(*m_game, view(step, seat));
        else
            return {};
    }
    Cast cast() const override
    {
        if constexpr (C::kParts.board)
            return m_codec.cast(*m_game);
        else
            return {};
    }
    std::vector<StateWord> states() const override
    {
        if constexpr (C::kParts.board)
            return m_codec.states();
        else
            return {};
    }
    BoardWords words() const override
    {
        if constexpr (C::kParts.board)
            return m_codec.words();
        else
            return {};
    }
    bool isSetUp(std::size_t step) const override
    {
        if constexpr (C::kParts.board)
            return phaseOf(m_codec, view(step, kNoSeat)).isSetUp;
        else
            return false;
    }

private:
    static constexpr std::size_t kEvery = 32; // steps from one kept board to the next

    void follow(std::size_t step, SeatId seat, BoardView &board, std::vector<int> &standing,
                std::vector<CoursePoint> &course) const
    {
        for (const auto &event : m_events[step]) {
            if (!isTold(m_game->audienceOf(event), seat))
                continue;
            const std::vector<int> before = standing;
            m_codec.weigh(*m_game, event, board, standing);
            m_game->show(event, seat, board);
            if (standing != before)
                course.push_back({step,
                                  toldEvent(m_codec, *m_game, event, seat, m_steps[step].entry),
                                  standing});
        }
    }

    std::size_t within(std::size_t step) const { return std::min(step, m_steps.size() - 1); }
    /** Nobody's comes first; a seat that is not there sees as nobody. */
    std::size_t placeOf(SeatId seat) const
    {
        const auto place = static_cast<std::size_t>(std::max(0, seat.value + 1));
        return place < m_kept.size() ? place : 0;
    }
    void show(std::size_t step, SeatId seat, BoardView &board) const
    {
        for (const auto &event : m_events[step]) {
            if (isTold(m_game->audienceOf(event), seat))
                m_game->show(event, seat, board);
        }
    }
    void keepBoards(std::size_t place)
    {
        const SeatId seat{static_cast<std::int8_t>(static_cast<int>(place) - 1)};
        BoardView board;
        for (std::size_t at = 0; at < m_steps.size(); ++at) {
            if (at % kEvery == 0)
                m_kept[place].push_back(board);
            show(at, seat, board);
            if (place == 0)
                m_steps[at].turn = board.turn;
        }
    }

    const C &m_codec;
    std::shared_ptr<const G> m_game;
    std::vector<RecordStep> m_steps;
    std::vector<EventSink<typename G::Event>> m_events; // by step
    std::vector<std::vector<Thrown>> m_thrown; // by step
    std::vector<std::vector<BoardView>> m_kept; // nobody's, then by seat: before step 0, 32, ...
};

} // namespace escarmouche::rules
