// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <QString>

#include <string>
#include <string_view>

class QDate;
class QDateTime;

namespace escarmouche::app {

/** A stored UTC moment in local time, as the locale writes it; unreadable: as stored. */
QString momentText(std::string_view utcIso);
/** The same for a sheet: the day in full, in a language that need not be the window's. */
QString longMomentText(std::string_view utcIso, rules::Language language);

/** A time by the clocks of some place, "2026-10-24T19:30" or with a blank between, as the locale
    writes it: "Sat 24/10/2026 19:30"; unreadable: as it stands. */
QString clockText(std::string_view local);

/** When a day begins by the clocks here, so that stored UTC moments compare with it as text. */
std::string dayBegins(const QDate &day);

/** "Saturday, 24 October 2026, 19:30", as the person's own country writes it where that speaks the
    language. */
QString longText(const QDateTime &at, rules::Language language);

} // namespace escarmouche::app
