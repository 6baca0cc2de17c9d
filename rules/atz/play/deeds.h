// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/told.h"
#include "rules/kit/horde/hunt.h"
#include "rules/kit/odds/again.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

// What several chapters do. Whatever may end the game comes last in a step: no frame outlives it.

namespace escarmouche::rules::atz {

using Faces = FixedList<std::uint8_t, kMostFaces>;
/** The dice of a roll that are no higher than Rep (ATZ-COMP-16). */
int successesOf(const Faces &faces, int rep);
/** The Rep of whoever rolls, where dice count against that. */
std::optional<int> repTested(const Atz &game, const State &state, const RollFrame &roll);
/** Of the roll on top. */
kit::RolledAgain rolledAgain(const Atz &game, const State &state, int die);

void removeZombie(const Stage &stage, int token, RuleId rule, int killer,
                  std::uint16_t kind = told("zombie-died"));
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
/** A round in its hex. */
void fight(const Stage &stage, int who);
/** A reaction of a survivor to another, or to zombies: it comes before all else. */
void react(const Stage &stage, Test test, int who, int foe);
/** Whether it has what to shoot back with, or to load that with. */
bool couldAnswer(const Atz &game, const State &state, const TestFrame &test);
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
/** A zombie is cured instead of a round (ATZ-ABIL-01), and what comes of it. */
void tryCure(const Stage &stage, const Action &action);
void cure(const Stage &stage, const TestFrame &test);
/** Whoever has cleared its hex may go on to one of those (ATZ-ABIL-09). */
void followOn(const Stage &stage, int who);
std::vector<int> nextFights(const Atz &game, const State &state, int who);
void follow(const Stage &stage, const Action &action);
/** Of a side that begins: those whom drugs would let act (ATZ-ITEM-02). */
std::vector<int> drugTakers(const Atz &game, const State &state, int side);
void takeDrugs(const Stage &stage, const Action &action);
/** One wound less. */
void heal(const Stage &stage, int who, int whom, std::uint16_t kind, RuleId rule);

// What is answered to questions amid a roll, a test or a melee.
void rollAgainOrKeep(const Stage &stage, const Action &action);
/** A star picks the row, or rolls like others. */
void pickRow(const Stage &stage, const Action &action);
void killInMelee(const Stage &stage, int zombie);

/** ATZ-TURN-08, and the goal of the scenario. */
void endIfOver(const Stage &stage);
/** Two sides may agree on a draw when it has gone on for long (ATZ-SCEN-43), asked once a turn. */
bool isLong(const Atz &game, const State &state);
void offerDraw(const Stage &stage);
void agreeOrNot(const Stage &stage, const Action &action);

// What is done in an impulse.
void activate(const Stage &stage, int who);
void enter(const Stage &stage, int who, int cell);
void step(const Stage &stage, int who, int cell);
void leaveMap(const Stage &stage, int who);
void handle(const Stage &stage, int who, const Action &action);
/** Without looking what is there. */
void walk(const Stage &stage, int who, int cell);
/** It may have come into a building that nobody had entered, from that hex; or still stands there
    and goes into another, at which it looks first (ATZ-ABIL-04). */
void enterBuilding(const Stage &stage, int who, int from, bool isSurprised,
                   int into = kit::kNoCell);
void lookInside(const Stage &stage, const Action &action);
/** Hexes for a friend who was met (ATZ-STACK-07); it goes to one, or away. */
std::vector<int> roomBeside(const Atz &game, const State &state, int who);
void placeFriend(const Stage &stage, const Action &action);
/** What is done to zombies that are surprised, or with what was found. */
void meetSurprised(const Stage &stage, const Action &action);
void makeRoom(const Stage &stage, const Action &action);
/** The hex of an enemy is entered: movement ends (ATZ-REACT-44). */
void chargeInto(const Stage &stage, int who, int cell);
void arriveAmongEnemies(const Stage &stage, int who, int from);

/** Whom the zombie goes for, with the reasons (ATZ-ZMOVE-01 to -03): survivors. */
using Hunt = kit::Hunt<std::int8_t, kMostSurvivors>;
/** What ways cost zombies, by their goal and the patch in which they begin, -1 for open ground:
    several may ask for the same. */
using KnownWays = std::map<std::pair<int, int>, kit::Steps<Field>>;
/** In movement points of the zombie; kUnreached: it cannot get there. */
int pointsTo(const Atz &game, const Zombie &zombie, int goal, KnownWays &known);
Hunt huntOf(const Atz &game, const State &state, const Zombie &zombie, KnownWays &known);
/** Hexes in which its way to that survivor may end this time; all ways are as good. */
std::vector<int> goalsOf(const Atz &game, const State &state, const Zombie &zombie, int prey,
                         KnownWays &known);

// Shots: who may be named, how many dice fall, what they need.

/** Rep as it counts for shots. */
int shotRep(const Atz &game, const Survivor &survivor);
int meleeDice(const Atz &game, const Survivor &survivor);
/** The least total that hits the target named as the so manieth, from 0 (ATZ-FIRE-03): the first
    may be hard to hit. */
int totalNeeded(bool isCovered, int ordinal, bool isHard);
int totalNeeded(const Atz &game, const State &state, const VolleyFrame &volley, int token,
                int ordinal);
/** Dice that count, and at whom they go. */
std::vector<kit::Dealt> dealtShots(const Atz &game, const State &state, const VolleyFrame &volley,
                                   const Faces &thrown);
int rolledDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley);
/** So many of the best count. */
int countedDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley);

/** Whether the token may be named next (ATZ-FIRE-04). */
Judged<void> judgeTarget(const Atz &game, const State &state, const VolleyFrame &volley, int token);
bool mayNameMore(const Atz &game, const State &state, const VolleyFrame &volley);
void nameTarget(const Stage &stage, const Action &action);
/** No more are named. */
void shootNow(const Stage &stage);
/** Everybody in the hex, in the order of the counters (ATZ-GREN-03). */
VolleyFrame grenadeInto(const State &state, int who, int cell);

// Teams that are picked before anybody comes in (ATZ-SKIRM-02, ATZ-SCEN-02).

/** That item for that survivor. */
inline Action purchaseOf(int who, int item)
{
    return {.deed = Deed::Buy, .who = tiny(who), .item = small(item)};
}
/** What the side whose team is picked has left to spend. */
int coinLeft(const Atz &game, const State &state);
/** The team with what that answer adds to it: a survivor, a thing, or the ready-made team. */
Judged<Team> teamWith(const Atz &game, const State &state, const Action &action);
/** Whether there is anything that the survivor could be bought. */
bool canBuy(const Atz &game, const State &state, int who);
/** Survivors without a name who could be drawn (ATZ-SKIRM-06). */
std::vector<int> gruntsLeft(const Atz &game, const State &state);
void pick(const Stage &stage, const Action &action);

} // namespace escarmouche::rules::atz
