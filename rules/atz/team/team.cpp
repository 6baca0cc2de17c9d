// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"

#include "rules/kit/kinds/kindpages.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules::atz {

Muster musterOf(const Box &box, const SideKind &side)
{
    Muster muster{.points = side.points};
    for (const std::string &id : side.survivors) {
        Member &member = muster.given.emplace_back(Member{box.survivorNamed(id)});
        for (const auto &[all, isGiven] : {std::pair{&side.given, true}, {&side.usual, false}}) {
            const auto mine = std::ranges::find(*all, id, &Given::to);
            for (const std::string &item :
                 mine == all->end() ? std::vector<std::string>{} : mine->items)
                member.items.push_back({.item = box.itemNamed(item), .isGiven = isGiven});
        }
    }
    return muster;
}

Muster skirmishMuster(const Box &box, int players)
{
    const auto &budgets = box.limits.skirmish.byPlayers; // ATZ-SKIRM-02
    const auto budget = std::ranges::find_if(
        budgets, [&](const Budget &each) { return players <= each.mostPlayers; });
    const Budget &mine = budget == budgets.end() ? budgets.back() : *budget;
    return {.most = mine.survivors, .points = mine.points, .buysSurvivors = true};
}

Muster skirmishMuster(const Box &box, const SideKind &side, int players)
{
    Muster muster = skirmishMuster(box, players);
    muster.given = musterOf(box, side).given;
    if (static_cast<int>(muster.given.size()) > muster.most)
        muster.given.resize(static_cast<std::size_t>(muster.most));
    return muster;
}

namespace {

kit::TeamPerson personOf(const SurvivorKind &kind, const Limits &limits)
{
    const WoundFigures &wounds = limits.wounds;
    kit::TeamPerson person{.id = kind.id,
                           .name = kind.name,
                           .effect = kind.effect,
                           .cost = kind.cost,
                           .weapons = limits.card.weapons,
                           .boxes = limits.card.boxes,
                           .flip = wounds.namedFlip,
                           .death = wounds.namedDeath,
                           .room = {"ATZ-COMP-04"},
                           .rules = kind.source};
    for (const auto number : {&Face::rep, &Face::mp, &Face::melee}) {
        const std::string both = std::to_string(kind.healthy.*number) + '/' +
                                 std::to_string(kind.wounded.*number); // sides of the counter
        person.cells.push_back(kit::cellOf(Text{both, both}));
    }
    if (!kind.isGeneric)
        return person;
    person.weapons = 1; // ATZ-FIND-03
    person.boxes = 0;
    person.flip = wounds.genericFlip;
    person.death = wounds.genericDeath;
    person.room = {"ATZ-FIND-03"};
    return person;
}

kit::ThingSort sortOf(ItemType type)
{
    return type == ItemType::Gun           ? kit::ThingSort::Weapon
           : type == ItemType::Grenade     ? kit::ThingSort::Either
           : type == ItemType::Improvement ? kit::ThingSort::Attachment
                                           : kit::ThingSort::Thing;
}

} // namespace

kit::TeamBox teamBoxOf(const Box &box)
{
    kit::TeamBox teams{
        .rules = {{"ATZ-COMP-01"}, {"ATZ-SCEN-01"}, {"ATZ-SKIRM-02"}, {"ATZ-SCEN-02"}}};
    for (const SurvivorKind &kind : box.survivors)
        teams.people.push_back(personOf(kind, box.limits));
    for (const ItemKind &kind : box.items) {
        const auto shown = [](int number) { return number > 0 ? kit::cellOf(number) : Cell{}; };
        teams.things.push_back({.id = kind.id,
                                .name = kind.name,
                                .effect = kind.effect,
                                .sort = sortOf(kind.type),
                                .takesAttachment = kind.isImprovable,
                                .price = kind.price,
                                .cells = {shown(kind.range), shown(kind.mostDice)},
                                .rules = kind.source});
    }
    return teams;
}

kit::TeamBox teamBoxOf(const Box &box, const PhraseBook &book)
{
    kit::TeamBox teams = teamBoxOf(box);
    teams.columns = kit::sectionOf(book, "", "survivors", {"rep", "mp", "melee"}).columns;
    teams.thingColumns = kit::sectionOf(book, "", "items", {"range", "dice"}).columns;
    for (const Budget &budget : box.limits.skirmish.byPlayers) {
        const std::string id = "skirmish-" + std::to_string(budget.survivors);
        teams.tasks.push_back(
            {id, kit::wordIn(book, "team." + id), skirmishMuster(box, budget.mostPlayers)});
    }
    for (const ScenarioKind &scenario : box.scenarios) {
        for (std::size_t side = 0; side < scenario.sides.size() && !scenario.isSkirmish; ++side) {
            const std::string number = std::to_string(side + 1);
            Text name = scenario.name; // and whose group it is
            kit::join(name, kit::wordIn(book, "seat." + scenario.id + '.' + number));
            teams.tasks.push_back({side > 0 ? scenario.id + '-' + number : scenario.id,
                                   std::move(name), musterOf(box, scenario.sides[side])});
        }
    }
    return teams;
}

} // namespace escarmouche::rules::atz
