// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/librarystore.h"

#include "model/digest.h"
#include "model/library/database/libraryfile.h"
#include "model/library/ledger/codec.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/repository/personrepository.h"
#include "model/library/store/keeping.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/rows.h"
#include "model/library/streams/streamfold.h"
#include "model/login.h"
#include "model/text.h"

#include <QFileInfo>

#include <algorithm>
#include <future>
#include <variant>

namespace escarmouche::model {

LibraryStore::LibraryStore()
{
    constexpr int kMost = 16; // a machine whose match was closed keeps none waiting
    thinkers.setMaxThreadCount(kMost);
}

LibraryStore::~LibraryStore()
{
    (void)backups.wait();
    reader.reset(); // whoever closes last takes the log away, and may write
    const auto closed = writer ? writer->close() : rules::Result<void>();
    if (!closed && witness.closedBadly)
        witness.closedBadly(closed.error());
}

const rules::BandRules *LibraryStore::rulesOf(const std::string &system) const
{
    const auto *found = systemNamed(*systems, system);
    return found ? found->bands.get() : nullptr;
}

const rules::CampaignRules *LibraryStore::campaignRulesOf(const std::string &system) const
{
    const auto *found = systemNamed(*systems, system);
    return found ? found->campaigns.get() : nullptr;
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
    Keeping<std::monostate> keeping(*this);
    keeping.send(std::move(write), {});
    return keeping.flush();
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

rules::Result<void> LibraryStore::seat(const std::string &name)
{
    const auto people = PersonRepository(*reader).list();
    if (!people)
        return rules::fail(people.error());
    const auto known = std::ranges::find(*people, name, &Person::name);
    person = known == people->end() ? Person{newUuid(), name} : *known;
    isNewcomer = true;
    return {};
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
    const auto seated = seat(loginName());
    return seated ? rules::Result<Person>(*person) : rules::fail(seated.error());
}

template<class Stream>
rules::Result<Loaded<Stream>> LibraryStore::load(const std::string &uuid)
{
    // One snapshot, or another program's act between two reads would look like damage.
    if (const auto begun = reader->run("BEGIN"); !begun)
        return rules::fail(begun.error());
    auto row = typename Stream::Repository(*reader).find(uuid);
    LedgerRepository ledger(*reader);
    auto head = row && *row ? ledger.head((*row)->stream) : StreamHead();
    auto events = row && *row ? ledger.events((*row)->stream) : std::vector<LedgerEvent>();
    if (const auto ended = reader->run("COMMIT"); !ended)
        return rules::fail(ended.error());
    if (!row)
        return rules::fail(row.error());
    if (!*row)
        return rules::fail({.code = Stream::kNotFound, .subject = uuid});
    if (!head)
        return rules::fail(head.error());
    if (!events)
        return rules::fail(events.error());
    if (events->empty())
        return rules::fail({.code = rules::ErrorCode::ChainBroken, .subject = uuid, .number = 1});
    const auto key = systemOf(events->front());
    const auto *system = systemNamed(*systems, key);
    Loaded<Stream> loaded{system, system ? Stream::of(*system) : Stream(), {}, {}};
    if (!loaded.stream.rules) {
        const auto sound = checkChain(*events, *head);
        return rules::fail(
            sound ? rules::Error{.code = rules::ErrorCode::SystemNotFound, .subject = key}
                  : sound.error());
    }
    // The row's state is looked at while the chain is: a long campaign takes its time for both.
    const bool isOutdated = Stream::versionOf((*row)->state) < Stream::kStateVersion;
    const auto damaged = [&](const char *found) {
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged,
                            .subject = toUtf8(path),
                            .hint = found + (": " + uuid)});
    };
    const auto stateOf = [&]() -> rules::Result<typename Stream::State> {
        if ((*row)->stateHash != sha256((*row)->state))
            return damaged(Stream::kFound.wrongChecksum);
        if (isOutdated)
            return typename Stream::State();
        auto state = loaded.stream.read((*row)->state);
        const bool isOurs = state || state.error().code == rules::ErrorCode::NewerFormat;
        return isOurs ? std::move(state) : damaged(Stream::kFound.unreadable);
    };
    constexpr std::size_t kLong = 1000;
    auto reading =
        std::async(events->size() < kLong ? std::launch::deferred : std::launch::async, stateOf);
    const auto sound = checkChain(*events, *head);
    auto state = reading.get();
    if (!sound)
        return rules::fail(sound.error());
    if (!state)
        return rules::fail(state.error());
    auto entries = readEntries(std::move(*events));
    if (!entries)
        return rules::fail(entries.error());
    loaded.entries = std::move(*entries);
    loaded.fold = {std::move(*state), (*row)->removed};
    if (isOutdated) {
        auto folded = fold(loaded.stream, std::span<const StreamEntry>(loaded.entries));
        if (!folded)
            return rules::fail(folded.error());
        loaded.fold = std::move(*folded);
    }
    return loaded;
}

template rules::Result<Loaded<BandStream>> LibraryStore::load(const std::string &);
template rules::Result<Loaded<CampaignStream>> LibraryStore::load(const std::string &);

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
                      .version = kEventVersion,
                      .payload = std::move(payload),
                      .prevHash = head.hash,
                      .hash = {}};
    event.act = event.uuid; // one stream touched: the act is its event
    event.hash = eventHash(event);
    return event;
}

LibraryWriter::Write LibraryStore::together(std::vector<LibraryWriter::Write> events) const
{
    if (isNewcomer && person)
        events.insert(events.begin(), [who = *person](Connection &connection) {
            return PersonRepository(connection).seat(who);
        });
    return [events = std::move(events)](Connection &connection) {
        for (const auto &event : events) {
            if (const auto written = event(connection); !written)
                return written;
        }
        return rules::Result<void>();
    };
}

void LibraryStore::tellStored(const std::string &act) const
{
    if (witness.stored)
        witness.stored(act);
}

template<class Stream>
LibraryWriter::Write writeOf(LedgerEvent event, const rules::RuleSystem &system, Fold<Stream> next)
{
    return [event = std::move(event), &system,
            next = std::move(next)](Connection &connection) -> rules::Result<void> {
        if (const auto appended = LedgerRepository(connection).append(event); !appended)
            return appended;
        const auto row = Stream::rowOf(system, event.stream, next, event.at);
        return row ? typename Stream::Repository(connection).write(*row) : rules::fail(row.error());
    };
}

template LibraryWriter::Write writeOf(LedgerEvent, const rules::RuleSystem &, Fold<BandStream>);
template LibraryWriter::Write writeOf(LedgerEvent, const rules::RuleSystem &, Fold<CampaignStream>);

} // namespace escarmouche::model
