// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "model/text.h"

#include <QListView>
#include <QStandardItemModel>
#include <QTimer>

#include <algorithm>
#include <chrono>

// What goes through a post-game line by line, each of them an act of its own.

namespace escarmouche::app {

const rules::PostGameLine *PostGamePanel::nextAwaiting(rules::Awaiting what) const
{
    const auto line = std::ranges::find_if(m_document.lines, [&](const rules::PostGameLine &each) {
        return !each.done && each.after.empty() && each.awaiting == what;
    });
    return line == m_document.lines.end() ? nullptr : &*line;
}

// The window stays alive between slices; opening another post-game stops the run.
void PostGamePanel::goThrough(bool (PostGamePanel::*step)())
{
    constexpr std::chrono::milliseconds kSlice(40);
    const auto end = std::chrono::steady_clock::now() + kSlice;
    const auto key = m_key;
    while (m_key == key && (this->*step)()) {
        if (std::chrono::steady_clock::now() < end)
            continue;
        QTimer::singleShot(0, this, [this, step, key] {
            if (m_key == key)
                goThrough(step);
        });
        return;
    }
    m_lines->setFocus();
}

void PostGamePanel::rollAll()
{
    goThrough(&PostGamePanel::rollNext);
}

void PostGamePanel::confirmAll()
{
    goThrough(&PostGamePanel::confirmNext);
}

bool PostGamePanel::confirmNext()
{
    const rules::PostGameLine *line = nextAwaiting(rules::Awaiting::Confirmation);
    return line != nullptr && settle(rules::PostGameLine(*line), {});
}

// False as soon as dice ask a question: it is shown.
bool PostGamePanel::rollNext()
{
    const rules::PostGameLine *line = nextAwaiting(rules::Awaiting::Dice);
    if (line == nullptr)
        return false;
    const std::string key = line->key;
    if (!controller().throwDice(m_key->fixture, m_key->band, key))
        return false;
    const rules::PostGameLine *rolled = lineOf(key);
    if (rolled == nullptr || rolled->awaiting != rules::Awaiting::Choice)
        return true;
    showLineOf(key);
    return false;
}

void PostGamePanel::showLineOf(const std::string &key)
{
    for (int row = 0; row < m_lineItems->rowCount(); ++row) {
        const QModelIndex index = m_lineItems->index(row, 0);
        if (toUtf8(index.data(kLineRole).toString()) == key)
            m_lines->setCurrentIndex(index);
    }
}

} // namespace escarmouche::app
