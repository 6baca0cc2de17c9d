// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/taborder.h"

#include <QWidget>

namespace escarmouche::app {

void tabAt(QWidget *place, QWidget *late)
{
    QWidget *before = place->previousInFocusChain();
    while (before != place && !(before->focusPolicy() & Qt::TabFocus))
        before = before->previousInFocusChain();
    if (before != place && before != late)
        QWidget::setTabOrder(before, late);
}

} // namespace escarmouche::app
