// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/points.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/play/setup/scenariofile.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg {

namespace {

constexpr std::string_view kObjective = "objective";

/** One way to score counted so far; two of the same name and worth are one. */
void offer(std::vector<PointsOfKind> &all, PointsOfKind more)
{
    const bool met = std::ranges::any_of(all, [&](const PointsOfKind &each) {
        return each.name == more.name && each.each == more.each;
    });
    if (more.each > 0 && !met)
        all.push_back(std::move(more));
}

/** A place held, at the end of a turn or of the game: in the words of whom it counts for. */
std::string_view wordOf(play::Claim claim, bool eachTurn)
{
    switch (claim) {
    case play::Claim::Alone:
        return eachTurn ? "points.alone-turn" : "points.alone-end";
    case play::Claim::EachFigure:
        return eachTurn ? "points.figure-turn" : "points.figure-end";
    case play::Claim::Chief:
        return eachTurn ? "points.chief-turn" : "points.chief-end";
    }
    return {};
}

} // namespace

std::vector<PointsOfKind> casualtyPointsOf(const Catalogue &catalogue, const BattleReport &report,
                                           SeatId seat, const play::Switches &switches)
{
    std::vector<PointsOfKind> points;
    for (std::size_t at = 0; at < kRankKeys.size(); ++at) {
        const Rank rank = static_cast<Rank>(at);
        PointsOfKind own{"out-of-action", catalogue.rank(rank).name,
                         rank == Rank::Mercenary ? "MUSG-VP-02" : "MUSG-VP-01",
                         switches.victoryPoints[at], 0};
        for (const auto &figure : report.figures) {
            if (figure.figure.seat != seat)
                continue;
            own.count += static_cast<int>(
                std::ranges::count_if(figure.knockOuts, [&](const KnockOut &knockOut) {
                    return knockOut.victim.seat != seat && knockOut.victimRank == kRankKeys[at];
                }));
        }
        if (own.count > 0)
            points.push_back(std::move(own));
    }
    return points;
}

std::vector<PointsOfKind> objectivePointsOf(const Catalogue &catalogue, std::string_view scenario)
{
    std::vector<PointsOfKind> points;
    const auto add = [&](std::string_view source, std::string_view word, int each) {
        offer(points, {std::string(source), catalogue.word(word), "MUSG-VP-03", each, 0});
    };
    if (const auto file = play::decodeScenario(scenario)) {
        for (const auto &place : file->objectives) {
            add(kObjective, wordOf(place.claim, true), place.pointsEachTurn);
            add(kObjective, wordOf(place.claim, false), place.pointsAtEnd);
            add(kObjective, "points.once", place.pointsOnce);
            add(kObjective, "points.kept", place.pointsKept);
        }
    }
    const int civilian = 5, other = 1;
    add("civilian", "points.civilian", civilian);
    add(kObjective, "points.other", other);
    return points;
}

} // namespace escarmouche::rules::musg
