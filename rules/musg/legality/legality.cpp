// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/legality.h"

#include "rules/musg/legality/judgement.h"

#include <algorithm>
#include <tuple>

namespace escarmouche::rules::musg {

Sums sums(const Catalogue &catalogue, const Band &band)
{
    return Tally(catalogue, band).sums;
}

int treasury(const Catalogue &catalogue, const Band &band)
{
    // MUSG-BAND-06
    if (band.phase == Phase::Campaign)
        return band.treasury;
    return totalLimit(band).points - sums(catalogue, band).total;
}

void judge(Judgement &judgement)
{
    if (judgement.band.phase == Phase::AsPrinted) {
        judgeLists(judgement);
    } else {
        judgeComposition(judgement);
        judgeFigurants(judgement);
        judgeThemes(judgement);
    }
    for (const Line &line : judgement.tally.lines) {
        if (judgement.band.phase != Phase::AsPrinted)
            judgeRace(judgement, line);
        judgeGear(judgement, line);
        judgePackage(judgement, line);
        judgeExperience(judgement, line);
        judgeInjuries(judgement, line);
    }
    // Last: what goes for a cap leaves lines whole that have findings of their own.
    if (judgement.band.phase != Phase::AsPrinted)
        judgeCaps(judgement);
}

namespace {

std::vector<Finding> judged(Judgement judgement)
{
    judge(judgement);
    // Worst first, then by rule and members; within these as the chapters left them.
    std::vector<Finding *> order;
    for (Finding &finding : judgement.findings)
        order.push_back(&finding);
    std::ranges::stable_sort(order, [](const Finding *a, const Finding *b) {
        return std::tie(b->severity, a->rule, a->members) <
               std::tie(a->severity, b->rule, b->members);
    });
    std::vector<Finding> sorted;
    sorted.reserve(order.size());
    for (Finding *finding : order)
        sorted.push_back(std::move(*finding));
    return sorted;
}

} // namespace

std::vector<Finding> validate(const Catalogue &catalogue, const Band &band)
{
    return judged({catalogue, band, Judgement::Mends::Offer});
}

std::vector<Finding> findings(const Catalogue &catalogue, const Band &band)
{
    return judged({catalogue, band, Judgement::Mends::Skip});
}

} // namespace escarmouche::rules::musg
