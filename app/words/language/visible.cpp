// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/visible.h"

#include <QStringList>

namespace escarmouche::app {

namespace {

bool steers(QChar character)
{
    const char16_t code = character.unicode();
    const bool isMark = code == 0x200e || code == 0x200f || code == 0x061c;
    const bool turns =
        isMark || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return turns || character.category() == QChar::Other_Control ||
           character.category() == QChar::Separator_Line ||
           character.category() == QChar::Separator_Paragraph;
}

QString writtenOut(QChar character)
{
    constexpr char16_t kOneByte = 0x100;
    const char16_t code = character.unicode();
    if (character == u'\n')
        return QStringLiteral("\\n");
    if (character == u'\t')
        return QStringLiteral("\\t");
    return code < kOneByte ? QStringLiteral("\\x%1").arg(code, 2, 16, QLatin1Char('0'))
                           : QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
}

} // namespace

QString visible(const QString &name)
{
    QString seen;
    for (const QChar character : name)
        seen += steers(character) ? writtenOut(character) : QString(character);
    return seen;
}

QString visibleLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = visible(line);
    return lines.join(u'\n');
}

} // namespace escarmouche::app
