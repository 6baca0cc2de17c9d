// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/campaign.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/dice/request.h"

#include <span>

namespace escarmouche::rules {

struct OptionGroup; // match.h

namespace json {
class Cursor;
}

/** What the system made of a band: its own changes, and the sentences that tell them. */
struct BandEffect {
    BandChangesValue changes; // for CampaignRules::apply
    int money = 0; // what they do to the treasury
    std::vector<Told> told;
};

/** A band about to go to a game. */
struct CrewQuestion {
    const CampaignBand *band = nullptr;
    std::span<const Setting> options; // of the campaign
    std::span<const DiceRoll *const> rolls; // of this game and band, whatever their line
    std::span<const Fee> paid; // for this game, already
};

enum class Presence { Comes, MustRoll, MustBePaid, Misses };

/** Whether one figure may come, and by which rule not. */
struct CrewLine {
    MemberId member;
    Text name;
    Presence presence = Presence::Comes;
    int fee = 0; // to be paid, or paid for this game
    std::string rule; // empty: nothing hinders him
    Phrase sentence;
    std::string line; // of dice: the key and request of a roll
    Request roll;
};

enum class Awaiting { Nothing, Confirmation, Dice, Choice };

/** One way to settle a line. One that is not possible says why, and is shown all the same. */
struct PostGameOption {
    std::string key;
    Text name;
    Text about;
    bool possible = true;
    std::string rule;
    Phrase why;
    bool byDice = false; // the line's dice decide: they are rolled first, and then nothing else is
                         // possible
};

/** One line of a post-game document. */
struct PostGameLine {
    std::string key;
    std::string step; // "recovery"; the words of its heading are phrases "post-game.STEP"
    MemberId member; // 0: the band
    std::string rule;
    Phrase sentence;
    Awaiting awaiting = Awaiting::Nothing;
    bool needed = true; // must be settled before the document is closed
    std::vector<std::string> after; // lines still open that come first
    Request roll; // the next one, while dice are awaited or may be chosen
    int nth = 0; // of that roll in this line
    std::vector<RollId> rolls; // that stand for it
    std::vector<PostGameOption> options;
    bool done = false;
    std::string answer;
    std::vector<Told> told; // of a line done, or what confirming it would do
};

/** Headings of a document, in the rulebook's order. */
struct PostGameStep {
    std::string key;
    Text title;
};

/** All that a post-game document rests on. */
struct PostGameQuestion {
    const CampaignBand *band = nullptr; // as it stands now
    std::span<const Setting> options; // of the campaign
    std::span<const Setting> fixtureOptions;
    FixtureId fixture;
    const BattleReport *report = nullptr;
    SeatId seat;
    std::span<const SettledLine> settled;
    std::span<const DiceRoll *const> rolls; // of this game and band
    std::span<const Fee> fees; // paid before the game
    bool isGlance = false; // what a line would do, and who may be its answer, need not be told
};

/** How a line is settled. */
struct LineAnswer {
    std::string_view line;
    std::string_view answer;
    std::span<const RollId> rolls; // that stand for it
};

/** Something of a game that is written down of a figure beside what became of it: a thing used up,
    or a mark. The post-game reads it. */
struct ReportWord {
    enum class Kind { Used, Mark };
    Kind kind = Kind::Mark;
    std::string key; // as FigureReport has it
    Text name;
    int most = 1; // so many times
    bool isOut = false; // said only of somebody out of action

    bool operator==(const ReportWord &) const = default;
};

/** A game whose result is known, as it concerns one of its bands. */
struct PlayedGame {
    FixtureId fixture;
    const BattleReport *report = nullptr;
    SeatId seat;
    std::span<const SettledLine> settled;
};

/** Something that stays in a figure's record. */
struct Befallen {
    enum class Kind { Advance, Injury, Healed, Rank, Fall, Lost }; // Lost: contact with him
    MemberId member;
    Kind kind = Kind::Advance;
    FixtureId fixture; // after that game; none: before the campaign, or by hand
    std::string rule;
    Text what; // the advance or injury; else empty, and the sentence tells it
    Text effect; // what it did: "CT 3+ → 2+"; where nobody wrote that down, what it does
    int times = 1; // of an injury suffered more than once
    Phrase sentence; // empty: nobody told it

    bool operator==(const Befallen &) const = default;
};

/** Victory points of one kind. A table counts how often: `count`. */
struct PointsOfKind {
    std::string source; // as a Score has it
    Text name; // of what one of them is for
    std::string rule;
    int each = 0;
    int count = 0;

    bool operator==(const PointsOfKind &) const = default;
};

/** Somebody of the band who is dead or gone, as he was. */
struct FallenFigure {
    FigureGlance figure;
    FixtureId fixture;

    bool operator==(const FallenFigure &) const = default;
};

/** Somebody who comes to the next game for pay alone. */
struct Hireling {
    FigureGlance figure;
    int price = 0; // of the next game
    std::string rule;
    Phrase sentence;

    bool operator==(const Hireling &) const = default;
};

/** What the campaign asks of a system. Bands, changes and sentences are the system's; fixtures,
    results, dice and accounts are the campaign's. What has a default is of no use to every game:
    one whose figures bring nothing home has no post-game, one without figures has no crews. Pure
    and thread-safe. */
class CampaignRules
{
public:
    virtual ~CampaignRules() = default;

    /** Whether bands take part; else people do, by their names alone (league/entrant.h). */
    virtual bool hasBands() const { return true; }

