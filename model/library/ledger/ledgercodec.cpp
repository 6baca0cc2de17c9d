// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledgercodec.h"

#include "rules/core/json/memberjson.h"

#include <QByteArray>

#include <limits>

namespace escarmouche::model {

using nlohmann::ordered_json;
using rules::ErrorCode;
using rules::fail;
using rules::Result;
using rules::json::Cursor;
using rules::json::Each;
using rules::json::Prose;
using rules::json::Whole;

namespace {

constexpr std::string_view kFormat = "escarmouche-ledger";
constexpr int kVersion = 4; // 1: without matches, 2: without campaigns, 3: without keepsakes
constexpr int kBareVersion = 3;
constexpr std::size_t kMostName = 400;
constexpr std::size_t kMostWord = 100; // an id, a kind, a time, a hash
constexpr std::size_t kMostPayload = 16U << 20U;
constexpr std::size_t kMostNote = 10'000;
constexpr std::size_t kMostNotes = 5000;
constexpr std::size_t kMostPortrait = (kLargestPortrait + 2) / 3 * 4; // in Base64
constexpr std::int64_t kMostPoints = 1'000'000'000;
constexpr std::array<std::string_view, 4> kResultWords{"", "win", "draw", "loss"};
constexpr std::int64_t kMostCount = std::int64_t{1} << 53;
constexpr rules::json::Limits kLimits{.bytes = 2 * kMostPayload,
                                      .depth = 5,
                                      .text = kMostPayload,
                                      .values = 20'000, // notes of one match
                                      .version = kVersion};

constexpr Prose kName{kMostName};
constexpr Prose kMaybeWord{kMostWord};
constexpr Prose kText{kMostPayload};
constexpr Whole kNumber{1, kMostCount - 1};
constexpr Whole kCount{0, kMostCount - 1};

/** The format of an exported ledger. */
struct LedgerFormat : rules::json::Format<ordered_json, false, kMostNotes> {
};

/** A PNG, or nothing, as Base64. */
struct Portrait {
    ordered_json written(const LedgerFormat &, const std::string &png) const
    {
        return QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size()))
            .toBase64()
            .toStdString();
    }
    void read(const LedgerFormat &, const Cursor &at, std::string &png) const
    {
        const std::string text = at.text(kMostPortrait);
        const auto bytes = QByteArray::fromBase64Encoding(QByteArray::fromStdString(text),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        png = bytes ? bytes.decoded.toStdString() : std::string();
        if (!text.empty() && !isPng(png))
            at.complain(ErrorCode::WrongType, "string", "a picture as PNG");
    }
};

void read(const LedgerFormat &, const Cursor &at, std::string &word)
{
    word = at.text(kMostWord, 1);
}

std::string word(const Cursor &at, std::string_view key, std::size_t least = 1)
{
    return at[key].text(kMostWord, least);
}

/** How a seat came out; empty: nobody knows yet. */
ordered_json written(const LedgerFormat &, const std::optional<rules::SeatResult> &result)
{
    return kResultWords[result ? static_cast<std::size_t>(*result) + 1 : 0];
}

void read(const LedgerFormat &, const Cursor &at, std::optional<rules::SeatResult> &result)
{
    if (const auto word = at.choice(kResultWords); word > 0)
        result = static_cast<rules::SeatResult>(word - 1);
}

} // namespace

ESCARMOUCHE_MEMBERS(LedgerStart, named("person", &T::person, kMaybeWord))
ESCARMOUCHE_MEMBERS(Person, named("id", &T::id), named("name", &T::name, kName))
ESCARMOUCHE_MEMBERS(LedgerEvent, named("stream", &T::stream), named("seq", &T::seq, kNumber),
                    named("uuid", &T::uuid), named("act", &T::act), named("person", &T::person),
                    named("at", &T::at), named("kind", &T::kind),
                    named("version", &T::version, Whole{1, std::numeric_limits<int>::max()}),
                    named("payload", &T::payload, kText), named("prev", &T::prevHash, kMaybeWord),
                    named("hash", &T::hash))
ESCARMOUCHE_MEMBERS(GameSeat, named("name", &T::name, kName), named("player", &T::player),
                    named("typed", &T::typesDice), named("result", &T::result),
                    named("points", &T::points, Whole{-kMostPoints, kMostPoints}))
ESCARMOUCHE_MEMBERS(GameEntry, named("seq", &T::seq, kNumber), named("entry", &T::text, kText),
                    named("hash", &T::hash))
