// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/libraryrows.h"
#include "rules/core/values/error.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

struct LibraryStore;

/** The people of one library and who of them is at the keyboard: a label on acts, not a login. */
class People
{
public:
    explicit People(std::shared_ptr<LibraryStore> store);

    rules::Result<std::vector<Person>> list() const;
    rules::Result<Person> add(const std::string &name);
    std::optional<Person> current() const;
    [[nodiscard]] rules::Result<void> setCurrent(const std::string &id);
    /** From now on acts are those of the person of that name, who is remembered with the first of
        them and only then. */
    [[nodiscard]] rules::Result<void> seat(const std::string &name);

private:
    std::shared_ptr<LibraryStore> m_store;
};

} // namespace escarmouche::model
