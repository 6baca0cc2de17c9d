// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/storysheet.h"

#include "app/words/language/sheetwords.h"
#include "model/text.h"

#include <type_traits>
#include <utility>

namespace escarmouche::app {

namespace {

PrintBlock plainBlock(const QString &text)
{
    PrintBlock block;
    block.left.emplace_back(PrintText{{}, text});
    return block;
}

/** Those of the third level name what follows them. */
PrintBlock printed(const model::Heading &heading)
{
    constexpr int kOfAGame = 2;
    if (heading.level > kOfAGame)
        return plainBlock(toQString(heading.text));
    PrintBlock block;
    block.kind = PrintBlock::Kind::Heading;
    block.title = toQString(heading.text);
    return block;
}

PrintBlock printed(const model::Paragraph &paragraph)
{
    return plainBlock(toQString(paragraph.text));
}

PrintBlock printed(const model::Bullets &bullets)
{
    QStringList lines;
    for (const std::string &item : bullets.items)
        lines << QStringLiteral("• ") + toQString(item);
    return plainBlock(lines.join(u'\n'));
}

PrintBlock printed(const model::Aside &aside)
{
    QStringList lines;
    for (const std::string &item : aside.items)
        lines << toQString(item);
    PrintBlock block;
    PrintText text{{}, toQString(aside.title) + u'\n' + lines.join(QStringLiteral(" · "))};
    text.isSmall = true;
    block.left.emplace_back(std::move(text));
    return block;
}

PrintBlock printed(const model::Grid &grid)
{
    PrintBlock block;
    block.kind = PrintBlock::Kind::Grid;
    for (const std::string &head : grid.head)
        block.grid.columns.push_back({toQString(head)});
    for (const auto &row : grid.rows) {
        std::vector<PrintCell> cells;
        for (const std::string &cell : row)
            cells.push_back({toQString(cell)});
        block.grid.rows.push_back(std::move(cells));
    }
    return block;
}

} // namespace

PrintDocument storySheet(const model::Document &story)
{
    const SheetWords words(story.language, "StorySheet");
    PrintDocument document;
    document.title = toQString(story.title);
    document.pageOf = words(QT_TRANSLATE_NOOP("StorySheet", "page %1 / %2"));
    for (const model::Block &block : story.blocks) {
        const auto *heading = std::get_if<model::Heading>(&block);
        if (heading == nullptr || heading->level > 1) // the sheet has its title
            document.blocks.push_back(
                std::visit([](const auto &part) { return printed(part); }, block));
    }
    return document;
}

} // namespace escarmouche::app
