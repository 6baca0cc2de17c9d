// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/system/atzsystem.h"

#include "rules/atz/codec/codec.h"
#include "rules/atz/odds/atzodds.h"
#include "rules/core/match/erase.h"
#include "rules/core/sheets/systemsheets.h"
#include "rules/kit/bench/gamesbench.h"
#include "rules/kit/kinds/kindpages.h"
#include "rules/kit/team/teamrules.h"

namespace escarmouche::rules::atz {

namespace {

CatalogueSection survivorsOf(const AtzCodec &codec)
{
    CatalogueSection section = kit::sectionOf(
        codec.phrases(), "survivors", "survivors",
        {"rep", "mp", "melee", "rep-wounded", "mp-wounded", "melee-wounded", "cost"});
    for (const SurvivorKind &kind : codec.box().survivors) {
        std::vector<Cell> cells;
        for (const Face &face : {kind.healthy, kind.wounded}) {
            for (const int number : {face.rep, face.mp, face.melee})
                cells.push_back(kit::cellOf(number));
        }
        cells.push_back(kit::cellOf(kind.cost));
        section.items.push_back(kit::itemOf(kind, std::move(cells)));
    }
    return section;
}

CatalogueSection itemSection(const AtzCodec &codec)
{
    CatalogueSection section =
        kit::sectionOf(codec.phrases(), "items", "items", {"range", "dice", "price", "loot"});
    for (const ItemKind &kind : codec.box().items)
        section.items.push_back(
            kit::itemOf(kind, {kit::cellOf(kind.range), kit::cellOf(kind.mostDice),
                               kit::cellOf(kind.price), kit::cellOf(kind.loot)}));
    return section;
}

/** What lies beside the boards on paper; its words begin with "sheet.". */
class AtzSheets : public SystemSheets
{
public:
    explicit AtzSheets(AtzCodec codec) : m_codec(std::move(codec)) {}

    Result<ReferenceSheet> reference(const MatchSetup &setup) const override
    {
        return scenarioOf(setup).map([&](const ScenarioKind *scenario) {
            const std::string goal = "win." + scenario->id;
            const std::string inside = scenario->noCards ? "inside.empty" : "inside.card";
            return kit::referenceSheet(
                m_codec.phrases(), scenario->name,
                {{"turn", {"turn.dice", "turn.act", "turn.impulse", "turn.zombies", "turn.end"}},
                 {"move", {"move.cost", "move.run", "move.charge", "move.melee"}},
                 {"fire", {"fire.roll", "fire.hits", "fire.noise", "fire.empty", "fire.panic"}},
                 {"melee", {"melee.dice", "melee.outcome", "melee.people"}},
                 {"react", {"react.charged", "react.fired", "react.sight", "react.star"}},
                 {"inside", {inside, "inside.search"}},
                 {"win", {goal, "win.glory"}}});
        });
    }
    Result<ScoreSheet> scores(const MatchSetup &setup) const override
    {
        return scenarioOf(setup).map([&](const ScenarioKind *scenario) {
            return kit::scoreSheet(m_codec.phrases(), scenario->name,
                                   {"searched", "zombies", "hostile", "glory", "alive"},
                                   {"games", "won", "glory"});
        });
    }

private:
    Result<const ScenarioKind *> scenarioOf(const MatchSetup &setup) const
    {
        return m_codec.resolve(setup).and_then([&](const std::string &) {
            return m_codec.title(setup.scenario).map([&](const ScenarioTitle &title) {
                return m_codec.box().scenarioNamed(title.key);
            });
        });
    }

    AtzCodec m_codec;
};

} // namespace

SystemName systemName()
{
    return {
        .key = "atz",
        .prefix = "ATZ",
        .name = {"All Things Zombie", "All Things Zombie"},
        .about = {"Survivors search a town for better guns and get out again, while their shots "
                  "draw ever more zombies.",
                  "Des survivants fouillent une ville pour trouver de meilleures armes et en "
                  "ressortir, tandis que leurs tirs attirent toujours plus de zombies."}};
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
    const AtzCodec codec(std::move(*box), std::move(*book));
    system.matches = std::make_shared<ErasedRules<AtzCodec>>(codec);
    auto bands = std::make_shared<const kit::TeamRules>(
        system.key, teamBoxOf(codec.box(), codec.phrases()),
        std::make_shared<const PhraseBook>(codec.phrases()),
        std::vector<CatalogueSection>{survivorsOf(codec), itemSection(codec)});
    system.bands = bands;
    system.catalogue = std::move(bands);
    system.odds = odds::face();
    system.sheets = std::make_shared<AtzSheets>(codec);
    return system;
}

Result<std::unique_ptr<const SystemBench>> bench(const CatalogueSource &)
{
    return std::make_unique<const kit::GamesBench>(kit::GamesBench::Of{
        .system = "atz", .setup = "a-few-bullets", .few = 1, .many = 1, .hasNormal = false});
}

const SystemExamples &examples()
{
    static const SystemExamples kExamples{
        .firstSteps = {},
        .calls = {"band new Nightwatch --system atz --set task=skirmish-3",
                  "band add Nightwatch nick", "band show Nightwatch", "print band Nightwatch",
                  "catalogue list survivors --lang fr", "catalogue show too-tall",
                  "rules show ATZ-ZMOVE-02 --lang fr", "rules coverage --system atz",
                  "match play sample:a-few-bullets --seed 7 --ai easy --journal night.journal",
                  "match play sample:firefight --seed 5 --ai easy --journal firefight.journal",
                  "print reference sample:firefight -o firefight.pdf",
                  "simulate sample:a-few-bullets --games 10 --seed 7 --ai easy"}};
    return kExamples;
}

} // namespace escarmouche::rules::atz
