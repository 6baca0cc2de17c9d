// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace escarmouche::app {

/** An act that a list understands by itself, without an action in a menu. */
struct KeyHint {
    QString act;
    QList<QKeySequence> keys;
};

/** "Ctrl+O", "Enter, +": as the person's keyboard has them. */
QString keysText(const QList<QKeySequence> &keys);

} // namespace escarmouche::app
