// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandstream.h"
#include "model/library/campaignstream.h"
#include "model/library/ledgerrepository.h"
#include "model/library/streamsession.h"
#include "model/text.h"

#include <QEventLoop>

#include <algorithm>

// How what a session does gets onto the disk.

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<void> StreamSession<Stream>::append(std::string kind, std::string payload, Fold<Stream> next,
                                           std::optional<Act> act)
{
    if (!m_store->writer)
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(m_store->path)});
    auto event = m_store->nextEvent(m_uuid, head(), std::move(kind), std::move(payload));
    if (!event)
        return fail(event.error());
    auto entry = readEntry(*event);
    if (!entry)
        return fail(entry.error());

    m_entries.push_back(std::move(*entry));
    m_course.reset();
    m_fold = std::move(next);
    m_checkpoints.note(m_entries.size(), m_fold);
    Held alone;
    Held &held = m_held ? *m_held : alone;
    held.events.push_back({event->uuid, std::move(act)});
    held.writes.push_back(writeOf(std::move(*event), *m_system, m_fold));
    if (!m_held)
        submit(std::move(alone));
    return {};
}

template<class Stream>
void StreamSession<Stream>::submit(Held events)
{
    std::vector<std::string> ids;
    for (Pending &event : events.events) {
        ids.push_back(event.uuid);
        m_pending.push_back(std::move(event));
    }
    const auto answer = [answers = m_answers, ids](const Result<void> &done) {
        const std::lock_guard lock(answers->mutex);
        for (const std::string &id : ids)
            answers->answers.emplace_back(id, done);
        answers->arrived.notify_all();
        if (answers->session)
            QMetaObject::invokeMethod(answers->session, answers->take, Qt::QueuedConnection);
    };
    m_store->writer->submit(m_store->together(std::move(events.writes)), answer);
}

template<class Stream>
void StreamSession<Stream>::hold()
{
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
    if (held && !held->events.empty())
        submit(std::move(*held));
    return flush();
}

template<class Stream>
Result<void> StreamSession<Stream>::dropHeld()
{
    const auto held = std::exchange(m_held, std::nullopt);
    if (!held || held->events.empty())
        return {};
    const auto loaded = load();
    m_voices.changed();
    return loaded;
}

template<class Stream>
void StreamSession<Stream>::takeAnswers()
{
    for (;;) {
        std::pair<std::string, Result<void>> answer;
        {
            const std::lock_guard lock(m_answers->mutex);
            if (m_answers->answers.empty())
                return;
            answer = std::move(m_answers->answers.front());
            m_answers->answers.pop_front();
        }
        if (answer.second && !m_failure) {
            const Pending done = std::move(m_pending.front());
            m_pending.pop_front();
            stopTurning();
            m_store->tellStored(done.uuid);
            m_voices.acknowledged(done.act);
            continue;
        }
        if (!m_failure)
            m_failure = m_store->named(answer.second.error());
        // What was done after a refused act stands on it; all of it has to be answered before
        // the stream can be read as it is.
        if (++m_answered == m_pending.size())
            settle();
    }
}

template<class Stream>
void StreamSession<Stream>::settle()
{
    const rules::Error error = *std::exchange(m_failure, std::nullopt);
    auto lost = std::exchange(m_pending, {});
    m_answered = 0;
    stopTurning();
    if (!m_unreported)
        m_unreported = error;
    if (load()) {
        // A commit that failed on its way back may have been made all the same.
        std::erase_if(lost, [this](const Pending &event) {
            return std::ranges::any_of(
                m_entries, [&](const StreamEntry &e) { return e.event.uuid == event.uuid; });
        });
    }
    m_voices.changed();
    for (const Pending &event : lost) {
        if (event.act)
            m_voices.refused(error, *event.act);
        else
            m_voices.retractionRefused(error);
    }
}

template<class Stream>
void StreamSession<Stream>::stopTurning()
{
    if (m_turning && m_pending.empty())
        m_turning->quit();
}

template<class Stream>
void StreamSession<Stream>::turnWhilePending()
{
    QEventLoop loop;
    auto *const outer = std::exchange(m_turning, &loop);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    m_turning = outer;
    stopTurning();
}

template<class Stream>
Result<void> StreamSession<Stream>::flush()
{
    if (!m_pending.empty() && LibraryWriter::mayTurn())
        turnWhilePending();
    while (!m_pending.empty()) {
        {
            std::unique_lock lock(m_answers->mutex);
            m_answers->arrived.wait(lock, [this] { return !m_answers->answers.empty(); });
        }
        takeAnswers();
    }
    if (m_unreported)
        return fail(*std::exchange(m_unreported, std::nullopt));
    return {};
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
    if (!m_pending.empty() || m_held)
        return; // its answer tells
    const auto stored = LedgerRepository(*m_store->reader).head(m_uuid);
    if (stored && *stored != head() && load())
        m_voices.changed();
}

template Result<void> StreamSession<BandStream>::append(std::string, std::string, Fold<BandStream>,
                                                        std::optional<Act>);
template void StreamSession<BandStream>::takeAnswers();
template void StreamSession<BandStream>::catchUp();
template Result<void> StreamSession<BandStream>::flush();
template Result<void> StreamSession<BandStream>::reload();
template Result<void> StreamSession<CampaignStream>::append(std::string, std::string,
                                                            Fold<CampaignStream>,
                                                            std::optional<Act>);
template void StreamSession<CampaignStream>::hold();
template void StreamSession<CampaignStream>::keepAlong(LibraryWriter::Write);
template Result<void> StreamSession<CampaignStream>::keepHeld();
template Result<void> StreamSession<CampaignStream>::dropHeld();
template void StreamSession<CampaignStream>::takeAnswers();
template void StreamSession<CampaignStream>::catchUp();
template Result<void> StreamSession<CampaignStream>::flush();
template Result<void> StreamSession<CampaignStream>::reload();

} // namespace escarmouche::model
