// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchsession.h"
#include "rules/core/board/boardface.h"
#include "rules/core/match/match.h"

#include <vector>

namespace escarmouche::app {

/** A match as the person at the screen has it now: what he sees, what he is asked and who of his
    can do something. Holds no rule and changes nothing of the match. */
class StateOfPlay
{
public:
    /** The session outlives it. */
    explicit StateOfPlay(model::MatchSession &session);

    const model::MatchSession &session() const { return m_session; }
    const rules::Match &match() const { return m_session.match(); }
    const rules::BoardFace &board() const { return *match().board(); }
    const rules::Cast &cast() const { return m_cast; }
    /** Who a token is; somebody without a name where the cast has no such token. */
    const rules::CastMember &memberOf(int token) const;
    const std::vector<rules::StateWord> &states() const { return m_states; }
    /** What is counted on the board, and what it is called. */
    const rules::BoardWords &counted() const { return m_counted; }
    /** What the scenario fights for, as the ground marks it. */
    const std::vector<rules::GroundMark> &marks() const { return m_marks; }
    /** It is not out of action and has not left; who is still to come stands too. */
    bool stands(const rules::Token &token) const;

    /** The person at the screen: who is asked, else who was last, else who alone plays; nobody
        where machines play among themselves. */
    rules::SeatId player() const { return m_player; }
    /** The match has moved on: the screen is its next person's. */
    void follow();
    /** The seats of people but for that one. */
    std::vector<rules::SeatId> otherPeople(rules::SeatId seat) const;
    /** What the player may know of the board. */
    rules::BoardView view() const;
    /** As far as the player may know; nobody: there is no such token. */
    rules::SeatId ownerOf(int token) const;

    /** The sides still set up. */
    bool isSettingUp() const;
    /** The player is asked now and may act. */
    bool isAsked() const;
    /** What is asked of the player. */
    rules::Prompt prompt() const { return board().prompt(m_player); }
    /** A place of the board can be the answer. */
    bool isAskedForPlace() const;
    /** The player sets up. */
    bool isPlacing() const;
    /** The player is to say which figure acts next. */
    bool isToActivate() const;
    /** The player sets up or answers a question: what he chooses is done at once. */
    bool isAnswering() const;
    /** Something has to be answered first: the board takes nothing but that answer. */
    bool isQuestionOpen() const;
    /** What the player may do something with now, to be set up, activated or moved; nothing while
        he is asked something else, or nobody asks him. */
    std::vector<int> able() const;
    /** The token may go somewhere now, or might once it is activated. */
    bool mayGo(int token) const;

private:
    model::MatchSession &m_session;
    rules::Cast m_cast;
    std::vector<rules::StateWord> m_states;
    rules::BoardWords m_counted;
    std::vector<rules::GroundMark> m_marks;
    rules::SeatId m_player;
};

} // namespace escarmouche::app
