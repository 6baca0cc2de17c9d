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
    /** Null where it is of the cast, or its kind has no words. */
    const rules::TokenKind *kindOf(const rules::Token &token) const;
    /** By its name in the cast, else as its kind is to the player. */
    rules::Text nameOf(const rules::Token &token) const;
    rules::Text letterOf(const rules::Token &token) const;
    /** It is somebody, not a counter, a marker or a number. */
    bool isFigure(const rules::Token &token) const;
    const std::vector<rules::StateWord> &states() const { return m_states; }
    /** What is counted on the board, and what it is called. */
    const rules::BoardWords &counted() const { return m_counted; }
    /** What the scenario fights for, as the ground marks it. */
    const std::vector<rules::GroundMark> &marks() const { return m_marks; }
    /** It is not out of action and has not left; who is still to come stands too. */
    bool stands(const rules::Token &token) const;

    /** The person at the screen: who is asked, else who was last, else who alone plays; nobody
        where machines play among themselves, and while the screen is covered. */
    rules::SeatId player() const { return m_player; }
    /** The match has moved on: the screen is its next person's. It is covered first where that
        person may see what whoever sits there may not. */
    void follow();
    /** A seat may see what another may not. */
    bool hasSecrets() const { return m_hasSecrets; }
    /** Nobody sees more than everybody may, until `next` says that he is there. */
    bool isCovered() const { return m_isCovered; }
    rules::SeatId next() const { return m_next; }
    void cover(bool isCovered);
    /** What is asked is about to be passed for whoever is asked: nobody else answers it. */
    bool isPassing() const { return m_isPassing; }
    void setPassing(bool isPassing) { m_isPassing = isPassing; }
    /** The seats of people but for that one. */
    std::vector<rules::SeatId> otherPeople(rules::SeatId seat) const;
    bool hasSeveralPeople() const { return otherPeople(rules::kNoSeat).size() > 1; }
    /** What the player may know of the board. */
    rules::BoardView view() const;
    /** As far as the player may know; nobody: there is no such token. */
    rules::SeatId ownerOf(int token) const;

    /** The sides still set up. */
    bool isSettingUp() const;
    /** The person who is asked now, whoever is at the screen; nobody: none is. */
    rules::SeatId asked() const;
    /** The player is asked now and may act. */
    bool isAsked() const { return m_player.valid() && asked() == m_player; }
    /** What is asked of the player; to pass is the quiet answer. */
    rules::Prompt prompt() const;
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
    bool isForOtherEyes(rules::SeatId seat) const;
    void look();

    model::MatchSession &m_session;
    rules::Cast m_cast;
    std::vector<rules::StateWord> m_states;
    rules::BoardWords m_counted;
    std::vector<rules::GroundMark> m_marks;
    bool m_hasSecrets;
    bool m_isCovered = false;
    bool m_isPassing = false;
    rules::SeatId m_player;
    rules::SeatId m_next; // whose the screen is, or will be once it is uncovered
    rules::SeatId m_seen; // who was the last to see it
};

} // namespace escarmouche::app
