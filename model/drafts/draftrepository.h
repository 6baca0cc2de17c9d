// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"
#include "model/library/database/connection.h"

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
    /** Replaces the draft of its place. */
    [[nodiscard]] rules::Result<void> write(const Draft &draft);
    /** Does nothing where there is none. */
    [[nodiscard]] rules::Result<void> remove(const DraftPlace &place);

private:
    Connection &m_connection;
};

} // namespace escarmouche::model
