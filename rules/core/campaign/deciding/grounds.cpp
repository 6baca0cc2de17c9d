// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/grounds.h"

#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/match/match.h"

#include <algorithm>

namespace escarmouche::rules {

namespace {

/** A person types a name anew each time: Anne and ANNE are the same one. */
std::string lowerCase(std::string name)
{
    for (char &letter : name)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return name;
}

/** Those whom chance chose, once nobody is paid any more. */
Crew withoutThePaid(Crew crew)
{
    std::erase_if(crew.members, [&](MemberId member) {
        return std::ranges::count(crew.fees, member, &Fee::member) > 0;
    });
    crew.fees.clear();
    return crew;
}

} // namespace

Error refusedBecause(std::string_view why, int amount, int limit)
{
    return refused({{}, why, amount, limit});
}

Error nothingNamed(std::string_view what, int id)
{
    return {.code = ErrorCode::EntryNotFound,
            .subject = std::string(what) + ' ' + std::to_string(id)};
}

bool isOfBand(const Entrant &band, MemberId member)
{
    return std::ranges::any_of(band.band->figures(),
                               [&](const FigureGlance &figure) { return figure.member == member; });
}

bool isRank(const CampaignRules &rules, std::string_view rank)
{
    return std::ranges::count(rules.ranks(), rank) > 0;
}

Result<void> mayCome(const CrewLine &line)
{
    if (line.presence == Presence::MustRoll)
        return fail(refusedBecause("campaign.refused.must-roll"));
    if (line.presence == Presence::Misses)
        return fail(refusedBecause("campaign.refused.misses"));
    return {};
}

Result<void> Grounds::hasBands() const
{
    return rules.hasBands() ? Result<void>{} : fail(refusedBecause("campaign.refused.no-bands"));
}

bool Grounds::isTaken(const std::string &name, BandId but) const
{
    const auto key = [&](const std::string &each) {
        return rules.hasBands() ? each : lowerCase(each);
    };
    return std::ranges::any_of(campaign.bands, [&](const Entrant &other) {
        return !other.withdrawn && other.id != but && key(other.band->name()) == key(name);
    });
}

Result<void> Grounds::isOpen() const
{
    if (campaign.archived)
        return fail(refusedBecause("campaign.refused.archived"));
    if (campaign.status == CampaignStatus::Ended)
        return fail(refusedBecause("campaign.refused.ended"));
    return {};
}

Result<const Entrant *> Grounds::bandIn(BandId id) const
{
    const auto *band = find(campaign, id);
    if (!band)
        return fail(nothingNamed("band", id.value));
    if (band->withdrawn)
        return fail(refusedBecause("campaign.refused.withdrawn"));
    return band;
}

Result<const Fixture *> Grounds::openFixture(FixtureId id) const
{
    const auto *fixture = find(campaign, id);
    if (!fixture)
        return fail(nothingNamed("fixture", id.value));
    switch (fixture->status) {
    case FixtureStatus::Proposed:
    case FixtureStatus::Confirmed:
        return fixture;
    case FixtureStatus::Played:
        return fail(refusedBecause("campaign.refused.played"));
    case FixtureStatus::Forfeited:
    case FixtureStatus::Abandoned:
    case FixtureStatus::Cancelled:
        break;
    }
    return fail(refusedBecause("campaign.refused.called-off"));
}

Result<void> Grounds::dismissCrews(const Fixture &fixture, std::optional<BandId> only,
                                   CampaignOutcome &outcome) const
{
    for (const auto &crew : fixture.crews) {
        const auto *band = find(campaign, crew.band);
        if (!band || (only && *only != crew.band))
            continue;
        const auto dossier = crewDossier(campaign, fixture, *band);
        const auto effect = rules.engage(dossier.question, {}, {}, {});
        if (!effect)
            return fail(effect.error());
        if (effect->money != 0)
            outcome.emplace_back(BandChanged{crew.band, effect->changes, BookingKind::Fees,
                                             effect->money, fixture.id});
        if (!only && crew.how == CrewChoice::Drawn)
            outcome.emplace_back(CrewChosen{fixture.id, crew, withoutThePaid(crew)});
        else
            outcome.emplace_back(CrewDismissed{fixture.id, crew});
    }
    return {};
}

} // namespace escarmouche::rules
