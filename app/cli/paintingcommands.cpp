// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/paintingcommands.h"

#include "app/cli/commandline.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/delivery.h"
#include "app/cli/jsonreport.h"
#include "app/cli/workspace.h"
#include "app/print/paperoutput.h"
#include "app/print/rostersheet.h"
#include "app/text/uilanguage.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <nlohmann/json.hpp>

namespace escarmouche::app {
namespace cli {
namespace {

Outcome<QByteArray> rosterPdf(const Call &call, const LoadedBand &loaded)
{
    const auto sheet = loaded.rules->sheet(loaded.band);
    if (!sheet)
        return complain(sheet.error());
    const auto reference = model::loadReference(loaded.system);
    if (!reference)
        return complain(reference.error());
    const PrintDocument document = rosterSheet(
        *sheet, loaded.rules->phrases(), [&](std::string_view id) { return reference->find(id); },
        uiLanguage(), unitsOf(call));
    const Paper paper = call.paper.empty()       ? usualPaper()
                        : call.paper == "letter" ? Paper::Letter
                                                 : Paper::A4;
    return pdf(document, paper);
}

/** Writes the sheet and says where it is. */
Outcome<int> writePdf(const Call &call, const LoadedBand &loaded, const QString &path)
{
    const auto bytes = rosterPdf(call, loaded);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto delivered =
        deliver(path, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (!delivered)
        return tl::unexpected(delivered.error());
    if (path.isEmpty())
        return kFine;
    if (call.json)
        print(Json{{"file", toUtf8(path)}, {"bytes", bytes->size()}});
    else
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "Written: %1")).arg(path));
    return kFine;
}

/** The file a band is printed to when nobody names one. */
Outcome<QString> usualSheet(const Call &call, const LoadedBand &loaded)
{
    const auto summary = loaded.rules->summary(loaded.band);
    if (!summary)
        return complain(summary.error());
    const QString path = model::safeFileName(summary->name) + QStringLiteral(".pdf");
    if (!call.force && QFileInfo::exists(path))
        return refuseToReplace(path);
    return path;
}

Outcome<int> exportPdf(const Call &call)
{
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    return writePdf(call, *loaded, toQString(call.output));
}

Outcome<int> printBand(const Call &call)
{
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto path =
        call.output.empty() ? usualSheet(call, *loaded) : Outcome<QString>(toQString(call.output));
    if (!path)
        return tl::unexpected(path.error());
    return writePdf(call, *loaded, *path == QLatin1String("-") ? QString() : *path);
}

const Commands kPaintingCommands{
    {"band export", exportPdf},
    {"print band", printBand},
};

} // namespace
} // namespace cli

int runPaintingCommand(int argc, char **argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    // A screen is needed for fonts alone, so any will do.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's own remarks, such as on a run-time folder nobody set, are no talk of ours.
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    const QGuiApplication application(argc, argv);
    return answer(arguments, cli::kPaintingCommands);
}

} // namespace escarmouche::app
