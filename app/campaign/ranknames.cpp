// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/ranknames.h"

namespace escarmouche::app {

RankNames rankNames(const rules::BandRules &rules, const rules::Entrant &band)
{
    RankNames names;
    if (const auto roster = rules.roster(band.band->band())) {
        for (const rules::RosterGroup &group : roster->groups)
            names.emplace(group.key, group.title);
    }
    return names;
}

rules::Text nameOf(const RankNames &ranks, const std::string &key)
{
    const auto met = ranks.find(key);
    return met == ranks.end() ? rules::Text{key, key} : met->second;
}

} // namespace escarmouche::app
