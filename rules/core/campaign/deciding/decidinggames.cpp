// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/decidinggames.h"

#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>
#include <set>

namespace escarmouche::rules {

namespace {

constexpr std::size_t kMostRolls = 20'000;
constexpr int kMostSides = 100;
constexpr std::size_t kLongestLine = 120;

tl::unexpected<Error> refusedAt(const std::string &place, std::string_view why)
{
    Error error = refusedBecause(why);
    error.pointer = place;
    return fail(error);
}

/** Who wins, wins alone. */
Result<void> checkWinner(const BattleReport &report)
{
    const auto &seats = report.seats;
    const auto winner = std::ranges::find(seats, SeatResult::Win, &SeatReport::result);
    for (auto seat = seats.begin(); winner != seats.end() && seat != seats.end(); ++seat) {
        if (seat != winner && seat->result != SeatResult::Loss)
            return refusedAt("/seats/" + std::to_string(seat - seats.begin()) + "/result",
                             "campaign.refused.two-winners");
    }
    return {};
}

/** Values in the order of their names, so that a sentence reads the same from its text. */
Told inOrder(Told told)
{
    std::ranges::sort(told.sentence.values, {}, [](const auto &value) { return value.first; });
    return told;
}

bool hasPlayed(const BattleReport &report, const FigureRef &figure)
{
    const auto told = std::ranges::find(report.figures, figure, &FigureReport::figure);
    return told != report.figures.end() && told->end != FigureEnd::NotPlayed;
}

void startRunning(const Campaign &campaign, CampaignOutcome &outcome)
{
    if (campaign.status == CampaignStatus::Preparing)
        outcome.emplace_back(StatusChanged{CampaignStatus::Preparing, CampaignStatus::Running});
}

std::string rankIn(const Entrant &band, MemberId member)
{
    const auto figures = band.band->figures();
    const auto met = std::ranges::find(figures, member, &FigureGlance::member);
    return met == figures.end() ? std::string() : met->rank;
}

/** Between game and report somebody may have risen: that has to be said. */
Result<void> checkRanks(const Grounds &on, const Fixture &fixture, const FigureReport &figure,
                        const std::string &place)
{
    const auto has = [&](const FigureRef &each, const std::string &rank) {
        const BandId band = fixture.plan.bands[static_cast<std::size_t>(each.seat.value)];
        return on.hasReason() || rankIn(*find(on.campaign, band), each.member) == rank;
    };
    if (!has(figure.figure, figure.rank))
        return refusedAt(place + "/rank", "campaign.refused.other-rank");
    for (std::size_t k = 0; k < figure.knockOuts.size(); ++k) {
        if (!has(figure.knockOuts[k].victim, figure.knockOuts[k].victimRank))
            return refusedAt(place + "/knock_outs/" + std::to_string(k) + "/victim_rank",
                             "campaign.refused.other-rank");
    }
    return {};
}

/** One figure of it, which stands at that place of its text. */
Result<void> checkReported(const Grounds &on, const Fixture &fixture, const FigureReport &figure,
                           const std::string &place)
{
    const auto &bands = fixture.plan.bands;
    const auto knows = [&](const FigureRef &each) {
        const auto seat = static_cast<std::size_t>(each.seat.value);
        const auto *band =
            each.seat.valid() && seat < bands.size() ? find(on.campaign, bands[seat]) : nullptr;
        return band && each.index == 0 && isOfBand(*band, each.member);
    };
    const auto check = [&](const FigureRef &each, const std::string &at, const std::string &rank,
                           const std::string &rankAt) -> Result<void> {
        if (!knows(each))
            return fail(
                {.code = ErrorCode::NoSuchMember, .pointer = at, .number = each.member.value});
        if (!isRank(on.rules, rank))
            return refusedAt(rankAt, "campaign.refused.unknown-rank");
        return {};
    };
    if (const auto fits = check(figure.figure, place + "/figure", figure.rank, place + "/rank");
        !fits)
        return fits;
    for (std::size_t k = 0; k < figure.knockOuts.size(); ++k) {
        const auto &knockOut = figure.knockOuts[k];
        const std::string at = place + "/knock_outs/" + std::to_string(k);
        if (const auto fits =
                check(knockOut.victim, at + "/victim", knockOut.victimRank, at + "/victim_rank");
            !fits)
            return fits;
    }
    const auto *crew = crewOf(fixture, bands[static_cast<std::size_t>(figure.figure.seat.value)]);
    const bool strays = crew && figure.end != FigureEnd::NotPlayed &&
                        std::ranges::count(crew->members, figure.figure.member) == 0;
    if (strays && !on.hasReason())
        return refusedAt(place, "campaign.refused.not-of-crew");
    return checkRanks(on, fixture, figure, place);
}

Result<void> checkReport(const Grounds &on, const Fixture &fixture, const BattleReport &report)
{
    constexpr int kMostTurns = 999;
    const auto &bands = fixture.plan.bands;
    if (report.turns < 0 || report.turns > kMostTurns)
        return refusedAt("/turns", "campaign.refused.turns");
    if (report.system != on.campaign.system || report.seats.size() != bands.size())
        return fail(refusedBecause("campaign.refused.other-game"));
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        if (report.seats[i].seat.value != static_cast<int>(i))
            return fail(refusedBecause("campaign.refused.other-game"));
    }
    if (const auto one = checkWinner(report); !one)
        return one;
    if (const auto may = on.rules.checkReport(report); !may && !on.hasReason())
        return may;
    std::set<FigureRef> met, out;
    for (std::size_t i = 0; i < report.figures.size(); ++i) {
        const auto &figure = report.figures[i];
        const std::string place = "/figures/" + std::to_string(i);
        if (const auto sound = checkReported(on, fixture, figure, place); !sound)
            return sound;
        if (!met.insert(figure.figure).second)
            return refusedAt(place + "/figure", "campaign.refused.twice-in-report");
        for (std::size_t k = 0; k < figure.knockOuts.size(); ++k) {
            if (!out.insert(figure.knockOuts[k].victim).second)
                return refusedAt(place + "/knock_outs/" + std::to_string(k) + "/victim",
                                 "campaign.refused.out-twice");
        }
    }
    return {};
}

/** Of a band without a crew, whoever has played might come, and who was to be paid first can be. */
Result<void> checkUnchosen(const Grounds &on, const Fixture &fixture, const BattleReport &report)
{
    for (const BandId band : fixture.plan.bands) {
        if (crewOf(fixture, band))
            continue;
        const auto dossier = crewDossier(on.campaign, fixture, *find(on.campaign, band));
        std::vector<Fee> fees;
        for (const auto &line : on.rules.crew(dossier.question)) {
            if (!hasPlayed(report, {seatOf(fixture, band), line.member, 0}))
                continue;
            if (const auto may = mayCome(line); !may && !on.hasReason())
                return may;
            if (line.fee > 0)
                fees.push_back({line.member, line.fee});
        }
        if (const auto paid = on.rules.engage(dossier.question, fees, {}, on.input.adjustment);
            !paid)
            return fail(paid.error());
    }
    return {};
}

/** Nothing is written after a close, nor before an earlier game's document is closed. */
Result<void> checkPostGame(const Grounds &on, FixtureId fixture, BandId band)
{
    if (const auto open = on.isOpen(); !open)
        return open;
    if (const auto has = hasPostGame(on.campaign, fixture, band); !has)
        return has;
    const auto *game = find(on.campaign, fixture);
    if (find(*game, band)->closed)
        return fail(refusedBecause("campaign.refused.closed"));
    return isNextPostGame(on.campaign, fixture, band);
}

} // namespace

