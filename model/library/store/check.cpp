// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/check.h"

#include "model/digest.h"
#include "model/library/database/libraryfile.h"
#include "model/library/database/migrator.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/rows.h"
#include "model/text.h"
#include "rules/core/journal/journal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** Walks one library and notes what is wrong instead of stopping at the first fault. */
class Check
{
public:
    Check(Connection &connection, const rules::RuleSystems &systems)
        : m_connection(connection), m_systems(systems), m_ledger(connection), m_games(connection)
    {
    }

    /** The file alone, whatever its version. */
    CheckReport runOutside()
    {
        const auto schema = migrationSteps().and_then(
            [&](const auto &steps) { return checkSchema(m_connection, steps); });
        if (schema) // else its check would work out columns of a stranger
            structure();
        note(schema);
        return m_report;
    }

    CheckReport runStream(const std::string &uuid)
    {
        stream(uuid);
        return std::move(m_report);
    }

    CheckReport run()
    {
        (void)runOutside();
        const auto streams = m_ledger.streams();
        note(streams);
        if (streams) {
            for (const auto &uuid : *streams)
                stream(uuid);
            rowsWithoutStream(*streams);
        }
        const auto games = m_games.uuids();
        note(games);
        for (const auto &uuid : games ? *games : std::vector<std::string>())
            game(uuid);
        m_report.stateHash = sha256(m_states);
        return std::move(m_report);
    }

private:
    void structure()
    {
        // The first fault alone: the others are of the same sickness, and fill a screen.
        const auto found = m_connection.text("PRAGMA integrity_check(1)");
        note(found);
        if (found && *found != "ok")
            damaged("the structure of the file: " + found->substr(found->rfind('\n') + 1));
        auto orphans = m_connection.prepare("PRAGMA foreign_key_check");
        const auto row = orphans.step();
        note(row);
        if (row && *row)
            damaged("a line whose owner is missing: " + orphans.text(0) + ", " + orphans.text(2));
    }

    void stream(const std::string &uuid)
    {
        ++m_report.streams;
        const auto head = m_ledger.head(uuid);
        auto events = m_ledger.events(uuid);
        if (!head || !events) {
            note(head);
            note(events);
            return;
        }
        m_report.events += static_cast<std::int64_t>(events->size());
        if (const auto sound = checkChain(*events, *head); !sound) {
            note(sound);
            return;
        }
        const bool isCampaign = isOfCampaign(events->front());
        ++(isCampaign ? m_report.campaigns : m_report.bands);
        if (isCampaign)
            fold<CampaignStream>(uuid, std::move(*events));
        else
            fold<BandStream>(uuid, std::move(*events));
    }

    template<class Stream>
    void fold(const std::string &uuid, std::vector<LedgerEvent> events)
    {
        const auto folded = foldStream<Stream>(m_systems, std::move(events));
        const auto stored = typename Stream::Repository(m_connection).find(uuid);
        note(folded);
        note(stored);
        if (!folded || !stored)
            return;
        if (folded->unreadable)
            damaged(std::string(Stream::kFound.unreadable) + ": " + uuid);
        else if (const auto fault = Stream::faultOf(folded->state); !fault.empty())
            damaged(fault);
        compare(*folded, *stored);
    }

    template<class Stream>
    void compare(const Folded<Stream> &folded, const std::optional<typename Stream::Row> &stored)
    {
        const std::string &uuid = folded.row.row.uuid;
        const auto found = [&](const char *fault) { damaged(std::string(fault) + ": " + uuid); };
        if (!stored) {
            found(Stream::kFound.notListed);
            return;
        }
        m_states += uuid + ' ' + stored->stateHash + (stored->removed ? " -\n" : "\n");
        if (sha256(stored->state) != stored->stateHash)
            found(Stream::kFound.wrongChecksum);
        else if (*stored != expected(inVersionOf(stored->state, folded), *stored))
            found(Stream::kFound.listedOtherwise);
    }

    /** The folded row as a program wrote it that knew no later version of states than this one's.
     */
    template<class Stream>
    static typename Stream::Row inVersionOf(std::string_view state, const Folded<Stream> &folded)
    {
        auto row = folded.row;
        const int version = Stream::versionOf(state);
        if (version >= 1 && version < Stream::kStateVersion) {
            row.state = Stream::textOf(folded.state, version);
            row.stateHash = sha256(row.state);
        }
        return row;
    }

    /** What another edition of the rules made of the same state is not known here. */
    template<class Row>
    static Row expected(Row folded, const Row &stored)
    {
        if (stored.edition == folded.edition)
            return folded;
        const auto present = std::exchange(folded.row, stored.row);
        folded.row.uuid = present.uuid;
        folded.row.system = present.system;
        folded.row.updatedAt = present.updatedAt;
        folded.edition = stored.edition;
        return folded;
    }

