// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

class QMenu;
class QWidget;

namespace escarmouche::rules {
struct SeatId;
}

namespace escarmouche::app {

class MatchController;

/** What people do to a match as a whole: go back and forth in it, end it, hand a seat to a machine
    and back. Asks before what cannot be undone, and says what came of it. */
class MatchActs : public QObject
{
    Q_OBJECT

public:
    /** The keys work within the page. */
    MatchActs(MatchController &controller, QWidget *page);

    const QList<QAction *> &ofActs() const { return m_ofActs; } // undo, redo, take back
    const QList<QAction *> &ofSeats() const { return m_ofSeats; } // who plays, draw, concede
    /** What is possible now. */
    void refresh();
    /** While one looks back nothing of the match is changed. */
    void setLookingBack(bool isLookingBack);
    void retranslate();

signals:
    /** Somebody else is to look at the screen. */
    void coverWanted();
    /** Something is about to change: what is still being shown is of the past. */
    void begun();
    void said(const QString &text);

private:
    QAction *makeAction(const QString &icon, const QKeySequence &keys, void (MatchActs::*act)());
    void undo();
    void redo();
    void takeBack();
    bool isEndGivenUp();
    void concede();
    void agreeDraw();
    bool isAgreed(rules::SeatId by, const QString &question);
    void fillSeats();
    void addPlayers(QMenu &menu, rules::SeatId seat);
    void hand(rules::SeatId seat, const QString &player);

    MatchController &m_controller;
    QWidget *m_page;
    QMenu *m_seats;
    QList<QAction *> m_ofActs;
    QList<QAction *> m_ofSeats;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_takeBack;
    QAction *m_hand;
    QAction *m_draw;
    QAction *m_concede;
    bool m_isLookingBack = false;
};

} // namespace escarmouche::app
