// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text.h"

namespace escarmouche {

std::string foldedKey(std::string_view text)
{
    // Decomposition parts a letter from its accents; the ligatures stay whole and are told here, as
    // are the marks of print that keyboards lack.
    const QString parted = toQString(text).toLower().normalized(QString::NormalizationForm_KD);
    QString folded;
    for (const QChar c : parted) {
        if (c == QChar(0x0153))
            folded += QLatin1String("oe");
        else if (c == QChar(0x00e6))
            folded += QLatin1String("ae");
        else if (c == QChar(0x00df))
            folded += QLatin1String("ss");
        else if (c == QChar(0x2019))
            folded += u'\'';
        else if (c == QChar(0x2013) || c == QChar(0x2212))
            folded += u'-';
        else if (c.category() != QChar::Mark_NonSpacing)
            folded += c;
    }
    return toUtf8(folded.simplified());
}

} // namespace escarmouche
