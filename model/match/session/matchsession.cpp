// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchsession.h"

#include "model/drafts/drafts.h"
#include "model/match/session/matchrun.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** Notes what has been done, if it has. */
Result<void> noted(PlayedMatch &match, Result<void> done)
{
    if (done)
        match.note(false);
    return done;
}

/** The seat, or why there is none such. */
Result<GameSeat> seatIn(const GameRow &row, rules::SeatId seat)
{
    const auto at = static_cast<std::size_t>(seat.value);
    if (!seat.valid() || at >= row.seats.size())
        return fail({.code = ErrorCode::NotYourTurn, .number = seat.value});
    return row.seats[at];
}

} // namespace

MatchSession::MatchSession(std::unique_ptr<MatchRun> run) : m_run(std::move(run))
{
    connect(m_run.get(), &MatchRun::stepDone, this, &MatchSession::stepDone);
    connect(m_run.get(), &MatchRun::changed, this, &MatchSession::changed);
    connect(m_run.get(), &MatchRun::thinking, this, &MatchSession::thinking);
    connect(m_run.get(), &MatchRun::refused, this, &MatchSession::refused);
}

MatchSession::~MatchSession() = default;

Result<std::unique_ptr<MatchSession>>
MatchSession::open(std::shared_ptr<LibraryStore> store, const std::string &uuid, MatchCourse course)
{
    auto run = MatchRun::open(std::move(store), uuid, std::move(course));
    if (!run)
        return fail(run.error());
    std::unique_ptr<MatchSession> session(new MatchSession(std::move(*run)));
    session->goAhead();
    return session;
}

const std::string &MatchSession::uuid() const
{
    return m_run->disk().uuid();
}

const rules::Match &MatchSession::match() const
{
    return m_run->match().shown();
}

const rules::MatchRules &MatchSession::rules() const
{
    return m_run->rules();
}

const rules::MatchSetup &MatchSession::setup() const
{
    return m_run->setup();
}

const GameRow &MatchSession::row() const
{
    return m_run->disk().row();
}

MatchWaits MatchSession::waits() const
{
    return m_run->waits();
}

bool MatchSession::pending() const
{
    return m_run->pending();
}

void MatchSession::setViewer(rules::SeatId seat)
{
    m_run->match().setViewer(seat);
}

Result<void> MatchSession::submit(rules::SeatId seat, std::string_view action)
{
    const rules::Request &awaited = match().awaited();
    if (m_run->seats().isMachines(awaited))
        return fail({.code = ErrorCode::NotYourTurn, .number = awaited.decision.seat.value});
    return m_run->answer([&] {
        PlayedMatch &match = m_run->match();
        return noted(match, match.ahead().submit(seat, action));
    });
}

Result<void> MatchSession::typeDice(const std::vector<std::uint8_t> &faces)
{
    return m_run->answer([&]() -> Result<void> {
        PlayedMatch &match = m_run->match();
        const rules::Request &awaited = match.ahead().awaited();
        if (!m_run->seats().isTyped(awaited) || faces.size() > rules::kMostDice ||
            !fits(rules::ChanceAnswer::ofFaces(faces), awaited))
            return fail({.code = ErrorCode::DiceDoNotFit});
        match.answer(rules::ChanceAnswer::ofFaces(faces), m_run->isByMachine(), true);
        return {};
    });
}

Result<void> MatchSession::goBack(bool agreed)
{
    return m_run->act([&]() -> Result<void> {
        PlayedMatch &match = m_run->match();
        const auto acts = past().actsBack(agreed);
        if (!acts)
            return fail(acts.error());
        for (int each = 0; each < *acts; ++each) {
            auto done = agreed ? match.ahead().takeBack() : match.ahead().undo();
            if (const auto known = noted(match, std::move(done)); !known)
                return known; // at the first, if ever
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
    return m_run->act([&]() -> Result<void> {
        PlayedMatch &match = m_run->match();
        if (const auto done = noted(match, match.ahead().redo()); !done)
            return done;
        while (m_run->seats().isMachines(match.ahead().awaited()) && match.ahead().redo())
            match.note(true);
        return {};
    });
}

Result<void> MatchSession::concede(rules::SeatId seat)
{
    return m_run->act([&] {
        PlayedMatch &match = m_run->match();
        return noted(match, match.ahead().concede(seat));
    });
}

Result<void> MatchSession::agreeDraw()
{
    return m_run->act([&]() -> Result<void> {
        if (!m_run->seats().areAgreeable())
            return fail({.code = ErrorCode::TakeBackNotAgreed});
        PlayedMatch &match = m_run->match();
        return noted(match, match.ahead().agreeDraw());
    });
}

MatchPast MatchSession::past() const
{
    return m_run->past();
}

Result<void> MatchSession::handSeat(rules::SeatId seat, const std::string &player)
{
    auto as = seatIn(row(), seat);
    if (!as)
        return fail(as.error());
    const auto machines = rules().machines();
    if (player != rules::kPerson && std::ranges::find(machines, player) == machines.end())
        return fail({.code = ErrorCode::WrongChoice, .subject = player});
    as->player = player;
    return m_run->seat(seat, *as);
}

Result<void> MatchSession::setTypesDice(rules::SeatId seat, bool typed)
{
    auto as = seatIn(row(), seat);
    if (!as)
        return fail(as.error());
    as->typesDice = typed;
    return m_run->seat(seat, *as);
}

void MatchSession::hold(bool held)
{
    m_run->hold(held);
}

void MatchSession::setPaced(bool paced)
{
    m_run->setPaced(paced);
}

void MatchSession::goAhead()
{
    m_run->goOn();
}

MatchNotes MatchSession::notes() const
{
    return MatchNotes(*m_run);
}

MatchBranches MatchSession::branches() const
{
    return MatchBranches(*m_run);
}

Drafts MatchSession::drafts() const
{
    return Drafts(m_run->disk().store());
}

void MatchSession::catchUp()
{
    m_run->catchUp();
}

Result<void> MatchSession::flush()
{
    return m_run->flush();
}

Result<void> MatchSession::settle()
{
    return m_run->settle();
}

Result<void> MatchSession::reload()
{
    return m_run->reload();
}

} // namespace escarmouche::model
