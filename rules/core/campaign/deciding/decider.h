// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding.h"

namespace escarmouche::rules {

/** Decides one input: a function an act. What the first part of an outcome leads to is looked up
    in `campaign`, which stays as it was. */
class Decider
{
public:
    using Decided = Result<CampaignOutcome>;

    Decider(const CampaignRules &rules, const Campaign &campaign, const CampaignInput &input)
        : m_rules(rules), m_campaign(campaign), m_input(input), m_fresh(input.fresh)
    {
    }

    // decidingleague.cpp
    Decided operator()(const FoundCampaign &act);
    Decided operator()(const RenameCampaign &act);
    Decided operator()(const ChangeOptions &act);
    Decided operator()(const SetStatus &act);
    Decided operator()(const SetArchived &act);
    Decided operator()(const AddPlayer &act);
    Decided operator()(const RenamePlayer &act);
    Decided operator()(const JoinBand &act);
    Decided operator()(const WithdrawBand &act);
    Decided operator()(const ActOnBand &act);
    Decided operator()(const TellPast &act);
    Decided operator()(const WriteChronicle &act);
    // decidingfixtures.cpp
    Decided operator()(const ScheduleFixture &act);
    Decided operator()(const ScheduleRound &act);
    Decided operator()(const ChangeFixture &act);
    Decided operator()(const SetFixtureStatus &act);
    Decided operator()(const ChooseCrew &act);
    /** The game for which the band's crew may be chosen, whoever that will be. */
    Result<const Fixture *> crewedFixture(FixtureId fixture, BandId band) const;
    // decidinggames.cpp
    Decided operator()(const EnterReport &act);
    Decided operator()(const RollDice &act);
    Decided operator()(const SettleLine &act);
    Decided operator()(const ClosePostGame &act);

private:
    template<class Id>
    Id fresh()
    {
        return Id{m_fresh++};
    }
    bool hasReason() const { return !m_input.adjustment.empty(); }
    /** Nothing but words is changed in a campaign that has ended or lies in the archive. */
    Result<void> isOpen() const;
    Result<const Entrant *> bandIn(BandId id) const; // and not withdrawn
    Result<const Fixture *> openFixture(FixtureId id) const; // no result, not called off
    std::vector<Property> knownOptions() const;
    Result<void> checkPast(const Entrant &band, const FigurePast &past) const;

    Result<void> checkPlan(const FixturePlan &plan) const;
    /** Gives the fees of a game called off back. Chance has spoken: whom it drew comes if the game
        is proposed anew. Of one band `only`, which leaves the game, nobody stays. */
    Result<void> dismissCrews(const Fixture &fixture, std::optional<BandId> only,
                              CampaignOutcome &outcome) const;
    Result<std::vector<MemberId>> crewMembers(const ChooseCrew &act,
                                              const std::vector<CrewLine> &lines) const;
    Result<void> checkReport(const Fixture &fixture, const BattleReport &report) const;
    Result<void> checkUnchosen(const Fixture &fixture, const BattleReport &report) const;
    /** One figure of it, which stands at that place of its text. */
    Result<void> checkReported(const Fixture &fixture, const FigureReport &figure,
                               const std::string &place) const;
    /** Nothing is written after a close, nor before an earlier game's document is closed. */
    Result<void> checkPostGame(FixtureId fixture, BandId band) const;
    void startRunning(CampaignOutcome &outcome) const;

    const CampaignRules &m_rules;
    const Campaign &m_campaign;
    const CampaignInput &m_input;
    int m_fresh;
};

bool isOfBand(const Entrant &band, MemberId member);
/** Whether he may be sent, or must be kept at home whatever is paid. */
Result<void> mayCome(const CrewLine &line);
/** Whether reports may use that key of a rank. */
bool isRank(const CampaignRules &rules, std::string_view rank);

Error refusedBecause(std::string_view why, int amount = 0, int limit = 0);
Error nothingNamed(std::string_view what, int id);

} // namespace escarmouche::rules
