// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/pageaction.h"

#include "app/look/palette/lineicon.h"

#include <QAction>
#include <QWidget>

namespace escarmouche::app {

QAction *pageAction(QWidget &page, const QString &icon, const QKeySequence &keys)
{
    auto *action = icon.isEmpty() ? new QAction(&page) : new QAction(lineIcon(icon), {}, &page);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page.addAction(action);
    return action;
}

} // namespace escarmouche::app
