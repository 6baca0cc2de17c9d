// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace escarmouche::app {

/** Gives a window the size its form has, grown with the font and as high as its wrapped text
    needs, and no more than its screen shows, frame included. Once all its texts are set. */
void fitToScreen(QWidget &window);

/** Makes a dialog wide enough for its title, once that is set. */
void fitTitle(QWidget &window);

/** The size of the window's content that its screen has room for. */
QSize roomOnScreen(const QWidget &window);

} // namespace escarmouche::app
