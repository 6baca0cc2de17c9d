// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;
class QFontMetrics;

namespace escarmouche::app {

/** Words an action by an act it names ("Undo: %1"), cut where a menu would be as wide as the
    window; all of it is in the tool tip. */
void labelAct(QAction *action, const QFontMetrics &metrics, const QString &named,
              const QString &act);

} // namespace escarmouche::app
