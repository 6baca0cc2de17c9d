// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/records.h"

#include "rules/core/campaign/past/past.h"
#include "rules/core/campaign/past/toldnames.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

std::vector<const Fixture *> gamesOf(const Campaign &campaign, BandId band)
{
    std::vector<const Fixture *> games;
    for (const auto &fixture : campaign.fixtures) {
        if (fixture.report && seatOf(fixture, band).valid())
            games.push_back(&fixture);
    }
    std::ranges::sort(games, {}, &Fixture::reported);
    return games;
}

RecordedGame recordedGame(const Campaign &campaign, const Fixture &fixture, BandId band)
{
    const auto place = &fixture - campaign.fixtures.data();
    RecordedGame game{fixture.id, static_cast<int>(place) + 1, {}};
    for (const BandId other : fixture.plan.bands) {
        const auto *entrant = find(campaign, other);
        if (other != band && entrant)
            game.against.push_back(entrant->band->name());
    }
    return game;
}

PlayedGame played(const Fixture &fixture, BandId band)
{
    PlayedGame game{fixture.id, fixture.report.get(), seatOf(fixture, band), {}};
    if (const auto *postGame = find(fixture, band))
        game.settled = postGame->lines;
    return game;
}

std::vector<PlayedGame> playedBy(const Campaign &campaign, BandId band)
{
    std::vector<PlayedGame> games;
    for (const auto *fixture : gamesOf(campaign, band))
        games.push_back(played(*fixture, band));
    return games;
}

FigureStanding counted(const Entrant &band, MemberId member, std::span<const PlayedGame> games)
{
    FigureStanding tally;
    tally.band = band.id;
    tally.member = member;
    tally.name = band.band->called(member);
    const auto past = pastOf(band, member);
    tally.games = past.games;
    tally.outOfAction = past.outOfAction;
    for (const auto &[rank, victims] : past.knockOuts) {
        tally.knockOuts += victims;
        tally.byRank[rank] = victims;
    }
    for (const auto &game : games) {
        for (const auto &report : game.report->figures) {
            const bool isOurs = report.figure.seat == game.seat && report.figure.member == member;
            if (isOurs && report.end != FigureEnd::NotPlayed)
                count(tally, report);
        }
    }
    return tally;
}

/** What is told of everybody: one record after the other is made of it. */
struct Life {
    const Campaign &campaign;
    const Entrant &band;
    std::vector<PlayedGame> games;
    std::vector<Befallen> befallen;

    FigureRecord of(const FigureGlance &figure) const
    {
        FigureRecord record;
        record.figure = figure;
        record.past = pastOf(band, figure.member);
        record.tally = counted(band, figure.member, games);
        for (const auto &each : befallen) {
            if (each.member == figure.member)
                record.befallen.push_back(each);
        }
        return record;
    }

    FallenRecord of(const FallenFigure &fallen) const
    {
        FallenRecord record{of(fallen.figure), fallen.fixture, {}};
        record.record.figure.name = band.band->called(fallen.figure.member);
        const auto last = std::ranges::find(games, fallen.fixture, &PlayedGame::fixture);
        if (last != games.end())
            record.by = slayerOf(*last, fallen.figure.member);
        return record;
    }

    std::optional<Slayer> slayerOf(const PlayedGame &game, MemberId member) const
    {
        const FigureRef victim{game.seat, member, 0};
        for (const auto &figure : game.report->figures) {
            if (std::ranges::count(figure.knockOuts, victim, &KnockOut::victim) == 0)
                continue;
            const auto seat =
                std::ranges::find(game.report->seats, figure.figure.seat, &SeatReport::seat);
            return Slayer{seat == game.report->seats.end() ? std::string() : seat->band,
                          calledIn(campaign, *find(campaign, game.fixture), figure)};
        }
        return std::nullopt;
    }
};

void nameRanks(const CampaignRules &rules, BandRecords &records, const FigureRecord &record)
{
    records.ranks.try_emplace(record.figure.rank, rules.rankName(record.figure.rank));
    for (const auto &[rank, victims] : record.tally.byRank)
        records.ranks.try_emplace(rank, rules.rankName(rank));
}

} // namespace

BandRecords recordsOf(const CampaignRules &rules, const Campaign &campaign, BandId band)
{
    const auto &value = *find(campaign, band)->band;
    BandRecords records;
    Life life{campaign, *find(campaign, band), playedBy(campaign, band), {}};
    for (const auto &game : life.games)
        records.games.push_back(recordedGame(campaign, *find(campaign, game.fixture), band));
    life.befallen = rules.befallen(value, life.games);
    for (auto &each : life.befallen) {
        const auto *game = find(campaign, each.fixture);
        each.sentence = game ? toldOf(*find(campaign, band), *game, each.member, each.sentence)
                             : toldOf(value, each.member, each.sentence);
    }
    for (const auto &figure : value.figures())
        records.figures.push_back(life.of(figure));
    for (const auto &fallen : rules.fallen(value))
        records.fallen.push_back(life.of(fallen));
    records.hirelings = rules.hirelings(value);
    for (const auto &lost : rules.lostContacts(value, life.games))
        records.lost.push_back(life.of(lost));
    for (const auto &record : records.figures)
        nameRanks(rules, records, record);
    for (const auto &fallen : records.fallen)
        nameRanks(rules, records, fallen.record);
    for (const auto &lost : records.lost)
        nameRanks(rules, records, lost.record);
    return records;
}

FigureStanding tallyOf(const Campaign &campaign, const Entrant &band, MemberId member)
{
    return counted(band, member, playedBy(campaign, band.id));
}

const FigureRecord *find(const BandRecords &records, MemberId member)
{
    const auto met = std::ranges::find_if(records.figures, [&](const FigureRecord &record) {
        return record.figure.member == member;
    });
    return met == records.figures.end() ? nullptr : &*met;
}

const RecordedGame *find(const BandRecords &records, FixtureId fixture)
{
    const auto met = std::ranges::find(records.games, fixture, &RecordedGame::fixture);
    return met == records.games.end() ? nullptr : &*met;
}

} // namespace escarmouche::rules
