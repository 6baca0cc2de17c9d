// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/storedmatch.h"

#include "model/match/session/matchdice.h"

#include <algorithm>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** Row, seats and chain of a journal whose match stands as `game` says. */
WholeGame chained(const rules::Journal &journal, StoredGame game)
{
    WholeGame whole{std::move(game), {}};
    GameRow &row = whole.game.row;
    row.uuid = newUuid();
    row.system = journal.header.system;
    row.revision = journal.header.revision;
    row.createdAt = row.updatedAt = nowUtc();
    row.entries = static_cast<std::int64_t>(journal.entries.size());
    whole.game.header = encode(journal.header);
    for (const rules::JournalEntry &entry : journal.entries)
        whole.entries.push_back({entry.seq, encode(entry), {}});
    chain(row.uuid, whole.game.header, whole.entries);
    whole.game.headHash = whole.entries.back().hash;
    whole.game.stateHash = stateHashOf(whole.game);
    return whole;
}

/** Who sits where, and what is played. */
StoredGame begun(const rules::MatchRules &rules, const rules::MatchSetup &setup)
{
    StoredGame game;
    for (const rules::SeatSetup &seat : setup.seats)
        game.row.seats.push_back({.name = seat.name, .player = seat.player});
    if (const auto title = rules.title(setup.scenario)) {
        game.row.scenario = title->key;
        game.row.title = title->name;
    }
    return game;
}

} // namespace

int seatAwaited(const rules::Request &request)
{
    switch (request.what) {
    case rules::Awaited::Decision:
        return request.decision.seat.value;
    case rules::Awaited::Roll:
        return std::max<int>(-1, request.roll.owner.value);
    case rules::Awaited::Pick:
    case rules::Awaited::Over:
    case rules::Awaited::Nothing:
        break;
    }
    return -1;
}

void describe(const rules::Match &match, StoredGame &game)
{
    GameRow &row = game.row;
    const rules::BattleReport report = match.report();
    row.isOver = match.awaited().what == rules::Awaited::Over;
    row.awaited = seatAwaited(match.awaited());
    row.turn = match.view(rules::kNoSeat).turn;
    row.entries = static_cast<std::int64_t>(match.journal().entries.size());
    if (row.scenario.empty())
        row.scenario = report.scenario;
    for (std::size_t at = 0; at < std::min(row.seats.size(), report.seats.size()); ++at) {
        row.seats[at].name = report.seats[at].band;
        row.seats[at].points = totalScore(report.seats[at]);
        row.seats[at].result = row.isOver ? std::optional(report.seats[at].result) : std::nullopt;
    }
    game.report = row.isOver ? encode(report) : std::string();
}

Result<WholeGame> newGame(const rules::MatchRules &rules, const rules::Match &match,
                          const std::vector<GameSeat> &seats, const GameOrigin &origin)
{
    const auto setup = rules::decodeMatchSetup(match.journal().header.setup);
    if (!setup)
        return fail(setup.error());
    StoredGame game = begun(rules, *setup);
    for (std::size_t at = 0; at < std::min(seats.size(), game.row.seats.size()); ++at) {
        game.row.seats[at].player = seats[at].player;
        game.row.seats[at].typesDice = seats[at].typesDice;
    }
    game.row.origin = origin;
    describe(match, game);
    return chained(match.journal(), std::move(game));
}

Result<WholeGame> begunGame(const rules::MatchRules &rules, rules::MatchSetup setup,
                            const std::vector<rules::SeatId> &typing, const GameOrigin &origin)
{
    if (!setup.seed)
        setup.seed = newSeed();
    const auto match = rules.begin(setup);
    if (!match)
        return fail(match.error());
    std::vector<GameSeat> seats;
    for (const rules::SeatSetup &seat : setup.seats) {
        const rules::SeatId id{static_cast<std::int8_t>(seats.size())};
        seats.push_back({.name = {},
                         .player = seat.player,
                         .typesDice = std::ranges::find(typing, id) != typing.end()});
    }
    return newGame(rules, **match, seats, origin);
}

void nameAsPart(StoredGame &game, const rules::Text &turn)
{
    rules::Text &title = game.row.title;
    if (title.empty())
        title = {"Match", "Partie"};
    title.en += ", played on: " + turn.en;
    title.fr += ", reprise\u00a0: " + turn.fr;
    game.stateHash = stateHashOf(game);
}

Result<WholeGame> newGame(const rules::MatchRules &rules, const rules::Journal &journal,
                          const rules::Record &record)
{
    const auto setup = rules::decodeMatchSetup(journal.header.setup);
    if (!setup)
        return fail(setup.error());
    StoredGame game = begun(rules, *setup);
    game.row.turn = record.steps().back().turn;
    return chained(journal, std::move(game));
}

Result<rules::Journal> journalOf(const WholeGame &whole)
{
    rules::Journal journal;
    auto header = rules::decodeJournalHeader(whole.game.header);
    if (!header)
        return fail(header.error());
    journal.header = std::move(*header);
    for (const GameEntry &each : whole.entries) {
        auto entry = rules::decodeJournalEntry(each.text);
        if (!entry)
            return fail(entry.error());
        journal.entries.push_back(std::move(*entry));
    }
    return journal;
}

Result<rules::Journal> journalUpTo(const rules::Journal &journal, int entry, std::uint64_t seed)
{
    const auto acts = standing(journal);
    const auto act = std::ranges::find_if(acts, [&](const rules::StandingAct &each) {
        return journal.entries[each.front()].seq == entry;
    });
    if (act == acts.end())
        return fail({.code = ErrorCode::EntryNotFound, .subject = std::to_string(entry)});
    auto setup = rules::decodeMatchSetup(journal.header.setup);
    if (!setup)
        return fail(setup.error());
    setup->seed = seed;
    rules::Journal part = journal;
    part.header.setup = encode(*setup);
    part.entries.resize(act->back() + 1);
    return part;
}

} // namespace escarmouche::model
