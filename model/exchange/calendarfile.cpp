// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/calendarfile.h"

#include "model/text.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <map>

namespace escarmouche::model {

namespace {

/** Of the calendar's games: the first year of each zone. */
std::map<std::string, int> zonesIn(const rules::Campaign &campaign)
{
    std::map<std::string, int> zones;
    for (const rules::Fixture &fixture : campaign.fixtures) {
        if (!fixture.plan.when || fixture.plan.when->zone.empty())
            continue;
        const int year = toQString(fixture.plan.when->at).left(4).toInt();
        const auto [zone, isNew] = zones.try_emplace(fixture.plan.when->zone, year);
        if (!isNew)
            zone->second = std::min(zone->second, year);
    }
    return zones;
}

} // namespace

rules::Zone zoneCalled(const std::string &id, int year)
{
    constexpr int kYears = 5;
    constexpr int kSecondsAMinute = 60;
    rules::Zone zone{id, {}};
    const QTimeZone known(QByteArray::fromStdString(id));
    if (!known.isValid())
        return zone;
    const QDateTime from(QDate(year - 1, 1, 1), QTime(0, 0), Qt::UTC);
    int before = known.offsetFromUtc(from);
    const auto add = [&](const QDateTime &at, int offset, bool daylight, const QString &name) {
        const QDateTime local = at.toUTC().addSecs(before);
        zone.changes.push_back({daylight,
                                toUtf8(local.toString(QStringLiteral("yyyyMMddTHHmmss"))),
                                before / kSecondsAMinute,
                                offset / kSecondsAMinute,
                                toUtf8(name),
                                {}});
        before = offset;
    };
    add(from, before, known.isDaylightTime(from), known.abbreviation(from));
    for (const QTimeZone::OffsetData &change : known.transitions(from, from.addYears(kYears)))
        add(change.atUtc, change.offsetFromUtc, change.daylightTimeOffset != 0,
            change.abbreviation);
    return zone;
}

std::string calendarFile(const rules::Campaign &campaign, const rules::CalendarWords &words)
{
    std::vector<rules::FixtureId> fixtures;
    for (const rules::Fixture &fixture : campaign.fixtures)
        fixtures.push_back(fixture.id);
    std::vector<rules::Zone> zones;
    for (const auto &[zone, year] : zonesIn(campaign))
        zones.push_back(zoneCalled(zone, year));
    const std::string stamp =
        toUtf8(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddTHHmmssZ")));
    return rules::calendarText(campaign, fixtures, zones, stamp, words);
}

} // namespace escarmouche::model
