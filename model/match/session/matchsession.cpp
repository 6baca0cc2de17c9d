// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchsession.h"

#include "model/library/repository/gamerepository.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchsession_p.h"
#include "model/text.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::Awaited;
using rules::ErrorCode;
using rules::fail;
using rules::JournalAct;
using rules::Result;

namespace {

/** Entries that a machine goes on without the disk having them: somebody who watches sees it go on.
    A kill between two of them loses nothing, because the rest comes out the same again. */
constexpr std::size_t kMostUnwritten = 8;
constexpr std::size_t kLongestNote = 10'000;

} // namespace

MatchSession::MatchSession(std::unique_ptr<Private> priv) : d(std::move(priv))
{
    d->keeping.tell({[this](const SentSteps &written) { takeKept(written); },
                     [this](const auto &error, const auto &lost) { takeLost(error, lost); }});
}

MatchSession::~MatchSession() = default;

Result<std::unique_ptr<MatchSession>> MatchSession::open(std::shared_ptr<LibraryStore> store,
                                                         const std::string &uuid)
{
    auto whole = loadGame(*store, uuid);
    if (!whole)
        return fail(whole.error());
    auto d = std::make_unique<Private>(std::move(store));
    d->uuid = uuid;
    d->rules = d->store->matchRulesOf(whole->game.row.system);
    if (!d->rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = whole->game.row.system});
    d->stalled = !d->store->writer;
    if (const auto taken = d->take(std::move(*whole)); !taken)
        return fail(taken.error());
    std::unique_ptr<MatchSession> session(new MatchSession(std::move(d)));
    session->goOn();
    return session;
}

const std::string &MatchSession::uuid() const
{
    return d->uuid;
}

const rules::Match &MatchSession::match() const
{
    return *d->match;
}

const rules::MatchRules &MatchSession::rules() const
{
    return *d->rules;
}

const rules::MatchSetup &MatchSession::setup() const
{
    return d->setup;
}

const GameRow &MatchSession::row() const
{
    return d->game.row;
}

int MatchSession::lastEntry() const
{
    const rules::Journal &journal = d->match->journal();
    return journal.entries[standing(journal).back().front()].seq;
}

const std::map<int, std::string> &MatchSession::notes() const
{
    return d->game.notes;
}

bool MatchSession::pending() const
{
    return !d->keeping.isEmpty() || !d->steps.empty();
}

void MatchSession::setViewer(rules::SeatId seat)
{
    d->viewer = seat;
}

rules::SeatId MatchSession::viewer() const
{
    return d->viewer;
}

MatchWaits MatchSession::waits() const
{
    const rules::Request &awaited = d->match->awaited();
    if (awaited.isChance())
        return d->isTyped(awaited) ? MatchWaits::Dice : MatchWaits::Nobody;
    if (awaited.what != Awaited::Decision)
        return MatchWaits::Nobody;
    return d->isPerson(awaited.decision.seat) ? MatchWaits::Person : MatchWaits::Machine;
}

/** Does something that a person decided; what it refuses has changed nothing. */
Result<void> MatchSession::act(const std::function<Result<void>()> &does)
{
    if (!d->store->writer)
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(d->store->path)});
    d->interrupt();
    const auto done = does();
    if (done) {
        d->byPerson = true;
        d->stalled = false;
    }
    goOn();
    return done;
}

Result<void> MatchSession::submit(rules::SeatId seat, std::string_view action)
{
    const rules::Request &awaited = d->match->awaited();
    if (awaited.what == Awaited::Decision && !d->isPerson(awaited.decision.seat))
        return fail({.code = ErrorCode::NotYourTurn, .number = awaited.decision.seat.value});
    return act([&] {
        const auto done = d->match->submit(seat, action);
        if (done)
            d->note(std::nullopt, false, false);
        return done;
    });
}

Result<void> MatchSession::typeDice(const std::vector<std::uint8_t> &faces)
{
    return act([&]() -> Result<void> {
        const rules::Request &awaited = d->match->awaited();
        if (!d->isTyped(awaited) || faces.size() > rules::kMostDice ||
            !fits(rules::ChanceAnswer::ofFaces(faces), awaited))
            return fail({.code = ErrorCode::DiceDoNotFit});
        d->answer(rules::ChanceAnswer::ofFaces(faces), true);
        return {};
    });
}

