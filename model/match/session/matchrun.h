// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/course/matchcourse.h"
#include "model/match/session/matchkeeping.h"
#include "model/match/session/matchpast.h"
#include "model/match/session/matchseats.h"
#include "model/match/session/matchthinker.h"
#include "model/match/session/playedmatch.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace escarmouche::model {

/** Lets an open match go on: dice fall and machines act up to the next question to a person, and
    all of it is kept before it is shown. Its signals are those of the MatchSession. */
class MatchRun : public QObject
{
    Q_OBJECT

public:
    static rules::Result<std::unique_ptr<MatchRun>>
    open(std::shared_ptr<LibraryStore> store, const std::string &uuid, MatchCourse course);

    const rules::MatchRules &rules() const { return *m_rules; }
    const rules::MatchSetup &setup() const { return m_setup; }
    const MatchKeeping &disk() const { return m_disk; }
    PlayedMatch &match() { return m_match; }
    const PlayedMatch &match() const { return m_match; }
    MatchSeats seats() const { return {m_disk.row().seats, m_setup}; }
    /** Of all that was done. */
    MatchPast past() const { return {m_match.ahead(), seats()}; }
    /** The last entry's act was a machine's. */
    bool isByMachine() const;
    MatchWaits waits() const;
    bool pending() const { return !m_disk.isEmpty() || !m_match.steps().empty(); }

    /** Does something that a person decided, and goes on; what it refuses has changed nothing. */
    rules::Result<void> act(const std::function<rules::Result<void>()> &does);
    /** Answers, for a person, the question that is shown. */
    rules::Result<void> answer(const std::function<rules::Result<void>()> &does);
    /** Writes something beside the journal. Waits for the disk. */
    rules::Result<void> keep(const std::function<rules::Result<void>(GameRepository &)> &change);
    /** Writes who decides or throws dice, and goes on with that. */
    rules::Result<void> seat(rules::SeatId seat, const GameSeat &as);

    void hold(bool held);
    void setPaced(bool paced);
    void goOn();

    rules::Result<void> flush() { return m_disk.flush(); }
    rules::Result<void> settle();
    rules::Result<void> reload();
    /** Others may have written. */
    void catchUp();

signals:
    void stepDone(const escarmouche::model::MatchStep &step);
    void changed();
    void thinking(escarmouche::rules::SeatId seat);
    void refused(const escarmouche::rules::Error &error);

private:
    MatchRun(std::shared_ptr<LibraryStore> store, const std::string &uuid, MatchCourse course);
    rules::Result<void> load();
    rules::ChanceAnswer fallsNext() const;
    void think(rules::SeatId seat);
    void takeThought(const rules::Result<std::string> &action);
    void takeKept(const SentSteps &written);
    void takeLost(const rules::Error &error, const std::deque<SentSteps> &lost);

    const rules::MatchRules *m_rules = nullptr;
    rules::MatchSetup m_setup;
    MatchCourse m_course;
    MatchKeeping m_disk;
    PlayedMatch m_match;
    MatchThinker m_thinker;
    bool m_byPerson = false; // some of what was done and not sent
    bool m_held = false; // machines wait, as somebody wished
    bool m_paced = false; // machines wait after each act
    bool m_isToldFull = false;
    bool m_stalled = false; // machines and dice wait, because what they did could not be kept
};

} // namespace escarmouche::model
