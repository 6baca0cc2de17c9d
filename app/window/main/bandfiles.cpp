// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/bandfiles.h"

#include "app/forms/files/savedialog.h"
#include "app/forms/notices/errorbox.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheetpreview.h"
#include "app/print/sheets/rostersheet.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

/** The translation context of these dialogs. */
class BandFiles
{
    Q_DECLARE_TR_FUNCTIONS(BandFiles)

public:
    static QStringList forms()
    {
        return {tr("Band file (*.band.json)"), tr("Table for spreadsheets (*.csv)"),
                tr("Roster sheet (*.pdf)"),    tr("Web page (*.html)"),
                tr("Markdown (*.md)"),         tr("Plain text (*.txt)")};
    }
    static QString saveTitle() { return tr("Export band"); }
    static QString copyName(const QString &name) { return tr("%1 (copy)").arg(name); }
};

std::vector<PrintBlock> recordsOf(const model::Library &library, const model::BandDesk &band,
                                  rules::Language language)
{
    const auto records = band.records();
    if (!records)
        return {};
    return recordBlocks(*records, band.phrases(), language,
                        library.keepsakes().of(band.uuid()).value_or(FigureKeepsakes()));
}

rules::Result<std::string> pdfOf(const model::Library &library, const model::BandDesk &band,
                                 const RuleBook &book, const Units &units)
{
    const auto sheet = band.rules().sheet(band.state());
    if (!sheet)
        return rules::fail(sheet.error());
    const PrintDocument document = rosterSheet(
        *sheet, band.rules().phrases(), [&book](std::string_view id) { return book.find(id); },
        uiLanguage(), units, recordsOf(library, band, uiLanguage()));
    return pdf(document, usualPaper()).toStdString();
}

rules::Result<std::string> contents(const model::Library &library, const model::BandDesk &band,
                                    const QString &path, const RuleBook &book, const Units &units)
{
    if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        return pdfOf(library, band, book, units);
    model::ExportOptions options;
    options.wording.language = uiLanguage();
    options.wording.reference = book.of(band.rules());
    options.spreadsheetSafe = true;
    if (units.kind == Units::Kind::Millimetres)
        options.wording.millimetresPerPas = units.millimetresPerPas;
    const auto format = model::formatOf(toUtf8(path)).value_or(model::BandFormat::Json);
    const std::string text =
        format == model::BandFormat::Json ? band.standing() : std::string(band.state());
    return model::exportBand(band.rules(), text, format, options);
}

rules::Result<std::string> adopt(model::Library &library, const model::ImportedBand &band)
{
    return library.bands().create(band.system, rules::AdoptBand{band.band});
}

/** The band under the name of a copy, so that the two can be told apart; as it is where that name
    would be too long. */
std::string copyOf(const rules::BandRules &rules, const std::string &band, const std::string &name)
{
    rules::BandInput input;
    input.act = rules::SetProperties{{}, {{"name", toUtf8(BandFiles::copyName(toQString(name)))}}};
    const auto outcome = rules.decide(band, rules::encode(input));
    const auto copy = outcome ? rules.evolve(band, *outcome) : rules::fail(outcome.error());
    return copy.value_or(band);
}

} // namespace

rules::Result<std::string> takeBandFile(model::Library &library, const QString &path)
{
    const auto band = model::importBandFile(library.systems(), path);
    return band ? adopt(library, *band) : rules::fail(band.error());
}

rules::Result<std::string> copyBand(model::Library &library, const std::string &uuid)
{
    const auto row = library.bands().find(uuid);
    if (!row)
        return rules::fail(row.error());
    const auto band = library.bands().open(uuid);
    if (!band)
        return rules::fail(band.error());
    return adopt(library, {row->system, copyOf((*band)->rules(), (*band)->state(), row->name)});
}

QString exportBand(QWidget *parent, const model::Library &library, const model::BandDesk &band,
                   const RuleBook &book, const Units &units)
{
    const auto summary = band.rules().summary(band.state());
    const QString name = model::safeFileName(summary ? summary->name : std::string());
    const QString path = askWhereToSave(parent, {BandFiles::saveTitle(), name, BandFiles::forms()});
    if (path.isEmpty())
        return {};
    const auto text = contents(library, band, path, book, units);
    const auto written = text ? model::writeFile(path, *text) : rules::fail(text.error());
    if (written)
        return path;
    tell(parent, written.error());
    return {};
}

void printBand(QWidget *parent, const model::Library &library, const model::BandDesk &band,
               const RuleBook &book, const Preferences &preferences)
{
    auto sheet = band.rules().sheet(band.state());
    if (!sheet) {
        tell(parent, sheet.error());
        return;
    }
    const auto finder = [&book](std::string_view id) { return book.find(id); };
    const auto records = [&library, &band](rules::Language language) {
        return recordsOf(library, band, language);
    };
    SheetPreview(rosterJob(band.rules(), std::move(*sheet), finder, records), preferences, parent)
        .exec();
}

} // namespace escarmouche::app
