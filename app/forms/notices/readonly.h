// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;

namespace escarmouche::app {

/** Why nothing can be written in a library that is open for reading alone. */
QString readOnlyText();
/** Says it in the tool tips of what would write. */
void tellReadOnly(const QList<QAction *> &writing);

} // namespace escarmouche::app
