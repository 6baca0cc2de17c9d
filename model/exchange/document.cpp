// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"

#include "model/exchange/words.h"

#include <algorithm>

namespace escarmouche::model {

using rules::Carried;
using rules::Cell;
using rules::Column;
using rules::Measure;
using rules::Sheet;
using rules::SheetFigure;

namespace {

const ExportWords kWords;
constexpr const char *kTimes = " × ";
constexpr const char *kNothing = "–";

/** Makes the blocks of one document, in the order of the sheet. */
class Writer
{
public:
    Writer(const Sheet &sheet, const rules::PhraseBook &phrases, const Wording &wording)
        : m_sheet(sheet), m_phrases(phrases), m_wording(wording)
    {
    }

    Document write()
    {
        m_document = {m_wording.language, m_sheet.name.empty() ? kNothing : m_sheet.name, {}};
        heading(1, m_document.title);
        paragraph(say(m_sheet.subtitle));
        totals();
        for (std::size_t i = 0; i < m_sheet.groups.size(); ++i) {
            if (i >= m_sheet.figures.size() || m_sheet.figures[i].empty())
                continue;
            heading(2, say(m_sheet.groups[i].title));
            for (const auto &figure : m_sheet.figures[i])
                this->figure(figure);
        }
        section(kWords.notes, m_sheet.notes);
        findings();
        rulesUsed();
        return std::move(m_document);
    }

private:
    std::string say(const rules::Text &text) const { return text.in(m_wording.language); }

    void heading(int level, std::string text) { add(Heading{level, std::move(text)}); }
    void paragraph(std::string text)
    {
        if (!text.empty())
            add(Paragraph{std::move(text)});
    }
    void section(const rules::Text &title, const std::string &text)
    {
        if (text.empty())
            return;
        heading(2, say(title));
        paragraph(text);
    }
    void bullets(std::vector<std::string> items)
    {
        if (!items.empty())
            add(Bullets{std::move(items)});
    }
    void add(Block block) { m_document.blocks.push_back(std::move(block)); }

    std::string labelled(const rules::Text &label, const std::string &text) const
    {
        return say(label) + say(kWords.colon) + text;
    }

    std::string number(int value, Measure measure) const
    {
        if (measure == Measure::Target)
            return std::to_string(value) + '+';
        if (measure == Measure::Distance && m_wording.millimetresPerPas)
            return std::to_string(value * *m_wording.millimetresPerPas) + "\u00a0mm";
        return std::to_string(value);
    }
    std::string cell(const Cell &cell, const Column &column) const
    {
        if (!cell.text.empty())
            return say(cell.text);
        return cell.number.present() ? number(cell.number.value(), column.measure) : kNothing;
    }
    std::vector<std::string> cells(const std::vector<Cell> &cells,
                                   const std::vector<Column> &columns) const
    {
        std::vector<std::string> row;
        for (std::size_t i = 0; i < columns.size(); ++i)
            row.push_back(i < cells.size() ? cell(cells[i], columns[i]) : kNothing);
        return row;
    }
    std::vector<std::string> titles(const std::vector<Column> &columns) const
    {
        std::vector<std::string> row;
        for (const auto &column : columns)
            row.push_back(say(column.title));
        return row;
    }

    void totals()
    {
        Grid grid{{say(kWords.total), say(kWords.points), say(kWords.limit)}, {}};
        for (const auto &line : m_sheet.totals.lines)
            grid.rows.push_back({say(line.title), std::to_string(line.amount),
                                 line.limit ? std::to_string(*line.limit) : kNothing});
        add(std::move(grid));
    }

    std::string called(const SheetFigure &figure, std::size_t i) const
    {
        return i < figure.called.size() ? say(figure.called[i]) : figure.names[i];
    }

    std::string figureTitle(const SheetFigure &figure) const
    {
        auto title = say(figure.kind);
        if (figure.names.size() > 1)
            title = std::to_string(figure.names.size()) + kTimes + title;
        else if (const auto name = figure.names.empty() ? std::string() : called(figure, 0);
                 !name.empty())
            title = name.starts_with(title) ? name : name + " – " + title; // by its number, by name
        return title + " (" + std::to_string(figure.price.value()) + ')';
    }

