// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/units.h"

#include <QLocale>

namespace escarmouche::app {

// "pas" and "mm" are the same in both languages, followed by a no-break space before them.
QString distanceText(int pas, const Units &units)
{
    if (units.kind == Units::Kind::Pas)
        return QStringLiteral("%1\u00a0pas").arg(pas);
    return QStringLiteral("%1\u00a0mm").arg(pas * units.millimetresPerPas);
}

QString exactDistanceText(double hundredths, const Units &units)
{
    constexpr double kHundredths = 100;
    const double pas = hundredths / kHundredths;
    if (units.kind == Units::Kind::Millimetres)
        return QStringLiteral("%1\u00a0mm")
            .arg(QLocale().toString(qRound(pas * units.millimetresPerPas)));
    return QStringLiteral("%1\u00a0pas")
        .arg(QLocale().toString(pas, 'g', QLocale::FloatingPointShortest));
}

QString shortDistanceText(int pas, const Units &units)
{
    return units.kind == Units::Kind::Pas ? QString::number(pas) : distanceText(pas, units);
}

} // namespace escarmouche::app
