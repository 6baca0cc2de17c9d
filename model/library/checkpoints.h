// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandfold.h"

#include <cstddef>
#include <vector>

namespace escarmouche::model {

/** Bands as they stand along a stream, every so many entries, so that a change near its end is
    folded from near its end. In memory alone: every one is a fold that could be made again. */
class Checkpoints
{
public:
    static constexpr std::size_t kEvery = 32;

    struct Place {
        std::size_t entries = 0; // that have been folded into it
        BandFold band;
    };

    /** The last one of no more than so many entries; at the least the band before the first. */
    const Place &within(std::size_t entries) const
    {
        std::size_t i = m_places.size();
        while (i > 1 && m_places[i - 1].entries > entries)
            --i;
        return m_places[i - 1];
    }
    /** The first so many entries make this band; kept where it is due. */
    void note(std::size_t entries, const BandFold &band)
    {
        if (entries % kEvery == 0 && entries > m_places.back().entries)
            m_places.push_back({entries, band});
    }
    /** Acts beyond the first so many entries stand otherwise from now on. */
    void forgetBeyond(std::size_t entries)
    {
        while (m_places.back().entries > entries)
            m_places.pop_back();
    }

private:
    std::vector<Place> m_places{Place()};
};

} // namespace escarmouche::model
