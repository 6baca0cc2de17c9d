// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace escarmouche::app {

class BoardCanvas;
class MatchController;

/** On the board, what the enemy pointed at threatens, until the match goes on. Child of the board.
 */
class EnemyThreat : public QObject
{
    Q_OBJECT

public:
    /** The switch is on while it is shown. */
    EnemyThreat(MatchController &controller, BoardCanvas &canvas, QAction &onOff);

    void hide() { showOf(-1); }

signals:
    void nobodyPointedAt();

private:
    void toggle();
    void showOf(int token);

    MatchController &m_controller;
    BoardCanvas &m_canvas;
    QAction &m_onOff;
    int m_token = -1; // the enemy
};

} // namespace escarmouche::app
