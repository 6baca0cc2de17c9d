// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <string>

namespace escarmouche::tests {

/** How a match between machines went through its neutral face. */
struct MatchPlay {
    std::string complaint; // empty: all was kept
    rules::Journal journal;
    rules::BattleReport report;
};

/** Plays a match whose seats all have machines, with dice from the seed. With `wander` it also
    undoes, redoes, takes back and tries what must be refused, and requires that each of them
    leaves exactly what was there; the set-up is then one of a practice match. */
MatchPlay playMatch(const rules::MatchRules &rules, const rules::MatchSetup &setup,
                    std::uint64_t seed, bool wander);

/** What is wrong when the journal is written, read, replayed and told; empty: nothing. */
std::string replayComplaint(const rules::MatchRules &rules, const MatchPlay &play);

/** The journal with die `which` (counted through all entries) showing another face of six. The seq
    of its entry in `entry`; 0: there are not so many dice. */
rules::Journal withFlippedDie(rules::Journal journal, std::size_t which, int &entry);

} // namespace escarmouche::tests
