// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/stage/stage.h"
#include "rules/musg/play/state/plan.h"

namespace escarmouche::rules::musg::play {

template<class Make>
void tell(const Stage &stage, const Cited &cited, Make make)
{
    if (stage.events)
        stage.events->push_back({cited.list(), {}, make()});
}

/** Tells of hits upon one victim and lets their damage be rolled. `damage` names victim, author,
    weapon, hits and force; `rules` made them hit him; `terms` are those of the force beyond the
    weapon and the profile (MUSG-DAMAGE-01, MUSG-EQUIP-13). */
void hit(const Stage &stage, DamageFrame damage, Cited rules, std::span<const Term> terms = {});

} // namespace escarmouche::rules::musg::play
