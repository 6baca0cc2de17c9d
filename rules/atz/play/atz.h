// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/state/action.h"
#include "rules/atz/state/state.h"
#include "rules/atz/team/team.h"
#include "rules/kit/happening/flatgame.h"
#include "rules/kit/stage/stage.h"

#include <cstdint>
#include <optional>
#include <vector>

// The game itself: what never changes in a match, and the functions that the contract asks for.

namespace escarmouche::rules::atz {

/** Questions to a seat. */
enum class Asked : std::uint8_t {
    Nothing,
    Enter, // who comes in, and where
    Activate, // who acts
    Impulse, // what it does
    Aim, // who else is shot at
    Reroll, // one of one's own dice
    ForceReroll, // one of the opponent's
    Row, // what a star does
    Kill, // which zombie
    Surprise, // what is done to zombies that are surprised
    Room, // for what was found
    Duck, // where to look for cover
    Team, // who is in it
    Kit, // what somebody of it carries
    Load, // whether ammo is spent before it reacts
    Place, // where a friend that was met comes to stand
};
enum Reasons : std::uint16_t {
    kInitiativeRoll = 1,
    kRunRoll,
    kShotRoll,
    kMeleeRoll,
    kTestRoll,
    kFlightRoll,
    kSpawnRoll,
    kOneAgainRoll,
    kPreyPicked,
    kGoalPicked,
    kZombiePicked,
    kCardPicked,
    kSurpriseRoll,
    kLootPicked,
    kDuelRoll,
    kFoePicked,
    kGruntPicked,
    kStrangerPicked,
    kArmsPicked,
    kFriendRoll,
    kFindingRoll,
    kDivideRoll,
};

/** What a match is played with beside the box. */
struct Terms {
    Goal goal = Goal::Survive;
    std::vector<std::optional<Border>> entries = {}; // by side
    int startDice = 0, startDistance = 0, turns = 0;
    bool drawsCards = true; // a building that nobody had entered may be full of zombies
    bool findsPeople = false; // cards of a number that is rolled for stand for them (ATZ-SKIRM-03)
    bool isTrained = false; // those that nobody plays reload (ATZ-SCEN-43)
    std::vector<Muster> teams = {}; // that are picked, by side; none: they are dealt
};

class Atz : public kit::FlatGame<State, Action>
{
public:
    static constexpr int kRevision = 5;
    static constexpr GameParts kParts{};

    /** Of the names there is one a seat; the survivors wait to come in. */
    Atz(std::vector<Text> names, Box box, Field field, Terms terms,
        FixedList<Survivor, kMostSurvivors> survivors);

    /** It begins there: a position of a test. */
    void beginAt(State stage) { m_stage = stage; }

    int seats() const { return static_cast<int>(m_names.size()); }
    /** kNoSeat: nobody plays the side. */
    SeatId seatOf(int side) const { return side < seats() ? SeatId{tiny(side)} : kNoSeat; }
    const Text &name(SeatId seat) const { return m_names[kit::indexOf(seat)]; }
    State start(Events *events) const;
    Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const;
    void commit(State &state, const Plan &plan, Events *events) const;
    void answer(State &state, const ChanceAnswer &chance, Events *events) const;
    void options(const State &state, std::vector<Option<Action>> &out) const;
    /** All is open; in piles only the order is not known, and that is left to chance. */
    const State &seenBy(const State &state, SeatId, State &scratch) const
    {
        return scratch = state;
    }
    BoardView view(const State &state, SeatId seat) const;
    BattleReport report(const State &state) const;

    const Box &box() const { return m_box; }
    const Limits &limits() const { return m_box.limits; }
    const Field &field() const { return m_field; }
    const Terms &terms() const { return m_terms; }
    const SurvivorKind &kindOf(const Survivor &one) const { return m_box.survivor(one.kind); }
    const ItemKind &kindOf(const Item &item) const { return m_box.item(item.kind); }
    /** Those who take part when it begins. */
    const FixedList<Survivor, kMostSurvivors> &begunWith() const
    {
        return m_stage ? m_stage->survivors : m_survivors;
    }
    /** All that lies ready before anybody has come in. */
    State fresh() const;

private:
    std::vector<Text> m_names;
    Box m_box;
    Field m_field;
    Terms m_terms;
    FixedList<Survivor, kMostSurvivors> m_survivors;
    std::optional<State> m_stage;
};

using Stage = kit::Stage<Atz>;

void run(const Stage &stage, SetUpFrame &frame);
void run(const Stage &stage, TurnFrame &frame);
void run(const Stage &stage, InitiativeFrame &frame);
void run(const Stage &stage, SideFrame &frame);
void run(const Stage &stage, ImpulseFrame &frame);
void run(const Stage &stage, HordeFrame &frame);
void run(const Stage &stage, RollFrame &frame);
void run(const Stage &stage, VolleyFrame &frame);
void run(const Stage &stage, MeleeFrame &frame);
void run(const Stage &stage, TestFrame &frame);
void run(const Stage &stage, FlightFrame &frame);
void run(const Stage &stage, SpawnFrame &frame);
void run(const Stage &stage, EntryFrame &frame);
void run(const Stage &stage, SearchFrame &frame);
void run(const Stage &stage, DuelFrame &frame);
void run(const Stage &stage, DuckFrame &frame);
void run(const Stage &stage, LotFrame &frame);
void run(const Stage &stage, PickFrame &frame);
void run(const Stage &stage, BrawlFrame &frame);
void run(const Stage &stage, MeetingFrame &frame);
void take(const Stage &stage, SetUpFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, InitiativeFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, HordeFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, RollFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, FlightFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, SpawnFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, EntryFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, SearchFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, LotFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, PickFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, BrawlFrame &frame, const ChanceAnswer &chance);
void take(const Stage &stage, MeetingFrame &frame, const ChanceAnswer &chance);

} // namespace escarmouche::rules::atz
