// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"

#include <algorithm>
#include <array>
#include <limits>

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

/** Plans it where that is not done yet. */
bool isAllowed(const Skirmish &game, const State &seen, SeatId seat, Candidate &candidate)
{
    if (!candidate.plan) {
        if (auto plan = game.plan(seen, seat, candidate.action))
            candidate.plan = std::move(*plan);
    }
    return candidate.plan.has_value();
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

std::vector<Candidate> NormalAi::best(const Skirmish &game, const State &seen, SeatId seat,
                                      std::size_t most)
{
    std::vector<Candidate> candidates = weigh(game, seen, seat);
    std::vector<Candidate> best;
    for (Candidate *each : bestFirst(candidates)) {
        if (best.size() == most)
            break;
        if (isAllowed(game, seen, seat, *each))
            best.push_back(std::move(*each));
    }
    if (best.empty()) {
        auto [action, plan] = firstAllowed(game, seen, seat, m_options);
        best.push_back({action, std::move(plan)});
    }
    return best;
}

rules::Chosen<Skirmish> NormalAi::choose(const Skirmish &game, const State &seen, SeatId seat)
{
    Candidate chosen = std::move(best(game, seen, seat, 1).front());
    return {chosen.action, std::move(chosen.plan)};
}

std::vector<Weighed<Skirmish>> NormalAi::thoughts(const Skirmish &game, const State &seen,
                                                  SeatId seat)
{
    std::vector<Weighed<Skirmish>> all;
    for (const Candidate &each : best(game, seen, seat, std::numeric_limits<std::size_t>::max()))
        all.push_back(told(each));
    return all;
}

} // namespace escarmouche::rules::musg::play
