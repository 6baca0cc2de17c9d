// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandstream.h"
#include "model/library/campaignstream.h"
#include "model/library/library_p.h"
#include "model/library/retraction.h"
#include "model/library/rows.h"

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<void> Library::Private::append(const std::string &uuid, const Loaded<Stream> &loaded,
                                      Fold<Stream> next, std::string_view kind, std::string payload)
{
    const StreamHead head = loaded.entries.empty() ? StreamHead()
                                                   : StreamHead{loaded.entries.back().event.seq,
                                                                loaded.entries.back().event.hash};
    auto event = store->nextEvent(uuid, head, std::string(kind), std::move(payload));
    if (!event)
        return fail(event.error());
    return store->write(writeOf(std::move(*event), *loaded.system, std::move(next)));
}

template<class Stream>
Result<std::string> Library::Private::create(const std::string &system,
                                             const typename Stream::Act &first)
{
    const auto *known = systemNamed(*store->systems, system);
    Loaded<Stream> loaded{known, known ? Stream::of(*known) : Stream(), {}, {}};
    if (!loaded.stream.rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system});
    const auto input = loaded.stream.input(first, 1, {});
    const auto outcome = loaded.stream.decide({}, input);
    if (!outcome)
        return fail(outcome.error());
    Fold<Stream> next;
    if (const auto done = loaded.stream.evolve(next.state, *outcome); !done)
        return fail(done.error());
    const std::string uuid = newUuid(); // a stream bears the name of what it makes
    const auto done = append(uuid, loaded, std::move(next), std::string(Stream::kAct) + system,
                             encode(ActPayload{input, *outcome}));
    return done ? Result<std::string>(uuid) : fail(done.error());
}

template<class Stream>
Result<void> Library::Private::remove(const std::string &uuid)
{
    if (const auto written = flushSessions(uuid); !written)
        return written;
    const auto loaded = store->load<Stream>(uuid);
    if (!loaded)
        return fail(loaded.error());
    if (loaded->fold.removed)
        return {};
    return append(uuid, *loaded, Fold<Stream>{loaded->fold.state, true}, Stream::kRemoved,
                  encode(ActPayload{"{}", "{}"}));
}

template<class Stream>
Result<void> Library::Private::restore(const std::string &uuid)
{
    const auto loaded = store->load<Stream>(uuid);
    if (!loaded)
        return fail(loaded.error());
    const auto standing = standings(loaded->entries);
    std::vector<std::string> removals;
    for (std::size_t i = 0; i < loaded->entries.size(); ++i) {
        if (std::holds_alternative<RemovedPayload>(loaded->entries[i].payload) &&
            !standing[i].retracted)
            removals.push_back(loaded->entries[i].event.uuid);
    }
    if (removals.empty())
        return {};
    auto work = workOut(loaded->stream, loaded->entries, removals);
    if (!work)
        return fail(work.error());
    return append(uuid, *loaded, std::move(work->fold), kRetract, encode(work->payload));
}

template Result<std::string> Library::Private::create<BandStream>(const std::string &,
                                                                  const rules::BandAct &);
template Result<void> Library::Private::remove<BandStream>(const std::string &);
template Result<void> Library::Private::restore<BandStream>(const std::string &);
template Result<std::string> Library::Private::create<CampaignStream>(const std::string &,
                                                                      const rules::CampaignAct &);
template Result<void> Library::Private::remove<CampaignStream>(const std::string &);
template Result<void> Library::Private::restore<CampaignStream>(const std::string &);

} // namespace escarmouche::model
