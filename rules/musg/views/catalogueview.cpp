// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/figure/figureview.h"
#include "rules/musg/views/choices.h"
#include "rules/musg/views/views.h"
#include "rules/musg/views/weapontables.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

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

Column wordColumn(const Catalogue &catalogue, std::string_view key, RuleId rule)
{
    const auto word = "column." + std::string(key);
    return {std::string(key), catalogue.word(word), catalogue.word(word + "-hint"), Measure::Plain,
            rule};
}

/** Rows of both under the columns of both, the last of which is the note; blank where a row has no
    such number. */
Table together(const Table &first, const Table &second)
{
    Table whole;
    whole.columns.assign(first.columns.begin(), first.columns.end() - 1);
    for (const Column &column : second.columns) {
        if (std::ranges::count(whole.columns, column.key, &Column::key) == 0)
            whole.columns.push_back(column);
    }
    for (const Table *table : {&first, &second}) {
        for (const TableRow &row : table->rows) {
            TableRow wide{row.title, std::vector<Cell>(whole.columns.size())};
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const auto place =
                    std::ranges::find(whole.columns, table->columns[i].key, &Column::key);
                wide.cells[static_cast<std::size_t>(place - whole.columns.begin())] = row.cells[i];
            }
            whole.rows.push_back(std::move(wide));
        }
    }
    return whole;
}

/** What a figure carries and can do: its weapons with their numbers, everything else with a note.
 */
Table outfitTable(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const auto profile = resolve(catalogue, band, member);
    Table table =
        together(rangedTable(catalogue, profile, member), meleeTable(catalogue, profile, member));
    auto others = gearOf(catalogue, member);
    std::ranges::move(innateTraitsOf(catalogue, band, member), std::back_inserter(others));
    for (const Carried &other : others) {
        const auto named = [&](const TableRow &row) { return row.title.en == other.name.en; };
        auto row = std::ranges::find_if(table.rows, named);
        if (row == table.rows.end())
            row = table.rows.insert(row, {other.name, std::vector<Cell>(table.columns.size())});
        if (row->cells.back().text.empty())
            row->cells.back() = {{}, other.effect};
    }
    return table;
}

std::vector<Column> figureColumns(const Catalogue &catalogue)
{
    auto columns = profileColumns(catalogue);
    columns.push_back(wordColumn(catalogue, "per-game", {"MUSG-MERC-01"}));
    columns.push_back(wordColumn(catalogue, "listed", {"MUSG-PENTACLE-09"}));
    return columns;
}

Cell unlessZero(int amount, RuleId rule)
{
    return amount == 0 ? Cell{} : Cell{Number({amount, PartSource::Base, {}, rule}), {}};
}

void fillFigure(const Catalogue &catalogue, const Entry &entry, CatalogueItem &item)
{
    const auto &figure = std::get<Figure>(entry.what);
    Band band;
    band.race = catalogue.of(Kind::Race).front();
    Member member;
    member.rank = figure.rank;
    member.profile = *catalogue.find(entry.id);
    item.price = entry.cost;
    item.cells = profileCells(resolve(catalogue, band, member));
    item.cells.push_back(unlessZero(figure.perGame, {"MUSG-MERC-01"}));
    item.cells.push_back(unlessZero(figure.listed, entry.rule()));
    item.table = outfitTable(catalogue, band, member);
}

/** The numbers of vehicles and of what is built into them, in the order of the book. */
constexpr std::array<std::string_view, 21> kVehicleFigures{
    "structure",    "speed",         "most_speed",
    "most_booster", "front",         "rear",
    "right",        "left",          "armour",
    "most_armour",  "weapons",       "range",
    "force",        "targets",       "uses",
    "most",         "wide",          "long",
    "trigger",      "most_per_side", "speed_lost_every"};

void fillVehicle(const Catalogue &catalogue, const Entry &entry, CatalogueItem &item)
{
    const auto &figures = std::get<VehicleData>(entry.what).figures;
    TableRow row{entry.name, {}};
    for (const std::string_view key : kVehicleFigures) {
        const auto figure = std::ranges::find(figures, key, &std::pair<std::string, int>::first);
        if (figure == figures.end())
            continue;
        const auto word = "vehicle." + figure->first;
        item.table.columns.push_back({figure->first, catalogue.word(word), catalogue.word(word),
                                      Measure::Plain, entry.rule()});
        row.cells.push_back({Number({figure->second, PartSource::Base, {}, entry.rule()}), {}});
    }
    item.price = entry.cost;
    item.table.rows.push_back(std::move(row));
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
            catalogue, "figures", Kind::Figure, figureColumns(catalogue),
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
        section(
            catalogue, "vehicles", Kind::Vehicle, {},
            [&](const Entry &entry, CatalogueItem &item) { fillVehicle(catalogue, entry, item); }),
    };
}

Text sourceOf(const Catalogue &catalogue, const Part &part)
{
    if (part.entry.valid())
        return catalogue[part.entry].name;
    switch (part.source) {
    case PartSource::Base:
        return catalogue.word("source.base");
    case PartSource::Faction:
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
