// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/matchsheets.h"

#include "app/print/paper/pagedsheet.h"
#include "app/words/language/sheetwords.h"
#include "model/text.h"

#include <utility>

namespace escarmouche::app {
namespace {

constexpr auto kMatchContext = "MatchSheets";
constexpr int kMostGames = 12;
constexpr int kPlayerShare = 4; // of a ScoreSheet::Column

/** Writes the sheets of one match: what every part of them needs to know. */
struct MatchSheetWriter {
    rules::Language language;
    SheetWords words{language, kMatchContext};

    QString text(const rules::Text &text) const { return toQString(text.in(language)); }

    PrintDocument document(const char *title, const rules::Text &game,
                           const rules::Text &inForce) const
    {
        return {words(title).arg(text(game)),
                text(inForce),
                {},
                words(QT_TRANSLATE_NOOP("MatchSheets", "page %1 / %2")),
                {}};
    }

    PrintBlock section(const rules::ReferenceSheet::Section &section) const
    {
        PrintBlock block;
        block.kind = PrintBlock::Kind::Narrow;
        block.title = text(section.title);
        for (const rules::ReferenceSheet::Line &line : section.lines)
            block.left.push_back(PrintText{text(line.label), text(line.text), true});
        return block;
    }

    PrintCutting cutting(const rules::CounterSheet::Group &group) const
    {
        PrintCutting cutting{group.width * kMillimetre, group.height * kMillimetre, {}};
        for (const rules::CounterSheet::Counter &each : group.counters)
            cutting.counters.insert(
                cutting.counters.end(), static_cast<std::size_t>(each.count),
                {text(each.figures), text(each.sign), text(each.name), each.isBack});
        return cutting;
    }

    static PrintBlock toWriteIn(PrintGrid grid)
    {
        PrintBlock block;
        block.kind = PrintBlock::Kind::Grid;
        block.grid = std::move(grid);
        block.grid.toWriteIn = true;
        return block;
    }

    /** Which evening it is. */
    PrintBlock occasion() const
    {
        PrintGrid grid;
        grid.columns = {{words(QT_TRANSLATE_NOOP("MatchSheets", "League or evening")), 5},
                        {words(QT_TRANSLATE_NOOP("MatchSheets", "Place")), 3},
                        {words(QT_TRANSLATE_NOOP("MatchSheets", "Date")), 2}};
        grid.rows.resize(1);
        return toWriteIn(std::move(grid));
    }

    PrintBlock players(const QString &title, const std::vector<rules::ScoreSheet::Column> &columns,
                       const std::vector<rules::Text> &names) const
    {
        PrintGrid grid;
        grid.columns.push_back({title, kPlayerShare});
        for (const rules::ScoreSheet::Column &column : columns)
            grid.columns.push_back({text(column.title), column.share});
        for (const rules::Text &name : names)
            grid.rows.push_back({{text(name)}});
        return toWriteIn(std::move(grid));
    }
};

bool fitsOnePage(const PrintDocument &document)
{
    return PagedSheet(document, Paper::A4).pages() == 1 &&
           PagedSheet(document, Paper::Letter).pages() == 1;
}

} // namespace

PrintDocument referenceSheet(const rules::Text &game, const rules::ReferenceSheet &sheet,
                             rules::Language language)
{
    const MatchSheetWriter writer{language};
    PrintDocument document = writer.document(
        QT_TRANSLATE_NOOP("MatchSheets", "%1 – reference sheet"), game, sheet.inForce);
    for (const rules::ReferenceSheet::Section &section : sheet.sections)
        document.blocks.push_back(writer.section(section));
    return document;
}

PrintDocument scoreSheet(const rules::Text &game, const rules::ScoreSheet &sheet,
                         const std::vector<rules::Text> &players, rules::Language language)
{
    const MatchSheetWriter writer{language};
    PrintDocument document =
        writer.document(QT_TRANSLATE_NOOP("MatchSheets", "%1 – score sheet"), game, sheet.inForce);
    PrintBlock help;
    help.left.push_back(PrintText{{}, writer.text(sheet.help)});
    document.blocks = {writer.occasion(), std::move(help)};
    const QString nth = writer.words(QT_TRANSLATE_NOOP("MatchSheets", "Game %1"));
    const PrintBlock total = writer.players(
        writer.words(QT_TRANSLATE_NOOP("MatchSheets", "All games")), sheet.total, players);
    document.blocks.push_back(writer.players(nth.arg(1), sheet.game, players));
    document.blocks.push_back(total);
    for (int games = 2; games <= kMostGames; ++games) {
        PrintDocument longer = document;
        longer.blocks.insert(longer.blocks.end() - 1,
                             writer.players(nth.arg(games), sheet.game, players));
        if (!fitsOnePage(longer))
            break;
        document = std::move(longer);
    }
    return document;
}

PrintDocument counterSheet(const rules::Text &game, const rules::CounterSheet &sheet,
                           rules::Language language)
{
    const MatchSheetWriter writer{language};
    PrintDocument document = writer.document(
        QT_TRANSLATE_NOOP("MatchSheets", "%1 – counters to cut out"), game, rules::Text{});
    PrintBlock help;
    help.left.push_back(PrintText{{}, writer.text(sheet.help)});
    document.blocks.push_back(std::move(help));
    for (const rules::CounterSheet::Group &group : sheet.groups) {
        PrintBlock heading;
        heading.kind = PrintBlock::Kind::Heading;
        heading.title = writer.text(group.title);
        document.blocks.push_back(std::move(heading));
        PrintBlock counters;
        counters.left.push_back(writer.cutting(group));
        document.blocks.push_back(std::move(counters));
    }
    return document;
}

std::vector<rules::Text> sideNames(const rules::MatchSetup &setup, const rules::MatchRules &rules)
{
    const auto title = rules.title(setup.scenario);
    std::vector<rules::Text> names;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const std::string &name = setup.seats[seat].name;
        const rules::Text usual =
            title && seat < title->seats.size() ? title->seats[seat] : rules::Text{};
        const bool isUsual = name.empty() || name == usual.en || name == usual.fr;
        names.push_back(isUsual ? usual : rules::Text{name, name});
    }
    return names;
}

} // namespace escarmouche::app
