// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/past/past.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

Error missing(std::string_view what, int id)
{
    return {.code = ErrorCode::Internal,
            .subject = std::string(what) + ' ' + std::to_string(id),
            .hint = "an outcome names what is not there"};
}

// More than any campaign comes to. Each change looks through a list, which a stranger may have made
// as long as his file.
constexpr std::size_t kMostNamed = 512; // players, bands, options, crews of a game
constexpr std::size_t kMostGames = 4096;
constexpr std::size_t kMostPasts = 4096; // of a band's figures
constexpr std::size_t kMostLines = 32'768; // of figures in all bands: all are in memory at once

/** Whether one more can be put into a list. */
template<class List>
Result<void> hasRoom(const List &list, std::size_t most)
{
    if (list.size() >= most)
        return fail({.code = ErrorCode::TooManyEntries, .number = static_cast<std::int64_t>(most)});
    return {};
}

/** Writes one change after another into a campaign. */
struct Writer {
    const CampaignRules &rules;
    Campaign &campaign;

    template<class List, class Id, class Write>
    Result<void> at(List &list, Id id, std::string_view what, Write &&write)
    {
        const auto met = std::ranges::find(list, id, &List::value_type::id);
        if (met == list.end())
            return fail(missing(what, id.value));
        return write(*met);
    }
    template<class Write>
    Result<void> fixture(FixtureId id, Write &&write)
    {
        return at(campaign.fixtures, id, "fixture", [&](Fixture &fixture) -> Result<void> {
            write(fixture);
            return {};
        });
    }
    template<class Write>
    Result<void> postGame(FixtureId id, BandId band, Write &&write)
    {
        return at(campaign.fixtures, id, "fixture", [&](Fixture &fixture) -> Result<void> {
            const auto met = std::ranges::find(fixture.postGames, band, &PostGame::band);
            if (met == fixture.postGames.end())
                return fail(missing("post-game of band", band.value));
            write(*met);
            return {};
        });
    }

