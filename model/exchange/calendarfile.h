// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/rounds/calendar.h"

namespace escarmouche::model {

/** When the clocks of a zone change, from a year on, as the system knows it; an unknown zone has no
    changes. */
rules::Zone zoneCalled(const std::string &id, int year);

/** All games of a campaign as an iCalendar file, as it stands now. */
std::string calendarFile(const rules::Campaign &campaign, const rules::CalendarWords &words);

} // namespace escarmouche::model
