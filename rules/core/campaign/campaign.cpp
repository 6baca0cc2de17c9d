// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaign.h"

#include "rules/core/campaign/calledthen.h"

#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/campaignchange.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace escarmouche::rules {

namespace {

template<class List, class Id>
auto findIn(const List &list, Id id) -> const typename List::value_type *
{
    const auto met = std::ranges::find(list, id, &List::value_type::id);
    return met == list.end() ? nullptr : &*met;
}

constexpr std::array<std::string_view, 21> kActKeys{
    "found",          "rename",         "options",        "status", "archive", "add-player",
    "rename-player",  "join",           "withdraw",       "band",   "past",    "schedule",
    "schedule-round", "change-fixture", "fixture-status", "crew",   "report",  "roll",
    "settle",         "close",          "chronicle"};
static_assert(kActKeys.size() == std::variant_size_v<CampaignAct>);

} // namespace

const Player *find(const Campaign &campaign, PlayerId id)
{
    return findIn(campaign.players, id);
}

const Entrant *find(const Campaign &campaign, BandId id)
{
    return findIn(campaign.bands, id);
}

const Fixture *find(const Campaign &campaign, FixtureId id)
{
    return findIn(campaign.fixtures, id);
}

const DiceRoll *find(const Campaign &campaign, RollId id)
{
    return findIn(campaign.rolls, id);
}

const PostGame *find(const Fixture &fixture, BandId band)
{
    const auto met = std::ranges::find(fixture.postGames, band, &PostGame::band);
    return met == fixture.postGames.end() ? nullptr : &*met;
}

const Crew *crewOf(const Fixture &fixture, BandId band)
{
    const auto met = std::ranges::find(fixture.crews, band, &Crew::band);
    return met == fixture.crews.end() ? nullptr : &*met;
}

SeatId seatOf(const Fixture &fixture, BandId band)
{
    const auto &bands = fixture.plan.bands;
    const auto met = std::ranges::find(bands, band);
    return met == bands.end() ? kNoSeat : SeatId{static_cast<std::int8_t>(met - bands.begin())};
}

Text calledIn(const Campaign &campaign, const Fixture &fixture, const FigureReport &figure)
{
    const auto &bands = fixture.plan.bands;
    const auto seat = static_cast<std::size_t>(figure.figure.seat.value);
    const auto *entrant = seat < bands.size() ? find(campaign, bands[seat]) : nullptr;
    const auto called = entrant ? entrant->band->called(figure.figure.member) : Text();
    return calledThen(called, figure.name);
}

/** The number behind a kind, "Sous-fifre 2"; empty: there is none. */
static std::string_view numberBehind(std::string_view name)
{
    const auto gap = name.find_last_not_of("0123456789");
    const bool isNumbered = gap != name.npos && name[gap] == ' ';
    return isNumbered ? name.substr(gap + 1) : std::string_view();
}

Text calledThen(const Text &now, const Text &then)
{
    const auto number = numberBehind(now.en);
    return now.empty() || (!number.empty() && number == numberBehind(then.en)) ? then : now;
}

std::vector<const DiceRoll *> rollsFor(const Campaign &campaign, FixtureId fixture, BandId band,
                                       std::string_view line)
{
    std::vector<const DiceRoll *> rolls;
    for (const auto &roll : campaign.rolls) {
        if (roll.fixture == fixture && roll.band == band && (line.empty() || roll.line == line))
            rolls.push_back(&roll);
    }
    return rolls;
}

Retracting retracting(const CampaignInput &input)
{
    const auto *crew = std::get_if<ChooseCrew>(&input.act);
    if (crew && crew->how == CrewChoice::Drawn)
        return Retracting::Never;
    const auto *roll = std::get_if<RollDice>(&input.act);
    if (!roll)
        return Retracting::Freely;
    return roll->typed ? Retracting::WithReason : Retracting::Never;
}

bool BandJoined::operator==(const BandJoined &other) const
{
    const auto rest = [](const BandJoined &change) {
        return std::tie(change.band, change.owner, change.origin, change.round, change.opening);
    };
    const auto text = [](const BandJoined &change) {
        return change.joined ? change.joined->state() : std::string();
    };
    return rest(*this) == rest(other) && text(*this) == text(other);
}

bool BandChanged::operator==(const BandChanged &other) const
{
    const auto rest = [](const BandChanged &change) {
        return std::tie(change.band, change.kind, change.money, change.fixture);
    };
    const auto text = [](const BandChanged &change) {
        return change.changes ? change.changes->text() : std::string();
    };
    return rest(*this) == rest(other) && text(*this) == text(other);
}

std::string_view keyOf(const CampaignAct &act)
{
    return kActKeys[act.index()];
}

} // namespace escarmouche::rules
