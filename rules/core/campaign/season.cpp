// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/season.h"

namespace escarmouche::rules {

namespace {

/** Players come in their order, so the place in one list is that in the other. */
PlayerId sameOwner(const Campaign &old, const Campaign &made, PlayerId owner)
{
    for (std::size_t i = 0; i < old.players.size() && i < made.players.size(); ++i) {
        if (old.players[i].id == owner)
            return made.players[i].id;
    }
    return {};
}

} // namespace

std::optional<CampaignAct> nextOfSeason(const Campaign &old, const Campaign &made,
                                        const std::string &name, const std::string &uid)
{
    if (made.system.empty())
        return FoundCampaign{old.system, uid, name, old.options};
    if (made.players.size() < old.players.size())
        return AddPlayer{old.players[made.players.size()].name};
    std::size_t place = 0;
    for (const Entrant &band : old.bands) {
        if (band.withdrawn)
            continue;
        if (place++ == made.bands.size())
            return JoinBand{sameOwner(old, made, band.owner), band.origin, band.band->band({}),
                            Joining::AsItStands};
    }
    return std::nullopt;
}

} // namespace escarmouche::rules
