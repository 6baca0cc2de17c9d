// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/rostersheet.h"

#include "app/words/language/numbers.h"
#include "app/words/language/sheetwords.h"
#include "model/text.h"
#include "rules/core/band/sheetphrases.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::app {
namespace {

constexpr auto kRosterContext = "RosterSheet";

PrintBlock blockOf(PrintBlock::Kind kind)
{
    PrintBlock block;
    block.kind = kind;
    return block;
}

/** Writes one sheet: what every part of it needs to know. */
struct Writer {
    const rules::Sheet &sheet;
    const rules::PhraseBook &phrases;
    rules::Language language;
    Units units;
    SheetWords words{language, kRosterContext};

    QString text(const rules::Text &text) const { return toQString(text.in(language)); }

    PrintCell cell(const rules::Column &column, const rules::Cell &value) const
    {
        return {cellText(value, column.measure, units, language), value.number.changed()};
    }

    QString points(int amount) const
    {
        return words.counted(QT_TRANSLATE_N_NOOP("RosterSheet", "%n point(s)"), amount);
    }

    PrintStrip profile(const rules::SheetFigure &figure) const
    {
        PrintStrip strip;
        for (std::size_t i = 0; i < sheet.columns.size() && i < figure.cells.size(); ++i) {
            strip.headings << text(sheet.columns[i].title);
            strip.cells.push_back(cell(sheet.columns[i], figure.cells[i]));
        }
        return strip;
    }

    PrintTable weapons(const rules::SheetFigure &figure, std::size_t index) const
    {
        const rules::Table &source = figure.weapons[index];
        PrintTable table;
        if (index < figure.weaponTables.size())
            table.title = text(sheet.weaponKinds[figure.weaponTables[index]]);
        for (const rules::Column &column : source.columns)
            table.headings << text(column.title);
        for (const rules::TableRow &row : source.rows) {
            std::vector<PrintCell> cells{{text(row.title), false}};
            for (std::size_t i = 0; i < source.columns.size() && i < row.cells.size(); ++i)
                cells.push_back(cell(source.columns[i], row.cells[i]));
            table.rows.push_back(std::move(cells));
        }
        return table;
    }

    QString named(const rules::Carried &thing) const
    {
        const QString name = text(thing.name);
        return thing.count > 1 ? QStringLiteral("%1 × %2").arg(thing.count).arg(name) : name;
    }

    /** Names alone, in one paragraph. */
    void list(std::vector<PrintItem> &items, const char *label,
              const std::vector<rules::Carried> &things) const
    {
        QStringList names;
        for (const rules::Carried &thing : things)
            names << named(thing);
        if (!names.isEmpty())
            items.push_back(PrintText{words(label), names.join(QStringLiteral(" · "))});
    }

    /** Each with what it does, one to a line. */
    void tell(std::vector<PrintItem> &items, const char *label,
              const std::vector<rules::Carried> &things) const
    {
        QStringList lines;
        for (const rules::Carried &thing : things) {
            const QString effect = text(thing.effect);
            lines << (effect.isEmpty() ? named(thing)
                                       : words(QT_TRANSLATE_NOOP("RosterSheet", "%1: %2"))
                                             .arg(named(thing), effect));
        }
        if (!lines.isEmpty())
            items.push_back(PrintText{words(label), lines.join(u'\n')});
    }

    QString called(const rules::SheetFigure &figure, std::size_t i) const
    {
        return i < figure.called.size() ? text(figure.called[i]) : toQString(figure.names[i]);
    }

    /** Of a track; none: boxes to tick. */
    QStringList woundWords(int boxes) const
    {
        const auto met = phrases.find(std::string(rules::kWoundTrack) + std::to_string(boxes));
        return met == phrases.end() ? QStringList() : text(met->second).split(u'|');
    }

    std::vector<PrintTracker> trackers(const rules::SheetFigure &figure) const
    {
        std::vector<PrintBoxes> boxes;
        if (figure.woundBoxes > 0)
            boxes.push_back({words(QT_TRANSLATE_NOOP("RosterSheet", "Wounds")), figure.woundBoxes,
                             0, 0, woundWords(figure.woundBoxes)});
        if (figure.experience)
            boxes.push_back({words(QT_TRANSLATE_NOOP("RosterSheet", "Experience")),
                             figure.experience->boxes,
                             figure.experience->ticked,
                             figure.experience->greyEvery,
                             {}});
        if (figure.names.size() == 1)
            return {{QString(), boxes}};
        std::vector<PrintTracker> each;
        for (std::size_t i = 0; i < figure.names.size(); ++i)
            each.push_back(
                {called(figure, i).isEmpty() ? QString::number(i + 1) : called(figure, i), boxes});
        return each;
    }

    PrintBlock card(const rules::SheetFigure &figure) const
    {
        PrintBlock block = blockOf(PrintBlock::Kind::Card);
        const QString kind = text(figure.kind);
        const std::size_t count = figure.names.size();
        if (count == 1 && !called(figure, 0).isEmpty()) {
            block.title = called(figure, 0);
            if (!block.title.startsWith(kind)) // by its number
                block.subtitle = kind;
        } else {
            block.title = count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(kind) : kind;
        }
        block.corner = points(figure.price.value());
        if (count > 1)
            block.corner = QStringLiteral("%1 × %2").arg(count).arg(block.corner);

        block.left.push_back(profile(figure));
        for (std::size_t i = 0; i < figure.weapons.size(); ++i)
            block.right.push_back(weapons(figure, i));
        list(block.left, QT_TRANSLATE_NOOP("RosterSheet", "Gear"), figure.gear);
        tell(block.left, QT_TRANSLATE_NOOP("RosterSheet", "Traits"), figure.traits);
        tell(block.left, QT_TRANSLATE_NOOP("RosterSheet", "Advances"), figure.advances);
        tell(block.left, QT_TRANSLATE_NOOP("RosterSheet", "Injuries"), figure.injuries);
        if (!figure.notes.empty())
            block.below.push_back(PrintText{words(QT_TRANSLATE_NOOP("RosterSheet", "Notes")),
                                            toQString(figure.notes)});
        block.trackers = trackers(figure);
        return block;
    }

