// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"
#include "tests/support/toys/toygames.h"
#include "tests/support/toys/toysystem.h"

namespace escarmouche::rules {

// In place of the program's own list: one game of bands alone, two without bands or campaigns.
const std::vector<SystemEntry> &systemList()
{
    static const std::vector<SystemEntry> kSystems{
        {tests::toyName(),
         [](SystemName, const CatalogueSource &) -> Result<RuleSystem> {
             return tests::toySystem();
         }},
        {tests::ambushName(),
         [](SystemName, const CatalogueSource &) -> Result<RuleSystem> {
             return tests::ambushSystem();
         }},
        {tests::cryptName(),
         [](SystemName, const CatalogueSource &) -> Result<RuleSystem> {
             return tests::cryptSystem();
         }},
    };
    return kSystems;
}

} // namespace escarmouche::rules
