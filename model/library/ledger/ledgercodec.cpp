// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledgercodec.h"

#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace escarmouche::model {

using nlohmann::ordered_json;
using rules::ErrorCode;
using rules::fail;
using rules::Result;
using rules::json::Cursor;

namespace {

constexpr std::string_view kFormat = "escarmouche-ledger";
constexpr int kVersion = 3; // 1: without matches, 2: without campaigns
constexpr std::size_t kMostName = 400;
constexpr std::size_t kMostWord = 100; // an id, a kind, a time, a hash
constexpr std::size_t kMostPayload = 16U << 20U;
constexpr std::size_t kMostNote = 10'000;
constexpr std::size_t kMostNotes = 5000;
constexpr std::int64_t kMostPoints = 1'000'000'000;
constexpr std::array<std::string_view, 4> kResultWords{"", "win", "draw", "loss"};
constexpr std::int64_t kMostCount = std::int64_t{1} << 53;
constexpr rules::json::Limits kLimits{.bytes = 2 * kMostPayload,
                                      .depth = 5,
                                      .text = kMostPayload,
                                      .values = 20'000, // notes of one match
                                      .version = kVersion};

std::string word(const Cursor &at, std::string_view key, std::size_t least = 1)
{
    return at[key].text(kMostWord, least);
}

LedgerStart readStart(const Cursor &at)
{
    constexpr std::array<std::string_view, 3> keys{"format", "version", "person"};
    constexpr std::array<std::string_view, 1> formats{kFormat};
    at.object(keys);
    at["format"].choice(formats);
    at["version"].integer(1, kVersion);
    return {word(at, "person", 0)};
}

Person readPerson(const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"id", "name"};
    at.object(keys);
    return {word(at, "id"), at["name"].text(kMostName)};
}

LedgerEvent readEvent(const Cursor &at)
{
    constexpr std::array<std::string_view, 11> keys{"stream",  "seq",  "uuid", "act",
                                                    "person",  "at",   "kind", "version",
                                                    "payload", "prev", "hash"};
    at.object(keys);
    LedgerEvent event;
    event.stream = word(at, "stream");
    event.seq = at["seq"].integer(1, kMostCount - 1);
    event.uuid = word(at, "uuid");
    event.act = word(at, "act");
    event.person = word(at, "person");
    event.at = word(at, "at");
    event.kind = word(at, "kind");
    event.version = static_cast<int>(at["version"].integer(1, std::numeric_limits<int>::max()));
    event.payload = at["payload"].text(kMostPayload);
    event.prevHash = word(at, "prev", 0);
    event.hash = word(at, "hash");
    return event;
}

GameSeat readSeat(const Cursor &at)
{
    constexpr std::array<std::string_view, 5> keys{"name", "player", "typed", "result", "points"};
    GameSeat seat;
    if (!at.object(keys))
        return seat;
    seat.name = at["name"].text(kMostName);
    seat.player = word(at, "player");
    seat.typesDice = at["typed"].boolean();
    const auto result = at["result"].choice(kResultWords);
    if (result > 0)
        seat.result = static_cast<rules::SeatResult>(result - 1);
    seat.points = static_cast<int>(at["points"].integer(-kMostPoints, kMostPoints));
    return seat;
}

std::map<int, std::string> readNotes(const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"seq", "text"};
    std::map<int, std::string> notes;
    for (const Cursor &note : at.array(kMostNotes)) {
        if (note.object(keys))
            notes.emplace(static_cast<int>(note["seq"].integer(1, kMostPoints)),
                          note["text"].text(kMostNote));
    }
    return notes;
}

StoredGame readGame(const Cursor &at)
{
    constexpr std::array<std::string_view, 21> keys{
        "uuid",    "system",  "revision", "scenario", "title_en", "title_fr", "over",
        "removed", "awaited", "turn",     "created",  "updated",  "entries",  "head",
        "setup",   "report",  "seats",    "notes",    "campaign", "fixture",  "hash"};
    StoredGame game;
    if (!at.object(keys))
        return game;
    GameRow &row = game.row;
    row.uuid = word(at, "uuid");
    row.system = word(at, "system");
    row.revision = static_cast<int>(at["revision"].integer(1, std::numeric_limits<int>::max()));
    row.scenario = word(at, "scenario", 0);
    row.title = {at["title_en"].text(kMostName), at["title_fr"].text(kMostName)};
    row.isOver = at["over"].boolean();
    row.isRemoved = at["removed"].boolean();
    row.awaited = static_cast<int>(at["awaited"].integer(-1, rules::kMostSeats - 1));
    row.turn = static_cast<int>(at["turn"].integer(-kMostPoints, kMostPoints));
    row.createdAt = word(at, "created");
    row.updatedAt = word(at, "updated");
    row.entries = at["entries"].integer(1, kMostCount - 1);
    game.headHash = word(at, "head");
    game.header = at["setup"].text(kMostPayload);
    game.report = at["report"].text(kMostPayload);
    for (const Cursor &seat : at["seats"].array(rules::kMostSeats))
        row.seats.push_back(readSeat(seat));
    game.notes = readNotes(at["notes"]);
    if (at.has("campaign"))
        row.origin = {word(at, "campaign"),
                      {static_cast<int>(at["fixture"].integer(1, kMostPoints))}};
    game.stateHash = word(at, "hash");
    return game;
}

