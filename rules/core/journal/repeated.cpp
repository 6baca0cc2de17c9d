// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <string>
#include <utility>

namespace escarmouche::rules {

namespace {

const PhraseValue *valueNamed(const Phrase &phrase, const char *name)
{
    const auto found = std::ranges::find(phrase.values, name,
                                         &std::pair<std::string, PhraseValue>::first);
    return found == phrase.values.end() ? nullptr : &found->second;
}

const std::int64_t *timesOf(const Phrase &phrase)
{
    const PhraseValue *times = valueNamed(phrase, "times");
    return times ? std::get_if<std::int64_t>(times) : nullptr;
}

} // namespace

bool addTimes(Phrase &told, const Phrase &again)
{
    const std::int64_t *before = timesOf(told), *more = timesOf(again);
    if (told.key != again.key || !before || !more)
        return false;
    const std::int64_t sum = *before + *more;
    told = again;
    std::ranges::find(told.values, "times", &std::pair<std::string, PhraseValue>::first)->second =
        sum;
    return true;
}

bool RollOff::isAgain(const ToldEvent &event)
{
    const PhraseValue *what = valueNamed(event.sentence, "what");
    const bool isOfSide = event.as.kind == ToldAs::Kind::Dice && event.as.seat.valid() &&
                          event.as.tokens.empty() && what;
    if (!isOfSide || (!m_rolled.empty() && m_rolled.front().what != *what))
        m_rolled.clear();
    if (!isOfSide)
        return false;
    const bool isAgain = m_rolled.size() > 1 &&
                         std::ranges::find(m_rolled, event.as.seat, &Rolled::seat) != m_rolled.end();
    if (isAgain)
        m_rolled.clear();
    m_rolled.push_back({event.as.seat, *what});
    return isAgain;
}

} // namespace escarmouche::rules
