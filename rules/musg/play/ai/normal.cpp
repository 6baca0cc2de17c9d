// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

constexpr std::array<std::string_view, kMotives> kMotiveWords = {
    "harm", "prospect", "danger", "objective", "care", "support", "price"};

Weighed<Skirmish> told(const Candidate &candidate)
{
    Weighed<Skirmish> weighed{candidate.action, candidate.worth.total(), {}};
    for (std::size_t motive = 0; motive < kMotives; ++motive) {
        if (candidate.worth.parts[motive] != 0)
            weighed.parts.emplace_back(kMotiveWords[motive], candidate.worth.parts[motive]);
    }
    return weighed;
}

/** They are large, so they stay where they are. */
std::vector<Candidate *> bestFirst(std::vector<Candidate> &candidates)
{
    std::vector<Candidate *> order;
    order.reserve(candidates.size());
    for (Candidate &each : candidates)
        order.push_back(&each);
    std::ranges::stable_sort(order, std::greater{},
                             [](const Candidate *each) { return each->worth.total(); });
    return order;
}

} // namespace

std::vector<Candidate> NormalAi::weigh(const Skirmish &game, const State &seen, SeatId seat)
{
    m_options.clear();
    game.options(seen, m_options);
    if (!m_finder)
        m_finder.emplace(game.roadmap());
    const Scene scene(game, seen, seat, m_mights);
    const Table table{game, seen, seat, m_options, scene, *m_finder, m_generator};
    switch (static_cast<Prompt>(seen.request.decision.prompt)) {
    case Prompt::Deploy:
        return weighPlaces(table);
    case Prompt::Activate:
        return weighActivations(table);
    case Prompt::Act:
        return weighActs(table);
    case Prompt::Follow:
        return weighFollowing(table);
    case Prompt::ChooseZone:
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
    case Prompt::TakeCharge:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
        break;
    }
    return weighReplies(table);
}

rules::Chosen<Skirmish> NormalAi::choose(const Skirmish &game, const State &seen, SeatId seat)
{
    std::vector<Candidate> candidates = weigh(game, seen, seat);
    for (Candidate *each : bestFirst(candidates)) {
        if (!each->plan) {
            auto plan = game.plan(seen, seat, each->action);
            if (!plan)
                continue;
            each->plan = std::move(*plan);
        }
        return {std::move(each->action), std::move(each->plan)};
    }
    return firstAllowed(game, seen, seat, m_options);
}

std::vector<Weighed<Skirmish>> NormalAi::thoughts(const Skirmish &game, const State &seen,
                                                  SeatId seat)
{
    std::vector<Weighed<Skirmish>> all;
    for (const Candidate &each : weigh(game, seen, seat))
        all.push_back(told(each));
    std::ranges::stable_sort(all, std::greater{}, &Weighed<Skirmish>::score);
    return all;
}

} // namespace escarmouche::rules::musg::play
