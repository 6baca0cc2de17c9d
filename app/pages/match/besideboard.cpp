// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/besideboard.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

namespace escarmouche::app {

namespace {

bool isLetter(const QKeyEvent &event)
{
    const bool isPlain = (event.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    return isPlain && QChar::isLetter(static_cast<char32_t>(event.key()));
}

} // namespace

BesideBoard::BesideBoard(QWidget &board, const QList<QWidget *> &lists)
    : QObject(&board), m_board(board)
{
    for (QWidget *list : lists)
        list->installEventFilter(this);
}

bool BesideBoard::eventFilter(QObject *list, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return QObject::eventFilter(list, event);
    auto &key = static_cast<QKeyEvent &>(*event);
    if (key.key() == Qt::Key_Escape && event->type() == QEvent::KeyPress) {
        m_board.setFocus();
        return true;
    }
    if (!isLetter(key))
        return QObject::eventFilter(list, event);
    QCoreApplication::sendEvent(&m_board, event);
    event->accept();
    return true;
}

} // namespace escarmouche::app
