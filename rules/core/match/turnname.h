// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/core/words/phrase.h"

namespace escarmouche::rules {

/** What that turn of a match is called, in both languages. */
inline Text nameOfTurn(const MatchRules &rules, int turn)
{
    const Phrase name = rules.turnName(turn);
    return {say(rules.phrases(), name, Language::English),
            say(rules.phrases(), name, Language::French)};
}

} // namespace escarmouche::rules
