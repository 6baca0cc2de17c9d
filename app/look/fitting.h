// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace escarmouche::app {

/** Makes a window no larger than its screen shows, frame included; leaves it as it is otherwise. */
void fitToScreen(QWidget &window);

/** The size of the window's content that its screen has room for. */
QSize roomOnScreen(const QWidget &window);

} // namespace escarmouche::app
