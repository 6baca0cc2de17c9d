// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/system/zombiessystem.h"

#include "rules/core/match/erase.h"
#include "rules/kit/bench/gamesbench.h"
#include "rules/kit/kinds/kindpages.h"
#include "rules/zombies/codec/codec.h"
#include "rules/zombies/league/league.h"
#include "rules/zombies/odds/zombiesodds.h"
#include "rules/zombies/system/sheets.h"

namespace escarmouche::rules::zombies {

using kit::cellOf;

namespace {

const Text &setOf(const ZombiesCodec &codec, Set set)
{
    return codec.word("set." + std::string(wordOf(set)));
}

CatalogueSection tilesOf(const ZombiesCodec &codec)
{
    const auto cellsOf = [&](const TileKind &kind) {
        return std::vector{cellOf(setOf(codec, kind.set)), cellOf(kind.count), cellOf(kind.zombies),
                           cellOf(kind.bullets), cellOf(kind.life)};
    };
    return kit::pageOf(codec.phrases(), "tiles", {"set", "copies", "zombies", "bullets", "life"},
                       codec.box().tiles, cellsOf);
}

CatalogueSection cardsOf(const ZombiesCodec &codec, CardType type)
{
    const std::string key(wordOf(type));
    CatalogueSection section =
        kit::sectionOf(codec.phrases(), key + "-cards", key, {"set", "copies", "building"});
    const Box &box = codec.box();
    for (const CardKind &kind : box.cards) {
        if (kind.type != type)
            continue;
        const Text building =
            kind.building.empty() ? Text{} : box.tile(box.tileNamed(kind.building)).name;
        section.items.push_back(kit::itemOf(
            kind, {cellOf(setOf(codec, kind.set)), cellOf(kind.copies), cellOf(building)}));
    }
    return section;
}

std::vector<CatalogueSection> pagesOf(const ZombiesCodec &codec)
{
    std::vector<CatalogueSection> sections{tilesOf(codec)};
    for (int type = 0; type <= static_cast<int>(CardType::Subway); ++type)
        sections.push_back(cardsOf(codec, static_cast<CardType>(type)));
    return sections;
}

} // namespace

SystemName systemName()
{
    return {.key = "zombies",
            .prefix = "ZZZ",
            .name = {"Zombies!!!", "Zombies!!!"},
            .about = {"Two to four people lay a town tile by tile, fight the zombies in it and run "
                      "for the Helipad.",
                      "Deux à quatre joueurs posent une ville tuile après tuile, combattent les "
                      "zombies et courent vers l’héliport."}};
}

Result<RuleSystem> loadSystem(SystemName name, const CatalogueSource &catalogues)
{
    auto box = readBox(catalogues);
    if (!box)
        return fail(box.error());
    auto book = readWords(catalogues);
    if (!book)
        return fail(book.error());
    RuleSystem system{std::move(name)};
    const ZombiesCodec codec(std::move(*box), std::move(*book));
    system.matches = std::make_shared<ErasedRules<ZombiesCodec>>(codec);
    system.campaigns =
        std::make_shared<ZombiesLeague>(*system.matches, codec.box().limits.most.zombies);
    system.catalogue = std::make_shared<kit::KindPages>(pagesOf(codec));
    system.odds = odds::face();
    system.sheets = std::make_shared<ZombiesSheets>(codec);
    return system;
}

Result<std::unique_ptr<const SystemBench>> bench(const CatalogueSource &)
{
    kit::GamesBench::Of of{
        .system = "zombies", .setup = "first-night", .random = {{"set_end", true}}};
    for (const char *area : {"z2", "z3", "z4", "z5", "z6", "z7", "z8"})
        of.all.push_back({area, true});
    return std::make_unique<const kit::GamesBench>(of);
}

const SystemExamples &examples()
{
    static const SystemExamples kExamples{
        .firstSteps = {},
        .calls = {
            "catalogue list tiles --lang fr",
            "catalogue show hedge-trimmer",
            "rules show zmove-01 --lang fr",
            "rules coverage --system zombies",
            "match play sample:first-night --seed 7 --ai easy --journal town.journal",
            "match show town.journal --lang fr",
            "simulate sample:first-night --games 10 --seed 7 --ai easy",
            "print reference sample:first-night --output reference.pdf",
            "print scores sample:first-night --lang fr --output scores.pdf",
            "campaign new Friday --system zombies",
            "campaign join Friday Chloé Dan Eva",
            "campaign join Friday Robo --ai easy",
            "campaign schedule Friday Chloé Dan Robo",
            "campaign report Friday 1 --play --ai easy --seed 7",
            "campaign standings Friday --lang fr",
            "campaign import sample:friday-nights",
        }};
    return kExamples;
}

} // namespace escarmouche::rules::zombies
