// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledgerlines.h"

#include "model/library/ledger/codec.h"

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr qint64 kMostLine = 33LL << 20;

/** Gives the lines of a ledger with their numbers; refuses what is beyond the limits. */
class Lines
{
public:
    Lines(QIODevice &device, const LedgerReading &how) : m_device(device), m_how(how) {}

    Result<void> checkSize() const
    {
        return m_device.isSequential() || m_device.size() <= m_how.most ? Result<void>()
                                                                        : tooLarge(m_how.most);
    }
    Result<std::optional<LedgerLine>> next()
    {
        const QByteArray &text = readText();
        if (text.isEmpty())
            return std::nullopt;
        ++m_number;
        m_bytes += text.size();
        if (m_bytes > m_how.most)
            return fail(tooLarge(m_how.most).error());
        if (text.size() > kMostLine)
            return fail(placed(tooLarge(kMostLine).error()));
        const auto length = text.size() - (text.endsWith('\n') ? 1 : 0);
        auto line = decodeLine({text.constData(), static_cast<std::size_t>(length)});
        if (!line)
            return fail(placed(line.error()));
        if (const auto goes = tellProgress(); !goes)
            return fail(goes.error());
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
    /** The next line, or as much of it as says that it is too long. Qt would make room for the
        longest there may be, each time. */
    const QByteArray &readText()
    {
        constexpr qint64 kPiece = 16 << 10;
        m_text.resize(0); // keeps its room
        for (qint64 met = kPiece;
             met > 0 && !m_text.endsWith('\n') && m_text.size() <= kMostLine;) {
            const auto end = m_text.size();
            m_text.resize(end + kPiece);
            met = m_device.readLine(m_text.data() + end, kPiece); // a zero stands behind it
            m_text.resize(end + std::max<qint64>(met, 0));
        }
        return m_text;
    }
    static Result<void> tooLarge(qint64 most)
    {
        return fail({.code = ErrorCode::FileTooLarge, .number = most});
    }
    Result<void> tellProgress() const
    {
        const qint64 all = m_device.isSequential() ? 0 : m_device.size();
        return m_how.work ? m_how.work->reach({LongWork::Step::Reading, m_bytes, all})
                          : Result<void>();
    }

    QIODevice &m_device;
    LedgerReading m_how;
    QByteArray m_text; // of the line read last
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
        .and_then([&] { return compare("entries", said.entries, met.entries); })
        .and_then([&] { return compare("keepsakes", said.keepsakes, met.keepsakes); })
        .and_then([&] { return compare("seasons", said.seasons, met.seasons); });
}

/** Puts the lines of a ledger together. */
class Assembly
{
public:
    bool ended() const { return m_ended; }
    Ledger take() { return std::move(m_ledger); }

