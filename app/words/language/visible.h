// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace escarmouche::app {

/** A name that somebody else chose, such as that of a file, on one line: what would steer a
    terminal or turn the writing around is written out, as "\x1b" or "\u202e". */
QString visible(const QString &name);
/** The same of a text of several lines. */
QString visibleLines(const QString &text);

} // namespace escarmouche::app
