// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/librarywriter.h"
#include "model/library/database/patience.h"
#include "model/library/ledger/libraryrows.h"
#include "model/library/store/backupkeeper.h"
#include "model/library/store/librarywitness.h"
#include "model/library/streams/streamfold.h"
#include "rules/core/rulesystem.h"

#include <QLockFile>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** A stream as read from disk and found sound, with the fold that its row holds. */
template<class Stream>
struct Loaded {
    const rules::RuleSystem *system = nullptr;
    Stream stream;
    std::vector<StreamEntry> entries;
    Fold<Stream> fold;
};

/** What a Library and its sessions share: the two connections, the systems, who is at the
    keyboard. Lives as long as the last of them. */
struct LibraryStore {
    /** Machines think there; ends last, and waits for those whose match is closed already. */
    QThreadPool thinkers;
    QString path;
    const rules::RuleSystems *systems = nullptr;
    std::unique_ptr<LibraryWriter> writer; // null: read-only; closes last, and with it the log
    std::unique_ptr<Connection> reader;
    std::unique_ptr<QLockFile> lock; // names us, or whoever was first; keeps nobody out
    std::optional<Person> person;
    bool isNewcomer = false; // the person is stored with the next act
    LibraryWitness witness;
    Waiting waiting; // of the thread that has it open
    BackupKeeper backups; // ends first

    LibraryStore();
    LibraryStore(const LibraryStore &) = delete;
    LibraryStore &operator=(const LibraryStore &) = delete;
    ~LibraryStore();

    const rules::BandRules *rulesOf(const std::string &system) const;
    const rules::CampaignRules *campaignRulesOf(const std::string &system) const;
    const rules::MatchRules *matchRulesOf(const std::string &system) const;
    /** Waits for the disk. PermissionDenied when the library is open for reading. */
    [[nodiscard]] rules::Result<void> write(LibraryWriter::Write write);
    /** From now on acts are those of the person of that name. */
    [[nodiscard]] rules::Result<void> seat(const std::string &name);
    /** Who is at the keyboard: the one chosen, the library's last, or the login name. */
    rules::Result<Person> author();
    rules::Result<Person> addPerson(const std::string &name);
    /** Who holds the library, said where the error is that somebody does. */
    rules::Error named(rules::Error error) const;

    /** Reads a stream and checks its chain and the hash of its state; its own kNotFound where
        there is none of that kind. */
    template<class Stream>
    rules::Result<Loaded<Stream>> load(const std::string &uuid);
    /** The event that would follow this head, hashed. */
    rules::Result<LedgerEvent> nextEvent(const std::string &stream, const StreamHead &head,
                                         std::string kind, std::string payload);
    /** Such events, each with its row, and before them whoever is new and did them: all of it in
        one transaction. */
    LibraryWriter::Write together(std::vector<LibraryWriter::Write> events) const;
    void tellStored(const std::string &act) const;
};

/** Event and row, as one write. The row is made on the writer's thread. */
template<class Stream>
LibraryWriter::Write writeOf(LedgerEvent event, const rules::RuleSystem &system, Fold<Stream> next);

} // namespace escarmouche::model