    Result<void> operator()(const Founded &change)
    {
        campaign.system = change.system;
        campaign.uid = change.uid;
        campaign.name = change.name;
        campaign.options = change.options;
        return {};
    }
    Result<void> operator()(const CampaignRenamed &change)
    {
        campaign.name = change.after;
        return {};
    }
    Result<void> operator()(const OptionChanged &change)
    {
        auto &options = campaign.options;
        std::erase_if(options, [&](const Setting &each) { return each.property == change.option; });
        if (!change.after)
            return {};
        if (const auto room = hasRoom(options, kMostNamed); !room)
            return room;
        options.push_back({change.option, *change.after});
        std::ranges::sort(options, {}, &Setting::property);
        return {};
    }
    Result<void> operator()(const StatusChanged &change)
    {
        campaign.status = change.after;
        return {};
    }
    Result<void> operator()(const ArchivedChanged &change)
    {
        campaign.archived = change.after;
        return {};
    }
    Result<void> operator()(const PlayerAdded &change)
    {
        if (const auto room = hasRoom(campaign.players, kMostNamed); !room)
            return room;
        campaign.players.push_back(change.player);
        return {};
    }
    Result<void> operator()(const PlayerRenamed &change)
    {
        return at(campaign.players, change.player, "player", [&](Player &player) -> Result<void> {
            player.name = change.after;
            return {};
        });
    }
    Result<void> holdsLines() const
    {
        std::size_t lines = 0;
        for (const Entrant &entrant : campaign.bands)
            lines += entrant.band ? entrant.band->lines() : 0;
        return lines <= kMostLines ? Result<void>()
                                   : fail({.code = ErrorCode::TooManyEntries,
                                           .number = static_cast<std::int64_t>(kMostLines)});
    }
    Result<void> operator()(const BandJoined &change)
    {
        if (const auto room = hasRoom(campaign.bands, kMostNamed); !room)
            return room;
        campaign.bands.push_back({change.band,
                                  change.owner,
                                  change.origin,
                                  change.round,
                                  false,
                                  false,
                                  change.joined,
                                  change.opening,
                                  {},
                                  {}});
        return holdsLines();
    }
    Result<void> operator()(const BandWithdrawn &change)
    {
        return at(campaign.bands, change.band, "band", [&](Entrant &entrant) -> Result<void> {
            entrant.withdrawn = true;
            entrant.annulled = change.annulled;
            return {};
        });
    }
    Result<void> operator()(const BandChanged &change)
    {
        return at(campaign.bands, change.band, "band", [&](Entrant &entrant) -> Result<void> {
            if (auto applied = rules.apply(entrant.band, *change.changes); !applied)
                return applied;
            if (const auto room = holdsLines(); !room)
                return room;
            if (change.money != 0)
                entrant.account.push_back({change.kind, change.money, change.fixture});
            return {};
        });
    }
    Result<void> operator()(const PastTold &change)
    {
        return at(campaign.bands, change.band, "band", [&](Entrant &entrant) -> Result<void> {
            for (const auto &figure : change.after) {
                std::erase_if(entrant.past,
                              [&](const FigurePast &past) { return past.member == figure.member; });
                if (isBlank(figure))
                    continue;
                if (const auto room = hasRoom(entrant.past, kMostPasts); !room)
                    return room;
                const auto next =
                    std::ranges::upper_bound(entrant.past, figure.member, {}, &FigurePast::member);
                entrant.past.insert(next, figure);
            }
            return {};
        });
    }
    Result<void> operator()(const FixtureAdded &change)
    {
        if (const auto room = hasRoom(campaign.fixtures, kMostGames); !room)
            return room;
        auto &fixture = campaign.fixtures.emplace_back();
        fixture.id = change.fixture;
        fixture.plan = change.plan;
        return {};
    }
    Result<void> operator()(const RoundAdded &change)
    {
        campaign.rounds.push_back(change.round);
        return {};
    }
    Result<void> operator()(const FixtureReplanned &change)
    {
        return fixture(change.fixture, [&](Fixture &fixture) {
            fixture.plan = change.after;
            ++fixture.sequence;
        });
    }
    Result<void> operator()(const FixtureStatusChanged &change)
    {
        return fixture(change.fixture, [&](Fixture &fixture) {
            fixture.status = change.after;
            fixture.forfeitedBy = change.forfeitedBy;
            ++fixture.sequence;
        });
    }
    Result<void> operator()(const CrewChosen &change)
    {
        return at(
            campaign.fixtures, change.fixture, "fixture", [&](Fixture &fixture) -> Result<void> {
                std::erase_if(fixture.crews,
                              [&](const Crew &crew) { return crew.band == change.after.band; });
                if (const auto room = hasRoom(fixture.crews, kMostNamed); !room)
                    return room;
                fixture.crews.push_back(change.after);
                std::ranges::sort(fixture.crews, {}, &Crew::band);
                return {};
            });
    }
    Result<void> operator()(const CrewDismissed &change)
    {
        return fixture(change.fixture, [&](Fixture &fixture) {
            std::erase_if(fixture.crews,
                          [&](const Crew &crew) { return crew.band == change.before.band; });
        });
    }
    Result<void> operator()(const Reported &change)
    {
        return fixture(change.fixture, [&](Fixture &fixture) {
            fixture.status = FixtureStatus::Played;
            fixture.report = std::make_shared<const BattleReport>(change.report);
            fixture.match = change.match;
            fixture.reported = change.order;
            fixture.postGames = change.postGames;
        });
    }
    Result<void> operator()(const Rolled &change)
    {
        campaign.rolls.push_back(change.roll);
        return {};
    }
    Result<void> operator()(const LineSettled &change)
    {
        return postGame(change.fixture, change.band,
                        [&](PostGame &postGame) { postGame.lines.push_back(change.line); });
    }
    /** To close a document answers the questions of it. */
    Result<void> operator()(const PostGameClosed &change)
    {
        std::erase_if(campaign.questions, [&](const OpenQuestion &question) {
            return question.fixture == change.fixture && question.band == change.band;
        });
        return postGame(change.fixture, change.band,
                        [&](PostGame &postGame) { postGame.closed = true; });
    }
    Result<void> operator()(const ChronicleChanged &change)
    {
        auto &chronicle = campaign.chronicle;
        if (change.before.empty()) {
            chronicle.push_back({change.entry, change.fixture, change.after});
            return {};
        }
        return at(chronicle, change.entry, "entry", [&](ChronicleEntry &entry) -> Result<void> {
            if (change.after.empty())
                chronicle.erase(chronicle.begin() + (&entry - chronicle.data()));
            else
                entry = {change.entry, change.fixture, change.after};
            return {};
        });
    }
    Result<void> operator()(const LeftOpen &change)
    {
        campaign.questions.push_back(change.question);
        return {};
    }
};

} // namespace

Result<void> evolve(const CampaignRules &rules, Campaign &campaign, const CampaignOutcome &outcome)
{
    Writer writer{rules, campaign};
    for (const auto &change : outcome) {
        if (auto written = std::visit(writer, change); !written)
            return written;
    }
    return {};
}

} // namespace escarmouche::rules
