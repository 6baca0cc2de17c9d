// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/choices.h"
#include "rules/musg/figureview.h"
#include "rules/musg/views.h"
#include "rules/musg/weapontables.h"

#include <functional>

namespace escarmouche::rules::musg {

namespace {

using Fill = std::function<void(const Entry &, CatalogueItem &)>;

CatalogueItem itemOf(const Entry &entry)
{
    CatalogueItem item;
    item.entry = entry.id;
    item.name = entry.name;
    item.effect = entry.effect;
    for (const auto rule : entry.rules)
        item.rules.emplace_back(rule.value);
    return item;
}

CatalogueSection section(const Catalogue &catalogue, std::string key, Kind kind,
                         std::vector<Column> columns, const Fill &fill)
{
    auto title = catalogue.word("section." + key);
    CatalogueSection section{std::move(key), std::move(title), std::move(columns), {}};
    for (const auto id : catalogue.of(kind)) {
        auto item = itemOf(catalogue[id]);
        fill(catalogue[id], item);
        section.items.push_back(std::move(item));
    }
    return section;
}

void fillFigure(const Catalogue &catalogue, const Entry &entry, CatalogueItem &item)
{
    Band band;
    band.race = catalogue.of(Kind::Race).front();
    Member member;
    member.rank = std::get<Figure>(entry.what).rank;
    member.profile = *catalogue.find(entry.id);
    item.price = entry.cost;
    item.cells = profileCells(resolve(catalogue, band, member));
}

Column wordColumn(const Catalogue &catalogue, std::string_view key, RuleId rule)
{
    const auto word = "column." + std::string(key);
    return {std::string(key), catalogue.word(word), catalogue.word(word + "-hint"), Measure::Plain,
            rule};
}

void fillAdvance(const Catalogue &catalogue, const Entry &entry, CatalogueItem &item)
{
    const auto &advance = std::get<Advance>(entry.what);
    Text before;
    for (const auto needed : advance.requires_) {
        const auto comma = before.empty() ? "" : ", ";
        before.en += comma + catalogue[needed].name.en;
        before.fr += comma + catalogue[needed].name.fr;
    }
    item.cells = {{Number({advance.number, PartSource::Advance, {}, entry.rule()}), {}},
                  {{}, before}};
}

void fillInjury(const Entry &entry, CatalogueItem &item)
{
    std::string rolls;
    for (const auto roll : std::get<Injury>(entry.what).rolls)
        rolls += (rolls.empty() ? "" : ", ") + std::to_string(roll);
    item.cells = {{{}, {rolls, rolls}}};
}

} // namespace

std::vector<CatalogueSection> sectionsOf(const Catalogue &catalogue)
{
    const auto priced = [](const Entry &entry, CatalogueItem &item) { item.price = entry.cost; };
    return {
        section(catalogue, "races", Kind::Race, {},
                [&](const Entry &entry, CatalogueItem &item) {
                    item.table = raceTable(catalogue, std::get<Race>(entry.what));
                }),
        section(
            catalogue, "figures", Kind::Figure, profileColumns(catalogue),
            [&](const Entry &entry, CatalogueItem &item) { fillFigure(catalogue, entry, item); }),
        section(catalogue, "ranged", Kind::Ranged, rangedColumns(catalogue),
                [&](const Entry &entry, CatalogueItem &item) {
                    item.price = entry.cost;
                    item.cells = printedCells(catalogue, entry, std::get<RangedWeapon>(entry.what));
                }),
        section(catalogue, "melee", Kind::Melee, meleeColumns(catalogue),
                [&](const Entry &entry, CatalogueItem &item) {
                    item.price = entry.cost;
                    item.cells = printedCells(catalogue, entry, std::get<MeleeWeapon>(entry.what));
                }),
        section(catalogue, "gear", Kind::Item, {}, priced),
        section(
            catalogue, "advances", Kind::Advance,
            {wordColumn(catalogue, "number", {"MUSG-CAMP-11"}),
             wordColumn(catalogue, "requires", {"MUSG-CAMP-11"})},
            [&](const Entry &entry, CatalogueItem &item) { fillAdvance(catalogue, entry, item); }),
        section(catalogue, "injuries", Kind::Injury,
                {wordColumn(catalogue, "rolls", {"MUSG-INJURY-02"})}, fillInjury),
        section(catalogue, "traits", Kind::Trait, {}, [](const Entry &, CatalogueItem &) {}),
        section(catalogue, "vehicles", Kind::Vehicle, {}, priced),
    };
}

Text sourceOf(const Catalogue &catalogue, const Part &part)
{
    if (part.entry.valid())
        return catalogue[part.entry].name;
    switch (part.source) {
    case PartSource::Base:
        return catalogue.word("source.base");
    case PartSource::Race:
        return catalogue.word("source.race");
    case PartSource::Rank:
        return catalogue.word("source.rank");
    case PartSource::Item:
        return catalogue.word("source.item");
    case PartSource::Advance:
        return catalogue.word("source.advance");
    case PartSource::Injury:
        return catalogue.word("source.injury");
    case PartSource::Pack:
        return catalogue.word("source.pack");
    case PartSource::Situation:
        return catalogue.word("source.situation");
    case PartSource::ByHand:
        return catalogue.word("source.by-hand");
    }
    return {};
}

} // namespace escarmouche::rules::musg
