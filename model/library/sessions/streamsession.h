// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/opensessions.h"
#include "model/library/sessions/openstream.h"
#include "model/library/sessions/streamkeeping.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::model {

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
    using Line = StreamLine<Stream>;

    static rules::Result<std::unique_ptr<StreamSession>> open(std::shared_ptr<LibraryStore> store,
                                                              const std::string &uuid);
    /** Before anything is done with it. */
    void attach(Voices<Act> voices) { m_keeping.attach(std::move(voices)); }

    const std::string &uuid() const { return m_open.uuid(); }
    const rules::RuleSystem &system() const { return m_open.system(); }
    const Stream &stream() const { return m_open.stream(); }
    const State &state() const { return m_open.fold().state; }
    std::span<const StreamEntry> entries() const { return m_open.entries(); }
    LibraryStore &store() const { return *m_open.store(); }
    const std::shared_ptr<LibraryStore> &sharedStore() const { return m_open.store(); }

    /** By chance: waits for the disk, and is an error where it could not be kept. */
    rules::Result<void> perform(const Act &act, const std::string &adjustment);
    /** From here on acts wait, and change the fold untold; kept together in one transaction by
        keepHeld(), which waits for it, or dropped as if they had never been. */
    void hold() { m_keeping.hold(); }
    /** What is to be written in that transaction too. */
    void keepAlong(LibraryWriter::Write write) { m_keeping.keepAlong(std::move(write)); }
    rules::Result<void> keepHeld() { return m_keeping.keepHeld(); }
    rules::Result<void> dropHeld() { return m_keeping.dropHeld(); }
    /** Takes events out of the past: an act like any other, which undo takes back. */
    rules::Result<void> takeOut(const std::vector<std::string> &uuids, const std::string &reason);
    /** Gives an act of the past another input: an act like any other, which undo takes back. */
    rules::Result<void> amend(const std::string &uuid, std::string input,
                              const std::string &reason);
    /** From the first begin to its end, what is taken out and amended is one step for undo. */
    void beginStep() { ++m_steps; }
    void endStep();
    rules::Result<void> undo();
    /** Undoes that act or take-out and its step, whether it is the last or not. */
    rules::Result<void> undoOne(std::size_t entry);
    /** Undoes these as one. */
    rules::Result<void> undoAll(const std::vector<std::string> &uuids);
    rules::Result<void> redo();
    rules::Result<void> undoTo(std::int64_t seq);
    /** What taking these out, or giving that act another input, would come to. */
    rules::Result<Retraction<Stream>> foreseen(const std::vector<std::string> &uuids) const
    {
        return m_open.workedOut(uuids, Purpose::ToForesee);
    }
    rules::Result<Retraction<Stream>> foreseen(const std::string &uuid, std::string input) const
    {
        return m_open.amended(uuid, std::move(input), Purpose::ToForesee);
    }
    /** Where that act is in the stream; none: it is not an act of it. */
    std::optional<std::size_t> placeOf(const std::string &uuid) const;
    /** Of that act, as it stands. */
    std::string_view inputOf(std::size_t entry) const
    {
        return model::inputOf(m_open.entries()[entry], m_open.course().standing[entry]);
    }
    /** What that act was done to, as far as it still stands. */
    rules::Result<State> before(std::size_t entry) { return m_open.before(entry); }
    std::vector<std::size_t> openActs() const { return m_open.openActs(); }
    bool canUndo() const;
    bool canRedo() const;
    /** The lines of what undo and redo would take back or do again, as told() gives them. */
    std::optional<HistoryLine> undoLine();
    std::optional<HistoryLine> redoLine();
    /** The last act that stands and whose input is such a one, or the last take-out of one; none:
        there is none. */
    std::optional<std::size_t> lastStanding(const std::function<bool(std::string_view)> &is) const;
    /** Tells that act or take-out alone, without who did it; none: it cannot be told. */
    std::optional<HistoryLine> told(std::size_t entry) { return marked(m_open.told(entry)); }

    /** The same of what began the step that undo would take back with that entry. */
    std::optional<HistoryLine> toldStep(std::size_t entry);
    /** What was done last in the stream; none: that was an undo or a redo, or it cannot be told. */
    std::optional<HistoryLine> latest() { return marked(m_open.latest()); }

    /** Every act and take-out, oldest first: its entry, its line, what is kept of it. */
    rules::Result<std::vector<Line>> history();
    /** Those of these entries, each an act or a take-out. */
    rules::Result<std::vector<Line>> lines(std::span<const std::size_t> entries);
    /** Tells acts that are not told yet, for about so long; true: there are none left. */
    rules::Result<bool> tellSome(std::chrono::milliseconds about) { return m_open.tellSome(about); }
    /** As it was shown when the event of that seq had been written. */
    rules::Result<State> asOf(std::int64_t seq) { return m_open.asOf(seq); }

    bool pending() const { return !m_keeping.isEmpty(); }
    rules::Result<void> flush() { return m_keeping.flush(); }
    rules::Result<void> reload() { return m_keeping.reload(); }
    /** Others may have written. */
    void catchUp() { m_keeping.catchUp(); }

private:
    StreamSession(std::shared_ptr<LibraryStore> store, const std::string &uuid)
        : m_open(std::move(store), uuid), m_keeping(m_open)
    {
    }
    rules::Result<void> retract(const std::vector<std::string> &uuids, RetractWay way,
                                const std::string &reason);
    rules::Result<void> keepWork(rules::Result<Retraction<Stream>> work, RetractWay way,
                                 const std::string &reason);
    /** With whether it is still on its way to the disk. */
    std::optional<HistoryLine> marked(std::optional<HistoryLine> line) const;
    rules::Result<std::vector<Line>> marked(rules::Result<std::vector<Line>> lines) const;

    OpenStream<Stream> m_open;
    StreamKeeping<Stream> m_keeping;
    int m_steps = 0; // begun, one in another
    std::string m_leader; // the event that they are one with; empty: nothing was done yet
};

/** What its library asks of an open session on that stream. */
template<class Stream>
OpenSession openSession(QObject &session, StreamSession<Stream> &stream)
{
    return {&session, stream.uuid(), [&stream] { stream.catchUp(); },
            [&stream] { return stream.flush(); }};
}

} // namespace escarmouche::model
