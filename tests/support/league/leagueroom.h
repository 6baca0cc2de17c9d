// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/resources.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/league/entrant.h"
#include "rules/core/match/match.h"

#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

/** Leagues of Zombies!!!, the first game whose campaigns have no bands. */
inline const rules::CampaignRules &leagueRules()
{
    static const auto kSystems = model::loadSystems().value();
    return *systemNamed(kSystems, "zombies")->campaigns;
}

/** A league that a test drives act by act. What must succeed and does not ends the test run. */
class LeagueRoom
{
public:
    explicit LeagueRoom(std::vector<rules::Setting> options = {})
    {
        do_(rules::FoundCampaign{"zombies", "league-uid", "Friday nights", std::move(options)});
    }

    rules::Result<rules::CampaignOutcome> tryTo(rules::CampaignAct act, std::string reason = {})
    {
        const rules::CampaignInput input{std::move(act), m_fresh, std::move(reason)};
        auto outcome = decide(leagueRules(), m_campaign, input);
        if (!outcome)
            return outcome;
        m_before = m_campaign;
        if (!evolve(leagueRules(), m_campaign, *outcome))
            die("evolve");
        m_fresh += 1000;
        m_inputs.push_back(input);
        m_outcomes.push_back(*outcome);
        return outcome;
    }
    void do_(rules::CampaignAct act, const std::string &reason = {})
    {
        const auto key = std::string(keyOf(act));
        if (!tryTo(std::move(act), reason))
            die(key);
    }
    /** The key of the reason for which an act is refused; "done": it is not. */
    std::string why(rules::CampaignAct act, const std::string &reason = {})
    {
        const auto outcome = tryTo(std::move(act), reason);
        return outcome ? "done" : whyRefused(outcome.error()).key;
    }
    std::string told(rules::Language language) const
    {
        const auto sentence =
            tell(leagueRules(), m_before, m_inputs.back(), m_outcomes.back()).value();
        return say(leagueRules().phrases(), sentence, language);
    }

    static rules::JoinBand joining(const std::string &name, const std::string &player = "person")
    {
        return {{}, {}, encode(rules::NamedEntrant{name, player}), rules::Joining::Fresh};
    }
    rules::BandId join(const std::string &name)
    {
        do_(joining(name));
        return campaign().bands.back().id;
    }
    rules::FixtureId schedule(std::vector<rules::BandId> players)
    {
        rules::FixturePlan plan;
        plan.bands = std::move(players);
        do_(rules::ScheduleFixture{std::move(plan)});
        return campaign().fixtures.back().id;
    }
    /** The winner, and how many zombies each has; -1: nobody won. */
    rules::EnterReport result(rules::FixtureId fixture, int winner, std::vector<int> zombies) const
    {
        auto report = blankReport(leagueRules(), campaign(), *find(campaign(), fixture));
        for (std::size_t i = 0; i < report.seats.size(); ++i) {
            auto &seat = report.seats[i];
            const bool wins = winner == static_cast<int>(i);
            seat.result = wins ? rules::SeatResult::Win : rules::SeatResult::Loss;
            seat.scores = {{"zombies", zombies.at(i)}};
        }
        return {fixture, std::move(report), {}};
    }

    const rules::Campaign &campaign() const { return m_campaign; }
    const std::vector<rules::CampaignInput> &inputs() const { return m_inputs; }
    const std::vector<rules::CampaignOutcome> &outcomes() const { return m_outcomes; }

private:
    [[noreturn]] static void die(const std::string &what)
    {
        std::cerr << what << " failed\n";
        std::abort();
    }

    rules::Campaign m_campaign, m_before;
    int m_fresh = 1000;
    std::vector<rules::CampaignInput> m_inputs;
    std::vector<rules::CampaignOutcome> m_outcomes;
};

} // namespace escarmouche::tests
