// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rules/rows/musg/moving/play_reactions.h"

namespace escarmouche::tests {

/** A chief with Mvt 9 charges a sous-fifre who fails the reception test and steps back. */
struct SteppedBack {
    Field field;
    PlayTable &table = field.table;
    PlayTable::FigureId charger = field.mine[0], target = field.theirs[1];

    explicit SteppedBack(Trial &trial) : field(trial) {}
    /** Along y = 10, with that many PA; the target goes back so many pas. */
    void charge(double from, double to, int pas, int pa = 3)
    {
        table.at(charger, from, 10).at(target, to + 1, 10);
        field.begin(charger);
        table.withPa(charger, pa);
        table.act(play::Charge{charger, table.path(charger, {{to, 10}})});
        table.dice({6, 6, 5});
        table.accept();
        table.dice({2 * pas});
    }
    play::Follow follow(std::initializer_list<std::pair<double, double>> way)
    {
        return {charger, table.path(charger, way)};
    }
    bool isAsked() const { return table.awaits(play::Prompt::Follow); }
};

} // namespace escarmouche::tests
