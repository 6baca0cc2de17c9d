// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace escarmouche::app {

class BoardCanvas;
class MatchController;
class StoryModel;

/** All that the player may know of a figure, in a corner of the board: portrait, profile, weapons,
   gear, points and states, what it did last. Comes where a pointer rests on a figure or by a key,
   and goes with the pointer or by the same key. */
class FigureCard : public QFrame
{
    Q_OBJECT

public:
    /** Child of the canvas; all others outlive it. */
    FigureCard(const MatchController &controller, const StoryModel &story, BoardCanvas &canvas);

    /** Of whom one points at, else of whoever is chosen; once more: away with it. */
    void toggle();
    int token() const { return isHidden() ? -1 : m_token; }

    bool eventFilter(QObject *viewport, QEvent *event) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(int token, bool isByKey);
    void follow();
    void leave();
    void fill();
    void showFace();
    void place();
    QStringList deeds() const;

    const MatchController &m_controller;
    const StoryModel &m_story;
    BoardCanvas &m_canvas;
    QLabel *m_face;
    QLabel *m_told;
    int m_token = -1;
    bool m_isByKey = false; // stays where the pointer goes
};

} // namespace escarmouche::app
