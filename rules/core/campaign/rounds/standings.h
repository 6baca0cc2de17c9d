// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignoptions.h"

#include <map>

namespace escarmouche::rules {

/** One band's place. Bands that nothing parts share it. */
struct BandStanding {
    BandId band;
    int place = 1;
    int points = 0;
    int played = 0, wins = 0, draws = 0, losses = 0, byes = 0, forfeits = 0;
    int scored = 0, conceded = 0; // victory points of games played
    int knockOuts = 0; // enemies put out of action

    int difference() const { return scored - conceded; }
    bool operator==(const BandStanding &) const = default;
};

/** What one figure has done in all its games. */
struct FigureStanding {
    BandId band;
    MemberId member;
    Text name;
    int games = 0;
    int outOfAction = 0;
    int knockOuts = 0;
    std::map<std::string, int> byRank; // of the victims, by the system's key

    bool operator==(const FigureStanding &) const = default;
};

/** Counts one game of the figure in. */
void count(FigureStanding &figure, const FigureReport &report);

/** Whether so many of its bands had their games annulled that less than a game is left. At a table
    of three or four it still counts for the others, as it ended. */
bool isAnnulled(const Campaign &campaign, const Fixture &fixture);

/** The games that count: played or forfeited, and not annulled. */
std::vector<const Fixture *> countingGames(const Campaign &campaign);

/** Best first. Bands that withdrew stay in it when their games were kept. */
std::vector<BandStanding> standings(const Ranking &ranking, const Campaign &campaign);

/** Most knock-outs first, then most games, then band and member. */
std::vector<FigureStanding> figureStandings(const Campaign &campaign);

} // namespace escarmouche::rules