ESCARMOUCHE_MEMBERS(LedgerEnd, named("people", &T::people, kCount),
                    named("events", &T::events, kCount), shown("games", &T::games, kCount),
                    shown("entries", &T::entries, kCount),
                    unlessUsual("keepsakes", &T::keepsakes, kCount),
                    unlessUsual("seasons", &T::seasons, kCount))
ESCARMOUCHE_MEMBERS(Keepsake, named("stream", &T::stream),
                    named("figure", &T::figure, Whole{1, std::numeric_limits<int>::max()}),
                    named("note", &T::note, Prose{kLongestFigureNote}),
                    named("portrait", &T::portrait, Portrait{}))
ESCARMOUCHE_MEMBERS(Season, named("campaign", &T::campaign), named("follows", &T::follows))

namespace {

template<class T>
T readWhole(const Cursor &at)
{
    T value;
    rules::json::read(LedgerFormat{}, at, value);
    return value;
}

LedgerStart readStart(const Cursor &at)
{
    constexpr std::array<std::string_view, 1> formats{kFormat};
    LedgerStart start;
    at.object(rules::json::keysOf<LedgerStart>({"format", "version"}));
    at["format"].choice(formats);
    start.hasKeepsakes = at["version"].integer(1, kVersion) > kBareVersion;
    rules::json::readMembers(LedgerFormat{}, at, start);
    return start;
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
    Each{std::size_t{rules::kMostSeats}}.read(LedgerFormat{}, at["seats"], row.seats);
    game.notes = readNotes(at["notes"]);
    if (at.has("campaign"))
        row.origin = {word(at, "campaign"),
                      {static_cast<int>(at["fixture"].integer(1, kMostPoints))}};
    game.stateHash = word(at, "hash");
    return game;
}

/** A line is an object of one member, whose key says what it is; the first line names itself. */
LedgerLine readLine(const Cursor &at)
{
    constexpr std::array<std::string_view, 7> keys{"person",   "event",  "game", "entry",
                                                   "keepsake", "season", "end"};
    if (at.has("format"))
        return readStart(at);
    at.object(keys);
    if (const auto person = at.find("person"))
        return readWhole<Person>(*person);
    if (const auto game = at.find("game"))
        return readGame(*game);
    if (const auto entry = at.find("entry"))
        return LedgerGameEntry{readWhole<GameEntry>(*entry)};
    if (const auto keepsake = at.find("keepsake"))
        return readWhole<Keepsake>(*keepsake);
    if (const auto season = at.find("season"))
        return readWhole<Season>(*season);
    if (const auto end = at.find("end"))
        return readWhole<LedgerEnd>(*end);
    return readWhole<LedgerEvent>(at["event"]);
}

/** A line of one member. */
ordered_json line(std::string_view kind, ordered_json value)
{
    auto out = ordered_json::object();
    out[std::string(kind)] = std::move(value);
    return out;
}

struct ToJson {
    ordered_json operator()(const LedgerStart &start) const
    {
        ordered_json out{{"format", kFormat},
                         {"version", start.hasKeepsakes ? kVersion : kBareVersion}};
        rules::json::writeMembers(LedgerFormat{}, out, start);
        return out;
    }
    ordered_json operator()(const Person &person) const
    {
        return line("person", rules::json::written(LedgerFormat{}, person));
    }
    ordered_json operator()(const LedgerEvent &event) const
    {
        return line("event", rules::json::written(LedgerFormat{}, event));
    }
    ordered_json operator()(const LedgerGameEntry &entry) const
    {
        return line("entry", rules::json::written(LedgerFormat{}, entry.entry));
    }
    ordered_json operator()(const Keepsake &keepsake) const
    {
        return line("keepsake", rules::json::written(LedgerFormat{}, keepsake));
    }
    ordered_json operator()(const Season &season) const
    {
        return line("season", rules::json::written(LedgerFormat{}, season));
    }
    ordered_json operator()(const LedgerEnd &end) const
    {
        return line("end", rules::json::written(LedgerFormat{}, end));
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
                         {"seats", rules::json::written(LedgerFormat{}, row.seats)},
                         {"notes", ordered_json::array()}};
        for (const auto &[seq, text] : game.notes)
            out["notes"].push_back({{"seq", seq}, {"text", text}});
        if (!row.origin.campaign.empty()) {
            out["campaign"] = row.origin.campaign;
            out["fixture"] = row.origin.fixture.value;
        }
        out["hash"] = game.stateHash;
        return line("game", std::move(out));
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
