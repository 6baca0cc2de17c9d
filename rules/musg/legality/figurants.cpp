// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

namespace escarmouche::rules::musg {

void judgeFigurants(Judgement &judgement)
{
    // MUSG-REGROUP-02
    if (judgement.is(Theme::Terrorists) || judgement.is(Theme::Antiterrorists))
        return; // scenario lists
    // Those of a printed list came with it, however many they are (MUSG-PENTACLE-11).
    const auto belongs = [](const Line &line) {
        return line->rank == Rank::Figurant && (!line.figure || line.figure->list.empty());
    };
    const Tally &tally = judgement.tally;
    const int figurants = tally.heads(Rank::Figurant) - tally.listedFigurants;
    const int each = judgement.catalogue.limits().figurantsPerSousFifre;
    const int limit = each * judgement.tally.heads(Rank::SousFifre);
    // MUSG-FIGURANT-03
    if (figurants <= limit)
        return;
    Finding &finding = judgement.add({"MUSG-FIGURANT-03"}, Severity::Illegal, "finding.figurants");
    judgement.name(finding, belongs);
    Judgement::measure(finding, figurants, limit);
    offerFewer(judgement, finding, belongs, figurants - limit);
}

} // namespace escarmouche::rules::musg
