// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/views/choices.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/band/propertykeys.h"
#include "rules/musg/figure/figureview.h"

namespace escarmouche::rules::musg {

namespace {

Property propertyNamed(const Catalogue &catalogue, std::string_view key, PropertyKind kind,
                       RuleId rule)
{
    const auto word = "property." + std::string(key);
    Property property;
    property.key = key;
    property.label = catalogue.word(word);
    property.help = catalogue.word(word + "-help");
    property.kind = kind;
    property.rule = rule;
    return property;
}

std::vector<Choice> wordChoices(const Catalogue &catalogue, std::string_view prefix,
                                std::span<const std::string_view> keys)
{
    std::vector<Choice> choices;
    for (const auto key : keys) {
        const auto word = std::string(prefix) + '.' + std::string(key);
        choices.push_back(
            {std::string(key), catalogue.word(word), catalogue.word(word + "-about"), {}});
    }
    return choices;
}

} // namespace

Property lineProperty(const Catalogue &catalogue, std::string_view key, std::string value,
                      std::size_t most)
{
    auto property = propertyNamed(catalogue, key, PropertyKind::Line, {});
    property.value = std::move(value);
    property.most = static_cast<int>(most);
    property.optional = true;
    return property;
}

Property notesProperty(const Catalogue &catalogue, std::string value)
{
    auto property = propertyNamed(catalogue, property::kNotes, PropertyKind::Notes, {});
    property.value = std::move(value);
    property.most = static_cast<int>(kMostNotes);
    property.optional = true;
    return property;
}

Property wholeProperty(const Catalogue &catalogue, std::string_view key, int value, int least,
                       int most, RuleId rule)
{
    auto property = propertyNamed(catalogue, key, PropertyKind::Whole, rule);
    property.value = std::int64_t{value};
    property.least = least;
    property.most = most;
    return property;
}

Property optionalProperty(const Catalogue &catalogue, std::string_view key,
                          std::optional<int> value, int most, RuleId rule)
{
    auto property = wholeProperty(catalogue, key, value.value_or(0), 0, most, rule);
    if (!value)
        property.value = std::string{};
    property.optional = true;
    return property;
}

Property flagProperty(const Catalogue &catalogue, std::string_view key, bool value, RuleId rule)
{
    auto property = propertyNamed(catalogue, key, PropertyKind::Flag, rule);
    property.value = value;
    return property;
}

Property choiceProperty(const Catalogue &catalogue, std::string_view key, std::string value,
                        std::vector<Choice> choices, RuleId rule)
{
    auto property = propertyNamed(catalogue, key, PropertyKind::Choice, rule);
    property.value = std::move(value);
    property.choices = std::move(choices);
    return property;
}

std::vector<Choice> raceChoices(const Catalogue &catalogue)
{
    std::vector<Choice> choices;
    for (const auto id : catalogue.of(Kind::Race)) {
        const auto &entry = catalogue[id];
        choices.push_back(
            {entry.id, entry.name, entry.effect, raceTable(catalogue, std::get<Race>(entry.what))});
    }
    return choices;
}

std::vector<Choice> themeChoices(const Catalogue &catalogue)
{
    return wordChoices(catalogue, "theme", kThemeKeys);
}

std::vector<Choice> phaseChoices(const Catalogue &catalogue)
{
    return wordChoices(catalogue, "phase", kPhaseKeys);
}

std::vector<Choice> rowChoices(const Catalogue &catalogue)
{
    std::vector<Choice> choices;
    for (std::size_t row = 0; row < kRowKeys.size(); ++row)
        choices.push_back(
            {std::string(kRowKeys[row]), catalogue.rank(static_cast<Rank>(row)).name, {}, {}});
    return choices;
}

Table raceTable(const Catalogue &catalogue, const Race &race)
{
    Table table{profileColumns(catalogue), {}};
    table.columns.pop_back(); // PA is the rank's
    table.columns.push_back({"cost",
                             catalogue.word("column.cost"),
                             catalogue.word("column.cost-hint"),
                             Measure::Plain,
                             {"MUSG-BAND-08"}});
    for (std::size_t row = 0; row < race.rows.size(); ++row) {
        const auto &profile = race.rows[row];
        TableRow shown{catalogue.rank(static_cast<Rank>(row)).name, {}};
        for (const auto &stat : profile.stats)
            shown.cells.push_back(
                {stat ? Number({*stat, PartSource::Faction, {}, profile.rule}) : Number{}, {}});
        shown.cells.push_back({Number({profile.cost, PartSource::Faction, {}, profile.rule}), {}});
        table.rows.push_back(std::move(shown));
    }
    return table;
}

std::vector<Property> capProperties(const Catalogue &catalogue, const Caps &caps)
{
    auto total =
        wholeProperty(catalogue, property::kTotalCap, caps.total, 0, kMostPoints, {"MUSG-BAND-03"});
    for (const auto usual : {300, catalogue.limits().total, 750}) {
        const auto points = std::to_string(usual);
        total.choices.push_back({points, {points, points}, {}, {}});
    }
    return {
        total,
        wholeProperty(catalogue, property::kHeroCap, caps.heroes, 0, kMostPoints, {"MUSG-BAND-04"}),
        wholeProperty(catalogue, property::kSousFifreCap, caps.sousFifres, 0, kMostPoints,
                      {"MUSG-BAND-05"})};
}

} // namespace escarmouche::rules::musg
