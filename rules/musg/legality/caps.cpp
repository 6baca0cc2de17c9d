// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

namespace escarmouche::rules::musg {

namespace {

void judgeCap(Judgement &judgement, RuleId rule, std::string key, int amount, int limit,
              const Belongs &belongs)
{
    Finding &finding = judgement.add(rule, Severity::Illegal, std::move(key));
    judgement.name(finding, belongs);
    Judgement::measure(finding, amount, limit);
    offerCheaper(judgement, finding, belongs, amount - limit);
}

void judgeTotal(Judgement &judgement)
{
    const PointLimit limit = totalLimit(judgement.band);
    const int total = judgement.tally.sums.total;
    const auto *key = limit.isScenario ? "finding.other_side" : "finding.total";
    // MUSG-BAND-03
    // MUSG-REGROUP-02
    if (total > limit.points)
        judgeCap(judgement, limit.rule, key, total, limit.points,
                 [](const Line &line) { return line.price > 0; });
}

void judgeShares(Judgement &judgement)
{
    const Caps &caps = judgement.band.options.caps;
    const Sums &sums = judgement.tally.sums;
    const Catalogue &catalogue = judgement.catalogue;
    // MUSG-BAND-04
    if (sums.heroes > caps.heroes)
        judgeCap(judgement, {"MUSG-BAND-04"}, "finding.heroes", sums.heroes, caps.heroes,
                 [&](const Line &line) { return catalogue.rank(line->rank).hero; });
    // MUSG-BAND-05
    if (sums.sousFifres > caps.sousFifres)
        judgeCap(judgement, {"MUSG-BAND-05"}, "finding.sous_fifres", sums.sousFifres,
                 caps.sousFifres, [](const Line &line) { return line->rank == Rank::SousFifre; });
}

/** What is owed cannot be made good on the roster: nothing is resold. */
void judgeDebt(Judgement &judgement)
{
    const int treasury = judgement.band.treasury;
    // MUSG-CAMP-36
    if (treasury < 0)
        Judgement::measure(judgement.add({"MUSG-CAMP-36"}, Severity::Illegal, "finding.debt"),
                           treasury, 0);
}

} // namespace

void judgeCaps(Judgement &judgement)
{
    if (judgement.isCampaign())
        judgeDebt(judgement);
    if (judgement.isCreation() || totalLimit(judgement.band).isScenario)
        judgeTotal(judgement);
    // MUSG-REGROUP-01
    if (judgement.isCreation() && judgement.band.options.theme != Theme::Antiterrorists)
        judgeShares(judgement);
}

} // namespace escarmouche::rules::musg
