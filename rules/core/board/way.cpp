// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/way.h"

#include <algorithm>
#include <cmath>

namespace escarmouche::rules {

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

} // namespace

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

} // namespace escarmouche::rules
