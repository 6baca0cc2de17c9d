// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/aim.h"
#include "app/pages/match/control/quietanswers.h"
#include "app/pages/match/control/together.h"
#include "model/match/session/matchsession.h"
#include "model/reference.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

/** What people do at the board of one match, and what they point at. Asks the match what that
    would come to and forwards it to the session; holds no rule. What did not happen is said by
    refused(). */
class MatchController : public QObject
{
    Q_OBJECT

public:
    explicit MatchController(std::unique_ptr<model::MatchSession> session,
                             QObject *parent = nullptr);
    ~MatchController() override;

    model::MatchSession &session() { return *m_session; }
    const model::MatchSession &session() const { return *m_session; }
    const rules::Match &match() const { return m_session->match(); }
    const rules::BoardFace &board() const { return *match().board(); }
    const rules::Cast &cast() const { return m_cast; }
    /** Who a token is; somebody without a name where the cast has no such token. */
    const rules::CastMember &memberOf(int token) const;
    const std::vector<rules::StateWord> &states() const { return m_states; }
    /** It is not out of action and has not left; who is still to come stands too. */
    bool stands(const rules::Token &token) const;
    /** What the scenario fights for, as the ground marks it. */
    const std::vector<rules::GroundMark> &marks() const { return m_marks; }

    /** The person at the screen: who is asked, else who was last, else who alone plays; nobody
        where machines play among themselves. */
    rules::SeatId player() const { return m_player; }
    /** The player is asked now and may act. */
    bool isAsked() const;
    /** And a place of the board can be the answer. */
    bool isAskedForPlace() const;
    /** What the player may know of the board. */
    rules::BoardView view() const;
    /** The player is to say which figure acts next. */
    bool isToActivate() const;
    /** Something has to be answered first: the board takes nothing but that answer. */
    bool isQuestionOpen() const;
    /** What the player may do something with now, to be set up, activated or moved; nothing while
       he is asked something else, or nobody asks him. */
    std::vector<int> able() const;
    /** The token may go somewhere now, or might once it is activated. */
    bool mayGo(int token) const;
    int chosen() const { return m_chosen; }
    const Aim &aim() const { return m_aim; }
    /** The answers to the question that no place of the board stands for, in order; of a reaction
        to what others do, all. */
    std::vector<rules::ActionOption> answers() const;
    /** All that the chosen token could attack, the best odds first, what is refused last. */
    std::vector<rules::Target> targets() const;

    /** A phrase of the system in the language of the window. */
    QString say(const rules::Phrase &phrase) const;
    QString nameOf(rules::SeatId seat) const;
    /** A rule with its title, where the reference of the system has it. */
    QString ruleText(const QString &rule) const;
    QString tokenName(int token) const;
    /** A value of the question in words, as the system gave it ("who", "at-most",
        "at-least"); empty: none. */
    QString askedAbout(std::string_view value) const;
    /** The seats of people but for that one. */
    std::vector<rules::SeatId> otherPeople(rules::SeatId seat) const;
    rules::SeatId lastActor() const; // of the last act of a person
    /** The entry that began the last act of a person; answers given for him are part of it. */
    int lastAct() const;
    /** How the log begins to tell of an entry of the journal; empty: not at all. */
    QString toldOf(int entry) const;