    Result<void> add(LedgerLine line)
    {
        const bool starts = std::holds_alternative<LedgerStart>(line);
        if (starts == m_started || m_ended)
            return outOfPlace(starts ? "format" : "event", !m_started ? "format"
                                                           : m_ended
                                                               ? ""
                                                               : "event, game, entry, keepsake, "
                                                                 "season, end");
        m_started = true;
        return std::visit([this](auto &&each) { return take(std::move(each)); }, std::move(line));
    }
    /** People stand before what they did. */
    Result<void> checkKnown(const std::string &person, const char *where) const
    {
        return m_known.contains(person)
                   ? Result<void>()
                   : fail({.code = ErrorCode::EntryNotFound, .subject = person, .pointer = where});
    }

private:
    Result<void> checkFresh(const std::string &uuid, const char *where)
    {
        return m_uuids.insert(uuid).second
                   ? Result<void>()
                   : fail({.code = ErrorCode::DuplicateKey, .subject = uuid, .pointer = where});
    }
    static Result<void> outOfPlace(const char *met, const char *wanted)
    {
        return fail({.code = ErrorCode::WrongChoice, .subject = met, .hint = wanted});
    }
    Result<void> take(LedgerStart start)
    {
        m_ledger.person = std::move(start.person);
        return {};
    }
    Result<void> take(Person person)
    {
        constexpr std::int64_t kMostPeople = 10'000;
        if (++m_ledger.counts.people > kMostPeople)
            return fail(
                {.code = ErrorCode::TooManyEntries, .pointer = "/person", .number = kMostPeople});
        m_known.insert(person.id);
        m_ledger.people.push_back(std::move(person));
        return {};
    }
    Result<void> take(LedgerEvent event)
    {
        if (const auto known = checkKnown(event.person, "/event/person"); !known)
            return known;
        if (const auto formed = checkForm(event); !formed)
            return fail(rules::under("/event", formed.error()));
        if (const auto fresh = checkFresh(event.uuid, "/event/uuid"); !fresh)
            return fresh;
        constexpr std::size_t kMostStreams = 10'000; // bands, campaigns and matches
        auto &stream = m_ledger.streams[event.stream];
        if (m_ledger.streams.size() > kMostStreams)
            return fail({.code = ErrorCode::TooManyEntries,
                         .pointer = "/event/stream",
                         .number = std::int64_t{kMostStreams}});
        stream.push_back(std::move(event));
        ++m_ledger.counts.events;
        return {};
    }
    Result<void> take(StoredGame game)
    {
        if (const auto fresh = checkFresh(game.row.uuid, "/game/uuid"); !fresh)
            return fresh;
        m_ledger.games.push_back({std::move(game), {}});
        ++m_ledger.counts.games;
        return {};
    }
    Result<void> take(LedgerGameEntry line)
    {
        if (m_ledger.games.empty())
            return outOfPlace("entry", "game");
        m_ledger.games.back().entries.push_back(std::move(line.entry));
        ++m_ledger.counts.entries;
        return {};
    }
    Result<void> checkStream(const std::string &stream, const char *where) const
    {
        return m_ledger.streams.contains(stream)
                   ? Result<void>()
                   : fail({.code = ErrorCode::EntryNotFound, .subject = stream, .pointer = where});
    }
    Result<void> take(Keepsake keepsake)
    {
        if (const auto known = checkStream(keepsake.stream, "/keepsake/stream"); !known)
            return known;
        if (const auto fresh = checkFresh(
                keepsake.stream + '/' + std::to_string(keepsake.figure.value), "/keepsake/figure");
            !fresh)
            return fresh;
        m_ledger.keepsakes.push_back(std::move(keepsake));
        ++m_ledger.counts.keepsakes;
        return {};
    }
    Result<void> take(Season season)
    {
        if (const auto known = checkStream(season.campaign, "/season/campaign"); !known)
            return known;
        if (const auto known = checkStream(season.follows, "/season/follows"); !known)
            return known;
        if (const auto fresh = checkFresh("season/" + season.campaign, "/season/campaign"); !fresh)
            return fresh;
        m_ledger.seasons.push_back(std::move(season));
        ++m_ledger.counts.seasons;
        return {};
    }
    Result<void> take(const LedgerEnd &end)
    {
        m_ended = true;
        return checkCounts(end, m_ledger.counts);
    }

    Ledger m_ledger;
    std::unordered_set<std::string> m_known; // ids of the people
    std::unordered_set<std::string> m_uuids; // of events and matches, and what is named once else
    bool m_started = false;
    bool m_ended = false;
};

} // namespace

Result<Ledger> readLedger(QIODevice &device, const LedgerReading &how)
{
    Lines lines(device, how);
    if (const auto fits = lines.checkSize(); !fits)
        return fail(fits.error());
    Assembly assembly;
    for (;;) {
        auto line = lines.next();
        if (!line)
            return fail(line.error());
        if (!*line)
            break;
        if (const auto added = assembly.add(std::move(**line)); !added)
            return fail(lines.placed(added.error()));
    }
    if (!assembly.ended()) // cut between two lines, or empty
        return fail({.code = ErrorCode::NotJson, .number = lines.bytes()});
    Ledger ledger = assembly.take();
    if (!ledger.person.empty()) {
        if (const auto known = assembly.checkKnown(ledger.person, "1:/person"); !known)
            return fail(known.error());
    }
    return ledger;
}

} // namespace escarmouche::model
