// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/gamerepository.h"

#include <algorithm>
#include <array>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::array<std::string_view, 3> kResults{"win", "draw", "loss"};

std::string_view wordOf(const std::optional<rules::SeatResult> &result)
{
    return result ? kResults[static_cast<std::size_t>(*result)] : std::string_view();
}

std::optional<rules::SeatResult> resultOf(std::string_view word)
{
    const auto found = std::ranges::find(kResults, word);
    if (found == kResults.end())
        return std::nullopt;
    return static_cast<rules::SeatResult>(found - kResults.begin());
}

GameRow readGame(const Statement &statement)
{
    return {.uuid = statement.text(0),
            .system = statement.text(1),
            .revision = static_cast<int>(statement.integer(2)),
            .scenario = statement.text(3),
            .title = {statement.text(4), statement.text(5)},
            .isOver = statement.text(6) == "over",
            .isRemoved = statement.integer(7) != 0,
            .awaited = static_cast<int>(statement.integer(8)),
            .turn = static_cast<int>(statement.integer(9)),
            .entries = statement.integer(12),
            .createdAt = statement.text(10),
            .updatedAt = statement.text(11),
            .seats = {},
            .origin = {statement.text(13), {static_cast<int>(statement.integer(14))}}};
}

} // namespace

Result<std::vector<GameRow>> GameRepository::list(bool removed)
{
    std::vector<GameRow> rows;
    auto games = m_connection.prepare(
        "SELECT uuid, system, revision, scenario, title_en, title_fr, status, removed, awaited,"
        " turn, created_at, updated_at, head_seq, campaign, fixture FROM game WHERE removed = ?"
        " ORDER BY updated_at DESC, uuid");
    games.bind(removed ? 1 : 0);
    if (const auto read = each(games, [&] { rows.push_back(readGame(games)); }); !read)
        return fail(read.error());
    for (GameRow &row : rows) {
        auto seated = seats(row.uuid);
        if (!seated)
            return fail(seated.error());
        row.seats = std::move(*seated);
    }
    return rows;
}

