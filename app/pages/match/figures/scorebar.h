// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace escarmouche::app {

class MatchController;

/** One line above the board: the turn, then each side with its colour and sign, its points, how
    many of it still stand, and a mark at whoever is to act. */
class ScoreBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBar(const MatchController &controller, QWidget *parent = nullptr);

    void refresh();
    /** As it stood at another moment, when nobody is asked. */
    void show(const rules::BoardView &view);

private:
    void show(const rules::BoardView &view, rules::SeatId asked);
    QString sideText(const rules::BoardView &view, rules::SeatId seat) const;

    const MatchController &m_controller;
    QHBoxLayout *m_line;
    QLabel *m_turn;
    QList<QLabel *> m_sides;
};

} // namespace escarmouche::app
