// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_p.h"
#include "model/library/repository/gamerepository.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchsession_p.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

const rules::MatchRules *Library::matchRules(const std::string &system) const
{
    return d->store->matchRulesOf(system);
}

Result<std::vector<GameRow>> Library::matches() const
{
    return GameRepository(*d->store->reader).list();
}

Result<std::vector<GameRow>> Library::removedMatches() const
{
    return GameRepository(*d->store->reader).list(true);
}

Result<GameRow> Library::findMatch(const std::string &uuid) const
{
    constexpr std::size_t kLeastStart = 4; // of a uuid: fewer would fit by chance
    const auto rows = matches();
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

Result<std::string> Library::beginMatch(const rules::MatchSetup &setup,
                                        const std::vector<rules::SeatId> &typing,
                                        const GameOrigin &origin)
{
    const auto *rules = matchRules(setup.system);
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = setup.system});
    rules::MatchSetup seeded = setup;
    if (!seeded.seed)
        seeded.seed = newSeed();
    const auto match = rules->begin(seeded);
    if (!match)
        return fail(match.error());
    std::vector<GameSeat> seats;
    for (const rules::SeatSetup &seat : seeded.seats) {
        const rules::SeatId id{static_cast<std::int8_t>(seats.size())};
        seats.push_back({.name = {},
                         .player = seat.player,
                         .typesDice = std::ranges::find(typing, id) != typing.end()});
    }
    auto whole = newGame(*rules, **match, seats, origin);
    auto made = whole ? addGame(*d->store, std::move(*whole)) : fail(whole.error());
    if (made)
        watch();
    return made;
}

Result<std::unique_ptr<MatchSession>> Library::openMatch(const std::string &uuid)
{
    auto opened = MatchSession::open(d->store, uuid);
    if (!opened)
        return opened;
    connect(opened->get(), &MatchSession::changed, this, &Library::changed);
    std::erase_if(d->matches, [](const auto &known) { return known.isNull(); });
    d->matches.emplace_back(opened->get());
    return opened;
}

Result<rules::Journal> Library::matchJournal(const std::string &uuid) const
{
    const auto whole = loadGame(*d->store, uuid);
    return whole ? journalOf(*whole) : fail(whole.error());
}

Result<std::unique_ptr<rules::Record>> Library::matchRecord(const std::string &uuid) const
{
    const auto journal = matchJournal(uuid);
    if (!journal)
        return fail(journal.error());
    const auto *rules = matchRules(journal->header.system);
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = journal->header.system});
    return rules->open(*journal);
}

Result<std::map<int, std::string>> Library::matchNotes(const std::string &uuid) const
{
    auto whole = loadGame(*d->store, uuid);
    if (!whole)
        return fail(whole.error());
    return std::move(whole->game.notes);
}

Result<std::optional<rules::BattleReport>> Library::matchReport(const std::string &uuid) const
{
    const auto whole = loadGame(*d->store, uuid);
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

Result<std::string> Library::importMatch(rules::Journal journal)
{
    const auto *rules = matchRules(journal.header.system);
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = journal.header.system});
    auto setup = rules::decodeMatchSetup(journal.header.setup);
    if (!setup)
        return fail(rules::inHeader(setup.error()));
    if (!setup->seed) { // dice to come would be anybody's to foretell; a seed that is there stays,
        setup->seed = newSeed(); // or taking a match in again would throw anew
        journal.header.setup = encode(*setup);
    }
    auto whole = gameOf(*rules, journal);
    auto made = whole ? addGame(*d->store, std::move(*whole)) : fail(whole.error());
    if (made)
        watch();
    return made;
}

Result<void> Library::setMatchRemoved(const std::string &uuid, bool removed)
{
    if (const auto written = d->flushSessions(); !written)
        return written;
    const auto done = d->store->write([=](Connection &connection) {
        return GameRepository(connection).setRemoved(uuid, removed);
    });
    if (done)
        watch();
    return done;
}

Result<void> Library::removeMatch(const std::string &uuid)
{
    return setMatchRemoved(uuid, true);
}

Result<void> Library::restoreMatch(const std::string &uuid)
{
    return setMatchRemoved(uuid, false);
}

} // namespace escarmouche::model
