// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/shooting/aiming.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr std::size_t kMostShots = 2; // that are weighed, by what they promise for each PA

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

/** A shot as it looks without its plan, which costs ten times as much. */
struct Glance {
    const Shoot *shot;
    int harm; // whatever it costs
    int price; // in PA

    int harmForEachPa() const { return harm / price; }
};

/** The dice of a shot go to its first victim until he falls, the rest to those beside him. */
int harmInChain(const Table &table, const Field::Foe &foe, int dice, int each)
{
    const Toll first = tollOf(dice, each, table.seen[foe.figure()].pv);
    const int harm = harmOf(table.game, foe.figure(), first);
    const int beyond = dice * each - first.pv;
    if (beyond <= 0 || foe.enemy->crowd == 0)
        return harm;
    return harm + harmOf(table.game, foe.figure(), {beyond, 0});
}

Glance glance(const Table &table, const Field::Foe &foe, const Shoot &shot)
{
    const Gun &gun = table.game.fighter(shot.figure).guns[shot.gun];
    const int dice = std::max(1, gun.dice * gun.shotsPerAction);
    const int atSight = expectedAtSight(table.game, table.seen, shot) / dice;
    const int screens =
        screensBetween(table.game, table.game.base(table.seen, shot.figure), foe.base());
    const int each = throughScreens(std::min(kCertain, atSight), screens);
    return {&shot, harmInChain(table, foe, dice, each), std::max(1, priceOf(table.game, gun))};
}

/** The shots of a figure that are options, the most promising first. */
std::vector<Glance> shotsOf(const Table &table, const Field &field)
{
    std::vector<Glance> shots;
    for (const auto &option : table.options) {
        const auto *shot = std::get_if<Shoot>(&option.action);
        if (!shot || shot->figure != field.own() || option.open || !shot->target.valid())
            continue;
        if (const Field::Foe *foe = field.find(shot->target))
            shots.push_back(glance(table, *foe, *shot));
    }
    std::ranges::stable_sort(shots, std::greater{}, &Glance::harmForEachPa);
    return shots;
}

void weighShot(const Table &table, const Glance &glance, int afterwards, Candidates &out)
{
    Candidate candidate{*glance.shot};
    const Gun &gun = table.game.fighter(glance.shot->figure).guns[glance.shot->gun];
    int harm = glance.harm;
    if (gun.shape != Template::None) {
        auto plan = table.game.plan(table.seen, table.seat, candidate.action);
        if (!plan)
            return;
        harm = harmUnder(table, std::get<ShotPlan>(plan->what));
        candidate.plan = std::move(*plan);
    }
    const int left = table.seen[glance.shot->figure].pa - glance.price;
    candidate.worth[Motive::Harm] = harm;
    candidate.worth[Motive::Prospect] = after(harm, left, glance.price, afterwards);
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
    const auto shots = shotsOf(table, field);
    for (std::size_t at = 0; at < std::min(kMostShots, shots.size()); ++at)
        weighShot(table, shots[at], afterwards, out);
}

} // namespace escarmouche::rules::musg::play
