// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QObject>
#include <QPointF>

#include <vector>

class QMouseEvent;
class QWheelEvent;

namespace escarmouche::app {

class BoardCanvas;
class BoardPointing;
class BoardRuler;

/** What the mouse does on a board: points and clicks, drags a token or the ruler, moves the board
    and brings it nearer. Child of the board. */
class BoardMouse : public QObject
{
    Q_OBJECT

public:
    explicit BoardMouse(BoardCanvas &canvas);

    /** The tokens that can be dragged to a place. */
    void setDraggable(std::vector<int> tokens) { m_draggable = std::move(tokens); }
    /** What is dragged cannot be laid down where it is. */
    void setBarred(bool isBarred);
    /** The left button moves the board, as the middle one does always. */
    void setMovingBoard(bool isMoving) { m_isMovingBoard = isMoving; }
    /** What is put down can be turned: the wheel does, and brings nearer with Ctrl alone. */
    void setTurning(bool isTurning) { m_isTurning = isTurning; }
    bool isTurning() const { return m_isTurning; }
    /** The token that is dragged is again where it was; false: there is none. */
    bool putBack();

    void press(const QMouseEvent &event);
    void move(QPointF at);
    void release(const QMouseEvent &event);
    void turnWheel(const QWheelEvent &event);
    void leave();

signals:
    void turned(bool isForward);
    void clicked(const escarmouche::rules::Pointing &pointing);
    void menuAsked(const escarmouche::rules::Pointing &pointing, QPoint globalPosition);
    void taken(int token); // is dragged from now on
    void dragged(int token, const escarmouche::rules::Place &place);

private:
    enum class Drag { None, Maybe, Board, Ruler, Token };

    void showShape();
    void beginBoard();
    void beginDrag(QPointF at);
    void continueDrag(QPointF at);

    BoardCanvas &m_canvas;
    BoardPointing &m_pointing;
    BoardRuler &m_ruler;
    std::vector<int> m_draggable;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_pressed, m_dragAt;
    bool m_isMovingBoard = false;
    bool m_isTurning = false;
};

} // namespace escarmouche::app
