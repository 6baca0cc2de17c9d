// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rules/rows/musg/moving/play_moving.h"

namespace escarmouche::tests {

/** One figure of the first seat at (10, 10) beside a wall with a roof, of that height, on bare
    ground or in a swamp; a foe far off. */
struct Cliff {
    PlayTable table;
    PlayTable::FigureId climber, foe;

    Cliff(Trial &trial, const BandBuilder &who, double height) : table(trial)
    {
        namespace trait = rules::kit::geometry::trait;
        climber = table.band(who)[0];
        foe = table.band(BandBuilder("human").chief())[0];
        table.pieces = {ground(10.5, 5, 10, 10, height, trait::kImpassable | trait::kFloor)};
        table.at(climber, 10, 10).at(foe, 38, 38);
    }
    void begin()
    {
        table.begin();
        table.activate(climber);
    }
    /** Straight up or down where he stands, to that level. */
    play::Walk to(double level)
    {
        play::Path way;
        way.add(table[climber].place());
        way.add({table[climber].at, PlayTable::hundredths(level)});
        return {climber, way};
    }
    play::Walk overTheEdge()
    {
        play::Path way;
        way.add(table[climber].place());
        way.add({PlayTable::place(12, 10).at, table[climber].level});
        return {climber, way};
    }
};

inline BandBuilder climbing(const char *gear)
{
    BandBuilder builder("human");
    builder.chief().with(gear);
    return builder;
}

} // namespace escarmouche::tests
