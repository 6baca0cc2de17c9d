// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/musg/play/state/figureset.h"

#include <cstdint>

namespace escarmouche::rules::musg::play {

/** One Strike: dice of each weapon kept apart, rondaches, then damage weapon by weapon; the
    figurants of a group who touch the target strike as one (MUSG-MELEE-02, MUSG-FIGURANT-06). */
struct StrikeFrame {
    enum class Step : std::uint8_t {
        NextBlow,
        BlowRolled,
        Rondache,
        RondacheRolled,
        NextDamage,
    };
    /** Dice of one weapon in one hand. */
    struct Blow {
        FigureId by;
        std::uint8_t blade = 0;
        std::uint8_t dice = 0;
        std::uint8_t needed = 0; // the CC
        std::int8_t force = 0;
        std::uint8_t hits = 0;
        std::uint8_t again = 0; // of the hits: rolled again, they stand (MUSG-MELEE-09)
        bool dropWorst = false; // Points faibles: one die more was thrown (MUSG-CAMP-32)
        bool automatic = false; // a dive: they succeed without a roll (MUSG-MERC-11)

        bool operator==(const Blow &) const = default;
    };
    static constexpr std::size_t kMostBlows = 24;

    Step step = Step::NextBlow;
    FigureId attacker;
    FigureId target;
    std::uint8_t at = 0; // index into blows
    std::uint8_t rerolls = 0; // rondaches left (MUSG-MELEE-09)
    FixedList<Blow, kMostBlows> blows;

    bool operator==(const StrikeFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
