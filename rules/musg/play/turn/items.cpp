// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/fighting/fighting.h"
#include "rules/musg/play/shooting/aiming.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

namespace {

using ItemKind = ItemPlan::Kind;

// MUSG-CAMP-31
constexpr int kRegainPrice = 2;

std::optional<Refusal> cannotPay(const State &state, FigureId figure, int pa, RuleId rule)
{
    if (state[figure].pa < pa)
        return Refusal{rule, "too-few-pa", state[figure].pa, pa};
    return {};
}

/** Whether somebody could be given a PV back. */
std::optional<Refusal> cannotHeal(const Skirmish &game, const State &state, FigureId patient,
                                  RuleId rule)
{
    if (!state[patient].onTable())
        return Refusal{rule, "not-on-table"};
    // MUSG-EQUIP-11
    if (state[patient].pv >= game.fighter(patient).pv)
        return Refusal{rule, "unhurt"};
    return {};
}

std::optional<Refusal> cannotReload(const Skirmish &game, const State &state, FigureId figure,
                                    std::uint8_t gun)
{
    const RuleId rule{"MUSG-RANGED-12"};
    if (gun >= game.fighter(figure).guns.size())
        return Refusal{{"MUSG-RANGED-27"}, "no-such-gun"};
    if (((state[figure].gunsEmpty >> gun) & 1) == 0)
        return Refusal{rule, "is-loaded"};
    // MUSG-ACT-13
    if (isEngaged(game, state, figure))
        return Refusal{{"MUSG-ACT-13"}, "engaged"};
    return cannotPay(state, figure, 1, rule);
}

std::optional<Refusal> cannotTreat(const Skirmish &game, const State &state, FigureId figure,
                                   FigureId patient)
{
    const RuleId rule{"MUSG-EQUIP-11"};
    if (state[figure].medikits == 0)
        return Refusal{rule, "no-medikit"};
    if (!patient.valid() || patient.value >= game.size() ||
        game.fighter(patient).seat() != game.fighter(figure).seat())
        return Refusal{rule, "no-patient"};
    if (const auto refusal = cannotHeal(game, state, patient, rule))
        return refusal;
    // MUSG-EQUIP-11
    if (patient != figure && !inContact(game, state, figure, patient))
        return Refusal{rule, "not-in-contact"};
    return cannotPay(state, figure, 1, rule);
}

std::optional<Refusal> cannotRegain(const Skirmish &game, const State &state, FigureId figure)
{
    const RuleId rule{"MUSG-CAMP-31"};
    if (!game.fighter(figure).has(Trait::RegainsPv))
        return Refusal{rule, "no-will-to-live"};
    // MUSG-ACT-13
    if (isEngaged(game, state, figure))
        return Refusal{{"MUSG-ACT-13"}, "engaged"};
    if (const auto refusal = cannotHeal(game, state, figure, rule))
        return refusal;
    return cannotPay(state, figure, kRegainPrice, rule);
}

/** The chief's body, lying free. */
bool isBody(const Skirmish &game, const State &state, FigureId figure, FigureId body)
{
    return body.valid() && body.value < game.size() &&
           game.fighter(body).seat() == game.fighter(figure).seat() &&
           game.fighter(body).rank == Rank::Chief &&
           state[body].standing == Standing::OutOfAction && !state[body].has(Mark::Carried);
}

std::optional<Refusal> cannotCarry(const Skirmish &game, const State &state, FigureId figure,
                                   FigureId body)
{
    // MUSG-MERC-07
    const RuleId rule{"MUSG-MERC-07"};
    if (!game.fighter(figure).has(Trait::CarriesChief) || !isBody(game, state, figure, body))
        return Refusal{rule, "no-body"};
    if (isEngaged(game, state, figure))
        return Refusal{{"MUSG-ACT-13"}, "engaged"};
    if (!inContact(game, state, figure, body))
        return Refusal{rule, "not-in-contact"};
    return cannotPay(state, figure, 1, rule);
}

/** The plan of an item, unless refused. */
Judged<Plan> planned(const ItemPlan &plan, RuleId rule, const std::optional<Refusal> &refusal)
{
    if (refusal)
        return tl::unexpected<Refusal>(*refusal);
    return Plan{plan, {rule}};
}

void heal(const Stage &stage, const ItemPlan &plan, RuleId rule)
{
    FigureState &patient = stage[plan.other];
    // MUSG-EQUIP-11, MUSG-CAMP-31
    ++patient.pv;
    stage.tell({rule}, [&] { return Healed{plan.other, plan.figure, patient.pv}; });
}

RuleId ruleOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Reload:
        return {"MUSG-RANGED-12"};
    case ItemKind::Medikit:
        return {"MUSG-EQUIP-11"};
    case ItemKind::RegainPv:
        return {"MUSG-CAMP-31"};
    case ItemKind::CarryBody:
        return {"MUSG-MERC-07"};
    }
    return {};
}

} // namespace

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const ReloadGun &action)
{
    auto refusal = cannotAct(game, state, seat, action.figure);
    if (!refusal)
        refusal = cannotReload(game, state, action.figure, action.gun);
    return planned({ItemKind::Reload, action.figure, {}, action.gun, 1}, ruleOf(ItemKind::Reload),
                   refusal);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const UseMedikit &action)
{
    auto refusal = cannotAct(game, state, seat, action.figure);
    if (!refusal)
        refusal = cannotTreat(game, state, action.figure, action.patient);
    return planned({ItemKind::Medikit, action.figure, action.patient, 0, 1},
                   ruleOf(ItemKind::Medikit), refusal);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const RegainPv &action)
{
    auto refusal = cannotAct(game, state, seat, action.figure);
    if (!refusal)
        refusal = cannotRegain(game, state, action.figure);
    return planned({ItemKind::RegainPv, action.figure, action.figure, 0, kRegainPrice},
                   ruleOf(ItemKind::RegainPv), refusal);
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId seat, const CarryBody &action)
{
    auto refusal = cannotAct(game, state, seat, action.figure);
    if (!refusal)
        refusal = cannotCarry(game, state, action.figure, action.body);
    return planned({ItemKind::CarryBody, action.figure, action.body, 0, 1},
                   ruleOf(ItemKind::CarryBody), refusal);
}

