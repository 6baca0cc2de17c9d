// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/course/aftermath.h"
#include "app/pages/match/course/course.h"
#include "app/pages/match/course/gains.h"

#include <QWidget>

#include <utility>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QTableWidget;
class QVBoxLayout;

namespace escarmouche::app {

class CourseChart;
class MatchController;

/** How the match ended: who won, victory points by where they came from, how the sides stood turn
   by turn, what turned it, how the dice fell, who put whom out of action or left the table, what
   for the points were; then what next. Takes the page of the match. */
class EndPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndPanel(const MatchController &controller, QWidget *parent = nullptr);

    void refresh();
    /** Sides whose figures have pages, to which it leads from then on. */
    void offerFigures(const std::vector<rules::SeatId> &sides);

signals:
    void figureWanted(const escarmouche::rules::FigureRef &figure);
    void boardWanted();
    void rematchWanted();
    void replayWanted();
    void storyWanted();
    void momentWanted(int entry);

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    QLabel *addPart(QVBoxLayout &layout, QWidget *part);
    QString headline() const;
    void fillScores();
    void fillCourse();
    void fillMoments();
    QString dice() const;
    /** What stands in a list: turn, then entry of the journal (0: nobody saw it), and the words. */
    struct Line {
        std::pair<int, int> at;
        QString text;
    };
    using Lines = std::vector<Line>;
    void fillKnockOuts();
    Lines knockOuts() const;
    Lines otherFalls() const;
    Lines leavings() const;
    static void fill(QListWidget &list, QLabel &title, Lines lines);
    QString nameOf(const rules::FigureReport &figure) const;
    void fillGains();
    QString scoresTold() const;
    const Aftermath::Fall *fallOf(const rules::FigureRef &figure, int turn) const;
    void fillFigures();
    void retranslate();

    const MatchController &m_controller;
    Aftermath m_aftermath;
    std::vector<CourseTurn> m_turns;
    std::vector<Gain> m_gained;
    QScrollArea *m_scroll;
    QLabel *m_headline;
    QLabel *m_why;
    QTableWidget *m_scores;
    QLabel *m_scoresTold; // what is behind a kind of points
    CourseChart *m_course;
    QLabel *m_courseTitle;
    QLabel *m_courseTold; // of the turn chosen in it
    QListWidget *m_moments;
    QLabel *m_momentsTitle;
    QLabel *m_dice;
    QLabel *m_diceTitle;
    QListWidget *m_knockOuts;
    QLabel *m_knockOutsTitle;
    QListWidget *m_gains;
    QLabel *m_gainsTitle;
    QPushButton *m_board;
    QPushButton *m_rematch;
    QPushButton *m_replay;
    QPushButton *m_story;
    QPushButton *m_figures;
    std::vector<rules::SeatId> m_withPages;
};

} // namespace escarmouche::app
