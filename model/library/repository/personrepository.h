// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/libraryrows.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** The people of a library, and who was last at the keyboard. */
class PersonRepository
{
public:
    explicit PersonRepository(Connection &connection) : m_connection(connection) {}

    /** By name. */
    rules::Result<std::vector<Person>> list();
    [[nodiscard]] rules::Result<void> add(const Person &person);
    /** Adds people of a file. One is known by id; a stranger of the same name gets a number. */
    [[nodiscard]] rules::Result<void> takeIn(const std::vector<Person> &people);
    /** Adds a person who may be there already, as the last. StreamMoved: somebody else has taken
        the name in the meantime. */
    [[nodiscard]] rules::Result<void> seat(const Person &person);
    rules::Result<std::optional<Person>> last();
    [[nodiscard]] rules::Result<void> setLast(const std::string &id);

private:
    Connection &m_connection;
};

} // namespace escarmouche::model
