// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"
#include "model/library/connection.h"

#include <optional>
#include <vector>

namespace escarmouche::model {

/** The table of drafts. Writes are parts of a transaction of the caller's. */
class DraftRepository
{
public:
    explicit DraftRepository(Connection &connection) : m_connection(connection) {}

    /** Latest first. */
    rules::Result<std::vector<Draft>> list();
    rules::Result<std::optional<Draft>> find(const DraftPlace &place);
    /** In the place of the one that is there. */
    [[nodiscard]] rules::Result<void> write(const Draft &draft);
    /** None there: nothing is done. */
    [[nodiscard]] rules::Result<void> remove(const DraftPlace &place);

private:
    Connection &m_connection;
};

} // namespace escarmouche::model
