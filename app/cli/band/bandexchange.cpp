// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/bandexchange.h"

#include "app/cli/band/bandcommands.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/open/loadedband.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

Outcome<std::string> exported(const Call &call, const LoadedBand &loaded, model::BandFormat format)
{
    const auto reference = model::loadReference(loaded.system);
    if (!reference)
        return complain(reference.error());
    model::ExportOptions options;
    options.wording = {uiLanguage(), call.millimetresPerPas, &*reference};
    options.spreadsheetSafe = call.spreadsheetSafe;
    // Papers have the boxes of the campaign, a file to go on with has none.
    const bool isFile = format == model::BandFormat::Json && loaded.standing;
    const std::string &band = isFile ? *loaded.standing : loaded.band;
    auto text = model::exportBand(*loaded.rules, band, format, options);
    if (!text)
        return complain(text.error());
    return std::move(*text);
}

/** All the files, before the first band is made: a bad one leaves the library as it was, and makes
    none where there is none. */
Outcome<std::vector<model::ImportedBand>> readBands(const std::vector<std::string> &files)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    std::vector<model::ImportedBand> read;
    for (const std::string &file : files) {
        const auto path = bandPath(file);
        if (!path)
            return complain(path.error());
        auto band = model::importBandFile(**systems, *path);
        if (!band)
            return complain(band.error(), **systems);
        read.push_back(std::move(*band));
    }
    return read;
}

} // namespace

Outcome<int> importBands(const Call &call)
{
    const auto read = readBands(call.words);
    if (!read)
        return tl::unexpected(read.error());
    auto workspace = openWorkspace(call, model::OpenMode::Create);
    if (!workspace)
        return tl::unexpected(workspace.error());
    std::vector<model::NewBand> bands;
    for (const model::ImportedBand &band : *read)
        bands.push_back({band.system, rules::AdoptBand{band.band}});
    const auto uuids = workspace->library->bands().create(bands);
    if (!uuids)
        return complain(uuids.error());
    Json list = Json::array();
    for (const std::string &uuid : *uuids) {
        const auto row = workspace->library->bands().find(uuid);
        if (!row)
            return complain(row.error());
        if (call.json)
            list.push_back(jsonOf(*row));
        else
            print(QStringLiteral("%1  %2").arg(toQString(row->uuid), toQString(row->name)));
    }
    if (call.json)
        print(Json{{"bands", std::move(list)}});
    return kFine;
}

Outcome<int> exportBand(const Call &call)
{
    const QString path = toQString(call.output);
    const std::string name = call.format.empty() ? call.output : "." + call.format;
    const auto format = call.format.empty() && call.output.empty()
                            ? std::optional(model::BandFormat::Json)
                            : model::formatOf(name);
    if (!format)
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "The file’s name does not tell the format: choose "
                                               "json, csv, md, html, txt or pdf with --format.")));
    const auto loaded = loadBand(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto text = exported(call, *loaded, *format);
    if (!text)
        return tl::unexpected(text.error());
    if (const auto delivered = deliver(path, *text); !delivered)
        return tl::unexpected(delivered.error());
    if (!path.isEmpty() && call.json)
        print(Json{{"file", call.output}, {"bytes", text->size()}});
    else if (!path.isEmpty())
        tellWritten(path);
    return kFine;
}

} // namespace escarmouche::app::cli
