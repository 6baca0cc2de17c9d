// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/requestfields.h"
#include "rules/core/values/smallnumber.h"
#include "rules/kit/cards/deck.h"
#include "rules/kit/cards/window.h"
#include "rules/kit/stage/seats.h"
#include "rules/zombies/town/town.h"

#include <array>
#include <cstdint>
#include <variant>

// A match of Zombies!!! as values.

namespace escarmouche::rules::zombies {

inline constexpr int kMostPlayers = 4;
inline constexpr std::size_t kTileKinds = 128, kCardKinds = 128, kAreaKinds = 16;
inline constexpr std::size_t kMostHand = 16, kMostLaid = 32, kMostMoved = 24, kMostPeeked = 3;

using Hand = FixedList<kit::HeldCard, kMostHand>;

/** A card that lies before its player. */
struct LaidCard {
    kit::HeldCard card = {};
    std::uint8_t uses = 0; // left in combat; 0: any number

    bool operator==(const LaidCard &) const = default;
};
ESCARMOUCHE_MEMBERS(LaidCard, &T::card, &T::uses)
using LaidCards = FixedList<LaidCard, kMostLaid>;

struct Player {
    StoredSquare at = kNowhere;
    std::uint8_t life = 0, bullets = 0, guts = 0, kills = 0, manholes = 0;
    std::uint8_t freePenalties = 0; // of those below ground, still to come
    bool isDead = false; // until his next turn (ZZZ-DEATH-04)
    bool isBelow = false; // in the sewers
    bool waits = false; // for the subway
    bool isBound = false; // in a straitjacket
    bool hasPlayed = false; // a card, since his last turn began (ZZZ-CARD-02)
    std::uint16_t freeCard = 0; // that he may play on top of it

    bool operator==(const Player &) const = default;
};
ESCARMOUCHE_MEMBERS(Player, &T::at, &T::life, &T::bullets, &T::guts, &T::kills, &T::manholes,
                    &T::freePenalties, &T::isDead, &T::isBelow, &T::waits, &T::isBound,
                    &T::hasPlayed, &T::freeCard)

/** What goes on in the turn of one player. */
struct Turn {
    SeatId seat = {};
    SeatId steeredBy = {}; // who leads the pawn in his stead
    std::uint8_t roll = 0, left = 0; // of movement
    std::uint8_t dice = 1; // of the move roll
    std::uint8_t blocked = 0; // squares that are blocked and may be crossed
    std::uint8_t sewerBonus = 0; // squares of `left` that are for the sewers alone
    std::uint8_t streetBonus = 0; // squares of `left` that are for streets alone
    std::uint8_t zombieBonus = 0; // added to the roll of step 6
    std::uint8_t rerolls = 0; // of combat dice, had
    std::uint8_t pushes = 0; // of zombies, done
    std::uint8_t dodges = 0; // faces that dodge beside the usual one, a bit each
    bool hasMoved = false; // a step was made since the roll
    bool hasChanged = false; // between street and sewers, since the last step
    bool streetOnly = false;
    bool noCombat = false; // in this move (ZZZ-CARD-12)
    bool stopsAfterCombat = false;
    bool skipsMove = false, skipsZombies = false;
    bool wasBelow = false; // when the turn began (ZZZ-SEWER-04)
    bool wasDead = false; // when it began
    bool hasDied = false;
    bool isLost = false; // what is left of the turn (ZZZ-TILE-04)

    bool operator==(const Turn &) const = default;
};
ESCARMOUCHE_MEMBERS(Turn, &T::seat, &T::steeredBy, &T::roll, &T::left, &T::dice, &T::blocked,
                    &T::sewerBonus, &T::streetBonus, &T::zombieBonus, &T::rerolls, &T::pushes,
                    &T::dodges, &T::hasMoved, &T::hasChanged, &T::streetOnly, &T::noCombat,
                    &T::stopsAfterCombat, &T::skipsMove, &T::skipsZombies, &T::wasBelow,
                    &T::wasDead, &T::hasDied, &T::isLost)

/** One combat, from the first roll to the last. */
struct Fight {
    std::uint16_t weapon = 0; // the laid card that helps; 0: none
    std::uint8_t natural = 0; // what the last die counts as; 0: none has fallen
    std::uint8_t bonus = 0; // of cards played
    bool isWon = false; // by a card, without a roll
    bool isSpared = false; // a card takes the loss of a life upon it

