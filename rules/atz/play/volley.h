// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

// Shots: who may be named, how many dice fall, what they need.

namespace escarmouche::rules::atz {

/** Rep as it counts for shots. */
int shotRep(const Atz &game, const Survivor &survivor);
bool hasVest(const Atz &game, const Survivor &survivor);
/** The least total that hits the target named as the so manieth, from 0 (ATZ-FIRE-03): the first
    may be hard to hit. */
int totalNeeded(bool isCovered, int ordinal, bool isHard);
int totalNeeded(const Atz &game, const State &state, const VolleyFrame &volley, int token,
                int ordinal);
int rolledDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley);
/** So many of the best count. */
int countedDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley);

/** Whether the token may be named next (ATZ-FIRE-04). */
Judged<void> judgeTarget(const Atz &game, const State &state, const VolleyFrame &volley, int token);
bool mayNameMore(const Atz &game, const State &state, const VolleyFrame &volley);
void nameTarget(const Stage &stage, const Action &action);
/** No more are named. */
void shootNow(const Stage &stage);

} // namespace escarmouche::rules::atz
