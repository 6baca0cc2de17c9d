// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/plainfile.h"
#include "model/library/campaignfile.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/hostileledgers.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <limits>

#include <sys/resource.h>

namespace escarmouche::reliability {

namespace {

using rules::ErrorCode;
using rules::Result;

constexpr qint64 kLifted = std::numeric_limits<qint64>::max();
constexpr int kTooLarge = 4;

Result<void> import(const QString &file, const QString &path, qint64 most)
{
    auto library = model::Library::open(path, tests::systems(), model::OpenMode::Create);
    const auto opened = library ? model::openFile(file, most) : rules::fail(library.error());
    auto campaign =
        opened ? model::readCampaign(**opened, {.most = most}) : rules::fail(opened.error());
    if (!campaign)
        return rules::fail(campaign.error());
    const auto taken = model::importCampaign(**library, std::move(*campaign));
    return taken ? Result<void>() : rules::fail(taken.error());
}

Result<void> rebuild(const QString &file, const QString &path, qint64 most)
{
    QFile ledger(file);
    if (!ledger.open(QIODevice::ReadOnly))
        return rules::fail({.code = ErrorCode::FileNotFound});
    const auto rebuilt = model::rebuildLibrary(ledger, path, tests::systems(),
                                               QDateTime::currentDateTimeUtc(), {.most = most});
    return rebuilt ? Result<void>() : rules::fail(rebuilt.error());
}

struct Taken {
    int code = -1;
    double seconds = 0; // of the processor; by the clock for a file that is not read
    double megabytes = 0; // at most
};

/** A process of its own, whose memory is nobody else's. */
Taken take(const QString &how, const QString &file, const QString &library, bool lifted)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments{QStringLiteral("--child"), QStringLiteral("ledger"), how, file, library};
    if (lifted)
        arguments << QStringLiteral("lifted");
    process.start(QCoreApplication::applicationFilePath(), arguments);
    process.waitForFinished(-1);
    const auto words = process.readAllStandardOutput().split(' ');
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            words.value(0).toDouble(), words.value(1).toDouble()};
}

/** Takes one of so many bytes. */
Taken takeOne(Outcome &outcome, const QString &how, std::string_view kind,
              const QTemporaryDir &folder, std::size_t bytes)
{
    constexpr double kMostMegabytes = 200;
    const auto file = folder.filePath(QStringLiteral("ledger.jsonl"));
    const auto library = folder.filePath(QStringLiteral("library"));
    // The last line goes beyond what is asked for.
    overwrite(file, tests::HostileLedger(kind, bytes - bytes / 16).text());
    const Taken taken = take(how, file, library, false);
    const std::string what = toUtf8(how) + ' ' + std::string(kind) + ": ";
    outcome.count();
    outcome.expect(taken.code == 0 || taken.code == 1, what + "died or too large");
    outcome.expect(taken.megabytes <= kMostMegabytes,
                   what + std::to_string(taken.megabytes) + " MB");
    for (const auto *suffix : {"", "-wal", "-shm"})
        QFile::remove(library + QLatin1String(suffix));
    return taken;
}

/** Four times the size may take four times as long, and not sixteen times. */
void tryOne(Outcome &outcome, const QString &how, std::string_view kind,
            const QTemporaryDir &folder, int megabytes)
{
    constexpr std::size_t kTimes = 4;
    const auto bytes = static_cast<std::size_t>(megabytes) << 20U;
    const Taken part = takeOne(outcome, how, kind, folder, bytes / kTimes);
    const Taken whole = takeOne(outcome, how, kind, folder, bytes);
    outcome.expect(whole.seconds <= 2 * kTimes * part.seconds,
                   toUtf8(how) + ' ' + std::string(kind) + ": " + std::to_string(part.seconds) +
                       " s, " + std::to_string(kTimes) + " times the size " +
                       std::to_string(whole.seconds) + " s");
}

/** By its size, before it is read. */
void tryHuge(Outcome &outcome, const QString &how, const QTemporaryDir &folder, bool control)
{
    const auto path = folder.filePath(QStringLiteral("huge.jsonl"));
    const auto library = folder.filePath(QStringLiteral("library"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !file.resize(1LL << 30))
        return outcome.skip(1, "no room for a file of 1 GB");
    QElapsedTimer timer;
    timer.start();
    const Taken taken = take(how, path, library, control);
    outcome.count();
    outcome.expect(taken.code == kTooLarge, "1 GB: not refused by its size");
    outcome.expect(timer.elapsed() < 1000 || taken.seconds < 0.5, "1 GB: too slow");
}

} // namespace

int takeLedger(const QStringList &arguments)
{
    const qint64 most =
        arguments.value(3) == QStringLiteral("lifted") ? kLifted : model::kLargestLedger;
    const auto done = arguments.value(0) == QStringLiteral("import")
                          ? import(arguments.value(1), arguments.value(2), most)
                          : rebuild(arguments.value(1), arguments.value(2), most);
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    std::printf("%f %f", seconds(usage.ru_utime) + seconds(usage.ru_stime),
                static_cast<double>(usage.ru_maxrss) / 1024);
    // Of the whole file: a complaint of a line names its place.
    const bool bySize =
        !done && done.error().code == ErrorCode::FileTooLarge && done.error().pointer.empty();
    return done ? 0 : bySize ? kTooLarge : 1;
}

/** n: megabytes of each ledger. */
Outcome boundLedgers(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    for (const auto &how : {QStringLiteral("import"), QStringLiteral("rebuild")}) {
        tryHuge(outcome, how, folder, trial.control);
        for (const std::string_view kind : tests::kHostileLedgers) {
            if (!trial.control)
                tryOne(outcome, how, kind, folder, trial.n);
        }
    }
    return outcome;
}

} // namespace escarmouche::reliability
