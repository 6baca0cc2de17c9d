// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/band.h"

namespace escarmouche::rules::musg {

/** What an advance or injury does to a figure. */
struct Effect {
    Text text; // "CT 3+ → 2+"; of one without numbers the catalogue's own sentence
    bool isNumbers = false;

    bool operator==(const Effect &) const = default;
};

/** The figure with that advance or injury too. */
Member gaining(const Catalogue &catalogue, Member member, EntryId entry);

/** What the entry has made of the figure between the two, in the numbers it touches; one that is at
    its limit stays ("CT stays 2+"). */
Effect effectOf(const Catalogue &catalogue, const Band &band, const Member &before,
                const Member &after, EntryId entry);

} // namespace escarmouche::rules::musg
