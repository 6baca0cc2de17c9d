// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/decidingfixtures.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/campaign/rounds/standings.h"

#include <algorithm>
#include <limits>

namespace escarmouche::rules {

namespace {

constexpr std::size_t kMostFixtures = 2000;

const CrewLine *lineOf(const std::vector<CrewLine> &lines, MemberId member)
{
    const auto met = std::ranges::find(lines, member, &CrewLine::member);
    return met == lines.end() ? nullptr : &*met;
}

Result<void> checkSeats(int seats)
{
    if (seats < kLeastAtTable || seats > kMostAtTable)
        return fail(refusedBecause("campaign.refused.seats", seats, kMostAtTable));
    return {};
}

Result<void> checkRoom(const Campaign &campaign, std::size_t games)
{
    if (campaign.fixtures.size() + games > kMostFixtures)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostFixtures});
    return {};
}

/** Those of a crew who come for nothing. */
std::vector<MemberId> freeOf(const Crew &crew, const std::vector<CrewLine> &lines)
{
    std::vector<MemberId> members;
    for (const MemberId member : crew.members) {
        const auto *line = lineOf(lines, member);
        if (line && comesFreely(*line))
            members.push_back(member);
    }
    return members;
}

/** Whoever is drawn, one pick after another out of those left. */
Result<std::vector<MemberId>> drawn(std::vector<MemberId> left, const std::vector<int> &picks)
{
    std::vector<MemberId> members;
    for (const int pick : picks) {
        if (pick < 0 || pick >= static_cast<int>(left.size()))
            return fail({.code = ErrorCode::DiceDoNotFit});
        const auto at = left.begin() + pick;
        members.push_back(*at);
        left.erase(at);
    }
    return members;
}

Result<void> checkPlan(const Grounds &on, const FixturePlan &plan)
{
    const auto &bands = plan.bands;
    if (const auto fits = checkSeats(static_cast<int>(bands.size())); !fits)
        return fail(fits.error());
    for (const BandId band : bands) {
        if (const auto in = on.bandIn(band); !in)
            return fail(in.error());
        if (std::ranges::count(bands, band) > 1)
            return fail(refusedBecause("campaign.refused.twice"));
    }
    if (plan.when && !isLocalTime(plan.when->at))
        return fail(refusedBecause("campaign.refused.no-date"));
    return checkSettings(plan.settings, on.rules.fixtureOptions());
}

Result<std::vector<MemberId>> crewMembers(const ChooseCrew &act, const std::vector<CrewLine> &lines)
{
    std::vector<MemberId> free;
    for (const auto &line : lines) {
        if (comesFreely(line))
            free.push_back(line.member);
    }
    auto members = act.members;
    if (act.how == CrewChoice::All)
        members.insert(members.end(), free.begin(), free.end());
    if (act.how == CrewChoice::Drawn) {
        const auto chosen = drawn(std::move(free), act.picks);
        if (!chosen)
            return fail(chosen.error());
        members.insert(members.end(), chosen->begin(), chosen->end());
    }
    for (const MemberId member : members) {
        const auto *line = lineOf(lines, member);
        if (!line)
            return fail({.code = ErrorCode::NoSuchMember, .number = member.value});
        if (const auto may = mayCome(*line); !may)
            return fail(may.error());
    }
    std::vector<MemberId> ordered; // as the band has them, each once
    for (const auto &line : lines) {
        if (std::ranges::count(members, line.member) > 0)
            ordered.push_back(line.member);
    }
    return ordered;
}

/** The game for which the band's crew may be chosen, whoever that will be. */
Result<const Fixture *> crewedFixture(const Grounds &on, FixtureId fixture, BandId band)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    if (const auto figures = on.hasBands(); !figures)
        return fail(figures.error());
    auto found = on.openFixture(fixture);
    if (!found)
        return found;
    if (const auto has = hasCrew(on.campaign, fixture, band); !has)
        return fail(has.error());
    if (!on.hasReason() && openBefore(on.campaign, band, std::numeric_limits<int>::max()))
        return fail(refusedBecause("campaign.refused.post-game-open"));
    return found;
}

} // namespace

