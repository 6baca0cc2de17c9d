// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/calendar.h"

#include "rules/core/words/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace escarmouche::rules {

namespace {

constexpr std::size_t kMostOctets = 75;

/** Commas, semicolons, backslashes and line ends of a text value. */
std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\\' || c == ';' || c == ',')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else if (c != '\r')
            out += c;
    }
    return out;
}

int numberAt(std::string_view text, std::size_t from, std::size_t count)
{
    int number = 0;
    for (const char c : text.substr(from, count)) {
        if (c < '0' || c > '9')
            return -1;
        number = number * 10 + (c - '0');
    }
    return number;
}

int daysOf(int year, int month)
{
    constexpr std::array<int, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return kDays[static_cast<std::size_t>(month - 1)] + (leap && month == 2 ? 1 : 0);
}

/** "20261024T193000" */
std::string basic(std::string_view local)
{
    std::string out;
    for (const char c : local) {
        if (c != '-' && c != ':')
            out += c;
    }
    return out + "00";
}

/** "+0130" */
std::string offset(int minutes)
{
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const int size = std::abs(minutes);
    return (minutes < 0 ? "-" : "+") + two(size / 60) + two(size % 60);
}

std::string_view statusOf(FixtureStatus status)
{
    switch (status) {
    case FixtureStatus::Proposed:
        return "TENTATIVE";
    case FixtureStatus::Confirmed:
    case FixtureStatus::Played:
    case FixtureStatus::Forfeited:
        return "CONFIRMED";
    case FixtureStatus::Abandoned:
    case FixtureStatus::Cancelled:
        return "CANCELLED";
    }
    return {};
}

/** Lines of a file, each folded and ended. */
class Lines
{
public:
    void add(std::string_view line) { m_text += foldedLine(line) + "\r\n"; }
    void add(std::string_view name, std::string_view value)
    {
        add(std::string(name) + ':' + std::string(value));
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

void writeZone(Lines &lines, const Zone &zone)
{
    lines.add("BEGIN", "VTIMEZONE");
    lines.add("TZID", zone.id);
    for (const auto &change : zone.changes) {
        const std::string_view part = change.daylight ? "DAYLIGHT" : "STANDARD";
        lines.add("BEGIN", part);
        lines.add("DTSTART", change.begins);
        if (!change.repeats.empty())
            lines.add("RRULE", change.repeats);
        lines.add("TZOFFSETFROM", offset(change.before));
        lines.add("TZOFFSETTO", offset(change.after));
        lines.add("TZNAME", escaped(change.name));
        lines.add("END", part);
    }
    lines.add("END", "VTIMEZONE");
}

/** "Scenario: Raid" */
std::string labelled(const Text &label, const std::string &value, Language language)
{
    return label.in(language) + (language == Language::French ? " : " : ": ") + value;
}

/** The campaign, the bands against each other, the scenario where one is agreed on. */
std::string aboutText(const Campaign &campaign, const Fixture &fixture, const CalendarWords &words)
{
    std::string about = labelled({"Campaign", "Campagne"}, campaign.name, words.language) + '\n' +
                        gameTitle(campaign, fixture);
    const std::string &key = fixture.plan.scenario;
    if (key.empty())
        return about;
    const auto known = std::ranges::find(words.scenarios, key, &ScenarioTitle::key);
    const std::string name = known == words.scenarios.end() ? key : known->name.in(words.language);
    return about + '\n' + labelled({"Scenario", "Scénario"}, name, words.language);
}

void writeEvent(Lines &lines, const Campaign &campaign, const Fixture &fixture,
                std::string_view stamp, const CalendarWords &words)
{
    const auto &when = *fixture.plan.when;
    lines.add("BEGIN", "VEVENT");
    lines.add("UID", campaign.uid + "-" + std::to_string(fixture.id.value) + "@escarmouche");
    lines.add("DTSTAMP", stamp);
    lines.add("SEQUENCE", std::to_string(fixture.sequence));
    lines.add((when.zone.empty() ? "DTSTART" : "DTSTART;TZID=" + when.zone) + ':' + basic(when.at));
    lines.add("DURATION", "PT" + std::to_string(when.minutes) + "M");
    const auto title = gameTitle(campaign, fixture);
    lines.add("SUMMARY", escaped(fixture.plan.title.empty() ? title : fixture.plan.title));
    if (!fixture.plan.place.empty())
        lines.add("LOCATION", escaped(fixture.plan.place));
    lines.add("DESCRIPTION", escaped(aboutText(campaign, fixture, words)));
    lines.add("STATUS", statusOf(fixture.status));
    lines.add("END", "VEVENT");
}

} // namespace

bool isLocalTime(std::string_view text)
{
    constexpr std::string_view kForm = "0000-00-00T00:00";
    if (text.size() != kForm.size())
        return false;
    for (std::size_t i = 0; i < kForm.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (kForm[i] == '0' ? !digit : text[i] != kForm[i])
            return false;
    }
    const int year = numberAt(text, 0, 4), month = numberAt(text, 5, 2), day = numberAt(text, 8, 2);
    return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month) &&
           numberAt(text, 11, 2) < 24 && numberAt(text, 14, 2) < 60;
}

