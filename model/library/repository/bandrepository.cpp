// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/bandrepository.h"

namespace escarmouche::model {

namespace {

BandRow readBand(const Statement &statement)
{
    return {.uuid = statement.text(0),
            .system = statement.text(1),
            .name = statement.text(2),
            .nameKey = statement.text(3),
            .about = statement.text(4),
            .total = static_cast<int>(statement.integer(5)),
            .figures = static_cast<int>(statement.integer(6)),
            .illegal = static_cast<int>(statement.integer(7)),
            .warnings = static_cast<int>(statement.integer(8)),
            .updatedAt = statement.text(9)};
}

} // namespace

rules::Result<std::vector<BandRow>> BandRepository::list(bool removed)
{
    std::vector<BandRow> rows;
    auto statement = m_connection.prepare(
        "SELECT uuid, system, name, name_key, about, total, figures, illegal, warnings, updated_at"
        " FROM band WHERE status = ? ORDER BY name_key, uuid");
    statement.bind(removed ? "removed" : "active");
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return rows;
        rows.push_back(readBand(statement));
    }
}

rules::Result<std::optional<StoredBand>> BandRepository::find(const std::string &uuid)
{
    auto statement = m_connection.prepare(
        "SELECT uuid, system, name, name_key, about, total, figures, illegal, warnings, updated_at,"
        " stream, status, state, state_hash, edition FROM band WHERE uuid = ?");
    const auto row = statement.bind(uuid).step();
    if (!row)
        return rules::fail(row.error());
    if (!*row)
        return std::nullopt;
    return StoredBand{.row = readBand(statement),
                      .stream = statement.text(10),
                      .removed = statement.text(11) == "removed",
                      .state = statement.text(12),
                      .stateHash = statement.text(13),
                      .edition = statement.text(14)};
}

rules::Result<std::vector<std::string>>
BandRepository::outdated(const std::string &system, const std::string &edition, int most)
{
    std::vector<std::string> uuids;
    auto statement = m_connection.prepare(
        "SELECT uuid FROM band WHERE system = ? AND edition <> ? ORDER BY uuid LIMIT ?");
    statement.bind(system).bind(edition).bind(most);
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return uuids;
        uuids.push_back(statement.text(0));
    }
}

rules::Result<void> BandRepository::write(const StoredBand &band)
{
    auto statement = m_connection.prepare(
        "INSERT INTO band (uuid, stream, system, name, name_key, about, status, total, figures,"
        " illegal, warnings, updated_at, state_hash, state, edition)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,"
        " about = excluded.about, status = excluded.status, total = excluded.total,"
        " figures = excluded.figures, illegal = excluded.illegal, warnings = excluded.warnings,"
        " updated_at = excluded.updated_at, state_hash = excluded.state_hash,"
        " state = excluded.state, edition = excluded.edition");
    const BandRow &row = band.row;
    statement.bind(row.uuid).bind(band.stream).bind(row.system).bind(row.name).bind(row.nameKey);
    statement.bind(row.about).bind(band.removed ? "removed" : "active").bind(row.total);
    statement.bind(row.figures).bind(row.illegal).bind(row.warnings).bind(row.updatedAt);
    return statement.bind(band.stateHash).bind(band.state).bind(band.edition).run();
}

} // namespace escarmouche::model
