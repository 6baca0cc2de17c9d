// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/historyline.h"
#include "model/library/store/librarystore.h"
#include "model/library/streams/course.h"
#include "model/library/streams/retraction.h"
#include "model/library/streams/streamteller.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** An act or take-out of a stream as a history has it. */
template<class Stream>
struct StreamLine {
    std::size_t entry = 0;
    HistoryLine line;
    typename Stream::Telling
        telling; // of a take-out that of its acts; of an act its sentence is in the line
};

/** An event that follows those of a stream, and what it makes of them. */
template<class Stream>
struct StreamStep {
    StreamEntry entry;
    Fold<Stream> fold;
    std::optional<typename Stream::Act> act = {}; // none: a retraction
    std::optional<typename Stream::Telling> telling = {}; // none: it is told when somebody asks
};

/** A stream as it is open: its events, its fold, and what is told of them. Does and writes nothing.
 */
template<class Stream>
class OpenStream
{
public:
    using State = typename Stream::State;
    using Telling = typename Stream::Telling;
    using Line = StreamLine<Stream>;
    using Step = StreamStep<Stream>;

    OpenStream(std::shared_ptr<LibraryStore> store, std::string uuid);
    OpenStream(const OpenStream &) = delete;
    OpenStream &operator=(const OpenStream &) = delete;

    const std::string &uuid() const { return m_uuid; }
    const rules::RuleSystem &system() const { return *m_system; }
    const Stream &stream() const { return m_stream; }
    const Fold<Stream> &fold() const { return m_fold; }
    std::span<const StreamEntry> entries() const { return m_entries; }
    const std::shared_ptr<LibraryStore> &store() const { return m_store; }
    StreamHead head() const;
    bool has(std::string_view event) const;
    const Course &course() const;
    std::optional<std::size_t> toUndo() const;

    /** Reads it from disk; what was folded and told stays good as far as it can. */
    rules::Result<void> load();
    /** The event that would follow, and this its fold. PermissionDenied: nothing is written. */
    rules::Result<Step> stepOf(std::string kind, std::string payload, Fold<Stream> fold) const;
    void show(Step step);

    rules::Result<Retraction<Stream>> workedOut(const std::vector<std::string> &uuids,
                                                Purpose purpose) const;
    rules::Result<Retraction<Stream>> amended(const std::string &uuid, std::string input,
                                              Purpose purpose) const
    {
        return workOutAmendment(m_stream, m_entries, uuid, std::move(input), m_checkpoints,
                                m_outcomes, purpose);
    }
    /** What that act was done to, as far as it still stands. */
    rules::Result<State> before(std::size_t entry);
    /** Acts stand otherwise from now on. */
    void takeRetraction(Checkpoints<Stream> checkpoints);

    /** Tells that act or take-out alone, without who did it; none: it cannot be told. */
    std::optional<HistoryLine> told(std::size_t entry);
    /** What was done last in the stream; none: that was an undo or a redo, or it cannot be told. */
    std::optional<HistoryLine> latest();
    /** Every act and take-out, oldest first: its entry, its line, what is kept of it. */
    rules::Result<std::vector<Line>> history();
    /** Acts that a correction made impossible, and of which nobody has said what is to become. */
    std::vector<std::size_t> openActs() const;
    /** Those of these entries, each an act or a take-out. */
    rules::Result<std::vector<Line>> lines(std::span<const std::size_t> entries);
    /** Tells acts that are not told yet, for about so long; true: there are none left. */
    rules::Result<bool> tellSome(std::chrono::milliseconds about);
    /** As it was shown when the event of that seq had been written. */
    rules::Result<State> asOf(std::int64_t seq);

private:
    rules::Result<std::map<std::string, std::string>> people() const;
    /** The line of an act or take-out whose acts are all told; of a take-out without its telling.
     */
    Line lineOf(std::size_t entry, const std::map<std::string, std::string> &people);
    Telling tellingOf(std::size_t takeOut);

    std::shared_ptr<LibraryStore> m_store;
    const rules::RuleSystem *m_system = nullptr;
    Stream m_stream;
    std::string m_uuid;
    std::vector<StreamEntry> m_entries; // those not yet acknowledged included
    mutable std::optional<Course> m_course; // of the entries; none: not worked out
    Fold<Stream> m_fold;
    Checkpoints<Stream> m_checkpoints; // of the entries
    ReadOutcomes<Stream> m_outcomes;
    StreamTeller<Stream> m_teller{m_stream, m_entries, m_outcomes, m_checkpoints};
    Checkpoints<Stream> m_past; // of the stream as it stood at a past date
    std::vector<Standing> m_pastStanding;
};

} // namespace escarmouche::model
