// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"
#include "rules/musg/play/odds/estimate.h"

#include <array>
#include <cstdint>

namespace escarmouche::rules::musg::play {

/** What speaks for or against an action. */
enum class Motive : std::uint8_t {
    Harm, // what it takes from the enemy now
    Prospect, // what it lets the figure do later
    Danger, // what the enemy may do to it there
    Objective, // points of the scenario
    Care, // PV given back
    Support, // what it lets friends do, or spares them
    Price, // what is given up for it
};
inline constexpr std::size_t kMotives = 7;

inline constexpr int kPoint = 1000; // thousandths in a victory point
inline constexpr int kTrouble = -20; // what moving costs, so that nobody moves for nothing

/** What an action is worth to its seat, motive by motive, in thousandths of a victory point. */
struct Worth {
    std::array<int, kMotives> parts{};

    int &operator[](Motive motive) { return parts[static_cast<std::size_t>(motive)]; }
    int operator[](Motive motive) const { return parts[static_cast<std::size_t>(motive)]; }
    int total() const
    {
        int sum = 0;
        for (const int part : parts)
            sum += part;
        return sum;
    }
};

/** An action that was weighed, with its plan where it had to be judged for that. */
struct Candidate {
    Action action;
    std::optional<Plan> plan = std::nullopt;
    Worth worth = {};
};

/** How much of what is shot comes through so many screens before its target (MUSG-COVER-02). */
int throughScreens(int harm, int screens);

/** What a band loses with a figure, in thousandths of a victory point: the points the enemy gains
    for it (MUSG-VP-01, -02) and what it could still have done. */
int worthOf(const Skirmish &game, FigureId figure);

/** What an attack with that toll is worth against a figure: half of his worth for his PV one by
    one, half for putting him out. */
int harmOf(const Skirmish &game, FigureId victim, const Toll &toll);

} // namespace escarmouche::rules::musg::play
