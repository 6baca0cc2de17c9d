// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/documents.h"

#include "rules/core/campaign/past/toldnames.h"
#include "rules/core/match/match.h"

#include <algorithm>
#include <numeric>

namespace escarmouche::rules {

namespace {

Error unknown(std::string what)
{
    return {.code = ErrorCode::EntryNotFound, .subject = std::move(what)};
}

/** What was settled, with the step of its line; a line of a step of old stands first. */
PostGameLine doneLine(const CampaignRules &rules, const Entrant &band, const Fixture &game,
                      const SettledLine &settled)
{
    PostGameLine line;
    line.key = settled.line;
    line.step = settled.line.substr(0, settled.line.find('/'));
    line.member = rules.memberOf(settled.line);
    line.done = true;
    line.answer = settled.answer;
    line.rolls = settled.rolls;
    line.told = toldOf(rules, band, game, settled);
    if (!line.told.empty()) {
        line.rule = line.told.front().rule;
        line.sentence = line.told.front().sentence;
    }
    return line;
}

int sumOf(std::span<const Booking> bookings, int before)
{
    return std::accumulate(bookings.begin(), bookings.end(), before,
                           [](int sum, const Booking &booking) { return sum + booking.amount; });
}

std::span<const Booking> bookedSince(const Entrant &band, const PostGame &postGame)
{
    const auto before = static_cast<std::size_t>(postGame.bookings);
    return std::span(band.account).subspan(std::min(before, band.account.size()));
}

void sumUp(PostGameDocument &document, const Entrant &band, const PostGame &postGame)
{
    document.opening = postGame.opening;
    for (const Booking &booking : bookedSince(band, postGame))
        (booking.amount > 0 ? document.earned : document.spent) += std::abs(booking.amount);
    document.treasury = treasuryOf(band, postGame);
}

} // namespace

Result<void> hasCrew(const Campaign &campaign, FixtureId fixture, BandId band)
{
    const auto *game = find(campaign, fixture);
    if (!game)
        return fail(unknown("fixture " + std::to_string(fixture.value)));
    if (!find(campaign, band) || !seatOf(*game, band).valid())
        return fail(unknown("band " + std::to_string(band.value)));
    return {};
}

Result<void> hasPostGame(const Campaign &campaign, FixtureId fixture, BandId band)
{
    if (const auto has = hasCrew(campaign, fixture, band); !has)
        return has;
    const auto *game = find(campaign, fixture);
    if (!game->report || !find(*game, band))
        return fail(refused({{}, "campaign.refused.not-played"}));
    return {};
}

Result<void> isNextPostGame(const Campaign &campaign, FixtureId fixture, BandId band)
{
    if (openBefore(campaign, band, find(campaign, fixture)->reported))
        return fail(refused({{}, "campaign.refused.earlier-open"}));
    return {};
}

CrewDossier crewDossier(const Campaign &campaign, const Fixture &fixture, const Entrant &band)
{
    CrewDossier dossier;
    dossier.rolls = rollsFor(campaign, fixture.id, band.id, {});
    if (const auto *crew = crewOf(fixture, band.id))
        dossier.paid = crew->fees;
    dossier.question = {band.band.get(), campaign.options, dossier.rolls, dossier.paid};
    return dossier;
}

PostGameDossier postGameDossier(const Campaign &campaign, const Fixture &fixture,
                                const Entrant &band)
{
    PostGameDossier dossier;
    dossier.rolls = rollsFor(campaign, fixture.id, band.id, {});
    if (const auto *crew = crewOf(fixture, band.id))
        dossier.fees = crew->fees;
    auto &question = dossier.question;
    question.band = band.band.get();
    question.options = campaign.options;
    question.fixtureOptions = fixture.plan.settings;
    question.fixture = fixture.id;
    question.report = fixture.report.get();
    question.seat = seatOf(fixture, band.id);
    if (const auto *postGame = find(fixture, band.id))
        question.settled = postGame->lines;
    question.rolls = dossier.rolls;
    question.fees = dossier.fees;
    return dossier;
}

std::vector<CrewLine> crewDocument(const CampaignRules &rules, const Campaign &campaign,
                                   FixtureId fixture, BandId band)
{
    const auto dossier = crewDossier(campaign, *find(campaign, fixture), *find(campaign, band));
    return rules.crew(dossier.question);
}

namespace {

/** A correction has opened it again: nothing waits for it, as it was closed in its turn once. */
bool isOpenAgain(const Campaign &campaign, FixtureId fixture, BandId band)
{
    return std::ranges::any_of(campaign.questions, [&](const OpenQuestion &question) {
        return question.fixture == fixture && question.band == band;
    });
}

} // namespace

std::optional<FixtureId> openBefore(const Campaign &campaign, BandId band, int order)
{
    std::optional<FixtureId> first;
    int earliest = order;
    for (const auto &fixture : campaign.fixtures) {
        const auto *postGame = find(fixture, band);
        if (!postGame || postGame->closed || fixture.reported >= earliest ||
            isOpenAgain(campaign, fixture.id, band))
            continue;
        earliest = fixture.reported;
        first = fixture.id;
    }
    return first;
}

int balanceOf(const Entrant &band)
{
    return sumOf(band.account, band.opening);
}

bool isReady(const CampaignRules &rules, const Campaign &campaign, const Fixture &fixture,
             const Entrant &band)
{
    auto dossier = postGameDossier(campaign, fixture, band);
    dossier.question.isGlance = true;
    return std::ranges::none_of(rules.postGame(dossier.question), &PostGameLine::needed);
}

int treasuryOf(const Entrant &band, const PostGame &postGame)
{
    return sumOf(bookedSince(band, postGame), postGame.opening);
}

PostGameDocument postGameDocument(const CampaignRules &rules, const Campaign &campaign,
                                  FixtureId fixture, BandId band)
{
    const auto &game = *find(campaign, fixture);
    const auto &entrant = *find(campaign, band);
    const auto &postGame = *find(game, band);
    PostGameDocument document;
    document.steps = rules.steps();
    document.closed = postGame.closed;
    document.waitsFor = openBefore(campaign, band, game.reported);
    if (const auto *crew = crewOf(game, band)) {
        for (const auto &fee : crew->fees)
            document.fees.push_back({fee.member, entrant.band->called(fee.member), fee.points});
    }
    sumUp(document, entrant, postGame);
    for (const auto &settled : postGame.lines)
        document.lines.push_back(doneLine(rules, entrant, game, settled));
    document.ready = !postGame.closed;
    if (!postGame.closed) {
        const auto dossier = postGameDossier(campaign, game, entrant);
        for (auto &line : rules.postGame(dossier.question)) {
            document.ready = document.ready && !line.needed;
            document.lines.push_back(std::move(line));
        }
    }
    const auto placeOf = [&](const PostGameLine &line) {
        return std::ranges::find(document.steps, line.step, &PostGameStep::key) -
               document.steps.begin();
    };
    std::ranges::stable_sort(document.lines, {}, placeOf);
    return document;
}

int paidBefore(const PostGameDocument &document)
{
    return std::accumulate(document.fees.begin(), document.fees.end(), 0,
                           [](int sum, const PaidFee &fee) { return sum + fee.points; });
}

std::vector<Told> toldBeside(const PostGameLine &line)
{
    auto told = line.told;
    std::erase_if(told, [&](const Told &each) { return each.sentence == line.sentence; });
    return told;
}

std::vector<Booking> accountOf(const Entrant &band)
{
    std::vector<Booking> entries;
    for (const auto &booking : band.account) {
        const bool goesOn = !entries.empty() && entries.back().kind == booking.kind &&
                            entries.back().fixture == booking.fixture;
        if (goesOn)
            entries.back().amount += booking.amount;
        else
            entries.push_back(booking);
    }
    return entries;
}

bool takesDice(const PostGameLine &line)
{
    return !line.done && line.roll.what == Awaited::Roll;
}

bool comesFreely(const CrewLine &line)
{
    return line.presence == Presence::Comes && line.fee == 0;
}

BattleReport blankReport(const CampaignRules &rules, const Campaign &campaign,
                         const Fixture &fixture)
{
    BattleReport report;
    report.system = campaign.system;
    report.scenario = fixture.plan.scenario;
    for (const BandId id : fixture.plan.bands) {
        const auto *entrant = find(campaign, id);
        if (!entrant)
            continue;
        const SeatId seat = seatOf(fixture, id);
        report.seats.push_back({seat, entrant->band->name(), SeatResult::Draw, {}, false});
        const auto *crew = crewOf(fixture, id);
        const auto lines =
            crew ? std::vector<CrewLine>() : crewDocument(rules, campaign, fixture.id, id);
        for (const auto &figure : entrant->band->figures()) {
            if (crew && std::ranges::count(crew->members, figure.member) == 0)
                continue;
            FigureReport line;
            line.figure = {seat, figure.member, 0};
            line.name = figure.name;
            line.rank = figure.rank;
            const auto own = std::ranges::find(lines, figure.member, &CrewLine::member);
            if (own != lines.end() && !comesFreely(*own))
                line.end = FigureEnd::NotPlayed;
            report.figures.push_back(std::move(line));
        }
    }
    std::ranges::sort(report.figures, {}, &FigureReport::figure);
    return report;
}

BattleReport reportOf(const CampaignRules &rules, const Campaign &campaign, const Fixture &fixture)
{
    if (!fixture.report)
        return blankReport(rules, campaign, fixture);
    auto report = *fixture.report;
    for (auto &figure : report.figures)
        figure.name = calledIn(campaign, fixture, figure);
    return report;
}

bool isToCome(const Fixture &fixture)
{
    return fixture.status == FixtureStatus::Proposed || fixture.status == FixtureStatus::Confirmed;
}

std::vector<BandId> openPostGames(const Campaign &campaign, const Fixture &fixture)
{
    std::vector<BandId> open;
    for (const auto &postGame : fixture.postGames) {
        const auto *band = find(campaign, postGame.band);
        if (!postGame.closed && band && !band->withdrawn)
            open.push_back(postGame.band);
    }
    return open;
}

std::optional<Owed::What> owedBefore(FixtureStatus status, std::string_view at,
                                     std::string_view now)
{
    if (status == FixtureStatus::Proposed && at.empty())
        return Owed::What::Date;
    if ((status == FixtureStatus::Proposed || status == FixtureStatus::Confirmed) && at < now)
        return Owed::What::Result;
    return std::nullopt;
}

std::vector<Owed> owed(const Campaign &campaign, std::string_view now)
{
    std::vector<Owed> all;
    if (campaign.archived)
        return all;
    for (const auto &fixture : campaign.fixtures) {
        if (campaign.status == CampaignStatus::Ended)
            break;
        const auto &when = fixture.plan.when;
        if (const auto what = owedBefore(fixture.status, when ? when->at : std::string(), now))
            all.push_back({.what = *what, .fixture = fixture.id, .band = {}});
        for (const BandId band : openPostGames(campaign, fixture))
            all.push_back({.what = Owed::What::PostGame, .fixture = fixture.id, .band = band});
    }
    for (const auto &[act, fixture, band] : campaign.questions)
        all.push_back({Owed::What::Question, fixture, band, act});
    return all;
}

} // namespace escarmouche::rules
