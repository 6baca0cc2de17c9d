// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

// The match in words: phrases of resources/catalogues/musg/story.json, still without a language.

/** What the log calls a figure; nothing where there is none. */
Text nameOf(const Skirmish &game, FigureId figure);
/** Hundredths as pas, what follows the point left out where nothing does: 450 is 4.5. */
Text pas(std::int32_t hundredths);
/** Whole pas, those begun counted: what a way cost or how far a shot goes, whose limits are whole.
 */
std::int64_t wholePas(std::int32_t hundredths);

/** Thrown for how far somebody goes: a die that counts half (MUSG-PROFILE-01). */
bool isDistance(Reason reason);

/** What a band adds to its die for who begins (MUSG-TURN-03); 0: nothing, or it is another throw.
 */
int bonusOf(const DiceThrown &event);

/** What the weapon of a shot covers. */
Template shapeOf(const Skirmish &game, const ShotDeclared &event);

/** The awaited request as a question. */
Phrase questionOf(const Skirmish &game, const State &state);
/** An answer as a button says it. */
Phrase labelOf(const Skirmish &game, const State &state, const Action &action);
/** What an attack is made with; empty: with none, or it is no attack. */
Text weaponOf(const Skirmish &game, const Action &action);
/** What a plan would do, in order, its rules, its price, and what it would waste. */
void describe(const Skirmish &game, const State &state, const Plan &plan, ActionPreview &preview);
/** What happened. `book` gives the names of rolls and tests. */
Phrase tellOf(const Skirmish &game, const PhraseBook &book, const Event &event);
ToldAs toldAsOf(const Skirmish &game, const PhraseBook &book, const Event &event); // toldas.cpp

} // namespace escarmouche::rules::musg::play
