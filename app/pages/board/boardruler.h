// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/scene/boardscene.h"

#include <QObject>

namespace escarmouche::app {

/** The ruler of a board: whether it is out, which its key or a menu says, and whence it measures.
    Child of the scene. */
class BoardRuler : public QObject
{
    Q_OBJECT

public:
    explicit BoardRuler(BoardScene &scene);

    bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    /** Its key goes down while that is pointed at. */
    void hold(const rules::Place &from);
    /** Its key is let go; if nothing was measured meanwhile, that takes the ruler up or puts it
        away. False: the key was not held. */
    bool release();
    /** Who drags on the board measures. */
    bool isAtHand() const { return m_isOn || m_isHeld; }
    /** A drag measures from there. */
    void begin(const rules::Place &from);
    void layTo(const rules::Place &to);
    /** False: there was none. */
    bool putAway();

signals:
    void changed(bool isOn);

private:
    BoardScene &m_scene;
    bool m_isOn = false;
    bool m_isHeld = false;
    bool m_wasUsed = false; // since it is held
    rules::Place m_from;
};

} // namespace escarmouche::app
