// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/streamshelf.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/retraction.h"
#include "model/library/streams/rows.h"

#include <algorithm>
#include <iterator>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<void> StreamShelf<Stream>::append(const std::string &uuid, const Loaded<Stream> &loaded,
                                         Fold<Stream> next, std::string_view kind,
                                         std::string payload) const
{
    const StreamHead head = loaded.entries.empty() ? StreamHead()
                                                   : StreamHead{loaded.entries.back().event.seq,
                                                                loaded.entries.back().event.hash};
    auto event = m_store.nextEvent(uuid, head, std::string(kind), std::move(payload));
    if (!event)
        return fail(event.error());
    const std::string act = event->uuid;
    const auto done = m_store.write(
        m_store.together({writeOf(std::move(*event), *loaded.system, std::move(next))}));
    if (done)
        m_store.tellStored(act);
    return done;
}

template<class Stream>
Result<NewStream> StreamShelf<Stream>::decide(const std::string &system, const NextAct &next,
                                              const std::string &reason) const
{
    const auto *known = systemNamed(*m_store.systems, system);
    const Stream stream = known ? Stream::of(*known) : Stream();
    if (!stream.rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system});
    NewStream made{.uuid = newUuid()}; // a stream bears the name of what it makes
    Fold<Stream> fold;
    StreamHead head;
    while (const auto act = next(fold.state)) {
        auto input = stream.input(*act, freshAfter(head.seq), {});
        auto outcome = stream.decide(fold.state, input);
        if (!outcome && !reason.empty()) {
            input = stream.input(*act, freshAfter(head.seq), reason);
            outcome = stream.decide(fold.state, input);
        }
        if (!outcome)
            return fail(outcome.error());
        const std::string_view text = *outcome;
        std::size_t reached = 0;
        if (const auto done = stream.evolveAll(fold.state, {&text, 1}, reached); !done)
            return fail(done.error());
        auto event =
            m_store.nextEvent(made.uuid, head, std::string(Stream::kAct) + system,
                              encode(ActPayload{std::move(input), *outcome, known->edition}));
        if (!event)
            return fail(event.error());
        head = {event->seq, event->hash};
        made.acts.push_back(event->uuid);
        made.writes.push_back(writeOf(std::move(*event), *known, fold));
    }
    return made;
}

template<class Stream>
Result<std::vector<std::string>> StreamShelf<Stream>::keep(std::vector<NewStream> streams) const
{
    std::vector<LibraryWriter::Write> writes;
    std::vector<std::string> uuids;
    for (NewStream &stream : streams) {
        std::ranges::move(stream.writes, std::back_inserter(writes));
        uuids.push_back(stream.uuid);
    }
    if (const auto done = m_store.write(m_store.together(std::move(writes))); !done)
        return fail(done.error());
    for (const NewStream &stream : streams)
        std::ranges::for_each(stream.acts, [this](const auto &act) { m_store.tellStored(act); });
    return uuids;
}

template<class Stream>
Result<std::string> StreamShelf<Stream>::keep(Result<NewStream> stream) const
{
    if (!stream)
        return fail(stream.error());
    const auto kept = keep(std::vector{std::move(*stream)});
    return kept ? Result<std::string>(kept->front()) : fail(kept.error());
}

template<class Stream>
Result<void> StreamShelf<Stream>::remove(const std::string &uuid) const
{
    if (const auto written = m_open.flush(uuid); !written)
        return written;
    const auto loaded = m_store.load<Stream>(uuid);
    if (!loaded)
        return fail(loaded.error());
    if (loaded->fold.removed)
        return {};
    return append(uuid, *loaded, Fold<Stream>{loaded->fold.state, true}, Stream::kRemoved,
                  encode(ActPayload{"{}", "{}"}));
}

template<class Stream>
Result<void> StreamShelf<Stream>::restore(const std::string &uuid) const
{
    const auto loaded = m_store.load<Stream>(uuid);
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
    work->payload.edition = loaded->system->edition;
    return append(uuid, *loaded, std::move(work->fold), kRetract, encode(work->payload));
}

template class StreamShelf<BandStream>;
template class StreamShelf<CampaignStream>;

} // namespace escarmouche::model
