// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/box/box.h"
#include "rules/core/game/game.h"

#include <optional>
#include <vector>

// A team as it is put together before a match, and what it may be.

namespace escarmouche::rules::atz {

/** Something that a survivor carries. */
struct Carrying {
    int item = 0; // its kind
    bool isImproved = false; // a weapon with an improvement attached
    bool isGiven = false; // by the scenario: it costs nothing
};
struct Member {
    int kind = 0; // of survivor
    std::vector<Carrying> items = {};
};
struct Team {
    std::vector<Member> members;
};

/** What a team is for. */
struct Muster {
    int most = 0; // survivors; 0: as given
    int points = 0; // for items, and for survivors where they are bought
    bool buysSurvivors = false; // a skirmish (ATZ-SKIRM-02)
    std::vector<Member> given = {}; // with what the scenario hands out, in the order of the cast
};
Muster musterOf(const Box &box, const SideKind &side);
/** The first of the side, as many as the budget of so many players allows, with what is usual. */
Muster skirmishMuster(const Box &box, const SideKind &side, int players);
/** 0 to so many players. */
Muster skirmishMuster(const Box &box, int players);

/** Where the things of a member lie, in their order; nowhere: there is no room (ATZ-COMP-04). The
    first gun lies in the hand, the second in the bag, a grenade in a box while one is free. */
std::vector<std::optional<Slot>> slotsOf(const Box &box, const Member &member);

/** What it costs: survivors where they are bought, items but those that were given, improvements.
 */
int costOf(const Box &box, const Muster &muster, const Team &team);

/** An improvement goes to the first weapon that can take it (ATZ-ITEM-01). */
void give(const Box &box, Member &member, int item);

/** Whether all find room for what they carry, are not too many and cost no more than there is. */
Judged<void> judgeTeam(const Box &box, const Muster &muster, const Team &team);

} // namespace escarmouche::rules::atz
