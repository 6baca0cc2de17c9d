// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/store/keeping.h"
#include "model/match/session/matchstep.h"
#include "model/match/session/matchstore.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace escarmouche::model {

class GameRepository;

/** What one transaction holds. */
struct SentSteps {
    StreamHead head; // of the journal with them
    std::size_t answers = 0; // to the last entry of that
    GameRow row; // with them
    std::vector<MatchStep> steps;
    bool byPerson = false; // some of it
};

/** An open match on its way to the disk: what is stored of it, and what the writer has been given
    of its journal. */
class MatchKeeping
{
public:
    MatchKeeping(std::shared_ptr<LibraryStore> store, std::string uuid);
    /** Before anything is sent. */
    void tell(Keeping<SentSteps>::Ears ears);

    const std::shared_ptr<LibraryStore> &store() const { return m_store; }
    const std::string &uuid() const { return m_uuid; }
    bool isWritable() const { return m_store->writer != nullptr; }
    /** As it is on disk, but for the seats, which are as they are now. */
    const GameRow &row() const { return m_row; }
    const std::map<int, std::string> &notes() const { return m_game.notes; }

    /** From the disk; what was sent has been answered. */
    rules::Result<WholeGame> read() const { return loadGame(*m_store, m_uuid); }
    /** What was read, of which this is the match. */
    void take(WholeGame whole, const rules::Match &match);
    /** The entry of that place in the journal is the one that was read. */
    bool stands(const StreamHead &head) const;
    /** Others have written to it since it was read. */
    bool isMoved() const;

    /** Sends what the writer has not seen of the match, with the steps that it is; nothing where
        there is nothing. */
    void send(const rules::Match &match, std::vector<MatchStep> steps, bool byPerson);
    /** Writes something beside the journal and takes over what is stored then. Waits for the disk;
        what was sent has been answered. */
    rules::Result<void> write(const std::function<rules::Result<void>(GameRepository &)> &change);

    bool isEmpty() const { return m_keeping.isEmpty(); }
    Mailbox::Slot slot() const { return m_keeping.slot(); }
    void waitUntil(const std::function<bool()> &ready) { m_keeping.waitUntil(ready); }
    rules::Result<void> flush() { return m_keeping.flush(); }
    void complain(const rules::Error &error) { m_keeping.complain(error); }

private:
    StreamHead head() const;
    std::vector<GameEntry> newEntries(const rules::Journal &journal);
    void takeSeats(GameRow row);

    std::shared_ptr<LibraryStore> m_store;
    std::string m_uuid;
    StoredGame m_game; // what is sent included
    GameRow m_row;
    std::vector<std::string> m_hashes; // of what is sent, by seq; the header's first
    std::size_t m_answers = 0; // to the last of these entries
    Keeping<SentSteps> m_keeping;
};

} // namespace escarmouche::model
