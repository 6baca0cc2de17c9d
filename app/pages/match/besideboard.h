// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace escarmouche::app {

/** In the lists beside a board Escape goes back to the board, and a letter is what it is there:
    no list is searched by it. */
class BesideBoard : public QObject
{
    Q_OBJECT

public:
    /** All outlive it. */
    BesideBoard(QWidget &board, const QList<QWidget *> &lists);

    bool eventFilter(QObject *list, QEvent *event) override;

private:
    QWidget &m_board;
};

} // namespace escarmouche::app
