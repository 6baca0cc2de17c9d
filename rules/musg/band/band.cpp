// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/band.h"

#include <algorithm>

namespace escarmouche::rules::musg {

const Member *find(const Band &band, MemberId id)
{
    const auto found = std::ranges::find(band.members, id, &Member::id);
    return found == band.members.end() ? nullptr : &*found;
}

int experienceBoxes(const Catalogue &catalogue, const Boxes &boxes, Rank rank)
{
    const int printed = catalogue.rank(rank).experienceBoxes;
    // MUSG-CAMP-06
    if (rank == Rank::SousFifre)
        return boxes.sousFifre.value_or(printed);
    return printed == 0 ? 0 : boxes.hero.value_or(printed);
}

} // namespace escarmouche::rules::musg
