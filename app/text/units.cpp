// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/units.h"

namespace escarmouche::app {

// "pas" and "mm" are the same in both languages, followed by a no-break space before them.
QString distanceText(int pas, const Units &units)
{
    if (units.kind == Units::Kind::Pas)
        return QStringLiteral("%1\u00a0pas").arg(pas);
    return QStringLiteral("%1\u00a0mm").arg(pas * units.millimetresPerPas);
}

QString shortDistanceText(int pas, const Units &units)
{
    return units.kind == Units::Kind::Pas ? QString::number(pas) : distanceText(pas, units);
}

} // namespace escarmouche::app
