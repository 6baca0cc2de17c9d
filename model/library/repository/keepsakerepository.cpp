// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/keepsakerepository.h"

#include <utility>

namespace escarmouche::model {

using rules::fail;
using rules::MemberId;
using rules::Result;

namespace {

Keepsake readKeepsake(const Statement &statement)
{
    return {statement.text(0),
            {static_cast<int>(statement.integer(1))},
            statement.text(2),
            statement.text(3)};
}

Result<std::vector<Keepsake>> readKeepsakes(Statement &statement)
{
    std::vector<Keepsake> keepsakes;
    const auto read = each(statement, [&] { keepsakes.push_back(readKeepsake(statement)); });
    return read ? Result<std::vector<Keepsake>>(std::move(keepsakes)) : fail(read.error());
}

} // namespace

Result<std::vector<Keepsake>> KeepsakeRepository::list()
{
    auto statement = m_connection.prepare(
        "SELECT stream, figure, note, portrait FROM keepsake ORDER BY stream, figure");
    return readKeepsakes(statement);
}

Result<std::vector<Keepsake>> KeepsakeRepository::list(const std::string &stream)
{
    auto statement =
        m_connection.prepare("SELECT stream, figure, note, portrait FROM keepsake WHERE stream = ?"
                             " ORDER BY figure");
    statement.bind(stream);
    return readKeepsakes(statement);
}

Result<std::optional<Keepsake>> KeepsakeRepository::find(const std::string &stream, MemberId figure)
{
    auto statement =
        m_connection.prepare("SELECT stream, figure, note, portrait FROM keepsake WHERE stream = ?"
                             " AND figure = ?");
    const auto row = statement.bind(stream).bind(figure.value).step();
    if (!row)
        return fail(row.error());
    return *row ? std::optional(readKeepsake(statement)) : std::nullopt;
}

Result<void> KeepsakeRepository::add(const Keepsake &keepsake)
{
    auto statement = m_connection.prepare(
        "INSERT INTO keepsake (stream, figure, note, portrait) VALUES (?, ?, ?, ?)");
    return statement.bind(keepsake.stream)
        .bind(keepsake.figure.value)
        .bind(keepsake.note)
        .bindBytes(keepsake.portrait)
        .run();
}

Result<void> KeepsakeRepository::setNote(const std::string &stream, MemberId figure,
                                         const std::string &note)
{
    auto statement = m_connection.prepare(
        "INSERT INTO keepsake (stream, figure, note, portrait) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (stream, figure) DO UPDATE SET note = excluded.note");
    const auto done =
        statement.bind(stream).bind(figure.value).bind(note).bindBytes(std::string()).run();
    return done ? clear(stream, figure) : done;
}

Result<void> KeepsakeRepository::setPortrait(const std::string &stream, MemberId figure,
                                             const std::string &png)
{
    auto statement = m_connection.prepare(
        "INSERT INTO keepsake (stream, figure, note, portrait) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (stream, figure) DO UPDATE SET portrait = excluded.portrait");
    const auto done =
        statement.bind(stream).bind(figure.value).bind(std::string()).bindBytes(png).run();
    return done ? clear(stream, figure) : done;
}

Result<void> KeepsakeRepository::clear(const std::string &stream, MemberId figure)
{
    auto statement = m_connection.prepare("DELETE FROM keepsake WHERE stream = ? AND figure = ?"
                                          " AND note = '' AND length(portrait) = 0");
    return statement.bind(stream).bind(figure.value).run();
}

} // namespace escarmouche::model
