// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/zombies.h"

#include "rules/zombies/cards/areacards.h"
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/game/judging.h"
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"
#include "rules/zombies/play/filling.h"
#include "rules/zombies/play/herd.h"
#include "rules/zombies/play/moving.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

Zombies::Zombies(std::vector<Text> names, Box box, Options options)
    : m_names(std::move(names)), m_box(std::move(box)), m_options(options), m_faces(facesOf(m_box))
{
    for (std::size_t at = 0; at < m_box.tiles.size(); ++at) {
        const TileKind &kind = m_box.tiles[at];
        if (kind.set == Set::Base && kind.role == TileRole::Helipad)
            m_helipad = static_cast<int>(at) + 1;
        if (kind.role == TileRole::Start)
            m_townSquare = static_cast<int>(at) + 1;
    }
}

Judged<Zombies::Plan> Zombies::plan(const State &state, SeatId seat, const Action &action) const
{
    return judge(*this, state, seat, action).map([&] { return Plan{seat, action}; });
}

void Zombies::commit(State &state, const Plan &plan, Events *events) const
{
    const Stage stage{*this, state, events};
    const Asked asked = askedOf(state);
    state.request = {};
    carryOut(stage, asked, plan.seat, plan.action);
    kit::runOn(stage);
}

void Zombies::answer(State &state, const ChanceAnswer &chance, Events *events) const
{
    kit::answer(Stage{*this, state, events}, chance);
}

namespace {

RuleId ruleOfDiscard(const Stage &stage, Asked asked)
{
    if (asked == Asked::End)
        return {"ZZZ-CARD-05"};
    const auto *limit = topFrame<LimitFrame>(stage.state);
    if (limit && limit->isAfterDeath)
        return {"ZZZ-GUTS-08"};
    if (!stage.game.chosen().guts)
        return {"ZZZ-CARD-04"};
    return {playerOf(stage.state, limit->seat).guts == 0 ? "ZZZ-GUTS-06" : "ZZZ-GUTS-05"};
}

} // namespace

void carryOut(const Stage &stage, Asked asked, SeatId seat, const Action &action)
{
    State &state = stage.state;
    const Square at = squareAt(state.town, action.at);
    switch (action.deed) {
    case Deed::Draw:
        return choosePile(stage, action.area);
    case Deed::Order:
        return putNext(stage, action.turn);
    case Deed::Crawl:
        return crawl(stage, at);
    case Deed::Push:
        return pushAway(stage, squareAt(state.town, action.to));
    case Deed::Lay:
        return layTile(stage, seat, action);
    case Deed::Put:
        return putThere(stage, at);
    case Deed::Roll:
        return asked == Asked::Ready ? rollMove(stage) : rollCombat(stage, action.card);
    case Deed::Reroll:
        ++state.turn.rerolls;
        return rollCombat(stage);
    case Deed::Pay:
        return payBullets(stage);
    case Deed::Suffer:
        return sufferFailure(stage);
    case Deed::Take:
    case Deed::Leave:
        return asked == Asked::Dodged ? leaveDodged(stage, action.deed == Deed::Take) : stage.pop();
    case Deed::Go:
        return goTo(stage, at);
    case Deed::Stop:
        state.turn.left = 0;
        return stage.pop();
    case Deed::Down:
    case Deed::Up:
        return changeLevel(stage, action.deed == Deed::Down);
    case Deed::Penalty:
        return action.card != 0 ? moveGuts(stage, seat, -1, {"ZZZ-SEWER-04"})
                                : loseLife(stage, seat, {"ZZZ-SEWER-04"});
    case Deed::Ride:
        return asked == Asked::Arrive ? arrive(stage, seat, at) : waitForRide(stage);
    case Deed::Move:
        return shamble(stage, at, squareAt(state.town, action.to));
    case Deed::Clear:
        return clearOne(stage, at);
    case Deed::Play:
        return playCard(stage, seat, action);
    case Deed::Aim:
        return aimAt(stage, at);
    case Deed::Use:
        return useCard(stage, seat, action);
    case Deed::Discard:
    case Deed::End:
        if (asked == Asked::End)
            topFrame<EndFrame>(state)->step = 1; // ZZZ-TURN-03
        if (action.deed == Deed::Discard)
            discardHand(stage, seat, action.card, ruleOfDiscard(stage, asked));
        return;
    case Deed::Pass:
        return topFrame<kit::Window>(state)->pass();
    }
}

const State &Zombies::seenBy(const State &state, SeatId seat, State &scratch) const
{
    scratch = state;
    scratch.deck.stock.hide();
    if (seat != state.knowsTop)
        forgetTop(*this, scratch);
    for (const SeatId other : everySeat()) {
        if (other != seat)
            kit::hideAll(handOf(scratch, other));
    }
    return scratch;
}

bool Zombies::reveals(const Event &event) const
{
    return event.kind == kPlayed || event.kind == kPlayedOn || event.kind == kDiscarded;
}

BattleReport Zombies::report(const State &state) const
{
    return kit::reportOf("zombies", state.round, seats(), [&](SeatReport &each) {
        const SeatResult others = state.winner.valid() ? SeatResult::Loss : SeatResult::Draw;
        each.result = state.winner == each.seat ? SeatResult::Win : others;
        each.scores.push_back({"zombies", playerOf(state, each.seat).kills});
    });
}

} // namespace escarmouche::rules::zombies
