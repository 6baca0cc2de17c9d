// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "model/match/session/matchbranches.h"
#include "model/match/session/matchnotes.h"
#include "model/match/session/matchpast.h"
#include "model/match/session/matchstep.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

class Drafts;
class MatchRun;
struct LibraryStore;
struct MatchCourse;

/** A match of the library being played: submits what people decide, lets machines and dice go on
    by themselves, keeps all of it on disk. What dice, machines and reveals said is told
    (`stepDone`) and shown by match() once it is there, not before: nobody has seen dice that a kill
    could lose. Redraw when `changed` comes. Nothing is asked of the disk or of a machine on the
    calling thread. */
class MatchSession : public QObject
{
    Q_OBJECT

public:
    ~MatchSession() override;

    const std::string &uuid() const;
    /** As it may be shown: on disk, but for what people have just done. */
    const rules::Match &match() const;
    const rules::MatchRules &rules() const;
    const rules::MatchSetup &setup() const; // as the match began
    /** As listed; seats as they are now. */
    const GameRow &row() const;

    MatchWaits waits() const;
    /** Not everything is on disk yet. */
    bool pending() const;

    /** Whose eyes steps are told for; kNoSeat: what everybody may know. */
    void setViewer(rules::SeatId seat);

    /** Refusals leave everything as it was. */
    [[nodiscard]] rules::Result<void> submit(rules::SeatId seat, std::string_view action);
    /** What was thrown at the table for the roll awaited. */
    [[nodiscard]] rules::Result<void> typeDice(const std::vector<std::uint8_t> &faces);

    /** Back to the last decision of a person: over what machines did since, too, if no dice fell
        and nothing was revealed. */
    [[nodiscard]] rules::Result<void> undo();
    /** Does again the last act of a person that was undone or taken back, and what machines had
        answered, with the dice they had. */
    [[nodiscard]] rules::Result<void> redo();
    /** Undo over dice; the people have agreed, a machine only in a practice match. */
    [[nodiscard]] rules::Result<void> takeBack();
    [[nodiscard]] rules::Result<void> concede(rules::SeatId seat);
    /** TakeBackNotAgreed against a machine outside practice. */
    [[nodiscard]] rules::Result<void> agreeDraw();
    /** What can be undone of all that was done. */
    MatchPast past() const;

    /** Gives a seat to a machine ("easy") or back to a person (rules::kPerson): in the row, not in
        the journal, which replays the same. Who began there stays in the set-up, and a machine that
        began agrees to no more than before. Waits for the disk. */
    [[nodiscard]] rules::Result<void> handSeat(rules::SeatId seat, const std::string &player);
    /** Whether its dice are typed from now on. Waits for the disk. */
    [[nodiscard]] rules::Result<void> setTypesDice(rules::SeatId seat, bool typed);
    /** Machines and the program's dice wait, or go on. */
    void hold(bool held);
    /** For somebody who looks on: once an act is told, machines think only after goAhead(). */
    void setPaced(bool paced);
    void goAhead();

    MatchNotes notes() const;
    MatchBranches branches() const;
    /** Of its library. */
    Drafts drafts() const;

    /** Waits until all is on disk that was done so far; the first failure since the last call. */
    [[nodiscard]] rules::Result<void> flush();
    /** Waits until a person is asked, typed dice are awaited, or the match is over, and all is on
        disk; under hold() until all is on disk. */
    [[nodiscard]] rules::Result<void> settle();
    /** Reads the match again, after others wrote or after a refusal. */
    [[nodiscard]] rules::Result<void> reload();

signals:
    /** Is on disk, and may be shown. */
    void stepDone(const escarmouche::model::MatchStep &step);
    /** All steps have been told; who is awaited, seats, notes or the whole match changed. */
    void changed();
    /** A machine has begun to think for that seat. */
    void thinking(escarmouche::rules::SeatId seat);
    /** The store took an act of a person back: the match stands as it is stored (StreamMoved:
        another window played on), or a machine does not choose. Machines are held until the next
        act, or hold(false). */
    void refused(const escarmouche::rules::Error &error);

private:
    friend class Matches;
    explicit MatchSession(std::unique_ptr<MatchRun> run);
    static rules::Result<std::unique_ptr<MatchSession>>
    open(std::shared_ptr<LibraryStore> store, const std::string &uuid, MatchCourse course);
    void catchUp();
    rules::Result<void> goBack(bool agreed);

    std::unique_ptr<MatchRun> m_run;
};

} // namespace escarmouche::model