Result<CampaignOutcome> decide(Grounds &on, const ScheduleFixture &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    if (const auto fits = checkRoom(on.campaign, 1); !fits)
        return fail(fits.error());
    if (const auto fits = checkPlan(on, act.plan); !fits)
        return fail(fits.error());
    return CampaignOutcome{FixtureAdded{on.fresh<FixtureId>(), act.plan}};
}

namespace {

Result<void> checkNumber(int number, int least, int most)
{
    if (number < least || number > most)
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(number),
                     .hint = std::to_string(least) + ".." + std::to_string(most)});
    return {};
}

Result<void> checkRounds(const ScheduleRound &act)
{
    if (const auto fits = checkSeats(act.seats); !fits)
        return fits;
    if (const auto fits = checkNumber(act.rounds, 1, kMostRoundsAtOnce); !fits)
        return fits;
    if (const auto fits = checkNumber(act.days, 0, kMostDaysBetween); !fits)
        return fits;
    return act.rounds == 1 || act.kind == RoundKind::RoundRobin
               ? Result<void>()
               : fail(refusedBecause("campaign.refused.one-round"));
}

/** Who meets whom next. */
Result<Pairings> pairingsOf(const Grounds &on, const ScheduleRound &act,
                            std::span<const BandId> bands, const RoundsSoFar &before)
{
    switch (act.kind) {
    case RoundKind::RoundRobin:
        return roundRobin(bands, before, act.seats);
    case RoundKind::Drawn: {
        const auto requests = drawRequests(bands.size());
        bool fits = requests.size() == act.picks.size();
        for (std::size_t i = 0; fits && i < requests.size(); ++i)
            fits = act.picks[i] >= 0 && act.picks[i] < requests[i].pick.n;
        if (!fits)
            break;
        return drawnRound(bands, act.picks, before, act.seats);
    }
    case RoundKind::ByStanding: {
        std::vector<BandId> order;
        for (const auto &row : standings(on.rules.ranking(), on.campaign)) {
            if (std::ranges::count(bands, row.band) > 0)
                order.push_back(row.band);
        }
        return byStanding(order, before, act.seats);
    }
    }
    return fail({.code = ErrorCode::DiceDoNotFit});
}

} // namespace

Result<CampaignOutcome> decide(Grounds &on, const ScheduleRound &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    if (const auto fits = checkRounds(act); !fits)
        return fail(fits.error());
    const auto bands = bandsStillIn(on.campaign);
    if (bands.size() < std::size_t{kLeastAtTable})
        return fail(refusedBecause("campaign.refused.too-few"));
    auto before = roundsSoFar(on.campaign);
    int number = on.campaign.rounds.empty() ? 0 : on.campaign.rounds.back().number;
    std::size_t games = 0;
    CampaignOutcome outcome;
    for (int round = 0; round < act.rounds; ++round) {
        auto pairings = pairingsOf(on, act, bands, before);
        if (!pairings)
            return fail(pairings.error());
        games += pairings->games.size();
        if (const auto fits = checkRoom(on.campaign, games); !fits)
            return fail(fits.error());
        addRound(before, *pairings);
        auto when = act.when;
        if (when && isLocalTime(when->at))
            when->at = localTimeAfter(when->at, round * act.days);
        outcome.emplace_back(RoundAdded{{++number, pairings->byes}});
        for (auto &table : pairings->games) {
            FixturePlan plan{{}, act.scenario, std::move(table), when, act.place, number, {}};
            if (const auto fits = checkPlan(on, plan); !fits)
                return fail(fits.error());
            outcome.emplace_back(FixtureAdded{on.fresh<FixtureId>(), std::move(plan)});
        }
    }
    return outcome;
}

