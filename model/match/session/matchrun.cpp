// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchrun.h"

#include "model/library/repository/gamerepository.h"
#include "model/match/session/matchdice.h"
#include "model/text.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::JournalAct;
using rules::Result;

namespace {

/** Entries that a machine goes on without the disk having them: somebody who watches sees it go on.
    A kill between two of them loses nothing, because the rest comes out the same again. */
constexpr std::size_t kMostUnwritten = 8;

/** An act that told what nobody may know before it is on disk. */
bool hasRevealed(const rules::Match &match)
{
    const rules::JournalEntry &last = match.journal().entries.back();
    return last.act == JournalAct::Action && last.answers.empty() && match.undoable() == 0;
}

bool mayPass(const rules::Match &match)
{
    return std::ranges::any_of(match.options(), &rules::ActionOption::isPass);
}

bool hasPerson(const std::vector<GameSeat> &seats)
{
    return std::ranges::find(seats, rules::kPerson, &GameSeat::player) != seats.end();
}

} // namespace

MatchRun::MatchRun(std::shared_ptr<LibraryStore> store, const std::string &uuid, MatchCourse course)
    : m_course(std::move(course)), m_disk(store, uuid),
      m_thinker(store->thinkers, m_disk.slot(), [this](const auto &action) { takeThought(action); })
{
    m_disk.tell({[this](const SentSteps &written) { takeKept(written); },
                 [this](const auto &error, const auto &lost) { takeLost(error, lost); }});
    m_stalled = !m_disk.isWritable();
}

Result<std::unique_ptr<MatchRun>> MatchRun::open(std::shared_ptr<LibraryStore> store,
                                                 const std::string &uuid, MatchCourse course)
{
    std::unique_ptr<MatchRun> run(new MatchRun(std::move(store), uuid, std::move(course)));
    if (const auto loaded = run->load(); !loaded)
        return fail(loaded.error());
    return run;
}

Result<void> MatchRun::load()
{
    auto whole = m_disk.read();
    if (!whole)
        return fail(whole.error());
    const auto *rules = m_disk.store()->matchRulesOf(whole->game.row.system);
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = whole->game.row.system});
    const auto journal = journalOf(*whole);
    if (!journal)
        return fail(journal.error());
    auto began = rules::decodeMatchSetup(journal->header.setup);
    auto replayed = rules->replay(*journal);
    if (!began || !replayed)
        return fail(began ? replayed.error() : began.error());
    m_rules = rules;
    m_setup = std::move(*began);
    m_disk.take(std::move(*whole), **replayed);
    m_match.take(std::move(*replayed));
    m_byPerson = false;
    return {};
}

bool MatchRun::isByMachine() const
{
    return !seats().isPerson(m_match.ahead().journal().entries.back().actor);
}

MatchWaits MatchRun::waits() const
{
    const rules::Request &awaited = m_match.shown().awaited();
    if (seats().isMachines(awaited))
        return MatchWaits::Machine;
    if (!m_match.isLevel())
        return MatchWaits::Nobody;
    if (awaited.isChance())
        return seats().isTyped(awaited) ? MatchWaits::Dice : MatchWaits::Nobody;
    return awaited.what == rules::Awaited::Decision ? MatchWaits::Person : MatchWaits::Nobody;
}

Result<void> MatchRun::act(const std::function<Result<void>()> &does)
{
    if (!m_disk.isWritable())
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(m_disk.store()->path)});
    if (m_match.ahead().journal().isFull())
        return fail(rules::tooLongAMatch());
    m_thinker.stop();
    const bool isSeen = m_match.isLevel();
    const auto done = does();
    if (done) {
        m_byPerson = true;
        m_stalled = false;
    }
    if (done && isSeen && !hasRevealed(m_match.ahead()))
        m_match.showAll();
    goOn();
    return done;
}

Result<void> MatchRun::answer(const std::function<Result<void>()> &does)
{
    if (!m_match.isLevel()) // another question may be next
        return fail({.code = ErrorCode::NotYourTurn, .number = -1});
    return act(does);
}

Result<void> MatchRun::keep(const std::function<Result<void>(GameRepository &)> &change)
{
    if (const auto written = flush(); !written)
        return written;
    const auto kept = m_disk.write(change);
    if (kept && !pending())
        emit changed();
    return kept;
}

Result<void> MatchRun::seat(rules::SeatId seat, const GameSeat &as)
{
    m_thinker.stop();
    const auto done =
        keep([&](GameRepository &games) { return games.setSeat(m_disk.uuid(), seat.value, as); });
    m_stalled = m_stalled && !done;
    goOn();
    return done;
}

