// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding.h"

namespace escarmouche::rules {

/** What an input is decided on, and what more than one act asks of it. What the first part of an
    outcome leads to is looked up in `campaign`, which stays as it was. */
struct Grounds {
    const CampaignRules &rules;
    const Campaign &campaign;
    const CampaignInput &input;
    int next; // the first number that nothing of the campaign has

    template<class Id>
    Id fresh()
    {
        return Id{next++};
    }
    bool hasReason() const { return !input.adjustment.empty(); }
    /** Figures, crews and owners are of games with bands. */
    Result<void> hasBands() const;
    /** Whether another one still in the campaign is called so. */
    bool isTaken(const std::string &name, BandId but) const;
    /** Nothing but words is changed in a campaign that has ended or lies in the archive. */
    Result<void> isOpen() const;
    Result<const Entrant *> bandIn(BandId id) const; // and not withdrawn
    Result<const Fixture *> openFixture(FixtureId id) const; // no result, not called off
    /** Gives the fees of a game called off back. Chance has spoken: whom it drew comes if the game
        is proposed anew. Of one band `only`, which leaves the game, nobody stays. */
    Result<void> dismissCrews(const Fixture &fixture, std::optional<BandId> only,
                              CampaignOutcome &outcome) const;
};

bool isOfBand(const Entrant &band, MemberId member);
/** Whether he may be sent, or must be kept at home whatever is paid. */
Result<void> mayCome(const CrewLine &line);
/** Whether reports may use that key of a rank. */
bool isRank(const CampaignRules &rules, std::string_view rank);

Error refusedBecause(std::string_view why, int amount = 0, int limit = 0);
Error nothingNamed(std::string_view what, int id);

} // namespace escarmouche::rules
