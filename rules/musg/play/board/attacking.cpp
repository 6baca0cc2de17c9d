// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/charging.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/odds/attackodds.h"
#include "rules/musg/play/odds/estimate.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

/** More are reached only by bursts over a crowd, whose odds nobody waits for. */
constexpr std::size_t kMostStates = 4'000;

/** Expected PV for each PA, in thousandths, for the order of the list only. */
int worthOf(const Skirmish &game, const State &seen, const Possible &attack)
{
    if (!attack.plan)
        return -1;
    if (const auto *shot = std::get_if<ShotPlan>(&attack.plan->what))
        return expectedPv(game, seen, *shot) / std::max<int>(1, shot->pa);
    if (const auto *blows = std::get_if<StrikePlan>(&attack.plan->what))
        return expectedPv(game, seen, *blows) / std::max<int>(1, blows->pa);
    if (const auto *move = std::get_if<MovePlan>(&attack.plan->what)) {
        const int left = seen[move->figure].pa - move->pa;
        return expectedBlow(game, seen, move->figure, move->targets.first(), true) * left /
               (left + 1);
    }
    return 0;
}

/** Those the unit's options offer; a refused gun is added so that it can say why. */
void addShotsOn(const Outlook &outlook, FigureId figure, FigureId foe, std::vector<Possible> &out)
{
    const auto &guns = outlook.game().fighter(figure).guns;
    const Place there = outlook.seen()[foe].place();
    for (std::size_t gun = 0; gun < guns.size(); ++gun) {
        if (!isDouble(outlook.game(), outlook.seen(), figure, gun))
            out.push_back(
                judged(outlook, Shoot{figure, static_cast<std::uint8_t>(gun), foe, there}));
    }
}

// MUSG-REACT-07
void addFreeShotsOn(const Outlook &outlook, FigureId foe, std::vector<Possible> &out)
{
    for (const auto &option : outlook.options()) {
        const auto *shot = std::get_if<Shoot>(&option.action);
        if (shot && shot->target == foe)
            out.push_back(judged(outlook, *shot));
    }
}

void addStrikesOn(const Outlook &outlook, FigureId figure, FigureId foe, std::vector<Possible> &out)
{
    Options options;
    addStrikes(outlook.game(), outlook.seen(), figure, options);
    for (const auto &option : options) {
        const auto *strike = std::get_if<Strike>(&option.action);
        if (strike && strike->target == foe)
            out.push_back(judged(outlook, *strike));
    }
}

/** The charger stands in contact with his targets. */
State arrived(const Skirmish &game, const State &seen, const Plan &plan, const MovePlan &charge)
{
    State there = seen;
    goAsPlanned(charge, plan, there);
    FigureState &charger = there[charge.figure];
    charger.set(Mark::Charged);
    charger.set(Mark::Dived,
                isDive(game.fighter(charge.figure), seen[charge.figure].level - charger.level));
    return there;
}

/** The blow that takes most from that foe. */
std::optional<Plan> bestBlow(const Skirmish &game, const State &there, FigureId figure,
                             FigureId foe)
{
    const Outlook outlook(game, there, game.fighter(figure).seat());
    std::vector<Possible> blows;
    addStrikesOn(outlook, figure, foe, blows);
    std::erase_if(blows, [](const Possible &blow) { return !blow.plan; });
    const auto best = std::ranges::max_element(
        blows, {}, [&](const Possible &blow) { return worthOf(game, there, blow); });
    return best == blows.end() ? std::nullopt : std::optional(*best->plan);
}

/** That he dares (MUSG-REACT-03). */
std::optional<Fraction> nerveOf(const Skirmish &game, const State &seen, const Plan &plan,
                                FigureId charger)
{
    State begun = seen;
    begun[charger].set(Mark::NoRun, false); // whoever fails is marked with it
    game.commit(begun, plan, nullptr);
    const auto isTested = [](const State &state) {
        const auto *test = std::get_if<TestFrame>(&state.frames.back());
        return !test || test->test != Reason::WantToCharge;
    };
    const auto dares = [&](const State &state) { return state[charger].has(Mark::NoRun) ? 0 : 1; };
    Odds<Skirmish> walker(kMostStates);
    const auto results = walker.walk(
        game, begun, isTested, [](const State &, SeatId) { return Action(Decline{}); }, dares);
    return results ? std::optional(atLeast(*results, 1)) : std::nullopt;
}

/** Of a shot or of blows. */
std::optional<AttackOdds> oddsOfThese(const Skirmish &game, const State &seen, const Plan &plan)
{
    FigureId attacker, target;
    AttackOdds named;
    if (const auto *shot = std::get_if<ShotPlan>(&plan.what)) {
        attacker = shot->shooter;
        target = shot->target.valid() ? shot->target : shot->victims.first();
        named.weapons = {game.fighter(attacker).guns[shot->gun].id};
    } else if (const auto *blows = std::get_if<StrikePlan>(&plan.what)) {
        attacker = blows->attacker;
        target = blows->target;
        named.isStrike = true;
        const auto &blades = game.fighter(attacker).blades;
        for (std::size_t at = 0; at < blades.size(); ++at) {
            if ((blows->blades >> at & 1U) != 0)
                named.weapons.push_back(blades[at].id);
        }
    }
    if (!target.valid())
        return std::nullopt;
    State begun = seen;
    game.commit(begun, plan, nullptr);
    Odds<Skirmish> walker(kMostStates);
    auto odds = oddsFrom(game, begun, attacker, target, OtherSeats::NobodyIntervenes, walker);
    if (!odds)
        return std::nullopt;
    odds->weapons = named.weapons;
    odds->isStrike = named.isStrike;
    return *odds;
}

