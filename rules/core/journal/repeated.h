// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** Null: the phrase has no value of that name. */
inline const PhraseValue *valueNamed(const Phrase &phrase, std::string_view name)
{
    const auto found =
        std::ranges::find(phrase.values, name, &std::pair<std::string, PhraseValue>::first);
    return found == phrase.values.end() ? nullptr : &found->second;
}

/** As often as the phrase tells. */
inline int timesIn(const Phrase &phrase)
{
    const PhraseValue *times = valueNamed(phrase, "times");
    return times ? static_cast<int>(std::get<std::int64_t>(*times)) : 1;
}

/** What befell somebody once more, added to what was told of it: both name how often as `times`.
    The rest is as it was the last time. False, and nothing is changed, where they do not. */
inline bool addTimes(Phrase &told, Phrase again)
{
    const PhraseValue *before = valueNamed(told, "times");
    const PhraseValue *more = valueNamed(again, "times");
    if (told.key != again.key || !before || !more)
        return false;
    const auto sum = std::get<std::int64_t>(*before) + std::get<std::int64_t>(*more);
    std::ranges::replace(again.values, std::pair(std::string("times"), *more),
                         std::pair(std::string("times"), PhraseValue(sum)));
    told = std::move(again);
    return true;
}

/** Notices that sides which rolled for the same thing in one breath roll for it again: they were
    level. Asked event by event, in their order. */
class RollOff
{
public:
    /** The first roll after a tie. */
    bool isAgain(const ToldEvent &event)
    {
        const PhraseValue *what = valueNamed(event.sentence, "what");
        const bool isOfSide = event.as.kind == ToldAs::Kind::Dice && event.as.seat.valid() &&
                              event.as.tokens.empty() && what != nullptr;
        if (!isOfSide || (!m_rolled.empty() && m_rolled.front().what != *what))
            m_rolled.clear();
        if (!isOfSide)
            return false;
        const bool isAgain =
            m_rolled.size() > 1 && std::ranges::count(m_rolled, event.as.seat, &Rolled::seat) > 0;
        if (isAgain)
            m_rolled.clear();
        m_rolled.push_back({event.as.seat, *what});
        return isAgain;
    }

private:
    struct Rolled {
        SeatId seat;
        PhraseValue what;
    };
    std::vector<Rolled> m_rolled; // and nothing else happened since
};

} // namespace escarmouche::rules
