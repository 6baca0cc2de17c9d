// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/effects/worditem.h"
#include "app/pages/board/scene/boardscene.h"
#include "tests/support/window/matchroom.h"

#include <QColor>
#include <QGraphicsScene>
#include <QList>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

/** What might be told on the board of a room, made up. */
class Telling
{
public:
    explicit Telling(Room &room) : m_canvas(room.page->canvas()), m_view(m_canvas.board().view())
    {
        const rules::SeatId player = room.controller().play().player();
        for (const rules::Token &token : m_view.tokens) {
            if (token.owner.valid())
                (token.owner == player ? m_own : m_other) = token;
        }
    }

    model::MatchStep step(std::vector<std::vector<rules::ToldEvent>> beats) const
    {
        model::MatchStep step;
        for (auto &told : beats)
            step.beats.push_back({{}, false, std::move(told), m_view});
        return step;
    }
    rules::ToldEvent act() const { return deed(Kind::Attack, "act-line.shot"); }
    rules::ToldEvent next() const { return deed(Kind::Move, "story.walk"); }
    rules::ToldEvent came() const
    {
        rules::ToldEvent event;
        event.as.kind = Kind::Weighty;
        event.as.tokens = {m_own.id};
        event.as.outcome =
            rules::Outcome{m_own.id, {"word.out", {}}, rules::Outcome::Tone::Bad, "sum.out"};
        return event;
    }
    rules::ToldEvent dice(const char *word, std::int64_t passed) const
    {
        rules::ToldEvent event;
        event.as.kind = Kind::Dice;
        event.as.tokens = {m_other.id};
        event.as.outcome = rules::Outcome{-1, {word, {{"n", passed}, {"of", std::int64_t{1}}}}};
        return event;
    }
    /** Of somebody who runs into the one at the screen; who that is. */
    rules::ToldEvent charge() const
    {
        rules::ToldEvent event = deed(Kind::Move, "story.charge");
        event.as.tokens = {m_other.id};
        std::erase_if(event.as.act.values, [](const auto &one) { return one.first == "whom"; });
        const auto there = std::get<rules::TablePlace>(m_own.place);
        rules::TablePlace beside = there;
        beside.x += 2 * m_own.radius;
        event.gesture =
            rules::Gesture{rules::Gesture::Kind::Way, m_other.id, -1, {m_other.place, beside}, {}};
        return event;
    }
    int own() const { return m_own.id; }
    int other() const { return m_other.id; }
    rules::SeatId ownSeat() const { return m_own.owner; }
    rules::SeatId otherSeat() const { return m_other.owner; }
    const rules::BoardView &view() const { return m_view; }
    /** Good for somebody, of that side or the other. */
    rules::ToldEvent holds(bool isOwn) const
    {
        rules::ToldEvent event = came();
        const int token = isOwn ? m_own.id : m_other.id;
        event.as.tokens = {token};
        event.as.outcome = rules::Outcome{token, {"word.held", {}}, rules::Outcome::Tone::Good, {}};
        return event;
    }
    /** Of the words that stand on the board. */
    QList<QColor> inks() const
    {
        QList<QColor> inks;
        for (const QGraphicsItem *item : m_canvas.scene()->items()) {
            if (const auto *word = dynamic_cast<const app::WordItem *>(item))
                inks << word->ink();
        }
        return inks;
    }
    /** Of the side that is not at the screen. */
    rules::ToldEvent waveEnded() const
    {
        rules::ToldEvent event;
        event.sentence = {"story.first-wave-ended", {{"band", std::string("Theirs")}}};
        event.as.kind = Kind::Wave;
        event.as.seat = m_other.owner;
        return event;
    }
    /** Some word stands on the board. */
    bool isSaid() const
    {
        return std::ranges::any_of(m_canvas.scene()->items(), [](const QGraphicsItem *item) {
            return dynamic_cast<const app::WordItem *>(item) != nullptr;
        });
    }

private:
    using Kind = rules::ToldAs::Kind;

    rules::ToldEvent deed(Kind kind, const char *act) const
    {
        rules::ToldEvent event;
        event.as.kind = kind;
        event.as.seat = m_other.owner;
        event.as.tokens = {m_other.id, m_own.id};
        event.as.act = {act,
                        {{"who", std::string("Urgh")},
                         {"whom", std::string("Ombre")},
                         {"cost", std::int64_t{3}}}};
        return event;
    }

    const BoardCanvas &m_canvas;
    rules::BoardView m_view;
    rules::Token m_own, m_other;
};

} // namespace escarmouche::tests