/** What the one who was struck does to `attacker` with his best blow, once it is for him to act. */
std::optional<Fraction> backAt(const Skirmish &game, const State &seen, const StrikePlan &plan)
{
    State theirs = seen;
    theirs.request.decision.seat = game.fighter(plan.target).seat();
    ActivationFrame turn;
    turn.step = ActivationFrame::Step::Asking;
    turn.leader = plan.target;
    for (Frame &frame : theirs.frames) {
        if (auto *active = std::get_if<ActivationFrame>(&frame))
            *active = turn;
    }
    theirs[plan.target].pa = static_cast<std::uint8_t>(game.fighter(plan.target).pa);
    const auto blow = bestBlow(game, theirs, plan.target, plan.attacker);
    const auto odds = blow ? oddsOfThese(game, theirs, *blow) : std::nullopt;
    return odds ? std::optional(odds->targetHurt) : std::nullopt;
}

/** What is left of the shot that somebody may take for his chief, if nobody does. */
std::optional<AttackOdds> oddsUnguarded(const Skirmish &game, const State &seen)
{
    const auto *shot = top<ShotFrame>(seen);
    if (!shot)
        return std::nullopt;
    Odds<Skirmish> walker(kMostStates);
    const auto odds =
        oddsFrom(game, seen, shot->shooter, shot->victim, OtherSeats::NobodyIntervenes, walker);
    return odds ? std::optional(*odds) : std::nullopt;
}

AttackOdds oddsOfCharge(const Skirmish &game, const State &seen, const Plan &plan,
                        const MovePlan &charge)
{
    AttackOdds odds;
    odds.lost[0] = {1, 1, false};
    const State there = arrived(game, seen, plan, charge);
    if (const auto blow = bestBlow(game, there, charge.figure, charge.targets.first())) {
        if (const auto walked = oddsOf(game, there, *blow))
            odds = *walked;
    }
    odds.isStrike = odds.isCharge = true;
    odds.points = seen[charge.targets.first()].pv;
    if (charge.nerveTest)
        odds.nerve = nerveOf(game, seen, plan, charge.figure);
    return odds;
}

} // namespace

std::vector<Possible> attacksOn(const Outlook &outlook, FigureId figure, FigureId foe)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    std::vector<Possible> attacks;
    if (const auto *spotting = top<SpotFrame>(seen); spotting && spotting->observer == figure)
        addFreeShotsOn(outlook, foe, attacks);
    if (const MoveFrame *charge = askedToFollow(seen)) {
        if (charge->figure == figure && quarryOf(seen, *charge).contains(foe))
            attacks.push_back(chargeAt(outlook, figure, foe));
        return attacks;
    }
    if (!seen[foe].onTable() || !isActing(seen, figure))
        return attacks;
    addStrikesOn(outlook, figure, foe, attacks);
    addShotsOn(outlook, figure, foe, attacks);
    if (!isEngaged(game, seen, figure))
        attacks.push_back(chargeAt(outlook, figure, foe));
    std::ranges::stable_sort(attacks, std::ranges::greater{},
                             [&](const Possible &each) { return worthOf(game, seen, each); });
    return attacks;
}

std::vector<AttackOn> attacksOf(const Outlook &outlook, FigureId figure)
{
    std::vector<AttackOn> attacks;
    foesOf(outlook.game(), outlook.seen(), outlook.seat()).each([&](FigureId foe) {
        for (Possible &each : attacksOn(outlook, figure, foe))
            attacks.push_back({foe, std::move(each)});
    });
    std::ranges::stable_sort(attacks, std::ranges::greater{}, [&](const AttackOn &each) {
        return worthOf(outlook.game(), outlook.seen(), each.possible);
    });
    return attacks;
}

bool isGuard(const State &seen, const Plan &plan)
{
    const auto *reply = std::get_if<ReplyPlan>(&plan.what);
    const auto prompt = static_cast<Prompt>(seen.request.decision.prompt);
    return reply && reply->figure.valid() &&
           (prompt == Prompt::AttentionChef || prompt == Prompt::TakeShot);
}

std::optional<AttackOdds> oddsOf(const Skirmish &game, const State &seen, const Plan &plan)
{
    if (const auto *move = std::get_if<MovePlan>(&plan.what))
        return move->kind == MoveKind::Charge && !move->follows
                   ? std::optional(oddsOfCharge(game, seen, plan, *move))
                   : std::nullopt;
    if (isGuard(seen, plan))
        return oddsUnguarded(game, seen);
    auto odds = oddsOfThese(game, seen, plan);
    if (const auto *blows = std::get_if<StrikePlan>(&plan.what); blows && odds)
        odds->back = backAt(game, seen, *blows);
    return odds;
}

} // namespace escarmouche::rules::musg::play
