// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/aftermath.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kHundredths = 100; // in a victory point

/** What an event changes in how the bands stand. */
struct Weighing {
    const Skirmish &game;
    const BoardView &board;
    std::vector<int> &standing;

    int &of(SeatId seat) const { return standing[static_cast<std::size_t>(seat.value)]; }
    /** Half for standing at all, half by the PV left. */
    int worth(FigureId figure, int pv) const
    {
        const Fighter &fighter = game.fighter(figure);
        if (pv <= 0)
            return 0;
        const int points = game.switches().victoryPoints[static_cast<std::size_t>(fighter.rank)];
        return kHundredths * points * (fighter.pv + pv) / (2 * fighter.pv);
    }
    void leave(FigureId figure, int pv) const
    {
        const int before = board.tokens[figure.value].points;
        of(game.fighter(figure).seat()) += worth(figure, pv) - worth(figure, before);
    }

    void operator()(const MatchBegan &) const
    {
        for (std::size_t at = 0; at < game.size(); ++at) {
            const Fighter &fighter = game.fighters()[at];
            if (!fighter.missing)
                of(fighter.seat()) += worth({static_cast<std::uint8_t>(at)}, fighter.pv);
        }
    }
    /** Whoever loses his last PV is told of as put out of action, which follows. */
    void operator()(const Wounded &event) const
    {
        if (event.left > 0)
            leave(event.figure, event.left);
    }
    void operator()(const Healed &event) const { leave(event.figure, event.now); }
    void operator()(const PutOut &event) const
    {
        const int before = std::max(1, board.tokens[event.figure.value].points);
        of(game.fighter(event.figure).seat()) -= worth(event.figure, before);
    }
    void operator()(const FigureLeft &event) const { leave(event.figure, 0); }
    void operator()(const PointsScored &event) const
    {
        const auto source = static_cast<ScoreSource>(event.source);
        if (source != ScoreSource::OutOfAction && source != ScoreSource::Treasury)
            of(event.seat) += kHundredths * event.points;
    }
    template<class Other>
    void operator()(const Other &) const
    {
    }
};

} // namespace

void weigh(const Skirmish &game, const Event &event, const BoardView &board,
           std::vector<int> &standing)
{
    std::visit(Weighing{game, board, standing}, event.what);
}

} // namespace escarmouche::rules::musg::play
