// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"

namespace escarmouche::rules {

Result<RuleSystems> systems(const CatalogueSource &catalogues)
{
    RuleSystems all;
    for (const SystemEntry &entry : systemList()) {
        auto system = entry.load(entry.name, catalogues);
        if (!system)
            return fail(system.error());
        all.push_back(std::move(*system));
    }
    return all;
}

} // namespace escarmouche::rules
