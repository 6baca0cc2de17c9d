// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/playtable.h"

namespace escarmouche::tests {

namespace play = rules::musg::play;

/** A human band of the first seat with its figures where a row puts them, and a lone foe far off.
 */
struct OneBand {
    PlayTable table;
    PlayTable::Figures own, foes;

    OneBand(Trial &trial, const BandBuilder &builder,
            std::initializer_list<std::pair<double, double>> places)
        : table(trial)
    {
        own = table.band(builder);
        foes = table.band(BandBuilder("human").chief());
        std::size_t at = 0;
        for (const auto &[x, y] : places)
            table.at(own[at++], x, y);
        table.at(foes[0], 38, 38);
    }
    play::FigureState &operator[](std::size_t at) { return table[own[at]]; }

    /** One command test of a figure by itself. */
    play::Tested test(std::size_t at, play::Reason reason, std::initializer_list<int> faces)
    {
        play::TestFrame frame;
        frame.figure = own[at];
        frame.against = foes[0];
        frame.test = reason;
        table.run(frame);
        table.dice(faces);
        return table.last<play::Tested>();
    }
};

} // namespace escarmouche::tests
