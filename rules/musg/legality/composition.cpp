// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

namespace escarmouche::rules::musg {

namespace {

bool isHead(const Line &line, Rank rank)
{
    return line->rank == rank && !line->hireling;
}

void tooMany(Judgement &judgement, RuleId rule, std::string key, const Belongs &belongs, int amount,
             int limit)
{
    Finding &finding = judgement.add(rule, Severity::Illegal, std::move(key));
    judgement.name(finding, belongs);
    Judgement::measure(finding, amount, limit);
    offerFewer(judgement, finding, belongs, amount - limit);
}

void judgeChiefs(Judgement &judgement)
{
    constexpr RuleId rule{"MUSG-BAND-01"};
    const int chiefs = judgement.tally.heads(Rank::Chief);
    // MUSG-BAND-01
    const int limit = 1;
    if (chiefs > limit)
        tooMany(
            judgement, rule, "finding.chiefs",
            [](const Line &line) { return isHead(line, Rank::Chief); }, chiefs, limit);
    if (chiefs > 0)
        return;
    if (judgement.isCreation())
        offerRecruit(judgement, judgement.add(rule, Severity::Illegal, "finding.no_chief"),
                     Rank::Chief);
    // MUSG-CAMP-08
    if (chiefs == 0 && judgement.isCampaign())
        judgement.add({"MUSG-CAMP-08"}, Severity::Warning, "finding.succession");
}

/** The printed number of sous-chefs, or that of the goblins. */
RuleId sousChefRule(const Catalogue &catalogue, int limit)
{
    return {limit == catalogue.limits().sousChefs ? "MUSG-BAND-01" : "MUSG-BAND-19"};
}

bool isSousChef(const Line &line)
{
    return isHead(line, Rank::SousChef);
}

void judgeSousChefs(Judgement &judgement)
{
    const Tally &tally = judgement.tally;
    const int all = tally.heads(Rank::SousChef);
    if (judgement.is(Theme::Tribe)) {
        // MUSG-PULP-13
        if (all > 0)
            tooMany(judgement, {"MUSG-PULP-13"}, "finding.tribe_sous_chef", isSousChef, all, 0);
        return;
    }
    const auto &race = std::get<Race>(judgement.catalogue[judgement.band.race].what);
    const int limit = race.mostSousChefs;
    const int counted = judgement.isCampaign() ? tally.hiredSousChefs : all;
    const auto belongs = [&](const Line &line) {
        return isSousChef(line) && (!judgement.isCampaign() || isHired(line));
    };
    // MUSG-BAND-01
    // MUSG-BAND-19
    if (counted > limit)
        tooMany(judgement, sousChefRule(judgement.catalogue, limit), "finding.sous_chefs", belongs,
                counted, limit);
}

void judgeSousFifres(Judgement &judgement)
{
    // MUSG-BAND-01
    if (judgement.tally.heads(Rank::SousFifre) >= 1)
        return;
    // The roster binds at creation; in a campaign they may all have fallen.
    const auto severity = judgement.isCreation() ? Severity::Illegal : Severity::Warning;
    Finding &finding = judgement.add({"MUSG-BAND-01"}, severity, "finding.no_sous_fifre");
    if (judgement.isCreation())
        offerRecruit(judgement, finding, Rank::SousFifre);
}

void judgeSize(Judgement &judgement)
{
    const BandLimits &limits = judgement.catalogue.limits();
    const int figures = judgement.tally.sums.figures;
    // MUSG-BAND-02
    if (figures < limits.usualLeast) {
        Finding &finding = judgement.add({"MUSG-BAND-02"}, Severity::Warning, "finding.small");
        Judgement::measure(finding, figures, limits.usualLeast);
    } else if (figures > limits.usualMost) {
        Finding &finding = judgement.add({"MUSG-BAND-02"}, Severity::Warning, "finding.large");
        Judgement::measure(finding, figures, limits.usualMost);
    }
}

} // namespace

RuleId brokenByHire(const Catalogue &catalogue, const Band &before, const Band &after)
{
    const Tally now(catalogue, after);
    if (now.hiredSousChefs <= Tally(catalogue, before).hiredSousChefs)
        return {};
    const int limit = std::get<Race>(catalogue[after.race].what).mostSousChefs;
    // MUSG-BAND-01
    return now.heads(Rank::SousChef) > limit ? sousChefRule(catalogue, limit) : RuleId{};
}

void judgeComposition(Judgement &judgement)
{
    // MUSG-REGROUP-01
    if (judgement.is(Theme::Antiterrorists) || judgement.is(Theme::Terrorists))
        return; // scenario rosters; themes.cpp judges them
    judgeChiefs(judgement);
    judgeSousChefs(judgement);
    judgeSousFifres(judgement);
    judgeSize(judgement);
}

} // namespace escarmouche::rules::musg
