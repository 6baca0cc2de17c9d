// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/people.h"

#include "model/library/repository/personrepository.h"
#include "model/library/store/librarystore.h"
#include "model/text.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

Result<std::string> personName(const std::string &name)
{
    std::string plain = toUtf8(toQString(name).simplified());
    if (plain.empty())
        return fail({.code = ErrorCode::TextTooShort, .number = 1});
    return plain;
}

} // namespace

People::People(std::shared_ptr<LibraryStore> store) : m_store(std::move(store)) {}

Result<std::vector<Person>> People::list() const
{
    return PersonRepository(*m_store->reader).list();
}

Result<Person> People::add(const std::string &name)
{
    return personName(name).and_then(
        [this](const std::string &plain) { return m_store->addPerson(plain); });
}

Result<void> People::seat(const std::string &name)
{
    return personName(name).and_then(
        [this](const std::string &plain) { return m_store->seat(plain); });
}

std::optional<Person> People::current() const
{
    if (m_store->person)
        return m_store->person;
    return PersonRepository(*m_store->reader).last().value_or(std::nullopt);
}

Result<void> People::setCurrent(const std::string &id)
{
    const auto known = list();
    if (!known)
        return fail(known.error());
    const auto found = std::ranges::find(*known, id, &Person::id);
    if (found == known->end())
        return fail({.code = ErrorCode::EntryNotFound, .subject = id});
    if (current() != *found) {
        const auto done = m_store->write(
            [id](Connection &connection) { return PersonRepository(connection).setLast(id); });
        if (!done)
            return done;
    }
    m_store->person = *found;
    m_store->isNewcomer = false;
    return {};
}

} // namespace escarmouche::model
