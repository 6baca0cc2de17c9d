// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/figure/profile.h"

#include <cstddef>

namespace escarmouche::rules::musg {

/** The printed numbers a figure has: its own, or the race row it was bought from. */
const Profile &rowOf(const Catalogue &catalogue, const Member &member);

/** How many of an item have an effect on its bearer. */
int countingItems(const Item &item, int count);

/** The terms of a price. More of them than a Number can name fold into the last one. */
class PriceParts
{
public:
    void add(const Part &part);
    int total() const { return m_total; }
    Number number() const;

private:
    static constexpr std::size_t kMost = Number::kMostParts;

    std::array<Part, kMost> m_parts{};
    std::size_t m_count = 0;
    int m_total = 0;
};

/** Figure, theme, free dagger, gear; or the price set by hand (MUSG-BAND-08). */
PriceParts priceParts(const Catalogue &catalogue, const Band &band, const Member &member);

} // namespace escarmouche::rules::musg
