// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/views/weapontables.h"

namespace escarmouche::rules::musg {

namespace {

Column column(const Catalogue &catalogue, std::string_view key, std::string_view rule,
              Measure measure = Measure::Plain)
{
    const auto word = "column." + std::string(key);
    return {
        std::string(key), catalogue.word(word), catalogue.word(word + "-hint"), measure, {rule}};
}

/** One of the numbers that a short line about a weapon gives. */
Column briefColumn(const Catalogue &catalogue, std::string_view key, std::string_view rule,
                   Measure measure = Measure::Plain)
{
    auto brief = column(catalogue, key, rule, measure);
    brief.brief = catalogue.word("column." + brief.key + "-brief");
    return brief;
}

Cell plain(int amount, RuleId rule, EntryId entry = {})
{
    return {Number({amount, PartSource::Item, entry, rule}), {}};
}

Text titleOf(const Text &name, int count)
{
    if (count == 1)
        return name;
    const auto times = std::to_string(count) + " × ";
    return {times + name.en, times + name.fr};
}

/** Short, medium, long; a flame template has a length instead and fills the first. */
void addRanges(const Catalogue &catalogue, const RangedWeapon &weapon, RuleId rule,
               std::vector<Cell> &cells)
{
    for (std::size_t band = 0; band < 3; ++band) {
        if (weapon.ranges)
            cells.push_back(plain((*weapon.ranges)[band], rule));
        else
            cells.push_back({{}, band == 0 ? catalogue.word("range.flame") : Text{}});
    }
}

std::vector<Cell> cellsOf(const Catalogue &catalogue, const RangedWeapon &weapon, Cell force,
                          const Text &effect, RuleId rule)
{
    std::vector<Cell> cells;
    addRanges(catalogue, weapon, rule, cells);
    cells.push_back(weapon.shape == Template::Flame ? Cell{} : plain(weapon.targets, rule));
    cells.push_back(std::move(force));
    cells.push_back(plain(weapon.paToFire, rule));
    cells.push_back({{}, effect});
    return cells;
}

std::vector<Cell> cellsOf(const MeleeWeapon &weapon, Cell dice, Cell force, const Text &effect,
                          RuleId rule)
{
    return {plain(weapon.hands, rule), std::move(dice), std::move(force), {{}, effect}};
}

/** "F", "F +2": the bearer's own force and what the weapon adds; else the weapon's own. */
Cell printedForce(const Catalogue &catalogue, const Force &force, bool added, RuleId rule)
{
    if (!force.bearers && !added)
        return plain(force.amount, rule);
    auto text = catalogue.word("force.own");
    if (force.amount != 0) {
        const auto sign = (force.amount > 0 ? " +" : " −");
        const auto amount = sign + std::to_string(std::abs(force.amount));
        text.en += amount;
        text.fr += amount;
    }
    return {{}, text};
}

/** Figurants strike with one die each, whatever they hold; a printed list says otherwise. */
Cell diceOf(const Catalogue &catalogue, const Member &member, const MeleeWeapon &weapon,
            RuleId rule)
{
    const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
    // MUSG-FIGURANT-06
    if (member.rank == Rank::Figurant && (!figure || figure->list.empty()))
        return plain(1, {"MUSG-FIGURANT-06"});
    return plain(weapon.dice, rule);
}

/** Every weapon of a kind that a figure has, own ones before those of its package. */
template<class Weapon, class Visit>
void eachWeapon(const Catalogue &catalogue, const Member &member, Visit &&visit)
{
    for (const auto &possession : member.gear) {
        const auto &entry = catalogue[possession.entry];
        if (const auto *weapon = std::get_if<Weapon>(&entry.what))
            visit(*weapon, titleOf(entry.name, possession.count), entry.effect, entry.rule(),
                  possession.entry);
    }
    if (const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what)) {
        for (const auto &piece : figure->gear) {
            if (const auto *weapon = std::get_if<Weapon>(&piece.what))
                visit(*weapon, piece.name, Text{}, piece.rule, EntryId{});
        }
    }
}

} // namespace

std::vector<Column> rangedColumns(const Catalogue &catalogue)
{
    return {column(catalogue, "short", "MUSG-RANGED-02", Measure::Distance),
            column(catalogue, "medium", "MUSG-RANGED-02", Measure::Distance),
            briefColumn(catalogue, "long", "MUSG-RANGED-02", Measure::Distance),
            briefColumn(catalogue, "dice", "MUSG-RANGED-07"),
            briefColumn(catalogue, "force", "MUSG-RANGED-10"),
            briefColumn(catalogue, "fire-pa", "MUSG-RANGED-11"),
            column(catalogue, "note", "")};
}

std::vector<Column> meleeColumns(const Catalogue &catalogue)
{
    return {briefColumn(catalogue, "hands", "MUSG-MELEE-04"),
            briefColumn(catalogue, "dice", "MUSG-MELEE-02"),
            briefColumn(catalogue, "force", "MUSG-MELEE-03"), column(catalogue, "note", "")};
}

std::vector<Cell> printedCells(const Catalogue &catalogue, const Entry &entry,
                               const RangedWeapon &weapon)
{
    return cellsOf(catalogue, weapon, printedForce(catalogue, weapon.force, false, entry.rule()),
                   entry.effect, entry.rule());
}

std::vector<Cell> printedCells(const Catalogue &catalogue, const Entry &entry,
                               const MeleeWeapon &weapon)
{
    return cellsOf(weapon, plain(weapon.dice, entry.rule()),
                   printedForce(catalogue, weapon.force, true, entry.rule()), entry.effect,
                   entry.rule());
}

Table rangedTable(const Catalogue &catalogue, const ResolvedProfile &profile, const Member &member)
{
    Table table{rangedColumns(catalogue), {}};
    eachWeapon<RangedWeapon>(
        catalogue, member,
        [&](const RangedWeapon &weapon, Text title, const Text &effect, RuleId rule, EntryId id) {
            table.rows.push_back(
                {std::move(title),
                 cellsOf(catalogue, weapon, {shotForce(profile, weapon, id), {}}, effect, rule)});
        });
    return table;
}

Table meleeTable(const Catalogue &catalogue, const ResolvedProfile &profile, const Member &member)
{
    Table table{meleeColumns(catalogue), {}};
    const auto add = [&](const MeleeWeapon &weapon, Text title, const Text &effect, RuleId rule,
                         EntryId id) {
        table.rows.push_back(
            {std::move(title), cellsOf(weapon, diceOf(catalogue, member, weapon, rule),
                                       {blowForce(profile, weapon, id), {}}, effect, rule)});
    };
    eachWeapon<MeleeWeapon>(catalogue, member, add);
    if (table.rows.empty() && profile[Stat::F].present()) {
        // MUSG-MELEE-06
        const int dice = 1;
        const MeleeWeapon hands{.hands = 0, .dice = dice, .force = {true, 0}, .firstFree = false};
        add(hands, catalogue.word("weapon.bare-hands"), {}, {"MUSG-MELEE-06"}, {});
    }
    return table;
}

} // namespace escarmouche::rules::musg
