// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/advised.h"
#include "app/pages/match/matchpanels.h"
#include "rules/core/values/error.h"

#include <QList>
#include <QObject>
#include <QTimer>

class QAction;
class QActionGroup;

namespace escarmouche::app {

class BeatPlayer;
class BoardLooks;
class FigureCard;
class LookingBack;
class MachineMenu;
class MatchActs;
class SaidHere;
class WaveSum;
class WindowMenu;

/** The menus of a match, with the keys of its page, and what their entries do that belongs to no
    panel. */
class MatchMenu : public QObject
{
    Q_OBJECT

public:
    /** Child of the page; all others outlive it. */
    MatchMenu(MatchController &controller, const MatchPanels &panels, BeatPlayer &beats,
              LookingBack &past, SaidHere &here, WaveSum &sums, QWidget &page);

    /** Of one's last acts. */
    const QList<QAction *> &ofActs() const;
    /** What else can be done in a match, in groups. */
    const QList<QAction *> &actions() const { return m_actions; }
    /** On while it is shown what an enemy threatens. */
    QAction &threat() const { return *m_threat; }

    /** What is possible now. */
    void refresh();
    /** The match is shown as it is: what belongs to an advised act follows it. */
    void goOn();
    void showNoteCount();
    void setLookingBack(bool isLookingBack);
    void retranslate();

    /** Opens the note on that entry of the journal. */
    void writeNote(int entry);
    void saveStory();

signals:
    /** Before somebody else sees the screen. */
    void coverWanted();
    void said(const QString &text);
    void failed(const escarmouche::rules::Error &error);

private:
    void arrange();
    void bar();
    void connectActions();
    void setPlaying(bool isPlaying);
    void showRest();
    void hold(bool isHeld);
    void showEarlier();
    void showSum();
    void finish();
    void placeAll();
    void showAdvised();
    QString noAdvice() const;
    void takeAdvice();
    void takeAim();
    void weigh();
    void showBoard();
    void addNote();
    void goToNote(int entry);

    MatchController &m_controller;
    MatchPanels m_panels;
    Advised m_advice;
    QTimer m_reading; // what came of an act, before the next one that was asked for
    BeatPlayer &m_beats;
    LookingBack &m_past;
    SaidHere &m_here;
    WaveSum &m_sums;
    QWidget &m_page;
    MatchActs *m_acts;
    BoardLooks *m_looks;
    QAction *m_finish;
    QAction *m_hold;
    QAction *m_showRest;
    QAction *m_earlier;
    QAction *m_sum;
    QAction *m_placeAll;
    WindowMenu *m_windows;
    FigureCard *m_card;
    QAction *m_showCard;
    MachineMenu *m_machines;
    QAction *m_advised;
    QAction *m_aim;
    QAction *m_threat;
    QAction *m_weigh;
    QAction *m_replay;
    QAction *m_note;
    QAction *m_previousNote;
    QAction *m_nextNote;
    QAction *m_saveStory;
    QAction *m_cover;
    QActionGroup *m_uncovered; // what can be done by who sees the screen only
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
