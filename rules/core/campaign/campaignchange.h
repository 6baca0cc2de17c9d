// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"

#include <variant>

namespace escarmouche::rules {

// What an act made of a campaign, field by field: sums as differences, all else as old and new.

struct Founded {
    std::string system, uid, name;
    std::vector<Setting> options;
    bool operator==(const Founded &) const = default;
};
struct CampaignRenamed {
    std::string before, after;
    bool operator==(const CampaignRenamed &) const = default;
};
struct OptionChanged {
    std::string option;
    std::optional<SettingValue> before, after; // none: the default
    bool operator==(const OptionChanged &) const = default;
};
struct StatusChanged {
    CampaignStatus before = CampaignStatus::Preparing, after = CampaignStatus::Running;
    bool operator==(const StatusChanged &) const = default;
};
struct ArchivedChanged {
    bool after = true;
    bool operator==(const ArchivedChanged &) const = default;
};
struct PlayerAdded {
    Player player;
    bool operator==(const PlayerAdded &) const = default;
};
struct PlayerRenamed {
    PlayerId player;
    std::string before, after;
    bool operator==(const PlayerRenamed &) const = default;
};
struct BandJoined {
    BandId band;
    PlayerId owner;
    std::string origin;
    int round = 0;
    BandValue joined;
    int opening = 0;
    bool operator==(const BandJoined &other) const;
};
struct BandWithdrawn {
    BandId band;
    bool annulled = false;
    bool operator==(const BandWithdrawn &) const = default;
};
/** The system's own changes of a band, and what they took from its treasury or brought it. */
struct BandChanged {
    BandId band;
    BandChangesValue changes;
    BookingKind kind = BookingKind::Purchase;
    int money = 0;
    FixtureId fixture;
    bool operator==(const BandChanged &other) const;
};
/** Of these figures, in the same order. */
struct PastTold {
    BandId band;
    std::vector<FigurePast> before, after;
    bool operator==(const PastTold &) const = default;
};
struct FixtureAdded {
    FixtureId fixture;
    FixturePlan plan;
    bool operator==(const FixtureAdded &) const = default;
};
struct RoundAdded {
    Round round;
    bool operator==(const RoundAdded &) const = default;
};
struct FixtureReplanned {
    FixtureId fixture;
    FixturePlan before, after;
    bool operator==(const FixtureReplanned &) const = default;
};
struct FixtureStatusChanged {
    FixtureId fixture;
    FixtureStatus before = FixtureStatus::Proposed, after = FixtureStatus::Confirmed;
    std::vector<BandId> forfeitedBy;
    bool operator==(const FixtureStatusChanged &) const = default;
};
struct CrewChosen {
    FixtureId fixture;
    std::optional<Crew> before;
    Crew after;
    bool operator==(const CrewChosen &) const = default;
};
/** A game given up gives its crews' fees back; a crew drawn by lot stays, without the paid. */
struct CrewDismissed {
    FixtureId fixture;
    Crew before;
    bool operator==(const CrewDismissed &) const = default;
};
struct Reported {
    FixtureId fixture;
    BattleReport report;
    std::string match;
    int order = 0;
    std::vector<PostGame> postGames; // opened, one a band
    bool operator==(const Reported &) const = default;
};
struct Rolled {
    DiceRoll roll;
    bool operator==(const Rolled &) const = default;
};
struct LineSettled {
    FixtureId fixture;
    BandId band;
    SettledLine line;
    bool operator==(const LineSettled &) const = default;
};
struct PostGameClosed {
    FixtureId fixture;
    BandId band;
    int treasury = 0; // at the close: opening + what came - what went
    bool operator==(const PostGameClosed &) const = default;
};
struct ChronicleChanged {
    EntryNo entry;
    FixtureId fixture;
    std::string before, after; // empty: no such entry
    bool operator==(const ChronicleChanged &) const = default;
};
/** The only change of an act that was refused when it was decided again. */
struct LeftOpen {
    OpenQuestion question;
    bool operator==(const LeftOpen &) const = default;
};

using CampaignChange =
    std::variant<Founded, CampaignRenamed, OptionChanged, StatusChanged, ArchivedChanged,
                 PlayerAdded, PlayerRenamed, BandJoined, BandWithdrawn, BandChanged, PastTold,
                 FixtureAdded, RoundAdded, FixtureReplanned, FixtureStatusChanged, CrewChosen,
                 CrewDismissed, Reported, Rolled, LineSettled, PostGameClosed, ChronicleChanged,
                 LeftOpen>;
using CampaignOutcome = std::vector<CampaignChange>;

class CampaignRules;

/** Canonical codec text, as the ledger stores it; bands and their changes are read by their rules.
    Of an older version: as it would have been stored then. */
std::string encode(const CampaignOutcome &outcome, int version = kCampaignVersion);
Result<CampaignOutcome> decodeCampaignOutcome(const CampaignRules &rules, std::string_view text);

} // namespace escarmouche::rules
