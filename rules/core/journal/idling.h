// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <string>
#include <utility>

namespace escarmouche::rules {

/** Tells of an activation in which nothing was done that it was so, where the game has words for
   it: under the key of how it ends, and "-idle". Asked event by event, in their order. */
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
        if (Phrase told = toldOf(event, book); !told.key.empty())
            event.sentence = event.as.act = std::move(told);
    }

private:
    bool m_isIdle = false; // so far
};

} // namespace escarmouche::rules
