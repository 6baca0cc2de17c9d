// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/ledgerfile.h"

#include "model/library/database/libraryfile.h"
#include "model/library/database/place.h"
#include "model/library/ledger/ledgercodec.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/keepsakerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/repository/personrepository.h"
#include "model/library/repository/seasonrepository.h"
#include "model/library/store/check.h"
#include "model/library/store/installation.h"
#include "model/library/streams/rows.h"
#include "model/text.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>

#include <algorithm>
#include <utility>

#include <unistd.h>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

Result<void> exportEvents(Connection &connection, const LineSink &sink, LedgerEnd &end)
{
    LedgerRepository ledger(connection);
    const auto streams = ledger.streams();
    if (!streams)
        return fail(streams.error());
    for (const auto &stream : *streams) {
        const auto head = ledger.head(stream);
        const auto events = ledger.events(stream);
        if (!head || !events)
            return fail(head ? events.error() : head.error());
        if (const auto sound = checkChain(*events, *head); !sound)
            return sound;
        for (const auto &event : *events) {
            if (const auto taken = sink(encodeLine(event)); !taken)
                return taken;
            ++end.events;
        }
    }
    return {};
}

/** A match and its journal, which is sound. */
Result<void> exportGame(GameRepository &games, const std::string &uuid, const LineSink &sink,
                        LedgerEnd &end)
{
    const auto game = games.find(uuid);
    const auto entries = games.entries(uuid);
    if (!game || !entries)
        return fail(game ? entries.error() : game.error());
    if (!*game)
        return {};
    if (const auto sound = checkGame(**game, *entries); !sound)
        return sound;
    if (const auto taken = sink(encodeLine(**game)); !taken)
        return taken;
    for (const GameEntry &entry : *entries) {
        if (const auto taken = sink(encodeLine(LedgerGameEntry{entry})); !taken)
            return taken;
        ++end.entries;
    }
    ++end.games;
    return {};
}

Result<void> exportGames(Connection &connection, const LineSink &sink, LedgerEnd &end)
{
    GameRepository games(connection);
    const auto uuids = games.uuids();
    if (!uuids)
        return fail(uuids.error());
    for (const std::string &uuid : *uuids) {
        if (const auto done = exportGame(games, uuid, sink, end); !done)
            return done;
    }
    return {};
}

/** Whatever else there is: lines of one kind. */
template<class Line>
Result<void> exportLines(const std::vector<Line> &lines, const LineSink &sink, std::int64_t &count)
{
    for (const Line &line : lines) {
        if (const auto taken = sink(encodeLine(line)); !taken)
            return taken;
        ++count;
    }
    return {};
}

Result<void> exportAll(Connection &connection, const LineSink &sink)
{
    const auto keepsakes = KeepsakeRepository(connection).list();
    const auto seasons = SeasonRepository(connection).list();
    if (!keepsakes || !seasons)
        return fail(keepsakes ? seasons.error() : keepsakes.error());
    PersonRepository people(connection);
    const auto last = people.last();
    const auto everyone = people.list();
    if (!last || !everyone)
        return fail(last ? everyone.error() : last.error());
    LedgerEnd end{.people = static_cast<std::int64_t>(everyone->size())};
    if (const auto taken = sink(encodeLine(LedgerStart{*last ? (*last)->id : std::string(),
                                                       !keepsakes->empty() || !seasons->empty()}));
        !taken)
        return taken;
    for (const auto &person : *everyone) {
        if (const auto taken = sink(encodeLine(person)); !taken)
            return taken;
    }
    if (const auto done = exportEvents(connection, sink, end); !done)
        return done;
    if (const auto done = exportGames(connection, sink, end); !done)
        return done;
    if (const auto done = exportLines(*keepsakes, sink, end.keepsakes); !done)
        return done;
    if (const auto done = exportLines(*seasons, sink, end.seasons); !done)
        return done;
    return sink(encodeLine(end));
}

const QString kRebuilding = QStringLiteral("/.rebuild-");
const QString kAtWork = QStringLiteral(".lock");

/** What is being made, with a lock that ends with the program however it ends. */
struct RebuildFolder {
    QTemporaryDir folder;
    QLockFile lock;

    explicit RebuildFolder(const QString &place)
        : folder(place + kRebuilding + QStringLiteral("XXXXXX")), lock(folder.filePath(kAtWork))
    {
        lock.setStaleLockTime(0);
        lock.tryLock(0);
    }
};

Result<void> writePeople(Connection &connection, const Ledger &ledger)
{
    PersonRepository people(connection);
    if (const auto added = people.takeIn(ledger.people); !added)
        return added;
    return ledger.person.empty() ? Result<void>() : people.setLast(ledger.person);
}

/** Gives each stream up as soon as it is written. */
Result<void> writeStreams(Connection &connection, Ledger &ledger, const rules::RuleSystems &systems)
{
    LedgerRepository events(connection);
    for (auto &[uuid, stream] : ledger.streams) {
        if (const auto sound = checkChain(stream, {stream.back().seq, stream.back().hash}); !sound)
            return sound;
        if (const auto added = events.add(stream); !added)
            return added;
        if (const auto written = writeRow(connection, systems, std::exchange(stream, {})); !written)
            return written;
    }
    return {};
}

