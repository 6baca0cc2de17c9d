// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/library/librarycommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/ledgerinput.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/deeds.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/visible.h"
#include "app/words/sentences/sentences.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/library/database/place.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "model/systemreason.h"
#include "model/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace escarmouche::app::cli {
namespace {

void printCheck(const model::CheckReport &report, const QString &path, bool json)
{
    if (json) {
        Json faults = Json::array();
        for (const rules::Error &fault : report.faults) {
            faults.push_back(jsonOf(fault));
            faults.back()["sentence"] = toUtf8(sentence(fault) + backupHint(path, fault));
        }
        print(Json{{"file", toUtf8(path)},
                   {"sound", report.faults.empty()},
                   {"streams", report.streams},
                   {"bands", report.bands},
                   {"campaigns", report.campaigns},
                   {"acts", report.events},
                   {"matches", report.games},
                   {"state_hash", report.stateHash},
                   {"faults", std::move(faults)}});
        return;
    }
    for (const rules::Error &fault : report.faults)
        talk(explain(fault).what);
    if (!report.faults.empty())
        talk(explain(report.faults.front()).next + backupHint(path, report.faults.front()));
    else
        print(told(QT_TRANSLATE_NOOP("CommandLine",
                                     "Sound: %1 (bands: %2, campaigns: %3, acts: %4, matches: %5)"))
                  .arg(visible(path), QString::number(report.bands),
                       QString::number(report.campaigns), QString::number(report.events),
                       QString::number(report.games)));
}

/** A path for each band, none of them twice. */
QStringList pathsOf(const std::vector<model::BandRow> &bands, const QDir &folder)
{
    std::set<QString> used;
    QStringList paths;
    for (const model::BandRow &row : bands) {
        QString name = model::safeFileName(row.name);
        if (!used.insert(name.toLower()).second)
            name += QStringLiteral(" ") + toQString(row.uuid);
        paths << folder.filePath(name + QStringLiteral(".band.json"));
    }
    return paths;
}

/** That file with that band, whole but without its name. */
Outcome<OutputFile> fileOf(model::Library &library, const model::BandRow &band, const QString &path)
{
    const auto session = library.bands().open(band.uuid);
    if (!session)
        return complain(session.error());
    const auto text = (*session)->rules().write((*session)->state());
    if (!text)
        return complain(text.error());
    auto file = OutputFile::open(toUtf8(path));
    if (!file)
        return file;
    const auto filled = file->fill([&](auto &writer) { return writer.write(*text); });
    return filled ? std::move(file) : tl::unexpected(filled.error());
}

/** A file of its own for each band of the library. */
Outcome<int> exportBands(const Call &call)
{
    if (call.output.empty())
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "Name a folder with --output, or use --ledger.")));
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return tl::unexpected(workspace.error());
    const auto bands = workspace->library->bands().list();
    if (!bands)
        return complain(bands.error());
    const QDir folder(toQString(call.output));
    if (!folder.mkpath(QStringLiteral(".")))
        return complain({.code = rules::ErrorCode::PermissionDenied,
                         .subject = call.output,
                         .pointer = {},
                         .hint = {},
                         .number = 0,
                         .more = {}});
    const QStringList paths = pathsOf(*bands, folder);
    const auto there =
        std::ranges::find_if(paths, [](const QString &path) { return QFileInfo::exists(path); });
    if (!call.force && there != paths.end())
        return refuseToReplace(*there);
    std::vector<OutputFile> files;
    for (std::size_t i = 0; i < bands->size(); ++i) {
        auto file = fileOf(*workspace->library, (*bands)[i], paths[static_cast<qsizetype>(i)]);
        if (!file)
            return tl::unexpected(file.error());
        files.push_back(std::move(*file));
    }
    for (OutputFile &file : files) {
        if (const auto placed = file.place(); !placed)
            return tl::unexpected(placed.error());
    }
    Json list = Json::array();
    for (const QString &path : paths) {
        list.push_back(toUtf8(path));
        if (!call.json)
            printPath(path);
    }
    if (call.json)
        print(Json{{"files", std::move(list)}});
    return kFine;
}

/** The backups as paths that can be shown, newest first. */
QStringList backupsOf(const QString &library)
{
    const rules::RuleSystems none; // only their names are read
    QStringList paths;
    for (const model::Backup &backup : model::Backups(library, none).list())
        paths << visible(backup.path);
    return paths;
}

tl::unexpected<Complaint> whichBackup(const QString &library)
{
    const QStringList paths = backupsOf(library);
    if (paths.isEmpty())
        return complain(
            kNotFound,
            told(QT_TRANSLATE_NOOP("CommandLine", "There is no backup of “%1” yet. To make one: "
                                                  "escarmouche library backup"))
                .arg(visible(library)));
    return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                "CommandLine", "Name the backup to put back, or write newest for "
                                               "the newest sound one: escarmouche library "
                                               "restore newest\nThere are, newest first:")) +
                                u'\n' + paths.join(u'\n'));
}

} // namespace

QString backupHint(const QString &library, const rules::Error &error)
{
    using rules::ErrorCode;
    const bool damaged = error.code == ErrorCode::LibraryDamaged ||
                         error.code == ErrorCode::ForeignSchema ||
                         error.code == ErrorCode::ChainBroken;
    const QStringList paths = damaged ? backupsOf(library) : QStringList();
    if (paths.isEmpty())
        return {};
    return u' ' + told(QT_TRANSLATE_NOOP("CommandLine", "The newest one goes back with: %1"))
                      .arg(QStringLiteral("escarmouche library restore \"%1\"").arg(paths.front()));
}

