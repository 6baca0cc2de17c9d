// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/mailbox.h"
#include "rules/core/match/match.h"

#include <QThreadPool>

#include <chrono>
#include <functional>
#include <string>

namespace escarmouche::model {

/** Lets a machine choose on another thread, one choice at a time. */
class MatchThinker
{
public:
    using Chosen = std::function<void(const rules::Result<std::string> &)>;

    /** The pool outlives it; by the slot a choice comes back to the thread of the match. */
    MatchThinker(QThreadPool &pool, Mailbox::Slot slot, Chosen chosen);

    /** The choice is not told sooner than that. */
    void begin(rules::Result<rules::Match::Choosing> choosing,
               std::chrono::milliseconds least = {});
    /** Drops the choice under way without waiting for it. */
    void stop();
    bool isThinking() const { return m_isThinking; }

private:
    void end(int thought, const rules::Result<std::string> &action);

    QThreadPool &m_pool;
    Mailbox::Slot m_slot;
    Chosen m_chosen;
    bool m_isThinking = false;
    int m_thought = 0; // number of the last one begun or dropped
};

} // namespace escarmouche::model
