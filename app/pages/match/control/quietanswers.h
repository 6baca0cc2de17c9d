// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/askfrom.h"
#include "rules/core/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

/** A question that was answered for the person it was put to. */
struct QuietAnswer {
    int entry = 0; // of the journal
    rules::Phrase question;
    int percent = 0; // the best chance to take a point
    bool isBySeries = false; // the person wanted no more of them in that series
    rules::SeatId passedBy = {}; // who wished not to be asked, where it could be passed
};

/** Attacks that a person is offered in the middle of what others do, and would decline anyway: says
    which question need not be asked. The rules ask all the same; it only answers for the person. */
class QuietAnswers
{
public:
    /** In per cent; what has no chance at all is never asked. */
    void setAskFrom(int percent) { m_askFrom = percent; }
    int askFrom() const { return m_askFrom; }
    /** What is asked of `seat` is whether to make an attack for nothing, or to take one for
       somebody, and is no window: how to decline, the best chance there is, in per cent as people
       read it, and the question's key. */
    struct Offered {
        std::string decline;
        int percent = 0;
        std::string question = {};
    };
    /** Declines every further question of that kind in the present series. */
    void declineSeries(const Offered &attack, const rules::BoardView &now)
    {
        m_declined = Series::of(attack, now);
    }
    void forgetSeries() { m_declined.reset(); }

    static std::optional<Offered> offered(const rules::Match &match, rules::SeatId seat);
    bool isQuiet(const Offered &attack, const rules::BoardView &now) const;

    void note(const QuietAnswer &answer) { m_given.push_back(answer); }
    const std::vector<QuietAnswer> &given() const { return m_given; }
    bool isBySeries(const Offered &attack, const rules::BoardView &now) const
    {
        return m_declined == Series::of(attack, now);
    }

private:
    /** All alike while one side acts in one part of a turn. */
    struct Series {
        std::string question;
        int turn = 0;
        int phase = 0;
        rules::SeatId active;

        static Series of(const Offered &attack, const rules::BoardView &view)
        {
            return {attack.question, view.turn, view.phase, view.active};
        }
        bool operator==(const Series &) const = default;
    };

    int m_askFrom = kAskFrom;
    std::optional<Series> m_declined;
    std::vector<QuietAnswer> m_given; // in order
};

} // namespace escarmouche::app
