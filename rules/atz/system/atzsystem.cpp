// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/system/atzsystem.h"

#include "rules/atz/codec/codec.h"
#include "rules/atz/odds/atzodds.h"
#include "rules/atz/play/people.h"
#include "rules/core/match/erase.h"
#include "rules/kit/bench/gamesbench.h"
#include "rules/kit/counters/counterfile.h"
#include "rules/kit/kinds/kindpages.h"
#include "rules/kit/quiz/stagedquiz.h"
#include "rules/kit/team/teamrules.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::atz {

namespace {

Result<AtzCodec> codecOf(const CatalogueSource &catalogues)
{
    return readBox(catalogues).and_then([&](Box box) {
        return readWords(catalogues).map([&](PhraseBook book) {
            return AtzCodec(std::move(box), std::move(book));
        });
    });
}

CatalogueSection survivorsOf(const AtzCodec &codec)
{
    const auto cellsOf = [](const SurvivorKind &kind) {
        std::vector<Cell> cells;
        for (const Face &face : {kind.healthy, kind.wounded}) {
            for (const int number : {face.rep, face.mp, face.melee})
                cells.push_back(kit::cellOf(number));
        }
        cells.push_back(kit::cellOf(kind.cost));
        return cells;
    };
    return kit::pageOf(codec.phrases(), "survivors",
                       {"rep", "mp", "melee", "rep-wounded", "mp-wounded", "melee-wounded", "cost"},
                       codec.box().survivors, cellsOf);
}

CatalogueSection itemSection(const AtzCodec &codec)
{
    const auto cellsOf = [](const ItemKind &kind) {
        return std::vector{kit::cellOf(kind.range), kit::cellOf(kind.mostDice),
                           kit::cellOf(kind.price), kit::cellOf(kind.loot)};
    };
    return kit::pageOf(codec.phrases(), "items", {"range", "dice", "price", "loot"},
                       codec.box().items, cellsOf);
}

/** What lies beside the boards on paper; its words begin with "sheet.". */
std::shared_ptr<const SystemSheets> sheetsOf(const AtzCodec &codec, CounterSheet counters)
{
    const auto scenarioOf = [codec](const MatchSetup &setup) {
        return codec.resolve(setup).and_then([&](const std::string &) {
            return codec.title(setup.scenario).map([&](const ScenarioTitle &title) {
                return codec.box().scenarioNamed(title.key);
            });
        });
    };
    const auto reference = [codec](const ScenarioKind *scenario) {
        const std::string inside = scenario->noCards ? "inside.empty" : "inside.card";
        return kit::referenceSheet(
            codec.phrases(), scenario->name,
            {{"turn", {"turn.dice", "turn.act", "turn.impulse", "turn.zombies", "turn.end"}},
             {"move", {"move.cost", "move.run", "move.charge", "move.melee"}},
             {"fire", {"fire.roll", "fire.hits", "fire.noise", "fire.empty", "fire.panic"}},
             {"melee", {"melee.dice", "melee.outcome", "melee.people"}},
             {"react", {"react.charged", "react.fired", "react.sight", "react.star"}},
             {"inside", {inside, "inside.search"}},
             {"win", {"forces." + scenario->id, "win." + scenario->id, "win.glory"}}});
    };
    const auto scores = [codec](const ScenarioKind *scenario) {
        return kit::scoreSheet(codec.phrases(), scenario->name,
                               {"searched", "zombies", "hostile", "glory", "alive"},
                               {"games", "won", "glory"});
    };
    return kit::sheetPages(scenarioOf, reference, scores, std::move(counters));
}

/** A position of the quiz: survivors by id, zombies by speed. Nobody has acted, and all may. */
kit::Staged<Atz> standing(const AtzCodec &codec, const kit::QuizKind &kind)
{
    static constexpr std::array<std::string_view, 3> kSpeeds{"slow", "normal", "fast"};
    const Box &box = codec.box();
    auto game = std::make_shared<Atz>(std::vector{codec.word("seat.1")}, box,
                                      Field(box, kind.boards), Terms{}, State{}.survivors);
    State state = game->fresh();
    for (const auto &[who, at] : kind.stood) {
        const auto cell = medium(game->field().cellNamed(at));
        const int survivor = box.survivorNamed(who);
        const auto speed = std::ranges::find(kSpeeds, who) - kSpeeds.begin();
        if (cell == kit::kNoCell || (survivor == 0 && speed == std::ssize(kSpeeds)))
            return {};
        if (survivor > 0)
            state.survivors.push_back(
                {.kind = small(survivor), .where = Where::Here, .cell = cell});
        else
            state.zombies.push_back({++state.lastZombie, small(static_cast<int>(speed) + 1), cell});
    }
    state.dice.fill(1);
    for (const int side : {0, kZombieSide})
        state.order.push_back(small(side));
    state.round = 1;
    state.frames.push_back(TurnFrame{2});
    state.frames.push_back(SideFrame{.side = 0});
    game->beginAt(state);
    return {std::move(game), kFirstZombie + 1};
}

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
    const auto read = codecOf(catalogues);
    if (!read)
        return fail(read.error());
    const AtzCodec &codec = *read;
    RuleSystem system{std::move(name)};
    system.matches = std::make_shared<ErasedRules<AtzCodec>>(codec);
    system.bands = std::make_shared<const kit::TeamRules>(
        system.key, teamBoxOf(codec.box(), codec.phrases()),
        std::make_shared<const PhraseBook>(codec.phrases()),
        std::vector<CatalogueSection>{survivorsOf(codec), itemSection(codec)});
    system.catalogue = system.bands;
    system.odds = odds::face();
    auto counters = kit::readCounters(catalogues, "atz/counters.json", system.bands->catalogue(),
                                      codec.phrases());
    if (!counters)
        return fail(counters.error());
    system.sheets = sheetsOf(codec, std::move(*counters));
    return system;
}

Result<std::shared_ptr<const SystemQuiz>> quiz(const CatalogueSource &catalogues)
{
    return codecOf(catalogues).and_then([&](const AtzCodec &codec) {
        return kit::StagedQuiz<AtzCodec>::read(catalogues, "atz/quiz.json", codec, standing);
    });
}

Result<std::unique_ptr<const SystemBench>> bench(const CatalogueSource &)
{
    kit::GamesBench::Of of{.system = "atz", .setup = "a-few-bullets", .few = 1, .many = 6};
    of.crowded = R"({"scenario":"skirmish"})";
    of.hasNormal = false;
    return std::make_unique<const kit::GamesBench>(of);
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
                  "print reference sample:firefight", "print counters sample:firefight",
                  "simulate sample:a-few-bullets --games 10 --seed 7 --ai easy"}};
    return kExamples;
}

} // namespace escarmouche::rules::atz
