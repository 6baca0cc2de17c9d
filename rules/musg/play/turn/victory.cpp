// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

/** The enemies put out of action this turn, in the order they fell (MUSG-VP-01). */
void scoreDowned(const Stage &stage)
{
    std::vector<FigureId> fallen;
    for (std::size_t at = 0; at < stage.game.size(); ++at) {
        const FigureState &own = stage.state.figures[at];
        // MUSG-VP-04
        const bool isDue = own.downedAs > 0 && own.downedOnTurn == stage.state.turn;
        // MUSG-VP-02
        if (isDue && own.downedBy.valid())
            fallen.push_back({static_cast<std::uint8_t>(at)});
    }
    std::ranges::sort(fallen, {}, [&](FigureId figure) { return stage[figure].downedAs; });
    for (const FigureId figure : fallen) {
        const Fighter &victim = stage.fighter(figure);
        const SeatId seat = stage.fighter(stage[figure].downedBy).seat();
        // MUSG-VP-01
        if (seat == victim.seat())
            continue;
        const int points =
            stage.game.switches().victoryPoints[static_cast<std::size_t>(victim.rank)];
        if (victim.rank == Rank::Mercenary)
            award(stage, seat, ScoreSource::OutOfAction, points, {{"MUSG-VP-02"}, {"MUSG-VP-04"}});
        else
            award(stage, seat, ScoreSource::OutOfAction, points, {{"MUSG-VP-01"}, {"MUSG-VP-04"}});
    }
}

bool nobodyLeft(const Skirmish &game, const State &state)
{
    for (std::size_t at = 0; at < game.size(); ++at) {
        const Standing standing = state.figures[at].standing;
        if (standing == Standing::OnTable || standing == Standing::Waiting)
            return false;
    }
    return true;
}

int totalOf(const State &state, std::size_t seat)
{
    int total = 0;
    for (const int points : state.points[seat])
        total += points;
    return total;
}

} // namespace

int turnLimit(const Skirmish &game)
{
    return game.switches().turnLimit > 0 ? game.switches().turnLimit : game.scenario().turns;
}

void award(const Stage &stage, SeatId seat, ScoreSource source, int points,
           std::initializer_list<RuleId> rules)
{
    if (points == 0)
        return;
    auto &score =
        stage.state.points[static_cast<std::size_t>(seat.value)][static_cast<std::size_t>(source)];
    score = static_cast<std::int16_t>(score + points);
    stage.tell(rules, [&] {
        return PointsScored{seat, static_cast<std::int16_t>(points),
                            static_cast<std::uint8_t>(source)};
    });
}

void putOut(const Stage &stage, FigureId figure, FigureId by, EntryId weapon)
{
    State &state = stage.state;
    FigureState &own = stage[figure];
    own.pv = 0;
    own.pa = 0;
    own.marks = 0;
    own.foe = {};
    // MUSG-PROFILE-08
    own.standing = Standing::OutOfAction;
    own.downedBy = by;
    own.downedWith = weapon;
    own.downedOnTurn = static_cast<std::uint8_t>(state.turn);
    own.downedAs = ++state.downed;
    if (stage.fighter(figure).rank == Rank::Chief)
        state.chiefLost |= Audience::only(stage.fighter(figure).seat()).seats;
    stage.tell({{"MUSG-PROFILE-08"}}, [&] { return PutOut{figure, by, weapon}; });
}

std::vector<SeatId> bandsLeft(const Skirmish &game, const State &state)
{
    std::vector<SeatId> left;
    for (int at = 0; at < game.seats(); ++at) {
        const SeatId seat{static_cast<std::int8_t>(at)};
        bool stands = false;
        friendsOf(game, state, seat).each([&](FigureId figure) {
            stands = stands || !state[figure].has(Mark::Fleeing);
        });
        if (stands)
            left.push_back(seat);
    }
    return left;
}

bool oneBandLeft(const Skirmish &game, const State &state)
{
    // MUSG-TURN-07
    return game.scenario().lastBandEnds && bandsLeft(game, state).size() <= 1;
}

void scoreTurn(const Stage &stage)
{
    scoreDowned(stage);
    scoreObjectives(stage);
}

bool isOver(const Skirmish &game, const State &state)
{
    return state.turn >= turnLimit(game) || oneBandLeft(game, state) || nobodyLeft(game, state);
}

void finish(const Stage &stage)
{
    scoreObjectivesAtEnd(stage);
    for (std::size_t seat = 0; seat < stage.game.sides().size(); ++seat) {
        // MUSG-BAND-07
        if (stage.game.switches().treasuryAsVp)
            award(stage, SeatId{static_cast<std::int8_t>(seat)}, ScoreSource::Treasury,
                  stage.game.sides()[seat].treasury, {{"MUSG-BAND-07"}});
    }
    stage.state.over = true;
    stage.state.request = Request::over();
    stage.tell({{"MUSG-TURN-07"}}, [&] {
        MatchEnded ended;
        for (std::size_t seat = 0; seat < stage.game.sides().size(); ++seat)
            ended.points.push_back(totalOf(stage.state, seat));
        return ended;
    });
}

} // namespace escarmouche::rules::musg::play
