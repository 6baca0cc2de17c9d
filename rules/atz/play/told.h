// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/people.h"
#include "rules/kit/happening/telling.h"
#include "rules/kit/happening/told.h"

#include <string_view>
#include <utility>
#include <vector>

// How the chapters tell what happens.

namespace escarmouche::rules::atz {

/** What happens: keys of the phrase book. */
inline constexpr auto kHappened = kit::keys(
    "begun", "entered", "round", "initiative", "tied", "side-acts", "side-rests", "others-act",
    "others-rest", "acts", "impulse-ended", "went", "left-map", "charged", "ran", "fired",
    "panicked", "hit", "missed", "shot-lies", "emptied", "reloaded", "ammo-spent", "swapped",
    "gave", "attached", "dropped", "threw", "rerolled", "wounded", "turned", "died", "zombie-died",
    "melee-rolled", "melee-compared", "melee-answered", "tested", "picked-row", "holds", "fled",
    "cannot-flee", "dueled", "ducked", "zombies-act", "zombies-rest", "shambled", "spawn-rolled",
    "zombie-came", "second-set", "card-drawn", "surprises", "is-surprised", "slipped-back", "found",
    "found-nothing", "left-find", "healed", "turn-ended", "won", "won-by", "lost", "drawn", "equal",
    "joined", "bought", "lived", "treated", "finding-rolled", "somebody-inside", "nobody-there",
    "saw-stranger", "greeted", "befriended", "attacked", "came-beside", "went-away", "divided",
    "took-drugs", "sobered", "stayed-out", "followed-on", "cured", "is-human", "offered-draw",
    "declined-draw", "agreed");
/** The kind of such an event. */
consteval std::uint16_t told(std::string_view key)
{
    return kit::kindIn(kHappened, key);
}

// Kinds of tokens, counters and of what is laid.
enum TokenKinds : std::uint16_t { kSurvivorKind, kZombieKind }; // and its kind
enum Counters : std::uint16_t { kKills, kInPool, kGlory };
enum LaidKinds : std::uint16_t { kShotKind = 1, kBuildingKind };
enum States : std::uint32_t { kIsWounded = 1, kHasActedState = 2, kIsLockedState = 4, kDrugs = 8 };

using kit::Changes, kit::fromTo, kit::Numbers, kit::ofGame, kit::withFaces;
using Watch = kit::Watch<Atz>;

std::vector<Counter> countersOf(const Atz &game, const State &state);
std::vector<Token> watchedTokens(const Atz &game, const State &state);
Token tokenOf(const Atz &game, const State &state, int who);
Token tokenOf(const Atz &game, const Zombie &zombie);
kit::BoardChange buildingIs(const Atz &game, const State &state, int building);
kit::BoardChange shotsIn(const Atz &game, const State &state, int cell);

/** Something that a survivor does, or that befalls it, where it stands. */
kit::Happening by(const Stage &stage, int who, std::uint16_t kind, RuleId rule,
                  Numbers numbers = {});
/** It goes to that hex, which is told so. */
void goTo(const Stage &stage, int who, int cell, kit::Happening event);
/** The same, told; and with the dice that fell. */
inline void tellOf(const Stage &stage, int who, std::uint16_t kind, RuleId rule,
                   Numbers numbers = {})
{
    stage.tell([&] { return by(stage, who, kind, rule, numbers); });
}
inline void tellDice(const Stage &stage, int who, std::uint16_t kind, RuleId rule, Numbers numbers)
{
    stage.tell([&] { return withFaces(stage.state.faces, by(stage, who, kind, rule, numbers)); });
}
/** With whom it happens to. */
inline kit::Happening against(int token, kit::Happening event)
{
    event.whom = token;
    return event;
}
} // namespace escarmouche::rules::atz
