// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/ledgerrepository.h"

namespace escarmouche::model {

namespace {

/** Another event or stream of the library has that uuid: the event was altered. */
rules::Result<void> inserted(Statement &statement, const LedgerEvent &event)
{
    const auto done = statement.run();
    if (!done || statement.changes() == 1)
        return done;
    return rules::fail(
        {.code = rules::ErrorCode::ChainBroken, .subject = event.stream, .number = event.seq});
}

} // namespace

rules::Result<StreamHead> LedgerRepository::head(const std::string &stream)
{
    auto statement = m_connection.prepare("SELECT head_seq, head_hash FROM stream WHERE uuid = ?");
    const auto row = statement.bind(stream).step();
    if (!row)
        return rules::fail(row.error());
    if (!*row)
        return rules::fail({.code = rules::ErrorCode::BandNotFound, .subject = stream});
    return StreamHead{statement.integer(0), statement.text(1)};
}

rules::Result<std::vector<std::string>> LedgerRepository::streams()
{
    std::vector<std::string> uuids;
    auto statement = m_connection.prepare("SELECT uuid FROM stream ORDER BY uuid");
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return uuids;
        uuids.push_back(statement.text(0));
    }
}

rules::Result<std::vector<LedgerEvent>> LedgerRepository::events(const std::string &stream)
{
    std::vector<LedgerEvent> events;
    // As bytes: Qt would turn each text into UTF-16 and we back again, half the time of a long one.
    auto statement = m_connection.prepare(
        "SELECT seq, CAST(uuid AS BLOB), CAST(act AS BLOB), CAST(person AS BLOB),"
        " CAST(at AS BLOB), CAST(kind AS BLOB), version, CAST(payload AS BLOB),"
        " CAST(prev_hash AS BLOB), CAST(hash AS BLOB)"
        " FROM ledger_event WHERE stream = ? ORDER BY seq");
    statement.bind(stream);
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return events;
        events.push_back({.stream = stream,
                          .seq = statement.integer(0),
                          .uuid = statement.text(1),
                          .act = statement.text(2),
                          .person = statement.text(3),
                          .at = statement.text(4),
                          .kind = statement.text(5),
                          .version = static_cast<int>(statement.integer(6)),
                          .payload = statement.text(7),
                          .prevHash = statement.text(8),
                          .hash = statement.text(9)});
    }
}

rules::Result<void> LedgerRepository::append(const LedgerEvent &event)
{
    const auto moved = event.seq == 1 ? addHead(event, event) : moveHead(event);
    return moved ? insert(event) : moved;
}

rules::Result<void> LedgerRepository::add(const std::vector<LedgerEvent> &stream, LongWork *work)
{
    if (const auto added = addHead(stream.front(), stream.back()); !added)
        return added;
    const auto all = static_cast<std::int64_t>(stream.size());
    for (const LedgerEvent &event : stream) {
        if (const auto inserted = insert(event); !inserted)
            return inserted;
        if (!work)
            continue;
        if (const auto goes = work->reach({LongWork::Step::Storing, event.seq, all}); !goes)
            return goes;
    }
    return {};
}

rules::Result<void> LedgerRepository::insert(const LedgerEvent &event)
{
    auto statement = m_connection.prepare(
        "INSERT INTO ledger_event (stream, seq, uuid, act, person, at, kind, version, payload,"
        " prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    statement.bind(event.stream).bind(event.seq).bind(event.uuid).bind(event.act);
    statement.bind(event.person).bind(event.at).bind(event.kind).bind(event.version);
    statement.bind(event.payload).bind(event.prevHash).bind(event.hash);
    return inserted(statement, event);
}

rules::Result<void> LedgerRepository::addHead(const LedgerEvent &first, const LedgerEvent &last)
{
    auto statement = m_connection.prepare(
        "INSERT INTO stream (uuid, kind, head_seq, head_hash) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING");
    statement.bind(first.stream).bind(isOfCampaign(first) ? "campaign" : "band");
    return inserted(statement.bind(last.seq).bind(last.hash), first);
}

rules::Result<void> LedgerRepository::moveHead(const LedgerEvent &event)
{
    auto statement = m_connection.prepare("UPDATE stream SET head_seq = ?, head_hash = ?"
                                          " WHERE uuid = ? AND head_seq = ? AND head_hash = ?");
    statement.bind(event.seq).bind(event.hash);
    statement.bind(event.stream).bind(event.seq - 1).bind(event.prevHash);
    if (const auto done = statement.run(); !done)
        return done;
    if (statement.changes() != 1)
        return rules::fail({.code = rules::ErrorCode::StreamMoved, .subject = event.stream});
    return {};
}

rules::Result<void> LedgerRepository::checkHeads()
{
    auto statement = m_connection.prepare(
        "SELECT stream.uuid, stream.head_seq FROM stream LEFT JOIN ledger_event"
        " ON ledger_event.stream = stream.uuid AND ledger_event.seq = stream.head_seq"
        " WHERE ledger_event.hash IS NULL OR ledger_event.hash <> stream.head_hash"
        " OR EXISTS (SELECT 1 FROM ledger_event AS later WHERE later.stream = stream.uuid"
        " AND later.seq > stream.head_seq) LIMIT 1");
    const auto row = statement.step();
    if (!row)
        return rules::fail(row.error());
    if (*row)
        return rules::fail({.code = rules::ErrorCode::ChainBroken,
                            .subject = statement.text(0),
                            .number = statement.integer(1)});
    return {};
}

} // namespace escarmouche::model
