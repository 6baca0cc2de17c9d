// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/ledgerrepository.h"
#include "model/library/sessions/streamsession.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/text.h"

#include <algorithm>
#include <iterator>

// How what a session does gets onto the disk.

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
auto StreamSession<Stream>::stepOf(std::string kind, std::string payload, Fold<Stream> fold) const
    -> Result<Step>
{
    if (!m_store->writer)
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(m_store->path)});
    auto event = m_store->nextEvent(m_uuid, head(), std::move(kind), std::move(payload));
    if (!event)
        return fail(event.error());
    auto entry = readEntry(std::move(*event));
    if (!entry)
        return fail(entry.error());
    return Step{.entry = std::move(*entry), .fold = std::move(fold)};
}

template<class Stream>
void StreamSession<Stream>::show(Step step)
{
    m_entries.push_back(std::move(step.entry));
    m_course.reset();
    m_fold = std::move(step.fold);
    m_checkpoints.note(m_entries.size(), m_fold);
    if (step.telling)
        m_teller.note(m_entries.size() - 1, std::move(*step.telling));
}

template<class Stream>
void StreamSession<Stream>::keep(Step step)
{
    Sent sent{step.entry.event.uuid, step.act};
    auto write = writeOf(step.entry.event, *m_system, step.fold);
    show(std::move(step));
    if (m_held) {
        m_held->deed.events.push_back(std::move(sent));
        m_held->writes.push_back(std::move(write));
        return;
    }
    send({.events = {std::move(sent)}}, {std::move(write)});
    m_voices.changed();
}

template<class Stream>
Result<void> StreamSession<Stream>::keepFirst(Step step)
{
    const std::string uuid = step.entry.event.uuid;
    auto write = writeOf(step.entry.event, *m_system, step.fold);
    m_notKept.reset();
    Deed deed{.events = {{uuid, step.act}}, .isTold = false, .unshown = std::move(step)};
    send(std::move(deed), {std::move(write)});
    awaitUnshown();
    if (isThere(uuid))
        return {};
    return fail(
        m_notKept.value_or(rules::Error{.code = ErrorCode::StreamMoved, .subject = m_uuid}));
}

template<class Stream>
void StreamSession<Stream>::send(Deed deed, std::vector<LibraryWriter::Write> writes)
{
    m_keeping.send(m_store->together(std::move(writes)), std::move(deed));
}

template<class Stream>
void StreamSession<Stream>::awaitUnshown()
{
    m_keeping.waitUntil([this] {
        return std::ranges::none_of(m_keeping.deeds(),
                                    [](const Deed &deed) { return deed.unshown.has_value(); });
    });
}

template<class Stream>
void StreamSession<Stream>::hold()
{
    awaitUnshown();
    if (!m_held)
        m_held.emplace();
}

template<class Stream>
void StreamSession<Stream>::keepAlong(LibraryWriter::Write write)
{
    hold();
    m_held->writes.push_back(std::move(write));
}

template<class Stream>
Result<void> StreamSession<Stream>::keepHeld()
{
    auto held = std::exchange(m_held, std::nullopt);
    if (held && !held->deed.events.empty())
        send(std::move(held->deed), std::move(held->writes));
    return flush();
}

template<class Stream>
Result<void> StreamSession<Stream>::dropHeld()
{
    const auto held = std::exchange(m_held, std::nullopt);
    if (!held || held->deed.events.empty())
        return {};
    const auto loaded = load();
    m_voices.changed();
    return loaded;
}

template<class Stream>
void StreamSession<Stream>::takeKept(Deed deed)
{
    if (deed.unshown)
        show(std::move(*deed.unshown));
    if (!deed.isTold)
        m_voices.changed();
    for (const Sent &event : deed.events) {
        m_store->tellStored(event.uuid);
        m_voices.acknowledged(event.act);
    }
}

// Whoever waits for what was to be kept first is told by what it answers, and nobody else.
template<class Stream>
void StreamSession<Stream>::takeLost(const rules::Error &error, const std::deque<Deed> &lost)
{
    const bool isLoaded = load().has_value();
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
        if (isLoaded && isThere(event.uuid))
            continue;
        if (event.act)
            m_voices.refused(error, *event.act);
        else
            m_voices.retractionRefused(error);
    }
}

template<class Stream>
bool StreamSession<Stream>::isThere(const std::string &event) const
{
    return std::ranges::any_of(m_entries,
                               [&](const auto &each) { return each.event.uuid == event; });
}

template<class Stream>
bool StreamSession<Stream>::isPending(const std::string &event) const
{
    return std::ranges::any_of(m_keeping.deeds(), [&](const Deed &deed) {
        return std::ranges::find(deed.events, event, &Sent::uuid) != deed.events.end();
    });
}

template<class Stream>
Result<void> StreamSession<Stream>::reload()
{
    if (const auto written = flush(); !written)
        return written;
    const auto loaded = load();
    if (loaded)
        m_voices.changed();
    return loaded;
}

template<class Stream>
void StreamSession<Stream>::catchUp()
{
    if (pending() || m_held)
        return; // its answer tells
    const auto stored = LedgerRepository(*m_store->reader).head(m_uuid);
    if (stored && *stored != head() && load())
        m_voices.changed();
}

template auto StreamSession<BandStream>::stepOf(std::string, std::string, Fold<BandStream>) const
    -> Result<Step>;
template void StreamSession<BandStream>::keep(Step);
template Result<void> StreamSession<BandStream>::keepFirst(Step);
template void StreamSession<BandStream>::awaitUnshown();
template void StreamSession<BandStream>::takeKept(Deed);
template void StreamSession<BandStream>::takeLost(const rules::Error &, const std::deque<Deed> &);
template bool StreamSession<BandStream>::isPending(const std::string &) const;
template Result<void> StreamSession<BandStream>::reload();
template void StreamSession<BandStream>::catchUp();
template auto StreamSession<CampaignStream>::stepOf(std::string, std::string,
                                                    Fold<CampaignStream>) const -> Result<Step>;
template void StreamSession<CampaignStream>::keep(Step);
template Result<void> StreamSession<CampaignStream>::keepFirst(Step);
template void StreamSession<CampaignStream>::awaitUnshown();
template void StreamSession<CampaignStream>::takeKept(Deed);
template void StreamSession<CampaignStream>::takeLost(const rules::Error &,
                                                      const std::deque<Deed> &);
template bool StreamSession<CampaignStream>::isPending(const std::string &) const;
template Result<void> StreamSession<CampaignStream>::reload();
template void StreamSession<CampaignStream>::catchUp();
template void StreamSession<CampaignStream>::hold();
template void StreamSession<CampaignStream>::keepAlong(LibraryWriter::Write);
template Result<void> StreamSession<CampaignStream>::keepHeld();
template Result<void> StreamSession<CampaignStream>::dropHeld();

} // namespace escarmouche::model
