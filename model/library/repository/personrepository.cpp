// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/personrepository.h"

#include <unordered_map>
#include <unordered_set>

namespace escarmouche::model {

namespace {

/** Gives names: one is one person's, and a stranger of the same name is told apart. */
class Names
{
public:
    void keep(const std::string &name) { m_uses.try_emplace(name, 1); }
    std::string free(const std::string &name)
    {
        std::string given = name;
        while (!m_uses.try_emplace(given, 1).second)
            given = name + " (" + std::to_string(++m_uses[name]) + ')';
        return given;
    }

private:
    std::unordered_map<std::string, int> m_uses; // the last number tried
};

} // namespace

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

rules::Result<void> PersonRepository::takeIn(const std::vector<Person> &people)
{
    const auto known = list();
    if (!known)
        return rules::fail(known.error());
    Names names;
    std::unordered_set<std::string> ids;
    for (const Person &person : *known) {
        names.keep(person.name);
        ids.insert(person.id);
    }
    for (const Person &person : people) {
        if (!ids.insert(person.id).second)
            continue;
        if (const auto added = add({person.id, names.free(person.name)}); !added)
            return added;
    }
    return {};
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