    void figure(const SheetFigure &figure)
    {
        heading(3, figureTitle(figure));
        add(Grid{titles(m_sheet.columns), {cells(figure.cells, m_sheet.columns)}});
        for (std::size_t i = 0; i < figure.weapons.size(); ++i)
            weapons(figure, i);
        std::vector<std::string> items;
        if (figure.names.size() > 1)
            appendNames(figure, items);
        append(kWords.gear, figure.gear, items);
        append(kWords.traits, figure.traits, items);
        append(kWords.advances, figure.advances, items);
        append(kWords.injuries, figure.injuries, items);
        if (figure.experience)
            items.push_back(labelled(kWords.experience, experience(*figure.experience)));
        if (figure.woundBoxes > 0)
            items.push_back(labelled(kWords.wounds, boxes(figure.woundBoxes, 0, 0)));
        bullets(std::move(items));
        paragraph(figure.notes);
    }

    void weapons(const SheetFigure &figure, std::size_t index)
    {
        const auto &table = figure.weapons[index];
        const auto kind = index < figure.weaponTables.size() ? figure.weaponTables[index] : index;
        Grid grid{titles(table.columns), {}};
        const bool named = kind < m_sheet.weaponKinds.size();
        grid.head.insert(grid.head.begin(), say(named ? m_sheet.weaponKinds[kind] : kWords.weapon));
        for (const auto &row : table.rows) {
            grid.rows.push_back(cells(row.cells, table.columns));
            grid.rows.back().insert(grid.rows.back().begin(), say(row.title));
        }
        if (!grid.rows.empty())
            add(std::move(grid));
    }

    void appendNames(const SheetFigure &figure, std::vector<std::string> &items) const
    {
        std::string names;
        for (std::size_t i = 0; i < figure.names.size(); ++i) {
            if (const auto name = called(figure, i); !name.empty())
                names += (names.empty() ? "" : ", ") + name;
        }
        if (!names.empty())
            items.push_back(labelled(kWords.names, names));
    }

    void append(const rules::Text &label, const std::vector<Carried> &things,
                std::vector<std::string> &items) const
    {
        for (const auto &thing : things) {
            auto text = say(thing.name);
            if (thing.count > 1)
                text = std::to_string(thing.count) + kTimes + text;
            if (thing.price != 0)
                text += " (" + std::to_string(thing.price) + ')';
            if (!thing.effect.empty())
                text += say(kWords.colon) + say(thing.effect);
            items.push_back(labelled(label, text));
        }
    }

    /** A row of boxes to tick, a space after every fifth one or so. */
    static std::string boxes(int count, int ticked, int spaceAfter)
    {
        std::string row;
        for (int i = 1; i <= count; ++i) {
            row += i <= ticked ? "☒" : "☐";
            if (spaceAfter > 0 && i % spaceAfter == 0 && i < count)
                row += ' ';
        }
        return row;
    }
    static std::string experience(const rules::SheetExperience &experience)
    {
        return std::to_string(experience.ticked) + ' ' +
               boxes(experience.boxes, experience.ticked, experience.greyEvery);
    }

    void findings()
    {
        std::vector<std::string> items;
        for (const auto &finding : m_sheet.findings) {
            auto text = labelled(severity(finding.severity),
                                 rules::say(m_phrases, finding.sentence, m_wording.language));
            if (!finding.rule.empty())
                text += " [" + std::string(finding.rule.value) + ']';
            items.push_back(std::move(text));
        }
        if (items.empty())
            return;
        heading(2, say(kWords.findings));
        bullets(std::move(items));
    }
    static const rules::Text &severity(rules::Severity severity)
    {
        switch (severity) {
        case rules::Severity::Note:
            return kWords.note;
        case rules::Severity::Warning:
            return kWords.warning;
        case rules::Severity::Illegal:
            return kWords.illegal;
        }
        return kWords.illegal;
    }

    void rulesUsed()
    {
        std::vector<std::string> items;
        for (const auto &id : m_sheet.rules) {
            const auto *entry = m_wording.reference ? m_wording.reference->find(id) : nullptr;
            items.push_back(
                entry ? id + " – " + say(entry->title) + say(kWords.colon) + say(entry->text) : id);
        }
        if (items.empty())
            return;
        heading(2, say(kWords.rules));
        bullets(std::move(items));
    }

    const Sheet &m_sheet;
    const rules::PhraseBook &m_phrases;
    const Wording &m_wording;
    Document m_document;
};

} // namespace

Document describe(const Sheet &sheet, const rules::PhraseBook &phrases, const Wording &wording)
{
    return Writer(sheet, phrases, wording).write();
}

} // namespace escarmouche::model
