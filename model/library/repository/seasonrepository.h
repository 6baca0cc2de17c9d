// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/keepsake.h"

#include <optional>
#include <vector>

namespace escarmouche::model {

/** The table of which campaign follows which. Writes are parts of a transaction of the caller's. */
class SeasonRepository
{
public:
    explicit SeasonRepository(Connection &connection) : m_connection(connection) {}

    rules::Result<std::vector<Season>> list();
    /** The one it was made of; none: it is the first. */
    rules::Result<std::optional<std::string>> before(const std::string &campaign);
    [[nodiscard]] rules::Result<void> add(const Season &season);
    /** In place of the one before; empty: it is the first. */
    [[nodiscard]] rules::Result<void> set(const std::string &campaign, const std::string &before);

private:
    Connection &m_connection;
};

} // namespace escarmouche::model
