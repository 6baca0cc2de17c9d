// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library.h"

#include "model/digest.h"
#include "model/drafts/drafts.h"
#include "model/library/called.h"
#include "model/library/database/libraryfile.h"
#include "model/library/database/place.h"
#include "model/library/library_p.h"
#include "model/library/repository/bandrepository.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/repository/personrepository.h"
#include "model/library/store/backup.h"
#include "model/library/streams/rows.h"
#include "model/text.h"

#include <algorithm>

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

rules::Result<void> Library::makeReady(const QString &path, const rules::RuleSystems &systems,
                                       OpenMode mode, Milliseconds patience)
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

rules::Result<std::unique_ptr<Library>> Library::open(const QString &path,
                                                      const rules::RuleSystems &systems,
                                                      OpenMode mode, Milliseconds patience)
{
    auto library = openUnnamed(path, systems, mode, patience);
    return library ? std::move(library) : rules::fail(namingHolder(library.error(), path));
}

rules::Result<std::unique_ptr<Library>> Library::openUnnamed(const QString &path,
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
        if (store->lock->tryLock(0))
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

    auto d = std::make_unique<Private>();
    d->store = std::move(store);
    return std::unique_ptr<Library>(new Library(std::move(d)));
}

Library::Library(std::unique_ptr<Private> priv) : d(std::move(priv))
{
    constexpr int kEveryMs = 1000; // others' acts are to appear within two seconds
    d->store->backups.onFailure([this](const rules::Error &error) {
        QMetaObject::invokeMethod(
            this, [this, error] { emit backupFailed(error); }, Qt::QueuedConnection);
    });
    d->dataVersion = d->store->reader->integer("PRAGMA data_version").value_or(0);
    connect(&d->watch, &QTimer::timeout, this, &Library::watch);
    d->watch.start(kEveryMs);
}

Library::~Library()
{
    d->store->backups.onFailure({}); // sessions may keep the store
}

void Library::watch()
{
    const auto version = d->store->reader->integer("PRAGMA data_version");
    if (!version || *version == d->dataVersion)
        return;
    d->dataVersion = *version;
    for (const auto &open : std::vector(d->sessions)) { // a slot may open or close one
        if (open.session)
            open.catchUp();
    }
    const auto matches = d->matches;
    for (const auto &match : matches) {
        if (match)
            match->catchUp();
    }
    emit changed();
}

QString Library::path() const
{
    return d->store->path;
}

bool Library::readOnly() const
{
    return !d->store->writer;
}

const rules::RuleSystems &Library::systems() const
{
    return *d->store->systems;
}

const rules::BandRules *Library::bandRules(const std::string &system) const
{
    return d->store->rulesOf(system);
}

rules::Result<std::vector<BandRow>> Library::bands() const
{
    return BandRepository(*d->store->reader).list();
}

rules::Result<std::vector<BandRow>> Library::removedBands() const
{
    return BandRepository(*d->store->reader).list(true);
}

rules::Result<std::vector<BandRow>> Library::bandsCalled(const std::string &uuidOrName) const
{
    const auto rows = bands();
    if (!rows)
        return rules::fail(rows.error());
    return called(*rows, uuidOrName);
}

rules::Result<BandRow> Library::findBand(const std::string &uuidOrName) const
{
    const auto rows = bands();
    if (!rows)
        return rules::fail(rows.error());
    return onlyCalled(*rows, uuidOrName, rules::ErrorCode::BandNotFound,
                      rules::ErrorCode::BandAmbiguous);
}

rules::Result<std::string> Library::bandState(const std::string &uuid) const
{
    auto band = BandRepository(*d->store->reader).find(uuid);
    if (!band)
        return rules::fail(band.error());
    if (!*band)
        return rules::fail({.code = rules::ErrorCode::BandNotFound, .subject = uuid});
    if ((*band)->stateHash != sha256((*band)->state))
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged,
                            .subject = toUtf8(d->store->path),
                            .hint = "a band whose checksum does not fit: " + uuid});
    return std::move((*band)->state);
}

