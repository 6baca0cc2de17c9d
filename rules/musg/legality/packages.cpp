// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

namespace escarmouche::rules::musg {

namespace {

/** By which rule the figure's gear is part of its package. */
RuleId packageRule(const Catalogue &catalogue, const Line &line)
{
    if (line->rank == Rank::Mercenary)
        return {"MUSG-MERC-04"};
    return {line->profile == catalogue.zombie ? "MUSG-PULP-17" : "MUSG-PENTACLE-11"};
}

} // namespace

void judgePackage(Judgement &judgement, const Line &line)
{
    // MUSG-MERC-04
    // MUSG-PULP-17
    // MUSG-PENTACLE-11
    const bool fixed = line.figure && line.figure->gearFixed == true;
    if (!fixed || line->gear.empty())
        return;
    Finding &finding = judgement.add(packageRule(judgement.catalogue, line), Severity::Illegal,
                                     "finding.fixed_gear", *line.member);
    offerGiveUp(judgement, finding, line, line->gear);
}

} // namespace escarmouche::rules::musg
