// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>
#include <optional>

namespace escarmouche::rules::musg {

namespace {

/** Things that the theme does not let this line have. */
void barThings(Judgement &judgement, const Line &line, RuleId rule, std::string key,
               const std::function<bool(const Entry &)> &isBarred)
{
    Things things;
    for (const Possession &possession : line->gear) {
        if (isBarred(judgement.catalogue[possession.entry]))
            things.push_back(possession);
    }
    if (things.empty())
        return;
    Finding &finding = judgement.add(rule, Severity::Illegal, std::move(key), *line.member,
                                     {{"thing", judgement.catalogue[things.front().entry].name}});
    offerGiveUp(judgement, finding, line, things);
}

bool isModern(const Entry &entry)
{
    const auto *weapon = std::get_if<RangedWeapon>(&entry.what);
    return weapon && weapon->modern;
}

bool isTribal(const Entry &entry)
{
    const auto *item = std::get_if<Item>(&entry.what);
    return item && item->tribal;
}

void judgeZombie(Judgement &judgement, const Line &line)
{
    // MUSG-PULP-17
    if (line->profile != judgement.catalogue.zombie || judgement.is(Theme::MadScientist))
        return;
    Finding &finding =
        judgement.add({"MUSG-PULP-17"}, Severity::Illegal, "finding.zombie", *line.member);
    offerLeave(judgement, finding, line);
}

void judgeAntiterrorists(Judgement &judgement)
{
    const Tally &tally = judgement.tally;
    const int ideal = judgement.catalogue.limits().antiterroristSousChefs;
    const int chiefs = tally.heads(Rank::Chief);
    const int sousChefs = tally.heads(Rank::SousChef);
    // MUSG-REGROUP-01
    if (chiefs == 1 && sousChefs == ideal && tally.sums.figures == chiefs + sousChefs)
        return;
    Finding &finding = judgement.add({"MUSG-REGROUP-01"}, Severity::Note, "finding.antiterrorists");
    Judgement::measure(finding, sousChefs, ideal);
}

bool isTerrorist(const Line &line)
{
    return line->rank == Rank::Chief || line->rank == Rank::SousChef ||
           line->rank == Rank::Figurant;
}

void judgeTerroristLeader(Judgement &judgement, Rank rank)
{
    constexpr RuleId rule{"MUSG-REGROUP-02"};
    const int heads = judgement.tally.heads(rank);
    // MUSG-REGROUP-02
    const int one = 1;
    if (heads == one)
        return;
    const bool chief = rank == Rank::Chief;
    Finding &finding = judgement.add(
        rule, Severity::Illegal, chief ? "finding.terrorist_chief" : "finding.terrorist_sous_chef");
    const auto belongs = [&](const Line &line) { return line->rank == rank && !line->hireling; };
    judgement.name(finding, belongs);
    Judgement::measure(finding, heads, one);
    if (heads < one)
        offerRecruit(judgement, finding, rank);
    else
        offerFewer(judgement, finding, belongs, heads - one);
}

/** What another figurant costs: with the arms of the cheapest whom the band has, else with none. */
int priceOfAnother(const Judgement &judgement)
{
    std::optional<int> least;
    for (const Line &line : judgement.tally.lines) {
        if (line->rank == Rank::Figurant)
            least = std::min(least.value_or(line.price), line.price);
    }
    const auto &figurant = judgement.catalogue[judgement.catalogue.figurant];
    return least.value_or(std::get<Figure>(figurant.what).profile.cost);
}

/** Another figurant would still fit under the points of the other side. */
void judgeTerroristPoints(Judgement &judgement)
{
    constexpr RuleId rule{"MUSG-REGROUP-02"};
    const auto limit = judgement.band.options.otherSide;
    if (!limit) {
        judgement.add(rule, Severity::Warning, "finding.other_side_unknown");
        return;
    }
    const int price = priceOfAnother(judgement);
    const int total = judgement.tally.sums.total;
    // MUSG-REGROUP-02
    if (total + price <= *limit)
        Judgement::measure(judgement.add(rule, Severity::Note, "finding.more_figurants",
                                         {{"price", std::int64_t{price}}}),
                           total, *limit);
}

void judgeTerrorists(Judgement &judgement)
{
    judgeTerroristLeader(judgement, Rank::Chief);
    judgeTerroristLeader(judgement, Rank::SousChef);
    judgeTerroristPoints(judgement);
    for (const Line &line : judgement.tally.lines) {
        // MUSG-REGROUP-02
        if (isTerrorist(line) == true)
            continue;
        Finding &finding = judgement.add({"MUSG-REGROUP-02"}, Severity::Illegal,
                                         "finding.not_a_terrorist", *line.member);
        offerLeave(judgement, finding, line);
    }
}

/** Figures of a printed list belong to that list alone. */
void judgeListed(Judgement &judgement, const Line &line)
{
    const bool listed = line.figure && !line.figure->list.empty();
    // MUSG-PENTACLE-11
    if (listed == false)
        return;
    Finding &finding =
        judgement.add({"MUSG-PENTACLE-11"}, Severity::Illegal, "finding.listed", *line.member);
    offerLeave(judgement, finding, line);
}

/** Poison is for tribes, and so is the want of modern guns; mercenaries bring their own. */
void judgeThemedGear(Judgement &judgement, const Line &line)
{
    // MUSG-PULP-15
    const bool tribe = judgement.is(Theme::Tribe) == true;
    if (tribe && line->rank != Rank::Mercenary)
        barThings(judgement, line, {"MUSG-PULP-15"}, "finding.modern_weapon", isModern);
    // MUSG-PULP-16
    if (judgement.band.options.theme != Theme::Tribe)
        barThings(judgement, line, {"MUSG-PULP-16"}, "finding.poison", isTribal);
}

} // namespace

void judgeThemes(Judgement &judgement)
{
    if (judgement.is(Theme::Antiterrorists))
        judgeAntiterrorists(judgement);
    if (judgement.is(Theme::Terrorists))
        judgeTerrorists(judgement);
    for (const Line &line : judgement.tally.lines) {
        judgeThemedGear(judgement, line);
        judgeZombie(judgement, line);
        judgeListed(judgement, line);
    }
}

} // namespace escarmouche::rules::musg
