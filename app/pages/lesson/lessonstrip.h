// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace escarmouche::app {

/** Above the board: the line of a lesson, how to do what it asks or why something else was not
    done, how far the lesson is, and the way on or out. */
class LessonStrip : public QFrame
{
    Q_OBJECT

public:
    explicit LessonStrip(QWidget *parent = nullptr);

    /** Line `number` of `count`. */
    void say(const QString &line, int number, int count);
    /** Below the line. */
    void hint(const QString &how);
    /** The same, of what was not done. */
    void refuse(const QString &reason);
    /** Whoever has read the line goes on; else the lesson waits for an act. */
    void offerGoingOn(bool isOffered, bool isLast);
    /** Nothing can be done before what happens has been shown. */
    void setWatching();
    void enter();

signals:
    void goOnWanted();
    void skipWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void tell();
    void tellBelow(const QString &text, bool isReason);

    QLabel *m_progress;
    QLabel *m_line;
    QLabel *m_below;
    QPushButton *m_goOn;
    QPushButton *m_skip;
    int m_number = 0;
    int m_count = 0;
    bool m_isLast = false;
};

} // namespace escarmouche::app
