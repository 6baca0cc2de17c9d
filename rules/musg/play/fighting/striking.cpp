// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/fighting/fighting.h"
#include "rules/musg/play/stage/judging.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using Blow = StrikeFrame::Blow;

namespace {

bool isUsed(std::uint8_t blades, std::size_t at)
{
    return ((blades >> at) & 1U) != 0;
}

/** Why these weapons cannot be used together. */
std::optional<Refusal> cannotWield(const Fighter &fighter, std::uint8_t blades)
{
    if (blades == 0 || blades >= (1U << fighter.blades.size()))
        return Refusal{{"MUSG-MELEE-04"}, "no-such-weapon"};
    int hands = 0;
    for (std::size_t at = 0; at < fighter.blades.size(); ++at)
        hands += isUsed(blades, at) ? fighter.blades[at].hands : 0;
    // MUSG-MELEE-04
    if (hands > kHands)
        return Refusal{{"MUSG-MELEE-04"}, "too-few-hands", hands, kHands};
    // MUSG-EQUIP-05
    if (fighter.shield && hands == kHands)
        return Refusal{{"MUSG-EQUIP-05"}, "shield-takes-a-hand", hands, 1};
    return {};
}

/** Whether the figure, able to act, may strike that enemy now. */
std::optional<Refusal> cannotReach(const Skirmish &game, const State &state, FigureId figure,
                                   FigureId target)
{
    if (!target.valid() || target.value >= game.size() ||
        game.fighter(target).seat() == game.fighter(figure).seat())
        return Refusal{{"MUSG-MELEE-02"}, "not-an-enemy"};
    if (!state[target].onTable())
        return Refusal{{"MUSG-PROFILE-08"}, "not-on-table"};
    // MUSG-EQUIP-09
    if (state[figure].has(Mark::Hanging))
        return Refusal{{"MUSG-EQUIP-09"}, "hangs"};
    if (game.fighter(figure).cc == 0)
        return Refusal{{"MUSG-PROFILE-14"}, "cannot-strike"};
    // MUSG-ACT-10
    if (state[figure].pa < 1)
        return Refusal{{"MUSG-ACT-10"}, "too-few-pa", state[figure].pa, 1};
    // MUSG-MELEE-02
    if (!inContact(game, state, figure, target))
        return Refusal{{"MUSG-MELEE-02"}, "not-in-contact"};
    return {};
}

int forceOf(const Fighter &fighter, const FigureState &own, const Blade &blade)
{
    // MUSG-MELEE-03, MUSG-MELEE-08
    return fighter.f + blade.force + (own.has(Mark::Charged) ? 1 : 0);
}

Blow blowOf(const Skirmish &game, const State &state, FigureId figure, std::size_t at)
{
    const Fighter &fighter = game.fighter(figure);
    const Blade &blade = fighter.blades[at];
    Blow blow;
    blow.by = figure;
    blow.blade = static_cast<std::uint8_t>(at);
    blow.dice = static_cast<std::uint8_t>(blade.dice);
    blow.needed = static_cast<std::uint8_t>(std::clamp(fighter.cc, 2, 6));
    blow.force = static_cast<std::int8_t>(forceOf(fighter, state[figure], blade));
    // MUSG-CAMP-32
    blow.dropWorst = fighter.has(Trait::ExtraMeleeDie);
    // MUSG-MERC-11
    blow.automatic = fighter.has(Trait::DivesWithoutRoll) && state[figure].has(Mark::Dived);
    blow.dice = static_cast<std::uint8_t>(blow.dice + (blow.dropWorst ? 1 : 0));
    return blow;
}

/** The strongest of the weapons used. */
std::size_t strongest(const Fighter &fighter, std::uint8_t blades)
{
    std::size_t best = fighter.blades.size();
    for (std::size_t at = 0; at < fighter.blades.size(); ++at) {
        if (isUsed(blades, at) && (best == fighter.blades.size() ||
                                   fighter.blades[at].force > fighter.blades[best].force))
            best = at;
    }
    return best;
}

/** One die each, whatever the weapon (MUSG-FIGURANT-06). */
Blow figurantBlow(const Skirmish &game, const State &state, FigureId figure, std::uint8_t blades)
{
    Blow blow = blowOf(game, state, figure, strongest(game.fighter(figure), blades));
    // MUSG-FIGURANT-06
    blow.dice = 1;
    blow.dropWorst = false;
    return blow;
}

/** The figurants of the same activation who touch the same enemy and can pay. */
FigureSet fellows(const Skirmish &game, const State &state, FigureId attacker, FigureId target)
{
    FigureSet set;
    friendsOf(game, state, game.fighter(attacker).seat()).each([&](FigureId figure) {
        // MUSG-FIGURANT-06
        if (figure != attacker && game.fighter(figure).rank == Rank::Figurant &&
            isActing(state, figure) && !cannotReach(game, state, figure, target))
            set.insert(figure);
    });
    return set;
}

void addBlows(const Skirmish &game, const State &state, StrikePlan &plan)
{
    const Fighter &fighter = game.fighter(plan.attacker);
    if (fighter.rank == Rank::Figurant) {
        plan.blows.push_back(figurantBlow(game, state, plan.attacker, plan.blades));
        plan.together = fellows(game, state, plan.attacker, plan.target);
        plan.together.each([&](FigureId figure) {
            if (!plan.blows.full())
                plan.blows.push_back(figurantBlow(game, state, figure, 0xff));
        });
        return;
    }
    for (std::size_t at = 0; at < fighter.blades.size(); ++at) {
        if (isUsed(plan.blades, at))
            plan.blows.push_back(blowOf(game, state, plan.attacker, at));
    }
}

void citeBlow(const Skirmish &game, const State &state, const Blow &blow, Cited &rules)
{
    const Fighter &fighter = game.fighter(blow.by);
    const Blade &blade = fighter.blades[blow.blade];
    // MUSG-MELEE-06, MUSG-MELEE-07
    rules.addIf(blade.hands == 0 && !blade.entry.valid(), {"MUSG-MELEE-06"});
    rules.addIf(blade.hands == 0 && blade.entry.valid(), {"MUSG-MELEE-07"});
    rules.addIf(state[blow.by].has(Mark::Charged), {"MUSG-MELEE-08"});
    rules.addIf(blow.dropWorst, {"MUSG-CAMP-32"});
    rules.addIf(blow.automatic, {"MUSG-MERC-11"});
    rules.addIf(fighter.rank == Rank::Figurant, {"MUSG-FIGURANT-06"});
}

/** The sets of weapons to which none can be added; of figurants, who throw one die, single ones. */
std::vector<std::uint8_t> waysToWield(const Fighter &fighter)
{
    std::vector<std::uint8_t> ways;
    const unsigned all = 1U << fighter.blades.size();
    const bool isFigurant = fighter.rank == Rank::Figurant;
    for (unsigned blades = 1; blades < all; ++blades) {
        if (cannotWield(fighter, static_cast<std::uint8_t>(blades)))
            continue;
        bool isMost = true;
        for (unsigned more = 1; more < all && !isFigurant; more <<= 1U) {
            isMost = isMost && ((blades & more) != 0 ||
                                cannotWield(fighter, static_cast<std::uint8_t>(blades | more)));
        }
        if (isMost && (!isFigurant || std::has_single_bit(blades)))
            ways.push_back(static_cast<std::uint8_t>(blades));
    }
    return ways;
}

} // namespace

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const Strike &action)
{
    if (const auto refusal = cannotAct(game, state, seat, action.figure))
        return tl::unexpected<Refusal>(*refusal);
    if (const auto refusal = cannotReach(game, state, action.figure, action.target))
        return tl::unexpected<Refusal>(*refusal);
    if (const auto refusal = cannotWield(game.fighter(action.figure), action.blades))
        return tl::unexpected<Refusal>(*refusal);
    StrikePlan plan;
    plan.attacker = action.figure;
    plan.target = action.target;
    plan.blades = action.blades;
    plan.rerolls = static_cast<std::uint8_t>(game.fighter(action.target).rondaches);
    addBlows(game, state, plan);
    plan.rules.add({"MUSG-MELEE-02"});
    for (const Blow &blow : plan.blows)
        citeBlow(game, state, blow, plan.rules);
    return Plan{plan, plan.rules.list()};
}

void addStrikes(const Skirmish &game, const State &state, FigureId figure, Options &out)
{
    const FigureSet foes = touchedFoes(game, state, figure);
    if (foes.empty() || state[figure].pa == 0)
        return;
    const auto ways = waysToWield(game.fighter(figure));
    foes.each([&](FigureId foe) {
        if (cannotReach(game, state, figure, foe))
            return;
        for (const std::uint8_t blades : ways)
            out.push_back({Strike{figure, foe, blades}, false});
    });
}

} // namespace escarmouche::rules::musg::play
