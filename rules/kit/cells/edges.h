// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/members.h"
#include "rules/kit/cells/walk.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

namespace escarmouche::rules::kit {

/** What stands between two neighbours. */
enum class Edge : std::uint8_t { Open, Wall, Shut, Locked, Opened };

constexpr bool isPassable(Edge edge)
{
    return edge == Edge::Open || edge == Edge::Opened;
}

/** The sides of the cells, as a part of a state: where there are walls, and how the doors stand. */
template<class Ground>
struct Edges {
    std::array<Edge, static_cast<std::size_t>(Ground::kCells) * Ground::kSides> all{};

    bool operator==(const Edges &) const = default;

    Edge at(int cell, int side) const { return all[indexOf(cell, side)]; }
    /** To both sides of it. */
    void set(const Ground &ground, int cell, int side, Edge edge)
    {
        all[indexOf(cell, side)] = edge;
        if (const int other = ground.neighbour(cell, side); other != kNoCell)
            all[indexOf(other, ground.opposite(cell, side))] = edge;
    }

private:
    static constexpr std::size_t indexOf(int cell, int side)
    {
        return static_cast<std::size_t>(cell) * Ground::kSides + static_cast<std::size_t>(side);
    }
};

template<class Ground>
constexpr auto memberList(std::type_identity<Edges<Ground>>)
{
    return std::tuple{&Edges<Ground>::all};
}

} // namespace escarmouche::rules::kit