    void game(const std::string &uuid)
    {
        ++m_report.games;
        const auto stored = m_games.find(uuid);
        const auto entries = m_games.entries(uuid);
        note(stored);
        note(entries);
        if (!stored || !*stored || !entries)
            return;
        m_states += uuid + ' ' + (*stored)->stateHash + '\n';
        if (const auto sound = checkGame(**stored, *entries); !sound) {
            note(sound);
            return;
        }
        const auto header = rules::decodeJournalHeader((*stored)->header);
        if (!header || header->system != (*stored)->row.system ||
            header->revision != (*stored)->row.revision)
            damaged("a match listed differently from its journal: " + uuid);
    }

    void rowsWithoutStream(const std::vector<std::string> &streams)
    {
        const auto rows = m_connection.integer(
            "SELECT (SELECT count(*) FROM band) + (SELECT count(*) FROM campaign)");
        note(rows);
        if (rows && *rows != static_cast<std::int64_t>(streams.size()))
            damaged("bands, campaigns and histories do not match");
    }

    template<class T>
    void note(const Result<T> &result)
    {
        if (!result)
            add(result.error());
    }
    void damaged(std::string found)
    {
        add({.code = ErrorCode::LibraryDamaged,
             .subject = m_connection.file(),
             .hint = std::move(found)});
    }
    /** One torn page answers many questions with the same words. */
    void add(Error fault)
    {
        if (std::ranges::find(m_report.faults, fault) == m_report.faults.end())
            m_report.faults.push_back(std::move(fault));
    }

    Connection &m_connection;
    const rules::RuleSystems &m_systems;
    LedgerRepository m_ledger;
    GameRepository m_games;
    CheckReport m_report;
    std::string m_states;
};

bool isDamage(ErrorCode code)
{
    return code == ErrorCode::LibraryDamaged || code == ErrorCode::NotALibrary;
}

/** The end of the snapshot. What there was no memory to look at is no fault of the library. */
Result<CheckReport> ended(Connection &connection, CheckReport report)
{
    if (const auto done = connection.run("COMMIT"); !done && report.faults.empty())
        report.faults.push_back(done.error());
    const auto starved = std::ranges::find(report.faults, ErrorCode::OutOfMemory, &Error::code);
    return starved == report.faults.end() ? Result<CheckReport>(std::move(report)) : fail(*starved);
}

} // namespace

bool isOfTheFile(ErrorCode code)
{
    constexpr std::array kOthers{ErrorCode::NewerLibrary,    ErrorCode::LibraryBusy,
                                 ErrorCode::LibraryNotFound, ErrorCode::PermissionDenied,
                                 ErrorCode::DiskFull,        ErrorCode::InputOutput,
                                 ErrorCode::OutOfMemory};
    return std::ranges::find(kOthers, code) == kOthers.end();
}

/** Checks what the file would be once brought up to date, and the file as it is. */
static Result<CheckReport> checkOlder(Connection &older, const rules::RuleSystems &systems,
                                      const std::vector<MigrationStep> &steps)
{
    auto outside = Check(older, systems).runOutside();
    const auto copy = upToDateCopy(older, steps);
    auto report = copy ? checkLibrary(**copy, systems) : fail(copy.error());
    if (!report && report.error().code == ErrorCode::OutOfMemory)
        return report;
    if (!report) {
        outside.faults.push_back(report.error());
        return outside;
    }
    report->faults.insert(report->faults.begin(), outside.faults.begin(), outside.faults.end());
    return report;
}

Result<CheckReport> checkLibrary(const QString &path, const rules::RuleSystems &systems,
                                 Milliseconds patience)
{
    const auto steps = migrationSteps();
    if (!steps)
        return fail(steps.error());
    if (const auto ours = checkHeader(path, steps->back().version); !ours)
        return fail(ours.error());
    const auto connection = Connection::open(path, Connection::Access::Read, patience);
    if (!connection)
        return fail(connection.error());
    const auto version = (*connection)->integer("PRAGMA user_version");
    if (!version)
        return fail(namingHolder(version.error(), path));
    auto report = *version == steps->back().version ? checkLibrary(**connection, systems)
                                                    : checkOlder(**connection, systems, *steps);
    return report ? std::move(report) : fail(namingHolder(report.error(), path));
}

Result<CheckReport> checkLibrary(Connection &connection, const rules::RuleSystems &systems)
{
    // One snapshot, or an act written meanwhile would look like damage.
    if (const auto begun = connection.run("BEGIN"); !begun)
        return fail(begun.error());
    // A file that cannot be read now is no damaged one: each question would wait and say the same.
    const auto read = connection.integer("SELECT count(*) FROM sqlite_master");
    if (!read && !isDamage(read.error().code))
        return fail(read.error());
    return ended(connection, Check(connection, systems).run());
}

Result<CheckReport> checkStream(Connection &connection, const rules::RuleSystems &systems,
                                const std::string &uuid)
{
    if (const auto begun = connection.run("BEGIN"); !begun)
        return fail(begun.error());
    return ended(connection, Check(connection, systems).runStream(uuid));
}

Result<void> verdict(const Result<CheckReport> &report)
{
    if (!report)
        return fail(report.error());
    if (!report->faults.empty())
        return fail(report->faults.front());
    return {};
}

} // namespace escarmouche::model
