// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/skirmish.h"

#include "rules/core/values/checksum.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/state/statefields.h"

#include <cassert>

namespace escarmouche::rules::musg::play {

namespace {

/** Whether the prompt awaited is one that an action of this type may answer. */
template<class A>
constexpr bool answers(Prompt prompt)
{
    if constexpr (std::is_same_v<A, ChooseZone>)
        return prompt == Prompt::ChooseZone;
    else if constexpr (std::is_same_v<A, PlaceFigure> || std::is_same_v<A, HoldBack>)
        return prompt == Prompt::Deploy;
    else if constexpr (std::is_same_v<A, Activate> || std::is_same_v<A, EndWave>)
        return prompt == Prompt::Activate;
    else if constexpr (std::is_same_v<A, Accept> || std::is_same_v<A, Decline> ||
                       std::is_same_v<A, ChooseFigure>)
        return prompt > Prompt::Act;
    else if constexpr (std::is_same_v<A, Shoot>)
        return prompt == Prompt::Act || prompt == Prompt::FreeShot;
    else if constexpr (std::is_same_v<A, Follow>)
        return prompt == Prompt::Follow;
    else
        return prompt == Prompt::Act;
}

} // namespace

Skirmish::Skirmish(std::vector<Side> sides, std::vector<Fighter> fighters,
                   kit::geometry::Table table, Scenario scenario, Switches switches)
    : m_sides(std::move(sides)), m_fighters(std::move(fighters)),
      m_table(std::make_unique<kit::geometry::Table>(std::move(table))),
      m_scenario(std::move(scenario)), m_switches(switches)
{
    assert(m_fighters.size() <= kMostFighters && m_sides.size() <= kMostSeats);
    for (std::size_t at = 0; at < m_fighters.size(); ++at) {
        const FigureId figure{static_cast<std::uint8_t>(at)};
        const std::size_t owner = seatAt(m_fighters[at].seat());
        m_all.insert(figure);
        for (std::size_t seat = 0; seat < kMostSeats; ++seat)
            (seat == owner ? m_own : m_others)[seat].insert(figure);
    }
}

const kit::geometry::Roadmap &Skirmish::roadmap() const
{
    if (!m_roadmap)
        m_roadmap =
            std::make_unique<kit::geometry::Roadmap>(*m_table, radius(), m_switches.figureHeight);
    return *m_roadmap;
}

State Skirmish::start(Events *events) const
{
    State state;
    for (std::size_t at = 0; at < m_fighters.size(); ++at) {
        const Fighter &fighter = m_fighters[at];
        FigureState &figure = state.figures[at];
        figure.pv = static_cast<std::int8_t>(fighter.pv);
        figure.medikits = static_cast<std::uint8_t>(fighter.medikits);
        figure.standing = fighter.missing ? Standing::Absent : Standing::Waiting;
    }
    state.frames.push_back(TurnFrame{});
    const Stage stage{{*this, state, events}};
    stage.tell({{"MUSG-DEPLOY-05"}}, [] { return MatchBegan{}; });
    adviseOfGround(stage);
    advance(state, events);
    return state;
}

void Skirmish::advance(State &state, Events *events) const
{
    const Stage stage{{*this, state, events}};
    kit::runOn(stage);
    // Answers have been used by now; left standing, they would tell equal states apart.
    state.chance = {};
    state.rolled = {};
    state.reply = {};
    state.result = 0;
}

Judged<Plan> Skirmish::plan(const State &state, SeatId seat, const Action &action) const
{
    if (state.request.what != Awaited::Decision)
        return refuse({"MUSG-TURN-01"}, "nothing-asked");
    if (state.request.decision.seat != seat)
        return refuse({"MUSG-TURN-03"}, "not-your-turn");
    const auto prompt = static_cast<Prompt>(state.request.decision.prompt);
    return std::visit(
        [&](const auto &chosen) -> Judged<Plan> {
            if (!answers<std::decay_t<decltype(chosen)>>(prompt))
                return refuse({"MUSG-TURN-01"}, "not-asked");
            if (prompt == Prompt::Act) {
                if (const auto refusal = whyNotNow(*this, state, action))
                    return tl::unexpected<Refusal>(*refusal);
            }
            return judge(*this, state, seat, chosen);
        },
        action);
}

void Skirmish::commit(State &state, const Plan &plan, Events *events) const
{
    state.request = {};
    noteDeed(state, plan);
    const Stage stage{{*this, state, events}};
    std::visit([&](const auto &what) { carryOut(stage, what); }, plan.what);
    advance(state, events);
}

void Skirmish::answer(State &state, const ChanceAnswer &chance, Events *events) const
{
    assert(fits(chance, state.request));
    state.chance = chance;
    state.rolled = state.request.roll;
    state.request = {};
    advance(state, events);
}

void Skirmish::options(const State &state, std::vector<Option<Action>> &out) const
{
    out.clear();
    if (state.request.what != Awaited::Decision)
        return;
    switch (static_cast<Prompt>(state.request.decision.prompt)) {
    case Prompt::ChooseZone:
        return addZones(*this, state, out);
    case Prompt::Deploy:
        return addPlacings(*this, state, out);
    case Prompt::Activate:
        return addActivations(*this, state, out);
    case Prompt::Act:
        return addActs(*this, state, out);
    case Prompt::FreeShot:
        return addFreeShots(*this, state, out);
    case Prompt::Follow:
        return addFollowing(state, out);
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::GoOn:
        return addReplies(*this, state, out);
    }
}

Action Skirmish::sample(const State &state, const Option<Action> &option,
                        Generator &generator) const
{
    if (const auto *placing = std::get_if<PlaceFigure>(&option.action))
        return samplePlacing(*this, state, *placing, generator);
    return sampleMove(*this, state, option.action, generator);
}

std::uint64_t Skirmish::checksum(const State &state) const
{
    Checksum sum;
    addTo(sum, state, m_fighters.size());
    return sum.value();
}

} // namespace escarmouche::rules::musg::play
