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
#include <set>

namespace escarmouche::app::cli {
namespace {

/** The catalogue of one game. */
struct Book {
    std::string game; // key
    std::vector<rules::CatalogueSection> sections;
};

struct Shelf {
    std::unique_ptr<rules::RuleSystems> systems;
    std::vector<Book> books;
};

/** The catalogue of the game that the call names, else those of all games. */
Outcome<Shelf> loadCatalogues(const Call &call)
{
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto hasCatalogue = [](const rules::RuleSystem &system) {
        return system.catalogue != nullptr;
    };
    Shelf shelf;
    if (!call.system.empty()) {
        const auto named = systemWith(hasCatalogue, call, **systems);
        if (!named)
            return tl::unexpected(named.error());
        shelf.books.push_back({(*named)->key, (*named)->catalogue->catalogue()});
    } else {
        for (const rules::RuleSystem &system : **systems) {
            if (system.catalogue)
                shelf.books.push_back({system.key, system.catalogue->catalogue()});
        }
    }
    shelf.systems = std::move(*systems);
    return shelf;
}

/** Refused where several games have what is asked for. */
Outcome<void> onlyOne(const std::set<std::string> &games)
{
    if (games.size() > 1)
        return complain(kUsage, whichGame({games.begin(), games.end()}));
    return {};
}

tl::unexpected<Complaint> unknown(const std::string &word, const Shelf &shelf)
{
    std::vector<rules::Known> known;
    for (const Book &book : shelf.books) {
        for (const rules::CatalogueSection &section : book.sections) {
            for (const rules::CatalogueItem &item : section.items)
                known.push_back({item.entry, &item.name});
        }
    }
    return complain({.code = rules::ErrorCode::EntryNotFound,
                     .subject = word,
                     .pointer = {},
                     .hint = rules::nearest(word, known),
                     .number = 0,
                     .more = {}},
                    *shelf.systems);
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
    const auto shelf = loadCatalogues(call);
    if (!shelf)
        return tl::unexpected(shelf.error());
    const std::string wanted = call.words.empty() ? std::string() : call.words.front();
    std::vector<std::string_view> known;
    std::set<std::string> games;
    Json list = Json::array();
    std::vector<QStringList> table;
    for (const Book &book : shelf->books) {
        for (const rules::CatalogueSection &section : book.sections) {
            known.push_back(section.key);
            if (!wanted.empty() && !isCalled(wanted, section.key, section.title))
                continue;
            games.insert(book.game);
            for (const rules::CatalogueItem &item : section.items) {
                list.push_back(jsonOf(section, item, uiLanguage()));
                table.push_back({toQString(section.key), toQString(item.entry),
                                 inUiLanguage(item.name), priceText(item)});
            }
        }
    }
    if (games.empty())
        return unknownSection(wanted, known);
    if (const auto one = onlyOne(games); !one)
        return tl::unexpected(one.error());
    if (call.json)
        print(Json{{"entries", std::move(list)}});
    else
        print(columns(table));
    return kFine;
}

Outcome<int> showEntry(const Call &call)
{
    const auto shelf = loadCatalogues(call);
    if (!shelf)
        return tl::unexpected(shelf.error());
    const rules::CatalogueSection *in = nullptr;
    const rules::CatalogueItem *met = nullptr;
    std::set<std::string> games;
    for (const Book &book : shelf->books) {
        for (const rules::CatalogueSection &section : book.sections) {
            for (const rules::CatalogueItem &item : section.items) {
                if (!isCalled(call.words.front(), item.entry, item.name) ||
                    !games.insert(book.game).second)
                    continue;
                in = &section;
                met = &item;
            }
        }
    }
    if (!met)
        return unknown(call.words.front(), *shelf);
    if (const auto one = onlyOne(games); !one)
        return tl::unexpected(one.error());
    if (call.json)
        print(jsonOf(*in, *met, uiLanguage()));
    else
        printItem(*in, *met, unitsOf(call));
    return kFine;
}

} // namespace escarmouche::app::cli
