// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QModelIndex;
class QPoint;

namespace escarmouche::rules {
struct Pointing;
struct ToldEvent;
} // namespace escarmouche::rules

namespace escarmouche::app {

class BeatPlayer;
class BoardCanvas;
class CardList;
class CardStrip;
class FigureList;
class FiguresPanel;
class MatchController;
struct Weighing;

/** The board of a match, its cards and the list of its figures: shows there how the match is and
   what hands are about to do, and brings what they do to the match. While beats are played only
   those are shown; while one looks back nothing of it is shown or done. */
class MatchBoard : public QObject
{
    Q_OBJECT

public:
    /** Child of the canvas; all others outlive it. */
    MatchBoard(MatchController &controller, BoardCanvas &canvas, BeatPlayer &beats,
               FiguresPanel &figures, CardStrip &cards);

    /** The match as it is now. */
    void show();
    /** Who is chosen in it, and what could be done. */
    void showAiming();
    /** What hands are about to do, and what the board says of it. */
    void showAim();
    /** What can still be done, as if one pointed there; else the board as it was when that was
        weighed. */
    void showThought(const Weighing &weighing, std::size_t thought);
    /** What a line of the log is about, until hands are about to do something. */
    void showTold(const rules::ToldEvent &told);
    /** Nothing of what hands are about to do. */
    void clear();

signals:
    void menuAsked(const QPoint &globalPosition);

private:
    void connectCanvas();
    void connectCards(CardList &cards);
    void showGround();
    void showChosen();
    void click(const rules::Pointing &pointing);
    void pointAt(int card);
    void confirm();
    void endReading();
    void letGo();
    void goToLine(const QModelIndex &index);
    void turnTo(int token);

    MatchController &m_controller;
    BoardCanvas &m_canvas;
    BeatPlayer &m_beats;
    FigureList &m_figures;
    CardStrip &m_cards;
    bool m_showsZones = false;
    bool m_isQuestionLater = false; // it is put once what was said on the board is read
    QTimer m_reading;
};

} // namespace escarmouche::app
