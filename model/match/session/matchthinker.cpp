// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchthinker.h"

#include <thread>
#include <utility>

namespace escarmouche::model {

MatchThinker::MatchThinker(QThreadPool &pool, Mailbox::Slot slot, Chosen chosen)
    : m_pool(pool), m_slot(std::move(slot)), m_chosen(std::move(chosen))
{
}

void MatchThinker::begin(rules::Result<rules::Match::Choosing> choosing,
                         std::chrono::milliseconds least)
{
    m_isThinking = true;
    const auto soonest = std::chrono::steady_clock::now() + least;
    m_pool.start(
        [this, choosing = std::move(choosing), slot = m_slot, thought = ++m_thought, soonest] {
            auto action = choosing ? rules::Result<std::string>((*choosing)())
                                   : rules::fail(choosing.error());
            std::this_thread::sleep_until(soonest);
            // Dropped where the match, and this with it, has ended meanwhile.
            slot([this, thought, action = std::move(action)] { end(thought, action); });
        });
}

void MatchThinker::stop()
{
    m_isThinking = false;
    ++m_thought;
}

void MatchThinker::end(int thought, const rules::Result<std::string> &action)
{
    if (!m_isThinking || thought != m_thought)
        return;
    m_isThinking = false;
    m_chosen(action);
}

} // namespace escarmouche::model
