// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/open/workspace.h"
#include "app/cli/reference/referencecommands.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/cli/talk/names.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/words/nearest.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

struct LoadedCatalogue {
    std::unique_ptr<rules::RuleSystems> systems;
    std::vector<rules::CatalogueSection> sections;
};

Outcome<LoadedCatalogue> loadCatalogue(const Call &call)
{
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto system = systemWith(hasBands, call, **systems);
    if (!system)
        return tl::unexpected(system.error());
    auto sections = (*system)->bands->catalogue();
    return LoadedCatalogue{std::move(*systems), std::move(sections)};
}

tl::unexpected<Complaint> unknown(const std::string &word, const LoadedCatalogue &catalogue)
{
    std::vector<rules::Known> known;
    for (const rules::CatalogueSection &section : catalogue.sections) {
        for (const rules::CatalogueItem &item : section.items)
            known.push_back({item.entry, &item.name});
    }
    return complain({.code = rules::ErrorCode::EntryNotFound,
                     .subject = word,
                     .pointer = {},
                     .hint = rules::nearest(word, known),
                     .number = 0,
                     .more = {}},
                    *catalogue.systems);
}

tl::unexpected<Complaint> unknownSection(const std::string &word,
                                         const std::vector<std::string_view> &known)
{
    QStringList keys;
    for (std::string_view key : known)
        keys << toQString(key);
    return complain(kNotFound,
                    told(QT_TRANSLATE_NOOP("CommandLine", "The catalogue has no section “%1”. The "
                                                          "sections are: %2."))
                        .arg(toQString(word), keys.join(QStringLiteral(", "))));
}

QString priceText(const rules::CatalogueItem &item)
{
    return item.price ? QString::number(*item.price) : QString();
}

std::vector<QStringList> tableLines(const rules::Table &table, const Units &units)
{
    QStringList head{QString()};
    for (const rules::Column &column : table.columns)
        head << inUiLanguage(column.title);
    std::vector<QStringList> lines{head};
    for (const rules::TableRow &row : table.rows) {
        QStringList line{inUiLanguage(row.title)};
        for (std::size_t i = 0; i < std::min(table.columns.size(), row.cells.size()); ++i)
            line << cellText(row.cells[i], table.columns[i].measure, units, uiLanguage());
        lines.push_back(line);
    }
    return lines;
}

/** Without the columns in which no row has anything. */
std::vector<QStringList> filledColumns(std::vector<QStringList> lines)
{
    const QString nothing = cellText({}, rules::Measure::Plain, {}, uiLanguage());
    for (qsizetype i = lines.front().size() - 1; i > 0; --i) {
        if (std::any_of(lines.begin() + 1, lines.end(),
                        [&](const QStringList &line) { return line[i] != nothing; }))
            continue;
        for (QStringList &line : lines)
            line.removeAt(i);
    }
    return lines;
}

void printItem(const rules::CatalogueSection &section, const rules::CatalogueItem &item,
               const Units &units)
{
    print(QStringLiteral("%1 (%2, %3)")
              .arg(inUiLanguage(item.name), toQString(item.entry), inUiLanguage(section.title)));
    if (item.price)
        print(QCoreApplication::translate("CommandLine", "%n point(s)", nullptr, *item.price));
    if (!item.effect.empty())
        print(inUiLanguage(item.effect));
    if (!item.cells.empty())
        print(columns(tableLines({section.columns, {{item.name, item.cells}}}, units)));
    if (!item.table.rows.empty())
        print(columns(filledColumns(tableLines(item.table, units))));
    QStringList rules;
    for (const std::string &rule : item.rules)
        rules << toQString(rule);
    if (!rules.isEmpty())
        print(rules.join(QStringLiteral(", ")));
}

} // namespace

Outcome<int> listCatalogue(const Call &call)
{
    const auto catalogue = loadCatalogue(call);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const std::string wanted = call.words.empty() ? std::string() : call.words.front();
    std::vector<std::string_view> known;
    bool found = false;
    Json list = Json::array();
    std::vector<QStringList> table;
    for (const rules::CatalogueSection &section : catalogue->sections) {
        known.push_back(section.key);
        if (!wanted.empty() && !isCalled(wanted, section.key, section.title))
            continue;
        found = true;
        for (const rules::CatalogueItem &item : section.items) {
            if (call.json)
                list.push_back(jsonOf(section, item, uiLanguage()));
            else
                table.push_back({toQString(section.key), toQString(item.entry),
                                 inUiLanguage(item.name), priceText(item)});
        }
    }
    if (!found)
        return unknownSection(wanted, known);
    if (call.json)
        print(Json{{"entries", std::move(list)}});
    else
        print(columns(table));
    return kFine;
}

Outcome<int> showEntry(const Call &call)
{
    const auto catalogue = loadCatalogue(call);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    for (const rules::CatalogueSection &section : catalogue->sections) {
        for (const rules::CatalogueItem &item : section.items) {
            if (!isCalled(call.words.front(), item.entry, item.name))
                continue;
            if (call.json)
                print(jsonOf(section, item, uiLanguage()));
            else
                printItem(section, item, unitsOf(call));
            return kFine;
        }
    }
    return unknown(call.words.front(), *catalogue);
}

} // namespace escarmouche::app::cli
