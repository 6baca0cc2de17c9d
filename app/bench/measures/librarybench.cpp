// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/bench.h"

#include "app/bench/measures/systembench.h"
#include "app/cli/handover.h"
#include "model/exchange/filewriter.h"
#include "model/library/database/connection.h"
#include "model/library/library.h"
#include "model/resources.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace escarmouche::app {

using rules::Result;

namespace {

constexpr int kLibraryBands = 100;
constexpr int kLibraryRuns = 101;

/** One row in one transaction of a file in WAL mode that syncs fully: the least a commit costs. */
Result<double> singleRowCommit(const QString &path)
{
    if (const auto made = model::Connection::create(path); !made)
        return rules::fail(made.error());
    auto connection = model::Connection::open(path, model::Connection::Access::Write);
    if (!connection)
        return rules::fail(connection.error());
    for (const auto sql : {"PRAGMA journal_mode = WAL", "CREATE TABLE probe (value TEXT) STRICT"}) {
        if (const auto done = (*connection)->run(sql); !done)
            return rules::fail(done.error());
    }
    Result<void> failed;
    const double median = medianMicroseconds(kLibraryRuns, 1, [&] {
        const auto done = (*connection)->transaction([&] {
            return (*connection)
                ->prepare("INSERT INTO probe (value) VALUES (?)")
                .bind("one row")
                .run();
        });
        if (!done)
            failed = done;
    });
    return failed ? Result<double>(median) : rules::fail(failed.error());
}

Result<double> actCommit(model::BandSession &session)
{
    Result<void> failed;
    int n = 0;
    const double median = medianMicroseconds(kLibraryRuns, 1, [&] {
        rules::SetProperties act;
        act.settings = {{"notes", "note " + std::to_string(++n)}};
        auto done = session.perform(act);
        if (done)
            done = session.flush();
        if (!done)
            failed = done;
    });
    return failed ? Result<double>(median) : rules::fail(failed.error());
}

Result<void> fill(model::Library &library)
{
    const auto measured = bandsToMeasure(model::readCatalogue);
    const auto band = measured ? measured->band(12) : rules::fail(measured.error());
    if (!band)
        return rules::fail(band.error());
    for (int n = 0; n < kLibraryBands; ++n) {
        const auto made = library.bands().create(measured->system.key, rules::AdoptBand{*band});
        if (!made)
            return rules::fail(made.error());
    }
    return {};
}

/** A band of a library by its uuid; all have one name. */
Result<std::string> oneBand(const model::Library &library)
{
    const auto bands = library.bands().list();
    if (!bands)
        return rules::fail(bands.error());
    return bands->back().uuid;
}

} // namespace

Result<QString> libraryOf(const Workbench &bench)
{
    const QString path = QDir(bench.folder).filePath(QStringLiteral("bench.library"));
    if (QFileInfo::exists(path))
        return path;
    const auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    const auto library = model::Library::open(path, *systems, model::OpenMode::Create);
    if (!library)
        return rules::fail(library.error());
    const auto filled = fill(**library);
    return filled ? Result<QString>(path) : rules::fail(filled.error());
}

Result<std::vector<Figure>> benchLibrary(Workbench &bench)
{
    const auto path = libraryOf(bench);
    const auto systems = model::loadSystems();
    if (!path || !systems)
        return rules::fail(path ? systems.error() : path.error());
    auto library = model::Library::open(*path, *systems, model::OpenMode::Existing);
    if (!library)
        return rules::fail(library.error());
    const auto uuid = oneBand(**library);
    auto session = uuid ? (*library)->bands().open(*uuid) : rules::fail(uuid.error());
    if (!session)
        return rules::fail(session.error());
    const auto act = actCommit(**session);
    const auto row = singleRowCommit(QDir(bench.folder).filePath(QStringLiteral("probe.sqlite")));
    if (!act || !row)
        return rules::fail(act ? row.error() : act.error());
    session->reset();
    library->reset();
    const double open = medianMicroseconds(11, 1, [&] {
        auto again = model::Library::open(*path, *systems, model::OpenMode::Existing);
        if (again)
            (void)(*again)->bands().list();
    });
    return std::vector<Figure>{
        {"single_row_commit_us", *row},
        {"band_act_commit_us", *act},
        {"band_act_commit_over_allowed_ratio", *act / (1.5 * *row + kMicrosecondsAMillisecond)},
        {"library_100_open_and_list_ms", open / kMicrosecondsAMillisecond},
    };
}

namespace {

struct Command {
    const char *key;
    QStringList arguments;
};

Result<std::vector<Command>> commandsOn(const QString &library)
{
    const QString file = QDir(QFileInfo(library).path()).filePath(QStringLiteral("b.band.json"));
    const auto measured = bandsToMeasure(model::readCatalogue);
    if (!measured)
        return rules::fail(measured.error());
    if (const auto written = model::writeFile(file, measured->bench->band(12)); !written)
        return rules::fail(written.error());
    const auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    const auto opened = model::Library::open(library, *systems, model::OpenMode::ReadOnly);
    const auto band = opened ? oneBand(**opened) : rules::fail(opened.error());
    if (!band)
        return rules::fail(band.error());
    const QStringList at{QStringLiteral("--library"), library};
    const QStringList of{QStringLiteral("--system"), toQString(measured->system.key)};
    return std::vector<Command>{
        {"command_band_check_ms", {QStringLiteral("band"), QStringLiteral("check"), file}},
        {"command_band_list_ms", QStringList{QStringLiteral("band"), QStringLiteral("list")} + at},
        {"command_band_show_ms",
         QStringList{QStringLiteral("band"), QStringLiteral("show"), toQString(*band)} + at},
        {"command_catalogue_list_ms",
         QStringList{QStringLiteral("catalogue"), QStringLiteral("list")} + of},
        {"command_rules_list_ms",
         QStringList{QStringLiteral("rules"), QStringLiteral("list")} + of},
    };
}

} // namespace

Result<std::vector<Figure>> benchCommands(Workbench &bench)
{
    const auto library = libraryOf(bench);
    const auto commands = library ? commandsOn(*library) : rules::fail(library.error());
    if (!commands)
        return rules::fail(commands.error());
    std::vector<Figure> figures;
    for (const auto &command : *commands) {
        bool isDone = true;
        const double median = medianMicroseconds(21, 1, [&] {
            QProcess process;
            process.setStandardOutputFile(QProcess::nullDevice());
            process.setStandardErrorFile(QProcess::nullDevice());
            process.start(commandProgram(), command.arguments);
            isDone = process.waitForFinished() && process.exitCode() == 0 && isDone;
        });
        if (!isDone)
            return rules::fail({.hint = toUtf8(command.arguments.join(u' '))});
        figures.push_back({command.key, median / kMicrosecondsAMillisecond});
        if (*bench.stop)
            break;
    }
    return figures;
}

} // namespace escarmouche::app
