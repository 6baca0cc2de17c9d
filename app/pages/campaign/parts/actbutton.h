// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QToolButton;
class QWidget;

namespace escarmouche::app {

/** A button that does an action, as wide as there is room; hidden where the action is not
    visible. */
QToolButton *actButton(QAction *action, QWidget *parent);

} // namespace escarmouche::app
