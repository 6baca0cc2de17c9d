// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/personrepository.h"

namespace escarmouche::model {

rules::Result<std::vector<Person>> PersonRepository::list()
{
    std::vector<Person> people;
    auto statement = m_connection.prepare("SELECT id, name FROM person ORDER BY name, id");
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return people;
        people.push_back({statement.text(0), statement.text(1)});
    }
}

rules::Result<void> PersonRepository::add(const Person &person)
{
    auto statement = m_connection.prepare("INSERT INTO person (id, name) VALUES (?, ?)"
                                          " ON CONFLICT (name) DO NOTHING");
    return statement.bind(person.id).bind(person.name).run();
}

rules::Result<void> PersonRepository::seat(const Person &person)
{
    if (const auto added = add(person); !added)
        return added;
    auto statement = m_connection.prepare("SELECT id FROM person WHERE id = ?");
    const auto known = statement.bind(person.id).step();
    if (!known)
        return rules::fail(known.error());
    if (!*known)
        return rules::fail({.code = rules::ErrorCode::StreamMoved, .subject = person.name});
    return setLast(person.id);
}

rules::Result<std::optional<Person>> PersonRepository::last()
{
    auto statement = m_connection.prepare("SELECT person.id, person.name FROM meta JOIN person"
                                          " ON person.id = meta.value WHERE meta.key = 'person'");
    const auto row = statement.step();
    if (!row)
        return rules::fail(row.error());
    if (!*row)
        return std::nullopt;
    return Person{statement.text(0), statement.text(1)};
}

rules::Result<void> PersonRepository::setLast(const std::string &id)
{
    auto statement =
        m_connection.prepare("INSERT INTO meta (key, value) VALUES ('person', ?)"
                             " ON CONFLICT (key) DO UPDATE SET value = excluded.value");
    return statement.bind(id).run();
}

} // namespace escarmouche::model
