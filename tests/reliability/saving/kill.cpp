// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/check.h"
#include "model/text.h"
#include "tests/reliability/eachcall.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>
#include <set>

namespace escarmouche::reliability {

namespace {

constexpr auto kCalls = "pwrite64,fdatasync,fsync,ftruncate,unlink";

std::set<std::string> eventsOf(const QString &library)
{
    std::set<std::string> uuids;
    const auto connection = model::Connection::open(library, model::Connection::Access::Read);
    if (!connection)
        return uuids;
    model::LedgerRepository ledger(**connection);
    const auto streams = ledger.streams();
    if (!streams)
        return uuids;
    for (const auto &stream : *streams) {
        const auto events = ledger.events(stream);
        for (const auto &event : events ? *events : std::vector<model::LedgerEvent>())
            uuids.insert(event.uuid);
    }
    return uuids;
}

/** Every act that was said to be done is there, and what is there is whole. */
void expectWhole(Outcome &outcome, const QString &library, const QByteArray &acknowledged,
                 const std::string &when)
{
    outcome.count();
    const auto report = model::checkLibrary(library, tests::systems());
    const auto whole = verdict(report);
    outcome.expect(whole.has_value(), when + ": not whole: " + (whole ? "" : whole.error().hint));
    const auto present = eventsOf(library);
    for (const auto &uuid : acknowledged.split('\n')) {
        if (uuid.size() == 36) // a last line cut by the kill acknowledges nothing
            outcome.expect(present.contains(uuid.toStdString()),
                           when + ": lost " + uuid.toStdString());
    }
}

QStringList childArguments(const QString &library, std::uint64_t seed, bool early, int acts,
                           bool campaign = false)
{
    return {campaign ? QStringLiteral("campaign") : QStringLiteral("acts"), library,
            QString::number(seed), early ? QStringLiteral("early") : QStringLiteral("true"),
            QString::number(acts)};
}

/** Lets the child work and kills it after so many acknowledgements and microseconds. */
QByteArray workUntilKilled(const QStringList &child, int acknowledgements, unsigned long wait)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  QStringList{QStringLiteral("--child")} + child);
    QByteArray said;
    while (said.count('\n') < acknowledgements && process.waitForReadyRead(20'000))
        said += process.readAllStandardOutput();
    QThread::usleep(wait);
    process.kill();
    process.waitForFinished();
    return said + process.readAllStandardOutput();
}

QString smallLibrary(const QTemporaryDir &folder)
{
    const auto path = folder.filePath(QStringLiteral("model"));
    if (const auto fault = tests::fillLibrary(path, 1, 3, 1); !fault.empty())
        qFatal("%s", fault.c_str());
    return path;
}

} // namespace

/** acts LIBRARY SEED true|early ACTS: performs acts on the first band and says the uuid of each
    once it is on disk, or, as the control, before. */
int performActs(const QStringList &arguments)
{
    const bool early = arguments.value(2) == QStringLiteral("early");
    const int acts = arguments.value(3).toInt();
    tests::RandomPlayer player(arguments.value(1).toULongLong());
    auto library =
        model::Library::open(arguments.value(0), tests::systems(), model::OpenMode::Existing);
    const auto bands =
        library ? (*library)->bands().list() : rules::Result<std::vector<model::BandRow>>();
    if (!library || !bands || bands->empty())
        return 1;
    auto session = (*library)->bands().open(bands->front().uuid);
    if (!session)
        return 1;
    for (int i = 0; i < acts; ++i) {
        const auto act = player.act((*session)->rules(), (*session)->state());
        if (!act || !(*session)->perform(*act))
            continue;
        const auto history = (*session)->history();
        if (!early && !(*session)->flush())
            return 1;
        std::printf("%s\n", history->back().uuid.c_str());
        std::fflush(stdout);
    }
    return 0;
}

/** campaign LIBRARY SEED true|early ACTS: the same with acts on the first campaign. */
int performCampaign(const QStringList &arguments)
{
    const bool early = arguments.value(2) == QStringLiteral("early");
    auto library =
        model::Library::open(arguments.value(0), tests::systems(), model::OpenMode::Existing);
    const auto campaigns =
        library ? (*library)->campaigns().list() : rules::Result<std::vector<model::CampaignRow>>();
    if (!library || !campaigns || campaigns->empty())
        return 1;
    auto session = (*library)->campaigns().open(campaigns->front().uuid);
    if (!session)
        return 1;
    tests::SessionRoom room(std::move(*session));
    room.after = [&room, early, left = arguments.value(3).toInt()]() mutable {
        const auto history = room.session().history();
        if (left-- <= 0 || (!early && !room.session().flush()))
            std::exit(left < 0 ? 0 : 1);
        std::printf("%s\n", history->back().line.uuid.c_str());
        std::fflush(stdout);
    };
    tests::RandomCampaign(room, arguments.value(1).toULongLong(), false, 2)
        .play(arguments.value(3).toInt());
    return 0;
}

Outcome killAtRandom(const Trial &trial)
{
    constexpr int kActs = 100'000; // more than anybody waits for
    Outcome outcome;
    const QTemporaryDir folder;
    const auto model = smallLibrary(folder);
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const auto library = folder.filePath(QStringLiteral("library%1").arg(i / 10));
        if (i % 10 == 0)
            QFile::copy(model, library);
        // Half of the kills fall right behind an acknowledgement, half anywhere.
        const int acknowledgements = 1 + static_cast<int>(player.below(6));
        const auto wait = trial.control || player.below(2) ? 0 : player.below(8000);
        const auto said =
            workUntilKilled(childArguments(library, trial.seed + static_cast<std::uint64_t>(i),
                                           trial.control, kActs, i % 3 == 2),
                            acknowledgements, wait);
        outcome.expect(said.count('\n') >= acknowledgements, "the child did not work");
        expectWhole(outcome, library, said, "kill " + std::to_string(i));
    }
    return outcome;
}

Outcome killAtEachCall(const Trial &trial)
{
    constexpr int kActs = 4;
    if (!canTrace()) {
        auto outcome = killAtRandom(trial);
        outcome.note("ptrace is refused here: killed at random instants instead of at each call");
        return outcome;
    }
    Outcome outcome;
    const QTemporaryDir folder;
    const auto model = smallLibrary(folder);
    const auto library = folder.filePath(QStringLiteral("library"));
    killAtEach(outcome, trial.n,
               {.calls = QString::fromLatin1(kCalls),
                .child = childArguments(library, trial.seed, trial.control, kActs),
                .prepare =
                    [&] {
                        for (const auto *suffix : {"", "-wal", "-shm"})
                            QFile::remove(library + QLatin1String(suffix));
                        QFile::copy(model, library);
                    },
                .judge =
                    [&](const Traced &run, const std::string &when) {
                        expectWhole(outcome, library, run.output, when);
                    }});
    return outcome;
}

} // namespace escarmouche::reliability
