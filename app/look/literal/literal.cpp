// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literal.h"

#include <QStringList>

namespace escarmouche::app {

namespace {

constexpr qsizetype kTipLetters = 80;

/** Where a line longer than a tip is cut: after a space, or else within a word. */
qsizetype cutOf(QStringView line)
{
    const qsizetype space = line.first(kTipLetters + 1).lastIndexOf(u' ');
    if (space > 0)
        return space + 1;
    return line[kTipLetters].isLowSurrogate() ? kTipLetters - 1 : kTipLetters;
}

} // namespace

QString buttonText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QString titleText(QString text)
{
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

QString tipText(const QString &text)
{
    QStringList lines;
    for (QStringView line : QStringView(text).split(u'\n')) {
        while (line.size() > kTipLetters) {
            const qsizetype cut = cutOf(line);
            lines << line.first(cut).trimmed().toString();
            line = line.sliced(cut);
        }
        lines << line.toString();
    }
    return lines.join(u'\n');
}

} // namespace escarmouche::app
