// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/cells/walk.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** What a step to a neighbour is. Of those that pass something, a few are allowed. */
enum class Step : std::uint8_t { No, Free, Pass };

/** Shortest ways of a mover, all from one cell. What it can do it says itself:

        ground()                    the ground it goes over
        from(), steps(), passes()   where it is, how far it comes, how many steps may pass something
        step(cell, side, other)     what the step to that neighbour is
        stops(cell)                 it goes no further once it is there
        isTooFar(steps, cell)       it cannot have come there with so many steps */
template<class Mover, int MostSteps, int MostPasses>
class Passes
{
public:
    using Way = FixedList<std::int16_t, MostSteps>;

    /** `cells`: how many of the ground there are at present. */
    Passes(Mover mover, std::size_t cells) : m_mover(std::move(mover))
    {
        for (int layer = 0; layer <= m_mover.passes(); ++layer)
            std::fill_n(m_steps[static_cast<std::size_t>(layer)].begin(), cells, std::int16_t{0});
        spread(cells);
    }

    const Mover &mover() const { return m_mover; }
    /** 0: it does not come there. */
    int steps(int cell) const
    {
        const int layer = layerOf(cell);
        return layer < 0 ? 0 : stepsIn(layer, cell);
    }
    /** The cells of a shortest way, the last one with them: of several the first in the order of
        the sides, from its end. */
    Way way(int to) const
    {
        Way way;
        Reached at{static_cast<std::int16_t>(to), static_cast<std::int16_t>(layerOf(to)), 0};
        while (at.layer >= 0 && at.cell != m_mover.from()) {
            way.push_back(at.cell);
            at = before(at);
        }
        std::reverse(way.begin(), way.end());
        return way;
    }

private:
    using Ground = decltype(std::declval<Mover>().ground());
    /** Steps to each cell on ways that have passed so much, 0: not reached. */
    using Layer = std::array<std::int16_t, Ground::kCells>;
    struct Reached {
        std::int16_t cell, layer, steps;
    };

    std::int16_t stepsIn(int layer, int cell) const
    {
        return m_steps[static_cast<std::size_t>(layer)][static_cast<std::size_t>(cell)];
    }
    int layerOf(int cell) const
    {
        int best = -1;
        for (int layer = 0; layer <= m_mover.passes(); ++layer) {
            const int steps = stepsIn(layer, cell);
            if (steps > 0 && (best < 0 || steps < stepsIn(best, cell)))
                best = layer;
        }
        return best;
    }
    void spread(std::size_t cells)
    {
        // Cells wait with the layer in which they were reached, in the order of their steps.
        std::vector<Reached> waiting;
        waiting.reserve(cells);
        waiting.push_back({static_cast<std::int16_t>(m_mover.from()), 0, 0});
        for (std::size_t next = 0; next < waiting.size(); ++next) {
            const Reached at = waiting[next];
            if (at.steps == m_mover.steps() || m_mover.stops(at.cell))
                continue;
            for (int side = 0; side < Ground::kSides; ++side)
                reach(at, side, waiting);
        }
    }
    void reach(const Reached &at, int side, std::vector<Reached> &waiting)
    {
        const int other = m_mover.ground().neighbour(at.cell, side);
        const Step step = other == kNoCell ? Step::No : m_mover.step(at.cell, side, other);
        const int layer = at.layer + (step == Step::Pass ? 1 : 0);
        if (step == Step::No || layer > m_mover.passes() || other == m_mover.from() ||
            m_mover.isTooFar(at.steps + 1, other) || stepsIn(layer, other) != 0)
            return;
        const auto steps = static_cast<std::int16_t>(at.steps + 1);
        m_steps[static_cast<std::size_t>(layer)][static_cast<std::size_t>(other)] = steps;
        waiting.push_back(
            {static_cast<std::int16_t>(other), static_cast<std::int16_t>(layer), steps});
    }
    /** The cell before it on a shortest way. */
    Reached before(const Reached &at) const
    {
        const int steps = stepsIn(at.layer, at.cell);
        const Ground ground = m_mover.ground();
        for (int side = 0; side < Ground::kSides && steps > 1; ++side) {
            const int other = ground.neighbour(at.cell, side);
            if (other == kNoCell || m_mover.stops(other))
                continue;
            const Step step = m_mover.step(other, ground.opposite(at.cell, side), at.cell);
            const int layer = at.layer - (step == Step::Pass ? 1 : 0);
            if (step != Step::No && layer >= 0 && stepsIn(layer, other) == steps - 1)
                return {static_cast<std::int16_t>(other), static_cast<std::int16_t>(layer), 0};
        }
        return {static_cast<std::int16_t>(m_mover.from()), 0, 0};
    }

    Mover m_mover;
    std::array<Layer, static_cast<std::size_t>(MostPasses) + 1> m_steps;
};

} // namespace escarmouche::rules::kit