void MatchRun::hold(bool held)
{
    m_held = held;
    if (held)
        m_thinker.stop();
    else
        m_stalled = !m_disk.isWritable();
    goOn();
}

void MatchRun::setPaced(bool paced)
{
    if (std::exchange(m_paced, paced) && !paced)
        goOn();
}

void MatchRun::goOn()
{
    while (!m_match.ahead().journal().isFull()) {
        const rules::Request &awaited = m_match.ahead().awaited();
        if (awaited.isChance() && !seats().isTyped(awaited) && !m_stalled) {
            m_match.answer(fallsNext(), isByMachine(), false);
            continue;
        }
        if (!seats().isMachines(awaited) || m_held || m_stalled || m_thinker.isThinking())
            break;
        if (!m_disk.isEmpty() || m_match.steps().size() >= (m_paced ? 1 : kMostUnwritten))
            break; // these are kept and told first
        return think(awaited.decision.seat);
    }
    if (m_match.ahead().journal().isFull() && !std::exchange(m_isToldFull, true))
        emit refused(rules::tooLongAMatch());
    if (!m_thinker.isThinking() && m_disk.isWritable() && !m_match.steps().empty())
        m_disk.send(m_match.ahead(), m_match.takeSteps(), std::exchange(m_byPerson, false));
}

rules::ChanceAnswer MatchRun::fallsNext() const
{
    const rules::Match &match = m_match.ahead();
    const auto recorded = m_course.falls(match.journal());
    if (recorded && fits(*recorded, match.awaited()))
        return *recorded;
    return throwDice(m_setup.seed.value_or(0), match);
}

void MatchRun::think(rules::SeatId seat)
{
    const auto &seats = m_disk.row().seats;
    const rules::Match &match = m_match.ahead();
    const auto recorded = m_course.act(match.journal());
    if (recorded && match.plan(seat, *recorded)) {
        m_thinker.begin([act = *recorded] { return act; });
    } else {
        const auto &player = seats[static_cast<std::size_t>(seat.value)].player;
        const bool isWatched = hasPerson(seats) && mayPass(match);
        const auto least = isWatched ? kPassing : std::chrono::milliseconds{};
        m_thinker.begin(match.choosing(seat, player), least);
    }
    emit thinking(seat);
}

void MatchRun::takeThought(const Result<std::string> &action)
{
    rules::Match &match = m_match.ahead();
    const auto done =
        action ? match.submit(match.awaited().decision.seat, *action) : fail(action.error());
    if (!done) { // our mistake: the match can still be played by people
        m_stalled = true;
        goOn();
        emit refused(done.error());
        return;
    }
    m_match.note(true);
    goOn();
}

void MatchRun::takeKept(const SentSteps &written)
{
    m_match.show(static_cast<std::size_t>(written.head.seq), written.answers);
    for (const MatchStep &step : written.steps)
        emit stepDone(step);
    if (pending())
        return;
    const QPointer<MatchRun> still(this); // whoever hears of it may close the match
    emit changed();
    if (still && !m_paced)
        goOn();
}

void MatchRun::takeLost(const rules::Error &error, const std::deque<SentSteps> &lost)
{
    bool lostByPerson = std::exchange(m_byPerson, false);
    m_thinker.stop();
    m_match.takeSteps();
    m_stalled = error.code != ErrorCode::StreamMoved;
    const auto loaded = load();
    m_stalled = m_stalled || !loaded;
    for (const SentSteps &each : lost) {
        // A commit that failed on its way back may have been made all the same.
        const bool stands = loaded && m_disk.stands(each.head);
        lostByPerson = lostByPerson || (each.byPerson && !stands);
        for (const MatchStep &step : stands ? each.steps : std::vector<MatchStep>())
            emit stepDone(step);
    }
    // What machines did is worked out again, and nobody need hear of it.
    const bool isHeard = lostByPerson || m_stalled;
    if (isHeard)
        m_disk.complain(error);
    emit changed();
    if (isHeard)
        emit refused(error);
    if (loaded)
        goOn();
}

void MatchRun::catchUp()
{
    if (!m_disk.isEmpty()) // its answer tells
        return;
    if (!m_disk.isMoved())
        return;
    m_thinker.stop();
    if (load())
        emit changed();
    goOn();
}

Result<void> MatchRun::settle()
{
    m_disk.waitUntil([this] { return !pending() && !m_thinker.isThinking(); });
    return flush();
}

Result<void> MatchRun::reload()
{
    m_thinker.stop();
    if (const auto written = flush(); !written)
        return written;
    m_stalled = !m_disk.isWritable();
    const auto loaded = load();
    if (loaded)
        emit changed();
    goOn();
    return loaded;
}

} // namespace escarmouche::model
