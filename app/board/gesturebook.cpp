// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/gesturebook.h"

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

using rules::Gesture;
using rules::Place;
using rules::TablePlace;

namespace {

constexpr double kOnWay = 3; // hundredths of a pas: places of a way are rounded

struct Vector {
    double x = 0, y = 0, z = 0;

    double dot(const Vector &other) const { return x * other.x + y * other.y + z * other.z; }
    double length() const { return std::sqrt(dot(*this)); }
};

Vector between(const TablePlace &from, const TablePlace &to)
{
    return {double(to.x) - from.x, double(to.y) - from.y, double(to.z) - from.z};
}

/** How far along the leg the place lies, 0 to 1; nothing where it lies beside it. */
std::optional<double> shareOfLeg(const TablePlace &from, const TablePlace &to,
                                 const TablePlace &place)
{
    const Vector leg = between(from, to);
    const Vector away = between(from, place);
    const double length = leg.length();
    const double share = length > 0 ? std::clamp(leg.dot(away) / (length * length), 0.0, 1.0) : 0;
    const Vector off{away.x - share * leg.x, away.y - share * leg.y, away.z - share * leg.z};
    return off.length() <= kOnWay ? std::optional(share) : std::nullopt;
}

/** The number of the way's point where the place lies, with the share of the leg after it; the
    first at `least` or later. */
std::optional<double> whereOn(const std::vector<Place> &way, const Place &place, double least)
{
    for (std::size_t leg = 0; leg < way.size(); ++leg) {
        if (way[leg] == place && static_cast<double>(leg) >= least)
            return static_cast<double>(leg);
        const auto *from = std::get_if<TablePlace>(&way[leg]);
        const auto *to = leg + 1 < way.size() ? std::get_if<TablePlace>(&way[leg + 1]) : nullptr;
        const auto *at = std::get_if<TablePlace>(&place);
        const auto share = from && to && at ? shareOfLeg(*from, *to, *at) : std::nullopt;
        if (share && static_cast<double>(leg) + *share >= least)
            return static_cast<double>(leg) + *share;
    }
    return std::nullopt;
}

} // namespace

std::vector<Place> stretchOf(const std::vector<Place> &way, const Place &from, const Place &to)
{
    std::vector<Place> stretch{from};
    const auto begin = whereOn(way, from, 0);
    const auto end = begin ? whereOn(way, to, *begin) : std::nullopt;
    for (std::size_t point = 0; end && point < way.size(); ++point) {
        const auto at = static_cast<double>(point);
        if (at > *begin && at < *end)
            stretch.push_back(way[point]);
    }
    stretch.push_back(to);
    return stretch;
}

std::vector<BoardAct> GestureBook::actsOf(const std::vector<rules::ToldEvent> &told,
                                          const rules::BoardView &before)
{
    m_places.clear();
    for (const rules::Token &token : before.tokens)
        m_places[token.id] = token.place;
    std::vector<BoardAct> acts;
    for (const rules::ToldEvent &event : told) {
        if (event.gesture)
            add(*event.gesture, acts);
    }
    return acts;
}

Place GestureBook::placeOf(int token) const
{
    const auto met = m_places.find(token);
    return met == m_places.end() ? Place{} : met->second;
}

void GestureBook::add(const Gesture &gesture, std::vector<BoardAct> &acts)
{
    switch (gesture.kind) {
    case Gesture::Kind::Way:
        m_ways[gesture.token] = gesture.places;
        break;
    case Gesture::Kind::Move: {
        if (gesture.places.size() < 2)
            break;
        const Place &to = gesture.places.back();
        acts.push_back(
            BoardMove{gesture.token, stretchOf(m_ways[gesture.token], gesture.places.front(), to)});
        m_places[gesture.token] = to;
        break;
    }
    case Gesture::Kind::Aim:
        m_aims[gesture.token] = gesture.target;
        acts.push_back(BoardAim{gesture.token, gesture.target});
        break;
    case Gesture::Kind::Hit:
    case Gesture::Kind::Miss:
        addEnd(gesture, acts);
        break;
    case Gesture::Kind::Area:
        if (!gesture.places.empty())
            acts.push_back(BoardShot{placeOf(gesture.token), gesture.places.front(), true});
        acts.push_back(BoardBlast{gesture.area});
        break;
    }
}

/** What came of an aim, or of something that flew to a place. */
void GestureBook::addEnd(const Gesture &gesture, std::vector<BoardAct> &acts)
{
    const auto aim = m_aims.find(gesture.token);
    const Place to = !gesture.places.empty() ? gesture.places.front()
                     : aim != m_aims.end()   ? placeOf(aim->second)
                                             : Place{};
    acts.push_back(BoardShot{placeOf(gesture.token), to, gesture.kind == Gesture::Kind::Hit});
}

} // namespace escarmouche::app
