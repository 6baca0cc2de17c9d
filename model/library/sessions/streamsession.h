// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/historyline.h"
#include "model/library/sessions/opensessions.h"
#include "model/library/store/keeping.h"
#include "model/library/streams/course.h"
#include "model/library/streams/retraction.h"
#include "model/library/streams/streamteller.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
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

/** An open stream of either kind: its fold, the acts on it, undo as retraction. An act is shown at
    once and acknowledged when it is on disk; a refusal by the store (another writer was first,
    disk full) puts the fold back to what is stored and says so. What chance had a part in is kept
    before it is shown: nobody is to see dice that a kill could lose. */
template<class Stream>
class StreamSession
{
public:
    using Act = typename Stream::Act;
    using State = typename Stream::State;
    using Telling = typename Stream::Telling;

    static rules::Result<std::unique_ptr<StreamSession>> open(std::shared_ptr<LibraryStore> store,
                                                              const std::string &uuid);
    /** Before anything is done with it. */
    void attach(Voices<Act> voices) { m_voices = std::move(voices); }

    const std::string &uuid() const { return m_uuid; }
    const rules::RuleSystem &system() const { return *m_system; }
    const Stream &stream() const { return m_stream; }
    const State &state() const { return m_fold.state; }
    std::span<const StreamEntry> entries() const { return m_entries; }
    LibraryStore &store() const { return *m_store; }
    const std::shared_ptr<LibraryStore> &sharedStore() const { return m_store; }

    /** By chance: waits for the disk, and is an error where it could not be kept. */
    rules::Result<void> perform(const Act &act, const std::string &adjustment);
    /** From here on acts wait, and change the fold untold; kept together in one transaction by
        keepHeld(), which waits for it, or dropped as if they had never been. */
    void hold();
    /** What is to be written in that transaction too. */
    void keepAlong(LibraryWriter::Write write);
    rules::Result<void> keepHeld();
    rules::Result<void> dropHeld();
    /** Takes events out of the past: an act like any other, which undo takes back. */
    rules::Result<void> takeOut(const std::vector<std::string> &uuids, const std::string &reason);
    rules::Result<void> undo();
    /** Undoes that act or take-out, whether it is the last or not. */
    rules::Result<void> undoOne(std::size_t entry);
    /** Undoes these as one. */
    rules::Result<void> undoAll(const std::vector<std::string> &uuids);
    rules::Result<void> redo();
    rules::Result<void> undoTo(std::int64_t seq);
    rules::Result<Retraction<Stream>> workedOut(const std::vector<std::string> &uuids) const;
    bool canUndo() const;
    bool canRedo() const;
    /** The lines of what undo and redo would take back or do again, as told() gives them. */
    std::optional<HistoryLine> undoLine();
    std::optional<HistoryLine> redoLine();
    /** The last act that stands and whose input is such a one, or the last take-out of one; none:
        there is none. */
    std::optional<std::size_t> lastStanding(const std::function<bool(std::string_view)> &is) const;
    /** Tells that act or take-out alone, without who did it; none: it cannot be told. */
    std::optional<HistoryLine> told(std::size_t entry);

    /** What was done last in the stream; none: that was an undo or a redo, or it cannot be told. */
    std::optional<HistoryLine> latest();

    /** Every act and take-out, oldest first: its entry, its line, what is kept of it. */
    struct Line;
    rules::Result<std::vector<Line>> history();
    /** Tells acts that are not told yet, for about so long; true: there are none left. */
    rules::Result<bool> tellSome(std::chrono::milliseconds about);
    /** As it was shown when the event of that seq had been written. */
    rules::Result<State> asOf(std::int64_t seq);

    bool pending() const { return !m_keeping.isEmpty(); }
    rules::Result<void> flush() { return m_keeping.flush(); }
    rules::Result<void> reload();
    /** Others may have written. */
    void catchUp();

private:
    /** An event that follows those there are, and what it makes of them. */
    struct Step {
        StreamEntry entry;
        Fold<Stream> fold;
        std::optional<Act> act = {}; // none: a retraction
        std::optional<Telling> telling = {}; // none: it is told when somebody asks
    };
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

    StreamSession(std::shared_ptr<LibraryStore> store, const std::string &uuid);
    StreamHead head() const;
    const Course &course() const;
    std::optional<std::size_t> toUndo() const;
    rules::Result<void> retract(const std::vector<std::string> &uuids, RetractWay way,
                                const std::string &reason);
    rules::Result<void> load();
    // How it gets onto the disk (streamkeeping.cpp).
    rules::Result<Step> stepOf(std::string kind, std::string payload, Fold<Stream> fold) const;
    void show(Step step);
    /** Shows the step and sends it, or holds it with those held. */
    void keep(Step step);
    /** Sends it and shows it once it is kept. */
    rules::Result<void> keepFirst(Step step);
    void send(Deed deed, std::vector<LibraryWriter::Write> writes);
    /** What is done next stands on what is kept first. */
    void awaitUnshown();
    void takeKept(Deed deed);
    void takeLost(const rules::Error &error, const std::deque<Deed> &lost);
    bool isThere(const std::string &event) const;
    bool isPending(const std::string &event) const;
    rules::Result<std::map<std::string, std::string>> people() const;
    /** The line of an act or take-out whose acts are all told. */
    Line lineOf(std::size_t entry, const std::map<std::string, std::string> &people);

    std::shared_ptr<LibraryStore> m_store;
    const rules::RuleSystem *m_system = nullptr;
    Stream m_stream;
    std::string m_uuid;
    std::vector<StreamEntry> m_entries; // those not yet acknowledged included
    mutable std::optional<Course> m_course; // of the entries; none: not worked out
    Fold<Stream> m_fold;
    Checkpoints<Stream> m_checkpoints; // of the entries
    StreamTeller<Stream> m_teller{m_stream, m_entries, m_checkpoints};
    Checkpoints<Stream> m_past; // of the stream as it stood at a past date
    std::vector<Standing> m_pastStanding;
    std::optional<Held> m_held; // none: nothing is to wait
    std::optional<rules::Error> m_notKept; // why the last one to be kept first was not
    Voices<Act> m_voices;
    Keeping<Deed> m_keeping;
};

template<class Stream>
struct StreamSession<Stream>::Line {
    std::size_t entry = 0;
    HistoryLine line;
    Telling telling; // of a take-out that of its acts; of an act its sentence is in the line
};

/** What its library asks of an open session on that stream. */
template<class Stream>
OpenSession openSession(QObject &session, StreamSession<Stream> &stream)
{
    return {&session, stream.uuid(), [&stream] { stream.catchUp(); },
            [&stream] { return stream.flush(); }};
}

} // namespace escarmouche::model
