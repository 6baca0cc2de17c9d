// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace escarmouche::app {

/** Moves a dialog that is about to be shown to the middle of the window it belongs to, so that all
    of it is on the screen, its frame with it. */
void placeOnScreen(QDialog &dialog);

} // namespace escarmouche::app