Result<void> writeGames(Connection &connection, const Ledger &ledger)
{
    GameRepository games(connection);
    for (const auto &[game, entries] : ledger.games) {
        if (const auto sound = checkGame(game, entries); !sound)
            return sound;
        if (const auto added = games.add(game, entries); !added)
            return added;
    }
    return {};
}

Result<void> writeKeepsakes(Connection &connection, const Ledger &ledger)
{
    KeepsakeRepository keepsakes(connection);
    for (const Keepsake &keepsake : ledger.keepsakes) {
        if (const auto added = keepsakes.add(keepsake); !added)
            return added;
    }
    SeasonRepository seasons(connection);
    for (const Season &season : ledger.seasons) {
        if (const auto added = seasons.add(season); !added)
            return added;
    }
    return {};
}

Result<void> writeLibrary(const QString &path, Ledger ledger, const rules::RuleSystems &systems)
{
    const auto steps = migrationSteps();
    if (!steps)
        return fail(steps.error());
    if (const auto made = createLibrary(path, *steps); !made)
        return made;
    const auto connection = Connection::open(path, Connection::Access::Write);
    if (!connection)
        return fail(connection.error());
    const auto written = (*connection)->transaction([&] {
        return writePeople(**connection, ledger)
            .and_then([&] { return writeStreams(**connection, ledger, systems); })
            .and_then([&] { return writeGames(**connection, ledger); })
            .and_then([&] { return writeKeepsakes(**connection, ledger); });
    });
    if (!written)
        return written;
    // Everything into the one file, which is then moved without its log.
    return (*connection)->run("PRAGMA wal_checkpoint(TRUNCATE)");
}

} // namespace

Result<void> exportLedger(const QString &library, const LineSink &sink, Milliseconds patience)
{
    const auto steps = migrationSteps();
    if (!steps)
        return fail(steps.error());
    if (const auto ours = checkHeader(library, steps->back().version); !ours)
        return ours;
    auto connection = Connection::open(library, Connection::Access::Read, patience);
    if (!connection)
        return fail(connection.error());
    const auto version = (*connection)->integer("PRAGMA user_version");
    if (!version)
        return fail(namingHolder(version.error(), library));
    if (*version != steps->back().version) { // told as what it would be
        connection = upToDateCopy(**connection, *steps);
        if (!connection)
            return fail(connection.error());
    }
    if (const auto begun = (*connection)->run("BEGIN"); !begun)
        return begun;
    const auto done = exportAll(**connection, sink);
    const auto ended = (*connection)->run("COMMIT");
    return done ? ended : fail(namingHolder(done.error(), library));
}

void clearEndedRebuilds(const QString &folder)
{
    constexpr int kSurelyEnded = 3600; // seconds: one that has no lock may have just begun
    const auto filter = QDir::Dirs | QDir::Hidden | QDir::NoSymLinks;
    for (const auto &ended : QDir(folder).entryInfoList({kRebuilding.mid(1) + u'*'}, filter)) {
        const QDir made(ended.filePath());
        QLockFile lock(made.filePath(kAtWork));
        lock.setStaleLockTime(0);
        const bool hasEnded =
            made.exists(kAtWork)
                ? lock.tryLock(0)
                : ended.lastModified().secsTo(QDateTime::currentDateTime()) > kSurelyEnded;
        lock.unlock();
        if (hasEnded)
            QDir(ended.filePath()).removeRecursively();
    }
}

Result<Rebuilt> rebuildLibrary(QIODevice &device, const QString &library,
                               const rules::RuleSystems &systems, const QDateTime &now,
                               const LedgerReading &how, Milliseconds patience)
{
    auto ledger = readLedger(device, how);
    if (!ledger)
        return fail(ledger.error());
    Rebuilt rebuilt{
        .streams = static_cast<std::int64_t>(ledger->streams.size()),
        .campaigns = std::ranges::count_if(
            ledger->streams,
            [](const auto &stream) { return isOfCampaign(stream.second.front()); }),
        .events = ledger->counts.events,
        .games = ledger->counts.games,
        .aside = {},
    };
    const QFileInfo target(realFile(library));
    if (const auto made = makePrivateFolder(target.absolutePath()); !made)
        return fail(about(made.error(), library));
    if (::access(QFile::encodeName(target.absolutePath()).constData(), W_OK | X_OK) != 0)
        return fail(fileError(library));
    clearEndedRebuilds(target.absolutePath());
    const RebuildFolder making(target.absolutePath());
    const QTemporaryDir &folder = making.folder;
    if (!folder.isValid())
        return fail(fileError(library));
    const auto draft = folder.filePath(target.fileName());
    auto done = writeLibrary(draft, std::move(*ledger), systems);
    if (done)
        done = verdict(checkLibrary(draft, systems));
    auto aside = done ? installLibrary(draft, target.filePath(), systems, now, patience)
                      : fail(done.error());
    if (!aside)
        return fail(unveiled(aside.error(), draft, library));
    rebuilt.aside = std::move(*aside);
    return rebuilt;
}

} // namespace escarmouche::model
