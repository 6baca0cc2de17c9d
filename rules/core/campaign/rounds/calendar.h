// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/match/match.h"
#include "rules/core/words/text.h"

#include <span>

namespace escarmouche::rules {

/** When a zone's clocks go to one offset, as RFC 5545 writes it. */
struct ZoneChange {
    bool daylight = false;
    std::string begins; // local time before the change: "19961027T030000"
    int before = 0, after = 0; // minutes east of UTC
    std::string name; // "CET"
    std::string repeats; // RRULE value: "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"; empty: once

    bool operator==(const ZoneChange &) const = default;
};
struct Zone {
    std::string id; // "Europe/Paris"
    std::vector<ZoneChange> changes;

    bool operator==(const Zone &) const = default;
};

/** In which language events are described, and what scenarios are called. */
struct CalendarWords {
    Language language = Language::English;
    std::span<const ScenarioTitle> scenarios = {}; // of any other its key is written
};

/** The games of a campaign as an iCalendar file (RFC 5545): one VEVENT a game that has a time, with
    a UID that stays and a SEQUENCE that rises with each change; a VTIMEZONE for each zone of theirs
    that is given. `stamp`: now, in UTC, as "20261024T120000Z". */
std::string calendarText(const Campaign &campaign, std::span<const FixtureId> fixtures,
                         std::span<const Zone> zones, std::string_view stamp,
                         const CalendarWords &words);

/** A line of such a file: folded so that none is longer than 75 octets, without cutting a
    character. */
std::string foldedLine(std::string_view line);

/** A day of the calendar and a time of day, as "2026-10-24T19:30". */
bool isLocalTime(std::string_view text);
/** The same time of such a text, so many days later. */
std::string localTimeAfter(std::string_view local, int days);

/** An earlier round with a game still to come at a later time, the first such; 0: none has. */
int overtakenRound(const Campaign &campaign, int round, const LocalTime &when);

/** Bands against each other: "Reds – Blues". */
std::string gameTitle(const Campaign &campaign, const Fixture &fixture);

} // namespace escarmouche::rules
