// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/librarystore.h"

#include "model/library/bandrow.h"
#include "model/library/ledgerrepository.h"
#include "model/library/libraryfile.h"
#include "model/library/personrepository.h"
#include "model/login.h"
#include "model/text.h"

#include <QFileInfo>

#include <algorithm>

namespace escarmouche::model {

const rules::BandRules *LibraryStore::rulesOf(const std::string &system) const
{
    const auto *found = systemNamed(*systems, system);
    return found ? found->bands.get() : nullptr;
}

const rules::MatchRules *LibraryStore::matchRulesOf(const std::string &system) const
{
    const auto *found = systemNamed(*systems, system);
    return found ? found->matches.get() : nullptr;
}

rules::Result<void> LibraryStore::write(LibraryWriter::Write write)
{
    if (!writer)
        return rules::fail({.code = rules::ErrorCode::PermissionDenied, .subject = toUtf8(path)});
    auto done = writer->perform(std::move(write));
    return done ? done : rules::fail(named(done.error()));
}

rules::Error LibraryStore::named(rules::Error error) const
{
    // A lock that is ours says that whoever holds the file took none.
    return lock && lock->isLocked() ? error : namingHolder(std::move(error), path);
}

rules::Result<Person> LibraryStore::addPerson(const std::string &name)
{
    const Person wanted{newUuid(), name};
    const auto added = write(
        [wanted](Connection &connection) { return PersonRepository(connection).add(wanted); });
    if (!added)
        return rules::fail(added.error());
    const auto people = PersonRepository(*reader).list();
    if (!people)
        return rules::fail(people.error());
    const auto found = std::ranges::find(*people, name, &Person::name);
    if (found == people->end())
        return rules::fail({.code = rules::ErrorCode::Internal, .hint = "person"});
    return *found;
}

rules::Result<Person> LibraryStore::author()
{
    if (person)
        return *person;
    const auto last = PersonRepository(*reader).last();
    if (!last)
        return rules::fail(last.error());
    if (*last) {
        person = *last;
        return **last;
    }
    auto added = addPerson(loginName());
    if (added)
        person = *added;
    return added;
}

rules::Result<LoadedBand> LibraryStore::load(const std::string &uuid)
{
    // One snapshot, or another program's act between two reads would look like damage.
    if (const auto begun = reader->run("BEGIN"); !begun)
        return rules::fail(begun.error());
    auto band = BandRepository(*reader).find(uuid);
    LedgerRepository ledger(*reader);
    auto head = band && *band ? ledger.head((*band)->stream) : StreamHead();
    auto events = band && *band ? ledger.events((*band)->stream) : std::vector<LedgerEvent>();
    if (const auto ended = reader->run("COMMIT"); !ended)
        return rules::fail(ended.error());
    if (!band)
        return rules::fail(band.error());
    if (!*band)
        return rules::fail({.code = rules::ErrorCode::BandNotFound, .subject = uuid});
    if (!head)
        return rules::fail(head.error());
    if (!events)
        return rules::fail(events.error());
    if (const auto sound = checkChain(*events, *head); !sound)
        return rules::fail(sound.error());
    if ((*band)->stateHash != sha256((*band)->state))
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged,
                            .subject = toUtf8(path),
                            .hint = "a band whose checksum does not fit: " + uuid});
    auto entries = readEntries(std::move(*events));
    if (!entries)
        return rules::fail(entries.error());
    return LoadedBand{std::move(*entries), std::move((*band)->state), (*band)->removed};
}

rules::Result<LedgerEvent> LibraryStore::nextEvent(const std::string &stream,
                                                   const StreamHead &head, std::string kind,
                                                   std::string payload)
{
    const auto who = author();
    if (!who)
        return rules::fail(who.error());
    LedgerEvent event{.stream = stream,
                      .seq = head.seq + 1,
                      .uuid = newUuid(),
                      .act = {},
                      .person = who->id,
                      .at = nowUtc(),
                      .kind = std::move(kind),
                      .version = 1,
                      .payload = std::move(payload),
                      .prevHash = head.hash,
                      .hash = {}};
    event.act = event.uuid; // one stream touched: the act is its event
    event.hash = eventHash(event);
    return event;
}

rules::Result<StoredBand> LibraryStore::rowOf(const std::string &uuid, const std::string &system,
                                              const BandFold &band, const std::string &at) const
{
    const auto *known = systemNamed(*systems, system);
    if (!known)
        return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = system});
    return model::rowOf(*known, uuid, band, at);
}

LibraryWriter::Write writeOf(LedgerEvent event, StoredBand row)
{
    return [event = std::move(event), row = std::move(row)](Connection &connection) {
        const auto appended = LedgerRepository(connection).append(event);
        return appended ? BandRepository(connection).write(row) : appended;
    };
}

} // namespace escarmouche::model
