// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/stateofplay.h"
#include "app/words/settings/askwindow.h"

#include <array>
#include <optional>
#include <string>

namespace escarmouche::app {

/** A question that may be passed. */
struct OpenWindow {
    std::string pass; // codec text
    bool isAble = false; // there is something else to answer

    /** Of what is asked now; nothing where it cannot be passed. */
    static std::optional<OpenWindow> of(const rules::Match &match);
};

/** When the people of a match are asked what they may pass: each as he wishes. */
class Windows
{
public:
    explicit Windows(const StateOfPlay &play) : m_play(play) {}

    void setAll(AskWindow ask) { m_asked.fill(ask); }
    void set(rules::SeatId seat, AskWindow ask) { m_asked[at(seat)] = ask; }
    AskWindow of(rules::SeatId seat) const;
    /** Where people share a screen, and one may hold what another may not see, a question that
        comes only now and then would tell that somebody could do something. */
    bool mayAskWhenAble() const;
    bool isPassed(rules::SeatId seat, const OpenWindow &window) const;

private:
    static std::size_t at(rules::SeatId seat) { return static_cast<std::size_t>(seat.value); }

    const StateOfPlay &m_play;
    std::array<AskWindow, rules::kMostSeats> m_asked{};
};

} // namespace escarmouche::app
