// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/systems.h"
#include "tests/support/toys/toygames.h"
#include "tests/support/toys/toyodds.h"
#include "tests/support/toys/toysystem.h"

namespace escarmouche::rules {

namespace {

template<RuleSystem make()>
Result<RuleSystem> withOdds(SystemName, const CatalogueSource &)
{
    RuleSystem system = make();
    system.odds = tests::toyOdds();
    return system;
}

template<RuleSystem make()>
Result<RuleSystem> withoutOdds(SystemName, const CatalogueSource &)
{
    return make();
}

} // namespace

// In place of the program's own list: one game of bands alone, three without bands or campaigns.
const std::vector<SystemEntry> &systemList()
{
    static const std::vector<SystemEntry> kSystems{
        {tests::toyName(), withOdds<tests::toySystem>, nullptr, tests::skittleOdds},
        {tests::ambushName(), withOdds<tests::ambushSystem>, nullptr, tests::ambushOdds},
        {tests::cryptName(), withOdds<tests::cryptSystem>, nullptr, tests::cryptOdds},
        {tests::quarterName(), withoutOdds<tests::quarterSystem>},
    };
    return kSystems;
}

} // namespace escarmouche::rules
