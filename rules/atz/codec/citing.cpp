// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/atz/play/people.h"

// The rules that a plan touches, the chief one first.

namespace escarmouche::rules::atz {

namespace {

void citeStep(const Atz &game, const State &state, const Action &action, std::vector<RuleId> &rules)
{
    const Survivor &survivor = survivorAt(state, state.impulse.who);
    const int cell = game.field().cellAt(action.at.address);
    const bool isCharge = hasEnemy(state, survivor.side, cell);
    rules.push_back({isCharge ? "ATZ-REACT-41" : "ATZ-MOVE-01"});
    rules.push_back({"ATZ-MOVE-02"});
    if (hasFriend(state, survivor.side, cell, state.impulse.who))
        rules.push_back({"ATZ-STACK-03"});
    if (isLocked(state, state.impulse.who))
        rules.push_back({"ATZ-MOVE-06"});
    if (isCharge && state.impulse.hasRun)
        rules.push_back({"ATZ-RUN-04"});
}

void citeShot(const Atz &game, const State &state, int who, const Action &action,
              std::vector<RuleId> &rules)
{
    const Survivor &survivor = survivorAt(state, who);
    const Item &gun = *gunOf(game, survivor);
    const ItemKind &kind = game.kindOf(gun);
    rules.push_back({"ATZ-FIRE-01"});
    if (kind.leastDice < kind.mostDice)
        rules.push_back({kind.leastDice == 1 ? "ATZ-FIRE-07" : "ATZ-FIRE-06"});
    else
        rules.push_back({kind.oneHex ? "ATZ-FIRE-09" : "ATZ-FIRE-08"});
    if (gun.isImproved)
        rules.push_back({"ATZ-FIRE-12"});
    if (action.panic)
        rules.push_back({"ATZ-PANIC-01"});
    if (game.kindOf(survivor).ability == Ability::Marksman)
        rules.push_back({"ATZ-FIRE-13"});
    if (isLocked(state, who))
        rules.push_back({"ATZ-ACT-06"});
}

RuleId chiefOf(const State &state, const Action &action)
{
    switch (action.deed) {
    case Deed::Enter:
        return {"ATZ-TURN-02"};
    case Deed::Run:
        return {state.impulse.isEntry ? "ATZ-RUN-05" : "ATZ-RUN-01"};
    case Deed::Leave:
        return {"ATZ-MOVE-07"};
    case Deed::Throw:
        return {"ATZ-GREN-01"};
    case Deed::Reload:
        return {"ATZ-ACT-03"};
    case Deed::Swap:
        return {"ATZ-ACT-04"};
    case Deed::Give:
        return {"ATZ-ACT-05"};
    case Deed::Ammo:
        return {"ATZ-AMMO-04"};
    case Deed::Attach:
        return {"ATZ-ITEM-01"};
    case Deed::Drop:
        return {askedOf(state) == Asked::Room ? "ATZ-LOOT-04" : "ATZ-ACT-09"};
    case Deed::Search:
        return {"ATZ-LOOT-01"};
    case Deed::Heal:
        return {"ATZ-ITEM-03"};
    case Deed::Fight:
    case Deed::Back:
        return {"ATZ-ENTER-06"};
    case Deed::Aim:
    case Deed::Shoot:
        return {"ATZ-FIRE-04"};
    case Deed::Kill:
        return {"ATZ-MELEE-04"};
    case Deed::Reroll:
    case Deed::Keep:
        return {askedOf(state) == Asked::Reroll ? "ATZ-ABIL-05" : "ATZ-ABIL-06"};
    case Deed::Row:
        return {"ATZ-STAR-02"};
    case Deed::Duck:
        return {"ATZ-DUCK-01"};
    case Deed::Stay:
        return {"ATZ-REACT-22"};
    case Deed::Test:
        return {"ATZ-STAR-04"};
    case Deed::End:
        return {"ATZ-TURN-04"};
    default:
        return {"ATZ-TURN-03"};
    }
}

} // namespace

std::vector<RuleId> rulesTouched(const Atz &game, const State &state, const Atz::Plan &plan)
{
    std::vector<RuleId> rules;
    const Action &action = plan.action;
    if (action.deed == Deed::Go)
        citeStep(game, state, action, rules);
    else if (action.deed == Deed::Fire) {
        const auto *volley = topFrame<VolleyFrame>(state);
        const auto *entry = topFrame<EntryFrame>(state);
        const int inside = entry ? entry->who : state.impulse.who;
        citeShot(game, state, volley ? volley->who : inside, action, rules);
    } else
        rules.push_back(chiefOf(state, action));
    return rules;
}

} // namespace escarmouche::rules::atz