    // -- bands
    virtual Result<BandValue> read(std::string_view state) const = 0;
    /** A band text as it enters the campaign, its members' ids from `fresh` on. Refuses one that
        is not legal, where the options say so, unless there is a reason. */
    virtual Result<BandValue> enter(std::string_view band, bool asItStands,
                                    std::span<const Setting> options, int fresh,
                                    const std::string &reason) const = 0;
    /** An act of the band face on a band that has money and a past. */
    virtual Result<BandEffect> act(const CampaignBand &band, const BandInput &input) const = 0;
    /** Reads changes that BandChanges::text wrote; complains there. */
    virtual BandChangesValue changes(const json::Cursor &at) const = 0;
    /** Writes changes, into the band itself where nobody else holds it; holds no rule. A failure
        may leave half of them written. */
    virtual Result<void> apply(BandValue &band, const BandChanges &changes) const = 0;
    virtual Result<Phrase> tell(const CampaignBand &before, const BandInput &input,
                                const BandChanges &changes) const = 0;
    /** The same changes with its figures under the numbers that `former`, made of the same act,
        gave them; who was given such a number since keeps it. */
    virtual BandChangesValue withNumbersOf(const CampaignBand &band, const BandChanges &changes,
                                           const BandChanges &former) const = 0;
    /** The band as if whoever the changes bring had been in it and had gone: nobody else is given
        their numbers. */
    virtual BandValue withComersGone(BandValue band, const BandChanges &changes) const = 0;
    /** Who plays an entrant's seat where nobody says otherwise: a person, or a machine by its key.
     */
    virtual std::string playerOf(const CampaignBand &) const { return "person"; }
    /** What can be written of an entrant at any time, where hasBands() is false: its name first. Of
        null: of one to come. */
    virtual std::vector<Property> entrantProperties(const CampaignBand *) const { return {}; }

    // -- before a game
    virtual std::vector<CrewLine> crew(const CrewQuestion &question) const;
    /** What the fees for these figures make of the band; refuses a crew against a rule, or one
        that cannot be paid, unless there is a reason. */
    virtual Result<BandEffect> engage(const CrewQuestion &question, std::span<const Fee> fees,
                                      std::span<const MemberId> members,
                                      const std::string &reason) const;
    /** The band text of these figures alone, for a match or the printer; the options as for
        CampaignBand::band. */
    virtual std::string crewText(const CampaignBand &band, std::span<const MemberId> members,
                                 std::span<const Setting> options) const = 0;
    /** Options of a match by those of the campaign and of the game, which the table may add to. */
    virtual std::vector<Setting> matchOptions(std::span<const Setting> options,
                                              std::span<const Setting> fixtureOptions) const;

    // -- after a game
    /** How the winner has won, "by the Helipad", as it follows "won"; empty: there is but one way,
        or nobody has. */
    virtual Text wayWon(const BattleReport &) const { return {}; }
    /** Whether a game can have come out as the report says, which names the seats of the game. A
        reason lets people write down what this refuses. */
    virtual Result<void> checkReport(const BattleReport &) const { return {}; }
    /** What a report may say of a figure of the band, things used up first. */
    virtual std::vector<ReportWord> reportWords(const CampaignBand &, MemberId,
                                                std::span<const Setting>) const
    {
        return {};
    }
    /** What a band scores for the enemies that the report says it put out of action. */
    virtual std::vector<PointsOfKind> casualtyPoints(const BattleReport &, SeatId,
                                                     std::span<const Setting>) const
    {
        return {};
    }
    /** What else a band may score for, each with a count of 0; `scenario` is codec text, empty
       where none was recorded. */
    virtual std::vector<PointsOfKind> objectivePoints(std::string_view scenario) const = 0;
    /** None: the game has no post-game, and its results open none. */
    virtual std::vector<PostGameStep> steps() const { return {}; }
    /** The figure that a line of that key is about; 0: the band. */
    virtual MemberId memberOf(std::string_view) const { return {}; }
    virtual std::vector<PostGameLine> postGame(const PostGameQuestion &) const { return {}; }
    /** What settling a line makes of the band; refuses a line that is not open, or not yet, or for
        which other dice stand. */
    virtual Result<BandEffect> settle(const PostGameQuestion &question,
                                      const LineAnswer &answer) const;

    // -- what a band has lived through
    /** What stays with its figures, the fallen among them: first what no game brought, then in the
        order of these games and of what was settled after each. */
    virtual std::vector<Befallen> befallen(const CampaignBand &, std::span<const PlayedGame>) const
    {
        return {};
    }
    virtual std::vector<FallenFigure> fallen(const CampaignBand &) const { return {}; }
    virtual std::vector<Hireling> hirelings(const CampaignBand &) const { return {}; }
    /** Those whose contact was lost, each loss for itself, in order; who is hired anew is new. */
    virtual std::vector<FallenFigure> lostContacts(const CampaignBand &,
                                                   std::span<const PlayedGame>) const
    {
        return {};
    }

    // -- the system's own data
    /** The keys of ranks that reports may use, the highest first. */
    virtual std::vector<std::string> ranks() const { return {}; }
    /** What one figure of a rank is called; an unknown key as it is. */
    virtual Text rankName(std::string_view rank) const;
    /** The same of a thing used up or a mark, whether or not it may still be said of anybody. */
    virtual Text wordName(std::string_view word) const;
    virtual Ranking ranking() const { return {}; }
    /** The campaign's options that are the system's, with their defaults, and those of a game. */
    virtual std::vector<Property> options() const { return {}; }
    /** Of the options, the switches by which its games are played on the board. */
    virtual std::vector<OptionGroup> matchSwitches() const;
    virtual std::vector<Property> fixtureOptions() const { return {}; }
    /** Sentences of the system and of the campaign (words.h). */
    virtual const PhraseBook &phrases() const = 0;
};

} // namespace escarmouche::rules
