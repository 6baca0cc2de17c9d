// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/tokens/tokenlook.h"
#include "app/words/language/units.h"
#include "rules/core/board/boardface.h"

namespace escarmouche::app {

/** Who or what the tokens are and what their states mean: makes looks and words of them. */
class CastBook
{
public:
    CastBook() = default;
    CastBook(rules::Cast cast, std::vector<rules::StateWord> states, rules::BoardWords words);

    /** How a token is to be drawn at all; one without points left is a body, one without a place
        and not in wait is gone. */
    rules::StateWord::Shown shownOf(const rules::Token &token) const;
    /** Somebody of the cast or of a side: no mere one of a kind. */
    bool isSomebody(const rules::Token &token) const;
    /** A figure of nobody's, such as come in crowds. */
    bool isOfCrowd(const rules::Token &token) const;
    TokenLook lookOf(const rules::Token &token, const Units &units, bool isActing) const;
    /** "Ragnar, chief, 2 of 3 points, fleeing". */
    QString told(const rules::Token &token) const;

private:
    rules::Cast m_cast;
    std::vector<rules::StateWord> m_states;
    rules::BoardWords m_words;
};

} // namespace escarmouche::app
