// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"

namespace escarmouche::rules::musg {

/** A figure's numbers as they stand, each with its parts; used by sheet, tooltip and engine. */
struct ResolvedProfile {
    std::array<Number, kStats> stats;
    Number pa;
    Number price; // of one figure with all it carries (MUSG-BAND-08)
    int normalGroundBonus = 0; // pas added to Mvt on normal ground only (MUSG-EQUIP-03, -12)

    const Number &operator[](Stat stat) const { return stats[static_cast<std::size_t>(stat)]; }
};

/** The profile of one figure of a line (all figures of a line have the same). The band matters
    for its theme and race. */
ResolvedProfile resolve(const Catalogue &catalogue, const Band &band, const Member &member);

/** A trait and what gave it, for the sheet and the engine. */
struct HeldTrait {
    Trait trait;
    EntryId from;
    RuleId rule;
};
std::vector<HeldTrait> traits(const Catalogue &catalogue, const Band &band, const Member &member);

/** Price in points of one figure's possession of `count` of an entry: the first dagger is free. */
int gearPrice(const Catalogue &catalogue, const Member &member, EntryId entry, int count);

/** Price in points of one figure with all it carries; the value of ResolvedProfile::price. */
int figurePrice(const Catalogue &catalogue, const Band &band, const Member &member);

/** The force of a blow or shot by this figure with a weapon, from its own F where the weapon says
    so (MUSG-MELEE-03, MUSG-RANGED-10). `weapon` is the entry the parts name, if there is one. */
Number blowForce(const ResolvedProfile &profile, const MeleeWeapon &weapon, EntryId entry = {});
Number shotForce(const ResolvedProfile &profile, const RangedWeapon &weapon, EntryId entry = {});

} // namespace escarmouche::rules::musg
