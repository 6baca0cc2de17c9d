// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/libraryrows.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** A band's whole row. */
struct StoredBand {
    BandRow row;
    std::string stream;
    bool removed = false;
    std::string state;
    std::string stateHash;
    std::string edition; // of the rules that worked out the row

    bool operator==(const StoredBand &) const = default;
};

/** The table of bands. A row is only ever what its stream makes of it. */
class BandRepository
{
public:
    explicit BandRepository(Connection &connection) : m_connection(connection) {}

    /** Without states; by name. */
    rules::Result<std::vector<BandRow>> list(bool removed = false);
    rules::Result<std::optional<StoredBand>> find(const std::string &uuid);
    /** Those of a system that another edition worked out, removed ones included; at most so many.
     */
    rules::Result<std::vector<std::string>> outdated(const std::string &system,
                                                     const std::string &edition, int most);
    /** Writes the row, new or in place of the old one. */
    [[nodiscard]] rules::Result<void> write(const StoredBand &band);

private:
    Connection &m_connection;
};

} // namespace escarmouche::model
