// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/standings.h"

#include "rules/core/campaign/rounds/bandrecord.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace escarmouche::rules {

namespace {

using Rows = std::vector<BandStanding>;

BandStanding *rowOf(Rows &table, BandId band)
{
    const auto met = std::ranges::find(table, band, &BandStanding::band);
    return met == table.end() ? nullptr : &*met;
}

void countResult(BandStanding &row, SeatResult result, const LeagueOptions &options)
{
    switch (result) {
    case SeatResult::Win:
        ++row.wins;
        row.points += options.win;
        return;
    case SeatResult::Draw:
        ++row.draws;
        row.points += options.draw;
        return;
    case SeatResult::Loss:
        ++row.losses;
        row.points += options.loss;
        return;
    }
}

void countPlayed(Rows &table, const Fixture &fixture, const LeagueOptions &options)
{
    int all = 0;
    for (const auto &seat : fixture.report->seats)
        all += totalScore(seat);
    for (const auto &seat : fixture.report->seats) {
        const auto place = static_cast<std::size_t>(seat.seat.value);
        auto *row = rowOf(table, fixture.plan.bands.at(place));
        if (!row)
            continue;
        ++row->played;
        countResult(*row, seat.result, options);
        row->scored += totalScore(seat);
        row->conceded += all - totalScore(seat);
        for (const auto &figure : fixture.report->figures) {
            if (figure.figure.seat == seat.seat)
                row->knockOuts += static_cast<int>(figure.knockOuts.size());
        }
    }
}

void countForfeit(Rows &table, const Fixture &fixture, const LeagueOptions &options)
{
    for (const BandId band : fixture.plan.bands) {
        auto *row = rowOf(table, band);
        if (!row)
            continue;
        if (std::ranges::count(fixture.forfeitedBy, band) > 0) {
            ++row->forfeits;
            row->points += options.forfeit;
        } else {
            countResult(*row, SeatResult::Win, options);
        }
    }
}

void countGame(Rows &table, const Fixture &fixture, const LeagueOptions &options)
{
    if (fixture.status == FixtureStatus::Played)
        countPlayed(table, fixture, options);
    else
        countForfeit(table, fixture, options);
}

/** What all places rest on. */
struct League {
    const Campaign &campaign;
    LeagueOptions options;
    std::vector<const Fixture *> games; // those that count
};

bool countsNoMore(const Campaign &campaign, BandId id)
{
    const auto *band = find(campaign, id);
    return band && band->annulled;
}

bool countsAsGame(const Campaign &campaign, const Fixture &fixture)
{
    const bool hasResult = (fixture.status == FixtureStatus::Played && fixture.report) ||
                           fixture.status == FixtureStatus::Forfeited;
    return hasResult && !isAnnulled(campaign, fixture);
}

void countByes(Rows &table, const Campaign &campaign, const LeagueOptions &options)
{
    for (const auto &round : campaign.rounds) {
        for (const BandId bye : round.byes) {
            if (auto *row = rowOf(table, bye)) {
                ++row->byes;
                row->points += options.bye;
            }
        }
    }
}

/** Points that these bands took from each other, in games with nobody else who counts. */
std::map<BandId, int> amongThemselves(const League &league, const std::vector<BandId> &bands)
{
    Rows table;
    for (const BandId band : bands)
        table.push_back({.band = band});
    const auto isOneOrOut = [&](BandId band) {
        return std::ranges::count(bands, band) > 0 || countsNoMore(league.campaign, band);
    };
    for (const auto *fixture : league.games) {
        if (std::ranges::all_of(fixture->plan.bands, isOneOrOut))
            countGame(table, *fixture, league.options);
    }
    std::map<BandId, int> points;
    for (const auto &row : table)
        points[row.band] = row.points;
    return points;
}

int measure(const BandStanding &row, TieBreaker breaker, const std::map<BandId, int> &direct)
{
    switch (breaker) {
    case TieBreaker::HeadToHead:
        return direct.contains(row.band) ? direct.at(row.band) : 0;
    case TieBreaker::Difference:
        return row.difference();
    case TieBreaker::Scored:
        return row.scored;
    case TieBreaker::Wins:
        return row.wins;
    case TieBreaker::KnockOuts:
        return row.knockOuts;
    }
    return 0;
}

/** Parts the rows of one place by the tie-breakers from `next` on. */
void part(std::span<BandStanding> tied, std::size_t next, int place, const League &league)
{
    if (tied.size() < 2 || next == league.options.tieBreakers.size()) {
        std::ranges::sort(tied, {}, &BandStanding::band);
        for (auto &row : tied)
            row.place = place;
        return;
    }
    const TieBreaker breaker = league.options.tieBreakers[next];
    std::map<BandId, int> direct;
    if (breaker == TieBreaker::HeadToHead) {
        std::vector<BandId> bands;
        for (const auto &row : tied)
            bands.push_back(row.band);
        direct = amongThemselves(league, bands);
    }
    const auto measured = [&](const BandStanding &row) { return measure(row, breaker, direct); };
    std::ranges::stable_sort(tied, std::greater{}, measured);
    for (std::size_t begin = 0; begin < tied.size();) {
        std::size_t end = begin + 1;
        while (end < tied.size() && measured(tied[end]) == measured(tied[begin]))
            ++end;
        part(tied.subspan(begin, end - begin), next + 1, place + static_cast<int>(begin), league);
        begin = end;
    }
}

} // namespace

