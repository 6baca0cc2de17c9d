// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/field/field.h"
#include "rules/core/dice/requestfields.h"
#include "rules/core/values/smallnumber.h"
#include "rules/kit/cards/deck.h"
#include "rules/kit/stage/doerframe.h"
#include "rules/kit/stage/seats.h"
#include "rules/kit/stage/stage.h"
#include "rules/kit/stage/values.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <variant>
#include <vector>

// A match of All Things Zombie as values.

namespace escarmouche::rules::atz {

inline constexpr std::size_t kMostSurvivors = 24, kMostZombies = 144, kMostCarried = 5;
inline constexpr std::size_t kMostShots = 48, kMostFaces = 30;
inline constexpr std::size_t kMostBuildings = 24, kZombieKinds = 18;
inline constexpr std::size_t kZombieCards = 7, kLootCards = 16; // kinds

// A side is a number: the seats, then those that nobody plays, strangers, and zombies.
inline constexpr int kMostTeams = 6, kStrangers = kMostTeams, kZombieSide = kMostTeams + 1;
inline constexpr int kMostSides = kMostTeams + 2;

// Tokens: a survivor's is its index, a zombie's its id and so much.
inline constexpr int kFirstZombie = 100;

/** A survivor, a side, or -1 for none, as a state keeps it; a cell or a token. */
constexpr std::int8_t tiny(std::integral auto number)
{
    return static_cast<std::int8_t>(number);
}
constexpr std::int16_t medium(std::integral auto number)
{
    return static_cast<std::int16_t>(number);
}

struct Item {
    std::uint8_t kind = 0;
    Slot slot = Slot::Box;
    bool isEmpty = false; // a gun that must be reloaded
    bool isImproved = false;
    bool isLoot = false; // it was found in this match
};
ESCARMOUCHE_VALUE(Item, &T::kind, &T::slot, &T::isEmpty, &T::isImproved, &T::isLoot)

/** Apart: in the box, of no side. */
enum class Where : std::uint8_t { Waiting, Here, Left, Dead, Apart };
struct Survivor {
    std::uint8_t kind = 0;
    std::int8_t side = 0;
    Where where = Where::Waiting;
    std::int16_t cell = kit::kNoCell;
    std::uint8_t wounds = 0;
    bool hasActed = false; // it had its impulse of this turn
    bool hasTested = false; // as one that was charged, in this turn (ATZ-REACT-11)
    bool isOnDrugs = false; // in this turn (ATZ-ITEM-02)
    FixedList<Item, kMostCarried> items = {};

    bool isHere() const { return where == Where::Here; }
};
ESCARMOUCHE_VALUE(Survivor, &T::kind, &T::side, &T::where, &T::cell, &T::wounds, &T::hasActed,
                  &T::hasTested, &T::isOnDrugs, &T::items)

/** Its kind is one of 18: three speeds in each of six directions. */
struct Zombie {
    std::uint16_t id = 0; // never given again
    std::uint8_t kind = 0;
    std::int16_t cell = kit::kNoCell;
    std::int8_t fights = -1; // in a round among several survivors, one of them (ATZ-MELEE-07)

