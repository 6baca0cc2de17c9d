// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/campaign/document.h"

namespace escarmouche::rules::musg {

/** A figure that was put out of action, and all that matters to its return. */
struct Case {
    MemberId member;
    Rank rank = Rank::SousFifre;
    bool learns = true;
    bool isLead = false; // of a pulp story
    bool cannotDie = false; // MUSG-PULP-02, -04
    bool mayReturn = false; // MUSG-PULP-05
    bool isGuarded = false; // MUSG-MERC-07
    bool fellToDeath = false; // MUSG-EQUIP-10
    std::vector<std::string> enemies; // who did it, or may have
};

/** How far the dice lead. */
struct Recovery {
    std::optional<Roll> awaited; // the next dice; none: all is said
    std::vector<RollId> rolls;
    std::vector<Told> told;
    bool died = false;
    bool namesBand = false; // hatred: deed.answer says of whom
};

/** Plays the return out with the dice thrown so far, into the deed. */
Recovery recover(const Case &fallen, Deed &deed);

} // namespace escarmouche::rules::musg
