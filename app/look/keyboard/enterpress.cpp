// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/enterpress.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace escarmouche::app {

namespace {

bool isPlainEnter(const QKeyEvent &event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           (event.modifiers() & ~Qt::KeypadModifier) == 0;
}

/** What Enter presses there; nullptr: nothing. */
QAbstractButton *buttonAt(QObject *watched)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    const bool isPressed =
        qobject_cast<QPushButton *>(watched) || qobject_cast<QToolButton *>(watched);
    return isPressed && !qobject_cast<QDialog *>(button->window()) ? button : nullptr;
}

class EnterPress : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto &key = *static_cast<QKeyEvent *>(event);
        QAbstractButton *button = isPlainEnter(key) ? buttonAt(watched) : nullptr;
        if (!button)
            return false;
        if (!key.isAutoRepeat())
            button->click();
        return true;
    }
};

} // namespace

void pressByEnter()
{
    QCoreApplication *application = QCoreApplication::instance();
    application->installEventFilter(new EnterPress(application));
}

} // namespace escarmouche::app
