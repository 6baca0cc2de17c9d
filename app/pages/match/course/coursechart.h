// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/course/course.h"

#include <QStringList>
#include <QWidget>

#include <utility>

namespace escarmouche::app {

/** What a chart draws, in words. */
struct CourseWords {
    QStringList sides; // their names
    QStringList turns; // what each is called
    rules::Unit points;
    rules::Unit score;

    bool isCounted() const { return points.isCounted() || score.isCounted(); }
};

/** How the sides stood turn by turn: points left above, scores below, each side a line of its
    colour with its shape at every turn and its letter at the end. A turn is chosen with the
    pointer or the arrow keys; a click or Enter asks for its moment. */
class CourseChart : public QWidget
{
    Q_OBJECT

public:
    explicit CourseChart(QWidget *parent = nullptr);

    void show(std::vector<CourseTurn> course, CourseWords words);
    const std::vector<CourseTurn> &course() const { return m_course; }
    /** One turn in words; empty where there is none. */
    QString told(std::size_t turn) const;
    /** All of it in words. */
    QString toldWhole() const;
    std::size_t chosen() const { return m_chosen; }
    void choose(std::size_t turn);

    /** Where the letters of the sides stand for the middles of their lines, `room` apart at least
        and in the order of the lines. */
    static std::vector<double> letterHeights(const std::vector<double> &lines, double room);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosenChanged();
    void momentWanted(int entry);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Values = std::vector<int> CourseTurn::*;

    struct Plot {
        QRectF box;
        QString title;
        Values values;
        int most = 1;
    };

    /** What is drawn, one below the other. */
    std::vector<std::pair<rules::Unit, Values>> measures() const;
    std::vector<Plot> plots() const;
    double xOf(const Plot &plot, std::size_t turn) const;
    double yOf(const Plot &plot, int value) const;
    std::size_t turnAt(double x) const;
    void paintFrame(QPainter &painter, const Plot &plot) const;
    void paintTurns(QPainter &painter, const Plot &plot) const;
    void paintLetters(QPainter &painter, const Plot &plot) const;
    void paintSide(QPainter &painter, const Plot &plot, std::size_t side) const;
    void retell();

    std::vector<CourseTurn> m_course;
    CourseWords m_words;
    std::size_t m_chosen = 0;
};

} // namespace escarmouche::app
