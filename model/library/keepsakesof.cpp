// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/matchkeepsakes.h"

#include "model/library/library.h"

namespace escarmouche::model {

namespace {

/** Of the stream that numbers the figures of the side; empty: none is known. */
std::string streamOf(const Library &library, const GameRow &match, const GameSeat &side)
{
    if (!match.origin.campaign.empty())
        return match.origin.campaign;
    const auto band = library.bands().find(side.name);
    const bool isIt = band && band->system == match.system && band->name == side.name;
    return isIt ? band->uuid : std::string();
}

} // namespace

rules::Result<std::vector<SideKeepsakes>> keepsakesOf(const Library &library, const GameRow &match)
{
    std::vector<SideKeepsakes> sides;
    for (const GameSeat &side : match.seats) {
        const std::string stream = streamOf(library, match, side);
        rules::Result<SideKeepsakes> kept;
        if (!stream.empty())
            kept = library.keepsakes().of(stream);
        if (!kept)
            return rules::fail(kept.error());
        sides.push_back(std::move(*kept));
    }
    return sides;
}

} // namespace escarmouche::model
