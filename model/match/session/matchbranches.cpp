// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchbranches.h"

#include "model/match/session/matchdice.h"
#include "model/match/session/matchrun.h"
#include "model/match/session/matchstore.h"
#include "rules/core/match/turnname.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

std::unique_ptr<rules::Record> MatchBranches::record() const
{
    return m_run.match().shown().record();
}

Result<std::unique_ptr<rules::Match>> MatchBranches::before(int entry) const
{
    rules::Journal part = m_run.match().shown().journal();
    const auto index = static_cast<std::size_t>(entry) - 1;
    if (entry < 2 || index >= part.entries.size())
        return fail({.code = ErrorCode::EntryNotFound, .subject = std::to_string(entry)});
    part.entries.resize(index);
    return m_run.rules().replay(part);
}

std::vector<GameSeat> MatchBranches::seatsWith(const std::vector<std::string> &players) const
{
    auto seats = m_run.disk().row().seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), players.size()); ++seat)
        seats[seat].player = players[seat];
    return seats;
}

Result<std::string> MatchBranches::rematch(const std::vector<std::string> &players) const
{
    rules::MatchSetup again = m_run.setup();
    again.seed = newSeed();
    const auto match = m_run.rules().begin(again);
    if (!match)
        return fail(match.error());
    return addGame(*m_run.disk().store(), newGame(m_run.rules(), **match, seatsWith(players)));
}

Result<std::string> MatchBranches::playOnFrom(int entry,
                                              const std::vector<std::string> &players) const
{
    const auto part = journalUpTo(m_run.match().shown().journal(), entry, newSeed());
    if (!part)
        return fail(part.error());
    const auto match = m_run.rules().replay(*part);
    if (!match)
        return fail(match.error());
    auto whole = newGame(m_run.rules(), **match, seatsWith(players));
    if (whole)
        nameAsPart(whole->game, rules::nameOfTurn(m_run.rules(), whole->game.row.turn));
    return addGame(*m_run.disk().store(), std::move(whole));
}

} // namespace escarmouche::model
