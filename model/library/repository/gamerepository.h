// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/game.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** What one submission adds to a stored match: the row as it is then, and the entries from the
    first one that is new or has grown. */
struct GameWrite {
    StreamHead before; // of the journal that it was made on
    StoredGame game; // notes, seats' names, players and dice stay as they are stored
    std::vector<GameEntry> entries;
};

/** The tables of matches. Writes are parts of a transaction of the caller's. */
class GameRepository
{
public:
    explicit GameRepository(Connection &connection) : m_connection(connection) {}

    /** Newest first; reads no journal. */
    rules::Result<std::vector<GameRow>> list(bool removed = false);
    /** Of all; none in a library from before there were matches. */
    rules::Result<std::vector<std::string>> uuids();
    rules::Result<std::optional<StoredGame>> find(const std::string &uuid);
    /** In order of seq. */
    rules::Result<std::vector<GameEntry>> entries(const std::string &uuid);
    /** Where its journal ends, and its state hash; none: it is not there. */
    struct Mark {
        StreamHead head;
        std::string stateHash;
    };
    rules::Result<std::optional<Mark>> mark(const std::string &uuid);

    /** A whole match, as it is; its hashes are the caller's. */
    [[nodiscard]] rules::Result<void> add(const StoredGame &game,
                                          const std::vector<GameEntry> &entries);
    /** StreamMoved when the journal does not end where the write begins. */
    [[nodiscard]] rules::Result<void> append(const GameWrite &write);
    [[nodiscard]] rules::Result<void> setSeat(const std::string &uuid, int seat,
                                              const GameSeat &as);
    /** None: takes the note away. */
    [[nodiscard]] rules::Result<void> setNote(const std::string &uuid, int seq,
                                              const std::optional<std::string> &text);
    [[nodiscard]] rules::Result<void> setRemoved(const std::string &uuid, bool removed);
    /** Every journal ends where its game says. Reads no entry. */
    [[nodiscard]] rules::Result<void> checkHeads();

private:
    rules::Result<void> moveHead(const GameWrite &write);
    rules::Result<void> writeEntries(const std::string &uuid,
                                     const std::vector<GameEntry> &entries);
    rules::Result<std::vector<GameSeat>> seats(const std::string &uuid);
    rules::Result<std::map<int, std::string>> notes(const std::string &uuid);
    /** Writes the state hash of what is stored now. */
    rules::Result<void> seal(const std::string &uuid);

    Connection &m_connection;
};

} // namespace escarmouche::model
