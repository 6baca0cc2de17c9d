// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** One thing to animate: an act, or one answer of chance after it, and what came of it. */
struct MatchBeat {
    std::optional<rules::Thrown> thrown; // the dice: reason, owner and what they needed are there
    bool typed = false; // by people, not thrown by the program
    std::vector<rules::ToldEvent> told; // as the viewer may know them
    rules::BoardView view; // of the viewer, after it
    rules::Phrase asked = {}; // what the dice answered: what for, and whom they were about

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
    Nobody, // it is over, cannot go on (see refused), or the disk is awaited
};

/** What may be passed takes at least that long, by a machine or for a person, so that nobody reads
    from it whether something else could have been done. */
inline constexpr std::chrono::milliseconds kPassing{600};

} // namespace escarmouche::model
