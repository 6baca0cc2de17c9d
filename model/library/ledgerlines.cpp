// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledgerlines.h"

#include <algorithm>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr qint64 kMostLine = 33LL << 20;

/** Gives the lines of a ledger with their numbers; refuses one beyond the limit. */
class Lines
{
public:
    explicit Lines(QIODevice &device) : m_device(device) {}

    Result<std::optional<LedgerLine>> next()
    {
        auto text = m_device.readLine(kMostLine + 1);
        if (text.isEmpty())
            return std::nullopt;
        ++m_number;
        m_bytes += text.size();
        if (text.size() > kMostLine)
            return fail(placed({.code = ErrorCode::FileTooLarge, .number = kMostLine}));
        if (text.endsWith('\n'))
            text.chop(1);
        auto line = decodeLine({text.constData(), static_cast<std::size_t>(text.size())});
        if (!line)
            return fail(placed(line.error()));
        return std::optional(std::move(*line));
    }

    std::int64_t bytes() const { return m_bytes; }
    Error placed(Error error) const
    {
        error.pointer =
            std::to_string(m_number) + (error.pointer.empty() ? "" : ":" + error.pointer);
        for (auto &each : error.more)
            each = placed(std::move(each));
        return error;
    }

private:
    QIODevice &m_device;
    std::int64_t m_number = 0;
    std::int64_t m_bytes = 0;
};

Result<void> checkCounts(const LedgerEnd &said, const LedgerEnd &met)
{
    const auto compare = [](const char *what, std::int64_t is, std::int64_t wanted) {
        return is == wanted ? Result<void>()
                            : fail({.code = ErrorCode::WrongChoice,
                                    .subject = std::to_string(is),
                                    .pointer = std::string("/end/") + what,
                                    .hint = std::to_string(wanted)});
    };
    return compare("people", said.people, met.people)
        .and_then([&] { return compare("events", said.events, met.events); })
        .and_then([&] { return compare("games", said.games, met.games); })
        .and_then([&] { return compare("entries", said.entries, met.entries); });
}

/** People stand before what they did. */
Result<void> checkKnown(const Ledger &ledger, const std::string &person, const char *where)
{
    if (std::ranges::count(ledger.people, person, &Person::id) > 0)
        return {};
    return fail({.code = ErrorCode::EntryNotFound, .subject = person, .pointer = where});
}

} // namespace

Result<Ledger> readLedger(QIODevice &device)
{
    Lines lines(device);
    Ledger ledger;
    bool started = false;
    bool ended = false;
    for (;;) {
        auto line = lines.next();
        if (!line)
            return fail(line.error());
        if (!*line)
            break;
        const bool starts = std::holds_alternative<LedgerStart>(**line);
        if (starts == started || ended)
            return fail(lines.placed({.code = ErrorCode::WrongChoice,
                                      .subject = starts ? "format" : "event",
                                      .hint = started ? "" : "format"}));
        started = true;
        if (auto *start = std::get_if<LedgerStart>(&**line)) {
            ledger.person = std::move(start->person);
        } else if (auto *person = std::get_if<Person>(&**line)) {
            ledger.people.push_back(std::move(*person));
            ++ledger.counts.people;
        } else if (auto *event = std::get_if<LedgerEvent>(&**line)) {
            if (const auto known = checkKnown(ledger, event->person, "/event/person"); !known)
                return fail(lines.placed(known.error()));
            ledger.streams[event->stream].push_back(std::move(*event));
            ++ledger.counts.events;
        } else if (auto *game = std::get_if<StoredGame>(&**line)) {
            ledger.games.push_back({std::move(*game), {}});
            ++ledger.counts.games;
        } else if (auto *entry = std::get_if<LedgerGameEntry>(&**line)) {
            if (ledger.games.empty())
                return fail(lines.placed(
                    {.code = ErrorCode::WrongChoice, .subject = "entry", .hint = "game"}));
            ledger.games.back().entries.push_back(std::move(entry->entry));
            ++ledger.counts.entries;
        } else if (const auto *end = std::get_if<LedgerEnd>(&**line)) {
            if (const auto sound = checkCounts(*end, ledger.counts); !sound)
                return fail(lines.placed(sound.error()));
            ended = true;
        }
    }
    if (ended && !ledger.person.empty()) {
        if (const auto known = checkKnown(ledger, ledger.person, "1:/person"); !known)
            return fail(known.error());
    }
    if (!ended) // cut between two lines, or empty
        return fail({.code = ErrorCode::NotJson, .number = lines.bytes()});
    return ledger;
}

} // namespace escarmouche::model
