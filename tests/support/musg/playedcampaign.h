// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/matchrules.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/musg/musgsetups.h"

#include <algorithm>

namespace escarmouche::tests {

/** A campaign whose one game is played on the board by machines. */
class PlayedCampaign
{
public:
    explicit PlayedCampaign(int number, std::vector<rules::Setting> options = {})
        : room(std::move(options)), m_rules(rules::musg::play::matchRules(musgCatalogue())),
          m_setup(musgSetup(number, "easy"))
    {
        for (int seat = 0; seat < 2; ++seat) {
            const auto &text = m_setup.seats[static_cast<std::size_t>(seat)].band;
            auto band = *rules::musg::decodeBand(musgCatalogue(), text);
            bands.push_back(room.join(band, seat == 0 ? "Reds" : "Blues", rules::Joining::Fresh));
        }
        fixture = room.schedule(bands);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            room.do_(rules::ChooseCrew{fixture, bands[seat], rules::CrewChoice::All, {}, {}},
                     "a test");
            const auto &crew = *crewOf(*find(room.campaign(), fixture), bands[seat]);
            m_setup.seats[seat].band =
                musgCampaigns().crewText(*room.entrant(bands[seat]).band, crew.members, {});
        }
        m_setup.options = musgCampaigns().matchOptions(room.campaign().options, {});
    }
    rules::BattleReport play(std::uint64_t seed) const
    {
        return (*m_rules->prepare(m_setup))->play(seed).report;
    }
    void enter(const rules::BattleReport &report)
    {
        room.do_(rules::EnterReport{fixture, report, {}});
    }

    CampaignRoom room;
    std::vector<rules::BandId> bands;
    rules::FixtureId fixture;

private:
    std::unique_ptr<const rules::MatchRules> m_rules;
    rules::MatchSetup m_setup;
};

/** Of a report what only a match writes down and no post-game asks for: weapons and turns of the
    knock-outs, wounds, where points came from, names as the board gives them. */
inline rules::BattleReport asFromATable(rules::BattleReport report,
                                        const rules::BattleReport &blank)
{
    report.scenario = blank.scenario;
    for (auto &seat : report.seats) {
        const int points = totalScore(seat);
        seat.scores.clear();
        seat.conceded = false;
        if (points > 0)
            seat.scores.push_back({"objective", points});
    }
    for (auto &figure : report.figures) {
        figure.pointsLost = 0;
        const auto same =
            std::ranges::find(blank.figures, figure.figure, &rules::FigureReport::figure);
        if (same != blank.figures.end())
            figure.name = same->name;
        for (auto &knockOut : figure.knockOuts) {
            knockOut.with.clear();
            knockOut.turn = 0;
        }
        std::ranges::sort(figure.knockOuts, {}, &rules::KnockOut::victim);
    }
    return report;
}

} // namespace escarmouche::tests