Result<CampaignOutcome> decide(Grounds &on, const ChangeFixture &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const auto fixture = on.openFixture(act.fixture);
    if (!fixture)
        return fail(fixture.error());
    if (const auto fits = checkPlan(on, act.plan); !fits)
        return fail(fits.error());
    CampaignOutcome outcome;
    for (const auto &crew : (*fixture)->crews) {
        if (std::ranges::count(act.plan.bands, crew.band) > 0)
            continue;
        if (const auto done = on.dismissCrews(**fixture, crew.band, outcome); !done)
            return fail(done.error());
    }
    outcome.emplace_back(FixtureReplanned{act.fixture, (*fixture)->plan, act.plan});
    return outcome;
}

Result<CampaignOutcome> decide(Grounds &on, const SetFixtureStatus &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const auto *fixture = find(on.campaign, act.fixture);
    if (!fixture)
        return fail(nothingNamed("fixture", act.fixture.value));
    if (fixture->status == FixtureStatus::Played)
        return fail(refusedBecause("campaign.refused.played"));
    if (act.status == FixtureStatus::Played)
        return fail(refusedBecause("campaign.refused.needs-result"));
    const bool forfeits = act.status == FixtureStatus::Forfeited;
    for (const BandId band : act.forfeitedBy) {
        if (!seatOf(*fixture, band).valid())
            return fail(nothingNamed("band", band.value));
    }
    if (forfeits == act.forfeitedBy.empty())
        return fail(refusedBecause("campaign.refused.forfeit"));
    CampaignOutcome outcome;
    const bool goesOn =
        act.status == FixtureStatus::Proposed || act.status == FixtureStatus::Confirmed;
    if (goesOn) {
        if (const auto fits = checkPlan(on, fixture->plan); !fits)
            return fail(fits.error());
    } else if (const auto done = on.dismissCrews(*fixture, {}, outcome); !done) {
        return fail(done.error());
    }
    outcome.emplace_back(
        FixtureStatusChanged{act.fixture, fixture->status, act.status, act.forfeitedBy});
    return outcome;
}

Result<void> mayChooseCrew(const CampaignRules &rules, const Campaign &campaign, FixtureId fixture,
                           BandId band, const std::string &reason)
{
    CampaignInput input;
    input.adjustment = reason;
    const auto may = crewedFixture(Grounds{rules, campaign, input, 0}, fixture, band);
    return may ? Result<void>() : fail(may.error());
}

Result<CampaignOutcome> decide(Grounds &on, const ChooseCrew &act)
{
    const auto fixture = crewedFixture(on, act.fixture, act.band);
    if (!fixture)
        return fail(fixture.error());
    const auto dossier = crewDossier(on.campaign, **fixture, *find(on.campaign, act.band));
    const auto lines = on.rules.crew(dossier.question);
    auto members = crewMembers(act, lines);
    if (!members)
        return fail(members.error());
    Crew crew{act.band, act.how, std::move(*members), {}};
    const auto *before = crewOf(**fixture, act.band);
    if (before && before->how == CrewChoice::Drawn) { // chance has spoken, and stays so
        if (act.how == CrewChoice::Drawn)
            return fail(refusedBecause("campaign.refused.drawn-again"));
        if (!on.hasReason() && freeOf(crew, lines) != freeOf(*before, lines))
            return fail(refusedBecause("campaign.refused.drawn"));
        crew.how = CrewChoice::Drawn;
    }
    for (const MemberId member : crew.members) {
        if (const auto *line = lineOf(lines, member); line->fee > 0)
            crew.fees.push_back({member, line->fee});
    }
    const auto effect =
        on.rules.engage(dossier.question, crew.fees, crew.members, on.input.adjustment);
    if (!effect)
        return fail(effect.error());
    CampaignOutcome outcome;
    if (effect->money != 0)
        outcome.emplace_back(
            BandChanged{act.band, effect->changes, BookingKind::Fees, effect->money, act.fixture});
    outcome.emplace_back(
        CrewChosen{act.fixture, before ? std::optional(*before) : std::nullopt, std::move(crew)});
    return outcome;
}

} // namespace escarmouche::rules
