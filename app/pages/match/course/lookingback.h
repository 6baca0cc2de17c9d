// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/scene/gesturebook.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace escarmouche::app {

class BoardCanvas;
class MatchController;
class ReplayBar;

/** The past of a match on its board, step by step as the bar has it. Meanwhile nothing is done in
    the match, and machines wait. */
class LookingBack : public QObject
{
    Q_OBJECT

public:
    /** All outlive it, which is the page's. */
    LookingBack(MatchController &controller, BoardCanvas &canvas, ReplayBar &bar, QWidget *page);

    /** To the act that this entry of the journal is part of. */
    void goTo(int entry);
    void goToStart() { goTo(1); }
    void goToEnd();
    /** To the match as it is. */
    void goToNow();

signals:
    void began();
    /** The act that this entry began, and the board after it. */
    void momentShown(int entry, const escarmouche::rules::BoardView &view);
    void ended();
    void matchWanted(const QString &uuid); // played on from here
    void failed(const escarmouche::rules::Error &error);

private:
    void open(int entry);
    void showMoment();
    QStringList captionOf(const std::vector<rules::ToldEvent> &told) const;
    void comeBack();
    void playOn(int entry);

    MatchController &m_controller;
    BoardCanvas &m_canvas;
    ReplayBar &m_bar;
    QWidget *m_page;
    GestureBook m_gestures;
    std::size_t m_shown = 0; // the step
};

} // namespace escarmouche::app
