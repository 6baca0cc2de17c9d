// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"

#include "rules/atz/odds/atzodds.h"
#include "rules/atz/system/atzsystem.h"
#include "rules/musg/bench/musgbench.h"
#include "rules/musg/odds/musgodds.h"
#include "rules/musg/system/examples.h"
#include "rules/musg/system/musgsystem.h"
#include "rules/zombies/odds/zombiesodds.h"
#include "rules/zombies/system/zombiessystem.h"

namespace escarmouche::rules {

const std::vector<SystemEntry> &systemList()
{
    static const std::vector<SystemEntry> kSystems{
        {musg::systemName(), musg::loadSystem, musg::bench::load, musg::odds::commands,
         musg::examples},
        {zombies::systemName(), zombies::loadSystem, zombies::bench, zombies::odds::commands,
         zombies::examples},
        {atz::systemName(), atz::loadSystem, atz::bench, atz::odds::commands, atz::examples,
         atz::quiz},
    };
    return kSystems;
}

} // namespace escarmouche::rules
