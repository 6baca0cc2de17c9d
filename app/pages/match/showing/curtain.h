// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace escarmouche::app {

class MatchController;

/** Stands in the place of the room of a match while the screen is covered: says whose turn it is,
    and waits until that person is there. */
class Curtain : public QWidget
{
    Q_OBJECT

public:
    Curtain(const MatchController &controller, QWidget &room, QWidget *page);

    /** The screen is covered, or is not any more; the keyboard stays on the page. */
    void follow();

signals:
    /** The person is there. */
    void lifted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    const MatchController &m_controller;
    QWidget &m_room;
    QLabel *m_sign;
    QLabel *m_whose;
    QLabel *m_name;
    QLabel *m_asked;
    QPushButton *m_show;
};

} // namespace escarmouche::app
