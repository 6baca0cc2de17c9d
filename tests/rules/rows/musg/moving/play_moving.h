// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/board/board.h"
#include "rules/musg/play/stage/lookups.h"
#include "tests/support/musg/playtable.h"

namespace escarmouche::tests {

namespace play = rules::musg::play;

/** A human chief and sous-fifres against others; the first seat acts. */
struct Field {
    PlayTable table;
    PlayTable::Figures mine, theirs;

    explicit Field(Trial &trial, int sousFifres = 2, int others = 2) : table(trial)
    {
        mine = table.band(BandBuilder("human").chief().sousFifre(sousFifres));
        theirs = table.band(BandBuilder("human").chief().sousFifre(others));
        for (std::size_t at = 0; at < mine.size(); ++at)
            table.at(mine[at], 2 + 3.0 * static_cast<double>(at), 2);
        for (std::size_t at = 0; at < theirs.size(); ++at)
            table.at(theirs[at], 2 + 3.0 * static_cast<double>(at), 38);
    }
    void begin(PlayTable::FigureId figure)
    {
        table.begin();
        table.activate(figure);
    }
    double x(PlayTable::FigureId figure) { return table[figure].at.x / 100.0; }
};

/** A box of terrain, in pas. */
inline rules::kit::geometry::Piece ground(double x, double y, double width, double depth,
                                          double height, std::uint8_t traits)
{
    rules::kit::geometry::Piece piece;
    piece.footprint = {PlayTable::place(x, y).at, PlayTable::place(x + width, y).at,
                       PlayTable::place(x + width, y + depth).at,
                       PlayTable::place(x, y + depth).at};
    piece.top = PlayTable::hundredths(height);
    piece.traits = traits;
    return piece;
}

} // namespace escarmouche::tests
