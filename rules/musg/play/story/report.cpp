// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/battlereport.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr std::array<std::string_view, kMostScoreSources> kSources{"out-of-action", "objective",
                                                                   "civilian", "treasury"};

/** The catalogue id of the weapon of that entry; empty for one of a package. */
std::string weaponOf(const Fighter &fighter, EntryId entry)
{
    if (!entry.valid())
        return {};
    for (const Gun &gun : fighter.guns) {
        if (gun.entry == entry)
            return gun.id;
    }
    for (const Blade &blade : fighter.blades) {
        if (blade.entry == entry)
            return blade.id;
    }
    return {};
}

/** The enemies whose last PV it took, as they fell (MUSG-CAMP-03). */
std::vector<KnockOut> knockOuts(const Skirmish &game, const State &state, FigureId figure)
{
    std::vector<FigureId> victims;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const FigureId victim{static_cast<std::uint8_t>(at)};
        const bool isFoe = game.fighter(victim).seat() != game.fighter(figure).seat();
        if (isFoe && state[victim].downedAs > 0 && state[victim].downedBy == figure)
            victims.push_back(victim);
    }
    std::ranges::sort(victims, {}, [&](FigureId victim) { return state[victim].downedAs; });
    std::vector<KnockOut> told;
    for (const FigureId victim : victims)
        told.push_back({game.fighter(victim).ref, std::string(key(game.fighter(victim).rank)),
                        weaponOf(game.fighter(figure), state[victim].downedWith),
                        state[victim].downedOnTurn});
    return told;
}

/** The troll at the side of his downed chief, or bearing him (MUSG-MERC-07). */
bool isGuarded(const Skirmish &game, const State &state, FigureId chief)
{
    if (game.fighter(chief).rank != Rank::Chief || state[chief].standing != Standing::OutOfAction)
        return false;
    bool guarded = state[chief].has(Mark::Carried);
    friendsOf(game, state, game.fighter(chief).seat()).each([&](FigureId mate) {
        // MUSG-MERC-07
        guarded = guarded || (game.fighter(mate).has(Trait::ChiefSpared) &&
                              inContact(game, state, mate, chief));
    });
    return guarded;
}

FigureEnd endOf(Standing standing)
{
    switch (standing) {
    case Standing::Waiting:
    case Standing::Absent:
        return FigureEnd::NotPlayed;
    case Standing::OnTable:
        return FigureEnd::Standing;
    case Standing::OutOfAction:
        return FigureEnd::OutOfAction;
    case Standing::Left:
        return FigureEnd::LeftTable;
    }
    return FigureEnd::NotPlayed;
}

FigureReport figureOf(const Skirmish &game, const State &state, FigureId figure)
{
    const Fighter &fighter = game.fighter(figure);
    const FigureState &own = state[figure];
    FigureReport report;
    report.figure = fighter.ref;
    report.name = calledOf(fighter);
    report.rank = key(fighter.rank);
    report.end = endOf(own.standing);
    report.pointsLost = report.end == FigureEnd::NotPlayed ? 0 : fighter.pv - own.pv;
    report.knockOuts = knockOuts(game, state, figure);
    // MUSG-EQUIP-11
    const int spent = game.switches().medikitConsumed ? fighter.medikits - own.medikits : 0;
    report.used.assign(static_cast<std::size_t>(std::max(0, spent)), "medikit");
    if (own.has(Mark::FellToDeath))
        report.marks.emplace_back("fell-to-death");
    if (isGuarded(game, state, figure))
        report.marks.emplace_back("guarded");
    return report;
}

SeatReport seatOf(const Skirmish &game, const State &state, SeatId seat)
{
    const auto at = static_cast<std::size_t>(seat.value);
    SeatReport report;
    report.seat = seat;
    report.band = game.sides()[at].band;
    for (std::size_t source = 0; source < kMostScoreSources; ++source) {
        if (state.points[at][source] != 0)
            report.scores.push_back({std::string(kSources[source]), state.points[at][source]});
    }
    return report;
}

/** Most victory points win; who shares the most draws (MUSG-TURN-07). */
void judgeResults(std::vector<SeatReport> &seats)
{
    int most = 0;
    for (const SeatReport &seat : seats)
        most = std::max(most, totalScore(seat));
    const auto best =
        std::ranges::count_if(seats, [&](const auto &seat) { return totalScore(seat) == most; });
    for (SeatReport &seat : seats) {
        // MUSG-TURN-07
        if (totalScore(seat) != most)
            seat.result = SeatResult::Loss;
        else
            seat.result = best == 1 ? SeatResult::Win : SeatResult::Draw;
    }
}

} // namespace

BattleReport Skirmish::report(const State &state) const
{
    BattleReport report;
    report.system = "musg";
    report.scenario = m_scenario.key;
    report.turns = state.turn;
    for (int seat = 0; seat < seats(); ++seat)
        report.seats.push_back(seatOf(*this, state, SeatId{static_cast<std::int8_t>(seat)}));
    judgeResults(report.seats);
    for (std::size_t at = 0; at < size(); ++at)
        report.figures.push_back(figureOf(*this, state, {static_cast<std::uint8_t>(at)}));
    return report;
}

} // namespace escarmouche::rules::musg::play