bool isAnnulled(const Campaign &campaign, const Fixture &fixture)
{
    const auto &bands = fixture.plan.bands;
    const auto out =
        std::ranges::count_if(bands, [&](BandId band) { return countsNoMore(campaign, band); });
    return std::ssize(bands) - out < kLeastAtTable;
}

std::vector<const Fixture *> countingGames(const Campaign &campaign)
{
    std::vector<const Fixture *> games;
    for (const auto &fixture : campaign.fixtures) {
        if (countsAsGame(campaign, fixture))
            games.push_back(&fixture);
    }
    return games;
}

std::vector<BandStanding> standings(const Ranking &ranking, const Campaign &campaign)
{
    const League league{campaign, leagueOptions(ranking, campaign.options),
                        countingGames(campaign)};
    Rows table;
    for (const auto &entrant : campaign.bands) {
        if (!entrant.annulled)
            table.push_back({.band = entrant.id});
    }
    for (const auto *fixture : league.games)
        countGame(table, *fixture, league.options);
    countByes(table, campaign, league.options);
    std::ranges::stable_sort(table, std::greater{}, &BandStanding::points);
    for (std::size_t begin = 0; begin < table.size();) {
        std::size_t end = begin + 1;
        while (end < table.size() && table[end].points == table[begin].points)
            ++end;
        part(std::span(table).subspan(begin, end - begin), 0, 1 + static_cast<int>(begin), league);
        begin = end;
    }
    return table;
}

std::optional<BandStanding> recordOf(const Ranking &ranking, const Campaign &campaign, BandId band)
{
    const auto *entrant = find(campaign, band);
    if (!entrant || entrant->annulled)
        return std::nullopt;
    const LeagueOptions options = leagueOptions(ranking, campaign.options);
    Rows row{{.band = band}};
    for (const auto &fixture : campaign.fixtures) {
        if (std::ranges::count(fixture.plan.bands, band) > 0 && countsAsGame(campaign, fixture))
            countGame(row, fixture, options);
    }
    countByes(row, campaign, options);
    return row.front();
}

void count(FigureStanding &figure, const FigureReport &report)
{
    ++figure.games;
    figure.outOfAction += report.end == FigureEnd::OutOfAction ? 1 : 0;
    for (const auto &knockOut : report.knockOuts) {
        ++figure.knockOuts;
        ++figure.byRank[knockOut.victimRank];
    }
}

std::vector<FigureStanding> figureStandings(const Campaign &campaign)
{
    std::map<std::pair<BandId, MemberId>, FigureStanding> figures;
    for (const auto *fixture : countingGames(campaign)) {
        if (fixture->status != FixtureStatus::Played)
            continue;
        for (const auto &report : fixture->report->figures) {
            if (report.end == FigureEnd::NotPlayed)
                continue;
            const auto place = static_cast<std::size_t>(report.figure.seat.value);
            const BandId band = fixture->plan.bands.at(place);
            if (countsNoMore(campaign, band))
                continue;
            auto &figure = figures[{band, report.figure.member}];
            figure.band = band;
            figure.member = report.figure.member;
            const auto *entrant = find(campaign, band);
            const auto now = entrant ? entrant->band->called(figure.member) : Text();
            figure.name = now.empty() ? report.name : now;
            count(figure, report);
        }
    }
    std::vector<FigureStanding> sorted;
    for (auto &[key, figure] : figures)
        sorted.push_back(std::move(figure));
    std::ranges::stable_sort(sorted, std::greater{}, [](const FigureStanding &figure) {
        return std::tuple(figure.knockOuts, figure.games);
    });
    return sorted;
}

} // namespace escarmouche::rules
