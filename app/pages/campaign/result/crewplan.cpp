// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/crewplan.h"

#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/text.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

int feesOf(const rules::Crew *crew)
{
    int sum = 0;
    for (const rules::Fee &fee : crew ? crew->fees : std::vector<rules::Fee>{})
        sum += fee.points;
    return sum;
}

rules::BandId bandOf(const rules::CampaignInput &input)
{
    return std::get<rules::ChooseCrew>(input.act).band;
}

} // namespace

CrewPlan::CrewPlan(CampaignController &controller, rules::FixtureId fixture)
    : m_controller(controller), m_fixture(fixture), m_then(controller.campaign())
{
}

/** A draw is made at once, as nobody may try for a better one; those who are paid join it. */
bool CrewPlan::keepDraw(rules::ChooseCrew &act, const QString &reason)
{
    rules::ChooseCrew draw = act;
    draw.members.clear();
    if (!m_controller.perform(draw, reason))
        return false;
    const auto *fixture = find(m_controller.campaign(), m_fixture);
    act.how = rules::CrewChoice::Picked;
    act.picks.clear();
    std::ranges::copy(crewOf(*fixture, act.band)->members, std::back_inserter(act.members));
    return true;
}

bool CrewPlan::choose(rules::ChooseCrew act, const QString &reason)
{
    const auto before = m_acts;
    std::erase_if(m_acts,
                  [&](const rules::CampaignInput &each) { return bandOf(each) == act.band; });
    tryAgain();
    const auto then = m_controller.tried(m_then, {.act = act, .adjustment = toUtf8(reason)});
    if (!then) {
        m_acts = before;
        tryAgain();
        m_controller.refuse(then.error(), act);
        return false;
    }
    const bool isDrawn = act.how == rules::CrewChoice::Drawn;
    const bool isPaid = !isDrawn || !act.members.empty();
    if (isDrawn && !keepDraw(act, reason))
        return false;
    if (isPaid)
        m_acts.push_back({.act = std::move(act), .adjustment = toUtf8(reason)});
    tryAgain();
    return true;
}

void CrewPlan::tryAgain()
{
    m_then = m_controller.campaign();
    std::erase_if(m_acts, [this](const rules::CampaignInput &each) {
        auto then = m_controller.tried(m_then, each);
        if (then)
            m_then = std::move(*then);
        return !then;
    });
}

std::vector<std::pair<rules::BandId, int>> CrewPlan::fees() const
{
    const auto *now = find(m_controller.campaign(), m_fixture);
    std::vector<std::pair<rules::BandId, int>> fees;
    for (const rules::Crew &crew : find(m_then, m_fixture)->crews)
        if (const int due = feesOf(&crew) - feesOf(crewOf(*now, crew.band)); due > 0)
            fees.emplace_back(crew.band, due);
    return fees;
}

} // namespace escarmouche::app
