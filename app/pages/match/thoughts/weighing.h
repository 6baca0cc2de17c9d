// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::app {

class MatchController;

/** What a machine weighs for one decision: one that is to be made now, or one made before. */
struct Weighing {
    rules::SeatId seat; // that decides; nobody: there is no decision to weigh
    std::string machine; // that weighs: the seat's own, else the strongest
    int entry = 0; // of the journal, that the decision became; 0: it is still to be made
    int turn = 0;
    bool isSecret = false; // it would tell what the player may not know
    std::vector<rules::Thought> thoughts; // best first
    std::size_t more = 0; // that were weighed too, and are worth less
    std::size_t done = 0; // which of them was done; as many as there are: none of them
    std::shared_ptr<const rules::Match> match; // as it stood; null: the one being played

    const rules::Match &standing(const MatchController &controller) const;
    rules::Overlay overlay(const MatchController &controller, std::size_t thought) const;
};

/** For the person who is asked now. */
Weighing weighNow(const MatchController &controller);
/** For the act begun in that entry of the journal; of no other entry there is anything to weigh. */
Weighing weighBefore(const MatchController &controller, int entry);
/** The nearest act of a seat before or after that entry; 0: there is none. */
int decisionBeside(const MatchController &controller, int entry, bool isForward);

} // namespace escarmouche::app
