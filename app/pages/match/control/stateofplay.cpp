// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/stateofplay.h"

#include "app/pages/board/tokens/tokenwords.h"
#include "rules/core/board/standing.h"

#include <algorithm>

namespace escarmouche::app {

using rules::SeatId;
using Kind = rules::Prompt::Kind;

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
      m_counted(board().words()), m_marks(board().ground(view()).marks),
      m_hasSecrets(session.rules().hasSecrets(session.setup()))
{
    std::erase_if(m_marks, [](const rules::GroundMark &mark) {
        return mark.kind == rules::GroundMark::Kind::SetUp;
    });
}

const rules::CastMember &StateOfPlay::memberOf(int token) const
{
    return rules::memberOf(m_cast, token);
}

const rules::TokenKind *StateOfPlay::kindOf(const rules::Token &token) const
{
    return app::kindOf(token, memberOf(token.id), m_counted);
}

rules::Text StateOfPlay::nameOf(const rules::Token &token) const
{
    return app::nameOf(token, memberOf(token.id), m_counted);
}

rules::Text StateOfPlay::letterOf(const rules::Token &token) const
{
    return app::letterOf(token, memberOf(token.id), m_counted);
}

bool StateOfPlay::isFigure(const rules::Token &token) const
{
    const rules::TokenKind *kind = kindOf(token);
    return !kind || kind->shape == rules::TokenKind::Shape::Figure;
}

bool StateOfPlay::stands(const rules::Token &token) const
{
    return rules::stands(token, memberOf(token.id), m_states);
}

void StateOfPlay::follow()
{
    if (const SeatId now = asked(); now.valid())
        m_next = now;
    else if (!m_next.valid())
        m_next = onlyPerson(m_session.row());
    m_isCovered = m_isCovered || isForOtherEyes(m_next);
    look();
}

/** Where one person alone plays, nobody sits there who could see too much. */
bool StateOfPlay::isForOtherEyes(SeatId seat) const
{
    return m_hasSecrets && seat.valid() && seat != m_seen &&
           (m_seen.valid() || !otherPeople(seat).empty());
}

void StateOfPlay::cover(bool isCovered)
{
    m_isCovered = isCovered;
    look();
}

void StateOfPlay::look()
{
    const SeatId now = m_isCovered ? rules::kNoSeat : m_next;
    if (now.valid())
        m_seen = now;
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
    return board().phase(view()).isSetUp && !m_session.row().isOver;
}

SeatId StateOfPlay::asked() const
{
    const bool isAsked = m_session.waits() == model::MatchWaits::Person && !m_isPassing;
    return isAsked ? match().awaited().decision.seat : rules::kNoSeat;
}

rules::Prompt StateOfPlay::prompt() const
{
    rules::Prompt asked = board().prompt(m_player);
    if (!asked.quiet.empty() || !isAsked())
        return asked;
    const auto options = match().options();
    const auto pass = std::ranges::find_if(options, &rules::ActionOption::isPass);
    if (pass != options.end())
        asked.quiet = pass->action;
    return asked;
}

bool StateOfPlay::isAskedForPlace() const
{
    return isAsked() && std::ranges::any_of(match().options(), &rules::ActionOption::asksForPlace);
}

bool StateOfPlay::isPlacing() const
{
    return isAsked() && prompt().kind == Kind::SetUp;
}

bool StateOfPlay::isToActivate() const
{
    return isAsked() && prompt().kind == Kind::Choose;
}

bool StateOfPlay::isAnswering() const
{
    const Kind kind = isAsked() ? prompt().kind : Kind::None;
    return kind == Kind::SetUp || kind == Kind::Answer;
}

bool StateOfPlay::isQuestionOpen() const
{
    return isAsked() && prompt().kind == Kind::Answer && !isAskedForPlace();
}

std::vector<int> StateOfPlay::able() const
{
    return isAsked() ? prompt().able : std::vector<int>{};
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
