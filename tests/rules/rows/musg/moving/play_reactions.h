// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/contact.h"
#include "tests/rules/rows/musg/moving/play_moving.h"

namespace escarmouche::tests {

/** A human chief at (10, 10) who has not been seen by the sous-fifre with that gun at (20, 10). */
struct Encounter {
    PlayTable table;
    PlayTable::FigureId mover, mate, observer;

    Encounter(Trial &trial, const char *gun) : table(trial)
    {
        const auto mine = table.band(BandBuilder("human").chief().sousFifre());
        mover = mine[0];
        mate = mine[1];
        BandBuilder others("human");
        others.chief().sousFifre();
        if (gun)
            others.with(gun);
        const auto theirs = table.band(others);
        observer = theirs[1];
        table.at(mover, 10, 10).at(mate, 2, 2).at(theirs[0], 2, 38).at(observer, 20, 10);
    }
    void begin()
    {
        table.begin();
        table.state().seen[observer.value].erase(mover);
        table.activate(mover);
    }
    play::Walk walk(double x, double y) { return {mover, table.path(mover, {{x, y}})}; }
    double x(PlayTable::FigureId figure) { return table[figure].at.x / 100.0; }
};

} // namespace escarmouche::tests
