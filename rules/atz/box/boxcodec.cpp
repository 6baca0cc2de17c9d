// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/box/box.h"
#include "rules/kit/codec/kinds.h"
#include "rules/kit/codec/lettered.h"
#include "rules/kit/codec/sides.h"

#include <algorithm>

namespace escarmouche::rules::atz {

using json::Cursor, json::Each, json::IdText, json::Line, json::Whole;
using kit::kName, kit::kRuleList, kit::kSentence;

ESCARMOUCHE_WORDS(Sex, "female", "male")
ESCARMOUCHE_WORDS(Ability, "none", "cure", "two-actions", "marksman", "peek", "reroll",
                  "force-reroll", "cheat-death", "heal", "follow-on")
ESCARMOUCHE_WORDS(ItemType, "gun", "grenade", "med-kit", "ammo", "drugs", "vest", "improvement")
ESCARMOUCHE_WORDS(Goal, "survive", "bullets-and-out", "last-side", "glory")

inline constexpr Whole kDigit{1, 9};
inline constexpr Whole kFew{0, 20};
inline constexpr std::size_t kMostOnes = 20; // survivors of a side, items of one of them

ESCARMOUCHE_MEMBERS(Face, always("rep", &T::rep, Whole{1, 5}), always("mp", &T::mp, kDigit),
                    always("melee", &T::melee, kDigit))
ESCARMOUCHE_MEMBERS(SurvivorKind, always("id", &T::id, IdText{}), named("name", &T::name, kName),
                    named("effect", &T::effect, kSentence), always("sex", &T::sex),
                    named("star", &T::isStar), named("generic", &T::isGeneric),
                    named("ability", &T::ability), always("cost", &T::cost, kDigit),
                    always("healthy", &T::healthy), always("wounded", &T::wounded),
                    named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(ItemKind, always("id", &T::id, IdText{}), named("name", &T::name, kName),
                    named("effect", &T::effect, kSentence), always("type", &T::type),
                    named("range", &T::range, Whole{1, 20}),
                    named("least_dice", &T::leastDice, kDigit),
                    named("most_dice", &T::mostDice, kDigit),
                    named("kept_dice", &T::keptDice, kDigit), named("one_hex", &T::oneHex),
                    named("silent", &T::isSilent), named("improvable", &T::isImprovable),
                    named("imposing", &T::isImposing), always("price", &T::price, kDigit),
                    always("counters", &T::counters, kFew), always("loot", &T::loot, kFew),
                    named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(BuildingName, always("letter", &T::letter, Line{1, 1}),
                    always("name", &T::name, kName))
ESCARMOUCHE_MEMBERS(BoardKind, always("id", &T::id, IdText{}), named("name", &T::name, kName),
                    always("rows", &T::rows,
                           Each{kBoardRows, Line{kBoardColumns, kBoardColumns}, kBoardRows}),
                    always("buildings", &T::buildings, Each{26}),
                    named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(Given, always("to", &T::to, IdText{}),
                    always("items", &T::items, Each{kMostOnes, IdText{}, 1}))
ESCARMOUCHE_MEMBERS(SideKind, always("survivors", &T::survivors, Each{kMostOnes, IdText{}, 1}),
                    named("points", &T::points, Whole{1, 99}),
                    named("given", &T::given, Each{kMostOnes}),
                    named("usual", &T::usual, Each{kMostOnes}), named("entry", &T::entry))
ESCARMOUCHE_MEMBERS(ScenarioKind, always("id", &T::id, IdText{}), named("name", &T::name, kName),
                    named("effect", &T::effect, kSentence),
                    always("boards", &T::boards, Each{4, kDigit, 1}),
                    named("north_south", &T::northSouth), named("one_by_one", &T::oneByOne),
                    always("sides", &T::sides, Each{6}), named("start_dice", &T::startDice, kFew),
                    named("start_distance", &T::startDistance, kFew),
                    named("turns", &T::turns, Whole{1, 99}), named("no_cards", &T::noCards),
                    named("goal", &T::goal), named("skirmish", &T::isSkirmish),
                    named("picked", &T::isPicked), named("source", &T::source, kRuleList))
ESCARMOUCHE_MEMBERS(Speed, always("mp", &T::mp, kDigit),
                    always("per_direction", &T::perDirection, kFew))
ESCARMOUCHE_MEMBERS(ZombieFigures, always("rep", &T::rep, kDigit),
                    always("speeds", &T::speeds, Each{3, AsUsual{}, 3}),
                    always("cards", &T::cards, Each{7, kFew, 7}),
                    always("no_find", &T::noFind, kFew))
ESCARMOUCHE_MEMBERS(MoveFigures, always("clear", &T::clear, kDigit),
                    always("rough", &T::rough, kDigit), always("building", &T::building, kDigit),
                    always("run_dice", &T::runDice, kDigit),
                    always("flee_bonus", &T::fleeBonus, kDigit))
ESCARMOUCHE_MEMBERS(ShotFigures, always("spawn_from", &T::spawnFrom, Whole{1, 6}),
                    always("distance", &T::distance, kDigit),
                    always("start_dice", &T::startDice, kFew),
                    always("empty_ones", &T::emptyOnes, kDigit),
                    always("in_sight", &T::inSight, kDigit), always("far", &T::far, kDigit),
                    named("dusk", &T::dusk, kFew), named("night", &T::night, kFew))
ESCARMOUCHE_MEMBERS(MeleeFigures, always("crowd", &T::crowd, kDigit),
                    always("times", &T::times, kDigit))
ESCARMOUCHE_MEMBERS(WoundFigures, always("named_flip", &T::namedFlip, kDigit),
                    always("named_death", &T::namedDeath, kDigit),
                    always("generic_flip", &T::genericFlip, kDigit),
                    always("generic_death", &T::genericDeath, kDigit))
ESCARMOUCHE_MEMBERS(StatusCard, always("weapons", &T::weapons, Whole{1, 2}),
                    always("boxes", &T::boxes, Whole{0, 3}))
ESCARMOUCHE_MEMBERS(Glory, always("search", &T::search, kDigit),
                    always("zombies", &T::zombies, kDigit), always("hostile", &T::hostile, kDigit),
                    always("scenario", &T::scenario, kDigit), always("wound", &T::wound, kDigit))
ESCARMOUCHE_MEMBERS(Budget, always("most_players", &T::mostPlayers, kDigit),
                    always("survivors", &T::survivors, kDigit),
                    always("points", &T::points, Whole{1, 99}))
ESCARMOUCHE_MEMBERS(SkirmishFigures, always("turns", &T::turns, Whole{1, 99}),
                    always("by_players", &T::byPlayers, Each{6, AsUsual{}, 1}))
ESCARMOUCHE_MEMBERS(Limits, always("zombies", &T::zombies), always("moves", &T::moves),
                    always("shots", &T::shots), always("melee", &T::melee),
                    always("wounds", &T::wounds), always("slots", &T::card),
                    always("glory", &T::glory), always("skirmish", &T::skirmish),
                    always("entry_rows", &T::entryRows, Line{kBoardRows, kBoardRows}))

namespace {

/** A gun without dice, or dice of something else. */
void checkItem(const Cursor &at, const ItemKind &item)
{
    const bool isGun = item.type == ItemType::Gun;
    if (item.isWeapon() != (item.range > 0))
        at.complain(item.isWeapon() ? ErrorCode::MissingKey : ErrorCode::UnwantedKey, "range");
    if (isGun != (item.leastDice > 0 && item.mostDice >= item.leastDice))
        at.complain(isGun ? ErrorCode::MissingKey : ErrorCode::UnwantedKey, "most_dice");
}

void checkNames(const Cursor &at, const Box &box, const SideKind &side)
{
    const auto complain = [&](const char *key, const Error &error) {
        at[key].complain(error.code, error.subject, error.hint);
    };
    for (const std::string &id : side.survivors) {
        if (box.survivorNamed(id) == 0)
            complain("survivors", kit::unknownKind(box.survivors, id));
    }
    const auto checkItems = [&](const char *key, const std::vector<Given> &all) {
        for (const Given &given : all) {
            if (std::ranges::count(side.survivors, given.to) == 0)
                at[key].complain(ErrorCode::UnknownEntry, given.to);
            for (const std::string &id : given.items) {
                if (box.itemNamed(id) == 0)
                    complain(key, kit::unknownKind(box.items, id));
            }
        }
    };
    checkItems("given", side.given);
    checkItems("usual", side.usual);
}

void checkScenario(const Cursor &at, const Box &box, const ScenarioKind &scenario)
{
    const int boards = static_cast<int>(box.boards.size());
    for (const int board : scenario.boards) {
        if (board > boards)
            at["boards"].complain(ErrorCode::UnknownEntry, std::to_string(board));
    }
    std::size_t next = 0;
    for (const Cursor &each : at["sides"].array(6))
        checkNames(each, box, scenario.sides[next++]);
}

/** Rows of which one is named twice, or never. */
void checkLimits(const Cursor &at, const Limits &limits)
{
    for (char row = 'A'; row < 'A' + kBoardRows; ++row) {
        if (std::ranges::count(limits.entryRows, row) != 1)
            return at["entry_rows"].complain(ErrorCode::WrongChoice, limits.entryRows, "A-M");
    }
}

} // namespace

int Box::survivorNamed(std::string_view id) const
{
    return kit::numberOf(survivors, id);
}

int Box::itemNamed(std::string_view id) const
{
    return kit::numberOf(items, id);
}

const ScenarioKind *Box::scenarioNamed(std::string_view id) const
{
    const int number = kit::numberOf(scenarios, id);
    return number == 0 ? nullptr : &at(scenarios, number);
}

Result<Box> readBox(const CatalogueSource &source)
{
    Box box;
    const auto checkOf = [&](const Cursor &at, const ScenarioKind &scenario) {
        checkScenario(at, box, scenario);
    };
    return kit::readKinds(source, "atz/survivors.json", box.survivors)
        .and_then([&] { return kit::readKinds(source, "atz/items.json", box.items, checkItem); })
        .and_then([&] {
            return kit::readKinds(source, "atz/boards.json", box.boards, kit::Lettered{".=g%,"});
        })
        .and_then(
            [&] { return kit::readKinds(source, "atz/scenarios.json", box.scenarios, checkOf); })
        .and_then(
            [&] { return kit::readWhole(source, "atz/limits.json", box.limits, checkLimits); })
        .map([&] { return std::move(box); });
}

std::string figuresOf(const Box &box, const ScenarioKind &scenario)
{
    const auto isPlayedOn = [&](const BoardKind &board) {
        const auto number = static_cast<int>(&board - box.boards.data()) + 1;
        return std::ranges::count(scenario.boards, number);
    };
    return nlohmann::json{{"survivors", kit::figuresOf(box.survivors, &SurvivorKind::cost)},
                          {"items", kit::figuresOf(box.items, &ItemKind::price)},
                          {"boards", kit::figuresOf(box.boards, isPlayedOn)},
                          {"scenario", kit::figuresOf(scenario)},
                          {"limits", json::written(kit::BoxFormat{}, box.limits)}}
        .dump();
}

Result<Box> readFigures(std::string_view text, const Box &known)
{
    static constexpr std::array<std::string_view, 5> kKeys{"survivors", "items", "boards",
                                                           "scenario", "limits"};
    return json::decode(text, [&](const Cursor &at) {
        Box box;
        if (!at.object(kKeys))
            return box;
        kit::readFigures(at["survivors"], box.survivors);
        kit::readFigures(at["items"], box.items);
        kit::readFigures(at["boards"], box.boards);
        json::read(kit::BoxFormat{}, at["scenario"], box.scenarios.emplace_back());
        json::read(kit::BoxFormat{}, at["limits"], box.limits);
        kit::nameKinds(box.survivors, known.survivors);
        kit::nameKinds(box.items, known.items);
        kit::nameKinds(box.boards, known.boards);
        kit::nameKinds(box.scenarios, known.scenarios);
        return box;
    });
}

Result<PhraseBook> readWords(const CatalogueSource &source)
{
    return kit::readSentences(source, {"atz/play.json", "atz/team.json"});
}

} // namespace escarmouche::rules::atz
