// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

namespace {

Prompt awaitedPrompt(const State &state)
{
    return static_cast<Prompt>(state.request.decision.prompt);
}

/** Only a choice between victims cannot be declined: somebody is hit. */
bool mustChoose(const State &state)
{
    return awaitedPrompt(state) == Prompt::ChooseVictim;
}

} // namespace

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId, const Accept &)
{
    if (awaitedPrompt(state) == Prompt::Follow)
        return refuse({"MUSG-ACT-07"}, "follow-needs-way");
    if (!candidates(game, state).empty() || awaitedPrompt(state) == Prompt::FreeShot)
        return refuse(causeOf(awaitedPrompt(state)).rule, "choose-one");
    return Plan{ReplyPlan{true, {}}, {causeOf(awaitedPrompt(state)).rule}};
}

Judged<Plan> judge(const Skirmish &, const State &state, SeatId, const Decline &)
{
    if (mustChoose(state))
        return refuse(causeOf(awaitedPrompt(state)).rule, "choose-one");
    return Plan{ReplyPlan{false, {}}, {causeOf(awaitedPrompt(state)).rule}};
}

Judged<Plan> judge(const Skirmish &game, const State &state, SeatId, const ChooseFigure &action)
{
    const RuleId rule = causeOf(awaitedPrompt(state)).rule;
    if (!action.figure.valid() || action.figure.value >= game.size() ||
        !candidates(game, state).contains(action.figure))
        return refuse(rule, "not-a-candidate");
    return Plan{ReplyPlan{true, action.figure}, {rule}};
}

void addReplies(const Skirmish &game, const State &state, Options &out)
{
    const FigureSet offered = candidates(game, state);
    offered.each([&](FigureId figure) { out.push_back({ChooseFigure{figure}, false}); });
    if (offered.empty())
        out.push_back({Accept{}, false});
    if (!mustChoose(state))
        out.push_back({Decline{}, false});
}

void carryOut(const Stage &stage, const ReplyPlan &plan)
{
    stage.state.reply = {plan.accepted, plan.figure};
    // A free shot is made by a Shoot; to decline it ends the reaction.
    if (auto *spotting = std::get_if<SpotFrame>(&stage.state.frames.back()))
        spotting->step = SpotFrame::Step::Done;
}

} // namespace escarmouche::rules::musg::play
