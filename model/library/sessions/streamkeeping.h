// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/openstream.h"
#include "model/library/store/keeping.h"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** What a session says to those who watch it; the signals of the QObject that owns it. */
template<class Act>
struct Voices {
    std::function<void()> changed;
    std::function<void(const std::optional<Act> &)> acknowledged; // none: a retraction
    std::function<void(const rules::Error &, const Act &)> refused;
    std::function<void(const rules::Error &)> retractionRefused;
};

/** How what is done to an open stream gets onto the disk: shown at once, kept before it is shown,
    or held until several can be kept together. A refusal by the store puts the stream back to what
    is stored, and says so. */
template<class Stream>
class StreamKeeping
{
public:
    using Act = typename Stream::Act;
    using Step = StreamStep<Stream>;

    /** The stream outlives it. */
    explicit StreamKeeping(OpenStream<Stream> &stream);
    void attach(Voices<Act> voices) { m_voices = std::move(voices); }

    /** Shows the step and sends it, or holds it with those held. */
    void keep(Step step);
    /** Sends it and shows it once it is kept. */
    rules::Result<void> keepFirst(Step step);
    /** What is done next stands on what is kept first. */
    void awaitUnshown();

    bool isHolding() const { return m_held.has_value(); }
    void hold();
    void keepAlong(LibraryWriter::Write write);
    rules::Result<void> keepHeld();
    rules::Result<void> dropHeld();

    bool isEmpty() const { return m_keeping.isEmpty(); }
    bool isPending(const std::string &event) const;
    rules::Result<void> flush() { return m_keeping.flush(); }
    rules::Result<void> reload();
    void catchUp();

private:
    struct Sent {
        std::string uuid; // of the event
        std::optional<Act> act;
    };
    /** One transaction. */
    struct Deed {
        std::vector<Sent> events = {};
        bool isTold = true; // to those who watch
        std::optional<Step> unshown = {}; // the one event, kept first
    };
    /** Events that wait for each other, and their writes. */
    struct Held {
        Deed deed{.isTold = false};
        std::vector<LibraryWriter::Write> writes = {};
    };

    LibraryStore &store() const { return *m_stream.store(); }
    void send(Deed deed, std::vector<LibraryWriter::Write> writes);
    void takeKept(Deed deed);
    void takeLost(const rules::Error &error, const std::deque<Deed> &lost);

    OpenStream<Stream> &m_stream;
    std::optional<Held> m_held; // none: nothing is to wait
    std::optional<rules::Error> m_notKept; // why the last one to be kept first was not
    Voices<Act> m_voices;
    Keeping<Deed> m_keeping;
};

} // namespace escarmouche::model
