// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** Makes every label of the program, those of Qt's tool tips and questions among them, show its
    text to the letter: no name is mark-up, nor opens the file that mark-up names. A Markup is. */
void keepLabelsLiteral();

} // namespace escarmouche::app