    PrintBlock totals() const
    {
        PrintStrip strip;
        for (const rules::TotalLine &line : sheet.totals.lines) {
            const bool over = line.limit && line.amount > *line.limit;
            strip.headings << text(line.title);
            strip.cells.push_back({totalText(line), over});
        }
        strip.headings << words(QT_TRANSLATE_NOOP("RosterSheet", "Figures"));
        strip.cells.push_back({QString::number(sheet.totals.figures), false});
        PrintBlock block;
        block.left.push_back(std::move(strip));
        return block;
    }

    QString severity(rules::Severity severity) const
    {
        switch (severity) {
        case rules::Severity::Illegal:
            return words(QT_TRANSLATE_NOOP("RosterSheet", "Illegal"));
        case rules::Severity::Warning:
            return words(QT_TRANSLATE_NOOP("RosterSheet", "Warning"));
        case rules::Severity::Note:
            return words(QT_TRANSLATE_NOOP("RosterSheet", "Note"));
        }
        return {};
    }

    PrintBlock finding(const rules::Finding &finding) const
    {
        const QString sentence = toQString(rules::say(phrases, finding.sentence, language));
        PrintBlock block;
        block.left.push_back(PrintText{
            severity(finding.severity),
            finding.rule.empty()
                ? sentence
                : QStringLiteral("%1 (%2)").arg(sentence, toQString(finding.rule.value))});
        return block;
    }

    PrintBlock heading(const QString &title) const
    {
        PrintBlock block = blockOf(PrintBlock::Kind::Heading);
        block.title = title;
        return block;
    }
};

} // namespace

PrintDocument rosterSheet(const rules::Sheet &sheet, const rules::PhraseBook &phrases,
                          const RuleFinder &rule, rules::Language language, const Units &units,
                          std::vector<PrintBlock> records)
{
    const Writer writer{sheet, phrases, language, units};
    PrintDocument document{toQString(sheet.name),
                           writer.text(sheet.subtitle),
                           {},
                           writer.words(QT_TRANSLATE_NOOP("RosterSheet", "page %1 / %2")),
                           {}};
    auto &blocks = document.blocks;

    const auto illegal =
        std::count_if(sheet.findings.begin(), sheet.findings.end(), [](const rules::Finding &f) {
            return f.severity == rules::Severity::Illegal;
        });
    if (illegal > 0) {
        document.mark = writer.words(QT_TRANSLATE_NOOP("RosterSheet", "not legal"));
        PrintBlock alert = blockOf(PrintBlock::Kind::Alert);
        alert.title = writer.words.counted(
            QT_TRANSLATE_N_NOOP("RosterSheet",
                                "This band breaks %n rule(s): the reasons follow the figures."),
            static_cast<int>(illegal));
        blocks.push_back(std::move(alert));
    }
    blocks.push_back(writer.totals());

    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        if (i < sheet.groups.size() && !sheet.figures[i].empty())
            blocks.push_back(writer.heading(writer.text(sheet.groups[i].title)));
        for (const rules::SheetFigure &figure : sheet.figures[i])
            blocks.push_back(writer.card(figure));
    }
    std::ranges::move(records, std::back_inserter(blocks));
    if (!sheet.findings.empty())
        blocks.push_back(
            writer.heading(writer.words(QT_TRANSLATE_NOOP("RosterSheet", "Findings"))));
    for (const rules::Finding &finding : sheet.findings)
        blocks.push_back(writer.finding(finding));
    if (!sheet.notes.empty()) {
        blocks.push_back(writer.heading(writer.words(QT_TRANSLATE_NOOP("RosterSheet", "Notes"))));
        PrintBlock notes;
        notes.left.push_back(PrintText{QString(), toQString(sheet.notes)});
        blocks.push_back(std::move(notes));
    }
    std::vector<PrintBlock> used = ruleBlocks(sheet.rules, rule, language);
    if (!used.empty())
        blocks.push_back(
            writer.heading(writer.words(QT_TRANSLATE_NOOP("RosterSheet", "Rules this band uses"))));
    std::ranges::move(used, std::back_inserter(blocks));
    return document;
}

std::vector<PrintBlock> ruleBlocks(const std::vector<std::string> &ids, const RuleFinder &rule,
                                   rules::Language language)
{
    const SheetWords words(language, kRosterContext);
    std::vector<PrintBlock> blocks;
    for (const std::string &id : ids) {
        const model::RuleEntry *entry = rule(id);
        if (!entry)
            continue;
        PrintBlock block = blockOf(PrintBlock::Kind::Narrow);
        block.title = toQString(entry->title.in(language));
        block.corner = toQString(entry->id);
        block.left.push_back(PrintText{QString(), toQString(entry->text.in(language))});
        if (!entry->ruling.empty())
            block.left.push_back(PrintText{words(QT_TRANSLATE_NOOP("RosterSheet", "Our ruling")),
                                           toQString(entry->ruling.in(language))});
        blocks.push_back(std::move(block));
    }
    return blocks;
}

} // namespace escarmouche::app
