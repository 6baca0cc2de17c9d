// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "rules/core/match/match.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

class Drafts;
class GameRepository;
struct LibraryStore;
struct SentSteps;

/** One thing to animate: an act, or one answer of chance after it, and what came of it. */
struct MatchBeat {
    std::optional<rules::Thrown> thrown; // the dice: reason, owner and what they needed are there
    bool typed = false; // by people, not thrown by the program
    std::vector<rules::ToldEvent> told; // as the viewer may know them
    rules::BoardView view; // of the viewer, after it

    bool operator==(const MatchBeat &) const = default;
};

/** What one entry of the journal brought, or brought anew: its last roll may come later, typed. */
struct MatchStep {
    int entry = 0;
    rules::JournalAct act = rules::JournalAct::Begin;
    rules::SeatId actor;
    std::string action; // codec text; empty unless act is Action
    bool byMachine = false;
    std::vector<MatchBeat> beats;

    bool operator==(const MatchStep &) const = default;
};

/** Who or what the match waits for. */
enum class MatchWaits {
    Person, // a person's decision: match().awaited(), options(), submit()
    Dice, // typed ones: typeDice()
    Machine, // it thinks, or would but for hold()
    Nobody, // the match is over, or it cannot go on (see refused)
};

/** A match of the library being played: submits what people decide, lets machines and dice go on
    by themselves, keeps all of it on disk. Steps are told (`stepDone`) once they are there, not
    before: nobody has seen dice that a kill could lose. Up to then match() is already further than
    what was told; draw when `changed` comes.

    One transaction holds a submission and all that machines and dice make of it up to the next
    question to a person; a long machine turn is written every few entries, and goes on when they
    are on disk. Nothing is asked of the disk or of a machine on the calling thread. */
class MatchSession : public QObject
{
    Q_OBJECT

public:
    ~MatchSession() override;

    const std::string &uuid() const;
    const rules::Match &match() const;
    const rules::MatchRules &rules() const;
    const rules::MatchSetup &setup() const; // as the match began
    /** As listed; seats as they are now. */
    const GameRow &row() const;

    MatchWaits waits() const;
    /** Not everything is on disk yet: match() is further than what may be shown. */
    bool pending() const;

    /** Whose eyes steps are told for; kNoSeat: what everybody may know. */
    void setViewer(rules::SeatId seat);
    rules::SeatId viewer() const;

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
    bool canUndo() const;
    bool canRedo() const;
    bool canTakeBack() const;
    /** Of the journal, in which the last act of a person that stands began; 0: there is none. It is
        the first that undo and take back go over, and after a redo the one done again. */
    int lastByPerson() const;
    int timesTakenBack() const;

    /** Gives a seat to a machine ("easy") or back to a person (rules::kPerson). Kept in the row,
        not in the journal: the rules do not know who decides, and a journal replays the same.
        Who began there stays in the set-up, and a machine that began agrees to no more than
        before. Waits for the disk. */
    [[nodiscard]] rules::Result<void> handSeat(rules::SeatId seat, const std::string &player);
    /** Whether its dice are typed from now on. Waits for the disk. */
    [[nodiscard]] rules::Result<void> setTypesDice(rules::SeatId seat, bool typed);
    /** Machines and the program's dice wait, or go on. */
    void hold(bool held);
    bool isHeld() const;
    /** For somebody who looks on: once an act is told, machines think only after goAhead(). */
    void setPaced(bool paced);
    void goAhead();

    /** The entry that began the last act that stands. */
    int lastEntry() const;
    const std::map<int, std::string> &notes() const; // by entry; an empty one is a bookmark
    /** Wait for the disk. */
    [[nodiscard]] rules::Result<void> setNote(int entry, const std::string &text);
    [[nodiscard]] rules::Result<void> removeNote(int entry);

    /** Of its library. */
    Drafts drafts() const;

    /** What stands so far, to look at step by step. */
    std::unique_ptr<rules::Record> record() const;
    /** A match of its own that stands where this one did when that entry was made. */
    rules::Result<std::unique_ptr<rules::Match>> before(int entry) const;

    /** The same bands on the same ground with other dice, as a new match; its uuid. */
    rules::Result<std::string> rematch() const;
    /** Starts a new match from where this one was at the end of the act begun in that entry, with
        these players by seat; a seat not named keeps its player. */
    rules::Result<std::string> playOnFrom(int entry,
                                          const std::vector<std::string> &players = {}) const;

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
    struct Private;
    explicit MatchSession(std::unique_ptr<Private> d);
    static rules::Result<std::unique_ptr<MatchSession>> open(std::shared_ptr<LibraryStore> store,
                                                             const std::string &uuid);

    void takeThought(const rules::Result<std::string> &action);
    void takeKept(const SentSteps &written);
    void takeLost(const rules::Error &error, const std::deque<SentSteps> &lost);
    void catchUp();
    /** Lets dice fall and machines act up to the next question to a person, and writes. */
    void goOn();
    void think(rules::SeatId seat);
    rules::Result<void> goBack(bool agreed);
    rules::Result<void> act(const std::function<rules::Result<void>()> &does);
    rules::Result<void> keep(const std::function<rules::Result<void>(GameRepository &)> &write);

    std::unique_ptr<Private> d;
};

} // namespace escarmouche::model
