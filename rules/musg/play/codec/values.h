// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/musg/play/codec/context.h"
#include "rules/musg/play/state/actions.h"
#include "rules/musg/play/state/events.h"

namespace escarmouche::rules::musg::play::codec {

using Json = nlohmann::json;
using json::Cursor;
using json::keysOf;
using json::read;
using json::readMembers;
using json::written;

// What the values of a match are in its texts.

inline Json written(const Context &, FigureId figure)
{
    return figure.valid() ? Json(figure.value) : Json();
}
inline Json written(const Context &, SeatId seat)
{
    return seat.valid() ? Json(seat.value) : Json();
}
inline Json written(const Context &, RuleId rule)
{
    return rule.value;
}
inline Json written(const Context &context, EntryId entry)
{
    return entry.valid() ? Json(context.catalogue[entry].id) : Json();
}
inline Json written(const Context &, Mark mark)
{
    return std::countr_zero(static_cast<std::uint32_t>(mark));
}
inline Json written(const Context &, const Point &point)
{
    return {point.x, point.y};
}
inline Json written(const Context &, const Place &place)
{
    return {place.at.x, place.at.y, place.level};
}
inline Json written(const Context &context, const Path &path)
{
    Json points = Json::array();
    for (const Place &place : path.all())
        points.push_back(written(context, place));
    return points;
}
inline Json written(const Context &, MemberId member)
{
    return {{"id", member.value}};
}

inline constexpr std::int64_t kMostPlace = 40'000; // a template may lie off the table

inline void read(const Context &, const Cursor &at, FigureId &figure)
{
    figure = {};
    if (!at.isNull())
        figure.value = static_cast<std::uint8_t>(at.integer(0, kMostFighters - 1));
}
inline void read(const Context &, const Cursor &at, SeatId &seat)
{
    seat = {};
    if (!at.isNull())
        seat.value = static_cast<std::int8_t>(at.integer(0, kMostSeats - 1));
}
inline void read(const Context &context, const Cursor &at, RuleId &rule)
{
    const std::string text = at.line(32);
    const auto known = context.rules.find(text);
    if (known)
        rule = *known;
    else
        at.complain(ErrorCode::UnknownEntry, text);
}
inline void read(const Context &context, const Cursor &at, EntryId &entry)
{
    entry = {};
    if (at.isNull())
        return;
    const std::string id = at.id();
    const auto met = context.catalogue.find(id);
    if (met)
        entry = *met;
    else
        at.complain(ErrorCode::UnknownEntry, id, context.catalogue.nearest(id));
}
inline void read(const Context &, const Cursor &at, Mark &mark)
{
    mark = static_cast<Mark>(1U << static_cast<unsigned>(at.integer(0, 31)));
}
inline std::int32_t coordinate(const Cursor &at)
{
    return static_cast<std::int32_t>(at.integer(-kMostPlace, kMostPlace));
}
inline void read(const Context &, const Cursor &at, Point &point)
{
    const auto numbers = at.array(2, 2);
    if (numbers.size() == 2)
        point = {coordinate(numbers[0]), coordinate(numbers[1])};
}
inline void read(const Context &, const Cursor &at, Place &place)
{
    const auto numbers = at.array(3, 3);
    if (numbers.size() == 3)
        place = {{coordinate(numbers[0]), coordinate(numbers[1])}, coordinate(numbers[2])};
}
inline void read(const Context &, const Cursor &at, std::string &text)
{
    text = at.line(500);
}
inline void read(const Context &context, const Cursor &at, Text &text)
{
    json::Languages{json::Line{200}}.read(context, at, text);
}
inline void read(const Context &context, const Cursor &at, Path &path)
{
    path = {};
    for (const Cursor &point : at.array(kit::geometry::kMostPathPoints)) {
        Place place;
        read(context, point, place);
        path.add(place);
    }
}
inline void read(const Context &context, const Cursor &at, MemberId &member)
{
    static constexpr std::array<std::string_view, 1> kKeys{"id"};
    if (at.object(kKeys))
        read(context, at["id"], member.value);
}

} // namespace escarmouche::rules::musg::play::codec