Result<std::vector<std::string>> GameRepository::uuids()
{
    std::vector<std::string> uuids;
    const auto tables = m_connection.integer(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'game'");
    if (!tables)
        return fail(tables.error());
    if (*tables == 0)
        return uuids;
    auto statement = m_connection.prepare("SELECT uuid FROM game ORDER BY uuid");
    const auto read = each(statement, [&] { uuids.push_back(statement.text(0)); });
    return read ? Result<std::vector<std::string>>(std::move(uuids)) : fail(read.error());
}

Result<std::optional<StoredGame>> GameRepository::find(const std::string &uuid)
{
    StoredGame game;
    {
        auto statement = m_connection.prepare(
            "SELECT uuid, system, revision, scenario, title_en, title_fr, status, removed, awaited,"
            " turn, created_at, updated_at, head_seq, campaign, fixture, head_hash, state_hash,"
            " setup, report FROM game WHERE uuid = ?");
        const auto row = statement.bind(uuid).step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return std::nullopt;
        game = {.row = readGame(statement),
                .header = statement.text(17),
                .report = statement.text(18),
                .headHash = statement.text(15),
                .notes = {},
                .stateHash = statement.text(16)};
    }
    auto seated = seats(uuid);
    if (!seated)
        return fail(seated.error());
    game.row.seats = std::move(*seated);
    auto written = notes(uuid);
    if (!written)
        return fail(written.error());
    game.notes = std::move(*written);
    return game;
}

Result<std::vector<GameEntry>> GameRepository::entries(const std::string &uuid)
{
    std::vector<GameEntry> entries;
    auto statement =
        m_connection.prepare("SELECT seq, entry, hash FROM game_entry WHERE game = ? ORDER BY seq");
    statement.bind(uuid);
    const auto read = each(statement, [&] {
        entries.push_back({statement.integer(0), statement.text(1), statement.text(2)});
    });
    return read ? Result<std::vector<GameEntry>>(std::move(entries)) : fail(read.error());
}

Result<std::optional<GameRepository::Mark>> GameRepository::mark(const std::string &uuid)
{
    auto statement =
        m_connection.prepare("SELECT head_seq, head_hash, state_hash FROM game WHERE uuid = ?");
    const auto row = statement.bind(uuid).step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::nullopt;
    return Mark{{statement.integer(0), statement.text(1)}, statement.text(2)};
}

Result<std::vector<GameSeat>> GameRepository::seats(const std::string &uuid)
{
    std::vector<GameSeat> seats;
    auto statement = m_connection.prepare(
        "SELECT name, player, dice, result, points FROM game_seat WHERE game = ? ORDER BY seat");
    statement.bind(uuid);
    const auto read = each(statement, [&] {
        seats.push_back({statement.text(0), statement.text(1), statement.text(2) == "typed",
                         resultOf(statement.text(3)), static_cast<int>(statement.integer(4))});
    });
    return read ? Result<std::vector<GameSeat>>(std::move(seats)) : fail(read.error());
}

Result<std::map<int, std::string>> GameRepository::notes(const std::string &uuid)
{
    std::map<int, std::string> notes;
    auto statement = m_connection.prepare("SELECT seq, text FROM game_note WHERE game = ?");
    statement.bind(uuid);
    const auto read = each(statement, [&] {
        notes.emplace(static_cast<int>(statement.integer(0)), statement.text(1));
    });
    return read ? Result<std::map<int, std::string>>(std::move(notes)) : fail(read.error());
}

Result<void> GameRepository::add(const StoredGame &game, const std::vector<GameEntry> &entries)
{
    const GameRow &row = game.row;
    auto statement = m_connection.prepare(
        "INSERT INTO game (uuid, system, revision, scenario, title_en, title_fr, status, removed,"
        " awaited, turn, created_at, updated_at, head_seq, head_hash, state_hash, campaign, "
        "fixture,"
        " setup, report) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    statement.bind(row.uuid).bind(row.system).bind(row.revision).bind(row.scenario);
    statement.bind(row.title.en).bind(row.title.fr).bind(row.isOver ? "over" : "playing");
    statement.bind(row.isRemoved ? 1 : 0).bind(row.awaited).bind(row.turn).bind(row.createdAt);
    statement.bind(row.updatedAt).bind(row.entries).bind(game.headHash).bind(game.stateHash);
    statement.bind(row.origin.campaign).bind(row.origin.fixture.value);
    if (const auto done = statement.bind(game.header).bind(game.report).run(); !done)
        return done;
    for (std::size_t at = 0; at < row.seats.size(); ++at) {
        const GameSeat &seat = row.seats[at];
        auto seated =
            m_connection.prepare("INSERT INTO game_seat (game, seat, name, player, dice, result,"
                                 " points) VALUES (?, ?, ?, ?, ?, ?, ?)");
        seated.bind(row.uuid).bind(static_cast<std::int64_t>(at)).bind(seat.name);
        seated.bind(seat.player).bind(seat.typesDice ? "typed" : "program");
        if (const auto done = seated.bind(wordOf(seat.result)).bind(seat.points).run(); !done)
            return done;
    }
    for (const auto &[seq, text] : game.notes) {
        auto note =
            m_connection.prepare("INSERT INTO game_note (game, seq, text) VALUES (?, ?, ?)");
        if (const auto done = note.bind(row.uuid).bind(seq).bind(text).run(); !done)
            return done;
    }
    return writeEntries(row.uuid, entries);
}

Result<void> GameRepository::append(const GameWrite &write)
{
    if (const auto moved = moveHead(write); !moved)
        return moved;
    const GameRow &row = write.game.row;
    for (std::size_t at = 0; at < row.seats.size(); ++at) {
        auto statement = m_connection.prepare(
            "UPDATE game_seat SET result = ?, points = ? WHERE game = ? AND seat = ?");
        statement.bind(wordOf(row.seats[at].result)).bind(row.seats[at].points).bind(row.uuid);
        if (const auto done = statement.bind(static_cast<std::int64_t>(at)).run(); !done)
            return done;
    }
    if (!write.entries.empty() && write.entries.front().seq == write.before.seq) { // it has grown
        auto last = m_connection.prepare("DELETE FROM game_entry WHERE game = ? AND seq = ?");
        if (const auto done = last.bind(row.uuid).bind(write.before.seq).run(); !done)
            return done;
    }
    if (const auto written = writeEntries(row.uuid, write.entries); !written)
        return written;
    return seal(row.uuid);
}

Result<void> GameRepository::moveHead(const GameWrite &write)
{
    const GameRow &row = write.game.row;
    auto statement = m_connection.prepare(
        "UPDATE game SET status = ?, awaited = ?, turn = ?, updated_at = ?, report = ?,"
        " head_seq = ?, head_hash = ? WHERE uuid = ? AND head_seq = ? AND head_hash = ?");
    statement.bind(row.isOver ? "over" : "playing").bind(row.awaited).bind(row.turn);
    statement.bind(row.updatedAt).bind(write.game.report).bind(row.entries);
    statement.bind(write.game.headHash).bind(row.uuid).bind(write.before.seq);
    if (const auto done = statement.bind(write.before.hash).run(); !done)
        return done;
    if (statement.changes() != 1)
        return fail({.code = ErrorCode::StreamMoved, .subject = row.uuid});
    return {};
}

Result<void> GameRepository::writeEntries(const std::string &uuid,
                                          const std::vector<GameEntry> &entries)
{
    for (const GameEntry &entry : entries) {
        auto statement = m_connection.prepare(
            "INSERT INTO game_entry (game, seq, entry, hash) VALUES (?, ?, ?, ?)");
        statement.bind(uuid).bind(entry.seq).bind(entry.text).bind(entry.hash);
        if (const auto done = statement.run(); !done)
            return done;
    }
    return {};
}

Result<void> GameRepository::setSeat(const std::string &uuid, int seat, const GameSeat &as)
{
    auto statement = m_connection.prepare(
        "UPDATE game_seat SET player = ?, dice = ? WHERE game = ? AND seat = ?");
    statement.bind(as.player).bind(as.typesDice ? "typed" : "program").bind(uuid).bind(seat);
    const auto done = statement.run();
    return done ? seal(uuid) : done;
}

Result<void> GameRepository::setNote(const std::string &uuid, int seq,
                                     const std::optional<std::string> &text)
{
    auto old = m_connection.prepare("DELETE FROM game_note WHERE game = ? AND seq = ?");
    if (const auto done = old.bind(uuid).bind(seq).run(); !done)
        return done;
    if (text) {
        auto note =
            m_connection.prepare("INSERT INTO game_note (game, seq, text) VALUES (?, ?, ?)");
        if (const auto done = note.bind(uuid).bind(seq).bind(*text).run(); !done)
            return done;
    }
    return seal(uuid);
}

Result<void> GameRepository::setRemoved(const std::string &uuid, bool removed)
{
    auto statement = m_connection.prepare("UPDATE game SET removed = ? WHERE uuid = ?");
    const auto done = statement.bind(removed ? 1 : 0).bind(uuid).run();
    return done ? seal(uuid) : done;
}

Result<void> GameRepository::seal(const std::string &uuid)
{
    const auto game = find(uuid);
    if (!game)
        return fail(game.error());
    if (!*game)
        return fail({.code = ErrorCode::MatchNotFound, .subject = uuid});
    auto statement = m_connection.prepare("UPDATE game SET state_hash = ? WHERE uuid = ?");
    return statement.bind(stateHashOf(**game)).bind(uuid).run();
}

Result<void> GameRepository::checkHeads()
{
    auto statement = m_connection.prepare(
        "SELECT game.uuid, game.head_seq FROM game LEFT JOIN game_entry"
        " ON game_entry.game = game.uuid AND game_entry.seq = game.head_seq"
        " WHERE game_entry.hash IS NULL OR game_entry.hash <> game.head_hash"
        " OR EXISTS (SELECT 1 FROM game_entry AS later WHERE later.game = game.uuid"
        " AND later.seq > game.head_seq) LIMIT 1");
    const auto row = statement.step();
    if (!row)
        return fail(row.error());
    if (*row)
        return fail({.code = ErrorCode::ChainBroken,
                     .subject = statement.text(0),
                     .number = statement.integer(1)});
    return {};
}

} // namespace escarmouche::model
