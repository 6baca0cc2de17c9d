// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/campaign/campaignband.h"
#include "rules/core/words/phrase.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {

// A campaign as a value: what its acts make of it, and nothing that could be worked out from it.

// Names within one campaign; each number is given once, whatever it names. 0: none.
struct PlayerId {
    int value = 0;
    auto operator<=>(const PlayerId &) const = default;
};
struct BandId {
    int value = 0;
    auto operator<=>(const BandId &) const = default;
};
struct FixtureId {
    int value = 0;
    auto operator<=>(const FixtureId &) const = default;
};
struct RollId {
    int value = 0;
    auto operator<=>(const RollId &) const = default;
};
struct EntryNo {
    int value = 0;
    auto operator<=>(const EntryNo &) const = default;
};

enum class CampaignStatus { Preparing, Running, Ended };

/** Who owns bands: a label, not a login. */
struct Player {
    PlayerId id;
    std::string name;

    bool operator==(const Player &) const = default;
};

/** Why a band's treasury rose or fell. */
enum class BookingKind { Purchase, Adjustment, Fees, PostGame };
struct Booking {
    BookingKind kind = BookingKind::Purchase;
    int amount = 0; // negative: paid
    FixtureId fixture; // none: between games

    bool operator==(const Booking &) const = default;
};

/** What a figure did before the campaign, as its paper tells it; no rule reads it. */
struct RankCount {
    std::string rank; // of the victims, by the system's key
    int count = 0;

    bool operator==(const RankCount &) const = default;
};
inline constexpr int kMostOfPast = 9999; // games, or victims of a rank
struct FigurePast {
    MemberId member;
    int games = 0;
    int outOfAction = 0;
    std::vector<RankCount> knockOuts; // by rank, none of them 0

    bool operator==(const FigurePast &) const = default;
};

/** A band inside the campaign, copied in when it joined. */
struct Entrant {
    BandId id;
    PlayerId owner;
    std::string origin; // uuid of the standing band it was copied from; empty: none
    int joinedInRound = 0; // the last round scheduled when it joined
    bool withdrawn = false;
    bool annulled = false; // withdrawn, and its games count for nobody
    BandValue band;
    int opening = 0; // the treasury it joined with
    std::vector<Booking> account; // since; opening + all amounts = the treasury now
    std::vector<FigurePast> past; // by member; who did nothing is not in it
};

/** A time as the players' clocks show it: "2026-10-24T19:30" in the zone "Europe/Paris". */
struct LocalTime {
    std::string at;
    std::string zone;
    int minutes = 180; // how long it is meant to last

    bool operator==(const LocalTime &) const = default;
};

/** Bands at one table. */
inline constexpr int kLeastAtTable = 2;
inline constexpr int kMostAtTable = 4;

/** What is agreed about a game to come. */
struct FixturePlan {
    std::string title;
    std::string scenario; // key of one of the system's, or free words
    std::vector<BandId> bands; // two to four, in the order of their seats
    std::optional<LocalTime> when;
    std::string place;
    int round = 0; // 0: of no round
    std::vector<Setting> settings; // the system's own, as "last_episode"

    bool operator==(const FixturePlan &) const = default;
};

enum class FixtureStatus { Proposed, Confirmed, Played, Forfeited, Abandoned, Cancelled };

enum class CrewChoice { All, Picked, Drawn };

struct Fee {
    MemberId member;
    int points = 0;

    bool operator==(const Fee &) const = default;
};

/** Who of a band goes to a game, and what was paid for it. */
struct Crew {
    BandId band;
    CrewChoice how = CrewChoice::All;
    std::vector<MemberId> members; // the band's order
    std::vector<Fee> fees;

    bool operator==(const Crew &) const = default;
};

/** What a rule made of something, as it was told when it happened. */
struct Told {
    std::string rule;
    Phrase sentence;

    bool operator==(const Told &) const = default;
};

/** A line of a post-game document that was settled. */
struct SettledLine {
    std::string line; // its key
    std::string answer; // key of the option taken; empty: confirmed
    std::vector<RollId> rolls; // whose faces it used, in order
    std::vector<Told> told;

    bool operator==(const SettledLine &) const = default;
};

/** One band's document after one game. */
struct PostGame {
    BandId band;
    int opening = 0; // treasury when the result came in
    int bookings = 0; // entries of its account by then
    std::vector<SettledLine> lines;
    bool closed = false;

    bool operator==(const PostGame &) const = default;
};

struct Fixture {
    FixtureId id;
    int sequence = 0; // rises with each change that a calendar must learn of
    FixturePlan plan;
    FixtureStatus status = FixtureStatus::Proposed;
    std::vector<BandId> forfeitedBy;
    std::vector<Crew> crews;
    std::shared_ptr<const BattleReport> report; // of a game played; seats as in the plan
    std::string match; // uuid of the match it was played as; empty: on a table
    int reported = 0; // rises from result to result; 0: none yet
    std::vector<PostGame> postGames; // one a band, from the result on
};

/** Games scheduled together. */
struct Round {
    int number = 0;
    std::vector<BandId> byes;

    bool operator==(const Round &) const = default;
};

/** Faces that fell for one step of one line; found again by whoever comes to that step. */
struct DiceRoll {
    RollId id;
    FixtureId fixture;
    BandId band;
    std::string line;
    int nth = 0; // of that line, from 0
    int sides = 6;
    std::vector<int> faces;
    bool typed = false; // by people, who may mistype; else thrown by the program

    bool operator==(const DiceRoll &) const = default;
};

/** A piece of the story, written by hand. */
struct ChronicleEntry {
    EntryNo id;
    FixtureId fixture; // none: of no game
    std::string text;

    bool operator==(const ChronicleEntry &) const = default;
};

/** An act that no longer holds since the past was corrected: it is not done, and it waits for
    somebody to say what is to become of it. */
struct OpenQuestion {
    std::int64_t act = 0; // its number in the history
    FixtureId fixture; // none: of no game
    BandId band; // none: of no band, or of several

    bool operator==(const OpenQuestion &) const = default;
};

struct Campaign {
    std::string system;
    std::string uid; // names its fixtures in calendars
    std::string name;
    CampaignStatus status = CampaignStatus::Preparing;
    bool archived = false;
    std::vector<Setting> options; // those that differ from their defaults, by key
    std::vector<Player> players; // all lists in the order in which they came
    std::vector<Entrant> bands;
    std::vector<Fixture> fixtures;
    std::vector<Round> rounds;
    std::vector<DiceRoll> rolls;
    std::vector<ChronicleEntry> chronicle;
    std::vector<OpenQuestion> questions;
};

const Player *find(const Campaign &campaign, PlayerId id);
const Entrant *find(const Campaign &campaign, BandId id);
const Fixture *find(const Campaign &campaign, FixtureId id);
const DiceRoll *find(const Campaign &campaign, RollId id);
const PostGame *find(const Fixture &fixture, BandId band);
const Crew *crewOf(const Fixture &fixture, BandId band);

/** The band's seat in that game; invalid: it has none. */
SeatId seatOf(const Fixture &fixture, BandId band);

/** What the band calls a figure that a report tells of; where it knows none, what the report does.
 */
Text calledIn(const Campaign &campaign, const Fixture &fixture, const FigureReport &figure);

/** The rolls that stand for a line, in order; of an empty one, for all lines of that game and
    band. */
std::vector<const DiceRoll *> rollsFor(const Campaign &campaign, FixtureId fixture, BandId band,
                                       std::string_view line);

} // namespace escarmouche::rules
