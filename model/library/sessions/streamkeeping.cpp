// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/streamkeeping.h"

#include "model/library/repository/ledgerrepository.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
StreamKeeping<Stream>::StreamKeeping(OpenStream<Stream> &stream)
    : m_stream(stream), m_keeping(*stream.store())
{
    m_keeping.tell({[this](Deed deed) { takeKept(std::move(deed)); },
                    [this](const auto &error, const auto &lost) { takeLost(error, lost); }});
}

template<class Stream>
void StreamKeeping<Stream>::keep(Step step)
{
    Sent sent{step.entry.event.uuid, step.act};
    auto write = writeOf(step.entry.event, m_stream.system(), step.fold);
    m_stream.show(std::move(step));
    if (m_held) {
        m_held->deed.events.push_back(std::move(sent));
        m_held->writes.push_back(std::move(write));
        return;
    }
    send({.events = {std::move(sent)}}, {std::move(write)});
    m_voices.changed();
}

template<class Stream>
Result<void> StreamKeeping<Stream>::keepFirst(Step step)
{
    const std::string uuid = step.entry.event.uuid;
    auto write = writeOf(step.entry.event, m_stream.system(), step.fold);
    m_notKept.reset();
    Deed deed{.events = {{uuid, step.act}}, .isTold = false, .unshown = std::move(step)};
    send(std::move(deed), {std::move(write)});
    awaitUnshown();
    if (m_stream.has(uuid))
        return {};
    return fail(m_notKept.value_or(
        rules::Error{.code = ErrorCode::StreamMoved, .subject = m_stream.uuid()}));
}

template<class Stream>
void StreamKeeping<Stream>::send(Deed deed, std::vector<LibraryWriter::Write> writes)
{
    m_keeping.send(store().together(std::move(writes)), std::move(deed));
}

template<class Stream>
void StreamKeeping<Stream>::awaitUnshown()
{
    m_keeping.waitUntil([this] {
        return std::ranges::none_of(m_keeping.deeds(),
                                    [](const Deed &deed) { return deed.unshown.has_value(); });
    });
}

template<class Stream>
void StreamKeeping<Stream>::hold()
{
    awaitUnshown();
    if (!m_held)
        m_held.emplace();
}

template<class Stream>
void StreamKeeping<Stream>::keepAlong(LibraryWriter::Write write)
{
    hold();
    m_held->writes.push_back(std::move(write));
}

template<class Stream>
Result<void> StreamKeeping<Stream>::keepHeld()
{
    auto held = std::exchange(m_held, std::nullopt);
    if (held && !held->writes.empty())
        send(std::move(held->deed), std::move(held->writes));
    return flush();
}

template<class Stream>
Result<void> StreamKeeping<Stream>::dropHeld()
{
    const auto held = std::exchange(m_held, std::nullopt);
    if (!held || held->deed.events.empty())
        return {};
    const auto loaded = m_stream.load();
    m_voices.changed();
    return loaded;
}

template<class Stream>
void StreamKeeping<Stream>::takeKept(Deed deed)
{
    if (deed.unshown)
        m_stream.show(std::move(*deed.unshown));
    if (!deed.isTold)
        m_voices.changed();
    for (const Sent &event : deed.events) {
        store().tellStored(event.uuid);
        m_voices.acknowledged(event.act);
    }
}

// Whoever waits for what was to be kept first is told by what it answers, and nobody else.
template<class Stream>
void StreamKeeping<Stream>::takeLost(const rules::Error &error, const std::deque<Deed> &lost)
{
    const bool isLoaded = m_stream.load().has_value();
    std::vector<Sent> told;
    for (const Deed &deed : lost) {
        if (deed.unshown)
            m_notKept = error;
        else
            std::ranges::copy(deed.events, std::back_inserter(told));
    }
    if (!told.empty())
        m_keeping.complain(error);
    m_voices.changed();
    for (const Sent &event : told) {
        // A commit that failed on its way back may have been made all the same.
        if (isLoaded && m_stream.has(event.uuid))
            continue;
        if (event.act)
            m_voices.refused(error, *event.act);
        else
            m_voices.retractionRefused(error);
    }
}

template<class Stream>
bool StreamKeeping<Stream>::isPending(const std::string &event) const
{
    return std::ranges::any_of(m_keeping.deeds(), [&](const Deed &deed) {
        return std::ranges::find(deed.events, event, &Sent::uuid) != deed.events.end();
    });
}

template<class Stream>
Result<void> StreamKeeping<Stream>::reload()
{
    if (const auto written = flush(); !written)
        return written;
    const auto loaded = m_stream.load();
    if (loaded)
        m_voices.changed();
    return loaded;
}

template<class Stream>
void StreamKeeping<Stream>::catchUp()
{
    if (!isEmpty() || m_held)
        return; // its answer tells
    const auto stored = LedgerRepository(*store().reader).head(m_stream.uuid());
    if (stored && *stored != m_stream.head() && m_stream.load())
        m_voices.changed();
}

template class StreamKeeping<BandStream>;
template class StreamKeeping<CampaignStream>;

} // namespace escarmouche::model
