// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/portrait/portrait.h"
#include "app/print/sheets/rostersheet.h"
#include "app/words/language/sheetwords.h"
#include "app/words/sentences/recordwords.h"
#include "model/text.h"

namespace escarmouche::app {
namespace {

constexpr auto kRecordContext = "RosterSheet";

PrintBlock recordHeading(const QString &title)
{
    PrintBlock block;
    block.kind = PrintBlock::Kind::Heading;
    block.title = title;
    return block;
}

model::Keepsake keptOf(const FigureKeepsakes &keepsakes, const rules::FigureRecord &record)
{
    const auto met = keepsakes.find(record.figure.member);
    return met == keepsakes.end() ? model::Keepsake() : met->second;
}

/** Figure, record, and what befell it game by game. */
PrintBlock recordGrid(const SheetWords &words, const RecordWords &tell,
                      const std::vector<const rules::FigureRecord *> &all,
                      const FigureKeepsakes &keepsakes)
{
    PrintBlock block;
    block.kind = PrintBlock::Kind::Grid;
    block.grid.columns = {{words(QT_TRANSLATE_NOOP("RosterSheet", "Figure")), 24},
                          {words(QT_TRANSLATE_NOOP("RosterSheet", "Record")), 34},
                          {words(QT_TRANSLATE_NOOP("RosterSheet", "What befell")), 42}};
    for (const rules::FigureRecord *record : all) {
        const model::Keepsake kept = keptOf(keepsakes, *record);
        QStringList facts{tell.tally(*record), tell.knockOuts(*record), toQString(kept.note)};
        facts.removeAll(QString());
        QStringList lives;
        for (const rules::Befallen &befallen : record->befallen)
            lives << QStringLiteral("%1 · %2").arg(tell.game(befallen.fixture),
                                                   tell.befallen(befallen));
        block.grid.rows.push_back(
            {{tell.text(record->figure.name), false, portraitImage(kept.portrait)},
             {facts.join(u'\n')},
             {lives.join(u'\n')}});
    }
    return block;
}

} // namespace

std::vector<PrintBlock> recordBlocks(const rules::BandRecords &records,
                                     const rules::PhraseBook &phrases, rules::Language language,
                                     const FigureKeepsakes &keepsakes)
{
    const SheetWords words(language, kRecordContext);
    const RecordWords tell(records, phrases, language);
    std::vector<PrintBlock> blocks;
    std::vector<const rules::FigureRecord *> living, lost, fallen;
    for (const rules::FigureRecord &record : records.figures) {
        if (record.tally.games > 0 || !record.befallen.empty() ||
            keepsakes.contains(record.figure.member))
            living.push_back(&record);
    }
    for (const rules::FallenRecord &each : records.lost)
        lost.push_back(&each.record);
    for (const rules::FallenRecord &each : records.fallen)
        fallen.push_back(&each.record);
    const auto add = [&](const char *title, const std::vector<const rules::FigureRecord *> &all) {
        if (all.empty())
            return;
        blocks.push_back(recordHeading(words(title)));
        blocks.push_back(recordGrid(words, tell, all, keepsakes));
    };
    add(QT_TRANSLATE_NOOP("RosterSheet", "Records"), living);
    add(QT_TRANSLATE_NOOP("RosterSheet", "Contacts lost"), lost);
    add(QT_TRANSLATE_NOOP("RosterSheet", "The fallen"), fallen);
    return blocks;
}

} // namespace escarmouche::app
