// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/scene/boardscene.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace escarmouche::app {

class Camera;

/** What is pointed at on a board: by the keyboard's cursor while that is shown, else by the mouse.
    Says so when it is something else. Child of the scene. */
class BoardPointing : public QObject
{
    Q_OBJECT

public:
    BoardPointing(BoardScene &scene, Camera &camera);

    /** What is at a point of the viewport. */
    rules::Pointing at(QPointF viewportPoint) const;
    rules::Pointing now() const;
    /** Where that is on the viewport. */
    QPointF spot() const;
    /** Tells anew what is pointed at, if that is something else by now. */
    void again();

    /** The mouse is at a point of the viewport; told once a picture at most, however fast the mouse
        reports. */
    void moveMouse(QPointF viewportPoint);
    /** The mouse points beside the board. */
    void leave();
    /** A token that goes along with the mouse, and is who acts there; -1: none. */
    void carry(int token) { m_carried = token; }
    int carried() const { return m_carried; }

    bool isByCursor() const;
    /** Who stands at the cursor, where that is and what the ground is there; empty: it is hidden.
     */
    QStringList toldAtCursor() const;
    /** In the middle of what is seen. */
    void takeUpCursor();
    void moveCursor(const rules::Place &place);
    /** To a token, be it one that waits beside the board. */
    void moveCursorTo(int token);
    void stepCursor(QPoint way, bool isFar);
    void hideCursor();
    /** Nothing is pointed at any more. */
    void putCursorAway();
    void changeFloor(int by);

signals:
    void pointed(const escarmouche::rules::Pointing &pointing);
    /** The pointer is beside the board; what was pointed at last is told anew if it comes back. */
    void pointerLeft();
    void cursorMoved();

private:
    rules::Pointing atCursor() const;
    void tell(const rules::Pointing &pointing);
    void tellMouse();

    BoardScene &m_scene;
    Camera &m_camera;
    rules::Place m_cursor;
    int m_lower = 0; // floors below the highest that is meant
    int m_carried = -1;
    QPointF m_mouse;
    bool m_isMouseNew = false; // and not told yet
    QTimer m_rest; // between two tellings of where the mouse is
    std::optional<rules::Pointing> m_told;
};

} // namespace escarmouche::app
