// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/rows.h"

#include "model/digest.h"
#include "model/library/database/librarywriter.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/streamfold.h"

#include <algorithm>

namespace escarmouche::model {

namespace {

/** The state of a row; one of an older version is folded anew. */
template<class Stream>
rules::Result<typename Stream::State> stateOf(Connection &connection, const Stream &stream,
                                              const typename Stream::Row &row)
{
    if (Stream::versionOf(row.state) >= Stream::kStateVersion)
        return stream.read(row.state);
    auto events = LedgerRepository(connection).events(row.stream);
    if (!events)
        return rules::fail(events.error());
    const auto entries = readEntries(std::move(*events));
    if (!entries)
        return rules::fail(entries.error());
    auto folded = fold(stream, std::span<const StreamEntry>(*entries));
    if (!folded)
        return rules::fail(folded.error());
    return std::move(folded->state);
}

/** Takes a row as its present edition; one that is damaged, or that the rules do not read, stays
    as it is, for the check to find. */
template<class Stream>
rules::Result<void> refreshRow(Connection &connection, const rules::RuleSystem &system,
                               const std::string &uuid)
{
    typename Stream::Repository repository(connection);
    auto found = repository.find(uuid);
    if (!found || !*found)
        return found ? rules::Result<void>() : rules::fail(found.error());
    auto &stored = **found;
    if (sha256(stored.state) == stored.stateHash) {
        auto state = stateOf(connection, Stream::of(system), stored);
        auto row = state ? Stream::rowOf(system, uuid, {std::move(*state), stored.removed},
                                         stored.row.updatedAt)
                         : rules::fail(state.error());
        if (row)
            stored = std::move(*row);
    }
    stored.edition = system.edition;
    return repository.write(stored);
}

/** Some of the rows of one kind that are of other editions; `any`: there were some. */
template<class Stream>
rules::Result<void> refreshSome(Connection &connection, const rules::RuleSystem &system, int most,
                                bool &any)
{
    if (any || !Stream::of(system).rules)
        return {};
    const auto uuids =
        typename Stream::Repository(connection).outdated(system.key, system.edition, most);
    if (!uuids)
        return rules::fail(uuids.error());
    for (const std::string &uuid : *uuids) {
        if (const auto done = refreshRow<Stream>(connection, system, uuid); !done)
            return done;
    }
    any = !uuids->empty();
    return {};
}

rules::Result<void> refreshSome(Connection &connection, const rules::RuleSystems &systems,
                                bool &all)
{
    // An act waits no longer than these take.
    constexpr int kBandsAtOnce = 100;
    constexpr int kCampaignsAtOnce = 1;
    bool any = false;
    for (const rules::RuleSystem &system : systems) {
        const auto done =
            refreshSome<BandStream>(connection, system, kBandsAtOnce, any).and_then([&] {
                return refreshSome<CampaignStream>(connection, system, kCampaignsAtOnce, any);
            });
        if (!done)
            return done;
    }
    all = !any;
    return {};
}

template<class Stream>
rules::Result<void> writeRowOf(Connection &connection, const rules::RuleSystems &systems,
                               std::vector<LedgerEvent> events, LongWork *work)
{
    const auto folded = foldStream<Stream>(systems, std::move(events), work);
    if (!folded)
        return rules::fail(folded.error());
    if (folded->unreadable)
        return rules::fail(*folded->unreadable);
    return typename Stream::Repository(connection).write(folded->row);
}

} // namespace

template<class Stream>
rules::Result<Folded<Stream>> foldStream(const rules::RuleSystems &systems,
                                         std::vector<LedgerEvent> events, LongWork *work)
{
    const auto entries = readEntries(std::move(events));
    if (!entries)
        return rules::fail(entries.error());
    if (entries->empty())
        return rules::fail(
            {.code = rules::ErrorCode::LibraryDamaged, .hint = "a history without acts"});
    const auto key = systemOf(entries->front().event);
    const auto *system = systemNamed(systems, key);
    const Stream stream = system ? Stream::of(*system) : Stream();
    if (!stream.rules)
        return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = key});
    auto folded = fold(stream, std::span(*entries), work);
    if (!folded)
        return rules::fail(folded.error());
    auto row =
        Stream::rowOf(*system, entries->front().event.stream, *folded, entries->back().event.at);
    if (!row)
        return rules::fail(row.error());
    Folded<Stream> whole{std::move(folded->state), std::move(*row)};
    if (const auto back = stream.read(whole.row.state); !back)
        whole.unreadable = back.error();
    return whole;
}

template rules::Result<Folded<BandStream>> foldStream(const rules::RuleSystems &,
                                                      std::vector<LedgerEvent>, LongWork *);
template rules::Result<Folded<CampaignStream>> foldStream(const rules::RuleSystems &,
                                                          std::vector<LedgerEvent>, LongWork *);

rules::Result<void> writeRow(Connection &connection, const rules::RuleSystems &systems,
                             std::vector<LedgerEvent> events, LongWork *work)
{
    const bool campaign = !events.empty() && isOfCampaign(events.front());
    return campaign ? writeRowOf<CampaignStream>(connection, systems, std::move(events), work)
                    : writeRowOf<BandStream>(connection, systems, std::move(events), work);
}

void refreshRows(LibraryWriter &writer, const rules::RuleSystems &systems)
{
    const auto all = std::make_shared<bool>(false);
    writer.submit(
        [all, &systems](Connection &connection) { return refreshSome(connection, systems, *all); },
        [all, &writer, &systems](const rules::Result<void> &done) {
            if (done && !*all && !writer.closing())
                refreshRows(writer, systems);
        },
        LibraryWriter::Patience::None); // the acts behind it have a patience of their own
}

} // namespace escarmouche::model
