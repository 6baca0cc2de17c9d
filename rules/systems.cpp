// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"

#include "rules/musg/bandrules.h"
#include "rules/musg/campaign/campaignrules.h"
#include "rules/musg/play/matchrules.h"

namespace escarmouche::rules {

Result<RuleSystems> systems(const CatalogueSource &catalogues)
{
    auto musgCatalogue = musg::Catalogue::load(catalogues);
    if (!musgCatalogue)
        return fail(musgCatalogue.error());
    RuleSystems all;
    auto bands = std::make_unique<musg::MusgBandRules>(std::move(*musgCatalogue));
    auto matches = musg::play::matchRules(bands->typedCatalogue());
    auto campaigns = musg::campaignRules(bands->typedCatalogue());
    all.push_back({"musg",
                   {"M.U.S.G.", "M.U.S.G."},
                   std::move(bands),
                   std::move(matches),
                   std::move(campaigns)});
    return all;
}

} // namespace escarmouche::rules
