// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

/** What several figures do together, act by act: what is still to be done of it, and which acts of
    the journal have been one command, to be undone and done again as one. */
class Together
{
public:
    /** Before its first act is done. */
    void begin(const rules::Match &match, const rules::Offer &offer);
    void stop() { m_left.clear(); }
    /** The next act, once the same question is asked again in the same activation; not while
        somebody is asked something else first. */
    std::optional<std::string> next(const rules::Match &match);
    /** The last act done is one of them. */
    void note(const rules::Match &match);
    /** All from the one entry to the other are one command; from 0: the last one is by itself. */
    void join(int first, int last);

    /** Which entries of the journal are one command with that one; only itself else. */
    struct Span {
        int first = 0;
        int last = 0;
    };
    Span around(int entry) const;

private:
    rules::SeatId m_seat;
    std::string m_question;
    int m_acting = -1;
    std::vector<std::string> m_left; // the next one last
    std::vector<Span> m_done;
};

} // namespace escarmouche::app
