// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace escarmouche::rules {

/** Tells how far somebody has come on a way that ends too soon, where the game has words for it:
    under the key of what is told of that, and "-gone", with the `cost` of the whole way and of what
    is `gone` of it. Asked event by event, in their order. */
class StoppingShort
{
public:
    void tell(ToldEvent &event, const PhraseBook &book)
    {
        const bool isGoing = event.gesture && event.gesture->kind == Gesture::Kind::Move &&
                             event.gesture->token == m_token;
        if (event.gesture && event.gesture->kind == Gesture::Kind::Way)
            setOut(event);
        else if (isGoing)
            m_gone += lengthOf(event.gesture->places);
        else if (!event.gesture && event.as.kind == ToldAs::Kind::Move && m_way > 0 &&
                 event.as.tokens == std::vector{m_token})
            tellGone(event, book);
    }

private:
    void setOut(const ToldEvent &event)
    {
        m_token = event.gesture->token;
        m_way = lengthOf(event.gesture->places);
        m_gone = 0;
        m_cost = 0;
        for (const auto &[name, value] : event.sentence.values) {
            if (const auto *cost = std::get_if<std::int64_t>(&value); cost && name == "cost")
                m_cost = *cost;
        }
    }
    void tellGone(ToldEvent &event, const PhraseBook &book) const
    {
        const auto gone = std::lround(static_cast<double>(m_cost) * std::min(1.0, m_gone / m_way));
        const auto add = [&](Phrase &phrase) {
            if (m_cost == 0 || !book.contains(phrase.key + "-gone"))
                return;
            phrase.key += "-gone";
            phrase.values.emplace_back("cost", m_cost);
            phrase.values.emplace_back("gone", std::int64_t{gone});
        };
        add(event.sentence);
        if (event.as.outcome)
            add(event.as.outcome->word);
    }
    static double lengthOf(const std::vector<Place> &places)
    {
        double length = 0;
        for (std::size_t at = 1; at < places.size(); ++at) {
            const auto *from = std::get_if<TablePlace>(&places[at - 1]);
            const auto *to = std::get_if<TablePlace>(&places[at]);
            if (from && to)
                length += std::hypot(to->x - from->x, to->y - from->y);
        }
        return length;
    }

    int m_token = -1;
    double m_way = 0, m_gone = 0;
    std::int64_t m_cost = 0;
};

/** Tells of an activation in which nothing was done that it was so, where the game has words for
   it: under the key of how it ends, and "-idle"; and of ways that end too soon. Asked event by
   event, in their order. */
class Idling
{
public:
    /** What its end is told as; its key is empty: it is told as it is. */
    Phrase toldOf(const ToldEvent &event, const PhraseBook &book)
    {
        const ToldAs &as = event.as;
        if (as.kind == ToldAs::Kind::Activation)
            m_isIdle = true;
        else if (!as.act.key.empty() || as.outcome || event.gesture)
            m_isIdle = false;
        if (as.kind != ToldAs::Kind::Done || as.tokens.empty() || !std::exchange(m_isIdle, false))
            return {};
        Phrase told{event.sentence.key + "-idle", event.sentence.values};
        return book.contains(told.key) ? told : Phrase{};
    }
    /** As something that somebody did. */
    void tell(ToldEvent &event, const PhraseBook &book)
    {
        m_stopping.tell(event, book);
        if (Phrase told = toldOf(event, book); !told.key.empty())
            event.sentence = event.as.act = std::move(told);
    }

private:
    bool m_isIdle = false; // so far
    StoppingShort m_stopping;
};

} // namespace escarmouche::rules
