// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/eveningpack.h"

#include "app/words/language/dates.h"
#include "app/words/language/sheetwords.h"
#include "model/text.h"

#include <QDateTime>

#include <algorithm>
#include <iterator>

namespace escarmouche::app {
namespace {

using rules::ReportWord;

constexpr auto kPackContext = "EveningPack";
constexpr int kNoteRows = 2;

PrintBlock headed(PrintBlock::Kind kind, const QString &title)
{
    PrintBlock block;
    block.kind = kind;
    block.title = title;
    return block;
}

PrintBlock gridBlock(PrintGrid grid)
{
    PrintBlock block;
    block.kind = PrintBlock::Kind::Grid;
    block.grid = std::move(grid);
    return block;
}

PrintBlock paragraph(const QString &text)
{
    PrintBlock block;
    block.left.push_back(PrintText{{}, text});
    return block;
}

/** Writes one pack: what every part of it needs to know. */
struct PackWriter {
    const Evening &evening;
    const rules::PhraseBook &phrases;
    rules::Language language;
    Units units;
    SheetWords words{language, kPackContext};
    PrintDocument document{};

    QString text(const rules::Text &text) const { return toQString(text.in(language)); }

    QString when(const rules::FixturePlan &plan) const
    {
        if (!plan.when)
            return {};
        const QDateTime at = QDateTime::fromString(toQString(plan.when->at), Qt::ISODate);
        if (!at.isValid())
            return toQString(plan.when->at);
        return longText(at, language);
    }

    QString named(const EveningSide &side) const
    {
        const QString band = toQString(side.band);
        //: a band and its player
        return side.player.empty() ? band
                                   : words(QT_TRANSLATE_NOOP("EveningPack", "%1 (%2)"))
                                         .arg(band, toQString(side.player));
    }

    QString titleOf(const EveningGame &game) const
    {
        return words(QT_TRANSLATE_NOOP("EveningPack", "Game %1: %2"))
            .arg(game.number)
            .arg(toQString(game.title));
    }

    /** When, where and what, as far as it is agreed on. */
    QString factsOf(const EveningGame &game) const
    {
        QStringList facts{when(game.plan), toQString(game.plan.place), text(game.scenario)};
        facts.removeAll(QString());
        return facts.join(QStringLiteral(" · "));
    }

