// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/keyboard/keys.h"
#include "rules/core/values/seat.h"

#include <QObject>

#include <vector>

class QKeyEvent;

namespace escarmouche::app {

class BoardCanvas;
class BoardMouse;
class BoardPointing;
class BoardRuler;

/** What keys do on a board: move its cursor, walk through the player's tokens, which chooses them,
    move the board and switch what it shows. Child of the board. */
class BoardKeys : public QObject
{
    Q_OBJECT

public:
    explicit BoardKeys(BoardCanvas &canvas);

    /** Whose tokens are walked through; nobody: everybody's. */
    void setPlayer(rules::SeatId seat) { m_player = seat; }
    /** Which of them, where not all: those that can act. */
    void setWalk(std::vector<int> tokens) { m_walk = std::move(tokens); }
    /** False: the key means nothing on a board. */
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);
    /** To the player's next token or the one before; false: there is none. */
    bool walk(bool isForward);

    static std::vector<KeyHint> hints();

signals:
    void turned(bool isForward); // what would be put down
    void confirmed(); // what is pointed at
    void selected(int token);
    /** Nobody is to be chosen any more. */
    void choiceDropped();

private:
    bool hold(const QKeyEvent &event);
    bool stepBy(int key, Qt::KeyboardModifiers modifiers);
    bool act(const QKeyEvent &event);
    bool toggle(int key);
    void walkEnemies(bool isForward);
    bool letGo();

    BoardCanvas &m_canvas;
    BoardPointing &m_pointing;
    BoardRuler &m_ruler;
    BoardMouse &m_mouse;
    rules::SeatId m_player;
    std::vector<int> m_walk; // empty: all of the player's
};

} // namespace escarmouche::app
