// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/dates.h"

#include "model/text.h"

#include <QDateTime>
#include <QLocale>

namespace escarmouche::app {

namespace {

/** Invalid: unreadable. */
QDateTime momentOf(std::string_view utcIso)
{
    QDateTime moment = QDateTime::fromString(toQString(utcIso), Qt::ISODateWithMs);
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toLocalTime();
}

QLocale localeOf(rules::Language language)
{
    const bool french = language == rules::Language::French;
    if (QLocale().language() == (french ? QLocale::French : QLocale::English))
        return QLocale();
    return french ? QLocale(QLocale::French, QLocale::France)
                  : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace

QString momentText(std::string_view utcIso)
{
    const QDateTime moment = momentOf(utcIso);
    return moment.isValid() ? QLocale().toString(moment, QLocale::ShortFormat) : toQString(utcIso);
}

QString longMomentText(std::string_view utcIso, rules::Language language)
{
    const QDateTime moment = momentOf(utcIso);
    return moment.isValid() ? longText(moment, language) : toQString(utcIso);
}

// Of no zone: an hour that the clocks here leave out is one elsewhere.
QString clockText(std::string_view local)
{
    constexpr int kDay = 10; // letters of "2026-10-24"
    const QString text = toQString(local);
    const QDateTime at(QDate::fromString(text.left(kDay), Qt::ISODate),
                       QTime::fromString(text.mid(kDay + 1), Qt::ISODate), Qt::UTC);
    if (!at.isValid())
        return text;
    return QLocale().toString(at.date(), QStringLiteral("ddd ")) +
           QLocale().toString(at, QLocale::ShortFormat);
}

std::string dayBegins(const QDate &day)
{
    return toUtf8(day.startOfDay().toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")));
}

QString longText(const QDateTime &at, rules::Language language)
{
    const QLocale locale = localeOf(language);
    return QStringLiteral("%1, %2").arg(locale.toString(at.date(), QLocale::LongFormat),
                                        locale.toString(at.time(), QLocale::ShortFormat));
}

} // namespace escarmouche::app
