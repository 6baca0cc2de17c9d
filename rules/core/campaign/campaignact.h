// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"

#include <variant>

namespace escarmouche::rules {

// What people can do to a campaign. What the rules made of it is an outcome (campaignchange.h).

/** The first act. */
struct FoundCampaign {
    std::string system;
    std::string uid;
    std::string name;
    std::vector<Setting> options;

    bool operator==(const FoundCampaign &) const = default;
};
struct RenameCampaign {
    std::string name;

    bool operator==(const RenameCampaign &) const = default;
};
struct ChangeOptions {
    std::vector<Setting> options;

    bool operator==(const ChangeOptions &) const = default;
};
struct SetStatus {
    CampaignStatus status = CampaignStatus::Running;

    bool operator==(const SetStatus &) const = default;
};
struct SetArchived {
    bool archived = true;

    bool operator==(const SetArchived &) const = default;
};
struct AddPlayer {
    std::string name;

    bool operator==(const AddPlayer &) const = default;
};
struct RenamePlayer {
    PlayerId player;
    std::string name;

    bool operator==(const RenamePlayer &) const = default;
};

enum class Joining { Fresh, AsItStands };
/** Copies a band in: as a new one, or with the experience, advances, injuries and treasury it has
    on paper. */
struct JoinBand {
    PlayerId owner;
    std::string origin;
    std::string band; // band text, as BandRules::read gives it
    Joining how = Joining::Fresh;

    bool operator==(const JoinBand &) const = default;
};
struct WithdrawBand {
    BandId band;
    bool gamesKept = true;

    bool operator==(const WithdrawBand &) const = default;
};
/** What the band face does, with money; a free change of figures needs a reason (adjustment). */
struct ActOnBand {
    BandId band;
    BandAct act;

    bool operator==(const ActOnBand &) const = default;
};

/** What figures did before the campaign; what was told of each before goes. */
struct TellPast {
    BandId band;
    std::vector<FigurePast> figures;

    bool operator==(const TellPast &) const = default;
};

struct ScheduleFixture {
    FixturePlan plan;

    bool operator==(const ScheduleFixture &) const = default;
};
enum class RoundKind { RoundRobin, Drawn, ByStanding };
/** The next round, so many bands a game. Drawn: `picks` are what chance said, as rounds.h asks. A
    round robin may be scheduled for several rounds at once, so many days from one to the next. */
inline constexpr int kMostRoundsAtOnce = 52, kMostDaysBetween = 366;
struct ScheduleRound {
    RoundKind kind = RoundKind::RoundRobin;
    std::string scenario;
    std::optional<LocalTime> when;
    std::string place;
    std::vector<int> picks;
    int seats = 2; // kLeastAtTable to kMostAtTable
    int rounds = 1; // to kMostRoundsAtOnce
    int days = 7; // to kMostDaysBetween

    bool operator==(const ScheduleRound &) const = default;
};
struct ChangeFixture {
    FixtureId fixture;
    FixturePlan plan;

    bool operator==(const ChangeFixture &) const = default;
};
/** Proposed, Confirmed, Forfeited (by whom), Abandoned or Cancelled; a result makes it Played. */
struct SetFixtureStatus {
    FixtureId fixture;
    FixtureStatus status = FixtureStatus::Confirmed;
    std::vector<BandId> forfeitedBy;

    bool operator==(const SetFixtureStatus &) const = default;
};
/** All: everybody who may come for nothing, and those of `members` who must be paid. Picked: just
    `members`. Drawn: `count` of those who may come for nothing, one for each of `picks` among the
    ones left, and `members`. */
struct ChooseCrew {
    FixtureId fixture;
    BandId band;
    CrewChoice how = CrewChoice::All;
    std::vector<MemberId> members;
    std::vector<int> picks;

    bool operator==(const ChooseCrew &) const = default;
};
/** The result of a game, from a match or filled in by hand. */
struct EnterReport {
    FixtureId fixture;
    BattleReport report;
    std::string match; // uuid; empty: played on a table

    bool operator==(const EnterReport &) const = default;
};
struct RollDice {
    FixtureId fixture;
    BandId band;
    std::string line;
    int nth = 0;
    int sides = 6;
    std::vector<int> faces;
    bool typed = false;

    bool operator==(const RollDice &) const = default;
};
struct SettleLine {
    FixtureId fixture;
    BandId band;
    std::string line;
    std::string answer;
    std::vector<RollId> rolls;

    bool operator==(const SettleLine &) const = default;
};
struct ClosePostGame {
    FixtureId fixture;
    BandId band;

    bool operator==(const ClosePostGame &) const = default;
};
/** A new entry, or new words for an old one; without words it goes. */
struct WriteChronicle {
    EntryNo entry; // none: a new one
    FixtureId fixture;
    std::string text;

    bool operator==(const WriteChronicle &) const = default;
};

using CampaignAct =
    std::variant<FoundCampaign, RenameCampaign, ChangeOptions, SetStatus, SetArchived, AddPlayer,
                 RenamePlayer, JoinBand, WithdrawBand, ActOnBand, TellPast, ScheduleFixture,
                 ScheduleRound, ChangeFixture, SetFixtureStatus, ChooseCrew, EnterReport, RollDice,
                 SettleLine, ClosePostGame, WriteChronicle>;

struct CampaignInput {
    CampaignAct act;
    int fresh = 1; // first number free for what this act names; rises with the stream, never reused
    std::string adjustment; // reason for doing what a campaign refuses; empty: none

    bool operator==(const CampaignInput &) const = default;
};

/** Whether an act may be taken out of the stream again. Dice that the program threw and crews it
    drew are facts; typed dice may be mistyped, and whoever corrects them says why. */
enum class Retracting { Freely, WithReason, Never };
Retracting retracting(const CampaignInput &input);

/** The kind of an act, as "join"; in the order of the variant. */
std::string_view keyOf(const CampaignAct &act);

/** Canonical codec text, as the ledger stores it. */
std::string encode(const CampaignInput &input);
Result<CampaignInput> decodeCampaignInput(std::string_view text);

} // namespace escarmouche::rules
