// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/drafts.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/streams/rows.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchsession_p.h"
#include "model/match/session/matchstore.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::JournalAct;
using rules::Result;

int redoable(const rules::Journal &journal)
{
    int count = 0;
    for (const rules::JournalEntry &entry : journal.entries) {
        switch (entry.act) {
        case JournalAct::Begin:
        case JournalAct::Action:
        case JournalAct::Concede:
        case JournalAct::Draw:
            count = 0;
            break;
        case JournalAct::Undo:
        case JournalAct::TakeBack:
            ++count;
            break;
        case JournalAct::Redo:
            --count;
            break;
        }
    }
    return count;
}

Result<void> MatchSession::Private::load()
{
    auto whole = loadGame(*store, uuid);
    return whole ? take(std::move(*whole)) : fail(whole.error());
}

Result<void> MatchSession::Private::take(WholeGame whole)
{
    const auto journal = journalOf(whole);
    if (!journal)
        return fail(journal.error());
    auto began = rules::decodeMatchSetup(journal->header.setup);
    auto replayed = rules->replay(*journal);
    if (!began || !replayed)
        return fail(began ? replayed.error() : began.error());
    setup = std::move(*began);
    match = std::move(*replayed);
    game = std::move(whole.game);
    hashes = {entryHash(uuid, 0, game.header, {})};
    for (const GameEntry &entry : whole.entries)
        hashes.push_back(entry.hash);
    answersKept = match->journal().entries.back().answers.size();
    steps.clear();
    byPerson = false;
    return {};
}

StreamHead MatchSession::Private::head() const
{
    return {static_cast<std::int64_t>(hashes.size()) - 1, hashes.back()};
}

bool MatchSession::Private::isPerson(rules::SeatId seat) const
{
    const auto at = static_cast<std::size_t>(seat.value);
    return seat.valid() && at < game.row.seats.size() &&
           game.row.seats[at].player == rules::kPerson;
}

bool MatchSession::Private::hasMachine() const
{
    const auto isMachine = [](const auto &seat) { return seat.player != rules::kPerson; };
    return std::ranges::any_of(game.row.seats, isMachine) ||
           std::ranges::any_of(setup.seats, isMachine);
}

bool MatchSession::Private::isTyped(const rules::Request &request) const
{
    if (request.what != rules::Awaited::Roll)
        return false;
    const rules::SeatId owner = request.roll.owner;
    const auto at = static_cast<std::size_t>(owner.value);
    if (owner.valid() && at < game.row.seats.size())
        return game.row.seats[at].typesDice;
    return std::ranges::all_of(game.row.seats, &GameSeat::typesDice);
}

int MatchSession::Private::backToPerson() const
{
    const rules::Journal &journal = match->journal();
    const auto acts = standing(journal);
    for (std::size_t back = 1; back < acts.size(); ++back) {
        const rules::JournalEntry &begun = journal.entries[acts[acts.size() - back].front()];
        if (begun.act != JournalAct::Action || isPerson(begun.actor))
            return static_cast<int>(back);
    }
    return 0;
}

void MatchSession::Private::note(const std::optional<rules::Thrown> &thrown, bool typed,
                                 bool byMachine)
{
    const rules::JournalEntry &entry = match->journal().entries.back();
    if (steps.empty() || steps.back().entry != entry.seq)
        steps.push_back({entry.seq, entry.act, entry.actor, entry.action, byMachine, {}});
    steps.back().beats.push_back({thrown, typed, match->latest(viewer), match->view(viewer)});
}

void MatchSession::Private::answer(const rules::ChanceAnswer &chance, bool typed)
{
    const rules::Thrown thrown{match->awaited(), chance};
    (void)match->answer(chance); // it fits
    note(thrown, typed, !isPerson(match->journal().entries.back().actor));
}

std::vector<GameEntry> MatchSession::Private::newEntries()
{
    const auto &entries = match->journal().entries;
    std::vector<GameEntry> added;
    std::size_t from = hashes.size() - 1; // index of the first one the writer has not seen
    if (entries[from - 1].answers.size() != answersKept) {
        hashes.pop_back();
        --from;
    }
    for (std::size_t at = from; at < entries.size(); ++at) {
        GameEntry entry{entries[at].seq, encode(entries[at]), {}};
        entry.hash = entryHash(uuid, entry.seq, entry.text, hashes.back());
        hashes.push_back(entry.hash);
        added.push_back(std::move(entry));
    }
    answersKept = entries.back().answers.size();
    return added;
}

void MatchSession::Private::commit()
{
    const StreamHead before = head();
    auto entries = newEntries();
    if (entries.empty())
        return;
    describe(*match, game);
    game.row.updatedAt = nowUtc();
    game.headHash = hashes.back();
    game.stateHash = stateHashOf(game);
    GameWrite write{before, game, std::move(entries)};
    keeping.send([write = std::move(write)](
                     Connection &connection) { return GameRepository(connection).append(write); },
                 {head(), std::exchange(steps, {}), std::exchange(byPerson, false)});
}

void MatchSession::Private::interrupt()
{
    thinks = false;
    ++thought;
}

Drafts MatchSession::drafts() const
{
    return Drafts(d->store);
}

rules::Result<std::string> MatchSession::rematch() const
{
    rules::MatchSetup again = d->setup;
    again.seed = newSeed();
    const auto match = d->rules->begin(again);
    if (!match)
        return fail(match.error());
    return addGame(*d->store, newGame(*d->rules, **match, d->game.row.seats));
}

rules::Result<std::string> MatchSession::playOnFrom(int entry,
                                                    const std::vector<std::string> &players) const
{
    const auto part = journalUpTo(d->match->journal(), entry, newSeed());
    if (!part)
        return fail(part.error());
    const auto match = d->rules->replay(*part);
    if (!match)
        return fail(match.error());
    auto seats = d->game.row.seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), players.size()); ++seat)
        seats[seat].player = players[seat];
    auto whole = newGame(*d->rules, **match, seats);
    if (whole)
        nameAsPart(whole->game);
    return addGame(*d->store, std::move(whole));
}

Result<std::unique_ptr<rules::Match>> MatchSession::before(int entry) const
{
    rules::Journal part = d->match->journal();
    const auto index = static_cast<std::size_t>(entry) - 1;
    if (entry < 2 || index >= part.entries.size())
        return fail({.code = ErrorCode::EntryNotFound, .subject = std::to_string(entry)});
    part.entries.resize(index);
    return d->rules->replay(part);
}

/** Writes something beside the journal and takes over what is stored then. */
rules::Result<void> MatchSession::keep(const std::function<Result<void>(GameRepository &)> &write)
{
    if (const auto written = flush(); !written)
        return written;
    const auto kept = d->store->write([write](Connection &connection) {
        GameRepository games(connection);
        return write(games);
    });
    if (!kept)
        return kept;
    auto stored = GameRepository(*d->store->reader).find(d->uuid);
    if (!stored || !*stored)
        return stored ? fail({.code = ErrorCode::MatchNotFound, .subject = d->uuid})
                      : fail(stored.error());
    // Another window may have played on meanwhile; catchUp() sees to the journal.
    d->game.row.seats = (*stored)->row.seats;
    d->game.notes = (*stored)->notes;
    d->game.stateHash = (*stored)->stateHash;
    if (!pending())
        emit changed();
    return {};
}

} // namespace escarmouche::model
