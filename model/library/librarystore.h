// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandfold.h"
#include "model/library/bandrepository.h"
#include "model/library/librarywriter.h"
#include "rules/core/rulesystem.h"

#include <QLockFile>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** A band's stream as read from disk and found sound. */
struct LoadedBand {
    std::vector<StreamEntry> entries;
    std::string state;
    bool removed = false;
};

/** What a Library and its sessions share: the two connections, the systems, who is at the
    keyboard. Lives as long as the last of them. */
struct LibraryStore {
    QString path;
    const rules::RuleSystems *systems = nullptr;
    std::unique_ptr<LibraryWriter> writer; // null: read-only; closes last, and with it the log
    std::unique_ptr<Connection> reader;
    std::unique_ptr<QLockFile> lock; // names us, or whoever was first; keeps nobody out
    std::optional<Person> person;

    const rules::BandRules *rulesOf(const std::string &system) const;
    const rules::MatchRules *matchRulesOf(const std::string &system) const;
    /** PermissionDenied when the library is open for reading. */
    [[nodiscard]] rules::Result<void> write(LibraryWriter::Write write);
    /** Who is at the keyboard: the one chosen, the library's last, or the login name. */
    rules::Result<Person> author();
    rules::Result<Person> addPerson(const std::string &name);
    /** Who holds the library, said where the error is that somebody does. */
    rules::Error named(rules::Error error) const;

    /** Reads a band's stream and checks its chain and the hash of its state. */
    rules::Result<LoadedBand> load(const std::string &uuid);
    /** The event that would follow this head, hashed. */
    rules::Result<LedgerEvent> nextEvent(const std::string &stream, const StreamHead &head,
                                         std::string kind, std::string payload);
    /** The row that a band's state makes. */
    rules::Result<StoredBand> rowOf(const std::string &uuid, const std::string &system,
                                    const BandFold &band, const std::string &at) const;
};

/** Event and row, as one write. */
LibraryWriter::Write writeOf(LedgerEvent event, StoredBand row);

} // namespace escarmouche::model
