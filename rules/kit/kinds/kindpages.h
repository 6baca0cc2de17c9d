// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/catalogue/catalogue.h"
#include "rules/core/sheets/systemsheets.h"
#include "rules/core/words/phrase.h"
#include "rules/kit/setup/choices.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

// The kinds of a game's box, to look up. Words are the game's: "section.KEY", "column.KEY".

inline Cell cellOf(int number)
{
    Part part;
    part.amount = number;
    return {Number(part), {}};
}
inline Cell cellOf(const Text &text)
{
    return {{}, text};
}

/** A kind has an `id`, a `name` and the rules it comes from, its `source`; its `effect` in a
    sentence, if it has that. */
template<class Kind>
CatalogueItem itemOf(const Kind &kind, std::vector<Cell> cells)
{
    CatalogueItem item;
    item.entry = kind.id;
    item.name = kind.name;
    if constexpr (requires { kind.effect; })
        item.effect = kind.effect;
    item.rules = kind.source;
    item.cells = std::move(cells);
    return item;
}

inline CatalogueSection sectionOf(const PhraseBook &book, std::string key, const std::string &word,
                                  std::initializer_list<const char *> columns)
{
    CatalogueSection section{std::move(key), wordIn(book, "section." + word), {}, {}};
    for (const char *each : columns) {
        Column &column = section.columns.emplace_back();
        column.key = each;
        column.title = wordIn(book, "column." + column.key);
    }
    return section;
}

/** A section with all kinds of a list, called by one word; `cellsOf(kind)` is what stands of one.
 */
template<class Kind, class CellsOf>
CatalogueSection pageOf(const PhraseBook &book, const std::string &word,
                        std::initializer_list<const char *> columns, const std::vector<Kind> &kinds,
                        const CellsOf &cellsOf)
{
    CatalogueSection section = sectionOf(book, word, word, columns);
    for (const Kind &kind : kinds)
        section.items.push_back(itemOf(kind, cellsOf(kind)));
    return section;
}

/** A part of a reference sheet: "sheet.NAME", and of each line "sheet.LINE.label", "sheet.LINE". */
inline ReferenceSheet::Section sheetSection(const PhraseBook &book, const std::string &name,
                                            const std::vector<std::string> &lines)
{
    ReferenceSheet::Section section{wordIn(book, "sheet." + name), {}};
    for (const std::string &line : lines)
        section.lines.push_back(
            {wordIn(book, "sheet." + line + ".label"), wordIn(book, "sheet." + line)});
    return section;
}

/** All parts of it, each with its lines. */
inline ReferenceSheet
referenceSheet(const PhraseBook &book, const Text &title,
               const std::vector<std::pair<std::string, std::vector<std::string>>> &parts)
{
    ReferenceSheet sheet{title, {}};
    for (const auto &[name, lines] : parts)
        sheet.sections.push_back(sheetSection(book, name, lines));
    return sheet;
}
/** Columns of a game and of all: "sheet.score.NAME"; "sheet.score.help". */
inline ScoreSheet scoreSheet(const PhraseBook &book, const Text &title,
                             std::initializer_list<const char *> game,
                             std::initializer_list<const char *> total)
{
    ScoreSheet sheet{title, wordIn(book, "sheet.score.help"), {}, {}};
    for (const auto &[columns, names] :
         {std::pair{&sheet.game, game}, std::pair{&sheet.total, total}}) {
        for (const char *each : names)
            columns->push_back({wordIn(book, "sheet.score." + std::string(each)), 2});
    }
    return sheet;
}

/** What lies beside the board on paper, by what a set-up comes to: `of(setup)` is that, or why it
    cannot be played. */
template<class Of, class Reference, class Scores>
class SheetPages final : public SystemSheets
{
public:
    SheetPages(Of of, Reference reference, Scores scores, CounterSheet counters)
        : m_of(std::move(of)), m_reference(std::move(reference)), m_scores(std::move(scores)),
          m_counters(std::move(counters))
    {
    }

    Result<ReferenceSheet> reference(const MatchSetup &setup) const override
    {
        return m_of(setup).map(m_reference);
    }
    Result<ScoreSheet> scores(const MatchSetup &setup) const override
    {
        return m_of(setup).map(m_scores);
    }
    CounterSheet counters() const override { return m_counters; }

private:
    Of m_of;
    Reference m_reference;
    Scores m_scores;
    CounterSheet m_counters;
};
template<class Of, class Reference, class Scores>
std::shared_ptr<const SystemSheets> sheetPages(const Of &of, const Reference &reference,
                                               const Scores &scores, CounterSheet counters)
{
    return std::make_shared<SheetPages<Of, Reference, Scores>>(of, reference, scores,
                                                               std::move(counters));
}

/** All that is in the box. */
class KindPages final : public SystemCatalogue
{
public:
    explicit KindPages(std::vector<CatalogueSection> sections) : m_sections(std::move(sections)) {}

    std::vector<CatalogueSection> catalogue() const override { return m_sections; }

private:
    std::vector<CatalogueSection> m_sections;
};

} // namespace escarmouche::rules::kit
