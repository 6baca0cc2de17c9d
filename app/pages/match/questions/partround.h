// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabWidget;
class QWidget;

namespace escarmouche::app {

class AnswerBar;

/** Ctrl+Tab goes round the parts of a match: the board, the cards and the answers where there are
   any, then tab after tab of what stands beside them; with Shift the other way round. */
class PartRound : public QObject
{
    Q_OBJECT

public:
    /** All outlive it; `page` holds the others. */
    PartRound(QWidget &page, QWidget &board, QWidget &cards, AnswerBar &answers, QTabWidget &tabs);

private:
    void step(int by);

    QWidget &m_board;
    QWidget &m_cards;
    AnswerBar &m_answers;
    QTabWidget &m_tabs;
};

} // namespace escarmouche::app
