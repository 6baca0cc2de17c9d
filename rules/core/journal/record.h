// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/board/boardview.h"
#include "rules/core/dice/request.h"
#include "rules/core/journal/journal.h"
#include "rules/core/journal/told.h"

#include <cstddef>
#include <string>
#include <vector>

namespace escarmouche::rules {

/** Chance that was asked for, and what it said. */
struct Thrown {
    Request request;
    ChanceAnswer answer;

    bool operator==(const Thrown &) const = default;
};

/** One act of a match that still stands. */
struct RecordStep {
    int entry = 0; // of the journal, in which it began
    JournalAct act = JournalAct::Begin;
    SeatId actor;
    std::string action; // codec text; empty unless act is Action
    int turn = 0; // of the board after it

    bool operator==(const RecordStep &) const = default;
};

/** How the seats stood after an event that changed it. */
struct CoursePoint {
    std::size_t step = 0;
    ToldEvent event;
    std::vector<int> standing; // by seat, in the system's own measure

    bool operator==(const CoursePoint &) const = default;
};

/** A match as it was played, for looking at: never changes, asks no rule, may be read by several
    threads. Steps count from 0, the beginning; one beyond the last is the last. */
class Record
{
public:
    virtual ~Record() = default;

    virtual const std::vector<RecordStep> &steps() const = 0;
    /** As the seat could know it after that step; kNoSeat: what everybody could. */
    virtual BoardView view(std::size_t step, SeatId seat) const = 0;
    virtual std::vector<ToldEvent> told(std::size_t step, SeatId seat) const = 0;
    /** In the order thrown. Empty in a record of another revision, whose questions are not known
        any more. */
    virtual const std::vector<Thrown> &thrown(std::size_t step) const = 0;

    /** The whole of it, as the seat could follow it; empty in a system without a measure. */
    virtual std::vector<CoursePoint> course(SeatId seat) const = 0;

    /** As the seat could know it after that step; of a system without a board: empty. */
    virtual Ground ground(std::size_t step, SeatId seat) const = 0;
    virtual Cast cast() const = 0;
    virtual std::vector<StateWord> states() const = 0;
    virtual BoardWords words() const = 0;
    /** The sides are still setting up after that step. */
    virtual bool isSetUp(std::size_t step) const = 0;
};

} // namespace escarmouche::rules