Outcome<int> checkLibrary(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const QString path = libraryPath(call);
    const auto report = model::checkLibrary(path, **systems, call.patience);
    if (!report)
        return complain(report.error());
    printCheck(*report, path, call.json);
    return report->faults.empty() ? kFine : exitCode(report->faults.front().code);
}

Outcome<int> backUpLibrary(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const auto backup = model::Backups(libraryPath(call), **systems, call.patience).make();
    if (!backup)
        return complain(backup.error());
    noteDone(backup->path);
    if (call.json)
        print(Json{{"file", toUtf8(backup->path)},
                   {"at", toUtf8(backup->at.toString(Qt::ISODateWithMs))}});
    else
        printPath(backup->path);
    return kFine;
}

Outcome<int> restoreLibrary(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const QString path = libraryPath(call);
    model::Backups backups(path, **systems, call.patience);
    const bool byName = !call.words.empty() && call.words.front() != "newest";
    if (const auto seen = model::checkFolder(backups.folder()); !byName && !seen)
        return complain(seen.error());
    if (call.words.empty())
        return whichBackup(path);
    QString chosen = toQString(call.words.front());
    if (chosen == QLatin1String("newest")) {
        if (backups.list().empty())
            return whichBackup(path);
        const auto newest = backups.newestSound();
        if (!newest)
            return complain(newest.error());
        chosen = newest->path;
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "The newest sound backup: %1"))
                 .arg(visible(chosen)));
    }
    const auto aside = backups.restore(chosen);
    if (!aside)
        return complain(aside.error());
    noteDone(path);
    if (call.json)
        print(Json{
            {"file", toUtf8(path)}, {"backup", toUtf8(chosen)}, {"kept_aside", toUtf8(*aside)}});
    else
        print(aside->isEmpty()
                  ? told(QT_TRANSLATE_NOOP("CommandLine", "Restored: %1")).arg(visible(path))
                  : told(QT_TRANSLATE_NOOP("CommandLine",
                                           "Restored: %1. The former library is kept as %2."))
                        .arg(visible(path), visible(*aside)));
    return kFine;
}

Outcome<int> rebuildLibrary(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    QFile ledger(toQString(call.words.front()));
    if (call.words.front().empty()) // Qt would talk of it itself
        return complain(model::noFile({}));
    if (ledger.exists() && call.words.front() != "-" && !QFileInfo(ledger).isFile())
        return complain(model::noPlainFile(ledger.fileName()));
    const bool opened = call.words.front() == "-" ? ledger.open(stdin, QIODevice::ReadOnly)
                                                  : ledger.open(QIODevice::ReadOnly);
    if (!opened)
        return complain(ledger.exists() ? model::systemError(EACCES, call.words.front())
                                        : model::noFile(ledger.fileName()));
    const QString path = libraryPath(call);
    auto rebuilt = model::rebuildLibrary(ledger, path, **systems, QDateTime::currentDateTimeUtc(),
                                         ledgerReading(call), call.patience);
    if (!rebuilt) {
        if (rebuilt.error().code == rules::ErrorCode::FileTooLarge &&
            rebuilt.error().pointer.empty())
            return complain(kRejected, tooLargeALedger(call.words.front(), rebuilt.error().number));
        const auto is = [&](rules::ErrorCode code) { return rebuilt.error().code == code; };
        if (!rebuilt.error().pointer.empty() || is(rules::ErrorCode::NotJson) ||
            is(rules::ErrorCode::ChainBroken) ||
            is(rules::ErrorCode::LibraryDamaged)) // of the ledger
            rebuilt.error().file = call.words.front();
        return complain(rebuilt.error());
    }
    noteDone(path);
    if (call.json) {
        print(Json{{"file", toUtf8(path)},
                   {"streams", rebuilt->streams},
                   {"campaigns", rebuilt->campaigns},
                   {"acts", rebuilt->events},
                   {"matches", rebuilt->games},
                   {"kept_aside", toUtf8(rebuilt->aside)}});
        return kFine;
    }
    print(told(QT_TRANSLATE_NOOP("CommandLine",
                                 "Rebuilt: %1 (bands: %2, campaigns: %3, acts: %4, matches: %5)"))
              .arg(visible(path), QString::number(rebuilt->streams - rebuilt->campaigns),
                   QString::number(rebuilt->campaigns), QString::number(rebuilt->events),
                   QString::number(rebuilt->games)));
    if (!rebuilt->aside.isEmpty())
        print(told(QT_TRANSLATE_NOOP("CommandLine", "What stood there is kept as %1."))
                  .arg(visible(rebuilt->aside)));
    return kFine;
}

Outcome<int> exportLibrary(const Call &call)
{
    if (!call.ledger)
        return exportBands(call);
    const QString path = libraryPath(call);
    if (call.output.empty()) {
        const auto sent = model::exportLedger(
            path,
            [](std::string_view line) {
                printBytes(line);
                return rules::Result<void>();
            },
            call.patience);
        if (!sent)
            return complain(sent.error());
        return kFine;
    }
    auto writer = model::FileWriter::open(toQString(call.output));
    if (!writer)
        return complain(writer.error());
    const auto sent = model::exportLedger(
        path, [&](std::string_view line) { return writer->write(line); }, call.patience);
    if (!sent)
        return complain(sent.error());
    if (const auto kept = writer->commit(); !kept)
        return complain(kept.error());
    noteDone(toQString(call.output));
    if (call.json)
        print(Json{{"file", call.output}});
    else
        tellWritten(toQString(call.output));
    return kFine;
}

} // namespace escarmouche::app::cli
