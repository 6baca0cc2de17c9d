// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/gamestories.h"

#include "rules/core/campaign/past/toldnames.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules {

namespace {

std::vector<GameStory> gamesPlayed(const Campaign &campaign)
{
    std::vector<const Fixture *> played;
    for (const Fixture &fixture : campaign.fixtures)
        if (fixture.report)
            played.push_back(&fixture);
    std::ranges::stable_sort(played, {}, &Fixture::reported);
    std::vector<GameStory> stories;
    for (const Fixture *fixture : played) {
        GameStory story{
            fixture->id, 1 + static_cast<int>(fixture - campaign.fixtures.data()), {}, {}};
        std::ranges::copy_if(
            campaign.chronicle, std::back_inserter(story.words),
            [&](const ChronicleEntry &entry) { return entry.fixture == fixture->id; });
        stories.push_back(std::move(story));
    }
    return stories;
}

} // namespace

std::vector<GameStory> storiesOf(const CampaignRules &rules, const Campaign &campaign)
{
    std::vector<GameStory> stories = gamesPlayed(campaign);
    for (const Entrant &band : campaign.bands) {
        const BandRecords records = recordsOf(rules, campaign, band.id);
        for (const FigureGlance &figure : everybodyOf(records)) {
            const auto career = careerOf(rules, campaign, band.id, records, figure.member);
            for (const CareerGame &part : career->games) {
                const auto story =
                    std::ranges::find(stories, part.game.fixture, &GameStory::fixture);
                if (story == stories.end())
                    continue;
                story->parts.push_back({band.id, figure, part});
                story->parts.back().figure.name =
                    calledIn(band, *find(campaign, story->fixture), figure.member);
            }
        }
    }
    for (GameStory &story : stories) {
        const auto &seats = find(campaign, story.fixture)->plan.bands;
        std::ranges::stable_sort(story.parts, {}, [&](const StoryPart &part) {
            return std::ranges::find(seats, part.band) - seats.begin();
        });
    }
    return stories;
}

std::vector<StoryKnockOut> knockOutsOf(const GameStory &story)
{
    std::vector<StoryKnockOut> all;
    for (const StoryPart &part : story.parts)
        for (const CareerKnockOut &knockOut : part.part.knockOuts)
            all.push_back({&part, &knockOut});
    std::ranges::stable_sort(all, {}, [](const StoryKnockOut &each) {
        return each.knockOut->turn > 0 ? each.knockOut->turn : std::numeric_limits<int>::max();
    });
    return all;
}

} // namespace escarmouche::rules