rules::Result<std::unique_ptr<BandSession>> Library::openBand(const std::string &uuid)
{
    auto stream = StreamSession<BandStream>::open(d->store, uuid);
    if (!stream)
        return rules::fail(stream.error());
    auto session = std::make_unique<BandSession::Private>();
    session->stream = std::move(*stream);
    std::unique_ptr<BandSession> opened(new BandSession(std::move(session)));
    connect(opened.get(), &BandSession::acknowledged, this, &Library::changed);
    d->keep(opened.get(), opened->d->stream.get());
    return opened;
}

rules::Result<std::string> Library::createBand(const std::string &system,
                                               const rules::BandAct &first)
{
    return d->keep(d->decide<BandStream>(system, first));
}

rules::Result<std::vector<std::string>> Library::createBands(const std::vector<NewBand> &bands)
{
    std::vector<NewStream> streams;
    for (const NewBand &band : bands) {
        auto decided = d->decide<BandStream>(band.system, band.act);
        if (!decided)
            return rules::fail(decided.error());
        streams.push_back(std::move(*decided));
    }
    return d->keep(std::move(streams));
}

rules::Result<void> Library::removeBand(const std::string &uuid)
{
    const auto done = d->remove<BandStream>(uuid);
    if (done)
        watch();
    return done;
}

rules::Result<void> Library::restoreBand(const std::string &uuid)
{
    const auto done = d->restore<BandStream>(uuid);
    if (done)
        watch();
    return done;
}

Drafts Library::drafts() const
{
    return Drafts(d->store);
}

rules::Result<std::vector<Person>> Library::people() const
{
    return PersonRepository(*d->store->reader).list();
}

namespace {

rules::Result<std::string> personName(const std::string &name)
{
    std::string plain = toUtf8(toQString(name).simplified());
    if (plain.empty())
        return rules::fail({.code = rules::ErrorCode::TextTooShort, .number = 1});
    return plain;
}

} // namespace

rules::Result<Person> Library::addPerson(const std::string &name)
{
    return personName(name).and_then(
        [this](const std::string &plain) { return d->store->addPerson(plain); });
}

rules::Result<void> Library::seatPerson(const std::string &name)
{
    return personName(name).and_then(
        [this](const std::string &plain) { return d->store->seat(plain); });
}

void Library::setWitness(LibraryWitness witness)
{
    d->store->witness = std::move(witness);
}

void Library::setWaiting(Waiting waiting)
{
    d->store->waiting = std::move(waiting);
}

std::optional<Person> Library::currentPerson() const
{
    if (d->store->person)
        return d->store->person;
    return PersonRepository(*d->store->reader).last().value_or(std::nullopt);
}

rules::Result<void> Library::setCurrentPerson(const std::string &id)
{
    const auto known = people();
    if (!known)
        return rules::fail(known.error());
    const auto found = std::ranges::find(*known, id, &Person::id);
    if (found == known->end())
        return rules::fail({.code = rules::ErrorCode::EntryNotFound, .subject = id});
    if (currentPerson() != *found) {
        const auto done = d->store->write(
            [id](Connection &connection) { return PersonRepository(connection).setLast(id); });
        if (!done)
            return done;
    }
    d->store->person = *found;
    d->store->isNewcomer = false;
    return {};
}

rules::Result<void> Library::Private::flushSessions(const std::string &uuid)
{
    rules::Result<void> first;
    for (const auto &open : std::vector(sessions)) {
        if (!open.session || (!uuid.empty() && open.uuid != uuid))
            continue;
        if (const auto written = open.flush(); !written && first)
            first = written;
    }
    for (const auto &match : std::vector(matches)) {
        if (!match || !uuid.empty())
            continue;
        if (const auto written = match->flush(); !written && first)
            first = written;
    }
    return first;
}

rules::Result<void> Library::flush()
{
    const auto written = d->flushSessions();
    const auto kept = d->store->backups.wait();
    return written ? kept : written;
}

} // namespace escarmouche::model
