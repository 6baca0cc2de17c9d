// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band.h"

#include <algorithm>

namespace escarmouche::rules::musg {

const Member *find(const Band &band, MemberId id)
{
    const auto found = std::ranges::find(band.members, id, &Member::id);
    return found == band.members.end() ? nullptr : &*found;
}

} // namespace escarmouche::rules::musg
