// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/nestedcodec.h"
#include "rules/core/journal/journal.h"
#include "rules/core/json/jsonreader.h"
#include "rules/core/values/hash.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <limits>

namespace escarmouche::rules {

namespace {

using json::Cursor;

constexpr std::string_view kFormat = "escarmouche-journal";
constexpr int kVersion = 1;
constexpr std::array<std::string_view, 7> kActs{"begin",     "action",  "undo", "redo",
                                                "take-back", "concede", "draw"};
constexpr std::size_t kMostOfEntry = 4096; // answers or events of one entry
constexpr std::size_t kLongestSystem = 64;
constexpr int kMostRevision = std::numeric_limits<std::int32_t>::max();
constexpr int kLargest8 = std::numeric_limits<std::uint8_t>::max();
constexpr int kLargest16 = std::numeric_limits<std::uint16_t>::max();

std::string textValue(std::string_view text)
{
    return nlohmann::json(text).dump();
}

std::string written(std::uint64_t checksum)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out(16, '0');
    for (auto digit = out.rbegin(); digit != out.rend(); ++digit, checksum >>= 4U)
        *digit = digits[checksum & 15U];
    return out;
}

template<class List, class Write>
std::string array(const List &list, Write &&write)
{
    std::string out = "[";
    for (const auto &each : list) {
        if (out.size() > 1)
            out += ',';
        out += write(each);
    }
    return out + "]";
}

std::uint64_t readChecksum(const Cursor &at)
{
    const std::string text = at.line(16);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    const bool small = text.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (text.size() == 16 && small && error == std::errc{} && end == text.data() + text.size())
        return value;
    if (at.isText())
        at.complain(ErrorCode::WrongPattern, text, "0123456789abcdef");
    return 0;
}

void readActor(const Cursor &at, JournalEntry &entry)
{
    const bool nobodys = entry.act == JournalAct::Begin || entry.act == JournalAct::Draw;
    if (!nobodys)
        entry.actor = {static_cast<std::int8_t>(at["actor"].integer(0, kMostSeats - 1))};
    else if (const auto actor = at.find("actor"))
        actor->complain(ErrorCode::UnknownKey, "actor");
}

/** The header's line, but for its hash and its end. */
std::string written(const JournalHeader &header)
{
    std::string out = R"({"format":)" + textValue(kFormat);
    out += R"(,"version":)" + std::to_string(kVersion);
    out += R"(,"system":)" + textValue(header.system);
    out += R"(,"revision":)" + std::to_string(header.revision);
    out += R"(,"setup":)" + header.setup;
    if (!header.resolved.empty())
        out += R"(,"resolved":)" + header.resolved;
    return out + R"(,"checksum":")" + written(header.checksum) + '"';
}

/** Over the line as it would be without one, so that blanks and the order of keys do not count. */
std::uint64_t hashOf(const std::string &headerWritten)
{
    return hash(headerWritten + '}');
}

JournalHeader readHeader(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kKeys{
        "format", "version", "system", "revision", "setup", "resolved", "checksum", "hash"};
    static constexpr std::array<std::string_view, 1> kFormats{kFormat};
    JournalHeader header;
    if (!at.object(kKeys))
        return header;
    at["format"].choice(kFormats);
    at["version"].integer(kVersion, kVersion);
    header.system = at["system"].line(kLongestSystem, 1);
    header.revision = static_cast<int>(at["revision"].integer(1, kMostRevision));
    header.setup = readObject(at["setup"]);
    if (const auto resolved = at.find("resolved"))
        header.resolved = readObject(*resolved);
    header.checksum = readChecksum(at["checksum"]);
    const auto named = at.find("hash");
    header.hasHash = named.has_value();
    if (named && readChecksum(*named) != hashOf(written(header)) && at.isSound())
        named->complain(ErrorCode::ReplayMismatch);
    return header;
}

JournalEntry readEntry(const Cursor &at)
{
    static constexpr std::array<std::string_view, 7> kKeys{"seq",     "act",    "actor",   "action",
                                                           "answers", "events", "checksum"};
    JournalEntry entry;
    if (!at.object(kKeys))
        return entry;
    entry.seq = static_cast<int>(at["seq"].integer(1, kMostJournalEntries));
    entry.act = static_cast<JournalAct>(at["act"].choice(kActs));
    readActor(at, entry);
    if (entry.act == JournalAct::Action)
        entry.action = readObject(at["action"]);
    else if (const auto action = at.find("action"))
        action->complain(ErrorCode::UnknownKey, "action");
    for (const Cursor &answer : at["answers"].array(kMostOfEntry))
        entry.answers.push_back(readChanceAnswer(answer));
    for (const Cursor &event : at["events"].array(kMostOfEntry))
        entry.events.push_back(readObject(event));
    entry.checksum = readChecksum(at["checksum"]);
    return entry;
}

