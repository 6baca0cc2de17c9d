// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/postgame/postgamepanel.h"
#include "model/text.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>

#include <algorithm>

// What settles a line of a post-game: its dice, a choice, a confirmation.

namespace escarmouche::app {

void PostGamePanel::answerLine()
{
    const rules::PostGameLine *line = chosenLine();
    if (line == nullptr || line->done || !line->after.empty())
        return;
    if (line->awaiting == rules::Awaiting::Dice)
        throwDice();
    else if (line->awaiting == rules::Awaiting::Confirmation)
        confirm();
    else if (line->awaiting == rules::Awaiting::Choice)
        m_options->setFocus();
}

bool PostGamePanel::settle(const rules::PostGameLine &line, const std::string &answer)
{
    return controller().perform(
        rules::SettleLine{m_key->fixture, m_key->band, line.key, answer, line.rolls});
}

void PostGamePanel::throwDice()
{
    const rules::PostGameLine *line = chosenLine();
    if (line == nullptr || !m_act.roll->isVisible())
        return;
    if (controller().throwDice(m_key->fixture, m_key->band, std::string(line->key)))
        m_lines->setFocus();
}

// "34" for a d66, "5" for a die, "1 6 3" for several.
void PostGamePanel::noteDice()
{
    const rules::PostGameLine *line = chosenLine();
    if (line == nullptr || !m_act.note->isVisible())
        return;
    rules::RollDice act{m_key->fixture,        m_key->band, line->key, line->nth,
                        line->roll.roll.sides, {},          true};
    for (const QChar digit : m_faces->text())
        if (digit.isDigit())
            act.faces.push_back(digit.digitValue());
    const std::size_t wanted =
        line->roll.roll.reading == rules::Reading::D66 ? 2 : line->roll.roll.count;
    if (act.faces.size() != wanted) {
        m_faces->setFocus();
        m_faces->selectAll();
        return;
    }
    if (controller().perform(act))
        m_lines->setFocus();
}

void PostGamePanel::choose()
{
    const rules::PostGameLine *line = chosenLine();
    const QModelIndex option = m_options->currentIndex();
    if (line == nullptr || !m_act.choose->isVisible() || !option.isValid())
        return;
    const std::string key = line->key, answer = toUtf8(option.data(kOptionRole).toString());
    const auto chosen = std::ranges::find(line->options, answer, &rules::PostGameOption::key);
    if (chosen->byDice && rules::takesDice(*line)) {
        throwDice();
        line = chosenLine();
        if (line == nullptr || line->key != key || rules::takesDice(*line))
            return;
    }
    if (settle(rules::PostGameLine(*line), answer))
        m_lines->setFocus();
}

void PostGamePanel::confirm()
{
    if (const rules::PostGameLine *line = chosenLine();
        line != nullptr && m_act.confirm->isVisible() && settle(rules::PostGameLine(*line), {}))
        m_lines->setFocus();
}

} // namespace escarmouche::app
