// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/system/musgsystem.h"

#include "rules/musg/bandrules.h"
#include "rules/musg/campaign/campaignrules.h"
#include "rules/musg/odds/musgodds.h"
#include "rules/musg/play/matchrules.h"

namespace escarmouche::rules::musg {

SystemName systemName()
{
    return {.key = "musg",
            .prefix = "MUSG",
            .name = {"M.U.S.G.", "M.U.S.G."},
            .about = {"Bands of a dozen figures, bought with points, fight over a measured table.",
                      "Des bandes d'une douzaine de figurines, composées au budget, "
                      "s'affrontent sur une table mesurée."}};
}

Result<RuleSystem> loadSystem(SystemName name, const CatalogueSource &catalogues)
{
    auto catalogue = Catalogue::load(catalogues);
    if (!catalogue)
        return fail(catalogue.error());
    auto names = Names::load(*catalogue, catalogues);
    if (!names)
        return fail(names.error());
    auto bands = std::make_shared<const MusgBandRules>(std::move(*catalogue), std::move(*names));
    auto matches = play::matchRules(bands->typedCatalogue());
    auto campaigns = campaignRules(bands->typedCatalogue());
    auto face = odds::face(bands->typedCatalogue());
    return RuleSystem{std::move(name),      bands,           std::move(matches),
                      std::move(campaigns), std::move(face), bands};
}

} // namespace escarmouche::rules::musg
