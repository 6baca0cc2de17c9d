// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/game/ai.h"
#include "rules/musg/play/stage/judging.h"

#include <optional>

namespace escarmouche::rules::musg::play {

/** The machine `easy`, of one match: takes whatever is expected to cost the enemy most PV in this
   activation, else goes to the nearest enemy. It knows neither cover nor objectives. */
class EasyAi final : public Ai<Skirmish>
{
public:
    explicit EasyAi(std::uint64_t seed) : m_generator(seed) {}

    using Chosen = rules::Chosen<Skirmish>;

    Chosen choose(const Skirmish &game, const State &seen, SeatId seat) override;

private:
    Chosen place(const Skirmish &game, const State &seen, SeatId seat);
    Chosen activate(const Skirmish &game, const State &seen, SeatId seat);
    Chosen act(const Skirmish &game, const State &seen, SeatId seat);
    Chosen reply(const Skirmish &game, const State &seen, SeatId seat);
    Chosen follow(const Skirmish &game, const State &seen, SeatId seat);
    std::optional<Chosen> charge(const Skirmish &game, const State &seen, SeatId seat,
                                 FigureId figure, int &worth);
    std::optional<Chosen> approach(const Skirmish &game, const State &seen, SeatId seat,
                                   FigureId figure);

    Generator m_generator;
    Options m_options;
    std::optional<kit::geometry::Finder> m_finder; // made when a straight way is barred first
};

} // namespace escarmouche::rules::musg::play
