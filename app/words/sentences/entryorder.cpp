// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/entryorder.h"

#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>

namespace escarmouche::app {

std::vector<EntryLine> entryOrder(const rules::CampaignRules &rules,
                                  const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    const rules::BattleReport blank = rules::blankReport(rules, campaign, fixture);
    std::vector<EntryLine> lines;
    for (const rules::BandId id : fixture.plan.bands) {
        const rules::Entrant *band = rules::find(campaign, id);
        const rules::SeatId seat = seatOf(fixture, id);
        int place = 0;
        for (const rules::FigureGlance &glance : band->band->figures()) {
            const rules::FigureRef figure{seat, glance.member, 0};
            const auto met = std::ranges::find(blank.figures, figure, &rules::FigureReport::figure);
            if (met == blank.figures.end())
                continue;
            const char letter = static_cast<char>('A' + seat.value);
            lines.push_back({figure, letter + std::to_string(++place), met->name, met->rank,
                             rules.reportWords(*band->band, glance.member, campaign.options)});
        }
    }
    return lines;
}

} // namespace escarmouche::app
