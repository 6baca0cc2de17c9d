// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/requestfields.h"
#include "tests/support/quarter/ids.h"

#include <algorithm>

namespace escarmouche::tests::quarter {

ESCARMOUCHE_MEMBERS(Thief, &T::at, &T::loot, &T::home)
ESCARMOUCHE_MEMBERS(Find, &T::cell, &T::kind, &T::seen, &T::isThere)
ESCARMOUCHE_MEMBERS(RoundFrame, &T::step)
ESCARMOUCHE_MEMBERS(TurnFrame, &T::seat, &T::actions)
ESCARMOUCHE_MEMBERS(DrawFrame, &T::seat, &T::drawing)
ESCARMOUCHE_MEMBERS(LayFrame, &T::cell, &T::turn)
ESCARMOUCHE_MEMBERS(LookFrame, &T::seat, &T::find)
ESCARMOUCHE_MEMBERS(WatchFrame, &T::prey, &T::steps, &T::isSure)
ESCARMOUCHE_MEMBERS(CatchFrame, &T::prey, &T::from, &T::asked, &T::stopped)
ESCARMOUCHE_MEMBERS(BellsFrame)
ESCARMOUCHE_MEMBERS(State, &T::request, &T::frames, &T::result, &T::streets, &T::tiles, &T::cards,
                    &T::finds, &T::taken, &T::lying, &T::thieves, &T::hands, &T::active,
                    &T::lastCard, &T::watchman, &T::alarm, &T::round, &T::houses)

namespace kit = rules::kit;

namespace {

constexpr int kFirstWatch = 1 * kSide + 3; // where the watchman begins

std::vector<Action> allActions(const State &state, SeatId seat)
{
    std::vector<Action> all;
    for (const Deed deed : {Deed::Go, Deed::Lay, Deed::Open, Deed::Look, Deed::Take}) {
        for (std::uint8_t at = 0; at < kCells; ++at)
            all.push_back({deed, at});
    }
    for (const kit::HeldCard &card : state.hands[index(seat)])
        all.push_back({Deed::Play, 0, card.id});
    all.insert(all.end(), {{Deed::Draw}, {Deed::Wait}, {Deed::Pass}});
    return all;
}

} // namespace

kit::Pile<3> allCards()
{
    return kit::Pile<3>::of({5, 5, 5});
}

Finds allFinds()
{
    return Finds::of({3, 2, 1, 2});
}

int worthOf(int find)
{
    return find == kBell ? 0 : find;
}

State Quarter::start(Events *events) const
{
    State state;
    const Stage stage{*this, state, events};
    state.tiles = allTiles();
    state.cards.stock = allCards();
    state.finds = allFinds();
    state.watchman = kFirstWatch;
    state.streets[kGate] = {kGateTile, 0, false};
    for (int cell = kGate - kSide; cell >= kFirstWatch; cell -= kSide) {
        state.streets[static_cast<std::size_t>(cell)] = {kStreet, 0, false};
        state.tiles.take(kStreet);
    }
    stage.tell([&] { return ofGame(kBegun, kSetUp, {}, kit::allOf(view(state, rules::kNoSeat))); });
    stage.push(RoundFrame{});
    for (std::int8_t seat = static_cast<std::int8_t>(m_thieves - 1); seat >= 0; --seat)
        stage.push(DrawFrame{{seat}, {kFirstCards, 0}});
    runOn(stage);
    return state;
}

rules::Judged<Quarter::Plan> Quarter::plan(const State &state, SeatId seat,
                                           const Action &action) const
{
    return judge(state, seat, action).map([&] { return Plan{seat, action}; });
}

void Quarter::commit(State &state, const Plan &plan, Events *events) const
{
    const Stage stage{*this, state, events};
    state.request = {};
    carryOut(stage, plan.seat, plan.action);
    runOn(stage);
}

void Quarter::answer(State &state, const rules::ChanceAnswer &chance, Events *events) const
{
    kit::answer(Stage{*this, state, events}, chance);
}

void Quarter::options(const State &state, std::vector<rules::Option<Action>> &out) const
{
    const SeatId seat = state.request.decision.seat;
    for (const Action &action : allActions(state, seat)) {
        if (judge(state, seat, action))
            out.push_back({action, false});
    }
}

const State &Quarter::seenBy(const State &state, SeatId seat, State &scratch) const
{
    scratch = state;
    scratch.tiles.hide();
    scratch.cards.stock.hide();
    scratch.finds.hide();
    for (std::int8_t each = 0; each < m_thieves; ++each) {
        if (seat.value != each)
            kit::hideAll(scratch.hands[index({each})]);
    }
    for (Find &find : scratch.lying) {
        if (!find.seen.includes(seat))
            find.kind = 0;
    }
    return scratch;
}

std::uint64_t Quarter::checksum(const State &state) const
{
    return rules::checksumOf(state);
}

rules::BattleReport Quarter::report(const State &state) const
{
    rules::BattleReport report;
    report.system = "quarter";
    report.turns = state.round;
    int most = 1; // whoever has nothing has not won
    for (const Thief &thief : state.thieves)
        most = std::max(most, int{thief.home});
    for (std::int8_t each = 0; each < m_thieves; ++each) {
        rules::SeatReport seat;
        seat.seat = {each};
        const int home = state.thieves[index({each})].home;
        const bool hasWon = state.alarm < kFullAlarm && home == most;
        seat.result = hasWon ? rules::SeatResult::Win : rules::SeatResult::Loss;
        seat.scores.push_back({"home", home});
        report.seats.push_back(seat);
    }
    return report;
}

} // namespace escarmouche::tests::quarter