    void games()
    {
        PrintGrid grid;
        grid.columns = {{words(QT_TRANSLATE_NOOP("EveningPack", "Game")), 5, true},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "When")), 24},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Where")), 18},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Scenario")), 18},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Bands and players")), 35}};
        for (const EveningGame &game : evening.games) {
            QStringList sides;
            for (const EveningSide &side : game.sides)
                sides << named(side);
            QStringList at{when(game.plan)};
            if (game.status == rules::FixtureStatus::Proposed)
                at << words(QT_TRANSLATE_NOOP("EveningPack", "to be confirmed"));
            at.removeAll(QString());
            grid.rows.push_back({{QString::number(game.number)},
                                 {at.join(u'\n')},
                                 {toQString(game.plan.place)},
                                 {text(game.scenario)},
                                 {sides.join(u'\n')}});
        }
        document.blocks.push_back(gridBlock(std::move(grid)));
    }

    void roster(const EveningGame &game, const EveningSide &side)
    {
        PrintDocument sheet = rosterSheet(
            side.sheet, phrases, [](std::string_view) { return nullptr; }, language, units,
            recordBlocks(side.records, phrases, language, evening.keepsakes));
        PrintBlock part = headed(PrintBlock::Kind::Part, sheet.title);
        const int count = static_cast<int>(side.figures.size());
        QStringList facts{
            titleOf(game), toQString(side.player), sheet.subtitle,
            words.counted(side.crewChosen
                              ? QT_TRANSLATE_N_NOOP("EveningPack", "crew of %n")
                              : QT_TRANSLATE_N_NOOP("EveningPack", "the whole band, %n figure(s): "
                                                                   "no crew is chosen yet"),
                          count)};
        facts.removeAll(QString());
        part.subtitle = facts.join(QStringLiteral(" · "));
        part.corner = sheet.mark;
        document.blocks.push_back(std::move(part));
        std::ranges::move(sheet.blocks, std::back_inserter(document.blocks));
    }

    void results(const EveningGame &game)
    {
        PrintGrid grid;
        grid.toWriteIn = true;
        grid.columns = {{words(QT_TRANSLATE_NOOP("EveningPack", "Band")), 34},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Won, drawn or lost")), 22},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Victory points")), 14},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Victory points for what")), 30}};
        QChar letter = u'A';
        for (const EveningSide &side : game.sides) {
            grid.rows.push_back({{QStringLiteral("%1  %2").arg(letter).arg(named(side))}});
            letter = QChar(letter.unicode() + 1);
        }
        document.blocks.push_back(gridBlock(std::move(grid)));
    }

    /** In the order in which the program asks; what may be said of nobody has no column. */
    void figures(const EveningGame &game, const EveningSide &side)
    {
        PrintGrid grid;
        grid.toWriteIn = true;
        grid.columns = {{words(QT_TRANSLATE_NOOP("EveningPack", "No.")), 6, true},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Figure")), 22},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Rank")), 15},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "What became of it")), 16},
                        {words(QT_TRANSLATE_NOOP("EveningPack", "Put out by")), 12}};
        int left = 29;
        if (!wordsOf(game, ReportWord::Kind::Used).isEmpty()) {
            grid.columns.push_back({words(QT_TRANSLATE_NOOP("EveningPack", "Used up")), 11});
            left -= 8;
        }
        if (!wordsOf(game, ReportWord::Kind::Mark).isEmpty()) {
            grid.columns.push_back({words(QT_TRANSLATE_NOOP("EveningPack", "Marks")), 11});
            left -= 8;
        }
        grid.columns.push_back({words(QT_TRANSLATE_NOOP("EveningPack", "Notes")), left});
        //: a band whose figures go on from the page before
        grid.again = words(QT_TRANSLATE_NOOP("EveningPack", "%1 (continued)")).arg(named(side));
        for (const EveningFigure &figure : side.figures)
            grid.rows.push_back(
                {{toQString(figure.code)}, {text(figure.name)}, {text(figure.rank)}});
        document.blocks.push_back(headed(PrintBlock::Kind::Heading, named(side)));
        document.blocks.push_back(gridBlock(std::move(grid)));
    }

    /** What may be written of somebody in that game, each once. */
    QStringList wordsOf(const EveningGame &game, ReportWord::Kind kind) const
    {
        QStringList names;
        for (const EveningSide &side : game.sides)
            for (const EveningFigure &figure : side.figures)
                for (const ReportWord &word : figure.words)
                    if (word.kind == kind && !names.contains(text(word.name)))
                        names << text(word.name);
        return names;
    }

    /** How the grid is filled in. */
    QString help(const EveningGame &game) const
    {
        QStringList lines{words(QT_TRANSLATE_NOOP(
            "EveningPack", "Leave the line blank for whoever still stands. Otherwise the first "
                           "letter will do: Out of action, Left the table, Did not play; and the "
                           "number of the attacker. The program asks in this order."))};
        if (const auto used = wordsOf(game, ReportWord::Kind::Used); !used.isEmpty())
            lines << words(QT_TRANSLATE_NOOP("EveningPack", "Used up, with how many: %1."))
                         .arg(used.join(QStringLiteral(", ")));
        if (const auto marks = wordsOf(game, ReportWord::Kind::Mark); !marks.isEmpty())
            lines << words(QT_TRANSLATE_NOOP("EveningPack", "Marks: %1."))
                         .arg(marks.join(QStringLiteral(", ")));
        return lines.join(u' ');
    }

    void notes()
    {
        PrintGrid grid;
        grid.toWriteIn = true;
        grid.columns = {
            {words(QT_TRANSLATE_NOOP("EveningPack", "Anything else: objectives, loot, deeds"))}};
        grid.rows.resize(kNoteRows);
        document.blocks.push_back(gridBlock(std::move(grid)));
    }

    /** On a page of its own, or below what is said of the only game. */
    void resultSheet(const EveningGame &game, PrintBlock::Kind kind)
    {
        PrintBlock part =
            headed(kind, words(QT_TRANSLATE_NOOP("EveningPack", "Result of game %1: %2"))
                             .arg(game.number)
                             .arg(toQString(game.title)));
        if (kind == PrintBlock::Kind::Part)
            part.subtitle = factsOf(game);
        document.blocks.push_back(std::move(part));
        results(game);
        document.blocks.push_back(paragraph(help(game)));
        for (const EveningSide &side : game.sides)
            figures(game, side);
        notes();
    }

    void rulesUsed(const RuleFinder &rule)
    {
        std::vector<std::string> ids;
        for (const EveningGame &game : evening.games) {
            for (const EveningSide &side : game.sides)
                ids.insert(ids.end(), side.sheet.rules.begin(), side.sheet.rules.end());
        }
        std::ranges::sort(ids);
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        std::vector<PrintBlock> blocks = ruleBlocks(ids, rule, language);
        if (blocks.empty())
            return;
        document.blocks.push_back(
            headed(PrintBlock::Kind::Part,
                   words(QT_TRANSLATE_NOOP("EveningPack", "Rules these bands use"))));
        std::ranges::move(blocks, std::back_inserter(document.blocks));
    }
};

} // namespace

PrintDocument eveningPack(const Evening &evening, const rules::PhraseBook &phrases,
                          const RuleFinder &rule, rules::Language language, const Units &units)
{
    PackWriter writer{evening, phrases, language, units};
    writer.document.title = writer.words(QT_TRANSLATE_NOOP("EveningPack", "%1 – evening pack"))
                                .arg(toQString(evening.campaign));
    writer.document.subtitle = writer.words.counted(
        QT_TRANSLATE_N_NOOP("EveningPack", "%n game(s)"), static_cast<int>(evening.games.size()));
    writer.document.pageOf = writer.words(QT_TRANSLATE_NOOP("EveningPack", "page %1 / %2"));
    writer.games();
    const bool isOnly = evening.games.size() == 1;
    if (isOnly)
        writer.resultSheet(evening.games.front(), PrintBlock::Kind::Heading);
    for (const EveningGame &game : evening.games) {
        for (const EveningSide &side : game.sides)
            writer.roster(game, side);
        if (!isOnly)
            writer.resultSheet(game, PrintBlock::Kind::Part);
    }
    writer.rulesUsed(rule);
    return std::move(writer.document);
}

} // namespace escarmouche::app
