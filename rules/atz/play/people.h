// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/atz.h"

// What the chapters ask of a state: who is who, who stands where.

namespace escarmouche::rules::atz {

using kit::topFrame;

inline std::uint32_t bitOf(int who)
{
    return 1U << static_cast<unsigned>(who);
}
inline SeatId seatOf(const State &state, int who)
{
    return {survivorAt(state, who).side};
}
inline Asked askedOf(const State &state)
{
    return static_cast<Asked>(state.request.decision.prompt);
}
/** Who has still to come in. */
inline std::vector<int> waiting(const State &state)
{
    return those(state, [&](int who) { return survivorAt(state, who).where == Where::Waiting; });
}
/** Those of the side who stand on the map. */
inline std::vector<int> thoseOf(const State &state, int side)
{
    return those(state, [&](int who) {
        return survivorAt(state, who).isHere() && survivorAt(state, who).side == side;
    });
}
/** Whom a question is about; -1: nobody. */
inline int subjectOf(const State &state)
{
    return kit::subjectOf(state, state.impulse.who);
}
inline bool isSurvivor(const State &state, int token)
{
    return token >= 0 && token < static_cast<int>(state.survivors.size());
}

/** The side of the counter that is up (ATZ-COMP-05). */
const Face &faceOf(const Atz &game, const Survivor &survivor);
/** Wounds that kill it. */
int lastWound(const Atz &game, const Survivor &survivor);

/** -1: nobody stands there. */
int survivorIn(const State &state, int cell, int besides = -1);
int zombiesIn(const State &state, int cell);
/** Zombies in its hex that are its own to fight (ATZ-MELEE-07). */
bool fights(const State &state, const Zombie &zombie, int who);
int zombiesOf(const State &state, int who);
/** Somebody of that side stands there, besides that one. */
bool hasFriend(const State &state, int side, int cell, int besides = -1);
/** A zombie, or somebody of another side. */
bool hasEnemy(const State &state, int side, int cell);
/** A survivor of another side that stands in its hex; -1: none. */
int opponentOf(const State &state, int who);
inline bool can(const Atz &game, const State &state, int who, Ability ability)
{
    return who >= 0 && game.kindOf(survivorAt(state, who)).ability == ability;
}
/** Of an impulse in which it does not move (ATZ-ABIL-02). */
inline int actionsOf(const Atz &game, const State &state, int who)
{
    return can(game, state, who, Ability::TwoActions) ? 2 : 1;
}
inline bool isLocked(const State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    return hasEnemy(state, survivor.side, survivor.cell);
}
/** kNoCell: it is not on the map. */
int cellOf(const State &state, int token);
/** A zombie, or a survivor of another side, that is on the map. */
bool isEnemy(const State &state, int side, int token);
/** Survivors, then zombies. */
using Tokens = std::vector<std::int16_t>;
Tokens allTokens(const State &state);

/** Of that type; -1: it has none. */
int itemOf(const Atz &game, const Survivor &survivor, ItemType type);
inline bool hasVest(const Atz &game, const Survivor &survivor)
{
    return itemOf(game, survivor, ItemType::Vest) >= 0; // ATZ-ITEM-04
}
/** What lies there; -1: nothing. */
int itemIn(const Survivor &survivor, Slot slot);
/** The gun in its hand; null: it has none, or another weapon. */
const Item *gunOf(const Atz &game, const Survivor &survivor);
inline bool hasLoadedGun(const Atz &game, const Survivor &survivor)
{
    const Item *gun = gunOf(game, survivor);
    return gun && !gun->isEmpty;
}
bool hasFoundGun(const Atz &game, const Survivor &survivor);
/** Whether a thing of that kind fits: into the hand, the bag or a box (ATZ-COMP-04). */
std::optional<Slot> roomFor(const Atz &game, const Survivor &survivor, const ItemKind &kind);

/** One of that type is used up. */
void useUp(const Atz &game, Survivor &survivor, ItemType type);

/** What a member of a team carries, where it lies. */
FixedList<Item, kMostCarried> itemsOf(const kit::TeamBox &box, const Member &member);

/** What the side has earned (ATZ-CAMP-02). */
int gloryOf(const Atz &game, const State &state, int side);
/** Survivors of the side that are alive. */
int aliveOf(const State &state, int side);

/** A hex of a building that may be full of zombies (ATZ-ENTER-01). */
bool isUnknown(const Atz &game, const State &state, int cell);
/** What entering the hex costs (ATZ-MOVE-02). */
int costOf(const Atz &game, int cell);
/** Steps over ground that `isBarred(cell)` does not bar, at what they cost. */
template<class IsBarred>
auto waysPast(const Atz &game, IsBarred isBarred)
{
    return [&game, isBarred](int from, int side) {
        const int cell = game.field().neighbour(from, side);
        return isBarred(cell) ? kit::kNoWay : costOf(game, cell);
    };
}
/** Whether that many movement points take it from there, past friends, to a hex where it may stop
    (ATZ-STACK-02, -03). */
bool canStop(const Atz &game, const State &state, int who, int cell, int points);
/** What is in the way of a shot at that token from where the survivor stands (ATZ-FIRE-01); its own
    hex is always in sight. */
Judged<void> judgeShot(const Atz &game, const State &state, int who, int token);
/** It has a loaded gun in hand that reaches the token. */
inline bool isArmed(const Atz &game, const State &state, int who, int token)
{
    return judgeShot(game, state, who, token).has_value();
}

} // namespace escarmouche::rules::atz
