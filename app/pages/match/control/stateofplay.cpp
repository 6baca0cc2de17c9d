// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/stateofplay.h"

#include "app/pages/board/tokens/castbook.h"

#include <algorithm>

namespace escarmouche::app {

using rules::SeatId;

namespace {

bool isPerson(const model::GameSeat &seat)
{
    return seat.player == rules::kPerson;
}

/** The only person; else nobody. */
SeatId onlyPerson(const model::GameRow &row)
{
    SeatId found;
    for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
        if (!isPerson(row.seats[seat]))
            continue;
        if (found.valid())
            return {};
        found = SeatId{static_cast<std::int8_t>(seat)};
    }
    return found;
}

} // namespace

StateOfPlay::StateOfPlay(model::MatchSession &session)
    : m_session(session), m_cast(board().cast()), m_states(board().states()),
      m_marks(board().ground().marks)
{
    std::erase_if(m_marks, [](const rules::GroundMark &mark) {
        return mark.kind == rules::GroundMark::Kind::SetUp;
    });
}

const rules::CastMember &StateOfPlay::memberOf(int token) const
{
    static const rules::CastMember kNobody;
    const auto met = std::ranges::find(m_cast.members, token, &rules::CastMember::token);
    return met == m_cast.members.end() ? kNobody : *met;
}

bool StateOfPlay::stands(const rules::Token &token) const
{
    return token.points > 0 && shownBy(m_states, token.states) != rules::StateWord::Shown::Gone;
}

void StateOfPlay::follow()
{
    const rules::Request &request = match().awaited();
    SeatId now = m_player;
    if (request.what == rules::Awaited::Decision && isAsked())
        now = request.decision.seat;
    else if (!now.valid())
        now = onlyPerson(m_session.row());
    if (now == m_player)
        return;
    m_player = now;
    m_session.setViewer(now);
}

std::vector<SeatId> StateOfPlay::otherPeople(SeatId seat) const
{
    std::vector<SeatId> people;
    const auto &seats = m_session.row().seats;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const SeatId other{static_cast<std::int8_t>(at)};
        if (other != seat && isPerson(seats[at]))
            people.push_back(other);
    }
    return people;
}

rules::BoardView StateOfPlay::view() const
{
    return match().view(m_player);
}

SeatId StateOfPlay::ownerOf(int token) const
{
    const rules::BoardView now = view();
    const auto found = std::ranges::find(now.tokens, token, &rules::Token::id);
    return found == now.tokens.end() ? SeatId{} : found->owner;
}

bool StateOfPlay::isSettingUp() const
{
    return view().turn == 0 && !m_session.row().isOver;
}

bool StateOfPlay::isAsked() const
{
    return m_session.waits() == model::MatchWaits::Person;
}

bool StateOfPlay::isAskedForPlace() const
{
    return isAsked() && std::ranges::any_of(match().options(), &rules::ActionOption::open);
}

bool StateOfPlay::isToActivate() const
{
    const auto isOwn = [this](const auto &option) { return ownerOf(option.token) == m_player; };
    return isAsked() && !isSettingUp() && view().acting < 0 &&
           std::ranges::any_of(match().options(), isOwn);
}

bool StateOfPlay::isQuestionOpen() const
{
    return isAsked() && !isSettingUp() && !isAskedForPlace() && board().isAnswering(m_player);
}

std::vector<int> StateOfPlay::able() const
{
    std::vector<int> tokens;
    if (!isAsked())
        return tokens;
    const rules::BoardView now = view();
    const auto options = match().options();
    const bool isActing = now.acting >= 0 && ownerOf(now.acting) == m_player;
    const bool isActivating = isToActivate();
    const auto isOffered = [&](const rules::Token &token) {
        return std::ranges::any_of(options, [&](const rules::ActionOption &option) {
            return option.token == token.id && (option.open || isActivating);
        });
    };
    for (const rules::Token &token : now.tokens) {
        if (token.owner == m_player && (isActing ? token.actions > 0 : isOffered(token)))
            tokens.push_back(token.id);
    }
    return tokens;
}

bool StateOfPlay::mayGo(int token) const
{
    if (token < 0)
        return false;
    if (!isToActivate())
        return isAskedForPlace();
    const auto tokens = able();
    return std::ranges::find(tokens, token) != tokens.end();
}

} // namespace escarmouche::app
