// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace escarmouche::app {

/** A tool tip that says this text to the letter, whatever mark-up it looks like. */
inline QString literalToolTip(const QString &text)
{
    const QString lines = text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(lines);
}

} // namespace escarmouche::app
