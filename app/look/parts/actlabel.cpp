// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/actlabel.h"

#include "app/look/literal/literal.h"

#include <QAction>
#include <QFontMetrics>

namespace escarmouche::app {

void labelAct(QAction *action, const QFontMetrics &metrics, const QString &named,
              const QString &act)
{
    constexpr int kActLetters = 44;
    const int room = kActLetters * metrics.averageCharWidth();
    const QString brief = metrics.elidedText(act, Qt::ElideRight, room);
    action->setText(buttonText(named.arg(brief)));
    action->setToolTip(tipText(named.arg(act)));
}

} // namespace escarmouche::app
