// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/keepsake.h"

#include <optional>
#include <vector>

namespace escarmouche::model {

/** The table of what is kept of figures. Writes are parts of a transaction of the caller's. */
class KeepsakeRepository
{
public:
    explicit KeepsakeRepository(Connection &connection) : m_connection(connection) {}

    /** Of all streams, in order. */
    rules::Result<std::vector<Keepsake>> list();
    /** Of one stream, by figure. */
    rules::Result<std::vector<Keepsake>> list(const std::string &stream);
    rules::Result<std::optional<Keepsake>> find(const std::string &stream, rules::MemberId figure);
    /** One that is not there yet. */
    [[nodiscard]] rules::Result<void> add(const Keepsake &keepsake);
    /** Replaces the note; what is left of nothing goes. */
    [[nodiscard]] rules::Result<void> setNote(const std::string &stream, rules::MemberId figure,
                                              const std::string &note);
    /** Replaces the portrait; what is left of nothing goes. */
    [[nodiscard]] rules::Result<void> setPortrait(const std::string &stream, rules::MemberId figure,
                                                  const std::string &png);

private:
    rules::Result<void> clear(const std::string &stream, rules::MemberId figure);

    Connection &m_connection;
};

} // namespace escarmouche::model
