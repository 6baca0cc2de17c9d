// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/match/match.h"
#include "rules/musg/campaign/campaignrules.h"
#include "rules/musg/campaign/company.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/figure/profile.h"
#include "tests/support/musg/musgband.h"

#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::tests {

inline const rules::CampaignRules &musgCampaigns()
{
    static const auto kRules = rules::musg::campaignRules(musgCatalogue());
    return *kRules;
}

/** Five figures of three ranks. */
inline BandBuilder fewFigures(int treasury = 0)
{
    return BandBuilder("generic").campaign(treasury).chief().sousChef().sousFifre(3);
}

/** The key of the reason for which an act was refused. */
inline std::string why(const rules::Result<rules::CampaignOutcome> &outcome)
{
    return outcome ? "done" : rules::whyRefused(outcome.error()).key;
}

/** A campaign of M.U.S.G. that a test drives act by act. What must succeed and does not ends the
    test run. */
class CampaignRoom
{
public:
    explicit CampaignRoom(std::vector<rules::Setting> options = {})
    {
        do_(rules::FoundCampaign{"musg", "campaign-uid", "The long war", std::move(options)});
        do_(rules::AddPlayer{"Zoé"});
    }

    virtual ~CampaignRoom() = default;

    virtual rules::Result<rules::CampaignOutcome> tryTo(rules::CampaignAct act,
                                                        std::string reason = {})
    {
        const rules::CampaignInput input{std::move(act), m_fresh, std::move(reason)};
        auto outcome = decide(musgCampaigns(), m_campaign, input);
        if (!outcome)
            return outcome;
        m_before = m_campaign;
        if (const auto done = evolve(musgCampaigns(), m_campaign, *outcome); !done)
            die("evolve", done.error());
        m_fresh += 1000;
        m_inputs.push_back(input);
        m_outcomes.push_back(*outcome);
        return outcome;
    }
    rules::CampaignOutcome do_(rules::CampaignAct act, const std::string &reason = {})
    {
        const auto key = std::string(keyOf(act));
        auto outcome = tryTo(std::move(act), reason);
        if (!outcome)
            die(key, outcome.error());
        return std::move(*outcome);
    }
    rules::Phrase told() const
    {
        return *tell(musgCampaigns(), m_before, m_inputs.back(), m_outcomes.back());
    }

    rules::BandId join(rules::musg::Band band, std::string name = {},
                       rules::Joining how = rules::Joining::AsItStands)
    {
        band.name = name.empty() ? "Band " + std::to_string(campaign().bands.size() + 1) : name;
        do_(rules::JoinBand{owner(), "origin", encodeBand(musgCatalogue(), band), how}, "a test");
        return campaign().bands.back().id;
    }
    rules::FixtureId schedule(std::vector<rules::BandId> bands,
                              std::vector<rules::Setting> settings = {})
    {
        rules::FixturePlan plan;
        plan.bands = std::move(bands);
        plan.settings = std::move(settings);
        do_(rules::ScheduleFixture{std::move(plan)});
        return campaign().fixtures.back().id;
    }
    rules::BattleReport blank(rules::FixtureId fixture) const
    {
        return blankReport(musgCampaigns(), campaign(), *find(campaign(), fixture));
    }
    rules::RollId roll(rules::FixtureId fixture, rules::BandId band, const std::string &line,
                       std::vector<int> faces, int nth = -1)
    {
        if (nth < 0)
            nth = static_cast<int>(rollsFor(campaign(), fixture, band, line).size());
        do_(rules::RollDice{fixture, band, line, nth, 6, std::move(faces), true});
        return campaign().rolls.back().id;
    }

    rules::PostGameDocument document(rules::FixtureId fixture, rules::BandId band) const
    {
        return postGameDocument(musgCampaigns(), campaign(), fixture, band);
    }
    std::optional<rules::PostGameLine> line(rules::FixtureId fixture, rules::BandId band,
                                            const std::string &key) const
    {
        for (const auto &each : document(fixture, band).lines) {
            if (each.key == key)
                return each;
        }
        return std::nullopt;
    }
    /** The open line of a step for a figure, or the band's. */
    static std::string key(const std::string &step, rules::MemberId member)
    {
        return step + '/' + std::to_string(member.value);
    }
    rules::Result<rules::CampaignOutcome> trySettle(rules::FixtureId fixture, rules::BandId band,
                                                    const std::string &key,
                                                    const std::string &answer = {})
    {
        const auto open = line(fixture, band, key);
        return tryTo(rules::SettleLine{fixture, band, key, answer,
                                       open ? open->rolls : std::vector<rules::RollId>{}});
    }
    std::vector<rules::Told> settle(rules::FixtureId fixture, rules::BandId band,
                                    const std::string &key, const std::string &answer = {})
    {
        const auto outcome = trySettle(fixture, band, key, answer);
        if (!outcome)
            die("settle " + key, outcome.error());
        return find(*find(campaign(), fixture), band)->lines.back().told;
    }
    /** Settles whatever only wants to be confirmed. */
    void confirmAll(rules::FixtureId fixture, rules::BandId band)
    {
        for (bool any = true; any;) {
            any = false;
            for (const auto &each : document(fixture, band).lines) {
                if (each.done || each.awaiting != rules::Awaiting::Confirmation ||
                    !each.after.empty())
                    continue;
                settle(fixture, band, each.key);
                any = true;
                break;
            }
        }
    }

    virtual const rules::Campaign &campaign() const { return m_campaign; }
    const rules::Entrant &entrant(rules::BandId band) const { return *find(campaign(), band); }
    rules::musg::Company company(rules::BandId band) const
    {
        return *decodeCompany(musgCatalogue(), entrant(band).band->state());
    }
    rules::musg::Band band(rules::BandId id) const { return company(id).band; }
    /** The id of the figure at that place of the band as it stands now. */
    rules::MemberId member(rules::BandId band, std::size_t place) const
    {
        return this->band(band).members.at(place).id;
    }
    const std::vector<rules::CampaignInput> &inputs() const { return m_inputs; }
    const std::vector<rules::CampaignOutcome> &outcomes() const { return m_outcomes; }
    rules::PlayerId owner() const { return campaign().players.front().id; }

protected:
    /** A campaign that is kept elsewhere, and founded there. */
    struct Elsewhere {
    };
    explicit CampaignRoom(Elsewhere) {}
    [[noreturn]] static void die(const std::string &what, const rules::Error &error)
    {
        std::cerr << what << " failed: code " << static_cast<int>(error.code) << ' '
                  << error.subject << ' ' << error.hint << ' ' << error.pointer << ' '
                  << error.number << '\n';
        std::abort();
    }

private:
    rules::Campaign m_campaign, m_before;
    int m_fresh = 1000;
    std::vector<rules::CampaignInput> m_inputs;
    std::vector<rules::CampaignOutcome> m_outcomes;
};

/** What a report says of a figure. */
inline rules::FigureReport &figureIn(rules::BattleReport &report, int seat, rules::MemberId member)
{
    for (auto &figure : report.figures) {
        if (figure.figure.seat.value == seat && figure.figure.member == member)
            return figure;
    }
    std::cerr << "no such figure in the report\n";
    std::abort();
}

/** One figure puts another one out of action. */
inline void putOut(rules::BattleReport &report, int seat, rules::MemberId who, int victimSeat,
                   rules::MemberId victim)
{
    auto &fallen = figureIn(report, victimSeat, victim);
    fallen.end = rules::FigureEnd::OutOfAction;
    figureIn(report, seat, who).knockOuts.push_back({fallen.figure, fallen.rank, {}, 1});
}

} // namespace escarmouche::tests