    int direction() const { return (kind - 1) / 3; } // a side of a cell
    int speed() const { return (kind - 1) % 3; }
    int token() const { return kFirstZombie + id; }
};
ESCARMOUCHE_VALUE(Zombie, &T::id, &T::kind, &T::cell, &T::fights)

/** What was fired from a hex in this turn (ATZ-COMP-08). */
struct Shot {
    std::int16_t cell = kit::kNoCell;
    std::uint8_t value = 0;
};
ESCARMOUCHE_VALUE(Shot, &T::cell, &T::value)

enum class Searched : std::uint8_t { No, Entered, Yes };

/** The survivor that acts, and what it has left. */
struct Impulse {
    std::int8_t who = -1;
    std::uint8_t mp = 0, spent = 0; // movement points: left, and spent
    std::uint8_t actions = 1; // left
    bool hasMoved = false, hasRun = false;
    bool isEntry = false; // before the first turn
    bool isOver = false; // it does nothing more but fight
    bool hasFought = false; // its round of melee (ATZ-TURN-07)
    std::uint32_t seenBy = 0; // enemies, a bit each, who take no In Sight test (ATZ-REACT-31)
    std::int8_t answers = -1; // whom it must fire at when it has moved (ATZ-REACT-22)
    std::int16_t free =
        kit::kNoCell; // the hex in which it was last without a friend (ATZ-STACK-06)
    std::int16_t foe = -1; // a token: whom one that nobody plays goes for (ATZ-FIND-07)
};
ESCARMOUCHE_VALUE(Impulse, &T::who, &T::mp, &T::spent, &T::actions, &T::hasMoved, &T::hasRun,
                  &T::isEntry, &T::isOver, &T::hasFought, &T::seenBy, &T::answers, &T::free,
                  &T::foe)

// Rules in progress.

/** Survivors come in, zombies are drawn (ATZ-TURN-02). */
using SetUpFrame = kit::SteppedFrame<struct SetUpSteps>;
/** ATZ-TURN-01 */
using TurnFrame = kit::SteppedFrame<struct NightTurnSteps>;
/** Each side rolls; of several alike who comes first is rolled again (ATZ-INIT-01). */
struct InitiativeFrame {
    std::uint8_t rolling = 0; // sides, a bit each, that roll now
    bool isForOrder = false; // dice for eligibility stand
    std::array<std::uint32_t, kMostSides> keys = {}; // the order: what each rolled, digit by digit
};
ESCARMOUCHE_VALUE(InitiativeFrame, &T::rolling, &T::isForOrder, &T::keys)
/** The impulses of a side (ATZ-TURN-03). */
struct SideFrame {
    std::int8_t side = 0;
    bool hasDeclined = false; // nobody takes drugs any more (ATZ-INIT-07), then: offers a draw
    bool isBegun = false;
    std::uint32_t eligible = 0; // survivors, a bit each; frozen (ATZ-INIT-03)
};
ESCARMOUCHE_VALUE(SideFrame, &T::side, &T::hasDeclined, &T::isBegun, &T::eligible)
using ImpulseFrame = kit::SteppedFrame<struct ImpulseSteps>;
/** The impulse of all zombies (ATZ-TURN-05). */
struct HordeFrame {
    std::uint8_t step = 0; // they move, the charged test, melees
    std::int8_t prey = -1; // of the zombie that moves now
    std::int16_t goal = kit::kNoCell; // where its way ends
    std::uint32_t charged = 0; // survivors, a bit each
    std::array<std::uint8_t, kMostSurvivors> chargers = {};
};
ESCARMOUCHE_VALUE(HordeFrame, &T::step, &T::prey, &T::goal, &T::charged, &T::chargers)
/** Dice of a survivor, or of those who fight it; they come to lie in `State::faces`. */
struct RollFrame {
    std::uint8_t step = 0;
    std::int8_t who = -1; // whose dice; -1: the zombies'
    std::int8_t against = -1; // who may have one of them rolled again (ATZ-ABIL-06)
    std::uint8_t count = 0;
    std::uint16_t reason = 0;
    std::uint8_t again = 0; // the die that is rolled again
};
ESCARMOUCHE_VALUE(RollFrame, &T::step, &T::who, &T::against, &T::count, &T::reason, &T::again)
/** Why somebody shoots: of a duel one after the other, or both at once (ATZ-REACT-34). */
enum class Volley : std::uint8_t { Action, Charged, Grenade, Returned, Rushed, Together };
/** A survivor shoots, or throws. */
struct VolleyFrame {
    std::uint8_t step = 0; // targets, roll, hits
    std::int8_t who = -1;
    Volley why = Volley::Action;
    bool isPanic = false;
    std::uint8_t dice = 0; // that the shooter rolls, without those of panic and improvement
    std::int16_t cell = kit::kNoCell; // the only one that may be hit
    std::int8_t foe = -1; // whom a reaction names first (ATZ-REACT-04)
    FixedList<std::int16_t, kMostFaces> targets = {}; // tokens
};
ESCARMOUCHE_VALUE(VolleyFrame, &T::step, &T::who, &T::why, &T::isPanic, &T::dice, &T::cell, &T::foe,
                  &T::targets)
/** One round in the hex of a survivor (ATZ-MELEE). */
struct MeleeFrame {
    std::uint8_t step = 0; // its dice, theirs, the outcome
    std::int8_t who = -1;
    std::int8_t foe = -1; // the survivor it fights; -1: zombies
    std::uint8_t successes = 0; // of the survivor
    std::uint8_t zombies = 0; // when the dice were rolled
    std::int16_t cure = -1; // a zombie to cure instead; 0: none (ATZ-ABIL-01)
};
ESCARMOUCHE_VALUE(MeleeFrame, &T::step, &T::who, &T::foe, &T::successes, &T::zombies, &T::cure)
/** One round among survivors of several sides, and zombies that divide among them. */
struct BrawlFrame {
    std::uint8_t step = 0; // survivors, who is whose, each with its zombies, none is anybody's
    std::int8_t who = -1;
    std::int16_t cell = kit::kNoCell;
};
ESCARMOUCHE_VALUE(BrawlFrame, &T::step, &T::who, &T::cell)
enum class Test : std::uint8_t { Charged, Charge, Fired, Sight, Life, Treat, Cure };
/** A reaction: two dice against Rep, or what a star picks (ATZ-REACT-01, ATZ-STAR-02). */
struct TestFrame {
    std::uint8_t step = 0; // the choice of a star, the dice, what comes of it
    std::int8_t who = -1;
    Test test = Test::Charged;
    std::int8_t foe = -1; // the survivor who fired, came into sight, or is treated
    std::int16_t cell = kit::kNoCell; // where a charge would lead
    std::uint8_t chargers = 0; // or wounds that may kill
    std::uint8_t row = 0; // successes
};
ESCARMOUCHE_VALUE(TestFrame, &T::step, &T::who, &T::test, &T::foe, &T::cell, &T::chargers, &T::row)
/** A survivor has come into a building that nobody had entered (ATZ-ENTER). */
struct EntryFrame {
    std::uint8_t step = 0; // the card, the zombies, who surprises whom, shots, melee
    std::int8_t who = -1;
    std::int16_t from = kit::kNoCell;
    bool isSurprised = false; // a runner or a fleer, whatever the dice would say
    std::uint8_t zombies = 0, coming = 0; // on the card; of them still to be drawn
    std::uint8_t total = 0; // of the survivor's die
    bool isStranger = false; // whom the card stands for
    std::int16_t into = kit::kNoCell; // the hex it looks into from outside (ATZ-ABIL-04)
};
ESCARMOUCHE_VALUE(EntryFrame, &T::step, &T::who, &T::from, &T::isSurprised, &T::zombies, &T::coming,
                  &T::total, &T::isStranger, &T::into)
/** Somebody is met in a building (ATZ-FIND). */
struct MeetingFrame {
    std::uint8_t step = 0; // who it is, with what, a die each, friend or foe, where a friend stands
    std::int8_t who = -1, stranger = -1;
    std::uint8_t total = 0; // of the finder
    bool isCured = false; // it was a zombie (ATZ-ABIL-01)
};
ESCARMOUCHE_VALUE(MeetingFrame, &T::step, &T::who, &T::stranger, &T::total, &T::isCured)
/** A building is searched (ATZ-LOOT). */
struct SearchFrame {
    std::int8_t who = -1;
    std::uint8_t found = 0; // what there is no room for; 0: nothing was drawn yet
};
ESCARMOUCHE_VALUE(SearchFrame, &T::who, &T::found)
using FlightFrame = kit::DoerFrame<struct FlightSteps>;
/** Two who see each other, and who is faster (ATZ-REACT-34): the one who tested, the other. */
struct DuelFrame {
    std::uint8_t step = 0; // a die each, then shots
    std::int8_t who = -1, foe = -1;
    std::uint8_t total = 0; // of the die of `who`
    std::uint8_t isFoeFirst = 0;
    std::array<std::uint8_t, 2> hits = {}; // of shots at the same time: on `who`, on `foe`
};
ESCARMOUCHE_VALUE(DuelFrame, &T::step, &T::who, &T::foe, &T::total, &T::isFoeFirst, &T::hits)
/** Somebody looks for cover from the other (ATZ-DUCK). */
struct DuckFrame {
    std::int8_t who = -1, foe = -1;
    bool isFree = false; // it may stay as well
};
ESCARMOUCHE_VALUE(DuckFrame, &T::who, &T::foe, &T::isFree)
/** Of several enemies who are as near, one that nobody plays goes for one by lot (ATZ-FIND-07). */
using LotFrame = kit::DoerFrame<struct LotSteps>;
/** Teams are picked, one side after the other (ATZ-SKIRM-02). */
struct PickFrame {
    std::int8_t side = 0;
    std::int8_t who = -1; // whose things are bought now
};
ESCARMOUCHE_VALUE(PickFrame, &T::side, &T::who)
/** Somebody who cleared its hex may go on to the next fight (ATZ-ABIL-09). */
using FollowFrame = kit::DoerFrame<struct FollowSteps>; // whether, the fight, the end
/** The dice of all shots (ATZ-SPAWN). */
struct SpawnFrame {
    std::uint8_t distance = 0;
    std::uint8_t coming = 0; // zombies of the shot that was rolled, still to be drawn
    std::int16_t cell = kit::kNoCell; // where that lay
};
ESCARMOUCHE_VALUE(SpawnFrame, &T::distance, &T::coming, &T::cell)

using Frame = std::variant<SetUpFrame, TurnFrame, InitiativeFrame, SideFrame, ImpulseFrame,
                           HordeFrame, RollFrame, VolleyFrame, MeleeFrame, TestFrame, FlightFrame,
                           SpawnFrame, EntryFrame, SearchFrame, DuelFrame, DuckFrame, LotFrame,
                           PickFrame, BrawlFrame, MeetingFrame, FollowFrame>;

enum class Ending : std::uint8_t { None, Won, Lost, Drawn };

struct State {
    Request request = {};
    FixedList<Frame, 14> frames = {};
    std::int16_t result = 0;
    FixedList<std::uint8_t, kMostFaces> faces = {}; // of the roll that was made last
    FixedList<Survivor, kMostSurvivors> survivors = {};
    FixedList<Zombie, kMostZombies> zombies = {}; // by id
    kit::Pile<kZombieKinds> pool = {}; // zombies to come
    std::uint16_t lastZombie = 0; // id given
    FixedList<std::uint16_t, kMostZombies> movers = {}; // zombies that have still to move, in order
    FixedList<Shot, kMostShots> shots = {}; // by cell
    std::array<Searched, kMostBuildings> buildings = {};
    kit::Deck<kZombieCards> cards = {}; // each kind with one zombie more than the one before
    kit::Deck<kLootCards> loot = {}; // items by their kind; behind them what shows nothing
    Impulse impulse = {};
    std::array<std::uint8_t, kMostSides> dice = {}; // of this turn
    FixedList<std::uint8_t, kMostSides> order = {}; // of the sides
    std::array<std::uint16_t, kZombieSide> kills = {}; // zombies
    SeatId active = {}; // whose impulses go on
    std::uint16_t round = 0;
    Ending ending = Ending::None;
    std::uint32_t hit = 0; // survivors, a bit each, that the last volley hit
    std::int8_t winner = -1; // the side that has won
    std::array<std::uint8_t, kZombieSide> searches = {}; // of buildings
    std::array<std::uint8_t, kZombieSide> victims = {}; // survivors of other sides
    std::int8_t finding = -1; // zombies on the cards that stand for a stranger (ATZ-FIND-01)
    bool isCureTried = false; // the one attempt of the game (ATZ-ABIL-01)
};
ESCARMOUCHE_VALUE(State, &T::request, &T::frames, &T::result, &T::faces, &T::survivors, &T::zombies,
                  &T::pool, &T::lastZombie, &T::movers, &T::shots, &T::buildings, &T::cards,
                  &T::loot, &T::impulse, &T::dice, &T::order, &T::kills, &T::active, &T::round,
                  &T::ending, &T::hit, &T::winner, &T::searches, &T::victims, &T::finding,
                  &T::isCureTried)

/** The survivors by their index. */
inline auto everyone(const State &state)
{
    return std::views::iota(0, static_cast<int>(state.survivors.size()));
}
auto &survivorAt(auto &state, int who)
{
    return state.survivors[static_cast<std::size_t>(who)];
}
/** Of those who are so. */
std::vector<int> those(const State &state, auto isSo)
{
    std::vector<int> all;
    std::ranges::copy_if(everyone(state), std::back_inserter(all), isSo);
    return all;
}
auto &itemAt(auto &survivor, int item)
{
    return survivor.items[static_cast<std::size_t>(item)];
}
auto &buildingAt(auto &state, int building)
{
    return state.buildings[static_cast<std::size_t>(building)];
}
/** Null: there is none of that token. */
template<class S>
auto *zombieOf(S &state, int token)
{
    const auto met = std::ranges::find(state.zombies, token, &Zombie::token);
    return met == state.zombies.end() ? nullptr : &*met;
}

} // namespace escarmouche::rules::atz