void addItems(const Skirmish &game, const State &state, FigureId figure, Options &out)
{
    const auto guns = static_cast<std::uint8_t>(game.fighter(figure).guns.size());
    for (std::uint8_t gun = 0; gun < guns; ++gun) {
        if (!isDouble(game, state, figure, gun) && !cannotReload(game, state, figure, gun))
            out.push_back({ReloadGun{figure, gun}, false});
    }
    if (state[figure].medikits > 0) {
        friendsOf(game, state, game.fighter(figure).seat()).each([&](FigureId patient) {
            if (!cannotTreat(game, state, figure, patient))
                out.push_back({UseMedikit{figure, patient}, false});
        });
    }
    if (!cannotRegain(game, state, figure))
        out.push_back({RegainPv{figure}, false});
    if (!game.fighter(figure).has(Trait::CarriesChief))
        return;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const FigureId body{static_cast<std::uint8_t>(at)};
        if (!cannotCarry(game, state, figure, body))
            out.push_back({CarryBody{figure, body}, false});
    }
}

void carryOut(const Stage &stage, const ItemPlan &plan)
{
    const RuleId rule = ruleOf(plan.kind);
    spend(stage, plan.figure, plan.pa, rule);
    FigureState &own = stage[plan.figure];
    switch (plan.kind) {
    case ItemKind::Reload:
        own.gunsEmpty = static_cast<std::uint8_t>(own.gunsEmpty & ~(1U << plan.gun));
        return stage.tell({rule}, [&] { return GunLoaded{plan.figure, plan.gun, true}; });
    case ItemKind::Medikit:
        --own.medikits;
        return heal(stage, plan, rule);
    case ItemKind::RegainPv:
        return heal(stage, plan, rule);
    case ItemKind::CarryBody:
        stage[plan.other].foe = plan.figure;
        mark(stage, plan.other, Mark::Carried, true, rule);
        return stage.tell({rule}, [&] { return BodyCarried{plan.figure, plan.other}; });
    }
}

} // namespace escarmouche::rules::musg::play
