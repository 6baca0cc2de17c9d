// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::rules {

/** Whether a band has such a document: it has a seat in the game, and for a post-game the game was
    played. Else an error as decide() gives it. */
Result<void> hasCrew(const Campaign &campaign, FixtureId fixture, BandId band);
Result<void> hasPostGame(const Campaign &campaign, FixtureId fixture, BandId band);
/** Whether no earlier game of the band has a document that is open. The band has one of this game.
 */
Result<void> isNextPostGame(const Campaign &campaign, FixtureId fixture, BandId band);

/** What the system is asked, with all that the answer rests on. Views the campaign. */
struct CrewDossier {
    std::vector<const DiceRoll *> rolls;
    std::vector<Fee> paid;
    CrewQuestion question;
};
struct PostGameDossier {
    std::vector<const DiceRoll *> rolls;
    std::vector<Fee> fees;
    PostGameQuestion question;
};

/** Who may come to a game. The band must have a seat in it. */
std::vector<CrewLine> crewDocument(const CampaignRules &rules, const Campaign &campaign,
                                   FixtureId fixture, BandId band);

/** He comes without anything being paid now. */
bool comesFreely(const CrewLine &line);

/** Somebody who was paid before a game. */
struct PaidFee {
    MemberId member;
    Text name;
    int points = 0;
};

/** A band's document after a game: the lines done first, in the order of the steps. */
struct PostGameDocument {
    std::vector<PostGameStep> steps;
    std::vector<PostGameLine> lines; // by step
    bool closed = false;
    bool ready = false; // every line that is needed is done
    std::optional<FixtureId> waitsFor; // an earlier game of the band whose document is open
    std::vector<PaidFee> fees; // before the game: the treasury then was `opening` and all of them
    int opening = 0, earned = 0, spent = 0, treasury = 0; // of the account since the result
};
/** What the document's band paid before the game. */
int paidBefore(const PostGameDocument &document);
PostGameDocument postGameDocument(const CampaignRules &rules, const Campaign &campaign,
                                  FixtureId fixture, BandId band);

/** What is told of a line beside its own sentence. */
std::vector<Told> toldBeside(const PostGameLine &line);

/** An open line that dice may be rolled for now: they are awaited, or one of its answers is left to
    them. */
bool takesDice(const PostGameLine &line);

/** A report in which nothing has happened yet, for a person to fill in: everybody of the crews
    stands. Of a band without a crew, who is to be paid first, or cannot come, has not played. */
BattleReport blankReport(const CampaignRules &rules, const Campaign &campaign,
                         const Fixture &fixture);

/** The report of a game, whose figures are called as their bands call them; a blank one while it is
    not played. */
BattleReport reportOf(const CampaignRules &rules, const Campaign &campaign, const Fixture &fixture);

/** To come: neither played nor called off. */
bool isToCome(const Fixture &fixture);

/** Bands still in the campaign whose document after that game is open. */
std::vector<BandId> openPostGames(const Campaign &campaign, const Fixture &fixture);

/** What people still have to do about games, and about acts that no longer hold. */
struct Owed {
    enum class What { Date, Result, PostGame, Question };
    What what = What::Result;
    FixtureId fixture; // none: a question of no game
    BandId band; // of a post-game or question
    std::int64_t act = 0; // of a question
};
/** A date for proposals without one; the result of games whose time lies before `now`
    ("2026-10-24T19:30", local) or that were confirmed without a time; open post-games. By fixture;
    then the open questions. A campaign that has ended takes questions alone, one in the archive
    nothing. */
std::vector<Owed> owed(const Campaign &campaign, std::string_view now);
/** The first two of these, for one game; `at`: its time, empty where none is agreed on. */
std::optional<Owed::What> owedBefore(FixtureStatus status, std::string_view at,
                                     std::string_view now);

// Pieces that decide() uses too.
/** Whether no line of an open document is needed any more. */
bool isReady(const CampaignRules &rules, const Campaign &campaign, const Fixture &fixture,
             const Entrant &band);
/** What it had before the document, and all that was booked since. */
int treasuryOf(const Entrant &band, const PostGame &postGame);
CrewDossier crewDossier(const Campaign &campaign, const Fixture &fixture, const Entrant &band);
PostGameDossier postGameDossier(const Campaign &campaign, const Fixture &fixture,
                                const Entrant &band);
/** The earliest game of the band whose document is open, of those reported before `order`; one
    with an open question holds nothing up. */
std::optional<FixtureId> openBefore(const Campaign &campaign, BandId band, int order);
/** Entries of a band's account that follow each other and are of one kind and game, as one. */
std::vector<Booking> accountOf(const Entrant &band);
/** Opening and all bookings. */
int balanceOf(const Entrant &band);

} // namespace escarmouche::rules