Result<void> MatchSession::goBack(bool agreed)
{
    return act([&]() -> Result<void> {
        const int acts = d->backToPerson();
        if (acts == 0)
            return fail({.code = ErrorCode::NothingToUndo});
        if (!agreed && acts > d->match->undoable())
            return fail({.code = ErrorCode::UndoStopsHere});
        if (agreed && d->hasMachine() && !d->setup.practice)
            return fail({.code = ErrorCode::TakeBackNotAgreed});
        for (int each = 0; each < acts; ++each) {
            const auto done = agreed ? d->match->takeBack() : d->match->undo();
            if (!done)
                return done; // at the first, if ever
            d->note(std::nullopt, false, false);
        }
        return {};
    });
}

Result<void> MatchSession::undo()
{
    return goBack(false);
}

Result<void> MatchSession::takeBack()
{
    return goBack(true);
}

Result<void> MatchSession::redo()
{
    return act([&]() -> Result<void> {
        if (const auto done = d->match->redo(); !done)
            return done;
        d->note(std::nullopt, false, false);
        const auto isMachineNext = [&] {
            const rules::Request &awaited = d->match->awaited();
            return awaited.what == Awaited::Decision && !d->isPerson(awaited.decision.seat);
        };
        while (isMachineNext() && d->match->redo())
            d->note(std::nullopt, false, true);
        return {};
    });
}

Result<void> MatchSession::concede(rules::SeatId seat)
{
    return act([&] {
        const auto done = d->match->concede(seat);
        if (done)
            d->note(std::nullopt, false, false);
        return done;
    });
}

Result<void> MatchSession::agreeDraw()
{
    return act([&]() -> Result<void> {
        if (d->hasMachine() && !d->setup.practice)
            return fail({.code = ErrorCode::TakeBackNotAgreed});
        const auto done = d->match->agreeDraw();
        if (done)
            d->note(std::nullopt, false, false);
        return done;
    });
}

bool MatchSession::canUndo() const
{
    const int acts = d->backToPerson();
    return acts > 0 && acts <= d->match->undoable();
}

bool MatchSession::canRedo() const
{
    return redoable(d->match->journal()) > 0;
}

bool MatchSession::canTakeBack() const
{
    return d->backToPerson() > 0 && (d->setup.practice || !d->hasMachine());
}

int MatchSession::lastByPerson() const
{
    const auto acts = standing(d->match->journal());
    const int back = d->backToPerson();
    if (back == 0)
        return 0;
    const std::size_t begun = acts[acts.size() - static_cast<std::size_t>(back)].front();
    return d->match->journal().entries[begun].seq;
}

int MatchSession::timesTakenBack() const
{
    // Going back over what machines answered is part of one act of taking back.
    int times = 0;
    bool before = false;
    for (const rules::JournalEntry &entry : d->match->journal().entries) {
        const bool now = entry.act == JournalAct::TakeBack;
        times += now && !(before && d->hasMachine()) ? 1 : 0;
        before = now;
    }
    return times;
}

Result<void> MatchSession::handSeat(rules::SeatId seat, const std::string &player)
{
    const auto machines = d->rules->machines();
    const auto at = static_cast<std::size_t>(seat.value);
    if (!seat.valid() || at >= d->game.row.seats.size())
        return fail({.code = ErrorCode::NotYourTurn, .number = seat.value});
    if (player != rules::kPerson && std::ranges::find(machines, player) == machines.end())
        return fail({.code = ErrorCode::WrongChoice, .subject = player});
    d->interrupt();
    GameSeat as = d->game.row.seats[at];
    as.player = player;
    const auto done =
        keep([&](GameRepository &games) { return games.setSeat(d->uuid, seat.value, as); });
    d->stalled = d->stalled && !done;
    goOn();
    return done;
}

Result<void> MatchSession::setTypesDice(rules::SeatId seat, bool typed)
{
    const auto at = static_cast<std::size_t>(seat.value);
    if (!seat.valid() || at >= d->game.row.seats.size())
        return fail({.code = ErrorCode::NotYourTurn, .number = seat.value});
    d->interrupt();
    GameSeat as = d->game.row.seats[at];
    as.typesDice = typed;
    const auto done =
        keep([&](GameRepository &games) { return games.setSeat(d->uuid, seat.value, as); });
    d->stalled = d->stalled && !done;
    goOn();
    return done;
}

void MatchSession::hold(bool held)
{
    d->held = held;
    if (held)
        d->interrupt();
    else
        d->stalled = !d->store->writer;
    goOn();
}

bool MatchSession::isHeld() const
{
    return d->held;
}

void MatchSession::setPaced(bool paced)
{
    if (std::exchange(d->paced, paced) && !paced)
        goOn();
}

void MatchSession::goAhead()
{
    goOn();
}

