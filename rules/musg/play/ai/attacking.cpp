// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/aiming.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kCertain = 1000;
constexpr std::size_t kMostJudged = 2; // shots looked at in full, by what they promise at sight

int throughCover(const ShotPlan &plan)
{
    int chance = kCertain;
    for (const int needed : plan.cover)
        chance = chance * chanceOf(needed) / kCertain;
    return chance;
}

/** Everybody under a template by himself: friends against foes. */
int harmUnder(const Table &table, const ShotPlan &plan)
{
    int harm = 0;
    plan.victims.each([&](FigureId victim) {
        const int wound = chanceOf(
            damageNeeded(plan.force, resistance(table.game, table.seen, victim, plan.shooter)));
        const int each = chanceOf(plan.needed) * wound / kCertain;
        const int taken = harmOf(table.game, victim, tollOf(1, each, table.seen[victim].pv));
        harm += table.game.fighter(victim).seat() == table.seat ? -2 * taken : taken;
    });
    return harm;
}

/** The dice of a shot go to its first victim until he falls, the rest to those beside him. */
int harmInChain(const Table &table, const ShotPlan &plan)
{
    const int each =
        chanceOf(plan.needed) * throughCover(plan) / kCertain * chanceOf(plan.toWound) / kCertain;
    const int dice = plan.dice * std::max<int>(1, plan.shots);
    const int pv = table.seen[plan.target].pv;
    const Toll first = tollOf(dice, each, pv);
    int harm = harmOf(table.game, plan.target, first);
    const int beyond = dice * each - first.pv;
    if (beyond <= 0)
        return harm;
    FigureSet others = plan.victims;
    others.erase(plan.target);
    if (!others.empty())
        harm += harmOf(table.game, others.first(), {beyond, 0});
    return harm;
}

int harmOfShot(const Table &table, const ShotPlan &plan)
{
    const bool isTemplate = table.game.fighter(plan.shooter).guns[plan.gun].shape != Template::None;
    return isTemplate ? harmUnder(table, plan) : harmInChain(table, plan);
}

int harmOfStrike(const Table &table, const StrikePlan &plan)
{
    const int expected = expectedPv(table.game, table.seen, plan);
    int dice = 0;
    for (const StrikeFrame::Blow &blow : plan.blows)
        dice += blow.dice;
    dice = std::max(1, dice);
    return harmOf(table.game, plan.target,
                  tollOf(dice, std::min(kCertain, expected / dice), table.seen[plan.target].pv));
}

/** What may still be done with the PA that are left: the same again, or the best move. */
int after(int harm, int left, int price, int move)
{
    const int again = price > 0 ? harm * (left / price) * 3 / 4 : 0;
    return std::max(again, left > 0 ? move : 0);
}

/** A shot and what it promises for each PA, at sight: a plan costs ten times as much. */
struct Glance {
    const Shoot *shot;
    int harm;
};

Glance glance(const Table &table, const Shoot &shot)
{
    const Gun &gun = table.game.fighter(shot.figure).guns[shot.gun];
    const int dice = std::max(1, gun.dice);
    const Toll toll = tollOf(dice, expectedAtSight(table.game, table.seen, shot) / dice,
                             table.seen[shot.target].pv);
    return {&shot, harmOf(table.game, shot.target, toll) / std::max(1, priceOf(table.game, gun))};
}

/** The shots of a figure that are options, the most promising first. */
std::vector<Glance> shotsOf(const Table &table, FigureId own)
{
    std::vector<Glance> shots;
    for (const auto &option : table.options) {
        const auto *shot = std::get_if<Shoot>(&option.action);
        if (shot && shot->figure == own && !option.open && shot->target.valid())
            shots.push_back(glance(table, *shot));
    }
    std::ranges::stable_sort(shots, std::greater{}, &Glance::harm);
    return shots;
}

void weighShot(const Table &table, const Shoot &shot, int afterwards, Candidates &out)
{
    auto plan = table.game.plan(table.seen, table.seat, shot);
    if (!plan)
        return;
    Candidate candidate{shot, std::move(*plan)};
    const auto &what = std::get<ShotPlan>(candidate.plan->what);
    const int left = table.seen[shot.figure].pa - what.pa;
    const int harm = harmOfShot(table, what);
    candidate.worth[Motive::Harm] = harm;
    candidate.worth[Motive::Prospect] = after(harm, left, what.pa, afterwards);
    out.push_back(std::move(candidate));
}

void weighStrike(const Table &table, const Strike &strike, Candidates &out)
{
    auto plan = table.game.plan(table.seen, table.seat, strike);
    if (!plan)
        return;
    Candidate candidate{strike, std::move(*plan)};
    const int harm = harmOfStrike(table, std::get<StrikePlan>(candidate.plan->what));
    candidate.worth[Motive::Harm] = harm;
    candidate.worth[Motive::Prospect] = after(harm, table.seen[strike.figure].pa - 1, 1, 0);
    out.push_back(std::move(candidate));
}

} // namespace

void weighAttacks(const Table &table, const Field &field, int afterwards, Candidates &out)
{
    for (const auto &option : table.options) {
        const auto *strike = std::get_if<Strike>(&option.action);
        if (strike && strike->figure == field.own())
            weighStrike(table, *strike, out);
    }
    const auto shots = shotsOf(table, field.own());
    for (std::size_t at = 0; at < std::min(kMostJudged, shots.size()); ++at)
        weighShot(table, *shots[at].shot, afterwards, out);
}

} // namespace escarmouche::rules::musg::play
