// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamerun.h"

#include "app/pages/campaign/postgame/postgamedesk.h"

#include <QTimer>

#include <chrono>

namespace escarmouche::app {

void PostGameRun::go(bool (PostGameRun::*step)())
{
    constexpr std::chrono::milliseconds kSlice(40);
    const auto end = std::chrono::steady_clock::now() + kSlice;
    const auto key = m_desk.key();
    m_step = step;
    while (m_desk.key() == key && (this->*step)()) {
        if (std::chrono::steady_clock::now() < end)
            continue;
        QTimer::singleShot(0, this, [this, step, key] {
            if (m_desk.key() == key && m_step == step) // nothing else was begun meanwhile
                go(step);
        });
        return;
    }
    emit ended();
}

bool PostGameRun::settleNext()
{
    return m_desk.nextAwaiting(rules::Awaiting::Dice) != nullptr ? rollNext() : confirmNext();
}

bool PostGameRun::confirmNext()
{
    const rules::PostGameLine *line = m_desk.nextAwaiting(rules::Awaiting::Confirmation);
    return line != nullptr && m_desk.settle(*line, {});
}

// False as soon as dice ask a question.
bool PostGameRun::rollNext()
{
    const rules::PostGameLine *line = m_desk.nextAwaiting(rules::Awaiting::Dice);
    if (line == nullptr)
        return false;
    const std::string key = line->key;
    if (!m_desk.throwDice(*line))
        return false;
    const rules::PostGameLine *rolled = m_desk.line(key);
    if (rolled == nullptr || rolled->awaiting != rules::Awaiting::Choice)
        return true;
    emit asked(key);
    return false;
}

} // namespace escarmouche::app
