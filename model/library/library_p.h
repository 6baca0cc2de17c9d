// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "model/library/sessions/bandsession_p.h"
#include "model/library/sessions/campaignsession_p.h"
#include "model/match/session/matchsession.h"

#include <QPointer>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::model {

/** A library of an older schema is read as it would be. */
rules::Result<std::unique_ptr<Connection>> openReader(const QString &path,
                                                      Milliseconds patience = kPatience);

/** An open session of whatever kind. */
struct OpenSession {
    QPointer<QObject> session;
    std::string uuid;
    std::function<void()> catchUp;
    std::function<rules::Result<void>()> flush;
};

/** A stream that is decided and not stored yet. */
struct NewStream {
    std::string uuid;
    std::vector<std::string> acts = {}; // uuids of its events
    std::vector<LibraryWriter::Write> writes = {};
};

struct Library::Private {
    std::shared_ptr<LibraryStore> store;
    std::vector<OpenSession> sessions;
    std::vector<QPointer<MatchSession>> matches;
    std::int64_t dataVersion = 0;
    QTimer watch;

    template<class Stream>
    void keep(QObject *session, StreamSession<Stream> *stream)
    {
        std::erase_if(sessions, [](const auto &known) { return known.session.isNull(); });
        sessions.push_back({session, stream->uuid(), [stream] { stream->catchUp(); },
                            [stream] { return stream->flush(); }});
    }
    rules::Result<void> flushSessions(const std::string &uuid = {});
    // Events of the library's own, committed when they return (librarystreams.cpp).
    /** A new stream of these acts, all or none of them: each is made for the state before it, until
        there is none. One that is refused is done for the reason given. */
    template<class Stream>
    using NextAct =
        std::function<std::optional<typename Stream::Act>(const typename Stream::State &)>;
    template<class Stream>
    rules::Result<NewStream> decide(const std::string &system, const NextAct<Stream> &next,
                                    const std::string &reason = {});
    /** One of a single act. */
    template<class Stream>
    rules::Result<NewStream> decide(const std::string &system, const typename Stream::Act &first)
    {
        return decide<Stream>(system, [first, done = false](const auto &) mutable {
            return std::exchange(done, true) ? std::optional<typename Stream::Act>() : first;
        });
    }
    /** All of them in one transaction; their uuids. */
    rules::Result<std::vector<std::string>> keep(std::vector<NewStream> streams);
    rules::Result<std::string> keep(rules::Result<NewStream> stream);
    template<class Stream>
    rules::Result<void> remove(const std::string &uuid);
    /** Retracts the removals. */
    template<class Stream>
    rules::Result<void> restore(const std::string &uuid);

private:
    template<class Stream>
    rules::Result<void> append(const std::string &uuid, const Loaded<Stream> &loaded,
                               Fold<Stream> next, std::string_view kind, std::string payload);
};

} // namespace escarmouche::model
