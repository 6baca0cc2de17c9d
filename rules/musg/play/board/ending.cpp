// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/turnsteps.h"

namespace escarmouche::rules::musg::play {

std::optional<Phrase> endingOf(const Skirmish &game, const State &seen)
{
    // MUSG-TURN-07
    if (!seen.over)
        return std::nullopt;
    const auto left = bandsLeft(game, seen);
    if (left.empty())
        return Phrase{"story.ended-nobody", {}};
    if (oneBandLeft(game, seen))
        return Phrase{"story.ended-one-band",
                      {{"band", game.sides()[static_cast<std::size_t>(left.front().value)].band}}};
    return Phrase{"story.ended-last-turn", {}};
}

BoardPhase phaseOf(const BoardView &board)
{
    switch (static_cast<Phase>(board.phase)) {
    case Phase::FirstWave:
        return {{"phase.first-wave", {}}, false};
    case Phase::SecondWave:
        return {{"phase.second-wave", {}}, false};
    default:
        return {{}, board.turn == 0};
    }
}

Phrase progressOf(const Skirmish &game, const State &seen)
{
    const TurnFrame &turn = turnOf(seen);
    const bool isFirst = turn.phase == Phase::FirstWave;
    if ((!isFirst && turn.phase != Phase::SecondWave) || !turn.active.valid() || turn.order.empty())
        return {};
    const auto band = [&game](SeatId seat) {
        return game.sides()[static_cast<std::size_t>(seat.value)].band;
    };
    Phrase progress{isFirst ? "progress.first-wave" : "progress.second-wave",
                    {{"first", band(turn.order[0])}}};
    if (isFirst)
        progress.values.emplace_back("left", std::int64_t{turn.activationsLeft});
    return progress;
}

} // namespace escarmouche::rules::musg::play
