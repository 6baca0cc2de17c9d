// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/profile.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** The rule that the trait and what gives it both cite; else the trait's own. */
RuleId commonRule(const Entry &trait, const Entry &giver)
{
    for (const RuleId rule : trait.rules) {
        if (std::ranges::count(giver.rules, rule) > 0)
            return rule;
    }
    return trait.rules.empty() ? giver.rule() : trait.rule();
}

class Collector
{
public:
    explicit Collector(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    void add(Trait trait, EntryId from)
    {
        add(trait, from, commonRule(m_catalogue.trait(trait), m_catalogue[from]));
    }
    void add(Trait trait, EntryId from, RuleId rule)
    {
        const auto held = [&](const HeldTrait &other) {
            return other.trait == trait && other.from == from;
        };
        if (std::ranges::none_of(m_traits, held))
            m_traits.push_back({trait, from, rule});
    }
    void addAll(const std::vector<Trait> &traits, EntryId from)
    {
        for (const Trait trait : traits)
            add(trait, from);
    }
    std::vector<HeldTrait> take() { return std::move(m_traits); }

private:
    const Catalogue &m_catalogue;
    std::vector<HeldTrait> m_traits;
};

void ofProfile(const Catalogue &catalogue, const Member &member, Collector &traits)
{
    const Entry &entry = catalogue[member.profile];
    if (const auto *race = std::get_if<Race>(&entry.what))
        traits.addAll(race->traits, member.profile);
    const auto *figure = std::get_if<Figure>(&entry.what);
    if (!figure)
        return;
    traits.addAll(figure->traits, member.profile);
    for (const Figure::Gear &piece : figure->gear) {
        if (const auto *item = std::get_if<Item>(&piece.what)) {
            for (const Trait trait : item->traits)
                traits.add(trait, member.profile, piece.rule);
        }
    }
}

void ofGear(const Catalogue &catalogue, const Member &member, Collector &traits)
{
    for (const Possession &possession : member.gear) {
        const auto *item = std::get_if<Item>(&catalogue[possession.entry].what);
        if (!item)
            continue;
        traits.addAll(item->traits, possession.entry);
        // MUSG-EQUIP-03
        const int pair = 2;
        if (possession.count >= pair)
            traits.addAll(item->pairTraits, possession.entry);
    }
}

} // namespace

std::vector<HeldTrait> traits(const Catalogue &catalogue, const Band &band, const Member &member)
{
    Collector traits(catalogue);
    ofProfile(catalogue, member, traits);
    // MUSG-PULP-14
    if (band.options.theme == Theme::Tribe && member.rank == Rank::SousFifre)
        traits.add(Trait::Gang, member.profile, {"MUSG-PULP-14"});
    ofGear(catalogue, member, traits);
    for (const EntryId advance : member.advances)
        traits.addAll(std::get<Advance>(catalogue[advance].what).traits, advance);
    for (const Suffered &injury : member.injuries)
        traits.addAll(std::get<Injury>(catalogue[injury.injury].what).traits, injury.injury);
    return traits.take();
}

} // namespace escarmouche::rules::musg
