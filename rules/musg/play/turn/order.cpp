// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

std::size_t index(SeatId seat)
{
    return static_cast<std::size_t>(seat.value);
}

bool isIn(const FigureState &figure)
{
    return figure.onTable() || figure.standing == Standing::Waiting;
}

bool isIn(const Skirmish &game, const State &state, SeatId seat)
{
    for (std::size_t at = 0; at < game.size(); ++at) {
        if (game.fighters()[at].seat() == seat && isIn(state.figures[at]))
            return true;
    }
    return false;
}

/** The sous-fifres that a seat adds to its die, those in flight too. */
int sousFifres(const Skirmish &game, const State &state, SeatId seat)
{
    int count = 0;
    for (std::size_t at = 0; at < game.size(); ++at) {
        const Fighter &fighter = game.fighters()[at];
        if (fighter.seat() != seat || !isIn(state.figures[at]))
            continue;
        // MUSG-TURN-02
        count += fighter.rank == Rank::SousFifre ? 1 : 0;
    }
    return count;
}

void askNext(const Stage &stage, TurnFrame &frame, Reason reason)
{
    stage.ask(rollOf(frame.tied[frame.rolling], reason, 1, Reading::Sum, {}));
    frame.step = TurnFrame::Step::OrderRolled;
}

/** Puts the tied in their order; those who are still equal keep one rank, that of their first
    (MUSG-TURN-03). */
void sortTied(const Stage &stage, TurnFrame &frame)
{
    const std::uint8_t first = frame.ranks[index(frame.tied[0])];
    const auto better = [&](SeatId a, SeatId b) {
        if (frame.again)
            return frame.dice[index(a)] > frame.dice[index(b)];
        if (frame.scores[index(a)] != frame.scores[index(b)])
            return frame.scores[index(a)] > frame.scores[index(b)];
        // MUSG-TURN-03
        return sousFifres(stage.game, stage.state, a) < sousFifres(stage.game, stage.state, b);
    };
    SeatId *begin = frame.order.begin() + first;
    std::stable_sort(begin, begin + frame.tied.size(), better);
    for (std::size_t at = 0; at < frame.tied.size(); ++at) {
        const bool equal = at > 0 && !better(begin[at - 1], begin[at]);
        frame.ranks[index(begin[at])] =
            equal ? frame.ranks[index(begin[at - 1])] : static_cast<std::uint8_t>(first + at);
    }
}

/** The first seats in order that share a rank. */
FixedList<SeatId, kMostSeats> stillTied(const TurnFrame &frame)
{
    FixedList<SeatId, kMostSeats> tied;
    for (std::size_t at = 0; at + 1 < frame.order.size() && tied.empty(); ++at) {
        const std::uint8_t rank = frame.ranks[index(frame.order[at])];
        if (frame.ranks[index(frame.order[at + 1])] != rank)
            continue;
        for (const SeatId seat : frame.order) {
            if (frame.ranks[index(seat)] == rank)
                tied.push_back(seat);
        }
    }
    return tied;
}

void tellOrder(const Stage &stage, const TurnFrame &frame, Reason reason)
{
    const auto told = [&] {
        OrderSet order;
        for (const SeatId seat : frame.order) {
            order.seats.push_back(seat);
            order.scores.push_back(frame.scores[index(seat)]);
        }
        return order;
    };
    if (reason == Reason::DeploymentOrder)
        stage.tell({{"MUSG-DEPLOY-04"}}, told);
    else
        stage.tell({{"MUSG-TURN-03"}}, told);
}

} // namespace

void rollForOrder(const Stage &stage, TurnFrame &frame, Reason reason)
{
    frame.order.clear();
    for (int seat = 0; seat < stage.game.seats(); ++seat) {
        if (isIn(stage.game, stage.state, SeatId{static_cast<std::int8_t>(seat)}))
            frame.order.push_back(SeatId{static_cast<std::int8_t>(seat)});
    }
    frame.tied = frame.order;
    frame.ranks = {};
    frame.scores = {};
    frame.again = false;
    frame.rolling = 0;
    askNext(stage, frame, reason);
}

bool placeInOrder(const Stage &stage, TurnFrame &frame)
{
    const auto reason = static_cast<Reason>(stage.state.rolled.reason);
    const SeatId seat = frame.tied[frame.rolling];
    const std::uint8_t face = stage.state.chance.faces[0];
    frame.dice[index(seat)] = face;
    int total = face;
    if (!frame.again) {
        total += sousFifres(stage.game, stage.state, seat);
        frame.scores[index(seat)] = static_cast<std::int16_t>(total);
    }
    tellDice(stage, {}, 0, total);
    if (++frame.rolling < frame.tied.size()) {
        askNext(stage, frame, reason);
        return false;
    }
    sortTied(stage, frame);
    frame.tied = stillTied(frame);
    frame.rolling = 0;
    frame.again = true;
    if (!frame.tied.empty()) {
        askNext(stage, frame, reason);
        return false;
    }
    tellOrder(stage, frame, reason);
    return true;
}

} // namespace escarmouche::rules::musg::play
