// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/opensessions.h"
#include "model/library/store/librarystore.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::model {

/** A stream that is decided and not stored yet. */
struct NewStream {
    std::string uuid;
    std::vector<std::string> acts = {}; // uuids of its events
    std::vector<LibraryWriter::Write> writes = {};
};

/** All streams of one kind in a library: begins them, takes them off its lists and puts them back.
    What it did is on disk when it returns. What is done inside one is its session's. */
template<class Stream>
class StreamShelf
{
public:
    using Act = typename Stream::Act;
    /** The act for the state before it; none: that was the last. */
    using NextAct = std::function<std::optional<Act>(const typename Stream::State &)>;

    StreamShelf(LibraryStore &store, const OpenSessions &open) : m_store(store), m_open(open) {}

    /** A new stream of these acts, all or none of them. One that is refused is done for the reason
        given. */
    rules::Result<NewStream> decide(const std::string &system, const NextAct &next,
                                    const std::string &reason = {}) const;
    /** A new stream of a single act. */
    rules::Result<NewStream> decide(const std::string &system, const Act &first) const
    {
        return decide(system, [first, done = false](const auto &) mutable {
            return std::exchange(done, true) ? std::optional<Act>() : first;
        });
    }
    /** All of them in one transaction; their uuids. */
    rules::Result<std::vector<std::string>> keep(std::vector<NewStream> streams) const;
    rules::Result<std::string> keep(rules::Result<NewStream> stream) const;
    [[nodiscard]] rules::Result<void> remove(const std::string &uuid) const;
    /** Retracts the removals. */
    [[nodiscard]] rules::Result<void> restore(const std::string &uuid) const;

private:
    rules::Result<void> append(const std::string &uuid, const Loaded<Stream> &loaded,
                               Fold<Stream> next, std::string_view kind, std::string payload) const;

    LibraryStore &m_store;
    const OpenSessions &m_open;
};

} // namespace escarmouche::model