Result<void> MatchSession::setNote(int entry, const std::string &text)
{
    const auto entries = static_cast<int>(d->match->journal().entries.size());
    if (entry < 1 || entry > entries)
        return fail({.code = ErrorCode::EntryNotFound, .subject = std::to_string(entry)});
    if (text.size() > kLongestNote)
        return fail(
            {.code = ErrorCode::TextTooLong, .number = static_cast<std::int64_t>(kLongestNote)});
    return keep([&](GameRepository &games) { return games.setNote(d->uuid, entry, text); });
}

Result<void> MatchSession::removeNote(int entry)
{
    return keep([&](GameRepository &games) { return games.setNote(d->uuid, entry, {}); });
}

std::unique_ptr<rules::Record> MatchSession::record() const
{
    return d->match->record();
}

void MatchSession::goOn()
{
    for (;;) {
        const rules::Request &awaited = d->match->awaited();
        if (awaited.isChance() && !d->isTyped(awaited) && !d->stalled) {
            d->answer(throwDice(d->setup.seed.value_or(0), *d->match), false);
            continue;
        }
        if (waits() != MatchWaits::Machine || d->held || d->stalled || d->thinks)
            break;
        if (!d->keeping.isEmpty() || d->steps.size() >= (d->paced ? 1 : kMostUnwritten))
            break; // these are kept and told first
        think(awaited.decision.seat);
        return;
    }
    if (!d->thinks && d->store->writer)
        d->commit();
}

void MatchSession::think(rules::SeatId seat)
{
    d->thinks = true;
    auto choosing =
        d->match->choosing(seat, d->game.row.seats[static_cast<std::size_t>(seat.value)].player);
    d->store->thinkers.start(
        [this, choosing = std::move(choosing), slot = d->keeping.slot(), number = ++d->thought] {
            auto action = choosing ? Result<std::string>((*choosing)()) : fail(choosing.error());
            slot([this, number, action = std::move(action)] {
                if (d->thinks && number == d->thought)
                    takeThought(action);
            });
        });
    emit thinking(seat);
}

void MatchSession::takeThought(const Result<std::string> &action)
{
    d->thinks = false;
    const rules::SeatId seat = d->match->awaited().decision.seat;
    const auto done = action ? d->match->submit(seat, *action) : fail(action.error());
    if (!done) { // our mistake: the match can still be played by people
        d->stalled = true;
        goOn();
        emit refused(done.error());
        return;
    }
    d->note(std::nullopt, false, true);
    goOn();
}

void MatchSession::takeKept(const SentSteps &written)
{
    for (const MatchStep &step : written.steps)
        emit stepDone(step);
    if (pending())
        return;
    const QPointer<MatchSession> still(this); // whoever hears of it may close the match
    emit changed();
    if (still && !d->paced)
        goOn();
}

void MatchSession::takeLost(const rules::Error &error, const std::deque<SentSteps> &lost)
{
    bool lostByPerson = std::exchange(d->byPerson, false);
    d->interrupt();
    d->steps.clear();
    d->stalled = error.code != ErrorCode::StreamMoved;
    const auto loaded = d->load();
    d->stalled = d->stalled || !loaded;
    for (const SentSteps &each : lost) {
        // A commit that failed on its way back may have been made all the same.
        const auto seq = static_cast<std::size_t>(each.head.seq);
        const bool stands = loaded && seq < d->hashes.size() && d->hashes[seq] == each.head.hash;
        lostByPerson = lostByPerson || (each.byPerson && !stands);
        for (const MatchStep &step : stands ? each.steps : std::vector<MatchStep>())
            emit stepDone(step);
    }
    // What machines did is worked out again, and nobody need hear of it.
    const bool isHeard = lostByPerson || d->stalled;
    if (isHeard)
        d->keeping.complain(error);
    emit changed();
    if (isHeard)
        emit refused(error);
    if (loaded)
        goOn();
}

void MatchSession::catchUp()
{
    if (!d->keeping.isEmpty())
        return; // its answer tells
    const auto stored = GameRepository(*d->store->reader).mark(d->uuid);
    if (!stored || !*stored)
        return;
    if ((*stored)->head == d->head() && (*stored)->stateHash == d->game.stateHash)
        return;
    d->interrupt();
    if (d->load())
        emit changed();
    goOn();
}

Result<void> MatchSession::flush()
{
    return d->keeping.flush();
}

Result<void> MatchSession::settle()
{
    d->keeping.waitUntil([this] { return !pending() && !d->thinks; });
    return flush();
}

Result<void> MatchSession::reload()
{
    d->interrupt();
    if (const auto written = flush(); !written)
        return written;
    d->stalled = !d->store->writer;
    const auto loaded = d->load();
    if (loaded)
        emit changed();
    goOn();
    return loaded;
}

} // namespace escarmouche::model
