// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/aiming.h"
#include "app/pages/match/control/matchwords.h"
#include "app/pages/match/control/quietanswers.h"
#include "app/pages/match/control/stateofplay.h"
#include "app/pages/match/control/together.h"
#include "app/pages/match/control/windows.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::app {

/** What people do in one match: forwards it to the session, and answers for them what they need not
    be asked. Holds no rule. What did not happen is said by refused(). */
class MatchController : public QObject
{
    Q_OBJECT

public:
    explicit MatchController(std::unique_ptr<model::MatchSession> session,
                             QObject *parent = nullptr);
    ~MatchController() override;

    model::MatchSession &session() { return *m_session; }
    const model::MatchSession &session() const { return *m_session; }
    const StateOfPlay &play() const { return m_play; }
    const MatchWords &words() const { return m_words; }
    Aiming &aiming() { return *m_aiming; }
    const Aiming &aiming() const { return *m_aiming; }

    rules::SeatId lastActor() const; // of the last act of a person
    /** The entry that began the last act of a person; answers given for him are part of it. */
    int lastAct() const;

    /** Nothing is done while one looks at what was before. */
    void setLookingBack(bool isLookingBack);
    /** From now on people do only what that takes, and nobody goes back. */
    using Taker = std::function<bool(const std::string &action)>;
    void setTaker(Taker taker) { m_taker = std::move(taker); }
    bool hasTaker() const { return m_taker != nullptr; }
    /** The only act that it takes now, and so the only one that is advised; empty: none. */
    void setMeant(const std::string &action);
    const std::string &meant() const { return m_meant; }
    bool isLookingBack() const { return m_isLookingBack; }
    /** Attacks it, or says why that is refused. */
    void attack(const rules::Target &target);
    bool perform(const std::string &action);
    /** With what others do as a part of it, one after another as soon as each may. */
    void perform(rules::Offer offer);
    bool typeDice(const std::vector<std::uint8_t> &faces);
    /** Sets up the rest of the player's figures as a machine would. */
    void placeAll();

    /** Whether to attack for nothing is asked. */
    bool isFreeAttack() const;
    /** Of free attacks only those are asked about that have such a chance, in per cent. */
    void setAskFrom(int percent);
    int askFrom() const { return m_quiet.askFrom(); }
    /** No to this one and to all others of the series. */
    void declineSeries();
    /** A question that may be passed has been met. */
    bool hasWindows() const { return m_hasWindows; }
    /** What is asked may be passed. */
    bool isWindow() const;
    /** When the player is asked what he may pass. */
    AskWindow askWindow() const { return m_windows.of(m_play.player()); }
    bool mayAskWhenAble() const { return m_windows.mayAskWhenAble(); }
    /** All people begin with that. */
    void setAskWindow(AskWindow ask);
    void chooseAskWindow(AskWindow ask);
    /** What was answered for people since the match was opened, in order. */
    const std::vector<QuietAnswer> &quietAnswers() const { return m_quiet.given(); }

    /** What was done together goes together, as far as it may. That dice or a reveal stand in the
        way is no failure: who asks says so. */
    [[nodiscard]] rules::Result<void> undo();
    bool redo();
    bool takeBack();
    bool concede(rules::SeatId seat);
    /** What a machine refuses is no failure of the match: who asks says so. */
    [[nodiscard]] rules::Result<void> agreeDraw();
    bool hand(rules::SeatId seat, const QString &player);
    /** Nobody sees what one seat alone may, and nothing goes on; or whoever is next sees it. */
    void cover(bool isCovered);

signals:
    void refused(const escarmouche::rules::Error &error);
    /** A person has done something, and what was said before is of the past. */
    void acted();
    /** Another act is advised, or none, though nothing was done. */
    void meantChanged();
    /** The player wishes to be asked so from now on. */
    void askWindowChosen(escarmouche::app::AskWindow ask);
    /** Something begins or ceases to be passed for somebody. */
    void passingChanged();
    /** Of several that do something together, one cannot, and nobody after it does. */
    void stoppedTogether(const escarmouche::rules::Error &error);

private:
    void follow();
    void followState();
    void goOnTogether();
    /** The answer that somebody need not give himself. */
    struct Spared {
        rules::SeatId seat;
        std::string action;
        QuietAnswer told; // its entry is still to come
        bool isPass = false;
    };
    std::optional<Spared> spared() const;
    std::optional<Spared> sparedAttack(rules::SeatId seat) const;
    bool give(Spared answer);
    bool answersQuietly();
    void setPassing(bool isPassing);
    void pass();
    bool answersAtOnce() const { return spared().has_value(); }
    bool settled(const rules::Result<void> &result);
    rules::Result<void> reportUnless(rules::ErrorCode known, rules::Result<void> result);

    std::unique_ptr<model::MatchSession> m_session;
    StateOfPlay m_play;
    MatchWords m_words;
    Aiming *m_aiming;
    bool m_isLookingBack = false;
    Together m_together;
    QuietAnswers m_quiet;
    Windows m_windows;
    QTimer m_passing;
    bool m_hasWindows = false;
    Taker m_taker; // null: whatever the rules allow
    std::string m_meant;
};

} // namespace escarmouche::app
