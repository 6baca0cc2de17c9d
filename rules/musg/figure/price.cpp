// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/price.h"

namespace escarmouche::rules::musg {

namespace {

bool isFreeWeapon(const Entry &entry)
{
    const auto *weapon = std::get_if<MeleeWeapon>(&entry.what);
    return weapon && weapon->firstFree;
}

/** The rule by which a race's figure has the price it has in this band. */
RuleId racePriceRule(const Catalogue &catalogue, const Band &band, const Member &member,
                     RuleId printed)
{
    const bool goblins = band.race == catalogue.goblin;
    if (member.profile == catalogue.goblin)
        return {goblins ? "MUSG-BAND-20" : "MUSG-BAND-22"};
    if (member.profile == catalogue.orc && goblins)
        return {"MUSG-BAND-21"};
    return printed;
}

/** Rank cost, printed goblin prices excepted, and a point for each five experience. */
void hirelingParts(const Catalogue &catalogue, const Member &member, PriceParts &parts)
{
    const auto *race = std::get_if<Race>(&catalogue[member.profile].what);
    const bool printed = race && member.profile == catalogue.goblin;
    const auto rank = static_cast<std::size_t>(member.rank);
    const int base = printed && rank < race->rows.size() ? race->rows[rank].cost
                                                         : catalogue.rank(member.rank).baseCost;
    parts.add({base, PartSource::Rank, {}, {"MUSG-CAMP-10"}});
    // MUSG-CAMP-10
    const int each = 5;
    parts.add({member.experience / each, PartSource::Situation, {}, {"MUSG-CAMP-10"}});
}

void raceParts(const Catalogue &catalogue, const Band &band, const Member &member,
               PriceParts &parts)
{
    const Profile &row = rowOf(catalogue, member);
    parts.add({row.cost, PartSource::Faction, member.profile,
               racePriceRule(catalogue, band, member, row.rule)});
    if (band.options.theme != Theme::Tribe || member.rank != Rank::SousFifre)
        return;
    // MUSG-PULP-13
    const int share = 2;
    parts.add({row.cost / share - row.cost, PartSource::Situation, {}, {"MUSG-PULP-13"}});
}

void figureParts(const Catalogue &catalogue, const Band &band, const Member &member,
                 PriceParts &parts)
{
    if (member.hireling)
        return hirelingParts(catalogue, member, parts);
    if (catalogue[member.profile].kind == Kind::Race)
        return raceParts(catalogue, band, member, parts);
    const Profile &row = rowOf(catalogue, member);
    parts.add({row.cost, PartSource::Base, member.profile, row.rule});
}

RuleId gearRule(const Entry &entry, const Member &member)
{
    if (isFreeWeapon(entry))
        return {"MUSG-MELEE-05"};
    return {member.rank == Rank::Figurant ? "MUSG-FIGURANT-04" : "MUSG-BAND-08"};
}

} // namespace

const Profile &rowOf(const Catalogue &catalogue, const Member &member)
{
    const Entry &entry = catalogue[member.profile];
    if (const auto *figure = std::get_if<Figure>(&entry.what))
        return figure->profile;
    return std::get<Race>(entry.what).rows[static_cast<std::size_t>(member.row)];
}

void PriceParts::add(const Part &part)
{
    m_total += part.amount;
    if (m_count < kMost) {
        m_parts[m_count++] = part;
        return;
    }
    Part &last = m_parts[kMost - 1];
    last.amount += part.amount;
    last.entry = {};
}

Number PriceParts::number() const
{
    Number number(m_parts[0]);
    for (std::size_t i = 1; i < m_count; ++i)
        number.add(m_parts[i]);
    return number;
}

PriceParts priceParts(const Catalogue &catalogue, const Band &band, const Member &member)
{
    PriceParts parts;
    if (member.price) {
        parts.add({member.price->price, PartSource::ByHand, {}, {}});
        return parts;
    }
    figureParts(catalogue, band, member, parts);
    for (const Possession &possession : member.gear) {
        const int price = gearPrice(catalogue, member, possession.entry, possession.count);
        parts.add({price, PartSource::Item, possession.entry,
                   gearRule(catalogue[possession.entry], member)});
    }
    return parts;
}

int figurePrice(const Catalogue &catalogue, const Band &band, const Member &member)
{
    return priceParts(catalogue, band, member).total();
}

int gearPrice(const Catalogue &catalogue, const Member &, EntryId entry, int count)
{
    const Entry &kind = catalogue[entry];
    // MUSG-MELEE-05
    const int free = isFreeWeapon(kind) && count > 0 ? 1 : 0;
    // MUSG-BAND-08
    return (count - free) * kind.cost;
}

} // namespace escarmouche::rules::musg
