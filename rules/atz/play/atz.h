// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/state/action.h"
#include "rules/atz/state/state.h"
#include "rules/atz/team/team.h"
#include "rules/kit/happening/flatgame.h"
#include "rules/kit/happening/telling.h"
#include "rules/kit/stage/stage.h"

#include <cstdint>
#include <optional>
#include <string_view>
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
    Drugs, // who takes them
    Peek, // whether to go in to those it has seen inside
    Cure, // a zombie, instead of a round
    Follow, // to which fight it goes on
    Agree, // to a draw
};
/** What chance is asked for. */
inline constexpr auto kReasons = kit::keys(
    "", "initiative-roll", "run-roll", "shot-roll", "melee-roll", "test-roll", "flight-roll",
    "spawn-roll", "one-again-roll", "prey-picked", "goal-picked", "zombie-picked", "card-picked",
    "surprise-roll", "loot-picked", "duel-roll", "foe-picked", "grunt-picked", "stranger-picked",
    "arms-picked", "friend-roll", "finding-roll", "divide-roll", "cured-picked");
consteval std::uint16_t reason(std::string_view key)
{
    return kit::kindIn(kReasons, key);
}

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
    static constexpr int kRevision = 7;
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
    const kit::TeamBox &teams() const { return m_teams; }
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
    kit::TeamBox m_teams;
    Field m_field;
    Terms m_terms;
    FixedList<Survivor, kMostSurvivors> m_survivors;
    std::optional<State> m_stage;
};

using Stage = kit::Stage<Atz>;

void run(const Stage &, SetUpFrame &), run(const Stage &, TurnFrame &),
    run(const Stage &, InitiativeFrame &), run(const Stage &, SideFrame &),
    run(const Stage &, ImpulseFrame &), run(const Stage &, HordeFrame &),
    run(const Stage &, RollFrame &), run(const Stage &, VolleyFrame &),
    run(const Stage &, MeleeFrame &), run(const Stage &, TestFrame &),
    run(const Stage &, FlightFrame &), run(const Stage &, SpawnFrame &),
    run(const Stage &, EntryFrame &), run(const Stage &, SearchFrame &),
    run(const Stage &, DuelFrame &), run(const Stage &, DuckFrame &),
    run(const Stage &, LotFrame &), run(const Stage &, PickFrame &),
    run(const Stage &, BrawlFrame &), run(const Stage &, MeetingFrame &),
    run(const Stage &, FollowFrame &);
using Chance = const ChanceAnswer &;
void take(const Stage &, SetUpFrame &, Chance), take(const Stage &, InitiativeFrame &, Chance),
    take(const Stage &, HordeFrame &, Chance), take(const Stage &, RollFrame &, Chance),
    take(const Stage &, FlightFrame &, Chance), take(const Stage &, SpawnFrame &, Chance),
    take(const Stage &, EntryFrame &, Chance), take(const Stage &, SearchFrame &, Chance),
    take(const Stage &, LotFrame &, Chance), take(const Stage &, PickFrame &, Chance),
    take(const Stage &, BrawlFrame &, Chance), take(const Stage &, MeetingFrame &, Chance);

} // namespace escarmouche::rules::atz
