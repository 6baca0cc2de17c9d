// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace escarmouche::model {

/** What a stream makes: a band, a campaign. */
template<class Stream>
struct Fold {
    typename Stream::State state = {};
    bool removed = false;
};

/** A stream's fold as it stands along the way, every so many entries, so that a change near the
    end is folded from near the end. In memory alone: every one could be made again. A copy shares
    them. */
template<class Stream>
class Checkpoints
{
public:
    static constexpr std::size_t kEvery = Stream::kCheckpointEvery;

    struct Place {
        std::size_t entries = 0; // that have been folded into it
        std::shared_ptr<const Fold<Stream>> fold = std::make_shared<const Fold<Stream>>();
    };

    /** The last one of no more than so many entries; at the least what there is before the
        first. */
    const Place &within(std::size_t entries) const
    {
        return *std::prev(std::ranges::upper_bound(m_places, entries, {}, &Place::entries));
    }
    /** The first so many entries make this; kept where it is due and not there. */
    void note(std::size_t entries, const Fold<Stream> &fold)
    {
        if (entries % kEvery == 0 && within(entries).entries != entries)
            note({entries, std::make_shared<const Fold<Stream>>(fold)});
    }
    /** One that others have noted. */
    void note(Place place)
    {
        const auto after = std::ranges::upper_bound(m_places, place.entries, {}, &Place::entries);
        if (std::prev(after)->entries != place.entries)
            m_places.insert(after, std::move(place));
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
