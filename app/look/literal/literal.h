// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Texts to the letter where Qt would read a sign in them. Mark-up needs nothing: see
// literallabels.h.

namespace escarmouche::app {

/** A text on a button, a tab or in a menu, where a lone "&" would mark a key. */
QString buttonText(QString text);

/** A text as the title of a window, where "[*]" would stand for a sign of change. */
QString titleText(QString text);

/** A text as a tool tip, in lines of at most 80 letters: Qt breaks none but mark-up. */
QString tipText(const QString &text);

} // namespace escarmouche::app
