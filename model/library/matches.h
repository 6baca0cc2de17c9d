// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {
struct BattleReport;
struct Journal;
class MatchRules;
struct MatchSetup;
class Record;
} // namespace escarmouche::rules

namespace escarmouche::model {

class MatchSession;
class OpenSessions;
struct LibraryStore;
struct MatchCourse;

/** The matches of one library. */
class Matches
{
public:
    Matches(std::shared_ptr<LibraryStore> store, OpenSessions &open);

    /** Null: unknown system, or one whose matches are not played here. */
    const rules::MatchRules *rules(const std::string &system) const;
    /** Newest first. */
    rules::Result<std::vector<GameRow>> list() const;
    rules::Result<std::vector<GameRow>> removed() const;
    /** The only one whose uuid is so or starts so; else MatchNotFound. */
    rules::Result<GameRow> find(const std::string &uuid) const;
    /** A match begun by that set-up, which gets a seed where it has none; committed when it
        returns. Seats named in `typing` type their dice; `origin` is the game of a campaign that
        it is played for. */
    rules::Result<std::string> begin(const rules::MatchSetup &setup,
                                     const std::vector<rules::SeatId> &typing = {},
                                     const GameOrigin &origin = {});
    /** To go on with it. OlderRevision or NewerRevision: it can only be looked at. */
    rules::Result<std::unique_ptr<MatchSession>> open(const std::string &uuid);
    /** The same, as it was recorded. */
    rules::Result<std::unique_ptr<MatchSession>> open(const std::string &uuid, MatchCourse course);
    /** As it is on disk, checked; encode() makes the file of it that `match verify` takes. */
    rules::Result<rules::Journal> journal(const std::string &uuid) const;
    /** To look at, whatever revision it is of. */
    rules::Result<std::unique_ptr<rules::Record>> record(const std::string &uuid) const;
    rules::Result<std::map<int, std::string>> notes(const std::string &uuid) const;
    /** How it ended; none: it has not. */
    rules::Result<std::optional<rules::BattleReport>> report(const std::string &uuid) const;
    /** A journal from elsewhere as a new match; its uuid. One of the present revision is played
        again first; one of another can be looked at. */
    rules::Result<std::string> importJournal(rules::Journal journal);
    /** Takes a match off the list or puts it back. */
    [[nodiscard]] rules::Result<void> remove(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restore(const std::string &uuid);

private:
    rules::Result<void> setRemoved(const std::string &uuid, bool removed);

    std::shared_ptr<LibraryStore> m_store;
    OpenSessions &m_open;
};

} // namespace escarmouche::model
