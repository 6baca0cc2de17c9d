// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/atz/game/judging.h"
#include "rules/atz/play/people.h"
#include "rules/kit/codec/actions.h"
#include "rules/kit/codec/addresses.h"
#include "rules/kit/codec/slots.h"

#include <utility>

// Actions as texts, and the rules that a plan touches, the chief one first.

namespace escarmouche::rules::atz {

ESCARMOUCHE_WORDS(Deed, "enter", "activate", "done", "run", "go", "leave", "fire", "aim", "shoot",
                  "throw", "reload", "swap", "give", "ammo", "attach", "drop", "search", "heal",
                  "fight", "back", "end", "kill", "reroll", "keep", "row", "test", "duck", "stay",
                  "ready", "recruit", "draw", "equip", "treat", "buy", "take", "cure", "offer")

ESCARMOUCHE_MEMBERS(Action, always("deed", &T::deed),
                    named("who", &T::who, json::Whole{0, kMostSurvivors - 1}),
                    named("at", &T::at, kit::AddressText{}),
                    named("whom", &T::whom, json::Whole{0, 30'000}),
                    named("dice", &T::dice, json::Whole{0, 9}),
                    named("die", &T::die, json::Whole{0, kMostFaces - 1}),
                    named("successes", &T::successes, json::Whole{0, 2}),
                    named("item", &T::item, json::Whole{0, kLootCards}), named("slot", &T::slot),
                    named("panic", &T::panic))

std::string_view wordOf(Deed deed)
{
    return json::kWords<Deed>[static_cast<std::size_t>(deed)];
}

std::string AtzCodec::write(const Action &action) const
{
    return kit::textOf(action);
}

Result<Action> AtzCodec::readAction(const Game &game, std::string_view text) const
{
    return kit::readText<Action>(text).map([&](Action action) {
        const int cell = game.field().cellAt(action.at.address);
        if (cell != kit::kNoCell)
            action.at = meant(game.field(), cell);
        return action;
    });
}

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

constexpr std::pair<Deed, RuleId> kChiefs[]{
    {Deed::Enter, {"ATZ-TURN-02"}},    {Deed::Run, {"ATZ-RUN-01"}},
    {Deed::Leave, {"ATZ-MOVE-07"}},    {Deed::Throw, {"ATZ-GREN-01"}},
    {Deed::Reload, {"ATZ-ACT-03"}},    {Deed::Swap, {"ATZ-ACT-04"}},
    {Deed::Give, {"ATZ-ACT-05"}},      {Deed::Ammo, {"ATZ-AMMO-04"}},
    {Deed::Attach, {"ATZ-ITEM-01"}},   {Deed::Drop, {"ATZ-ACT-09"}},
    {Deed::Search, {"ATZ-LOOT-01"}},   {Deed::Heal, {"ATZ-ITEM-03"}},
    {Deed::Treat, {"ATZ-ABIL-08"}},    {Deed::Fight, {"ATZ-ENTER-06"}},
    {Deed::Back, {"ATZ-ENTER-06"}},    {Deed::Aim, {"ATZ-FIRE-04"}},
    {Deed::Shoot, {"ATZ-FIRE-04"}},    {Deed::Duck, {"ATZ-DUCK-01"}},
    {Deed::Stay, {"ATZ-REACT-22"}},    {Deed::Test, {"ATZ-STAR-04"}},
    {Deed::End, {"ATZ-TURN-04"}},      {Deed::Ready, {"ATZ-SCEN-01"}},
    {Deed::Recruit, {"ATZ-SKIRM-02"}}, {Deed::Draw, {"ATZ-SKIRM-06"}},
    {Deed::Equip, {"ATZ-SCEN-02"}},    {Deed::Buy, {"ATZ-SCEN-02"}},
    {Deed::Offer, {"ATZ-SCEN-43"}}};

RuleId chiefOf(const State &state, const Action &action)
{
    if (action.deed == Deed::Run && state.impulse.isEntry)
        return {"ATZ-RUN-05"};
    if (action.deed == Deed::Drop && askedOf(state) == Asked::Room)
        return {"ATZ-LOOT-04"};
    if (topFrame<PickFrame>(state) && action.deed == Deed::Done)
        return {"ATZ-SCEN-01"};
    const RuleId *rule = listed(askedOf(state));
    if (rule && action.deed != Deed::Test)
        return *rule;
    const RuleId *chief = kit::valueIn(kChiefs, action.deed);
    return chief ? *chief : RuleId{"ATZ-TURN-03"};
}

} // namespace

std::vector<RuleId> rulesTouched(const Atz &game, const State &state, const Atz::Plan &plan)
{
    std::vector<RuleId> rules;
    const Action &action = plan.action;
    if (action.deed == Deed::Go && askedOf(state) == Asked::Impulse)
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
