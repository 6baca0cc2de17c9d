// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/bandsession.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignrules.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {
class Match;
struct MatchSetup;
} // namespace escarmouche::rules

namespace escarmouche::model {

/** A line of a campaign's history, and what it may be filtered by. */
struct CampaignLine {
    HistoryLine line;
    std::string kind; // key of the act, as rules::keyOf gives it; or kTakeOut, kCorrection
    std::string about; // the kind; of these that of their acts, where they are of one
    rules::FixtureId fixture; // none: of no game
    std::vector<rules::BandId> bands;
    std::map<rules::BandId, std::string> joined; // what bands were called that joined by it
    std::vector<rules::MemberId> members; // of the one band it is about
    rules::EntryNo entry; // of the chronicle, written, changed or erased; none: of none
    rules::Retracting retracting = rules::Retracting::Freely;
    std::string adjustment; // the reason it was done for, where it needed one
    bool correctable = false; // people said something in it that they may have meant otherwise
};

/** An act that a retraction or correction would change or make impossible. */
struct CampaignConsequence {
    CampaignLine act;
    bool refused = false; // else: its outcome changes
    std::optional<rules::Error> why;
    rules::Phrase becomes = {}; // what it would say; empty: refused, or it cannot be told
};

/** An open campaign with all its bands: the fold of its stream, the acts on it, undo as
    retraction, its past. Shows and acknowledges acts as BandSession does. */
class CampaignSession : public QObject
{
    Q_OBJECT

public:
    ~CampaignSession() override;

    const std::string &uuid() const;
    const std::string &system() const;
    const rules::Campaign &campaign() const; // acts not yet acknowledged included
    const rules::CampaignRules &rules() const;
    /** Where rules().hasBands() alone. */
    const rules::BandRules &bandRules() const;

    /** Decides and shows the act, and submits it; what chance had a part in (dice thrown, a crew or
        a round drawn) is on disk before it is shown, and before this returns. An error: nothing
        happened. */
    [[nodiscard]] rules::Result<void> perform(const rules::CampaignAct &act,
                                              const std::string &adjustment = {});
    /** Acts from here on wait for each other, dice that are thrown among them: each is decided on
        what those before it made, untold, and nobody is to see any of it. keepHeld() stores all
        of them in one transaction, or none, and waits for it; dropHeld() takes them back. */
    void hold();
    /** Stores with those acts a match that was played for a game of the campaign. Its uuid, for the
        act that enters its result. */
    rules::Result<std::string> keepMatch(rules::FixtureId fixture, const rules::Match &match);
    /** Begins a match of a game with the crews that go to it, their fees paid: all of that in one
        transaction, or nothing. Its uuid. */
    rules::Result<std::string> launch(rules::FixtureId fixture,
                                      const std::vector<rules::CampaignInput> &crews,
                                      const rules::MatchSetup &setup,
                                      const std::vector<rules::SeatId> &typing);
    [[nodiscard]] rules::Result<void> keepHeld();
    [[nodiscard]] rules::Result<void> dropHeld();
    /** Throws the dice that a line of a crew or post-game document asks for, as an act of its own
        that is on disk before they are returned. A roll that stands already is given instead.
        DiceDoNotFit: the line asks for none. They fall by nobody's choice, or by the seed. */
    rules::Result<rules::DiceRoll> throwDice(rules::FixtureId fixture, rules::BandId band,
                                             const std::string &line,
                                             std::optional<std::uint64_t> seed = {});
    /** Takes a match's result, or a typed roll, or anything else out of the past: every act or
        take-out named, and with them every later act that is then refused. A reason where one of
        them asks for it; an act that may never be retracted is refused. It is an act like any
        other: undo takes it back. */
    [[nodiscard]] rules::Result<void> takeOut(const std::vector<std::string> &uuids,
                                              const std::string &reason = {});
    /** What retracting these acts would do to later ones; empty: nothing. */
    rules::Result<std::vector<CampaignConsequence>>
    foresee(const std::vector<std::string> &uuids) const;

    /** An act of the past as it stands, and what it was done to. EventNotFound: there is none. */
    struct PastAct {
        rules::CampaignInput input;
        rules::Campaign before;
    };
    rules::Result<PastAct> pastAct(const std::string &uuid) const;
    /** Puts that act right: it is as if it had been this one from the start, of the same kind.
        Later acts that it makes impossible are left open (rules::OpenQuestion). It always needs a
        reason, and is an act like any other: undo takes it back. Nothing happens where it is as it
        stands. Dice or draws of the program: DiceStand. */
    [[nodiscard]] rules::Result<void> correct(const std::string &uuid,
                                              const rules::CampaignAct &act,
                                              const std::string &adjustment,
                                              const std::string &reason);
    /** What is taken out and corrected while one lives is one step for undo, told as the first. */
    class OneStep
    {
    public:
        explicit OneStep(CampaignSession &session);
        ~OneStep();
        Q_DISABLE_COPY_MOVE(OneStep)

    private:
        CampaignSession &m_session;
    };
    /** What that would make of it, and of later acts of which it tells something else. */
    rules::Result<std::vector<CampaignConsequence>>
    foreseeCorrection(const std::string &uuid, const rules::CampaignAct &act,
                      const std::string &adjustment) const;
    /** The acts that are left open, each with why it is not possible; what answers one is to take
        it out or to correct it. */
    rules::Result<std::vector<CampaignConsequence>> questions() const;

    bool canUndo() const;
    bool canRedo() const;
    std::optional<HistoryLine> undoLine() const; // of what undo would take back
    std::optional<HistoryLine> redoLine() const;
    /** The last act on a band by hand that stands, or the last take-out of one, without telling
        those before it; none: there is none. */
    bool canUndoByHand(rules::BandId band) const;
    std::optional<HistoryLine> lineByHand(rules::BandId band) const;
    [[nodiscard]] rules::Result<void> undoByHand(rules::BandId band);
    /** Of the last act that may be retracted freely, or the last take-out. */
    [[nodiscard]] rules::Result<void> undo();
    /** Undoes these as one, so that one redo brings them back. */
    [[nodiscard]] rules::Result<void> undoAll(const std::vector<std::string> &uuids);
    [[nodiscard]] rules::Result<void> redo();

    /** Oldest first. Tells what nobody has told yet, which takes its time for a long stream. */
    rules::Result<std::vector<CampaignLine>> history() const;
    /** What was done last, by whomever; none: something was undone or done again. */
    std::optional<HistoryLine> latest() const;
    /** Tells for about so long; true: all of it is told, and history() is quick. */
    rules::Result<bool> tellSome(std::chrono::milliseconds about) const;
    /** The campaign as it was shown when the act of that seq had been done. */
    rules::Result<rules::Campaign> asOf(std::int64_t seq) const;

    /** Of its library. */
    Drafts drafts() const;

    bool pending() const; // some act is not yet acknowledged
    /** Waits for the acknowledgement of everything performed. */
    [[nodiscard]] rules::Result<void> flush();
    /** Reads the stream again, after others wrote or after a refusal. */
    [[nodiscard]] rules::Result<void> reload();

signals:
    void changed(); // state, history or undo labels
    void acknowledged();
    /** The store refused an act; the state is what is stored. StreamMoved: `act` may be offered
        again on the state as it now is. */
    void refused(const escarmouche::rules::Error &error,
                 const escarmouche::rules::CampaignAct &act);
    /** The same of an undo, a redo or another retraction. */
    void retractionRefused(const escarmouche::rules::Error &error);

private:
    friend class Campaigns;
    struct Private;
    explicit CampaignSession(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace escarmouche::model
