// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/dates.h"

#include "model/text.h"

#include <QDateTime>
#include <QLocale>

namespace escarmouche::app {

QString momentText(std::string_view utcIso)
{
    const QString stored = toQString(utcIso);
    QDateTime moment = QDateTime::fromString(stored, Qt::ISODateWithMs);
    if (!moment.isValid())
        return stored;
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

} // namespace escarmouche::app
