// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/libraryrows.h"
#include "model/library/sessions/bandsession.h"
#include "rules/core/band/bandact.h"

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::rules {
class BandRules;
} // namespace escarmouche::rules

namespace escarmouche::model {

class OpenSessions;
struct LibraryStore;

/** A band to be made: its first act. */
struct NewBand {
    std::string system;
    rules::BandAct act;
};

/** The bands of one library that are in no campaign. */
class Bands
{
public:
    Bands(std::shared_ptr<LibraryStore> store, OpenSessions &open);

    const rules::BandRules *rules(const std::string &system) const; // null: unknown system
    /** By name. */
    rules::Result<std::vector<BandRow>> list() const;
    /** Those taken off the lists, which restore() brings back. */
    rules::Result<std::vector<BandRow>> removed() const;
    /** The band of that uuid, else those of that name, else those whose uuid starts so. */
    rules::Result<std::vector<BandRow>> called(const std::string &uuidOrName) const;
    /** The only one called so; else BandNotFound with the nearest, or BandAmbiguous. */
    rules::Result<BandRow> find(const std::string &uuidOrName) const;
    /** A band's state as its row holds it, for those who only read it; its hash fits. */
    rules::Result<std::string> state(const std::string &uuid) const;
    rules::Result<std::unique_ptr<BandSession>> open(const std::string &uuid);
    /** First act of a new stream, committed when it returns; its uuid. */
    rules::Result<std::string> create(const std::string &system, const rules::BandAct &first);
    /** All of them or none; their uuids. */
    rules::Result<std::vector<std::string>> create(const std::vector<NewBand> &bands);
    /** Takes a band off the lists by an act of its own; restore() retracts that act. */
    [[nodiscard]] rules::Result<void> remove(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restore(const std::string &uuid);

private:
    std::shared_ptr<LibraryStore> m_store;
    OpenSessions &m_open;
};

} // namespace escarmouche::model