Result<CampaignOutcome> decide(Grounds &on, const EnterReport &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const auto fixture = on.openFixture(act.fixture);
    if (!fixture)
        return fail(fixture.error());
    if (const auto sound = checkReport(on, **fixture, act.report); !sound)
        return fail(sound.error());
    if (const auto paid = checkUnchosen(on, **fixture, act.report); !paid)
        return fail(paid.error());
    CampaignOutcome outcome;
    startRunning(on.campaign, outcome);
    // A number of its own, which no result taken back before it changes.
    const bool hasPostGames = !on.rules.steps().empty();
    Reported reported{act.fixture, act.report, act.match, on.input.fresh, {}};
    for (auto &seat : reported.report.seats) {
        const BandId id = (*fixture)->plan.bands[static_cast<std::size_t>(seat.seat.value)];
        const auto *band = find(on.campaign, id);
        seat.band = band->band->name();
        if (hasPostGames)
            reported.postGames.push_back(
                {id, band->band->treasury(), static_cast<int>(band->account.size()), {}, false});
    }
    outcome.emplace_back(std::move(reported));
    return outcome;
}

// A roll is a fact whatever becomes of the line it was thrown for, so nothing asks here whether
// that line is open: it is found again when somebody comes to it.
Result<CampaignOutcome> decide(Grounds &on, const RollDice &act)
{
    if (const auto has = hasCrew(on.campaign, act.fixture, act.band); !has)
        return fail(has.error());
    if (on.campaign.rolls.size() >= kMostRolls)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostRolls});
    const bool fits =
        act.sides >= 2 && act.sides <= kMostSides && act.nth >= 0 && !act.line.empty() &&
        act.line.size() <= kLongestLine && !act.faces.empty() && act.faces.size() <= kMostDice &&
        std::ranges::all_of(act.faces, [&](int face) { return face >= 1 && face <= act.sides; });
    if (!fits)
        return fail({.code = ErrorCode::DiceDoNotFit});
    for (const auto *roll : rollsFor(on.campaign, act.fixture, act.band, act.line)) {
        if (roll->nth == act.nth && roll->sides == act.sides &&
            roll->faces.size() == act.faces.size())
            return fail(refusedBecause("campaign.refused.rolled"));
    }
    return CampaignOutcome{Rolled{{on.fresh<RollId>(), act.fixture, act.band, act.line, act.nth,
                                   act.sides, act.faces, act.typed}}};
}

