// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/matchsession.h"

#include <QObject>

#include <deque>

namespace escarmouche::app {

class BoardCanvas;
class DiceTray;
class MatchController;
class StoryPanel;

/** Shows what happened beat by beat: dice in the tray, sentences in the log, figures moving on the
    board. Never holds the match up: what is new waits in line here, and can be skipped. */
class BeatPlayer : public QObject
{
    Q_OBJECT

public:
    BeatPlayer(MatchController &controller, BoardCanvas &canvas, DiceTray &tray, StoryPanel &story,
               QObject *parent);

    void add(const model::MatchStep &step);
    bool isPlaying() const { return m_isPlaying; }
    /** To the end at once. */
    void skip();

signals:
    /** Everything told so far is on the board. */
    void ended();

private:
    void next();
    void show(const model::MatchBeat &beat);

    MatchController &m_controller;
    BoardCanvas &m_canvas;
    DiceTray &m_tray;
    StoryPanel &m_story;
    std::deque<model::MatchBeat> m_left;
    bool m_isPlaying = false;
    bool m_isSkipping = false;
};

} // namespace escarmouche::app
