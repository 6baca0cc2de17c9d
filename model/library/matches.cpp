// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/matches.h"

#include "model/library/repository/gamerepository.h"
#include "model/library/sessions/opensessions.h"
#include "model/library/store/librarystore.h"
#include "model/match/course/matchcourse.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchsession.h"
#include "model/match/session/matchstore.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

Matches::Matches(std::shared_ptr<LibraryStore> store, OpenSessions &open)
    : m_store(std::move(store)), m_open(open)
{
}

const rules::MatchRules *Matches::rules(const std::string &system) const
{
    return m_store->matchRulesOf(system);
}

Result<std::vector<GameRow>> Matches::list() const
{
    return GameRepository(*m_store->reader).list();
}

Result<std::vector<GameRow>> Matches::removed() const
{
    return GameRepository(*m_store->reader).list(true);
}

Result<GameRow> Matches::find(const std::string &uuid) const
{
    constexpr std::size_t kLeastStart = 4; // of a uuid: fewer would fit by chance
    const auto rows = list();
    if (!rows)
        return fail(rows.error());
    std::vector<GameRow> started;
    std::ranges::copy_if(*rows, std::back_inserter(started), [&](const GameRow &row) {
        return row.uuid == uuid || (uuid.size() >= kLeastStart && row.uuid.starts_with(uuid));
    });
    if (started.size() == 1)
        return std::move(started.front());
    return fail({.code = ErrorCode::MatchNotFound, .subject = uuid});
}

Result<std::string> Matches::begin(const rules::MatchSetup &setup,
                                   const std::vector<rules::SeatId> &typing,
                                   const GameOrigin &origin)
{
    const auto *played = rules(setup.system);
    if (!played)
        return fail({.code = ErrorCode::SystemNotFound, .subject = setup.system});
    return m_open.lookAfter(addGame(*m_store, begunGame(*played, setup, typing, origin)));
}

Result<std::unique_ptr<MatchSession>> Matches::open(const std::string &uuid)
{
    return open(uuid, {});
}

Result<std::unique_ptr<MatchSession>> Matches::open(const std::string &uuid, MatchCourse course)
{
    auto opened = MatchSession::open(m_store, uuid, std::move(course));
    if (!opened)
        return opened;
    MatchSession &session = **opened;
    QObject::connect(&session, &MatchSession::changed, &m_open, &OpenSessions::changed);
    m_open.add({&session, uuid, [&session] { session.catchUp(); },
                [&session] { return session.flush(); }});
    return opened;
}

Result<rules::Journal> Matches::journal(const std::string &uuid) const
{
    const auto whole = loadGame(*m_store, uuid);
    return whole ? journalOf(*whole) : fail(whole.error());
}

Result<std::unique_ptr<rules::Record>> Matches::record(const std::string &uuid) const
{
    const auto kept = journal(uuid);
    if (!kept)
        return fail(kept.error());
    const auto *played = rules(kept->header.system);
    if (!played)
        return fail({.code = ErrorCode::SystemNotFound, .subject = kept->header.system});
    return played->open(*kept);
}

Result<std::map<int, std::string>> Matches::notes(const std::string &uuid) const
{
    auto whole = loadGame(*m_store, uuid);
    if (!whole)
        return fail(whole.error());
    return std::move(whole->game.notes);
}

Result<std::optional<rules::BattleReport>> Matches::report(const std::string &uuid) const
{
    const auto whole = loadGame(*m_store, uuid);
    if (!whole)
        return fail(whole.error());
    if (whole->game.report.empty())
        return std::nullopt;
    auto report = rules::decodeBattleReport(whole->game.report);
    if (!report)
        return fail(report.error());
    return std::optional(std::move(*report));
}

namespace {

Result<WholeGame> gameOf(const rules::MatchRules &rules, const rules::Journal &journal)
{
    if (journal.header.revision == rules.revision()) {
        const auto match = rules.replay(journal);
        return match ? newGame(rules, **match) : fail(match.error());
    }
    const auto record = rules.open(journal);
    return record ? newGame(rules, journal, **record) : fail(record.error());
}

} // namespace

Result<std::string> Matches::importJournal(rules::Journal journal)
{
    const auto *played = rules(journal.header.system);
    if (!played)
        return fail({.code = ErrorCode::SystemNotFound, .subject = journal.header.system});
    auto setup = rules::decodeMatchSetup(journal.header.setup);
    if (!setup)
        return fail(rules::inHeader(setup.error()));
    if (!setup->seed) { // dice to come would be anybody's to foretell; a seed that is there stays,
        setup->seed = newSeed(); // or taking a match in again would throw anew
        journal.header.setup = encode(*setup);
    }
    return m_open.lookAfter(addGame(*m_store, gameOf(*played, journal)));
}

Result<void> Matches::setRemoved(const std::string &uuid, bool removed)
{
    if (const auto written = m_open.flush(); !written)
        return written;
    return m_open.lookAfter(m_store->write([=](Connection &connection) {
        return GameRepository(connection).setRemoved(uuid, removed);
    }));
}

Result<void> Matches::remove(const std::string &uuid)
{
    return setRemoved(uuid, true);
}

Result<void> Matches::restore(const std::string &uuid)
{
    return setRemoved(uuid, false);
}

} // namespace escarmouche::model
