// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/opening.h"

#include "model/library/database/libraryfile.h"
#include "model/library/database/place.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/backup.h"
#include "model/library/store/ledgerfile.h"
#include "model/library/store/librarystore.h"
#include "model/library/streams/rows.h"
#include "model/text.h"

#include <QFileInfo>

#include <sys/stat.h>

namespace escarmouche::model {

namespace {

/** Checks what stands there, brings it up to date, checks it again from inside. */
rules::Result<void> prepare(const QString &path, const rules::RuleSystems &systems,
                            const std::vector<MigrationStep> &steps, bool writing,
                            Milliseconds patience)
{
    const int newest = steps.back().version;
    if (const auto header = checkHeader(path, newest); !header)
        return header;
    auto reader = Connection::open(path, Connection::Access::Read, patience);
    if (!reader)
        return rules::fail(reader.error());
    // The log may hold a later version than the header.
    const auto version = (*reader)->integer("PRAGMA user_version");
    if (!version)
        return rules::fail(version.error());
    if (*version > newest)
        return rules::fail({.code = rules::ErrorCode::NewerLibrary,
                            .subject = toUtf8(path),
                            .hint = std::to_string(newest),
                            .number = *version});
    if (const auto schema = checkSchema(**reader, steps); !schema || *version == newest || !writing)
        return schema;
    reader->reset();
    auto writer = Connection::open(path, Connection::Access::Write, patience);
    if (!writer)
        return rules::fail(writer.error());
    return migrate(**writer, steps, [&]() -> rules::Result<void> {
        const auto kept = Backups(path, systems).make();
        return kept ? rules::Result<void>() : rules::fail(kept.error());
    });
}

} // namespace

rules::Result<void> makeReady(const QString &path, const rules::RuleSystems &systems, OpenMode mode,
                              Milliseconds patience)
{
    const bool writing = mode != OpenMode::ReadOnly;
    const auto steps = migrationSteps();
    if (!steps)
        return rules::fail(steps.error());
    if (const auto stands = checkPlace(path); !stands) {
        if (stands.error().code != rules::ErrorCode::LibraryNotFound || mode != OpenMode::Create)
            return stands;
        if (const auto made = createLibrary(path, *steps); !made)
            return made;
    }
    if (writing) {
        if (const auto allowed = checkWritable(path); !allowed)
            return allowed;
        clearEndedRebuilds(QFileInfo(realFile(path)).absolutePath());
    }
    const auto ready = prepare(path, systems, *steps, writing, patience);
    return ready ? ready : rules::fail(namingHolder(ready.error(), path));
}

rules::Result<std::unique_ptr<Connection>> openReader(const QString &path, Milliseconds patience)
{
    const auto steps = migrationSteps();
    auto reader = Connection::open(path, Connection::Access::Read, patience);
    if (!steps || !reader)
        return steps ? std::move(reader) : rules::fail(steps.error());
    const auto version = (*reader)->integer("PRAGMA user_version");
    if (!version)
        return rules::fail(version.error());
    return *version == steps->back().version ? std::move(reader) : upToDateCopy(**reader, *steps);
}

namespace {

rules::Result<std::shared_ptr<LibraryStore>> connected(const QString &path,
                                                       const rules::RuleSystems &systems,
                                                       OpenMode mode, Milliseconds patience)
{
    const bool writing = mode != OpenMode::ReadOnly;
    if (const auto ready = makeReady(path, systems, mode, patience); !ready)
        return rules::fail(ready.error());

    auto store = std::make_shared<LibraryStore>();
    store->path = path;
    store->systems = &systems;
    store->backups.of(path, systems);
    if (writing) {
        store->lock = std::make_unique<QLockFile>(lockPath(path));
        store->lock->setStaleLockTime(0);
        const mode_t others = ::umask(S_IRWXG | S_IRWXO); // it names who is at the keyboard
        const bool isOurs = store->lock->tryLock(0);
        ::umask(others);
        if (isOurs)
            (void)takeMode(path, lockPath(path));
        auto writer = LibraryWriter::start(path, patience);
        if (!writer)
            return rules::fail(store->named(writer.error()));
        store->writer = std::move(*writer);
    }
    auto reader = openReader(path, patience);
    if (!reader)
        return rules::fail(reader.error());
    store->reader = std::move(*reader);
    if (const auto whole = LedgerRepository(*store->reader).checkHeads(); !whole)
        return rules::fail(whole.error());
    if (const auto whole = GameRepository(*store->reader).checkHeads(); !whole)
        return rules::fail(whole.error());
    if (writing)
        refreshRows(*store->writer, systems);

    return store;
}

} // namespace

rules::Result<std::shared_ptr<LibraryStore>> openStore(const QString &path,
                                                       const rules::RuleSystems &systems,
                                                       OpenMode mode, Milliseconds patience)
{
    auto store = connected(path, systems, mode, patience);
    return store ? std::move(store) : rules::fail(namingHolder(store.error(), path));
}

} // namespace escarmouche::model
