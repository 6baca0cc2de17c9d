// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace escarmouche::app {

/** Lets the Tab key come to a widget made later where `place` stands in its window. Qt does this
    by itself only after a widget that takes the keyboard. */
void tabAt(QWidget *place, QWidget *late);

} // namespace escarmouche::app
