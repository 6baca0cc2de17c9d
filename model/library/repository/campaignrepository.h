// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/libraryrows.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** A campaign's whole row, and those of its games. */
struct StoredCampaign {
    CampaignRow row;
    std::string stream;
    bool removed = false;
    std::string state;
    std::string stateHash;
    std::string edition; // of the rules that worked out the row
    std::vector<FixtureRow> fixtures; // by number

    bool operator==(const StoredCampaign &) const = default;
};

/** The tables of campaigns and their games. Rows are only ever what their streams make of them. */
class CampaignRepository
{
public:
    explicit CampaignRepository(Connection &connection) : m_connection(connection) {}

    /** Without states; by name. */
    rules::Result<std::vector<CampaignRow>> list(bool removed = false);
    rules::Result<std::optional<StoredCampaign>> find(const std::string &uuid);
    /** Of campaigns that are on the lists and go on, neither archived nor ended: by time, those
        without one last. */
    rules::Result<std::vector<FixtureRow>> fixtures();
    /** As BandRepository's. */
    rules::Result<std::vector<std::string>> outdated(const std::string &system,
                                                     const std::string &edition, int most);
    /** Writes the rows, new or in place of the old ones. */
    [[nodiscard]] rules::Result<void> write(const StoredCampaign &campaign);

private:
    rules::Result<void> writeFixtures(const StoredCampaign &campaign);

    Connection &m_connection;
};

} // namespace escarmouche::model