Result<CampaignOutcome> decide(Grounds &on, const SettleLine &act)
{
    if (const auto may = checkPostGame(on, act.fixture, act.band); !may)
        return fail(may.error());
    const auto *fixture = find(on.campaign, act.fixture);
    const auto dossier = postGameDossier(on.campaign, *fixture, *find(on.campaign, act.band));
    auto effect = on.rules.settle(dossier.question, {act.line, act.answer, act.rolls});
    if (!effect)
        return fail(effect.error());
    SettledLine settled{act.line, act.answer, act.rolls, {}};
    for (auto &told : effect->told)
        settled.told.push_back(inOrder(std::move(told)));
    CampaignOutcome outcome;
    if (effect->changes)
        outcome.emplace_back(BandChanged{act.band, effect->changes, BookingKind::PostGame,
                                         effect->money, act.fixture});
    outcome.emplace_back(LineSettled{act.fixture, act.band, std::move(settled)});
    return outcome;
}

Result<CampaignOutcome> decide(Grounds &on, const ClosePostGame &act)
{
    if (const auto may = checkPostGame(on, act.fixture, act.band); !may)
        return fail(may.error());
    const auto &fixture = *find(on.campaign, act.fixture);
    const auto &band = *find(on.campaign, act.band);
    if (!isReady(on.rules, on.campaign, fixture, band))
        return fail(refusedBecause("campaign.refused.lines-open"));
    if (balanceOf(band) != band.band->treasury() ||
        treasuryOf(band, *find(fixture, act.band)) != band.band->treasury())
        return fail({.code = ErrorCode::Internal, .hint = "the account does not balance"});
    return CampaignOutcome{PostGameClosed{act.fixture, act.band, band.band->treasury()}};
}

} // namespace escarmouche::rules
