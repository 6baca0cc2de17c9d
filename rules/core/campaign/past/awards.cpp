// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/awards.h"

#include "rules/core/campaign/past/past.h"

#include <algorithm>
#include <utility>

namespace escarmouche::rules {

namespace {

bool isServing(const Entrant &band, MemberId member)
{
    const auto figures = band.band->figures();
    return std::ranges::find(figures, member, &FigureGlance::member) != figures.end();
}

/** What more figures than that share honours none of them. */
constexpr std::size_t kMostHolders = 5;

int countOf(AwardKind kind, const Campaign &campaign, const FigureStanding &figure)
{
    const Entrant *band = find(campaign, figure.band);
    const bool serves = band && isServing(*band, figure.member);
    switch (kind) {
    case AwardKind::KnockOuts:
        return figure.knockOuts;
    case AwardKind::Returns:
        return figure.outOfAction - (serves ? 0 : 1);
    case AwardKind::Service:
        return serves ? figure.games + pastOf(*band, figure.member).games : 0;
    }
    return 0;
}

} // namespace

const Text &awardName(AwardKind kind)
{
    static const std::array<Text, kAwardKeys.size()> kNames{{
        {"Most knock-outs", "Le plus d’ennemis mis hors de combat"},
        {"Most returns after being put out of action",
         "Le plus de retours après un hors de combat"},
        {"Longest service, in games", "Le plus de parties au service de la même bande"},
    }};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Award> awardsOf(const Campaign &campaign)
{
    const auto figures = figureStandings(campaign);
    std::vector<Award> awards;
    for (const AwardKind kind : {AwardKind::KnockOuts, AwardKind::Returns, AwardKind::Service}) {
        Award award{kind, 1, {}};
        for (const FigureStanding &figure : figures) {
            const int count = countOf(kind, campaign, figure);
            if (count < award.count)
                continue;
            if (count > award.count)
                award.holders.clear();
            award.count = count;
            award.holders.push_back(figure);
        }
        if (!award.holders.empty() && award.holders.size() <= kMostHolders)
            awards.push_back(std::move(award));
    }
    return awards;
}

} // namespace escarmouche::rules
