// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/contact.h"
#include "tests/rules/rows/musg/moving/play_moving.h"
#include "tests/rules/rows/musg/turn/play_morale.h"
#include "tests/support/musg/fighttable.h"

namespace escarmouche::tests {

/** A band of the first seat and a human chief with two sous-fifres of the second, at the far edge
    until a row moves them. */
struct Hired {
    PlayTable table;
    PlayTable::Figures own, foes;

    Hired(Trial &trial, const BandBuilder &builder) : table(trial)
    {
        own = table.band(builder);
        foes = table.band(BandBuilder("human").chief().sousFifre(2));
        for (std::size_t at = 0; at < own.size(); ++at)
            table.at(own[at], 2 + 3.0 * static_cast<double>(at), 2);
        for (std::size_t at = 0; at < foes.size(); ++at)
            table.at(foes[at], 2 + 3.0 * static_cast<double>(at), 38);
    }
};

} // namespace escarmouche::tests
