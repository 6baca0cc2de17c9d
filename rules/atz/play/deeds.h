// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/told.h"
#include "rules/kit/horde/hunt.h"

#include <map>
#include <vector>

// What several chapters do. Whatever may end the game comes last in a step: no frame is there after
// it.

namespace escarmouche::rules::atz {

/** The dice of a roll that are no higher than Rep (ATZ-COMP-16). */
int successesOf(const State &state, int rep);

void removeZombie(const Stage &stage, int token, RuleId rule, int killer);
/** The survivor gets that many wounds, one after the other (ATZ-COMP-05, -06), from another or,
    -1, from zombies. */
void wound(const Stage &stage, int who, int many, RuleId rule, int doer = -1);
/** Of a survivor who is behind so many zombies (ATZ-MELEE-04). */
int woundsOf(const MeleeFigures &figures, int zombies, int theirs, int own);
/** How a survivor meets those who charged it, by its successes (ATZ-REACT-12). */
enum class Facing : std::uint8_t { Fires, Fights, Flees };
Facing facingOf(int successes, bool isCovered, bool isArmed, int chargers);
/** A zombie of that kind comes to the hex. */
void putZombie(const Stage &stage, int kind, int cell, RuleId rule);
/** Noise stays in the hex, on top of what is there (ATZ-COMP-08). */
void layShot(const Stage &stage, int who, int cell, int value, RuleId rule);
void emptyGun(const Stage &stage, int who, RuleId rule);
/** A round in its hex: with a survivor first, then with zombies. */
void fight(const Stage &stage, int who);
/** A reaction of a survivor to another, or to zombies: it comes before all else. */
void react(const Stage &stage, Test test, int who, int foe);
void holds(const Stage &stage, int who, RuleId rule);
/** It shoots, and names that enemy first. */
void shootBack(const Stage &stage, int who, int foe, Volley why);
/** Enemies of a survivor that see it, a bit each. */
std::uint32_t watchersOf(const Atz &game, const State &state, int who);
/** Whoever sees it come takes a test (ATZ-REACT-31). */
void comeIntoSight(const Stage &stage, int who);
/** Whether the survivor is near enough to the watcher, and seen. */
bool isInSight(const Atz &game, const State &state, int watcher, int who);
void reactToSight(const Stage &stage, const TestFrame &test);
/** Hexes to which the survivor could duck from the other (ATZ-DUCK-01, -02). */
std::vector<int> shelters(const Atz &game, const State &state, int who, int foe);
void duck(const Stage &stage, const Action &action);
/** Ammo may be spent before a reaction (ATZ-REACT-03). */
void loadOrNot(const Stage &stage, const Action &action);
void spendAmmo(const Stage &stage, int who, Slot slot, RuleId rule);
/** A wound that would kill may be cancelled (ATZ-ABIL-07). */
void cheatDeath(const Stage &stage, const TestFrame &test);
/** One wound less. */
void heal(const Stage &stage, int who, int whom, std::uint16_t kind, RuleId rule);

// What is answered to questions amid a roll, a test or a melee.
void rollAgain(const Stage &stage, int die);
void keepDice(const Stage &stage);
/** A star picks the row, or rolls like others. */
void pickRow(const Stage &stage, const Action &action);
void killInMelee(const Stage &stage, int zombie);

/** ATZ-TURN-08, and the goal of the scenario. */
void endIfOver(const Stage &stage);

// What is done in an impulse.
void activate(const Stage &stage, int who);
void enter(const Stage &stage, int who, int cell);
void step(const Stage &stage, int who, int cell);
void leaveMap(const Stage &stage, int who);
void handle(const Stage &stage, int who, const Action &action);
void search(const Stage &stage, int who);
/** It may have come into a building that nobody had entered, from that hex. */
void enterBuilding(const Stage &stage, int who, int from, bool isSurprised);
/** What is done to zombies that are surprised, or with what was found. */
void meetSurprised(const Stage &stage, const Action &action);
void makeRoom(const Stage &stage, const Action &action);
/** The hex of an enemy is entered: movement ends (ATZ-REACT-44). */
void chargeInto(const Stage &stage, int who, int cell);

/** Whom the zombie goes for, with the reasons (ATZ-ZMOVE-01 to -03): survivors. */
using Hunt = kit::Hunt<std::int8_t, kMostSurvivors>;
/** By their goal, what ways over open ground cost zombies: several may ask for the same. */
using KnownWays = std::map<int, kit::Steps<Field>>;
Hunt huntOf(const Atz &game, const State &state, const Zombie &zombie, KnownWays &known);
/** Hexes in which its way to that survivor may end this time; all ways are as good. */
std::vector<int> goalsOf(const Atz &game, const State &state, const Zombie &zombie, int prey,
                         KnownWays &known);

} // namespace escarmouche::rules::atz
