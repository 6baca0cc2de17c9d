// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette/palette.h"

#include <QWidget>

namespace escarmouche::app {

/** Writes a widget's text in a tone, and again when the theme changes. */
void tint(QWidget *widget, Tone tone);

/** The head line of a page or dialog. */
void makeHeading(QWidget *label);
/** The name of a part of a page. */
void makeSubheading(QWidget *label);

} // namespace escarmouche::app
