// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace escarmouche::app {

/** A label of running text, to be read and copied: never mark-up, and out of the tab order. */
QLabel *textLabel(QWidget *parent);

} // namespace escarmouche::app
