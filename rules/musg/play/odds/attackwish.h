// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** One figure of a band, by its line. */
struct AttackFigure {
    std::string band; // codec text
    MemberId member;
    int index = 0;
};

/** What the other seats answer while the attack goes on. */
enum class OtherSeats : std::uint8_t {
    NobodyIntervenes, // what the target has is used whenever it may be
    GuardsIntervene, // whoever may step in for the target does; what one has is used
    NothingIsUsed, // nobody intervenes, and what is used by choice stays unused
};

/** One attack, with nobody else near but those named. Lengths in hundredths of a pas. */
struct AttackWish {
    AttackFigure attacker;
    AttackFigure target;
    std::vector<AttackFigure> guards; // of the target's side, a pas beside it; at most three
    std::vector<AttackFigure> fellows; // who strike with the attacker, touching the target too
    OtherSeats others = OtherSeats::NobodyIntervenes;
    /** Catalogue ids: one to shoot with, or those to strike with; empty: the attacker's first gun,
        else his strongest blow. */
    std::vector<std::string> weapons;
    std::int32_t distance = 0; // from base to base; of a shot
    std::int32_t rise = 0; // how much higher the attacker stands
    std::vector<std::int32_t> obstacles; // that hide the target: from the attacker's base
    bool charge = false; // he has just charged
    int times = 1; // in one activation, without reactions in between
    std::vector<Setting> options; // switches of the match
};

} // namespace escarmouche::rules::musg::play