    bool operator==(const Fight &) const = default;
};
ESCARMOUCHE_MEMBERS(Fight, &T::weapon, &T::natural, &T::bonus, &T::isWon, &T::isSpared)

// Rules in progress.

/** Who deals, and the first cards. */
using StartFrame = kit::SteppedFrame<struct StartSteps>;
/** The seven steps of a turn (ZZZ-TURN-01). */
using TurnFrame = kit::SteppedFrame<struct TurnSteps>;
/** Whoever is bound tries to get free. */
using StruggleFrame = kit::SteppedFrame<struct StruggleSteps>;
/** A tile is drawn and laid. */
struct LayFrame {
    std::uint8_t step = 0;
    std::int8_t area = -1; // from whose pile; -1: the town's
    std::uint8_t kind = 0; // 0: to be drawn
    SeatId placer = {};

    bool operator==(const LayFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(LayFrame, &T::step, &T::area, &T::kind, &T::placer)
/** Somebody puts what comes with a tile or a card on the squares of one. */
struct FillFrame {
    SeatId seat = {};
    std::int16_t tile = -1; // -1: on the manholes of the town
    std::uint8_t zombies = 0, bullets = 0, life = 0; // still to be put
    Floor floor = Floor::Street; // of the squares
    bool byCard = false; // it may be left off

    bool operator==(const FillFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(FillFrame, &T::seat, &T::tile, &T::zombies, &T::bullets, &T::life, &T::floor,
                    &T::byCard)
/** The player whose turn it is fights the zombie on his square. */
using FightFrame = kit::SteppedFrame<struct FightSteps>;
enum class Drawn : std::uint8_t { AtStart, InStep, ByGuts, AfterDeath, ByCard, ForFree };
struct DrawFrame {
    SeatId seat = {};
    kit::Drawing drawing = {};
    Drawn why = Drawn::InStep;

    bool operator==(const DrawFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(DrawFrame, &T::seat, &T::drawing, &T::why)
/** Steps 4 and 5. */
using MoveFrame = kit::SteppedFrame<struct MoveSteps>;
/** Zombies are moved: in step 6, or by a card, which may move fewer. */
struct HerdFrame {
    SeatId seat = {};
    std::uint8_t step = 0; // of step 6: window, roll, moves
    std::uint8_t left = 0, paces = 1; // zombies; squares of each
    std::uint8_t paced = 0; // of those by the one that moves
    std::uint16_t moving = 0; // the zombie in the middle of its way
    std::int16_t tile = -1; // on which they stand; -1: anywhere
    std::int8_t area = -1; // in which they stand; -1: anywhere
    bool byCard = false;
    FixedList<std::uint16_t, kMostMoved> moved = {};

    bool operator==(const HerdFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(HerdFrame, &T::seat, &T::step, &T::left, &T::paces, &T::paced, &T::moving,
                    &T::tile, &T::area, &T::byCard, &T::moved)
/** Zombies of a place are taken away, by the player's choice. */
struct ClearFrame {
    SeatId seat = {};
    std::int16_t tile = -1;
    std::uint8_t left = 0;
    bool collects = false;

    bool operator==(const ClearFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(ClearFrame, &T::seat, &T::tile, &T::left, &T::collects)
/** Step 7, and the surplus before it. */
using EndFrame = kit::SteppedFrame<struct EndSteps>;
/** A hand that comes to so many cards (ZZZ-GUTS-08). */
struct LimitFrame {
    SeatId seat = {};
    std::uint8_t most = 0;
    bool isAfterDeath = false;

    bool operator==(const LimitFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(LimitFrame, &T::seat, &T::most, &T::isAfterDeath)
/** A card that was played, or a laid one that was given up. */
struct CardFrame {
    SeatId seat = {};
    kit::HeldCard card = {};
    std::uint8_t next = 0; // effect
    bool isLaidOne = false, isAnswered = false, isCancelled = false;
    SeatId whom = {};
    StoredSquare at = kNowhere, to = kNowhere;
    std::uint16_t other = 0; // a card

    bool operator==(const CardFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(CardFrame, &T::seat, &T::card, &T::next, &T::isLaidOne, &T::isAnswered,
                    &T::isCancelled, &T::whom, &T::at, &T::to, &T::other)

/** Somebody looks at the next tiles of the town, and says in which order they come. */
struct PeekFrame {
    SeatId seat = {};
    std::uint8_t most = 0, told = 0, placed = 0; // tiles: to be looked at, shown, in their place
    bool seeks = true; // the next may be an entrance
    bool isSought = false; // that is asked of chance

    bool operator==(const PeekFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(PeekFrame, &T::seat, &T::most, &T::told, &T::placed, &T::seeks, &T::isSought)

/** A card of another hand is taken unseen. */
struct StealFrame {
    SeatId seat = {}, from = {};

    bool operator==(const StealFrame &) const = default;
};
ESCARMOUCHE_MEMBERS(StealFrame, &T::seat, &T::from)

using Frame = std::variant<StartFrame, TurnFrame, StruggleFrame, LayFrame, FillFrame, FightFrame,
                           DrawFrame, MoveFrame, HerdFrame, ClearFrame, EndFrame, LimitFrame,
                           CardFrame, PeekFrame, StealFrame, kit::Window>;

enum class Helipad : std::uint8_t { Under, InPile, Laid, Gone };

/** Where the entrance of an area is: in no box that is played with; in the upper half of the town's
    pile, or anywhere in it; among the tiles that come next; laid; or out of play, and the area with
    it. */
enum class Entrance : std::uint8_t { None, Ahead, InPile, OnTop, Laid, Gone };
struct Area {
    Entrance entrance = Entrance::None;
    kit::Pile<kAreaKinds> pile = {}; // of its kinds, the first of them in the box being 1

    bool operator==(const Area &) const = default;
};
ESCARMOUCHE_MEMBERS(Area, &T::entrance, &T::pile)

struct State {
    Request request = {};
    FixedList<Frame, 20> frames = {};
    std::int16_t result = 0;
    Town town = {};
    kit::Pile<kTileKinds> pile = {}; // tiles to come; the Helipad while it lies among them
    Helipad helipad = Helipad::Under;
    std::array<Area, kAreas> areas = {};
    std::uint8_t upperHalf = 0; // of the town's pile: what is left of it
    FixedList<std::uint8_t, kMostPeeked> top = {}; // tiles that come next, which one seat knows
    SeatId knowsTop = {};
    bool isClosed = false; // no road is open: the pile is out of play
    kit::Deck<kCardKinds> deck = {};
    std::array<Player, kMostPlayers> players = {};
    std::array<Hand, kMostPlayers> hands = {};
    std::array<LaidCards, kMostPlayers> laid = {};
    Turn turn = {};
    Fight fight = {};
    SeatId first = {}, subwayClosedBy = {}, driver = {}, winner = {}; // of the jeep
    std::uint16_t zombies = 0, lastZombie = 0, lastCard = 0; // in stock; ids given last
    std::uint8_t life = 0, bullets = 0, manholes = 0; // in stock
    std::uint16_t round = 0, lastBarrier = 0;
    std::uint8_t deserted = 0; // turns, one after another, that left nothing to win by

    bool operator==(const State &) const = default;
};
ESCARMOUCHE_MEMBERS(State, &T::request, &T::frames, &T::result, &T::town, &T::pile, &T::helipad,
                    &T::areas, &T::upperHalf, &T::top, &T::knowsTop, &T::isClosed, &T::deck,
                    &T::players, &T::hands, &T::laid, &T::turn, &T::fight, &T::first,
                    &T::subwayClosedBy, &T::driver, &T::winner, &T::zombies, &T::lastZombie,
                    &T::lastCard, &T::life, &T::bullets, &T::manholes, &T::round, &T::lastBarrier,
                    &T::deserted)

auto &playerOf(auto &state, SeatId seat)
{
    return state.players[kit::indexOf(seat)];
}
auto &areaAt(auto &state, int area)
{
    return state.areas.at(static_cast<std::size_t>(area));
}
auto &handOf(auto &state, SeatId seat)
{
    return state.hands[kit::indexOf(seat)];
}
auto &laidBy(auto &state, SeatId seat)
{
    return state.laid[kit::indexOf(seat)];
}

} // namespace escarmouche::rules::zombies
