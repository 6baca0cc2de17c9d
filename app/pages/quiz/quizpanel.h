// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace escarmouche::app {

/** What stands beside the board of a quiz. */
struct QuizSheet {
    QString progress; // "Position 3 of 20, right: 2"
    QString name;
    QString question;
    QStringList choices; // each a button with its number; none: one points at the board
    QString help; // how to answer
    QString verdict; // empty: it was not answered yet
    bool isRight = false;
    QStringList why; // line by line
    bool hasPrevious = false;
    bool isLast = false;
};

/** Beside the board of a quiz: the question, its answers as buttons with numbers, then whether that
    was right and why, and the way on. At the end the score. */
class QuizPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuizPanel(QWidget *parent = nullptr);

    void show(const QuizSheet &sheet);
    /** In place of a position. */
    void showScore(const QString &score, const QString &comment);
    /** The keyboard goes where one goes on: to the first answer, or to the next position. */
    void enter();
    /** That answer, as by its button; false: there is none. */
    bool choose(int number);

signals:
    void chosen(int choice);
    void previousWanted();
    void nextWanted();
    void againWanted();
    void closeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layChoices(const QuizSheet &sheet);
    void retranslate();

    QLabel *m_progress;
    QLabel *m_name;
    QLabel *m_question;
    QVBoxLayout *m_choices;
    QList<QPushButton *> m_buttons;
    QLabel *m_help;
    QLabel *m_verdict;
    QLabel *m_why;
    QPushButton *m_previous;
    QPushButton *m_next;
    QPushButton *m_again;
    QPushButton *m_close;
    bool m_isLast = false;
};

} // namespace escarmouche::app
