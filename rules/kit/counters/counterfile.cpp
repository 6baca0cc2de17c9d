// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/counters/counterfile.h"

#include "rules/kit/codec/kinds.h"
#include "rules/kit/setup/choices.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::rules::kit {

using json::Cursor, json::Each, json::IdText, json::Whole;

namespace {

struct CounterLine {
    Text name, sign, figures;
    int count = 1;
};

struct CounterGroup {
    std::string id;
    Text name;
    int width = 0, height = 0;
    std::string section; // of the catalogue
    std::vector<std::string> front, back; // columns of it
    std::vector<CounterLine> counters;
};

constexpr json::Languages kOnCounter{json::Line{40, 1}};
constexpr Whole kCounterSide{5, 100}; // millimetres
constexpr std::size_t kMostColumns = 8, kMostCounters = 100;

ESCARMOUCHE_MEMBERS(CounterLine, always("name", &T::name, kOnCounter),
                    always("sign", &T::sign, kOnCounter), named("figures", &T::figures, kOnCounter),
                    named("count", &T::count, Whole{1, 200}))
ESCARMOUCHE_MEMBERS(CounterGroup, always("id", &T::id, IdText{}), named("name", &T::name, kName),
                    always("width", &T::width, kCounterSide),
                    always("height", &T::height, kCounterSide),
                    named("section", &T::section, IdText{}),
                    named("front", &T::front, Each{kMostColumns, IdText{}, 1}),
                    named("back", &T::back, Each{kMostColumns, IdText{}, 1}),
                    named("counters", &T::counters, Each{kMostCounters}))

/** Null: there is none of that key. */
const CatalogueSection *sectionNamed(const std::vector<CatalogueSection> &sections,
                                     std::string_view key)
{
    const auto met = std::ranges::find(sections, key, &CatalogueSection::key);
    return met == sections.end() ? nullptr : &*met;
}

bool hasColumns(const CatalogueSection &section, const std::vector<std::string> &columns)
{
    return std::ranges::all_of(columns, [&](const std::string &each) {
        return std::ranges::count(section.columns, each, &Column::key) > 0;
    });
}

/** Either it lists its counters, or the section and the columns are there. */
void checkGroup(const Cursor &at, const std::vector<CatalogueSection> &sections,
                const CounterGroup &group)
{
    if (group.section.empty() == group.counters.empty())
        return at.complain(ErrorCode::MissingKey, "counters");
    if (group.section.empty())
        return;
    const CatalogueSection *section = sectionNamed(sections, group.section);
    if (!section)
        return at["section"].complain(ErrorCode::UnknownEntry, group.section);
    if (!hasColumns(*section, group.front))
        at["front"].complain(ErrorCode::UnknownEntry, group.section);
    if (!hasColumns(*section, group.back))
        at["back"].complain(ErrorCode::UnknownEntry, group.section);
}

void add(Text &list, const Text &next)
{
    const char *between = list.empty() ? "" : " · ";
    list.en += between + next.en;
    list.fr += between + next.fr;
}

/** One side of a counter: the figures in those columns, below what they are called on its front. */
CounterSheet::Counter sideOf(const CatalogueSection &section, const CatalogueItem &item,
                             const CounterGroup &group, bool isBack)
{
    CounterSheet::Counter side{.name = item.name, .sign = {}, .isBack = isBack};
    const auto indexOf = [&](const std::string &key) {
        return std::ranges::find(section.columns, key, &Column::key) - section.columns.begin();
    };
    for (const std::string &key : group.front)
        add(side.figures, section.columns[static_cast<std::size_t>(indexOf(key))].title);
    for (const std::string &key : isBack ? group.back : group.front) {
        const Cell &cell = item.cells[static_cast<std::size_t>(indexOf(key))];
        const std::string number = std::to_string(cell.number.value());
        add(side.sign, {number, number});
    }
    return side;
}

CounterSheet::Group groupOf(const std::vector<CatalogueSection> &sections, CounterGroup group)
{
    CounterSheet::Group made{std::move(group.name), group.width, group.height, {}};
    for (CounterLine &line : group.counters)
        made.counters.push_back({std::move(line.name), std::move(line.sign),
                                 std::move(line.figures), line.count, false});
    if (group.section.empty())
        return made;
    const CatalogueSection &section = *sectionNamed(sections, group.section);
    for (const CatalogueItem &item : section.items) {
        made.counters.push_back(sideOf(section, item, group, false));
        if (!group.back.empty())
            made.counters.push_back(sideOf(section, item, group, true));
    }
    return made;
}

} // namespace

Result<CounterSheet> readCounters(const CatalogueSource &source, const std::string &path,
                                  const std::vector<CatalogueSection> &sections,
                                  const PhraseBook &book)
{
    std::vector<CounterGroup> groups;
    return readKinds(source, path, groups,
                     [&](const Cursor &at, const CounterGroup &group) {
                         checkGroup(at, sections, group);
                     })
        .map([&] {
            CounterSheet sheet{wordIn(book, "counters.help"), {}};
            std::ranges::transform(
                groups, std::back_inserter(sheet.groups),
                [&](const CounterGroup &group) { return groupOf(sections, group); });
            return sheet;
        });
}

} // namespace escarmouche::rules::kit
