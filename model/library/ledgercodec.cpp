// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledgercodec.h"

#include "rules/core/jsonreader.h"

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
constexpr int kVersion = 1;
constexpr std::size_t kMostName = 400;
constexpr std::size_t kMostWord = 100; // an id, a kind, a time, a hash
constexpr std::size_t kMostPayload = 16U << 20U;
constexpr std::int64_t kMostCount = std::int64_t{1} << 53;
constexpr rules::json::Limits kLimits{.bytes = 2 * kMostPayload,
                                      .depth = 3,
                                      .text = kMostPayload,
                                      .values = 100,
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
    at["version"].integer(kVersion, kVersion);
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

LedgerEnd readEnd(const Cursor &at)
{
    constexpr std::array<std::string_view, 2> keys{"people", "events"};
    at.object(keys);
    return {at["people"].integer(0, kMostCount - 1), at["events"].integer(0, kMostCount - 1)};
}

/** A line is an object of one member, whose key says what it is; the first line names itself. */
LedgerLine readLine(const Cursor &at)
{
    constexpr std::array<std::string_view, 3> keys{"person", "event", "end"};
    if (at.has("format"))
        return readStart(at);
    at.object(keys);
    if (const auto person = at.find("person"))
        return readPerson(*person);
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
    ordered_json operator()(const LedgerEnd &end) const
    {
        return {{"end", {{"people", end.people}, {"events", end.events}}}};
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
