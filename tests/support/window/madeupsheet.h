// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reference.h"
#include "rules/core/band/band.h"

#include <string>

namespace escarmouche::tests {

/** A name of exactly `length` characters, each word of which no other call gives. */
inline std::string longName(const std::string &stem, int number, std::size_t length)
{
    std::string name;
    for (char letter = 'a';; ++letter) {
        const std::string word = stem + std::to_string(1000 + number) + letter;
        if (name.size() + 1 + word.size() > length)
            break;
        name += (name.empty() ? "" : " ") + word;
    }
    return name + std::string(length - name.size(), 'x');
}

inline rules::Text both(const std::string &text)
{
    return {text, text};
}

inline rules::Cell number(int value, int change = 0)
{
    rules::Cell cell;
    cell.number =
        rules::Number({static_cast<std::int16_t>(value), rules::PartSource::Base, {}, {}});
    if (change != 0)
        cell.number.add({static_cast<std::int16_t>(change), rules::PartSource::Item, {}, {}});
    return cell;
}

inline rules::Column column(const std::string &title, rules::Measure measure)
{
    return {title, both(title), {}, measure, {}};
}

inline rules::SheetFigure madeUpFigure(int n)
{
    rules::SheetFigure figure;
    figure.kind = {"Sous-fifre", "Sous-fifre"};
    figure.names = {longName("Name", n, 40)};
    for (int i = 0; i < 8; ++i)
        figure.cells.push_back(number(3 + i % 4, i == 5 ? 2 : 0));
    figure.woundBoxes = 1 + n % 3;
    figure.experience = rules::SheetExperience{50, n % 20, 5};
    for (std::size_t kind = 0; kind < 2; ++kind) {
        rules::Table table;
        table.columns = {column("Range", rules::Measure::Distance),
                         column("Dice", rules::Measure::Plain),
                         column("Force", rules::Measure::Plain)};
        for (int i = 0; i < 2; ++i)
            table.rows.push_back(
                {both(longName("Weapon", n * 4 + static_cast<int>(kind) * 2 + i, 28)),
                 {number(24), number(2), number(5, 1)}});
        figure.weaponTables.push_back(kind);
        figure.weapons.push_back(std::move(table));
    }
    for (int i = 0; i < 6; ++i)
        figure.gear.push_back(
            {"gear", both(longName("Item", n * 6 + i, 24)), {}, 1, 10, false, {}});
    figure.traits.push_back({"trait",
                             {"Fearless", "Sans peur"},
                             {"never tests its nerve", "ne teste jamais son moral"},
                             1,
                             0,
                             true,
                             {}});
    figure.advances.push_back({"advance",
                               {"Marksman", "Tireur"},
                               {"one better when it shoots", "un de mieux au tir"},
                               1,
                               0,
                               true,
                               {}});
    figure.injuries.push_back(
        {"injury", {"Limp", "Boiteux"}, {"one pas less", "un pas de moins"}, 1, 0, true, {}});
    figure.price = number(20, 30).number;
    return figure;
}

/** A sheet of `figures` lines, each with four weapons and six items, names of 40 characters. */
inline rules::Sheet madeUpSheet(int figures)
{
    rules::Sheet sheet;
    sheet.name = "The Crimson Lances";
    sheet.subtitle = {"Orcs, a campaign band", "Orcs, bande en campagne"};
    for (const char *title : {"Mvt", "Cd", "CT", "CC", "F", "R", "PV", "PA"})
        sheet.columns.push_back(column(title, std::string(title) == "Mvt" ? rules::Measure::Distance
                                                                          : rules::Measure::Plain));
    sheet.weaponKinds = {{"Ranged", "Tir"}, {"Melee", "Corps à corps"}};
    sheet.groups = {{"leaders", {"Leaders", "Meneurs"}, {}}, {"troops", {"Troops", "Troupe"}, {}}};
    sheet.figures.resize(2);
    for (int n = 0; n < figures; ++n)
        sheet.figures[n < 3 ? 0 : 1].push_back(madeUpFigure(n));
    sheet.totals = {{{"total", {"Total", "Total"}, 612, 500, {}},
                     {"treasury", {"Treasury", "Trésor"}, 14, {}, {}}},
                    figures};
    sheet.findings.push_back(
        {{"MADE-UP-01"}, rules::Severity::Illegal, {"over", {}}, {}, 612, 500, {}});
    for (int i = 1; i <= 30; ++i)
        sheet.rules.push_back("MADE-UP-" + std::to_string(i));
    return sheet;
}

inline rules::PhraseBook madeUpPhrases()
{
    return {{"over", {"The band is over its limit.", "La bande dépasse sa limite."}}};
}

inline model::Reference madeUpReference()
{
    model::Reference reference;
    for (int i = 1; i <= 30; ++i) {
        const std::string id = "MADE-UP-" + std::to_string(i);
        reference.byId[id] = reference.entries.size();
        reference.entries.push_back(
            {id,
             "CHAPTER",
             {"A rule of the table", "Une règle de la table"},
             {"What a figure may do when it has nothing better to do, told in our own words.",
              "Ce qu'une figurine peut faire quand elle n'a rien de mieux à faire, à notre façon."},
             {},
             {},
             model::RuleLevel::Enforced,
             {}});
    }
    return reference;
}

} // namespace escarmouche::tests