std::string_view cutLine(std::string_view &text)
{
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

Result<void> checkSequence(const JournalEntry &entry, int expected)
{
    if (entry.seq != expected)
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(entry.seq),
                     .pointer = "/seq",
                     .hint = std::to_string(expected) + ".." + std::to_string(expected)});
    if ((entry.act == JournalAct::Begin) != (expected == 1))
        return fail({.code = ErrorCode::WrongChoice,
                     .subject = std::string(kActs[static_cast<std::size_t>(entry.act)]),
                     .pointer = "/act",
                     .hint = expected == 1 ? "begin" : "action, undo, redo, take-back, ..."});
    return {};
}

} // namespace

std::string encode(const ChanceAnswer &answer)
{
    if (answer.faces.empty())
        return R"({"picked":)" + std::to_string(answer.picked) + "}";
    std::string out = R"({"faces":[)";
    for (const std::uint8_t face : answer.faces)
        out.append(std::to_string(face)).append(1, ',');
    out.back() = ']';
    return out + "}";
}

ChanceAnswer readChanceAnswer(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys{"faces", "picked"};
    ChanceAnswer answer;
    if (!at.object(kKeys))
        return answer;
    if (const auto faces = at.find("faces")) {
        for (const Cursor &face : faces->array(kMostDice, 1))
            answer.faces.push_back(static_cast<std::uint8_t>(face.integer(1, kLargest8)));
        if (at.has("picked"))
            at.complain(ErrorCode::UnknownKey, "picked");
        return answer;
    }
    answer.picked = static_cast<std::uint16_t>(at["picked"].integer(0, kLargest16));
    return answer;
}

std::string readObject(const Cursor &at)
{
    static constexpr std::size_t kMostMembers = 512;
    at.members(kMostMembers);
    return at.dump();
}

Error inLine(Error error, int line)
{
    const std::string number = std::to_string(line);
    error.pointer.insert(0, error.pointer.empty() ? number : number + ":");
    for (Error &each : error.more)
        each = inLine(std::move(each), line);
    return error;
}

Error inHeader(Error error)
{
    error.pointer.insert(0, error.pointer.starts_with("/resolved") ? "1:" : "1:/setup");
    for (Error &each : error.more)
        each = inHeader(std::move(each));
    return error;
}

std::string encode(const JournalHeader &header)
{
    std::string out = written(header);
    if (header.hasHash)
        out += R"(,"hash":")" + written(hashOf(out)) + '"';
    return out + '}';
}

std::string encode(const JournalEntry &entry)
{
    std::string out = R"({"seq":)" + std::to_string(entry.seq);
    out += R"(,"act":)" + textValue(kActs[static_cast<std::size_t>(entry.act)]);
    if (entry.actor.valid())
        out += R"(,"actor":)" + std::to_string(entry.actor.value);
    if (!entry.action.empty())
        out += R"(,"action":)" + entry.action;
    out += R"(,"answers":)" +
           array(entry.answers, [](const ChanceAnswer &answer) { return encode(answer); });
    out += R"(,"events":)" + array(entry.events, [](const std::string &event) { return event; });
    return out + R"(,"checksum":")" + written(entry.checksum) + "\"}";
}

Result<JournalHeader> decodeJournalHeader(std::string_view line)
{
    return json::decode(line, readHeader, {.version = kVersion});
}

Result<JournalEntry> decodeJournalEntry(std::string_view line)
{
    return json::decode(line, readEntry);
}

std::string encode(const Journal &journal)
{
    std::string out = encode(journal.header) + "\n";
    for (const JournalEntry &entry : journal.entries)
        out += encode(entry) + "\n";
    return out;
}

Error tooLongAMatch()
{
    return {.code = ErrorCode::TooManyEntries,
            .subject = std::string(kAMatch),
            .number = kMostJournalEntries};
}

Result<Journal> decodeJournal(std::string_view text)
{
    if (text.empty())
        return fail({.code = ErrorCode::NotJson}); // the file, not its first line
    Journal journal;
    auto header = decodeJournalHeader(cutLine(text));
    if (!header)
        return fail(inLine(header.error(), 1));
    journal.header = std::move(*header);
    for (int seq = 1; !text.empty(); ++seq) {
        if (seq > kMostJournalEntries)
            return fail(inLine({.code = ErrorCode::TooManyEntries,
                                .subject = std::string(kAJournal),
                                .number = kMostJournalEntries},
                               seq + 1));
        auto entry = decodeJournalEntry(cutLine(text));
        if (!entry)
            return fail(inLine(entry.error(), seq + 1));
        if (auto ok = checkSequence(*entry, seq); !ok)
            return fail(inLine(ok.error(), seq + 1));
        journal.entries.push_back(std::move(*entry));
    }
    return journal;
}

} // namespace escarmouche::rules
