// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/happening/flatgame.h"
#include "rules/kit/stage/stage.h"
#include "rules/zombies/state/action.h"
#include "rules/zombies/state/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The game itself: what never changes in a match, and the functions that the contract asks for.

namespace escarmouche::rules::zombies {

/** What people agree on before a match (ZZZ-SETUP-03, -05, ZZZ-TILE-09). */
/** The last one where people have agreed on an end. */
inline constexpr int kLastRound = 30;

struct Options {
    bool shortGame = false, helipadExits = false, upperHalf = true;
    bool lab = false, jeep = false, ducts = false, dogs = false, straitjackets = false;
    bool guts = true, dodge = false, sewers = true, subway = true;
    bool setEnd = false;
};

/** Questions to a seat, by what it is about. Those from Before to Answer are windows. */
enum class Asked : std::uint8_t {
    Nothing,
    Lay, // the tile that was drawn
    Put, // what comes with it
    Ready, // to move: cards first, then the roll
    Penalty, // of the sewers
    Go, // movement
    Arrive, // at which station
    Fight, // the next roll of a combat
    Failed, // a combat roll
    Dodged,
    Move, // a zombie
    Clear, // zombies away
    Surplus, // of cards
    End, // of the turn
    Aim, // a card that was played
    Before, // a move roll
    After, // it
    Die, // of another's combat has fallen
    Herd, // zombies are about to move
    Answer, // to a card
    Draw, // from which pile
    Order, // of the tiles that come next
};
enum Reasons : std::uint16_t {
    kDealerPicked = 1,
    kCardPicked,
    kTilePicked,
    kPlacerPicked,
    kCardStolen,
    kCombatRoll,
    kMoveRoll,
    kZombieRoll,
    kEntrancePicked,
    kStruggleRoll,
};

class Zombies : public kit::FlatGame<State, Action>
{
public:
    static constexpr int kRevision = 3;
    static constexpr GameParts kParts{.reveals = true};

    /** The box holds what is in play alone; of the names there is one a player. */
    Zombies(std::vector<Text> names, Box box, Options options);

    /** It begins there: a position of a test. */
    void beginAt(State stage) { m_stage = stage; }

    int seats() const { return static_cast<int>(m_names.size()); }
    kit::EachSeat everySeat() const { return kit::EachSeat(seats()); }
    const Text &name(SeatId seat) const { return m_names[kit::indexOf(seat)]; }
    State start(Events *events) const;
    Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const;
    void commit(State &state, const Plan &plan, Events *events) const;
    void answer(State &state, const ChanceAnswer &chance, Events *events) const;
    void options(const State &state, std::vector<Option<Action>> &out) const;
    const State &seenBy(const State &state, SeatId seat, State &scratch) const;
    BoardView view(const State &state, SeatId seat) const;
    BattleReport report(const State &state) const;
    bool reveals(const Event &event) const;

    const Box &box() const { return m_box; }
    const Options &chosen() const { return m_options; }
    const Limits &limits() const { return m_box.limits; }
    TownMap map(const State &state) const { return {m_faces, state.town}; }
    const Faces &faces() const { return m_faces; }
    const TileKind &tile(const State &state, Square square) const
    {
        return m_box.tile(state.town.tileOf(square).kind);
    }
    int helipadKind() const { return m_helipad; }
    int townSquareKind() const { return m_townSquare; }

private:
    std::vector<Text> m_names;
    Box m_box;
    Options m_options;
    Faces m_faces;
    int m_helipad = 0, m_townSquare = 0;
    std::optional<State> m_stage;
};

using Stage = kit::Stage<Zombies>;
/** What could be done, in the order in which it is offered. */
using Choices = std::vector<Option<Action>>;

/** The event cards of the box. */
kit::Pile<kCardKinds> allCards(const Zombies &game);
/** All that lies ready before anybody has dealt (ZZZ-SETUP). */
void dealOut(const Zombies &game, State &state);

void run(const Stage &stage, StartFrame &frame);
void run(const Stage &stage, TurnFrame &frame);
void run(const Stage &stage, StruggleFrame &frame);
void run(const Stage &stage, LayFrame &frame);
void run(const Stage &stage, FillFrame &frame);
void run(const Stage &stage, FightFrame &frame);
void run(const Stage &stage, DrawFrame &frame);
void run(const Stage &stage, MoveFrame &frame);
void run(const Stage &stage, HerdFrame &frame);
void run(const Stage &stage, ClearFrame &frame);
void run(const Stage &stage, EndFrame &frame);
void run(const Stage &stage, LimitFrame &frame);
void run(const Stage &stage, CardFrame &frame);
void run(const Stage &stage, PeekFrame &frame);
void run(const Stage &stage, StealFrame &frame);
void take(const Stage &stage, StartFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, StruggleFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, LayFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, FightFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, DrawFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, MoveFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, HerdFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, PeekFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, StealFrame &frame, const ChanceAnswer &chance);

} // namespace escarmouche::rules::zombies