LedgerGameEntry readGameEntry(const Cursor &at)
{
    constexpr std::array<std::string_view, 3> keys{"seq", "entry", "hash"};
    LedgerGameEntry line;
    if (at.object(keys))
        line.entry = {at["seq"].integer(1, kMostCount - 1), at["entry"].text(kMostPayload),
                      word(at, "hash")};
    return line;
}

LedgerEnd readEnd(const Cursor &at)
{
    constexpr std::array<std::string_view, 4> keys{"people", "events", "games", "entries"};
    at.object(keys);
    const auto count = [&](std::string_view key) { return at[key].integer(0, kMostCount - 1); };
    const auto countIfThere = [&](std::string_view key) { return at.has(key) ? count(key) : 0; };
    return {count("people"), count("events"), countIfThere("games"), countIfThere("entries")};
}

/** A line is an object of one member, whose key says what it is; the first line names itself. */
LedgerLine readLine(const Cursor &at)
{
    constexpr std::array<std::string_view, 5> keys{"person", "event", "game", "entry", "end"};
    if (at.has("format"))
        return readStart(at);
    at.object(keys);
    if (const auto person = at.find("person"))
        return readPerson(*person);
    if (const auto game = at.find("game"))
        return readGame(*game);
    if (const auto entry = at.find("entry"))
        return readGameEntry(*entry);
    if (const auto end = at.find("end"))
        return readEnd(*end);
    return readEvent(at["event"]);
}

struct ToJson {
    ordered_json operator()(const LedgerStart &start) const
    {
        return {{"format", kFormat}, {"version", kVersion}, {"person", start.person}};
    }
    ordered_json operator()(const Person &person) const
    {
        return {{"person", {{"id", person.id}, {"name", person.name}}}};
    }
    ordered_json operator()(const LedgerEvent &event) const
    {
        return {{"event",
                 {{"stream", event.stream},
                  {"seq", event.seq},
                  {"uuid", event.uuid},
                  {"act", event.act},
                  {"person", event.person},
                  {"at", event.at},
                  {"kind", event.kind},
                  {"version", event.version},
                  {"payload", event.payload},
                  {"prev", event.prevHash},
                  {"hash", event.hash}}}};
    }
    ordered_json operator()(const StoredGame &game) const
    {
        const GameRow &row = game.row;
        ordered_json out{{"uuid", row.uuid},
                         {"system", row.system},
                         {"revision", row.revision},
                         {"scenario", row.scenario},
                         {"title_en", row.title.en},
                         {"title_fr", row.title.fr},
                         {"over", row.isOver},
                         {"removed", row.isRemoved},
                         {"awaited", row.awaited},
                         {"turn", row.turn},
                         {"created", row.createdAt},
                         {"updated", row.updatedAt},
                         {"entries", row.entries},
                         {"head", game.headHash},
                         {"setup", game.header},
                         {"report", game.report},
                         {"seats", ordered_json::array()},
                         {"notes", ordered_json::array()}};
        for (const GameSeat &seat : row.seats)
            out["seats"].push_back(
                {{"name", seat.name},
                 {"player", seat.player},
                 {"typed", seat.typesDice},
                 {"result",
                  kResultWords[seat.result ? static_cast<std::size_t>(*seat.result) + 1 : 0]},
                 {"points", seat.points}});
        for (const auto &[seq, text] : game.notes)
            out["notes"].push_back({{"seq", seq}, {"text", text}});
        if (!row.origin.campaign.empty()) {
            out["campaign"] = row.origin.campaign;
            out["fixture"] = row.origin.fixture.value;
        }
        out["hash"] = game.stateHash;
        return {{"game", std::move(out)}};
    }
    ordered_json operator()(const LedgerGameEntry &line) const
    {
        const GameEntry &entry = line.entry;
        return {{"entry", {{"seq", entry.seq}, {"entry", entry.text}, {"hash", entry.hash}}}};
    }
    ordered_json operator()(const LedgerEnd &end) const
    {
        return {{"end",
                 {{"people", end.people},
                  {"events", end.events},
                  {"games", end.games},
                  {"entries", end.entries}}}};
    }
};

} // namespace

std::string encodeLine(const LedgerLine &line)
{
    return std::visit(ToJson{}, line).dump() + '\n';
}

Result<LedgerLine> decodeLine(std::string_view line)
{
    return rules::json::decode(line, readLine, kLimits);
}

} // namespace escarmouche::model