    void choose(int token);
    /** As a list has it: one's own is chosen, another's is what the one who must act points at. */
    void turnTo(int token);
    /** Nothing is pointed at any more and nobody is chosen, but for who must act now. */
    void letGo();
    void point(const rules::Pointing &pointing);
    /** No pointer is there any more: what is shown stays until the match goes on or somebody else
        is chosen. */
    void keepAim() { m_isAimKept = true; }
    /** Another of the offers there is shown. */
    void previewOffer(std::size_t which);
    /** The same, to be done by the next click. */
    void showOffer(std::size_t which);
    /** Points at it and shows that attack, to be done by the next click there. */
    void aimAt(const rules::Target &target);
    /** Shows an act that was weighed for the player, wherever one points. */
    void aimAt(const rules::Thought &thought);
    /** Once shows what would be done there, once more does it, if that has been painted; what
        answers a question is done at once. Where nothing can be done, one's own token is chosen. */
    void click(const rules::Pointing &pointing);
    /** Does what is shown, at once. */
    void confirm();
    /** What would be done is on the screen. */
    void setShown(bool isShown) { m_isShown = isShown; }
    bool isShown() const { return m_isShown; }
    /** Clicked once: the next click there does what is shown. */
    bool isArmed() const { return m_isArmed; }
    /** The way that is shown ends before the place pointed at. */
    bool isShort() const;
    /** As good as the same for a hand on a mouse. */
    static bool isSameSpot(const rules::Pointing &one, const rules::Pointing &other);
    void drop(int token, const rules::Place &place);
    /** Nothing is done while one looks at what was before. */
    void setLookingBack(bool isLookingBack);
    /** Attacks it, or says why that is refused. */
    void attack(const rules::Target &target);
    bool perform(const std::string &action);
    /** With what others do as a part of it, one after another as soon as each may. */
    void perform(rules::Offer offer);
    bool typeDice(const std::vector<std::uint8_t> &faces);
    /** Whether to attack for nothing is asked. */
    bool isFreeAttack() const;
    /** Of free attacks only those are asked about that have such a chance, in per cent. */
    void setAskFrom(int percent);
    int askFrom() const { return m_quiet.askFrom(); }
    /** No to this one and to all others until the wave is over. */
    void declineWave();
    /** What was answered for people since the match was opened, in order. */
    const std::vector<QuietAnswer> &quietAnswers() const { return m_quiet.given(); }
    /** Sets up the rest of the player's figures as a machine would. */
    void placeAll();
    /** The match has not begun its first turn. */
    bool isSettingUp() const;
    /** What was done together goes together, as far as it may. That dice or a reveal stand in the
        way is no failure: who asks says so. */
    [[nodiscard]] rules::Result<void> undo();
    bool redo();
    bool takeBack();
    bool concede(rules::SeatId seat);
    /** What a machine refuses is no failure of the match: who asks says so. */
    [[nodiscard]] rules::Result<void> agreeDraw();
    bool hand(rules::SeatId seat, const QString &player);

signals:
    void chosenChanged();
    void aimChanged();
    void refused(const escarmouche::rules::Error &error);
    /** A person has done something, and what was said before is of the past. */
    void acted();
    /** The board was clicked while a question is open that this does not answer. */
    void questionWaits();
    /** Of several that do something together, one cannot, and nobody after it does. */
    void stoppedTogether(const escarmouche::rules::Error &error);

private:
    void follow();
    void followState();
    void goOnTogether();
    std::optional<QuietAnswers::Offered> quietly() const;
    bool answersQuietly();
    bool answersAtOnce() const { return quietly().has_value(); }
    void arm();
    void turnDown(const rules::Pointing &pointing);
    void refreshAim();
    void fillAim();
    void dropKeptAim();
    bool settled(const rules::Result<void> &result);
    rules::Result<void> settledBut(rules::Result<void> result, rules::ErrorCode known);
    int nextToAct() const;
    int nextOfUnit(const rules::BoardView &now) const;
    bool mayMove(int token) const;
    int onlyOneToMove() const;
    int mustAct() const;
    int nextToPlace() const;
    int reacting() const;
    rules::SeatId ownerOf(int token) const;
    bool isElsewhere(const rules::ActionOption &option) const;

    std::unique_ptr<model::MatchSession> m_session;
    rules::Cast m_cast;
    mutable std::optional<model::Reference> m_reference; // once a rule has been asked for
    std::vector<rules::StateWord> m_states;
    std::vector<rules::GroundMark> m_marks;
    rules::SeatId m_player;
    int m_chosen = -1;
    int m_acting = -1; // in the state followed last
    Aim m_aim;
    bool m_isAimKept = false; // nothing points there any more
    bool m_isShown = false; // on the screen
    bool m_isArmed = false; // clicked once
    bool m_isLookingBack = false;
    Together m_together;
    QuietAnswers m_quiet;
};

} // namespace escarmouche::app
