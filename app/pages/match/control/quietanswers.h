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
    bool isByWave = false; // the person wanted no more of them in that wave
};

/** Attacks that a person is offered in the middle of what others do, and would decline anyway: says
    which question need not be asked. The rules ask all the same; it only answers for the person. */
class QuietAnswers
{
public:
    /** In per cent; what has no chance at all is never asked. */
    void setAskFrom(int percent) { m_askFrom = percent; }
    int askFrom() const { return m_askFrom; }
    /** Declines every further question of the present wave. */
    void declineWave(const rules::BoardView &now) { m_declined = Wave::of(now); }
    void forgetWave() { m_declined.reset(); }

    /** What is asked of `seat` is whether to make an attack for nothing: how to decline, and the
        best chance there is, in per cent as people read it. */
    struct Offered {
        std::string decline;
        int percent = 0;
    };
    static std::optional<Offered> offered(const rules::Match &match, rules::SeatId seat);
    bool isQuiet(const Offered &attack, const rules::BoardView &now) const;

    void note(const QuietAnswer &answer) { m_given.push_back(answer); }
    const std::vector<QuietAnswer> &given() const { return m_given; }
    bool isByWave(const rules::BoardView &now) const { return m_declined == Wave::of(now); }

private:
    struct Wave {
        int turn = 0;
        int phase = 0;
        rules::SeatId active;

        static Wave of(const rules::BoardView &view)
        {
            return {view.turn, view.phase, view.active};
        }
        bool operator==(const Wave &) const = default;
    };

    int m_askFrom = kAskFrom;
    std::optional<Wave> m_declined;
    std::vector<QuietAnswer> m_given; // in order
};

} // namespace escarmouche::app
