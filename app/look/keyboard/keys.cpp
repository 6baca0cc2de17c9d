// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/keys.h"

#include <QStringList>

namespace escarmouche::app {

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (QKeySequence one : keys) {
        if (one == QKeySequence(Qt::Key_Return))
            one = Qt::Key_Enter; // as keyboards call it, in French above all
        texts << one.toString(QKeySequence::NativeText);
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace escarmouche::app
