// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/bandexchange.h"

#include "model/exchange/csvcodec.h"
#include "model/exchange/filewriter.h"
#include "model/exchange/plainfile.h"
#include "model/resources.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::array<std::pair<std::string_view, BandFormat>, 6> kSuffixes{{
    {"json", BandFormat::Json},
    {"csv", BandFormat::Csv},
    {"md", BandFormat::Markdown},
    {"html", BandFormat::Html},
    {"htm", BandFormat::Html},
    {"txt", BandFormat::Text},
}};

Result<std::string> exportForPeople(const rules::BandRules &rules, std::string_view band,
                                    std::string (*format)(const Document &), const Wording &wording)
{
    const auto sheet = rules.sheet(band);
    if (!sheet)
        return fail(sheet.error());
    return format(describe(*sheet, rules.phrases(), wording));
}

/** The rules of the system a file names; the first system's complain where it names none. */
Result<const rules::RuleSystem *> systemFor(const rules::RuleSystems &systems,
                                            std::string_view json)
{
    const auto key = systemNamedBy(json);
    std::string known;
    for (const auto &system : systems) {
        if (!system.bands)
            continue;
        if (key.empty() || system.key == key)
            return &system;
        known += (known.empty() ? "" : ", ") + system.key;
    }
    return fail(
        {.code = ErrorCode::SystemNotFound, .subject = key, .pointer = "/system", .hint = known});
}

Result<ImportedBand> readBand(const rules::RuleSystems &systems, std::string_view json)
{
    const auto system = systemFor(systems, json);
    if (!system)
        return fail(system.error());
    auto band = (*system)->bands->read(json);
    if (!band)
        return fail(band.error());
    return ImportedBand{(*system)->key, std::move(*band)};
}

void placeInTable(Error &error, const CsvBand &table)
{
    error.pointer = placeInCsv(table, error.pointer);
    for (auto &each : error.more)
        placeInTable(each, table);
}

} // namespace

std::optional<BandFormat> formatOf(std::string_view fileName)
{
    const auto dot = fileName.rfind('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const auto suffix = toUtf8(toQString(fileName.substr(dot + 1)).toLower());
    const auto found =
        std::ranges::find(kSuffixes, suffix, &decltype(kSuffixes)::value_type::first);
    return found == kSuffixes.end() ? std::nullopt : std::optional(found->second);
}

Result<std::string> exportBand(const rules::BandRules &rules, std::string_view band,
                               BandFormat format, const ExportOptions &options)
{
    switch (format) {
    case BandFormat::Json:
        return rules.write(band);
    case BandFormat::Csv:
        return rules.write(band).and_then([&](const std::string &file) {
            return csvFromBandFile(file, options.spreadsheetSafe);
        });
    case BandFormat::Markdown:
        return exportForPeople(rules, band, markdown, options.wording);
    case BandFormat::Html:
        return exportForPeople(rules, band, html, options.wording);
    case BandFormat::Text:
        return exportForPeople(rules, band, plainText, options.wording);
    }
    return fail({.hint = "exportBand"});
}

Result<ImportedBand> importBand(const rules::RuleSystems &systems, std::string_view text,
                                BandFormat format)
{
    if (format != BandFormat::Csv)
        return readBand(systems, text);
    const auto table = bandFileFromCsv(text);
    if (!table)
        return fail(table.error());
    auto band = readBand(systems, table->json);
    if (!band)
        placeInTable(band.error(), *table);
    return band;
}

Result<ImportedBand> importBandFile(const rules::RuleSystems &systems, const QString &path)
{
    auto band = readFile(path).and_then([&](const std::string &text) {
        return importBand(systems, text, formatOf(toUtf8(path)).value_or(BandFormat::Json));
    });
    if (!band)
        band.error().file = toUtf8(path);
    return band;
}

bool meansBand(std::string_view text, std::optional<BandFormat> format)
{
    if (format != BandFormat::Csv)
        return meansBandFile(text);
    const auto head = text.substr(0, text.find_first_of("\r\n"));
    return head.find("band.") != head.npos;
}

Result<std::string> readFile(const QString &path, std::size_t most)
{
    if (path.startsWith(QStringLiteral(":/")))
        return readResource(toUtf8(path.mid(2)));
    const auto limit = static_cast<qint64>(most);
    const auto file = openFile(path, limit);
    if (!file)
        return fail(file.error());
    const qint64 size = (*file)->size();
    auto bytes = (*file)->read(size + 1);
    // A file that grows, or has no true size: up to one byte more than allowed.
    if (bytes.size() > size)
        bytes += (*file)->read(limit + 1 - bytes.size());
    const auto name = toUtf8(path);
    if ((*file)->error() != QFileDevice::NoError)
        return fail({.code = ErrorCode::InputOutput, .subject = name, .hint = systemReason(errno)});
    if (bytes.size() > limit)
        return fail({.code = ErrorCode::FileTooLarge, .file = name, .number = limit});
    return bytes.toStdString();
}

} // namespace escarmouche::model
