// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/past/records.h"

namespace escarmouche::rules {

/** Somebody whom a figure put out of action. */
struct CareerKnockOut {
    Slayer victim;
    std::string rank; // the victim's, by the system's key
    Text with; // the weapon; empty: by none that was written down
    int turn = 0; // 0: nobody wrote it down

    bool operator==(const CareerKnockOut &) const = default;
};

/** A line of the post-game that was settled for the figure. */
struct CareerLine {
    std::string step; // PostGameStep::key
    Text title; // of that step
    std::vector<DiceRoll> rolls; // what fell, in order
    std::vector<Told> told; // what it came to

    bool operator==(const CareerLine &other) const;
};

/** One game as one figure lived through it. */
struct CareerGame {
    RecordedGame game;
    SeatResult result = SeatResult::Draw;
    FigureEnd end = FigureEnd::Standing;
    int pointsLost = 0; // wounds still lost at the end
    std::vector<CareerKnockOut> knockOuts; // in order
    std::optional<Slayer> putOutBy; // none: nobody put him out, or nobody wrote down who
    std::vector<CareerLine> lines; // in the order they were settled
    std::vector<Befallen> befallen; // advances with the profile before and after, injuries, ...

    bool operator==(const CareerGame &) const = default;
};

enum class CareerEnd { Serving, Fallen, ContactLost };

/** All that one figure has done, game by game, whether it is still in the band or not. Worked out
    from the games and what was settled after them; kept nowhere. */
struct Career {
    FigureRecord record; // all games together
    std::vector<Befallen> before; // what no game brought
    std::vector<CareerGame> games; // those it was in, in the order of their results
    CareerEnd end = CareerEnd::Serving;
    FixtureId lastGame; // of somebody gone; none: between games
    std::optional<Slayer> killedBy; // of somebody gone; none: an accident, or nobody wrote it down
};

/** Whoever has put an enemy out of action or taken an advance should have a name. */
bool hasEarnedName(const FigureRecord &record);
/** Those of a band who have earned a name and have none, in the band's order. */
std::vector<FigureGlance> namelessHeroes(const BandRules &rules, const BandRecords &records,
                                         std::string_view band);

/** Everybody the band ever had in the campaign, those who serve first; nobody comes twice. */
std::vector<FigureGlance> everybodyOf(const BandRecords &records);

/** None: the band never had that figure. The band must be in the campaign. */
std::optional<Career> careerOf(const CampaignRules &rules, const Campaign &campaign, BandId band,
                               MemberId member);
/** The same from records at hand. */
std::optional<Career> careerOf(const CampaignRules &rules, const Campaign &campaign, BandId band,
                               const BandRecords &records, MemberId member);

} // namespace escarmouche::rules
