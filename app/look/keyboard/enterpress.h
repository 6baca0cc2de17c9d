// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** From now on Enter presses the button that has the keyboard, as Space does; but in dialogs, where
    Enter is for the default button. */
void pressByEnter();

} // namespace escarmouche::app
