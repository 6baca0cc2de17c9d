// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/context.h"

namespace escarmouche::rules::musg::play::codec {

RegisterIds::RegisterIds()
    : kit::RegisterIds("MUSG",
                       {"PROFILE", "BAND",   "RANGED", "MELEE",    "EQUIP",  "DEPLOY",  "TURN",
                        "RALLY",   "ACT",    "LOS",    "COVER",    "FREE",   "REACT",   "DAMAGE",
                        "ROUT",    "VP",     "PULP",   "FIGURANT", "ZOMBIE", "ALIEN",   "CIVIL",
                        "CAMP",    "INJURY", "MERC",   "REGROUP",  "HOTROD", "PENTACLE"})
{
}

} // namespace escarmouche::rules::musg::play::codec
