// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/actbutton.h"

#include "app/look/palette/palette.h"

#include <QAction>
#include <QToolButton>

namespace escarmouche::app {

QToolButton *actButton(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize({kIconSize, kIconSize});
    QObject::connect(action, &QAction::changed, button,
                     [action, button] { button->setVisible(action->isVisible()); });
    return button;
}

} // namespace escarmouche::app