std::string localTimeAfter(std::string_view local, int days)
{
    int year = numberAt(local, 0, 4), month = numberAt(local, 5, 2);
    int day = numberAt(local, 8, 2) + days;
    while (day > daysOf(year, month)) {
        day -= daysOf(year, month);
        year += month / 12;
        month = month % 12 + 1;
    }
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const std::string early(year < 1000 ? 4 - std::to_string(year).size() : 0, '0');
    return early + std::to_string(year) + '-' + two(month) + '-' + two(day) +
           std::string(local.substr(10));
}

int overtakenRound(const Campaign &campaign, int round, const LocalTime &when)
{
    int overtaken = 0;
    for (const Fixture &game : campaign.fixtures) {
        const int earlier = game.plan.round;
        const bool isToCome =
            game.status == FixtureStatus::Proposed || game.status == FixtureStatus::Confirmed;
        const bool isLater = isToCome && game.plan.when && game.plan.when->at > when.at;
        if (isLater && earlier > 0 && earlier < round && (overtaken == 0 || earlier < overtaken))
            overtaken = earlier;
    }
    return overtaken;
}

std::string foldedLine(std::string_view line)
{
    std::string out;
    std::size_t room = kMostOctets;
    while (line.size() > room) {
        const std::size_t cut = utf8::boundaryBefore(line, room);
        out += line.substr(0, cut);
        out += "\r\n ";
        line.remove_prefix(cut);
        room = kMostOctets - 1; // the space counts
    }
    return out += line;
}

std::string gameTitle(const Campaign &campaign, const Fixture &fixture)
{
    std::string title;
    for (const BandId id : fixture.plan.bands) {
        const auto *band = find(campaign, id);
        title += (title.empty() ? "" : " – ") + (band ? band->band->name() : std::string("?"));
    }
    return title;
}

std::string calendarText(const Campaign &campaign, std::span<const FixtureId> fixtures,
                         std::span<const Zone> zones, std::string_view stamp,
                         const CalendarWords &words)
{
    std::vector<const Fixture *> events;
    std::set<std::string> used;
    for (const FixtureId id : fixtures) {
        const auto *fixture = find(campaign, id);
        if (!fixture || !fixture->plan.when)
            continue;
        events.push_back(fixture);
        used.insert(fixture->plan.when->zone);
    }
    Lines lines;
    lines.add("BEGIN", "VCALENDAR");
    lines.add("VERSION", "2.0");
    lines.add("PRODID", "-//Escarmouche//Campaign//EN");
    lines.add("CALSCALE", "GREGORIAN");
    lines.add("METHOD", "PUBLISH");
    for (const auto &zone : zones) {
        if (used.contains(zone.id))
            writeZone(lines, zone);
    }
    for (const auto *fixture : events)
        writeEvent(lines, campaign, *fixture, stamp, words);
    lines.add("END", "VCALENDAR");
    return lines.take();
}

} // namespace escarmouche::rules
