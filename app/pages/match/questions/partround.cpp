// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/partround.h"

#include "app/pages/match/questions/answerbar.h"

#include <QAbstractItemView>
#include <QShortcut>
#include <QTabWidget>

#include <utility>

namespace escarmouche::app {

namespace {

/** The list of a tab, or whatever of it takes the keyboard first. */
void enter(QWidget &tab)
{
    if (auto *list = qobject_cast<QAbstractItemView *>(&tab))
        return list->setFocus(Qt::TabFocusReason);
    for (auto *list : tab.findChildren<QAbstractItemView *>()) {
        if (list->isVisible() && list->focusPolicy() != Qt::NoFocus)
            return list->setFocus(Qt::TabFocusReason);
    }
    for (QWidget *part = tab.nextInFocusChain(); part != &tab; part = part->nextInFocusChain()) {
        if (tab.isAncestorOf(part) && part->isVisible() && part->isEnabled() &&
            (part->focusPolicy() & Qt::TabFocus))
            return part->setFocus(Qt::TabFocusReason);
    }
}

} // namespace

PartRound::PartRound(QWidget &page, QWidget &board, QWidget &cards, AnswerBar &answers,
                     QTabWidget &tabs)
    : QObject(&page), m_board(board), m_cards(cards), m_answers(answers), m_tabs(tabs)
{
    for (const auto &[keys, by] : {std::pair(Qt::CTRL | Qt::Key_Tab, +1),
                                   std::pair(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, -1)}) {
        auto *shortcut = new QShortcut(keys, &page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] { step(by); });
    }
}

// The board is part 0, cards, answers and tabs come after it; whoever is elsewhere comes to the
// board.
void PartRound::step(int by)
{
    const int cards = m_cards.isVisible() ? 1 : 0;
    const int answers = cards + (m_answers.hasAnswers() ? 1 : 0);
    const int before = 1 + answers; // the parts before the tabs
    const int parts = m_tabs.count() + before;
    const QWidget *focus = m_tabs.window()->focusWidget();
    int now = -by;
    if (m_board.hasFocus())
        now = 0;
    else if (cards > 0 && m_cards.hasFocus())
        now = cards;
    else if (answers > cards && m_answers.isAncestorOf(focus))
        now = answers;
    else if (m_tabs.isAncestorOf(focus))
        now = m_tabs.currentIndex() + before;
    const int next = (now + by + parts) % parts;
    if (next == 0)
        return m_board.setFocus(Qt::TabFocusReason);
    if (next == cards)
        return m_cards.setFocus(Qt::TabFocusReason);
    if (next < before)
        return m_answers.enter();
    m_tabs.setCurrentIndex(next - before);
    enter(*m_tabs.currentWidget());
}

} // namespace escarmouche::app
