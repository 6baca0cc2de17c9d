// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toygames.h"

#include "rules/core/match/erase.h"
#include "tests/support/quarter/quartercodec.h"
#include "tests/support/toys/toycodecs.h"

namespace escarmouche::tests {

rules::SystemName ambushName()
{
    return {.key = "ambush",
            .prefix = "AMBUSH",
            .name = {"Ambush", "Embuscade"},
            .about = {"Scouts hunt each other through a wood.",
                      "Des éclaireurs se traquent dans un bois."}};
}

rules::SystemName cryptName()
{
    return {.key = "crypt",
            .prefix = "CRYPT",
            .name = {"Crypt", "Crypte"},
            .about = {"Two seekers look for a relic among ghouls.",
                      "Deux chercheurs traquent une relique parmi les goules."}};
}

rules::SystemName quarterName()
{
    return {.key = "quarter",
            .prefix = "QUARTER",
            .name = {"Quarter", "Quartier"},
            .about = {"Thieves go through a sleeping quarter at night.",
                      "Des voleurs parcourent un quartier endormi."}};
}

rules::RuleSystem ambushSystem()
{
    return {ambushName(), nullptr, rules::erase(AmbushCodec{}), nullptr, {}};
}

rules::RuleSystem cryptSystem()
{
    return {cryptName(), nullptr, rules::erase(CryptCodec{}), nullptr, {}};
}

rules::RuleSystem quarterSystem()
{
    return {quarterName(), nullptr, rules::erase(QuarterCodec{}), nullptr, {}};
}

} // namespace escarmouche::tests
